// Hints for the seat that looks: numbers as things stand, and advice when it is asked for. All of it comes from the server,
// which makes it from that seat's view.
import { getContext, setContext, untrack } from "svelte";
import { api, problemOf } from "../lib/http";
import type { Session } from "../lib/session.svelte";
import type { Advice, HintNumbers, Seat } from "../lib/types";
import { say } from "../lib/words.svelte";

const KEY = Symbol("hints");
/** What is told to the player alone at a screen, and to everybody else. */
const TOLD = ["web-hints-told-me", "web-hints-told"] as const;
const TOLD_OFF = ["web-hints-told-me-off", "web-hints-told-off"] as const;

/** What the context has for the pieces of a table; a replay has none. */
export function useHints(): Hints | undefined {
  return getContext<Hints | undefined>(KEY);
}

/** For the page of a table, while it is made. */
export function provideHints(session: Session): void {
  const hints = new Hints(session);
  setContext(KEY, hints);
  $effect(() => {
    const due = hints.on && !session.stage.busy ? [session.seat, session.number] : null;
    untrack(() => hints.look(due !== null));
  });
  $effect(() => {
    const seats = session.table?.seats ?? [];
    untrack(() => hints.notice(seats));
  });
}

export class Hints {
  thinking = $state(false);
  problem = $state("");
  #numbers = $state.raw<HintNumbers | null>(null);
  #advice = $state.raw<Advice | null>(null);
  #looking = false;
  #again = false;
  /** By seat, who used hints when somebody last looked. */
  #known: Map<number, Seat["hints"]> | null = null;

  constructor(readonly session: Session) {}

  /** My seat that holds the screen, if a game runs and nobody else may be looking. The view knows first that it is over. */
  get #seat(): Seat | undefined {
    const { table, seat, curtain, view } = this.session;
    const mine = table?.seats[seat];
    const runs = table?.stage === "playing" && !view?.standing.length;
    return runs && curtain === null && mine?.mine ? mine : undefined;
  }

  get possible(): boolean {
    return this.#seat !== undefined;
  }

  get allowed(): boolean {
    return this.session.table?.hints !== false;
  }

  get on(): boolean {
    return this.#seat?.hints === "on";
  }

  /** Of this seat alone: who takes over the screen sees nothing of it. */
  get numbers(): HintNumbers | null {
    return this.on && this.#numbers?.seat === this.session.seat ? this.#numbers : null;
  }

  /** To the open question alone. */
  get advice(): Advice | null {
    const { seat, number } = this.session;
    return this.on && this.#advice?.seat === seat && this.#advice.number === number ? this.#advice : null;
  }

  async turn(on: boolean): Promise<void> {
    this.problem = "";
    try {
      this.session.table = await api.hint(this.session.id, this.session.seat, on);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  /** The numbers of now. One request at a time; what came up meanwhile is asked for after it. */
  async look(due: boolean): Promise<void> {
    this.problem = "";
    if (!due || this.#looking) {
      this.#again = due;
      return;
    }
    this.#looking = true;
    try {
      do {
        this.#again = false;
        this.#numbers = await api.numbers(this.session.id, this.session.seat);
      } while (this.#again && this.on);
    } catch {
      this.#again = false; // the table moves on, and then it is asked for again
    } finally {
      this.#looking = false;
    }
  }

  async ask(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.problem = "";
    try {
      this.#advice = await api.advice(this.session.id, this.session.seat);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Say who has begun or ceased to use hints. What was so before I came, the signs beside the names show. */
  notice(seats: readonly Seat[]): void {
    const known = this.#known;
    this.#known = this.session.figures ? new Map(seats.map((seat) => [seat.seat, seat.hints])) : null;
    if (!known || !this.#known) return;
    for (const { seat, name = "", hints = "", mine } of seats) {
      const before = known.get(seat) ?? "";
      if (hints === before || (hints !== "on" && before !== "on")) continue;
      const alone = mine && this.session.seats.length === 1;
      const [me, others] = hints === "on" ? TOLD : TOLD_OFF;
      this.session.note(() => (alone ? say(me) : say(others, { seat: name })));
    }
  }
}
