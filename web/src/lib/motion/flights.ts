// What flies at which event: cards from hand to pile and from there to who takes them, meeples, money.
import { money } from "../words.svelte";
import type { Event, EventMessage, EventName } from "../types";
import { Air, type Copy } from "./air";

/** Goes off once the table shows what the event changed. */
type Start = (time: number) => void;
type Lift<Name extends EventName> = (event: Event<Name>, flights: Flights) => Start | null;

const AFTER_ANOTHER = 0.35; // of the time of a flight, until the next card of a pile follows
const CARD = ":scope .fan .card";

const LIFTS: { [Name in EventName]?: Lift<Name> } = {
  "card-placed": (event, flights) => (time) => {
    const card = [...(pileOf(event.pile)?.querySelectorAll(CARD) ?? [])].at(-1);
    flights.bring(card, event.seat === null ? deck() : handOf(event.seat), time);
  },
  "card-moved": (event, flights) => {
    const card = flights.air.copy(pileOf(event.pile)?.querySelectorAll(CARD)[event.card]);
    return (time) => flights.send(card, pileOf(event.to_pile)?.querySelector(".fan"), time);
  },
  "meeple-placed": (event, flights) => {
    flights.outbid = flights.air.copy(meepleOn(event.pile));
    return (time) => flights.bring(meepleOn(event.pile), panelOf(event.seat), time, true);
  },
  "meeple-returned": (event, flights) => {
    const meeple = flights.outbid ?? flights.air.copy(meepleOn(event.pile));
    flights.outbid = null;
    return (time) => flights.send(meeple, panelOf(event.seat), time, { hops: true });
  },
  "pile-taken": (event, flights) => {
    const cards = [...(pileOf(event.pile)?.querySelectorAll(CARD) ?? [])].map((card) => flights.air.copy(card));
    return (time) => {
      const each = time / (1 + AFTER_ANOTHER * (cards.length - 1));
      cards.forEach((card, at) => flights.send(card, shelfOf(event.seat), each, { delay: at * each * AFTER_ANOTHER }));
    };
  },
  "share-sold": (event, flights) => {
    flights.payer = rowOf(event.company);
    return null;
  },
  "dividend-declared": (event, flights) => {
    flights.payer = rowOf(event.company);
    return null;
  },
  "money-moved": (event, flights) => {
    if (!event.amount) return null;
    const bank = (OF_COMPANIES.has(event.reason) ? flights.payer : event.reason === "bid" ? meepleOf(event.seat) : null) ?? deck();
    return (time) => flights.pay(event.amount, bank, purseOf(event.seat), time);
  },
};
// The bank pays these for shares: the money comes from the company's row. Bids are paid where the meeple stands.
const OF_COMPANIES: ReadonlySet<string> = new Set(["sale", "dividend"]);

export class Flights {
  readonly air = new Air();
  /** The meeple that had to give way: it goes home as soon as the one that pushed it stands. */
  outbid: Copy | null = null;
  payer: Element | null = null;

  /** Before the table changes: remembers where things are. What it gives is called when it has changed. */
  lift(event: EventMessage): Start | null {
    const lift = LIFTS[event.event] as ((event: EventMessage, flights: Flights) => Start | null) | undefined;
    return lift?.(event, this) ?? null;
  }

  clear(): void {
    this.outbid = null;
    this.payer = null;
    this.air.clear();
  }

  /** To where it lies on the table now. */
  bring(thing: Element | null | undefined, from: Element | null, time: number, hops = false): void {
    const copy = this.air.copy(thing);
    if (copy && from) this.air.fly(copy, { from: from.getBoundingClientRect(), to: copy.at, time, hops, hides: thing ?? null });
  }

  /** From where it lay, to who has it now. */
  send(copy: Copy | null, to: Element | null | undefined, time: number, more: { hops?: boolean; delay?: number } = {}): void {
    if (copy && to) this.air.fly(copy, { from: copy.at, to: to.getBoundingClientRect(), time, leaves: 0.4, ...more });
  }

  pay(amount: number, bank: Element | null, purse: Element | null, time: number): void {
    if (!bank || !purse) return;
    const note = document.createElement("div");
    note.className = `note serif ${amount > 0 ? "gain" : "loss"}`;
    note.textContent = money(Math.abs(amount));
    const [from, to] = (amount > 0 ? [bank, purse] : [purse, bank]).map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
    const at = new DOMRect(from.left + from.width / 2 - 28, from.top + from.height / 2 - 14, 56, 28);
    this.air.fly({ shape: note, at, grown: 1 }, { from, to, time, leaves: 0.9 });
  }
}

// Where things are on the table.

const find = (selector: string) => document.querySelector(selector);
const pileOf = (pile: number) => find(`article[data-pile="${pile}"]`);
const meepleOn = (pile: number) => find(`article[data-pile="${pile}"] .spaces svg`);
const meepleOf = (seat: number) => find(`.spaces [data-meeple="${seat}"]`);
const rowOf = (company: number) => find(`[data-company="${company}"] .ticker`);
const panelOf = (seat: number) => find(`[data-seat="${seat}"] svg`);
const deck = () => find(".discard");

/** My own things are at my desk. */
const isMine = (seat: number) => find(`[data-cash="${seat}"]`) !== null;
const purseOf = (seat: number) => find(isMine(seat) ? ".cash" : `[data-seat="${seat}"] .money`);
const handOf = (seat: number) => (isMine(seat) ? find(".desk > .ask") : panelOf(seat));
const shelfOf = (seat: number) => (isMine(seat) ? find('[data-part="portfolio"]') : panelOf(seat));
