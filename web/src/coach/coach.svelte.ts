// The coach of one finished game, as a page knows it: how far the server is, what it said, and what the reader looks at.
import { api, mayPass, problemOf } from "../lib/http";
import type { Coaching, Decision, GameAnalysis, SeatAnalysis } from "../lib/types";
import type { Measure } from "./figures";

const SOON = 1200; // ms between looks while the server is at it
const LATER = 12_000; // and while it is not: somebody else may ask

export interface Judged {
  seat: number;
  decision: Decision;
}

export class Coach {
  progress = $state.raw<Coaching | null>(null);
  analysis = $state.raw<GameAnalysis | null>(null);
  problem = $state("");
  asking = $state(false);
  measure = $state<Measure>("win");
  /** Whose decisions are shown. */
  seat = $state(0);
  #have: Coaching["kept"] = "";

  constructor(
    readonly table: string,
    seat: number,
  ) {
    this.seat = seat;
  }

  get seats(): readonly SeatAnalysis[] {
    return this.analysis?.seats ?? [];
  }

  /** The decisions of all seats, by how many answers were given before them. */
  readonly decisions = $derived.by(() => new Map<number, Judged>(this.seats.flatMap(({ seat, decisions }) => decisions.map((decision) => [decision.number, { seat, decision }]))));

  /** What the seat that is looked at should have done otherwise, in the order of the game. */
  readonly lapses = $derived((this.seats[this.seat]?.decisions ?? []).filter(({ verdict }) => verdict !== "good"));

  /** Look again and again, until everything is there or somebody calls `stop`. */
  watch(): () => void {
    let timer = 0;
    let stopped = false;
    const turn = async (): Promise<void> => {
      await this.look();
      if (!stopped && this.#have !== "full") timer = setTimeout(() => void turn(), this.progress?.doing ? SOON : LATER);
    };
    void turn();
    this.#hurry = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void turn(), SOON);
    };
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }

  #hurry = (): void => undefined;

  async look(): Promise<void> {
    try {
      const progress = await api.coaching(this.table);
      if (progress.kept && progress.kept !== this.#have) {
        this.analysis = await api.analysis(this.table);
        this.#have = progress.kept;
      }
      this.progress = progress;
    } catch (error) {
      if (!mayPass(error)) this.problem = problemOf(error);
    }
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.problem = "";
    try {
      this.progress = await api.coach(this.table);
      this.#hurry();
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.asking = false;
    }
  }
}
