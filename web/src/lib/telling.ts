// Events as lines of the ticker tape.
import { FORMS, SIDES, forecastText } from "./kinds";
import type { Names } from "./names";
import { pairTold, whosePair } from "./pairs";
import type { Event, EventMessage, TableView } from "./types";
import { type Facts, listed, money, say } from "./words.svelte";

export interface Line {
  number: number;
  seat: number | null;
  readonly text: string;
  /** Headlines open a part of the round. */
  headline: boolean;
}

/** Not what others drew, nor a sum that was just named. */
export function worthTelling(event: EventMessage): boolean {
  switch (event.event) {
    case "share-dealt":
      return event.company !== null;
    case "pair-dealt":
      return event.company !== null;
    case "hand-dealt":
    case "strategies-dealt":
    case "investors-dealt":
    case "commerce-drawn":
    case "investor-picked":
    case "pair-looked-at":
      return !hasHidden(event);
    case "card-placed":
      return event.seat !== null;
    case "money-moved":
      return event.reason !== "sale" && event.amount !== 0;
    default:
      return true;
  }
}

function hasHidden(event: EventMessage): boolean {
  const facts = Object.entries(event).filter(([name]) => name !== "seat"); // no seat means the table itself
  return facts.some(([, fact]) => fact === null || (Array.isArray(fact) && fact.includes(null as never)));
}

const HEADLINES: ReadonlySet<string> = new Set(["round-started", "round-ended", "game-ended", "stock-split", "went-bankrupt"]);
const HIDABLE: ReadonlySet<string> = new Set([
  "share-dealt",
  "pair-dealt",
  "hand-dealt",
  "card-placed",
  "strategy-discarded",
  "strategies-dealt",
  "investors-dealt",
  "commerce-drawn",
  "pile-looked-at",
]);

function keyOf(event: EventMessage): string {
  if (event.event === "card-placed" && event.seat === null) return "event-card-opened";
  if (event.event === "money-moved") return event.amount > 0 ? "event-money-received" : "event-money-paid";
  if (HIDABLE.has(event.event) && hasHidden(event)) return `event-${event.event}-hidden`;
  return `event-${event.event}`;
}

/** With the table as it was just before, if one has it: cards that change piles are named by it. */
export function lineOf(names: Names, event: EventMessage, number: number, before: TableView | null = null): Line {
  const moved = event.event === "card-moved" ? movedCard(event, before) : null;
  const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
  return {
    number,
    seat,
    headline: HEADLINES.has(event.event),
    get text() {
      const facts = factsOf(names, event); // said when it is read: the language may have changed
      return moved === null ? say(keyOf(event), facts) : say("web-card-moved", { ...facts, card: names.card(moved) });
    },
  };
}

/** The card, if its face is known here; a table on which nobody was asked to move one is older than that. */
function movedCard(event: Event<"card-moved">, before: TableView | null): number | null {
  const asked = before?.question?.question === "investor" && before.question.seat === event.seat;
  return asked ? (before.piles[event.pile]?.cards[event.card]?.kind ?? null) : null;
}

/** What the fields of an event are called in a sentence, and what the sentence needs besides. */
function factsOf(names: Names, event: EventMessage): Facts {
  return { ...common(names, event), ...more(names, event) };
}

const COMMON: Record<string, (names: Names, fact: never) => string | number> = {
  seat: (names, seat: number) => names.seat(seat),
  receiver: (names, seat: number) => names.seat(seat),
  first: (names, seat: number) => names.seat(seat),
  seats: (names, seats: number[]) => listed(seats.map((seat) => names.seat(seat))),
  winners: (names, seats: number[]) => listed(seats.map((seat) => names.seat(seat))),
  company: (names, company: number) => names.company(company),
  forecast: (_, forecast: number) => forecastText(forecast),
  pile: (names, pile: number) => names.pile(pile),
  to_pile: (names, pile: number) => names.pile(pile),
  side: (_, side: number) => say(`side-${SIDES[side] ?? "up"}`),
  round: (_, round: number) => round + 1,
  fee: (names, fee: number) => money(names.fee(fee)),
  form: (_, form: number) => FORMS[form] ?? "share",
  commerce: (names, kind: number) => names.commerce(kind),
  investor: (names, investor: number) => names.investor(investor),
  strategy: (names, strategy: number) => names.strategy(strategy),
  shares: (_, shares: number) => shares,
  count: (_, count: number) => count,
};

function common(names: Names, event: EventMessage): Facts {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(event)) {
    const word = COMMON[name];
    if (word && fact !== null) facts[name] = word(names, fact as never);
  }
  return facts;
}

function more(names: Names, event: EventMessage): Facts {
  switch (event.event) {
    case "round-started":
      return { rounds: names.figures.rounds, last: event.round === names.figures.rounds - 1 ? "yes" : "no" };
    case "pair-dealt":
    case "pair-shown":
      return { whose: whosePair(names, event.pair) };
    case "hand-dealt":
    case "pile-taken":
    case "pile-looked-at":
      return { count: event.cards.length, cards: names.cards(event.cards) };
    case "card-placed":
    case "action-played":
    case "action-given":
      return event.card === null ? {} : { card: names.card(event.card) };
    case "card-moved":
      return { card: event.card + 1 };
    case "meeple-placed":
      return { price: names.price(event.space) };
    case "meeple-returned":
      return { you: event.seat === names.you ? "yes" : "no" };
    case "money-moved":
      return { amount: money(Math.abs(event.amount)), reason: say(`money-${event.reason}`) };
    case "ticker-moved":
      return {
        direction: event.end > event.start ? "up" : "down",
        before: money(names.value(event.company, event.start)),
        after: money(names.value(event.company, event.end)),
      };
    case "stock-split":
    case "went-bankrupt":
      return { value: money(names.value(event.company, event.space)) };
    case "shares-split":
    case "shares-shown":
      return { cards: event.cards };
    case "shares-lost":
      return { cards: event.regular + event.split };
    case "share-sold":
      return { amount: money(event.price * (event.form === 1 ? 2 : 1)) };
    case "dividend-declared":
      return { amount: money(event.amount) };
    case "portfolio-sold":
      return { shares: event.regular + 2 * event.split };
    case "game-ended":
      return { count: event.winners.length, money: money(Math.max(...event.money)) };
    case "strategies-dealt":
      return {
        count: event.strategies.length,
        strategies: listed(event.strategies.map((each) => (each === null ? "?" : names.strategy(each)))),
      };
    case "investors-dealt":
      return { count: event.investors.length, investors: listed(event.investors.map((each) => (each === null ? "?" : names.investor(each)))) };
    case "investors-laid-out":
      return { investors: listed(event.investors.map((each) => names.investor(each))) };
    case "dice-rolled":
      return { forecasts: [...event.forecasts].sort((a, b) => a - b).map(forecastText).join("  ") };
    case "card-kept":
      return { company: event.company ? "yes" : "no" };
    case "share-given":
      return { half: event.half ? "yes" : "no" };
    case "first-player-card-given":
      return { kept: event.seat === event.receiver ? "yes" : "no" };
    case "pair-looked-at":
    case "pair-seen":
    case "earnings-falsified":
      return { pair: pairTold(names, event.pair) };
    default:
      return {};
  }
}
