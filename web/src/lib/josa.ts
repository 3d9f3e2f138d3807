// Korean particles that depend on the sound before them, as messages call them: { JOSA($seat, "이/가") }.
// The server's words/josa.py says the same of every word; tests hold the two together.
import type { FluentFunction, FluentValue } from "@fluent/bundle";

const FIRST = "가".charCodeAt(0);
const LAST = "힣".charCodeAt(0);
const ENDS = 28; // ways in which a syllable can end; Unicode has them in this order
const NONE = 0;
const RIEUL = 8;
const OTHER = 1;
// 영 일 이 삼 사 오 육 칠 팔 구; a zero after other digits ends a 십, 백, 천 or 만, all on a consonant.
const DIGITS = [OTHER, RIEUL, NONE, OTHER, NONE, NONE, OTHER, RIEUL, RIEUL, NONE];

export const JOSA: FluentFunction = ([word, pair]) => josa(said(word), said(pair));

/** A word with the particle that fits, of a pair: after a consonant, after a vowel. */
export function josa(word: string, pair: string): string {
  const [closed = "", opened = ""] = pair.split("/");
  const ending = endingOf(word);
  if (ending === null) return word + both(closed, opened);
  const afterVowel = ending === NONE || (ending === RIEUL && closed.startsWith("으"));
  return word + (afterVowel ? opened : closed);
}

/** How a text sounds at its end. How Latin letters are spoken nobody can say. */
function endingOf(text: string): number | null {
  const end = text.normalize("NFC").match(/[\p{L}\p{N}%](?=[^\p{L}\p{N}%]*$)/u)?.[0];
  if (end === undefined) return null;
  if (end === "%") return NONE; // 퍼센트
  const last = end.normalize("NFKC").slice(-1); // digits may be wide, or in circles
  const code = last.charCodeAt(0);
  if (code >= FIRST && code <= LAST) return (code - FIRST) % ENDS;
  return /[0-9]/.test(last) ? (DIGITS[Number(last)] ?? null) : null;
}

/** Both forms, the part that only one of them has in brackets: 은(는), (으)로. */
function both(closed: string, opened: string): string {
  return closed.endsWith(opened) ? `(${closed.slice(0, closed.length - opened.length)})${opened}` : `${closed}(${opened})`;
}

function said(value: FluentValue | undefined): string {
  const plain = typeof value === "string" ? value : value?.valueOf();
  return typeof plain === "number" ? plain.toLocaleString("ko") : String(plain ?? "");
}
