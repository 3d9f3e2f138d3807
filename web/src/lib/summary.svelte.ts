// What a round did: gathered from its events, shown when it is over.
import type { Happened } from "./types";

export interface CompanyRound {
  company: number;
  from: number | null;
  to: number | null;
  /** Forecasts, Booms, dividends and what else moved it, in order. */
  causes: Cause[];
}

export interface Cause {
  kind: "forecast" | "action" | "dividend" | "split" | "bankrupt";
  figure: number;
  seat: number | null;
}

export interface RoundReport {
  round: number;
  companies: CompanyRound[];
  money: Map<number, number>;
}

export class Summary {
  shown = $state.raw<RoundReport | null>(null);
  #report: RoundReport = blank(0);

  hear(event: Happened, live: boolean): void {
    switch (event.event) {
      case "round-started":
        this.#report = blank(event.round);
        break;
      case "ticker-moved": {
        const row = this.#row(event.company);
        row.from ??= event.start;
        row.to = event.end;
        break;
      }
      case "pair-shown":
        this.#row(event.company).causes.push({ kind: "forecast", figure: event.forecast, seat: event.seat });
        break;
      case "action-played":
        this.#row(event.company).causes.push({ kind: "action", figure: event.card, seat: event.seat });
        break;
      case "dividend-declared":
        this.#row(event.company).causes.push({ kind: "dividend", figure: event.amount, seat: null });
        break;
      case "stock-split":
        this.#row(event.company).to = event.space;
        this.#row(event.company).causes.push({ kind: "split", figure: event.space, seat: null });
        break;
      case "went-bankrupt":
        this.#row(event.company).to = event.space;
        this.#row(event.company).causes.push({ kind: "bankrupt", figure: event.space, seat: null });
        break;
      case "money-moved":
        this.#report.money.set(event.seat, (this.#report.money.get(event.seat) ?? 0) + event.amount);
        break;
      case "round-ended":
        if (live) this.shown = this.#report;
        break;
      case "game-ended":
        this.shown = null;
        break;
    }
  }

  close(): void {
    this.shown = null;
  }

  #row(company: number): CompanyRound {
    return this.#report.companies[company] as CompanyRound;
  }
}

function blank(round: number): RoundReport {
  const companies = Array.from({ length: 6 }, (_, company) => ({ company, from: null, to: null, causes: [] }));
  return { round, companies, money: new Map() };
}
