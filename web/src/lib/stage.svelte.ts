// What has happened is shown one thing after another; only then does the table stand as the server says it stands.
import { tick } from "svelte";
import { Flights } from "./motion/flights";
import { pace } from "./motion/speed.svelte";
import { patched } from "./patch";
import type { Event, Figures, EventMessage, TableView } from "./types";

/** Some events as one seat was told them, and the table after them. */
interface Scene {
  events: EventMessage[];
  view: TableView;
  figures: Figures;
  /** Puts an event into words, for the seat that the scene belongs to. */
  tell: (event: EventMessage) => void;
}

// How long an event is looked at, in milliseconds. What is not named here passes unseen.
const LOOK: Partial<Record<EventMessage["event"], number>> = {
  "round-started": 500,
  "card-placed": 260,
  "meeple-placed": 320,
  "meeple-returned": 300,
  "pile-taken": 440,
  "fee-drawn": 300,
  "money-moved": 240,
  "action-played": 300,
  "stock-split": 650,
  "shares-split": 220,
  "went-bankrupt": 650,
  "shares-lost": 250,
  "share-sold": 150,
  "pair-shown": 450,
  "dividend-declared": 400,
  "shares-shown": 150,
  "investor-hired": 300,
  "ability-used": 600,
  "strategy-played": 600,
  "pile-looked-at": 300,
  "pair-looked-at": 300,
  "card-moved": 300,
  "commerce-taken": 150,
  "earnings-falsified": 350,
  "dice-rolled": 400,
  "discard-taken": 250,
};
// In milliseconds: a ticker goes on by one space, and stands where it has come to.
export const A_SPACE = 110;
const ARRIVED = 200;
// Of the time in which an event is looked at, something may fly so long: then it has been seen to arrive.
const FLIGHT = 0.85;

export class Stage {
  view = $state.raw<TableView | null>(null);
  now = $state.raw<EventMessage | null>(null);
  busy = $state(false);
  /** The first one is being shown; its events leave it as they are told. */
  #queue: Scene[] = [];
  /** Grows when the stage is cleared: whatever then still waits must not go on. */
  #generation = 0;
  #wake: (() => void) | null = null;
  #skipping = false;
  #flights = new Flights();

  /** Nothing goes on while the stage is `held`; `resume` says that it may be no longer. */
  constructor(private readonly held: () => boolean) {}

  /** Without movement: after loading a page, or when another seat is looked at. */
  set(view: TableView): void {
    this.clear();
    this.view = view;
  }

  /** Nothing is seen any more. What was still to be shown is only told. */
  clear(): void {
    this.#generation += 1;
    const left = this.#queue;
    this.#queue = [];
    this.#wake?.();
    this.#rest();
    this.view = null;
    for (const scene of left) scene.events.forEach(scene.tell);
  }

  play(scene: Scene): void {
    this.#queue.push(scene);
    if (!this.busy) void this.#run();
  }

  skip(): void {
    if (this.held()) return; // the key that closes what holds the stage is not meant for what comes after it
    this.#skipping = true;
    this.#flights.clear();
    this.#wake?.();
  }

  resume(): void {
    this.#wake?.();
  }

  async #run(): Promise<void> {
    const generation = this.#generation;
    this.busy = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      for (let event = scene.events.shift(); event; event = scene.events.shift()) {
        scene.tell(event);
        for (const [part, time] of partsOf(event)) {
          const look = this.#look(time);
          const start = look ? this.#flights.lift(part) : null;
          if (this.view) this.view = patched(this.view, part, scene.figures);
          if (look === 0) continue;
          this.now = part;
          await this.#watch(look, start);
          if (generation !== this.#generation) return;
        }
        while (this.held()) {
          await this.#pause();
          if (generation !== this.#generation) return;
          this.#skipping = false;
        }
      }
      this.#queue.shift();
      this.view = scene.view;
    }
    this.#rest();
  }

  /** What the event changed is on the page before something flies to it. */
  async #watch(time: number, start: ((time: number) => void) | null): Promise<void> {
    const over = this.#pause(time);
    if (start) {
      await tick();
      if (this.busy && !this.#skipping) start(time * FLIGHT);
    }
    await over;
  }

  #rest(): void {
    this.#flights.clear();
    this.now = null;
    this.busy = false;
    this.#skipping = false;
  }

  #look(time: number): number {
    if (this.#skipping || document.hidden) return 0;
    const waiting = this.#queue.slice(1).reduce((sum, scene) => sum + scene.events.length, 0);
    const hurry = waiting > 60 ? 6 : waiting > 20 ? 2.5 : waiting > 8 ? 1.5 : 1;
    return (time * pace()) / hurry;
  }

  /** Until the time is over, or somebody wakes us; without a time only then. */
  #pause(time?: number): Promise<void> {
    return new Promise((done) => {
      const timer = time === undefined ? 0 : setTimeout(finish, time);
      function finish(): void {
        clearTimeout(timer);
        done();
      }
      this.#wake = finish;
    });
  }
}

/** An event as it is looked at, and for how long: a ticker goes space by space, so that its number counts along. */
function partsOf(event: EventMessage): [EventMessage, number][] {
  return event.event === "ticker-moved" ? stepsOf(event) : [[event, LOOK[event.event] ?? 0]];
}

function stepsOf(event: Event<"ticker-moved">): [EventMessage, number][] {
  const way = Math.sign(event.end - event.start);
  const steps = Array.from({ length: Math.abs(event.end - event.start) }, (_, at): [EventMessage, number] => {
    const start = event.start + way * at;
    return [{ ...event, start, end: start + way }, A_SPACE];
  });
  return [...steps, [{ ...event, start: event.end }, ARRIVED]];
}
