// The cards as they came to be seen here during the game: at the end they must be those of the deal.
import type { Event, EventName, AnswerEvents } from "../lib/types";
import type { Chance } from "./deriving";

type Seen = number | null;

/** Of every deck what was seen, in its order; null for what others drew, and for what was laid out by somebody. */
export interface Glimpse {
  first: Seen;
  shares: Seen[];
  market: Seen[];
  pairs: Seen[][];
  dice: Seen[][];
  commerce: Seen[];
  investors: Seen[];
  strategies: Seen[];
}

const PAIRS = 6;

type Looks = { [Name in EventName]?: (event: Event<Name>, seen: Glimpse) => void };

// A table of all events that show something of the decks; the market deck is drawn from for hands and by the bank.
const LOOKS: Looks = {
  "share-dealt": ({ seat, company }, seen) => (seen.shares[seat] = company),
  "round-started": ({ first }, seen) => {
    seen.first ??= first;
    seen.pairs.push(Array<Seen>(2 * PAIRS).fill(null));
  },
  "hand-dealt": ({ cards }, seen) => seen.market.push(...cards),
  "card-placed": ({ seat, card }, seen) => seat === null && seen.market.push(card),
  "dice-rolled": ({ forecasts }, seen) => seen.dice.push([...forecasts]),
  "pair-dealt": ({ pair, company, forecast }, seen) => seen.pairs.at(-1)?.splice(2 * pair, 2, company, forecast),
  "commerce-drawn": ({ commerce }, seen) => seen.commerce.push(commerce),
  "investors-dealt": ({ investors }, seen) => seen.investors.push(...investors),
  "strategies-dealt": ({ strategies }, seen) => seen.strategies.push(...strategies),
};

/** What one observer saw, from all that it was told. */
export function glimpse(told: readonly AnswerEvents[]): Glimpse {
  const seen: Glimpse = { first: null, shares: [], market: [], pairs: [], dice: [], commerce: [], investors: [], strategies: [] };
  const events = told.flatMap((news) => news.events);
  const laidOut = new Set<number>(); // rounds in which somebody kept a card and laid the pairs out
  for (const event of events) {
    if (event.event === "card-kept") laidOut.add(seen.pairs.length);
    (LOOKS[event.event] as ((event: unknown, seen: Glimpse) => void) | undefined)?.(event, seen);
  }
  for (const round of laidOut) seen.pairs[round - 1] = [];
  return seen;
}

/** Both together; what was seen first counts. */
export function merged(before: Glimpse | null, now: Glimpse): Glimpse {
  if (!before) return now;
  const both = { ...now, first: before.first ?? now.first };
  for (const deck of DECKS) both[deck] = row(before[deck], now[deck]);
  for (const deck of BY_ROUND) both[deck] = longer(before[deck], now[deck]).map((_, round) => row(before[deck][round] ?? [], now[deck][round] ?? []));
  return both;
}

/** What was seen and is not in these decks: the names of those that are wrong. */
export function contradictions(seen: Glimpse, chance: Chance): (keyof Chance)[] {
  const wrong = (row: readonly Seen[], cards: readonly number[] | undefined) => row.some((card, at) => card !== null && card !== cards?.[at]);
  return [
    ...(seen.first !== null && seen.first !== chance.first ? (["first"] as const) : []),
    ...DECKS.filter((deck) => wrong(seen[deck], chance[deck])),
    ...BY_ROUND.filter((deck) => seen[deck].some((row, round) => wrong(row, chance[deck][round]))),
  ];
}

const DECKS = ["shares", "market", "commerce", "investors", "strategies"] as const;
const BY_ROUND = ["pairs", "dice"] as const;

function longer<Row>(one: readonly Row[], other: readonly Row[]): readonly Row[] {
  return one.length > other.length ? one : other;
}

function row(before: readonly Seen[], now: readonly Seen[]): Seen[] {
  return longer(before, now).map((_, at) => before[at] ?? now[at] ?? null);
}
