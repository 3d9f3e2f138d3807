// What the sections of a balance report show: charts, and tables with all numbers.
import { decimal } from "../lib/numbers";
import type { Estimate } from "../lib/types";
import { say } from "../lib/words.svelte";
import type { BalanceData, BalanceRow } from "./data";
import { type Cell, NONE, type Row, type Strip, estimated, figure, share } from "./rows";

export interface Chart {
  title?: string;
  strips: Strip[];
  guides: readonly number[]; // what the things are compared with
}

export interface Numbers {
  caption: string;
  head: string[];
  rows: Row[];
}

export interface Shown {
  how: string;
  charts: Chart[];
  note: string;
  tables: Numbers[];
}

const FIRST_GAME = "first-game";
const EPIC = "epic";

const gained = (amount: number) => decimal(amount, 1, "exceptZero");
const whole = (amount: number) => decimal(amount, 0);
const heads = (...keys: string[]) => keys.map((key) => say(key));

/** Shares as points of a hundred, from some share on. */
function points(estimate: Estimate, from = 0): Estimate {
  const part = (value: number | null | undefined) => (value == null ? null : 100 * (value - from));
  return { mean: part(estimate.mean), low: part(estimate.low), high: part(estimate.high) };
}

/** A share and half its interval: 27.1 ± 2.0. */
function withHalf({ mean, low, high }: Estimate): string {
  if (mean == null || low == null || high == null) return figure(mean, share);
  return `${decimal(100 * mean)} ± ${decimal(50 * (high - low))}`;
}

function strip(name: string, estimate: Estimate, written: (amount: number) => string, drawn = estimate): Strip {
  const value = figure(estimate.mean, written);
  return { name, value, label: say("balance-line", { name, value, low: figure(estimate.low, written), high: figure(estimate.high, written) }), means: [drawn] };
}

const byMean = <Thing>(things: readonly Thing[], of: (thing: Thing) => Estimate): Thing[] => [...things].sort((a, b) => (of(b).mean ?? 0) - (of(a).mean ?? 0));

export function shownIn(data: BalanceData, section: string): Shown {
  return SECTIONS[section]?.(data) ?? { how: "", charts: [], note: "", tables: [] };
}

function rowsOf({ parts, games }: BalanceData, part: string, pooled = false): BalanceRow[] {
  const order = Object.keys(games);
  const found = parts[part]?.[pooled ? "pooled" : "rows"] ?? [];
  return [...found].sort((a, b) => order.indexOf(a.game) - order.indexOf(b.game));
}

