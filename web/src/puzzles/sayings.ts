// What is said of a play: why it is the best, or what is wrong with it. Facts are numbers; here they get their names.
import { namedFacts } from "../hints/advice";
import type { Names } from "../lib/names";
import type { Saying } from "../lib/types";
import { type Facts, money, say } from "../lib/words.svelte";

/** What the better thing is, where it is no number of things. */
const BETTER: Record<string, (names: Names, value: number) => string> = {
  "coach-bid-dear": (names, pile) => names.pile(pile),
  "coach-bid-pile": (names, pile) => names.pile(pile),
  "coach-hide-other": (names, card) => names.card(card),
  "coach-hide-pile": (names, pile) => names.pile(pile),
  "coach-show-pile": (names, pile) => names.pile(pile),
  "coach-commerce-pile": (names, pile) => names.pile(pile),
  "coach-first-card-pile": (names, pile) => names.pile(pile),
  "coach-action-company": (names, company) => names.company(company),
  "coach-strategy-missed": (names, strategy) => names.strategy(strategy),
  "coach-strategy-other": (names, strategy) => names.strategy(strategy),
  "coach-ability-missed": (names, investor) => names.investor(investor),
  "coach-sold-other": (names, company) => names.company(company),
  "coach-investor-choice": (names, investor) => names.investor(investor),
  "coach-discard-other": (names, strategy) => names.strategy(strategy),
  "coach-hand-over": (names, seat) => names.seat(seat),
};

export function told(names: Names, { key, facts }: Saying): string {
  const named: Facts = namedFacts(names, facts);
  const { strategy, investor, seat, better } = facts;
  if (strategy !== undefined) named["strategy"] = names.strategy(strategy);
  if (investor !== undefined) named["investor"] = names.investor(investor);
  if (seat !== undefined) named["seat"] = names.seat(seat);
  if (better !== undefined) named["better"] = BETTER[key]?.(names, better) ?? better;
  for (const sum of ["better_cost", "better_worth"]) if (facts[sum] !== undefined) named[sum] = money(facts[sum]);
  return say(key, named);
}
