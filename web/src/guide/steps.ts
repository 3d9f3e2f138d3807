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
  /** Its words are `guide-` and this. */
  key: string;
  when: When;
  at?: Place;
}

// What can be pointed at, by how the page marks it.
const PLACES = {
  round: ".masthead .round",
  market: "[aria-labelledby='market-title']",
  dice: ".dice",
  piles: "[aria-labelledby='piles-title']",
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

export function placeOf(step: Step): HTMLElement | null {
  return step.at ? document.querySelector<HTMLElement>(PLACES[step.at]) : null;
}

const at = (round: number, question: string): When => ({ round, question });

const FIRST: Step[] = [
  { key: "first-win", when: at(1, "place"), at: "round" },
  { key: "first-have", when: at(1, "place"), at: "portfolio" },
  { key: "first-pair", when: at(1, "place"), at: "insider" },
  { key: "first-track", when: at(1, "place"), at: "labs" },
  { key: "first-piles", when: at(1, "place"), at: "piles" },
  { key: "first-mislead", when: at(1, "place"), at: "question" },
  { key: "first-outbid", when: { question: "bid", outbid: true }, at: "piles" },
  { key: "first-bid", when: at(1, "bid"), at: "piles" },
  { key: "first-bid-worth", when: at(1, "bid"), at: "pile-b" },
  { key: "first-fall", when: at(1, "sell"), at: "steel" },
  { key: "first-report", when: { report: 1 } },
  { key: "first-split", when: at(2, "place"), at: "labs" },
  { key: "first-poison", when: at(2, "place"), at: "insider" },
  { key: "first-last-bidder", when: at(2, "bid"), at: "pile-a" },
  { key: "first-hold", when: at(2, "sell"), at: "labs" },
  { key: "first-report-split", when: { report: 2 } },
  { key: "first-boom", when: at(3, "place"), at: "piles" },
  { key: "first-dividend", when: at(3, "place"), at: "insider" },
  { key: "first-cheap", when: at(3, "bid"), at: "pile-c" },
  { key: "first-action", when: at(3, "action"), at: "market" },
  { key: "first-keep", when: at(3, "sell"), at: "electric" },
  { key: "first-report-dividend", when: { report: 3 } },
  { key: "first-majority", when: at(4, "place"), at: "players" },
  { key: "first-more", when: at(4, "bid"), at: "pile-b" },
  { key: "first-public", when: at(4, "sell"), at: "bank" },
  { key: "first-second", when: at(5, "place"), at: "labs" },
  { key: "first-alone", when: at(5, "bid"), at: "piles" },
  { key: "first-stay", when: at(5, "sell"), at: "labs" },
  { key: "first-last", when: at(6, "place"), at: "round" },
  { key: "first-last-bid", when: at(6, "bid"), at: "players" },
  { key: "first-last-sale", when: at(6, "sell"), at: "cosmic" },
  { key: "first-count", when: { report: 6 } },
];

export const STEPS: Record<string, Step[]> = {
  first: FIRST,
  bonds: [
    { key: "bonds-buy", when: at(1, "bonds"), at: "question" },
    { key: "bonds-price", when: at(1, "bonds"), at: "portfolio" },
    { key: "bonds-place", when: at(1, "place"), at: "question" },
    { key: "bonds-bid", when: at(1, "bid"), at: "piles" },
    { key: "bonds-interest", when: { report: 1 } },
    { key: "bonds-last", when: at(2, "bonds"), at: "question" },
    { key: "bonds-sell", when: at(2, "sell"), at: "portfolio" },
  ],
  commodities: [
    { key: "commodities-sets", when: at(2, "place"), at: "players" },
    { key: "commodities-place", when: at(2, "place"), at: "question" },
    { key: "commodities-tax", when: at(2, "commerce"), at: "question" },
    { key: "commodities-bid", when: at(2, "bid"), at: "piles" },
    { key: "commodities-sell", when: at(2, "sell"), at: "portfolio" },
  ],
  dice: [
    { key: "dice-roll", when: at(1, "place"), at: "dice" },
    { key: "dice-read", when: at(1, "place"), at: "market" },
    { key: "dice-bid", when: at(1, "bid"), at: "piles" },
    { key: "dice-sell", when: at(1, "sell"), at: "cosmic" },
  ],
  strategies: [
    { key: "strategies-box", when: at(1, "discard"), at: "question" },
    { key: "strategies-place", when: at(1, "place"), at: "question" },
    { key: "strategies-bid", when: at(1, "bid"), at: "piles" },
    { key: "strategies-play", when: at(1, "action"), at: "question" },
    { key: "strategies-sell", when: at(1, "sell"), at: "portfolio" },
  ],
  investor: [
    { key: "investor-choose", when: { question: "choose-investor" }, at: "question" },
    { key: "investor-place", when: at(1, "place"), at: "players" },
    { key: "investor-bid", when: at(1, "bid"), at: "piles" },
    { key: "investor-sell", when: at(1, "sell"), at: "portfolio" },
  ],
  "first-player": [
    { key: "first-player-order", when: at(1, "place"), at: "players" },
    { key: "first-player-card", when: at(1, "first-player-card"), at: "piles" },
    { key: "first-player-bid", when: at(1, "bid"), at: "piles" },
    { key: "first-player-hand", when: at(1, "hand-over"), at: "players" },
    { key: "first-player-report", when: { report: 1 } },
    { key: "first-player-last", when: at(2, "place"), at: "players" },
  ],
  "advanced-board": [
    { key: "advanced-board-tracks", when: at(1, "place"), at: "market" },
    { key: "advanced-board-cosmic", when: at(1, "place"), at: "cosmic" },
    { key: "advanced-board-steel", when: at(1, "bid"), at: "steel" },
    { key: "advanced-board-sell", when: at(1, "sell"), at: "portfolio" },
  ],
  "two-players": [
    { key: "two-players-pairs", when: at(1, "place"), at: "insider" },
    { key: "two-players-hands", when: at(1, "place"), at: "question" },
    { key: "two-players-meeples", when: at(1, "bid"), at: "piles" },
    { key: "two-players-sell", when: at(1, "sell"), at: "steel" },
  ],
};

export function fits(when: When, moment: Moment): boolean {
  if ("report" in when) return when.report === moment.report;
  if (moment.report || when.question !== moment.question) return false;
  return (when.round ?? moment.round) === moment.round && (!when.outbid || moment.outbid);
}
