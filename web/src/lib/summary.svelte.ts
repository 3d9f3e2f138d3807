// What a round did: its events are kept until it is over, then they are shown as a report.
import type { EventMessage } from "./types";

export interface RoundReport {
  round: number;
  events: readonly EventMessage[];
  /** Where tickers stood when the round began, as far as they had ever moved. */
  opened: ReadonlyMap<number, number>;
  /** By seat, what the round brought, and what everybody had when it was over. */
  gained: ReadonlyMap<number, number>;
  money: ReadonlyMap<number, number>;
}

export class Summary {
  shown = $state.raw<RoundReport | null>(null);
  /** Of the round that ended last, to be read again. */
  last = $state.raw<RoundReport | null>(null);
  #round = 0;
  #events: EventMessage[] = [];
  #gained = new Map<number, number>();
  #spaces = new Map<number, number>();
  #opened = new Map<number, number>();
  // All money that ever moved: the table itself may be in the next round before the report is read.
  #money = new Map<number, number>();

  hear(event: EventMessage, live: boolean): void {
    this.#events.push(event);
    switch (event.event) {
      case "round-started":
        this.#round = event.round;
        this.#events = [];
        this.#gained = new Map();
        this.#opened = new Map(this.#spaces);
        break;
      case "ticker-moved":
        this.#spaces.set(event.company, event.end);
        break;
      case "stock-split":
      case "went-bankrupt":
        this.#spaces.set(event.company, event.space);
        break;
      case "money-moved":
        for (const sums of [this.#gained, this.#money]) sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.amount);
        break;
      case "round-ended":
        this.last = this.#report();
        if (live) this.open();
        break;
    }
  }

  #report(): RoundReport {
    return {
      round: this.#round,
      events: [...this.#events],
      opened: this.#opened,
      gained: new Map(this.#gained),
      money: new Map(this.#money),
    };
  }

  open(): void {
    this.shown = this.last;
  }

  close(): void {
    this.shown = null;
  }
}
