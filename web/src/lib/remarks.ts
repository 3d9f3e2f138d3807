// Facts of a sentence, which come as numbers, in the words of a table: for advice, and for what the coach says.
import type { Names } from "./names";
import { type Facts, money } from "./words.svelte";

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
  seat: (names, seat) => names.seat(seat),
  worth: asMoney,
  cost: asMoney,
  price: asMoney,
  kept: asMoney,
  money: asMoney,
  better_cost: asMoney,
  better_worth: asMoney,
};

/** `better` is of the kind of another fact: of which, the sentence knows. */
export function inWords(names: Names, facts: Readonly<Record<string, number>>, better = "count"): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([fact, value]) => [fact, WORDS[fact === "better" ? better : fact]?.(names, value) ?? value]),
  );
}
