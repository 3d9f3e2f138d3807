// What I am asked and what I have prepared: nothing is sent before it is confirmed.
import { untrack } from "svelte";
import { COMMODITY, PILE_NAMES, SIDES } from "./kinds";
import type { Names } from "./names";
import type { Part } from "./screen/about";
import type { Session } from "./session.svelte";
import type { AnswerChoice, Player, Question, TableView } from "./types";
import { capital, money, say } from "./words.svelte";

/** A card of the hand on its way to a pile. */
export interface Placing {
  kind: number;
  side: 0 | 1;
  pile: number | null;
}

export class Choice {
  readonly answers: readonly AnswerChoice[];
  readonly key: string;
  picked = $state.raw<AnswerChoice | null>(null);
  placings = $state<Placing[]>([]);
  active = $state(0);
  sales = $state.raw<readonly AnswerChoice[]>([]);
  boxed = $state<number[]>([]);

  constructor(
    readonly question: Question,
    readonly view: TableView,
    readonly names: Names,
  ) {
    this.answers = question.answers;
    this.key = question.question;
    this.placings = this.#placingsAtFirst();
    if (this.answers.length === 1 && !this.#isBasket()) this.picked = this.answers[0] ?? null;
  }

  get me(): Player {
    return this.view.players[this.question.seat] as Player;
  }

  get pass(): AnswerChoice | undefined {
    return this.answers.find((each) => each.family === "pass");
  }

  of(...families: string[]): AnswerChoice[] {
    return this.answers.filter((each) => families.includes(each.family));
  }

  find(family: string, ...args: number[]): AnswerChoice | undefined {
    return this.answers.find((each) => each.family === family && args.every((arg, at) => each.args[at] === arg));
  }

  /** What an answer names in this role, such as "company"; the server says what each argument of a family means. */
  argument(answer: AnswerChoice, role: string): number | undefined {
    return answer.args[this.#roles(answer).indexOf(role)];
  }

  /** The part of the table that the question is about. */
  get part(): Part | null {
    return this.answers.map((each) => this.names.figures.families[each.family]?.part).find((part): part is Part => Boolean(part)) ?? null;
  }

  #roles(answer: AnswerChoice): readonly string[] {
    return this.names.figures.families[answer.family]?.roles ?? [];
  }

  isPicked(answer: AnswerChoice): boolean {
    return this.picked?.number === answer.number;
  }

  pick(answer: AnswerChoice): void {
    this.picked = this.isPicked(answer) ? null : answer;
  }

  // What can be chosen where it lies on the table.

  /** Shares are sold in a control of their own, not on the company in the market. */
  onCompany(company: number): AnswerChoice[] {
    const isSale = (each: AnswerChoice) => this.names.figures.families[each.family]?.money === "sale";
    return this.answers.filter((each) => !isSale(each) && this.argument(each, "company") === company);
  }

  onPile(pile: number): AnswerChoice[] {
    return this.answers.filter((each) => this.#roles(each).join() === "pile" && each.args[0] === pile);
  }

  onPair(pair: number): AnswerChoice[] {
    return this.of("pair").filter((each) => each.args[0] === pair);
  }

  onSeat(seat: number): AnswerChoice[] {
    return this.of("seat").filter((each) => each.args[0] === seat);
  }

  // Placing cards: market cards on a side, commerce cards face-up on different piles.

  get places(): boolean {
    return this.placings.length > 0;
  }

  get placesCommerce(): boolean {
    return this.key === "commerce";
  }

  canPlace(pile: number): boolean {
    const card = this.placings[this.active];
    if (!card || !this.answers.some((each) => this.#kindIn(each) === card.kind && this.argument(each, "pile") === pile)) return false;
    const name = PILE_NAMES[pile] ?? "";
    return this.placings.filter((other, at) => at !== this.active && other.pile === pile).length < this.#stockOf(name);
  }

  /** How much there is of what answers take; what the question does not count never runs out. */
  #stockOf(name: string): number {
    return this.question.stock[name] ?? Infinity;
  }

  #kindIn(answer: AnswerChoice): number | undefined {
    const commerce = this.argument(answer, "commerce");
    return commerce === undefined ? this.argument(answer, "card") : COMMODITY + commerce;
  }

  place(pile: number): void {
    const card = this.placings[this.active];
    if (!card || !this.canPlace(pile)) return;
    card.pile = pile;
    const next = this.placings.findIndex((each) => each.pile === null);
    if (next >= 0) this.active = next;
  }

  lift(at: number): void {
    const card = this.placings[at];
    if (card) card.pile = null;
    this.active = at;
  }

  canTurn(at: number): boolean {
    return !this.placesCommerce && this.#sides(at).size > 1;
  }

  /** Others turn as well where more cards would lie on a side than may. */
  turn(at: number, side: 0 | 1): void {
    const card = this.placings[at];
    if (!card || !this.canTurn(at)) return;
    card.side = side;
    while (this.placings.filter((each) => each.side === side).length > this.#stockOf(SIDES[side])) {
      const other = this.placings.find((each, place) => place !== at && each.side === side);
      if (!other) return;
      other.side = side === 1 ? 0 : 1;
    }
  }

  ghosts(pile: number): Placing[] {
    return this.placings.filter((each) => each.pile === pile);
  }

  #placingsAtFirst(): Placing[] {
    const mine = this.view.mine;
    if (!mine) return [];
    if (this.key === "commerce") {
      return mine.commerce_hand.map((kind) => ({ kind: COMMODITY + kind, side: 0, pile: null }));
    }
    if (this.key !== "place" && this.key !== "open") return [];
    const last = mine.hand.length - 1;
    const side = (at: number): 0 | 1 => ((at === last && this.#stockOf("down")) || !this.#stockOf("up") ? 1 : 0);
    return mine.hand.map((kind, at) => ({ kind, side: side(at), pile: null }));
  }

  #sides(at: number): Set<number | undefined> {
    const kind = this.placings[at]?.kind;
    return new Set(this.answers.filter((each) => this.#kindIn(each) === kind).map((each) => this.argument(each, "side")));
  }

  /** Whether this seat may lay more cards face-down than one. */
  get hidesMore(): boolean {
    return this.placings.length > 1 && (this.question.stock["down"] ?? 0) > 1;
  }

  // Selling: a basket of answers, seen in the portfolio. What an answer takes may be given back by another one: half of a
  // split card makes a regular one.

  get sells(): boolean {
    return this.names.figures.questions[this.key]?.sells ?? false;
  }

  /** How much of the stock is left when all this is sold; less than nothing is too much. */
  #left(sales: readonly AnswerChoice[]): Map<string, number> {
    const left = new Map(Object.entries(this.question.stock));
    for (const [name, count] of sales.flatMap((each) => Object.entries(each.takes ?? {}))) {
      const before = left.get(name);
      if (before !== undefined) left.set(name, before - count);
    }
    return left;
  }

  #missing(sales: readonly AnswerChoice[]): string | undefined {
    return [...this.#left(sales)].find(([, count]) => count < 0)?.[0];
  }

  sold(answer: AnswerChoice): number {
    return this.sales.filter((sale) => sale.number === answer.number).length;
  }

  /** How often it could be sold if nothing else were. */
  mostOf(answer: AnswerChoice): number {
    return Math.min(...Object.entries(answer.takes ?? {}).map(([name, count]) => (count > 0 ? Math.floor(this.#stockOf(name) / count) : Infinity)));
  }

  /** How much of the stock the basket takes. */
  taken(name: string): number {
    return this.sales.reduce((sum, sale) => sum + Math.max(0, sale.takes?.[name] ?? 0), 0);
  }

  canSell(answer: AnswerChoice): boolean {
    return this.#missing([...this.sales, answer]) === undefined;
  }

  sell(answer: AnswerChoice): void {
    if (this.canSell(answer)) this.sales = [...this.sales, answer];
  }

  /** What is kept after all may leave too little for another sale, which then goes too. */
  unsell(answer: AnswerChoice): void {
    const drop = (which: (sale: AnswerChoice) => boolean) => {
      const at = this.sales.findLastIndex(which);
      this.sales = this.sales.filter((_, place) => place !== at);
    };
    drop((sale) => sale.number === answer.number);
    for (let name = this.#missing(this.sales); name !== undefined; name = this.#missing(this.sales)) {
      const short = name;
      drop((sale) => (sale.takes?.[short] ?? 0) > 0);
    }
  }

  get proceeds(): number {
    return this.sales.reduce((sum, sale) => sum + (sale.gain ?? 0), 0);
  }

  // Strategy cards for the box.

  get toBox(): number {
    return this.question.most ?? Infinity;
  }

  box(at: number): void {
    if (this.boxed.includes(at)) this.boxed = this.boxed.filter((each) => each !== at);
    else this.boxed = [...this.boxed, at].slice(-this.toBox);
  }

  // Sending. Answers go as texts: later ones of a basket are not offered by the question yet, but can be written.

  #isBasket(): boolean {
    return this.names.figures.questions[this.key]?.together ?? false;
  }

  /** The answers as they would be sent now, null while something is missing. */
  get ready(): string[] | null {
    if (this.places) return this.#placed();
    if (this.sells) return this.#sold();
    if (this.key === "discard") return this.#discarded();
    return this.picked ? [this.picked.text] : null;
  }

  #placed(): string[] | null {
    if (this.placings.some((each) => each.pile === null)) return null;
    return this.placings.map(({ kind, side, pile }) => {
      const card = this.names.figures.cards[kind];
      const on = PILE_NAMES[pile ?? 0];
      return this.placesCommerce ? `commerce ${card} ${on}` : `place ${card} ${SIDES[side]} ${on}`;
    });
  }

  #sold(): string[] {
    const gives = (sale: AnswerChoice) => Object.values(sale.takes ?? {}).some((count) => count < 0);
    const texts = [...this.sales.filter(gives), ...this.sales.filter((sale) => !gives(sale))].map((sale) => sale.text);
    return this.pass && this.#left(this.sales).get("shares") !== 0 ? [...texts, this.pass.text] : texts;
  }

  #discarded(): string[] | null {
    const mine = this.view.mine?.strategies ?? [];
    if (this.boxed.length !== this.toBox) return null;
    return this.boxed.map((at) => this.find("discard", mine[at] ?? -1)?.text ?? "");
  }

  /** The sentence that confirming stands for. */
  get sentence(): string {
    if (this.places) return this.ready ? say("web-confirm-place", { count: this.placings.length }) : say("web-confirm-place-first");
    if (this.sells) return this.#saleSentence();
    if (this.key === "discard") return say("web-confirm-discard", { count: this.toBox });
    if (!this.picked) return say("web-confirm-first");
    if (this.picked.family === "pass") return say(`web-pass-${this.key}`);
    return this.words(this.picked);
  }

  /** An answer as a button says it. */
  words(answer: AnswerChoice): string {
    if (answer.family === "take" && answer.gain != null) {
      return say("web-confirm-buy", { company: this.names.company(answer.args[0] ?? 0), price: money(-answer.gain) });
    }
    return capital(this.names.answer(answer));
  }

  #saleSentence(): string {
    const shares = this.taken("shares");
    return shares ? say("web-confirm-sell", { shares, amount: say("web-money", { amount: this.proceeds }) }) : say("web-confirm-keep");
  }
}

/** What a session is asked now, made anew with every question. */
export function choiceIn(session: Session): Choice | null {
  const view = session.myTurn ? session.view : null;
  const question = view?.question;
  return untrack(() => (view && question ? new Choice(question, view, session.names) : null));
}
