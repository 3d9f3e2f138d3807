// The texts that a deal is made of, line by line as docs/fairness.md writes them: statement, commitments, transcript.
import { fingerprint } from "./hashes";

export const VERSION = 1;
const NAME = `stockpile deal ${VERSION}`;

/** A person's part: what the seat committed to, and what it revealed. */
export interface Part {
  seat: number;
  commitment?: string | null;
  share?: string | null;
}

export interface Sitting {
  seat: number;
  kind: string;
  who: string;
}

/** What a statement says: which game is dealt to whom. */
export interface Statement {
  table: string;
  start: number;
  players: number;
  modules: string[];
  sets: string[];
  figures: string;
  first: number | null;
  seats: Sitting[];
}

const STATEMENT = new RegExp(
  `^${NAME}\\ntable (\\S+)\\nstart (\\d{1,9})\\nconfig (\\S+)\\nfigures (\\S+)\\nfirst (\\d|lot)\\n((?:seat \\d (?:human|bot) \\S+\\n)+)$`,
);

/** What a statement says, or null if it is none. */
export function readStatement(text: string): Statement | null {
  const found = STATEMENT.exec(text);
  if (!found) return null;
  const [, table = "", start = "", config = "", figures = "", first = "", seats = ""] = found;
  const game = readConfig(config);
  if (!game) return null;
  const sittings = [...seats.matchAll(/seat (\d) (\w+) (\S+)\n/g)].map(([, seat, kind = "", who = ""]) => ({ seat: Number(seat), kind, who }));
  const inOrder = sittings.every((sitting, at) => sitting.seat === at) && sittings.length === game.players;
  return inOrder ? { table, start: Number(start), ...game, figures, first: first === "lot" ? null : Number(first), seats: sittings } : null;
}

function readConfig(text: string): Pick<Statement, "players" | "modules" | "sets"> | null {
  try {
    const { players, modules, investor_sets: sets } = JSON.parse(text) as { players: number; modules: string[]; investor_sets: string[] };
    return Number.isInteger(players) && Array.isArray(modules) && Array.isArray(sets) ? { players, modules, sets } : null;
  } catch {
    return null;
  }
}

/** What the server commits to before anybody else does: its secret, and all that the statement says. */
export function serverCommitment(statement: string, secret: string): string {
  return fingerprint(`${statement}server ${secret}\n`);
}

/** What a seat commits to: its share, and that the server had committed before. */
export function seatCommitment(server: string, seat: number, share: string): string {
  return fingerprint(`${NAME}\nserver ${server}\nseat ${seat} ${share}\n`);
}

/** Everything that a deal was made of; the cards follow from it and from nothing else. */
export function transcriptOf(statement: string, commitment: string, secret: string, parts: readonly Part[]): string {
  const commits = parts.map((part) => `commit ${part.seat} ${part.commitment ?? "none"}\n`);
  const reveals = parts.map((part) => `reveal ${part.seat} ${part.share ?? "none"}\n`);
  return [statement, `commit server ${commitment}\n`, ...commits, `secret ${secret}\n`, ...reveals].join("");
}
