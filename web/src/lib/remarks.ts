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

/** Of which kind the better thing of a fault is, where it is no number of things. */
const BETTER: Record<string, string> = {
  "coach-bid-dear": "pile",
  "coach-bid-pile": "pile",
  "coach-bid-auction": "pile",
  "coach-hide-other": "card",
  "coach-hide-pile": "pile",
  "coach-show-pile": "pile",
  "coach-commerce-pile": "pile",
  "coach-first-card-pile": "pile",
  "coach-action-company": "company",
  "coach-strategy-missed": "strategy",
  "coach-strategy-other": "strategy",
  "coach-ability-missed": "investor",
  "coach-sold-other": "company",
  "coach-investor-choice": "investor",
  "coach-discard-other": "strategy",
  "coach-hand-over": "seat",
};

/** A reason or a fault as a sentence. */
export function remark(names: Names, key: string, facts: Readonly<Record<string, number>> = {}): string {
  const kindOf = (fact: string) => (fact === "better" ? (BETTER[key] ?? "count") : fact);
  const told = Object.entries(facts).map(([fact, value]) => [fact, WORDS[kindOf(fact)]?.(names, value) ?? value]);
  return say(key, Object.fromEntries(told));
}
