// The table a little further on: what can be seen of one event before the server's next view stands.
import { BUST, COMPANIES, PHASES, SHARE, WHOLE } from "./kinds";
import type { Event, Figures, EventMessage, EventName, Pile, Player, TableView } from "./types";

type Patch<Name extends EventName> = (view: TableView, event: Event<Name>) => TableView;

// What is not named here changes nothing that can be seen, or is seen well enough when the scene is over.
const PATCHES: { [Name in EventName]?: Patch<Name> } = {
  "round-started": (view, event) => ({
    ...view,
    round: event.round,
    first: event.first,
    next_first: null,
    forecasts: [],
    phase: "information",
    companies: view.companies.map((company) => ({ ...company, forecast: null, odds: [] })),
    piles: view.piles.map((pile) => ({ ...pile, cards: [], bid: null, open_from: 0 })),
    pairs: view.pairs.map((pair) => ({ ...pair, company: null, forecast: null, known_by: [], falsified: 0 })),
  }),
  "dice-rolled": (view, event) => ({ ...view, forecasts: event.forecasts }),
  "first-player-card-given": (view, event) => ({ ...view, next_first: event.receiver }),
  "strategy-played": (view, event) => ({ ...view, strategies_played: [...view.strategies_played, event.strategy] }),
  "share-dealt": (view, event) => held(view, event.seat, event.company, 1),
  "pair-dealt": (view, event) => withPair(view, event.pair, event.company, event.forecast),
  "pair-seen": (view, event) => withPair(view, event.pair, event.company, event.forecast),
  "pair-shown": (view, event) => withPair(reached(view, "movement"), event.pair, event.company, event.forecast),
  "ticker-moved": (view, event) => withSpace(view, event.company, event.end),
  "stock-split": (view, event) => withSpace(view, event.company, event.space),
  "went-bankrupt": (view, event) => withSpace(view, event.company, event.space),
  "money-moved": (view, event) => withPlayer(view, event.seat, (player) => ({ money: player.money + event.amount })),
  "card-placed": (view, event) => {
    const card = { kind: event.card, side: event.side ? ("down" as const) : ("up" as const), placer: event.seat };
    return withPile(event.seat === null ? view : reached(view, "supply"), event.pile, (pile) => ({ cards: [...pile.cards, card] }));
  },
  "meeple-placed": (view, event) =>
    withPile(reached(view, "demand"), event.pile, () => ({ bid: { seat: event.seat, space: event.space }, open_from: event.space })),
  "meeple-returned": (view, event) =>
    withPile(view, event.pile, (pile) => ({ bid: pile.bid?.seat === event.seat ? null : pile.bid })),
  "pile-taken": (view, event) =>
    event.cards
      .filter((kind) => kind === null || kind <= BUST) // fees and commerce cards are laid open, each with an event of its own
      .reduce((before, kind) => held(before, event.seat, kind, 1), withPile(view, event.pile, () => ({ cards: [] }))),
  "commerce-taken": (view, event) => withCommerce(view, event.seat, event.commerce, 1),
  "commodity-given": (view, event) => withCommerce(view, event.seat, event.commerce, -1),
  "bonds-bought": (view, event) => withPlayer(view, event.seat, (player) => ({ bonds: player.bonds + event.count })),
  "bond-given": (view, event) => withPlayer(view, event.seat, (player) => ({ bonds: player.bonds - 1 })),
  "action-played": (view, event) => held(reached(view, "action"), event.seat, event.card, -1),
  "action-given": (view, event) => held(view, event.seat, event.card, -1),
  "shares-split": (view, event) => held(view, event.seat, event.company, -event.cards, event.cards),
  "shares-lost": (view, event) => held(view, event.seat, event.company, -event.regular, -event.split),
  "portfolio-sold": (view, event) => held(view, event.seat, event.company, -event.regular, -event.split),
  "discard-taken": (view, event) => held(view, event.seat, event.company, 1),
  "share-given": (view, event) => (event.half ? halved(view, event.seat, event.company) : held(view, event.seat, event.company, -1)),
  "share-sold": (view, event) => SALES[event.form]?.(view, event.seat, event.company) ?? view,
};

