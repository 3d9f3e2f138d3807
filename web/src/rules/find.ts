// Looking for words in the rules, as the terminal does it: what has all of them, those of its heading counted.
import type { ManualBlock, ManualPiece, ManualSection } from "../lib/types";

type Line = readonly ManualPiece[];

const said = (lines: readonly Line[]): string => lines.map((line) => line.map((piece) => piece.text).join("")).join(" ");
const plain = (text: string): string => text.normalize("NFC").toLowerCase().replace(/[^\p{L}\p{N}_$+-]+/gu, " ").trim();

export function wordsOf(typed: string): string[] {
  return plain(typed).split(" ").filter(Boolean);
}

export function found(sections: readonly ManualSection[], words: readonly string[]): ManualSection[] {
  if (!words.length) return [...sections];
  const hits = sections.map((section) => ({ ...section, blocks: (section.blocks ?? []).flatMap((block) => left(section.title, block, words)) }));
  return hits.filter((section) => section.blocks.length > 0);
}

/** What is left of a block: all of a paragraph, of lists and tables the rows that match. */
function left(title: string, block: ManualBlock, words: readonly string[]): ManualBlock[] {
  if (!block.rows?.length) return matches(title, `${block.number ?? ""} ${said([block.line ?? []])}`, words) ? [block] : [];
  const rows = block.rows.filter((row) => matches(title, said(row), words));
  return rows.length ? [{ ...block, rows }] : [];
}

function matches(title: string, text: string, words: readonly string[]): boolean {
  const [here, around] = [plain(text), plain(title)];
  return words.some((word) => here.includes(word)) && words.every((word) => here.includes(word) || around.includes(word));
}
