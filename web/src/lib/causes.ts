// Why prices moved: what happened in a round, company by company.
import { COMPANIES } from "./kinds";
import type { Figures, EventMessage } from "./types";

export interface CompanyRound {
  company: number;
  from: number | null;
  to: number | null;
  /** Forecasts, Booms, dividends and what else moved it, in order. */
  causes: Cause[];
}

export type Cause =
  | { kind: "forecast"; forecast: number; falsified: number }
  | { kind: "action" | "strategy"; card: number; seat: number }
  | { kind: "ability"; investor: number; seat: number }
  | { kind: "dividend"; amount: number }
  | { kind: "split" | "bankrupt" };

/** `opened`: where tickers stood when the round began, as far as they had ever moved. */
export function whatMoved(events: readonly EventMessage[], figures: Figures, opened: ReadonlyMap<number, number>): CompanyRound[] {
  return new Round(events, figures, opened).rows;
}

class Round {
  readonly rows: CompanyRound[] = Array.from({ length: COMPANIES }, (_, company) => ({ company, from: null, to: null, causes: [] }));
  /** What was played or shown last: it moves whatever moves until the next. */
  #cause: Cause | null = null;
  #falsified = new Map<number, number>();

  constructor(
    events: readonly EventMessage[],
    private readonly figures: Figures,
    private readonly opened: ReadonlyMap<number, number>,
  ) {
    // A pair may be shown early by a card; it moves its company when it is turned over in the end.
    const last = new Map(events.flatMap((event, at) => (event.event === "pair-shown" ? [[event.pair, at] as const] : [])));
    events.forEach((event, at) => {
      if (event.event !== "pair-shown" || last.get(event.pair) === at) this.#hear(event);
    });
  }

  #hear(event: EventMessage): void {
    switch (event.event) {
      case "pair-shown":
        this.#cause = { kind: "forecast", forecast: event.forecast, falsified: this.#falsified.get(event.pair) ?? 0 };
        this.#blame(event.company); // also if it comes to nothing
        break;
      case "action-played":
        this.#cause = { kind: "action", card: event.card, seat: event.seat };
        this.#blame(event.company);
        break;
      case "strategy-played":
        this.#cause = { kind: "strategy", card: event.strategy, seat: event.seat };
        break;
      case "ability-used":
        this.#cause = { kind: "ability", investor: event.investor, seat: event.seat };
        break;
      case "earnings-falsified":
        this.#falsified.set(event.pair, (this.#falsified.get(event.pair) ?? 0) + 1);
        break;
      case "ticker-moved":
        this.#move(event.company, event.end);
        break;
      case "stock-split":
        this.#move(event.company, event.space);
        this.#row(event.company).causes.push({ kind: "split" });
        break;
      case "went-bankrupt":
        this.#move(event.company, event.space);
        this.#row(event.company).causes.push({ kind: "bankrupt" });
        break;
      case "dividend-declared":
        this.#blame(event.company);
        this.#row(event.company).causes.push({ kind: "dividend", amount: event.amount });
        break;
    }
  }

  #move(company: number, to: number): void {
    const row = this.#row(company);
    row.from ??= this.opened.get(company) ?? this.figures.tracks[company]?.start ?? null;
    row.to = to;
    this.#blame(company);
  }

  /** Each cause once, however many moves it takes. */
  #blame(company: number): void {
    const { causes } = this.#row(company);
    if (this.#cause && !causes.includes(this.#cause)) causes.push(this.#cause);
  }

  #row(company: number): CompanyRound {
    return this.rows[company] as CompanyRound;
  }
}
