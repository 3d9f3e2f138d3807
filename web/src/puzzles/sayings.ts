// What is said of a play: why it is the best, or what is wrong with it. Facts are numbers; here they get their names.
import { answersInWords } from "../hints/advice";
import type { Choice } from "../lib/choice.svelte";
import { FORMS, SIDES } from "../lib/kinds";
import type { Names } from "../lib/names";
import { remark } from "../lib/remarks";
import type { AnswerChoice, Saying } from "../lib/types";
<<<<<<< HEAD
import { capital, listed, say } from "../lib/words.svelte";
=======
import { type Facts, capital, listed, money, say } from "../lib/words.svelte";

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
  "coach-hand-over": receiver,
};
>>>>>>> puzzles

/** Whoever is given something. */
function receiver(names: Names, seat: number): string {
  return seat === names.you ? say("puzzles-yourself") : names.seat(seat);
}

export function told(names: Names, { key, facts }: Saying): string {
<<<<<<< HEAD
  return remark(names, key, facts);
=======
  const named: Facts = namedFacts(names, facts);
  const { strategy, investor, seat, better } = facts;
  if (strategy !== undefined) named["strategy"] = names.strategy(strategy);
  if (investor !== undefined) named["investor"] = names.investor(investor);
  if (seat !== undefined) named["seat"] = receiver(names, seat);
  if (better !== undefined) named["better"] = BETTER[key]?.(names, better) ?? better;
  for (const sum of ["better_cost", "better_worth"]) if (facts[sum] !== undefined) named[sum] = money(facts[sum]);
  return say(key, named);
>>>>>>> puzzles
}

/** A play in as few words as tell it from the others. */
export function playWords(choice: Choice, answers: readonly AnswerChoice[]): string {
  const parts = answers.filter((answer) => answer.family !== "pass");
  const all = (family: string) => parts.length > 0 && parts.every((answer) => answer.family === family);
  if (all("place")) return capital(listed(parts.map((answer) => placed(choice.names, answer))));
  if (all("sell")) return say("puzzles-sell", { sales: listed(counted(parts.map((answer) => sold(choice.names, answer)))) });
<<<<<<< HEAD
  return answersInWords(choice, answers);
=======
  if (all("seat") && choice.key === "hand-over") return goesFirst(choice.names, parts[0]?.args[0] ?? 0);
  return inWords(choice, answers);
>>>>>>> puzzles
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