// By the form of what is sold: a regular share, a whole split card, half of one.
const SALES: readonly ((view: TableView, seat: number, company: number) => TableView)[] = [
  (view, seat, company) => held(view, seat, company, -1),
  (view, seat, company) => held(view, seat, company, 0, -1),
  halved,
];

export function patched(view: TableView, event: EventMessage, figures: Figures): TableView {
  const patch = PATCHES[event.event] as ((view: TableView, event: EventMessage) => TableView) | undefined;
  return patch ? valued(patch(view, event), figures) : view;
}

/** Sums follow from where the tickers stand and who holds what. */
function valued(view: TableView, { tracks, shares_in, bond_price }: Figures): TableView {
  const companies = view.companies.map((each) => ({ ...each, value: tracks[each.company]?.values[each.space] ?? each.value }));
  const values = (cards: readonly number[], form: number) =>
    companies.map(({ company, value }) => value * (shares_in[form] ?? 1) * (cards[company] ?? 0));
  const worth = (regular: readonly number[], split: readonly number[]) =>
    [...values(regular, SHARE), ...values(split, WHOLE)].reduce((sum, value) => sum + value, 0);
  const players = view.players.map((each) => ({ ...each, worth: each.money + worth(each.known, each.split), bonds_value: each.bonds * bond_price }));
  const mine = view.mine && {
    ...view.mine,
    shares_value: worth(view.mine.regular, view.mine.split),
    regular_values: values(view.mine.regular, SHARE),
    split_values: values(view.mine.split, WHOLE),
  };
  return { ...view, companies, players, mine };
}

/** Cards come or go: `kind` is null for those that this observer has not seen. */
function held(view: TableView, seat: number, kind: number | null, regular: number, split = 0): TableView {
  const change = (player: Player) => ({
    cards: player.cards + regular,
    hidden: kind === null ? player.hidden + regular : player.hidden,
    known: added(player.known, kind, regular),
    split: added(player.split, kind !== null && kind < COMPANIES ? kind : null, split),
  });
  const after = withPlayer(view, seat, change);
  if (seat !== view.observer || !view.mine) return after;
  return { ...after, mine: { ...view.mine, regular: added(view.mine.regular, kind, regular), split: added(view.mine.split, kind, split) } };
}

/** Half of a split card goes, the other half is a regular share again. */
function halved(view: TableView, seat: number, company: number): TableView {
  return held(view, seat, company, 1, -1);
}

function added(counts: readonly number[], at: number | null, more: number): number[] {
  return counts.map((count, place) => (place === at ? Math.max(0, count + more) : count));
}

/** A later phase of the round; before the first round and out of turn the server's word stands. */
function reached(view: TableView, phase: (typeof PHASES)[number]): TableView {
  const at = PHASES.indexOf(view.phase as typeof phase);
  return at >= 0 && at < PHASES.indexOf(phase) ? { ...view, phase } : view;
}

function withSpace(view: TableView, number: number, space: number): TableView {
  return { ...view, companies: view.companies.map((each) => (each.company === number ? { ...each, space } : each)) };
}

function withPair(view: TableView, number: number, company: number | null, forecast: number | null): TableView {
  return { ...view, pairs: view.pairs.map((each) => (each.pair === number ? { ...each, company, forecast } : each)) };
}

function withCommerce(view: TableView, seat: number, kind: number, more: number): TableView {
  return withPlayer(view, seat, (player) => ({ commerce: added(player.commerce, kind, more) }));
}

function withPlayer(view: TableView, seat: number, change: (player: Player) => Partial<Player>): TableView {
  return { ...view, players: view.players.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

function withPile(view: TableView, number: number, change: (pile: Pile) => Partial<Pile>): TableView {
  return { ...view, piles: view.piles.map((each) => (each.pile === number ? { ...each, ...change(each) } : each)) };
}
