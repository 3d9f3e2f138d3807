// What has happened is shown one thing after another; only then does the table stand as the server says it stands.
import type { Happened, TableView } from "./types";

interface Scene {
  events: Happened[];
  view: TableView;
}

// How long an event is looked at, in milliseconds. What is not named here passes unseen.
const LOOK: Partial<Record<Happened["event"], number>> = {
  "round-started": 500,
  "card-placed": 220,
  "meeple-placed": 320,
  "meeple-returned": 250,
  "pile-taken": 320,
  "fee-drawn": 300,
  "money-moved": 160,
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
  "strategy-played": 600,
  "pile-looked-at": 300,
  "pair-looked-at": 300,
  "card-moved": 300,
  "good-taken": 150,
  "earnings-falsified": 350,
  "dice-rolled": 400,
  "discard-taken": 250,
};
const A_SPACE = 110;

export class Stage {
  view = $state.raw<TableView | null>(null);
  now = $state.raw<Happened | null>(null);
  busy = $state(false);
  #queue: Scene[] = [];
  #wake: (() => void) | null = null;
  #skipping = false;
  #calm = matchMedia("(prefers-reduced-motion: reduce)");

  constructor(private readonly told: (event: Happened) => void) {}

  /** Without movement: after loading a page, or when another seat is looked at. */
  set(view: TableView): void {
    this.#queue = [];
    this.#wake?.();
    this.now = null;
    this.view = view;
  }

  play(events: Happened[], view: TableView): void {
    this.#queue.push({ events, view });
    if (!this.busy) void this.#run();
  }

  skip(): void {
    this.#skipping = true;
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    let scene: Scene | undefined;
    while ((scene = this.#queue.shift())) {
      for (const event of scene.events) {
        const look = this.#look(event);
        if (look > 0 && this.view) {
          this.view = patched(this.view, event);
          this.now = event;
          await this.#pause(look);
        }
        this.told(event);
      }
      if (this.busy) this.view = scene.view;
    }
    this.now = null;
    this.busy = false;
    this.#skipping = false;
  }

  #look(event: Happened): number {
    if (this.#skipping || this.#calm.matches || document.hidden) return 0;
    const waiting = this.#queue.reduce((sum, scene) => sum + scene.events.length, 0);
    const hurry = waiting > 60 ? 6 : waiting > 20 ? 2.5 : waiting > 8 ? 1.5 : 1;
    const look = event.event === "ticker-moved" ? 200 + A_SPACE * Math.abs(event.end - event.start) : (LOOK[event.event] ?? 0);
    return look / hurry;
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(finish, time);
      function finish(): void {
        clearTimeout(timer);
        done();
      }
      this.#wake = finish;
    });
  }
}

/** The table a little further on: what can be seen of one event. */
export function patched(view: TableView, event: Happened): TableView {
  switch (event.event) {
    case "round-started":
      return { ...view, round: event.round, first: event.first, piles: view.piles.map((pile) => ({ ...pile, cards: [], bid: null })) };
    case "ticker-moved":
      return withCompany(view, event.company, event.end);
    case "stock-split":
    case "went-bankrupt":
      return withCompany(view, event.company, event.space);
    case "money-moved":
      return withPlayer(view, event.seat, (player) => ({ money: player.money + event.amount }));
    case "card-placed": {
      const card = { kind: event.card, side: event.side ? ("down" as const) : ("up" as const), placer: event.seat };
      return withPile(view, event.pile, (pile) => ({ cards: [...pile.cards, card] }));
    }
    case "meeple-placed":
      return withPile(view, event.pile, () => ({ bid: { seat: event.seat, space: event.space } }));
    case "meeple-returned":
      return withPile(view, event.pile, (pile) => ({ bid: pile.bid?.seat === event.seat ? null : pile.bid }));
    case "pile-taken":
      return withPlayer(
        withPile(view, event.pile, () => ({ cards: [] })),
        event.seat,
        (player) => ({ cards: player.cards + event.cards.length }),
      );
    case "pair-shown":
      return {
        ...view,
        pairs: view.pairs.map((pair) =>
          pair.pair === event.pair ? { ...pair, company: event.company, forecast: event.forecast } : pair,
        ),
      };
    case "share-sold":
      return withPlayer(view, event.seat, (player) => ({ cards: Math.max(0, player.cards - (event.form === 0 ? 1 : 0)) }));
    default:
      return view;
  }
}

function withCompany(view: TableView, number: number, space: number): TableView {
  return { ...view, companies: view.companies.map((each) => (each.company === number ? { ...each, space } : each)) };
}

type PlayerOf = TableView["players"][number];
type PileOf = TableView["piles"][number];

function withPlayer(view: TableView, seat: number, change: (player: PlayerOf) => Partial<PlayerOf>): TableView {
  return { ...view, players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

function withPile(view: TableView, number: number, change: (pile: PileOf) => Partial<PileOf>): TableView {
  return { ...view, piles: view.piles.map((each) => (each.pile === number ? { ...each, ...change(each) } : each)) };
}
