// What the things on one table are called, for one reader.
import { spelled } from "./bots";
import { factsOfAnswer } from "./facts";
import { BOOM, BUST, COMMODITY, FEE, FIRST_PLAYER_CARD, MODULES, PILE_NAMES, isTax } from "./kinds";
import { pairNamed } from "./pairs";
import { COMMODITY_KEYS, COMPANY_KEYS } from "./signs";
import type { AnswerChoice, Figures, Pair } from "./types";
import { type Facts, brief, capital, has, listed, money, say } from "./words.svelte";

export class Names {
  constructor(
    readonly figures: Figures,
    readonly seats: readonly string[], // names as they are stored
    readonly you: number,
  ) {}

  seat(seat: number): string {
    return seat === this.you ? say("seat-you") : this.own(seat);
  }

  /** The name itself, for meeples and sentences. */
  own(seat: number): string {
    return spelled(this.seats[seat] ?? "") || say("seat-number", { seat: seat + 1 }); // records need not name the players
  }

  /** One or two letters that tell a seat from the others; where names cannot, its number. */
  sign(seat: number): string {
    const start = (of: number, length: number) => [...this.own(of)].slice(0, length).join("").toUpperCase();
    const others = this.seats.map((_, other) => other).filter((other) => other !== seat);
    for (const length of [1, 2]) {
      if (others.every((other) => start(other, length) !== start(seat, length))) return start(seat, length);
    }
    return String(seat + 1);
  }

  company(company: number): string {
    return this.called(`company-${COMPANY_KEYS[company] ?? ""}`);
  }

  /** One word for a company. */
  short(company: number): string {
    const key = COMPANY_KEYS[company] ?? "";
    return this.figures.own_names[`company-${key}`]?.split(" ")[0] ?? say(`short-${key}`);
  }

  /** As the figures of this table call it, if they do, and otherwise as we do. */
  private called(key: string): string {
    return this.figures.own_names[key] ?? say(key);
  }

  pile(pile: number): string {
    return PILE_NAMES[pile] ?? "";
  }

  fee(fee: number): number {
    return this.figures.fees[fee] ?? 0;
  }

  card(kind: number): string {
    if (kind < BOOM) return this.company(kind);
    if (kind === BOOM) return say("card-boom");
    if (kind === BUST) return say("card-bust");
    if (kind < COMMODITY) return say("card-fee", { value: money(this.fee(kind - FEE)) });
    if (kind === FIRST_PLAYER_CARD) return say("card-first-player");
    return this.commerce(kind - COMMODITY);
  }

  shortCard(kind: number): string {
    if (kind < BOOM) return this.short(kind);
    if (kind === BOOM) return say("card-short-boom");
    if (kind === BUST) return say("card-short-bust");
    if (kind < COMMODITY) return say("card-short-fee", { value: brief(this.fee(kind - FEE)) });
    if (kind === FIRST_PLAYER_CARD) return say("web-card-first");
    return this.commerce(kind - COMMODITY);
  }

  commerce(kind: number): string {
    return isTax(kind) ? say("commerce-tax") : this.called(`commerce-${COMMODITY_KEYS[kind] ?? ""}`);
  }

  investor(number: number): string {
    return this.called(`investor-${this.investorKey(number)}`);
  }

  investorKey(number: number): string {
    return this.figures.investors[number]?.key ?? "";
  }

  investorDoes(number: number): string {
    return capital(say(`ability-${this.investorKey(number)}`, this.figuresOf(this.figures.investors[number])));
  }

  strategy(number: number): string {
    return this.called(`strategy-${this.strategyKey(number)}`);
  }

  strategyKey(number: number): string {
    return this.figures.strategies[number]?.key ?? "";
  }

  strategyDoes(number: number): string {
    return capital(say(`effect-${this.strategyKey(number)}`, this.figuresOf(this.figures.strategies[number])));
  }