const SECTIONS: Record<string, (data: BalanceData) => Shown> = {
  seats(data) {
    const rows = data.parts["seats"]?.rows ?? [];
    const chart = (game: string): Chart => ({
      title: say("balance-seats-game", { game: data.games[game] ?? game }),
      strips: rows
        .filter((row) => row.game === game)
        .map((row) => strip(say("balance-seat", { players: row.players, place: row.place ?? 0 }), points(row.win_share, 1 / row.players), gained)),
      guides: [0],
    });
    const table: Row[] = rows.map((row) => ({
      name: say("balance-seat-in", { game: data.games[row.game] ?? row.game, players: row.players, place: row.place ?? 0 }),
      cells: [whole(row.deals), estimated(row.win_share, share), estimated(row.lead, gained)],
    }));
    return {
      how: say("balance-seats-how"),
      charts: [FIRST_GAME, EPIC].map(chart),
      note: say("balance-points-note"),
      tables: [{ caption: say("balance-seats-caption"), head: heads("balance-what", "balance-deals", "balance-win-share", "balance-lead"), rows: table }],
    };
  },

  investors(data) {
    const { names, gaps, games } = data;
    const rows = rowsOf(data, "investors").filter((row) => row.game === EPIC);
    const epic = byMean(Object.entries(gaps[EPIC] ?? {}), ([, gap]) => gap);
    const counts = [...new Set(rows.map((row) => row.players))].sort();
    const of = (investor: string, players: number) => rows.find((row) => row.investor === investor && row.players === players);
    const together = (cells: (investor: string) => (string | Cell)[]): Row[] => epic.map(([investor]) => ({ name: names.investors[investor] ?? investor, cells: cells(investor) }));
    return {
      how: say("balance-investors-how"),
      charts: [{ title: say("balance-investors-epic"), strips: epic.map(([investor, gap]) => strip(names.investors[investor] ?? investor, points(gap), gained)), guides: [0] }],
      note: say("balance-points-note"),
      tables: [
        {
          caption: say("balance-investors-caption"),
          head: [...heads("balance-investor"), ...counts.map((players) => say("balance-of-players", { players })), ...counts.map((players) => say("balance-lead-of-players", { players }))],
          rows: together((investor) => [
            ...counts.map((players) => withHalf(of(investor, players)?.win_share ?? {})),
            ...counts.map((players) => figure(of(investor, players)?.lead.mean, gained)),
          ]),
        },
        {
          caption: say("balance-modules-beside-caption"),
          head: [...heads("balance-investor"), ...Object.keys(gaps).map((game) => games[game] ?? game)],
          rows: together((investor) => Object.values(gaps).map((found) => figure(points(found[investor] ?? {}).mean, gained))),
        },
      ],
    };
  },

  played(data) {
    const { names, worth, parts } = data;
    const rows = byMean(rowsOf(data, "played", true), (row) => row.worth);
    const name = ({ card = "" }: BalanceRow) => names.cards[card] ?? card;
    return {
      how: say("balance-played-how", { bot: parts["played"]?.bot ?? "" }),
      charts: [{ strips: rows.map((row) => strip(name(row), row.worth, decimal)), guides: worth }],
      note: say("balance-played-note", { cheap: whole(worth[0]), dear: whole(worth[1]) }),
      tables: [
        {
          caption: say("balance-played-caption"),
          head: heads("balance-card", "balance-plays", "balance-worth", "balance-expected", "balance-own-money", "balance-round"),
          rows: rows.map((row) => ({
            name: name(row),
            cells: [whole(row.looks), estimated(row.worth, decimal), estimated(row.expected, decimal), figure(row.money.mean, gained), figure(row.round.mean, decimal)],
          })),
        },
      ],
    };
  },

  held(data) {
    const rows = byMean(rowsOf(data, "held", true), (row) => row.worth);
    const name = ({ card = "" }: BalanceRow) => data.names.cards[card] ?? card;
    return {
      how: say("balance-held-how"),
      charts: [{ strips: rows.map((row) => strip(name(row), row.worth, decimal)), guides: [0] }],
      note: say("balance-dollars-note"),
      tables: [
        {
          caption: say("balance-held-caption"),
          head: heads("balance-card", "balance-deals", "balance-worth", "balance-own-money"),
          rows: rows.map((row) => ({ name: name(row), cells: [whole(row.deals), estimated(row.worth, decimal), figure(row.money.mean, gained)] })),
        },
      ],
    };
  },

  purchases(data) {
    const rows = data.parts["purchases"]?.pooled ?? [];
    const name = ({ what, count = 0 }: BalanceRow) => say(`balance-bought-${what}`, { count });
    const chart = (title: string, ...kinds: string[]): Chart => ({
      title: say(title),
      strips: rows.filter(({ what = "" }) => kinds.includes(what)).map((row) => strip(name(row), row.worth, gained)),
      guides: [0],
    });
    return {
      how: say("balance-purchases-how"),
      charts: [chart("balance-bonds", "bond"), chart("balance-commodities", "commodity", "double"), chart("balance-taxes", "tax")],
      note: say("balance-dollars-note"),
      tables: [
        {
          caption: say("balance-purchases-caption"),
          head: heads("balance-what", "balance-looks", "balance-worth", "balance-own-money"),
          rows: rows.map((row) => ({ name: name(row), cells: [whole(row.looks), estimated(row.worth, gained), figure(row.money.mean, gained)] })),
        },
      ],
    };
  },

  modules(data) {
    const { games, seconds } = data;
    const pooled = rowsOf(data, "modules", true);
    const head = heads("balance-game", "balance-choices", "balance-minutes", "balance-money", "balance-spread", "balance-from-behind", "balance-from-last");
    const cells = ({ choices, minutes, money, spread, won_from_behind, won_from_last }: BalanceRow) => [
      ...[choices, minutes, money].map(({ mean }) => figure(mean, whole)),
      estimated(spread, decimal),
      ...[won_from_behind, won_from_last].map((each) => estimated(each, share)),
    ];
    const name = ({ game }: BalanceRow) => games[game] ?? game;
    return {
      how: say("balance-modules-how", { choice: seconds.choice, round: seconds.round }),
      charts: [{ title: say("balance-comebacks"), strips: pooled.map((row) => strip(name(row), row.won_from_behind, share, points(row.won_from_behind))), guides: [] }],
      note: say("balance-comebacks-note"),
      tables: [
        { caption: say("balance-modules-caption"), head, rows: pooled.map((row) => ({ name: name(row), cells: cells(row) })) },
        {
          caption: say("balance-modules-players-caption"),
          head,
          rows: (data.parts["modules"]?.rows ?? []).map((row) => ({ name: say("balance-game-of", { game: name(row), players: row.players }), cells: cells(row) })),
        },
      ],
    };
  },

  luck(data) {
    const rows = rowsOf(data, "luck");
    const name = ({ game }: BalanceRow) => data.games[game] ?? game;
    return {
      how: say("balance-luck-how"),
      charts: [{ strips: rows.map((row) => strip(name(row), row.luck_share, share, points(row.luck_share))), guides: [] }],
      note: say("balance-luck-note"),
      tables: [{ caption: say("balance-luck-caption"), head: heads("balance-game", "balance-luck-share"), rows: rows.map((row) => ({ name: name(row), cells: [estimated(row.luck_share, share)] })) }],
    };
  },

  money({ money, names, fair }) {
    const lines = money?.investors ?? [];
    const within = 100 * fair;
    const gap = (estimate: Estimate) => figure(points(estimate).mean, gained);
    return {
      how: say("balance-money-how", { slope: decimal(100 * (money?.slope ?? 0)) }),
      charts: [
        {
          strips: [...lines].reverse().map(({ investor, money, even, before, after }) => ({
            name: names.investors[investor] ?? investor,
            value: say("balance-money-value", { money, even }),
            label: say("balance-money-line", { name: names.investors[investor] ?? investor, money, before: gap(before), even, after: gap(after) }),
            means: [points(before), points(after)],
          })),
          guides: [-within, within],
        },
      ],
      note: say("balance-money-note", { within: whole(within) }),
      tables: [
        {
          caption: say("balance-money-caption"),
          head: heads("balance-investor", "balance-mark", "balance-money-now", "balance-gap", "balance-money-even", "balance-gap"),
          rows: lines.map(({ investor, mark, money, even, before, after }) => ({
            name: names.investors[investor] ?? investor,
            cells: [mark || NONE, whole(money), estimated(points(before), gained), whole(even), estimated(points(after), gained)],
          })),
        },
      ],
    };
  },
};
