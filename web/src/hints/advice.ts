// Advice as a sentence, and as a prepared answer: filled in where it would be chosen by hand, and never sent.
import type { Choice } from "../lib/choice.svelte";
import { COMMODITY } from "../lib/kinds";
import { remark } from "../lib/remarks";
import type { Advice, AnswerChoice } from "../lib/types";
import { capital, listed, say } from "../lib/words.svelte";

/** What to do, in words. Equal answers are counted. */
export function answersInWords(choice: Choice, answers: readonly AnswerChoice[]): string {
  const counts = new Map<string, number>();
  const told = answers.length > 1 ? answers.filter((each) => each.family !== "pass") : answers;
  for (const answer of told) {
    const text = wordsOf(choice, answer);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return capital(listed([...counts].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text))));
}

function wordsOf(choice: Choice, answer: AnswerChoice): string {
  if (answer.family === "pass") return say(choice.sells ? "web-confirm-keep" : `web-pass-${choice.key}`);
  const offered = choice.answers.find((each) => each.number === answer.number) ?? answer; // it knows what a bid costs
  return choice.names.answer(offered);
}

/** Why, in one sentence. */
export function reason(choice: Choice, advice: Advice): string {
  return remark(choice.names, `advice-${advice.why}`, advice.facts);
}

/** Fill in what was advised; what the player had begun is replaced. */
export function prepare(choice: Choice, advice: Advice): void {
  if (choice.places) placeAll(choice, advice.answers);
  else if (choice.sells) sellAll(choice, advice.answers);
  else if (choice.key === "discard") boxAll(choice, advice.answers);
  else choice.picked = choice.answers.find((each) => each.number === advice.answers[0]?.number) ?? null;
}

function placeAll(choice: Choice, answers: readonly AnswerChoice[]): void {
  choice.placings.forEach((_, at) => choice.lift(at));
  const placed = new Set<number>();
  for (const { args } of answers) {
    const [card = 0, ...rest] = args;
    const kind = choice.placesCommerce ? COMMODITY + card : card;
    const at = choice.placings.findIndex((each, place) => each.kind === kind && !placed.has(place));
    if (at < 0) continue;
    placed.add(at);
    if (!choice.placesCommerce) choice.turn(at, rest[0] === 1 ? 1 : 0);
    choice.active = at;
    choice.place(rest.at(-1) ?? 0);
  }
}

function sellAll(choice: Choice, answers: readonly AnswerChoice[]): void {
  choice.sales = [];
  for (const { number } of answers) {
    const offered = choice.of("sell", "short").find((each) => each.number === number);
    if (offered) choice.sell(offered);
  }
}

function boxAll(choice: Choice, answers: readonly AnswerChoice[]): void {
  choice.boxed = [];
  const mine = choice.view.mine?.strategies ?? [];
  for (const { args } of answers) {
    const at = mine.findIndex((card, place) => card === args[0] && !choice.boxed.includes(place));
    if (at >= 0) choice.box(at);
  }
}
