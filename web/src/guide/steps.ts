// What the guide says in which moment, and what it points at. Of the steps that fit a moment the first unread one speaks.

/** A moment: the round from 1, the question that I am asked, that I have been outbid, or the report that lies open. */
export interface Moment {
  round: number;
  question: string;
  outbid: boolean;
  report: number;
}

/** What a moment must have; a step for a question says nothing over a report. */
type When = { round?: number; question: string; outbid?: true } | { report: number };

export interface Step {
  /** Of its words. */
  key: string;
  when: When;
  at?: Place;
}

// What can be pointed at, by how the page marks it.
const PLACES = {
  round: ".masthead .round",
  market: "[data-part='market']",
  dice: ".dice",
  piles: "[data-part='piles']",
  "pile-a": "[data-pile='0']",
  "pile-b": "[data-pile='1']",
  "pile-c": "[data-pile='2']",
  cosmic: "[data-company='0']",
  bank: "[data-company='1']",
  labs: "[data-company='2']",
  steel: "[data-company='4']",
  electric: "[data-company='5']",
  insider: "[aria-labelledby='insider-title']",
  portfolio: "[aria-labelledby='portfolio-title']",
  players: "[aria-labelledby='players-title']",
  question: "[data-question]",
} as const;
export type Place = keyof typeof PLACES;

/** A selector of what is pointed at. */
export function placeOf(step: Step | undefined): string | null {
  return step?.at ? PLACES[step.at] : null;
}

const at = (round: number, question: string): When => ({ round, question });

const FIRST: Step[] = [
  { key: "guide-first-win", when: at(1, "place"), at: "round" },
  { key: "guide-first-have", when: at(1, "place"), at: "portfolio" },
  { key: "guide-first-pair", when: at(1, "place"), at: "insider" },
  { key: "guide-first-track", when: at(1, "place"), at: "labs" },
  { key: "guide-first-piles", when: at(1, "place"), at: "piles" },
  { key: "guide-first-mislead", when: at(1, "place"), at: "question" },
  { key: "guide-first-bid", when: at(1, "bid"), at: "piles" },
  { key: "guide-first-bid-worth", when: at(1, "bid"), at: "pile-b" },
  { key: "guide-first-outbid", when: { question: "bid", outbid: true }, at: "piles" },
  { key: "guide-first-fall", when: at(1, "sell"), at: "steel" },
  { key: "guide-first-report", when: { report: 1 } },
  { key: "guide-first-split", when: at(2, "place"), at: "labs" },
  { key: "guide-first-poison", when: at(2, "place"), at: "insider" },
  { key: "guide-first-last-bidder", when: at(2, "bid"), at: "pile-a" },
  { key: "guide-first-hold", when: at(2, "sell"), at: "labs" },
  { key: "guide-first-report-split", when: { report: 2 } },
  { key: "guide-first-boom", when: at(3, "place"), at: "piles" },
  { key: "guide-first-dividend", when: at(3, "place"), at: "insider" },
  { key: "guide-first-cheap", when: at(3, "bid"), at: "pile-c" },
  { key: "guide-first-action", when: at(3, "action"), at: "market" },
  { key: "guide-first-keep", when: at(3, "sell"), at: "electric" },
  { key: "guide-first-hide", when: at(3, "dividend"), at: "question" },
  { key: "guide-first-report-dividend", when: { report: 3 } },
  { key: "guide-first-majority", when: at(4, "place"), at: "players" },
  { key: "guide-first-more", when: at(4, "bid"), at: "pile-b" },
  { key: "guide-first-public", when: at(4, "sell"), at: "bank" },
  { key: "guide-first-second", when: at(5, "place"), at: "labs" },
  { key: "guide-first-cash", when: at(5, "place"), at: "players" },
  { key: "guide-first-alone", when: at(5, "bid"), at: "piles" },
  { key: "guide-first-stay", when: at(5, "sell"), at: "labs" },
  { key: "guide-first-last", when: at(6, "place"), at: "round" },
  { key: "guide-first-last-bid", when: at(6, "bid"), at: "players" },
  { key: "guide-first-last-sale", when: at(6, "sell"), at: "cosmic" },
  { key: "guide-first-count", when: { report: 6 } },
];

