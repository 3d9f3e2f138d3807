// What sentences take from events and answers. Which facts they take is the server's table (`figures.sentences`, made from
// stockpile.display.sentences); here is how the page words each kind of fact.
import { BOOM, FORMS, SIDES, WHOLE, forecastText } from "./kinds";
import type { Names } from "./names";
import { pairTold, whosePair } from "./pairs";
import { type Facts, listed, money, say } from "./words.svelte";

type Values = Readonly<Record<string, unknown>>;
type Source = readonly string[]; // a kind of fact, and the fields that it is made of

const yes = (truth: boolean): string => (truth ? "yes" : "no");

const KINDS: Record<string, (names: Names, ...values: never[]) => string | number> = {
  seat: (names, seat: number) => names.seat(seat),
  seats: (names, seats: number[]) => listed(seats.map((seat) => names.seat(seat))),
  company: (names, company: number) => names.company(company),
  card: (names, card: number) => names.card(card),
  cards: (names, cards: number | (number | null)[]) => (typeof cards === "number" ? cards : names.cards(cards)),
  action: (names, card: number) => names.card(BOOM + card),
  commerce: (names, kind: number) => names.commerce(kind),
  pile: (names, pile: number) => names.pile(pile),
  pair: (names, pair: number) => pairTold(names, pair),
  whose: (names, pair: number) => whosePair(names, pair),
  side: (_, side: number) => say(`side-${SIDES[side] ?? "up"}`),
  form: (_, form: number) => FORMS[form] ?? "share",
  forecast: (_, forecast: number) => forecastText(forecast),
  forecasts: (_, forecasts: number[]) => [...forecasts].sort((a, b) => a - b).map(forecastText).join(" "),
  "forecast-kept": (names, place: number) => forecastText(names.figures.forecasts_named[place] ?? 0),
  investor: (names, investor: number) => names.investor(investor),
  investors: (names, investors: number[]) => listed(investors.map((each) => names.investor(each))),
  strategy: (names, strategy: number) => names.strategy(strategy),
  strategies: (names, strategies: number[]) => names.strategies(strategies),
  reason: (names, reason: string) => names.moneyReason(reason),
  fee: (names, fee: number) => money(names.fee(fee)),
  money: (_, amount: number) => money(Math.abs(amount)),
  "most-money": (_, amounts: number[]) => money(Math.max(...amounts)),
  "bid-price": (names, space: number) => names.price(space),
  value: (names, company: number, space: number) => money(names.value(company, space)),
  proceeds: (names, price: number, form: number) => money(price * names.sharesIn(form)),
  number: (_, number: number) => number,
  ordinal: (_, number: number) => number + 1,
  count: (_, things: unknown[]) => things.length,
  sum: (_, ...numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0),
  shares: (names, regular: number, split: number) => regular + names.sharesIn(WHOLE) * split,
  rounds: (names) => names.figures.rounds,
  "is-last": (names, round: number) => yes(round === names.figures.last_round),
  "is-you": (names, seat: number) => yes(seat === names.you),
  "is-same": (_, one: unknown, other: unknown) => yes(one === other),
  yes: (_, truth: unknown) => yes(Boolean(truth)),
  direction: (_, start: number, end: number) => (end > start ? "up" : "down"),
  gain: (_, amount: number) => (amount > 0 ? "received" : "paid"),
  opening: (_, seat: number | null) => (seat === null ? "opening" : ""),
};

function made(names: Names, [kind = "", ...fields]: Source, values: Values): string | number {
  return KINDS[kind]?.(names, ...(fields.map((field) => values[field]) as never[])) ?? "";
}

function isKnown(value: unknown): boolean {
  return value !== null && !(Array.isArray(value) && value.includes(null));
}

/** What can be said; what is hidden stays out, except that hidden cards are counted. */
function facts(names: Names, sources: Record<string, Source>, values: Values): Facts {
  const sayable = ([, [kind = "", ...fields]]: [string, Source]) => ["cards", "count"].includes(kind) || fields.every((field) => isKnown(values[field]));
  return Object.fromEntries(Object.entries(sources).filter(sayable).map(([fact, source]) => [fact, made(names, source, values)]));
}

function kindOf(names: Names, field: string): string {
  return names.figures.sentences.fields[field] ?? field;
}

export function factsOfEvent(names: Names, event: { readonly event: string }): Facts {
  const values: Values = { ...event };
  const fields = Object.keys(values).filter((field) => kindOf(names, field) in KINDS);
  const plain = fields.map((field) => [field, [kindOf(names, field), field]]);
  return facts(names, { ...Object.fromEntries(plain), ...names.figures.sentences.facts[event.event] }, values);
}

export function factsOfAnswer(names: Names, roles: readonly string[], args: readonly number[]): Facts {
  const sources: Record<string, Source> = {};
  for (const role of roles) {
    const [fact, kind] = names.figures.sentences.roles[role] ?? [role, kindOf(names, role)];
    sources[fact] = [kind, role];
  }
  return facts(names, sources, Object.fromEntries(roles.map((role, at) => [role, args[at]])));
}

/** What the key of an event's message ends on; "" for most. */
export function variantOf(names: Names, event: { readonly event: string }): string {
  const source = names.figures.sentences.variants[event.event];
  return source ? String(made(names, source, { ...event })) : "";
}
