// The guide at one table: which moment it is, what is read already, and whether it shall speak at all.
import { getContext, setContext } from "svelte";
import { spelled } from "../lib/bots";
import { forecastText } from "../lib/kinds";
import type { Session } from "../lib/session.svelte";
import { stored } from "../lib/stored";
import { type Facts, listed } from "../lib/words.svelte";
import { companyFacts } from "./companies";
import { type Moment, STEPS, type Step, fits } from "./steps";

const KEY = Symbol("guide");
const DONE = "lessons-done";

/** What is kept for a table: a page that is loaded again goes on where it was. */
interface Kept {
  read: string[];
  off: boolean;
  /** The round in which I had a bid on the table. */
  bid: number;
}

export class Guide {
  #kept = $state.raw<Kept>({ read: [], off: false, bid: 0 });

  constructor(readonly session: Session) {
    this.#kept = { ...this.#kept, ...stored<Partial<Kept>>(this.#name, {}) };
    $effect(() => this.#watchBids());
    $effect(() => {
      if (this.lesson && session.view?.standing.length) markDone(this.lesson);
    });
  }

  get lesson(): string {
    return this.session.seats.length ? (this.session.table?.lesson ?? "") : "";
  }

  get off(): boolean {
    return this.#kept.off;
  }

  get moment(): Moment {
    const { view, summary, reading, myTurn } = this.session;
    const question = myTurn ? (view?.question?.question ?? "") : "";
    const round = (view?.round ?? 0) + 1;
    const report = reading ? (summary.shown?.round ?? -1) + 1 : 0;
    return { round, question, outbid: question === "bid" && this.#kept.bid === round, report };
  }

  /** What the words may name: the figures of this game, the rivals, the dice, and the companies as they stand now. */
  get facts(): Facts {
    const { view, names, seatNames } = this.session;
    const rivals = seatNames.slice(1).map((name, at) => [`rival${at + 1}`, spelled(name)]);
    return {
      ...names.facts,
      ...Object.fromEntries(rivals),
      rolled: listed((view?.forecasts ?? []).map(forecastText)),
      ...Object.assign({}, ...(view?.companies ?? []).map((company) => companyFacts(names, company))),
    } as Facts;
  }

  /** What there is to say now, read or not. */
  get here(): Step[] {
    const moment = this.moment;
    return (STEPS[this.lesson] ?? []).filter((step) => fits(step.when, moment));
  }

  get step(): Step | undefined {
    return this.off ? undefined : this.here.find((step) => !this.#kept.read.includes(step.key));
  }

  /** Whether what is spoken of is another thing than what is asked. */
  get pointsElsewhere(): boolean {
    const at = this.step?.at;
    return at !== undefined && at !== "question";
  }

  /** Where the step stands among all of the lesson. */
  place(step: Step): { number: number; count: number } {
    const all = STEPS[this.lesson] ?? [];
    return { number: all.indexOf(step) + 1, count: all.length };
  }

  done(step: Step): void {
    this.#keep({ read: [...this.#kept.read, step.key] });
  }

  /** Once more what was said in this moment. */
  again(): void {
    const keys = this.here.map((step) => step.key);
    this.#keep({ off: false, read: this.#kept.read.filter((key) => !keys.includes(key)) });
  }

  leave(): void {
    this.#keep({ off: true });
  }

  get #name(): string {
    return `guide-${this.session.id}`;
  }

  #keep(changed: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changed };
    localStorage.setItem(this.#name, JSON.stringify(this.#kept));
  }

  #watchBids(): void {
    const { view, seat } = this.session;
    if (!this.lesson || view?.phase !== "demand" || this.#kept.bid === view.round + 1) return;
    if (view.piles.some((pile) => pile.bid?.seat === seat)) this.#keep({ bid: view.round + 1 });
  }
}

/** For all parts of the page that the guide speaks in. */
export function guideFor(session: Session): Guide {
  return setContext(KEY, new Guide(session));
}

export function guideHere(): Guide | undefined {
  return getContext(KEY);
}

export function lessonsDone(): string[] {
  return stored<string[]>(DONE, []);
}

function markDone(lesson: string): void {
  const done = lessonsDone();
  if (!done.includes(lesson)) localStorage.setItem(DONE, JSON.stringify([...done, lesson]));
}