export const STEPS: Record<string, Step[]> = {
  first: FIRST,
  bonds: [
    { key: "guide-bonds-buy", when: at(1, "bonds"), at: "question" },
    { key: "guide-bonds-price", when: at(1, "bonds"), at: "portfolio" },
    { key: "guide-bonds-place", when: at(1, "place"), at: "question" },
    { key: "guide-bonds-bid", when: at(1, "bid"), at: "piles" },
    { key: "guide-bonds-interest", when: { report: 1 } },
    { key: "guide-bonds-last", when: at(2, "bonds"), at: "question" },
    { key: "guide-bonds-sell", when: at(2, "sell"), at: "portfolio" },
  ],
  commodities: [
    { key: "guide-commodities-sets", when: at(2, "place"), at: "players" },
    { key: "guide-commodities-place", when: at(2, "place"), at: "question" },
    { key: "guide-commodities-tax", when: at(2, "commerce"), at: "question" },
    { key: "guide-commodities-bid", when: at(2, "bid"), at: "piles" },
    { key: "guide-commodities-sell", when: at(2, "sell"), at: "portfolio" },
  ],
  dice: [
    { key: "guide-dice-roll", when: at(1, "place"), at: "dice" },
    { key: "guide-dice-read", when: at(1, "place"), at: "market" },
    { key: "guide-dice-bid", when: at(1, "bid"), at: "piles" },
    { key: "guide-dice-sell", when: at(1, "sell"), at: "cosmic" },
  ],
  strategies: [
    { key: "guide-strategies-box", when: at(1, "discard"), at: "question" },
    { key: "guide-strategies-place", when: at(1, "place"), at: "question" },
    { key: "guide-strategies-bid", when: at(1, "bid"), at: "piles" },
    { key: "guide-strategies-play", when: at(1, "action"), at: "question" },
    { key: "guide-strategies-sell", when: at(1, "sell"), at: "portfolio" },
  ],
  investor: [
    { key: "guide-investor-choose", when: { question: "choose-investor" }, at: "question" },
    { key: "guide-investor-place", when: at(1, "place"), at: "players" },
    { key: "guide-investor-bid", when: at(1, "bid"), at: "piles" },
    { key: "guide-investor-sell", when: at(1, "sell"), at: "portfolio" },
  ],
  "first-player": [
    { key: "guide-first-player-order", when: at(1, "place"), at: "players" },
    { key: "guide-first-player-card", when: at(1, "first-player-card"), at: "piles" },
    { key: "guide-first-player-bid", when: at(1, "bid"), at: "piles" },
    { key: "guide-first-player-hand", when: at(1, "hand-over"), at: "players" },
    { key: "guide-first-player-report", when: { report: 1 } },
    { key: "guide-first-player-last", when: at(2, "place"), at: "players" },
  ],
  "advanced-board": [
    { key: "guide-advanced-board-tracks", when: at(1, "place"), at: "market" },
    { key: "guide-advanced-board-cosmic", when: at(1, "place"), at: "cosmic" },
    { key: "guide-advanced-board-steel", when: at(1, "bid"), at: "steel" },
    { key: "guide-advanced-board-sell", when: at(1, "sell"), at: "portfolio" },
  ],
  "two-players": [
    { key: "guide-two-players-pairs", when: at(1, "place"), at: "insider" },
    { key: "guide-two-players-hands", when: at(1, "place"), at: "question" },
    { key: "guide-two-players-meeples", when: at(1, "bid"), at: "piles" },
    { key: "guide-two-players-sell", when: at(1, "sell"), at: "steel" },
  ],
};

export function fits(when: When, moment: Moment): boolean {
  if ("report" in when) return when.report === moment.report;
  if (moment.report || when.question !== moment.question) return false;
  return (when.round ?? moment.round) === moment.round && (!when.outbid || moment.outbid);
}
