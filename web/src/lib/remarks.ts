// Sentences whose facts come as numbers, in the words of a table: advice, and what the coach says.
import type { Names } from "./names";
import { money, say } from "./words.svelte";

type Word = (names: Names, value: number) => string | number;

const asPile: Word = (names, pile) => names.pile(pile);
const asMoney: Word = (_, amount) => money(amount);

const WORDS: Record<string, Word> = {
  pile: asPile,
  other: asPile,
  card: (names, card) => names.card(card),
  company: (names, company) => names.company(company),
  investor: (names, investor) => names.investor(investor),
  strategy: (names, strategy) => names.strategy(strategy),
  seat: (names, seat) => (seat === names.you ? say("puzzles-yourself") : names.seat(seat)),
  worth: asMoney,
  cost: asMoney,
  price: asMoney,
  kept: asMoney,
  money: asMoney,
  better_cost: asMoney,
  better_worth: asMoney,
};

/** A reason or a fault as a sentence. */
export function remark(names: Names, key: string, facts: Readonly<Record<string, number>> = {}): string {
  const kindOf = (fact: string) => (fact === "better" ? (names.figures.sentences.better[key] ?? "count") : fact);
  const told = Object.entries(facts).map(([fact, value]) => [fact, WORDS[kindOf(fact)]?.(names, value) ?? value]);
  return say(key, Object.fromEntries(told));
}