  /** The figures of a card as its own sentences name them; of a track, all its costs. */
  private figuresOf(card: { key: string; figures: Record<string, number | number[]> } | undefined): Facts {
    const { money: sums } = this.figures.facts;
    const named = (name: string, figure: number | number[]) => {
      if (Array.isArray(figure)) return figure.map(money).join(", ");
      return `${card?.key}_${name}`.replaceAll("-", "_") in sums ? money(figure) : figure;
    };
    return Object.fromEntries(Object.entries(card?.figures ?? {}).map(([name, figure]) => [name, named(name, figure)]));
  }

  /** What a strategy card costs, in money or in kind; "" for nothing. */
  strategyCosts(number: number): string {
    const { cost = 0, in_kind = null } = this.figures.strategies[number] ?? {};
    const parts = [...(cost ? [money(cost)] : []), ...(in_kind ? [say(`cost-${in_kind}`)] : [])];
    return parts.length ? say("web-costs", { amount: listed(parts) }) : "";
  }

  cards(kinds: readonly (number | null)[]): string {
    const seen = kinds.filter((kind) => kind !== null);
    const hidden = kinds.length - seen.length;
    return listed([...this.alike(seen, (kind) => this.card(kind)), ...(hidden ? [say("cards-hidden", { count: hidden })] : [])]);
  }

  strategies(numbers: readonly number[]): string {
    return listed(this.alike(numbers, (number) => this.strategy(number)));
  }

  /** Cards of a kind together, each with its count. */
  private alike(numbers: readonly number[], name: (number: number) => string): string[] {
    const counts = new Map<number, number>();
    for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
    return [...counts].sort(([a], [b]) => a - b).map(([number, count]) => say("cards-alike", { count, card: name(number) }));
  }

  /** The figures of this game that texts name, and what else they depend on: its modules, and where they are read. */
  get facts(): Facts {
    const { facts, modules } = this.figures;
    return {
      ...Object.fromEntries(MODULES.map((name) => [name, modules.includes(name) ? "yes" : "no"])),
      where: "page",
      ...facts.counts,
      ...Object.fromEntries(Object.entries(facts.money).map(([name, amount]) => [name, money(amount)])),
    };
  }

  value(company: number, space: number): number {
    return this.figures.tracks[company]?.values[space] ?? 0;
  }

  /** What money was for: an investor, or what the catalogue says; a card of one's own may give a reason of its own. */
  moneyReason(reason: string): string {
    const investor = this.figures.investors.findIndex(({ key }) => key === reason);
    if (investor >= 0) return this.investor(investor);
    return has(`money-${reason}`) ? say(`money-${reason}`) : reason;
  }

  /** How many shares a card of this form is. */
  sharesIn(form: number): number {
    return this.figures.shares_in[form] ?? 1;
  }

  price(space: number): string {
    return money(this.figures.bidding[space] ?? 0);
  }

  /** An answer as part of a sentence. */
  answer(choice: AnswerChoice): string {
    const facts = factsOfAnswer(this, this.figures.families[choice.family]?.roles ?? [], choice.args);
    return this.costsOtherwise(choice) ? say("web-answer-bid-costs", { ...facts, ...costFacts(choice) }) : say(`answer-${choice.family}`, facts);
  }

  /** Whether a bid costs something else than what is printed on its space. */
  costsOtherwise({ cost, args }: AnswerChoice): boolean {
    return cost != null && cost !== this.figures.bidding[args[1] ?? 0];
  }

  pairName(pairs: readonly Pair[], number: number): string {
    const pair = pairs[number];
    return pair ? pairNamed(this, pair) : String(number + 1);
  }
}

/** A bid may bring money instead of costing some (R-INV-BARBARA). */
export function costFacts({ cost }: AnswerChoice): { cost: string; gets: string } {
  return { cost: money(Math.abs(cost ?? 0)), gets: (cost ?? 0) < 0 ? "yes" : "no" };
}
