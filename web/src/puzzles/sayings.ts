// What is said of a play: why it is the best, or what is wrong with it. Facts are numbers; here they get their names.
import { answersInWords } from "../hints/advice";
import type { Choice } from "../lib/choice.svelte";
import { FORMS, SIDES } from "../lib/kinds";
import type { Names } from "../lib/names";
import { remark } from "../lib/remarks";
import type { AnswerChoice, Saying } from "../lib/types";
import { capital, listed, say } from "../lib/words.svelte";

export function told(names: Names, { key, facts }: Saying): string {
  return remark(names, key, facts);
}

/** A play in as few words as tell it from the others. */
export function playWords(choice: Choice, answers: readonly AnswerChoice[]): string {
  const parts = answers.filter((answer) => answer.family !== "pass");
  const all = (family: string) => parts.length > 0 && parts.every((answer) => answer.family === family);
  if (all("place")) return capital(listed(parts.map((answer) => placed(choice.names, answer))));
  if (all("sell")) return say("puzzles-sell", { sales: listed(counted(parts.map((answer) => sold(choice.names, answer)))) });
  if (all("seat") && choice.key === "hand-over") return goesFirst(choice.names, parts[0]?.args[0] ?? 0);
  return answersInWords(choice, answers);
}

function goesFirst(names: Names, seat: number): string {
  return seat === names.you ? say("puzzles-first-me") : say("puzzles-first", { seat: names.seat(seat) });
}

function placed(names: Names, { args: [card = 0, side = 0, pile = 0] }: AnswerChoice): string {
  return say("puzzles-placed", { card: names.shortCard(card), side: say(`side-${SIDES[side] ?? "up"}`), pile: names.pile(pile) });
}

function sold(names: Names, { args: [form = 0, company = 0] }: AnswerChoice): string {
  return say(`web-form-${FORMS[form] ?? "share"}`, { company: names.short(company) });
}

function counted(parts: readonly string[]): string[] {
  return [...new Set(parts)].map((part) => `${parts.filter((each) => each === part).length} × ${part}`);
}
