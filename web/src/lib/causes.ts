// Why prices moved: what happened in a round, company by company.
import { BOOM, COMPANIES, isDividend } from "./kinds";
import type { Event, Figures, Happened } from "./types";

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
  | { kind: "ability"; does: "steps" | "dividend" }
  | { kind: "dividend"; amount: number }
  | { kind: "split" | "bankrupt" };

/** What a card can still do; whatever goes beyond that was done by an investor, whom no event names. */
interface Mover {
  cause: Cause;
  spaces: number;
  companies: number;
  dividends: number;
  /** How far it has moved each company. */
  moved: Map<number, number>;
}

/** `opened`: where tickers stood when the round began, as far as they had ever moved. */
export function whatMoved(events: readonly Happened[], figures: Figures, opened: ReadonlyMap<number, number>): CompanyRound[] {
  return new Round(events, figures, opened).rows;
}

class Round {
  readonly rows: CompanyRound[] = Array.from({ length: COMPANIES }, (_, company) => ({ company, from: null, to: null, causes: [] }));
  #mover: Mover | null = null;
  #falsified = new Map<number, number>();

  constructor(
    events: readonly Happened[],
    private readonly figures: Figures,
    private readonly opened: ReadonlyMap<number, number>,
  ) {
    // A pair may be shown early by a card; it moves its company when it is turned over in the end.
    const last = new Map(events.flatMap((event, at) => (event.event === "pair-shown" ? [[event.pair, at] as const] : [])));
    events.forEach((event, at) => {
      if (event.event !== "pair-shown" || last.get(event.pair) === at) this.#hear(event, events[at - 1]);
    });
  }

  #hear(event: Happened, before: Happened | undefined): void {
    switch (event.event) {
      case "pair-shown":
        this.#turnOver(event);
        break;
      case "action-played": {
        const cause: Cause = { kind: "action", card: event.card, seat: event.seat };
        const steps = event.card === BOOM ? this.figures.boom_steps : this.figures.bust_steps;
        this.#row(event.company).causes.push(cause);
        this.#mover = { cause, spaces: steps, companies: 1, dividends: 0, moved: new Map([[event.company, 0]]) };
        break;
      }
      case "strategy-played":
        this.#play(event);
        break;
      case "earnings-falsified":
        this.#falsified.set(event.pair, (this.#falsified.get(event.pair) ?? 0) + 1);
        this.#mover = null; // it works later, with the pair
        break;
      case "ticker-moved":
        this.#move(event.company, event.end, Math.abs(event.end - event.start));
        break;
      case "stock-split":
        this.#move(event.company, event.space, 1);
        this.#row(event.company).causes.push({ kind: "split" });
        break;
      case "went-bankrupt":
        this.#move(event.company, event.space, 1);
        if (this.#mover?.moved.has(event.company)) this.#mover.moved.set(event.company, this.#mover.spaces); // the rest is lost
        this.#row(event.company).causes.push({ kind: "bankrupt" });
        break;
      case "dividend-declared":
        this.#pay(event, before);
        break;
    }
  }

  #turnOver({ company, forecast, pair }: Event<"pair-shown">): void {
    const cause: Cause = { kind: "forecast", forecast, falsified: this.#falsified.get(pair) ?? 0 };
    this.#row(company).causes.push(cause);
    this.#mover = { cause, spaces: Infinity, companies: 1, dividends: isDividend(forecast) ? 1 : 0, moved: new Map([[company, 0]]) };
  }

  #play({ strategy, seat }: Event<"strategy-played">): void {
    const { steps = 0, up = 0, down = 0, companies, dividend } = this.figures.strategies[strategy]?.figures ?? {};
    this.#mover = {
      cause: { kind: "strategy", card: strategy, seat },
      spaces: Math.max(steps, up, down),
      companies: companies ?? [steps, up, down].filter(Boolean).length,
      dividends: dividend ? 1 : 0,
      moved: new Map(),
    };
  }

  #move(company: number, to: number, spaces: number): void {
    const row = this.#row(company);
    row.from ??= this.opened.get(company) ?? this.figures.tracks[company]?.start ?? null;
    row.to = to;
    const mover = this.#mover;
    const moved = mover?.moved.get(company);
    const first = moved === undefined && mover !== null && mover.moved.size < mover.companies;
    if (mover && (first || moved !== undefined) && (moved ?? 0) + spaces <= mover.spaces) {
      mover.moved.set(company, (moved ?? 0) + spaces);
      this.#blame(row, mover.cause);
    } else {
      this.#blame(row, { kind: "ability", does: "steps" });
    }
  }

  #pay({ company, amount }: Event<"dividend-declared">, before: Happened | undefined): void {
    const row = this.#row(company);
    const onTheWay = before?.event === "ticker-moved" && before.company === company; // spaces that pay
    if (!onTheWay && this.#mover && this.#mover.dividends > 0) {
      this.#mover.dividends -= 1;
      this.#blame(row, this.#mover.cause);
    } else if (!onTheWay) {
      this.#blame(row, { kind: "ability", does: "dividend" });
    }
    row.causes.push({ kind: "dividend", amount });
  }

  /** Each cause once, however many moves it takes. */
  #blame(row: CompanyRound, cause: Cause): void {
    const known = row.causes.some((each) => each === cause || (each.kind === "ability" && cause.kind === "ability" && each.does === cause.does));
    if (!known) row.causes.push(cause);
  }

  #row(company: number): CompanyRound {
    return this.rows[company] as CompanyRound;
  }
}
