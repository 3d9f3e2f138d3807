// What I am asked and what I have prepared: nothing is sent before it is confirmed.
import { untrack } from "svelte";
import { COMMODITY, FORMS, PILE_NAMES, SIDES, TO_BOX } from "./kinds";
import type { Names } from "./names";
import type { Part } from "./screen/about";
import type { Session } from "./session.svelte";
import type { AnswerChoice, Player, Question, TableView } from "./types";
import { capital, money, say } from "./words.svelte";

// Shares are sold in a control of their own, not on the company in the market.
const SOLD: ReadonlySet<string> = new Set(["sell", "short"]);

/** A card of the hand on its way to a pile. */
export interface Placing {
  kind: number;
  side: 0 | 1;
  pile: number | null;
}

export interface Sale {
  form: number;
  company: number;
  short: boolean;
}

export class Choice {
  readonly answers: readonly AnswerChoice[];
  readonly key: string;
  picked = $state.raw<AnswerChoice | null>(null);
  placings = $state<Placing[]>([]);
  active = $state(0);
  sales = $state<Sale[]>([]);
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

  onCompany(company: number): AnswerChoice[] {
    return this.answers.filter((each) => !SOLD.has(each.family) && this.argument(each, "company") === company);
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
    if (!card) return false;
    if (this.#apart && this.placings.some((other, at) => at !== this.active && other.pile === pile)) return false;
    if (this.placesCommerce) return this.find("commerce", card.kind - COMMODITY, pile) !== undefined;
    return this.answers.some((each) => each.args[0] === card.kind && each.args[2] === pile);
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

  /** One card lies face-down, all others face-up; who may hide both says so of each. */
  turn(at: number, side: 0 | 1): void {
    const card = this.placings[at];
    if (!card || !this.canTurn(at)) return;
    card.side = side;
    const others = this.placings.filter((_, other) => other !== at);
    if (side === 1 && !this.hidesBoth) for (const other of others) other.side = 0;
    const first = others[0];
    if (side === 0 && first && !this.placings.some((each) => each.side === 1)) first.side = 1;
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
    const sides = new Set(this.answers.map((each) => each.args[1]));
    const last = mine.hand.length - 1;
    const side = (at: number): 0 | 1 => (!sides.has(0) ? 1 : !sides.has(1) ? 0 : at === last ? 1 : 0);
    return mine.hand.map((kind, at) => ({ kind, side: side(at), pile: null }));
  }

  #sides(at: number): Set<number | undefined> {
    const kind = this.placings[at]?.kind;
    return new Set(this.answers.filter((each) => each.args[0] === kind).map((each) => each.args[1]));
  }

  /** Opening cards and two commerce cards lie on different piles. */
  get #apart(): boolean {
    return this.key === "open" || this.key === "commerce";
  }

  get hidesBoth(): boolean {
    return this.key === "place" && this.me.hides_both;
  }

  // Selling: a basket of sales, seen in the portfolio.

  get sells(): boolean {
    return this.key === "sell" || this.key === "sell-some";
  }

  get sharesLeft(): number {
    if (this.key === "sell") return Infinity;
    return (this.question.subject["shares"] ?? 0) - this.sales.reduce((sum, sale) => sum + sharesIn(sale), 0);
  }

  sold(form: number, company: number, short = false): number {
    return this.sales.filter((sale) => sale.form === form && sale.company === company && sale.short === short).length;
  }

  canSell(form: number, company: number, short = false): boolean {
    const mine = this.view.mine;
    if (!mine || sharesIn({ form, company, short }) > this.sharesLeft) return false;
    if (short && (this.sales.some((sale) => sale.short) || !this.of("short").length)) return false;
    const gone = (each: number) => this.sold(each, company) + this.sold(each, company, true);
    const halves = gone(2);
    if (form === 0) return gone(0) < (mine.regular[company] ?? 0) + halves && this.#offered(company);
    return gone(1) + halves < (mine.split[company] ?? 0) && this.#offered(company);
  }

  sell(form: number, company: number, short = false): void {
    if (this.canSell(form, company, short)) this.sales.push({ form, company, short });
  }

  unsell(form: number, company: number, short = false): void {
    const same = (sale: Sale) => sale.form === form && sale.company === company && sale.short === short;
    const at = this.sales.findLastIndex(same);
    if (at >= 0) this.sales.splice(at, 1);
    while (this.#tooMany(company)) this.sales.splice(this.sales.findLastIndex((s) => s.company === company && s.form === 0), 1);
  }

  /** A half that is kept after all takes its regular card with it. */
  #tooMany(company: number): boolean {
    const gone = (form: number) => this.sold(form, company) + this.sold(form, company, true);
    return gone(0) > (this.view.mine?.regular[company] ?? 0) + gone(2);
  }

  #offered(company: number): boolean {
    return this.answers.some((each) => each.family === "sell" && each.args[1] === company);
  }

  price(sale: Sale): number {
    const fixed = this.question.subject["price"] ?? 0;
    const value = sale.short ? this.me.short_price : fixed || (this.view.companies[sale.company]?.value ?? 0);
    return (value + this.me.sale_bonus) * sharesIn(sale);
  }

  /** What an investor pays for a card of the discard; null where nothing is bought. */
  buysAt(answer: AnswerChoice): number | null {
    const investor = this.key === "investor" ? this.question.subject["investor"] : undefined;
    const discount = investor === undefined ? undefined : this.names.figures.investors[investor]?.figures["discount"];
    if (answer.family !== "take" || typeof discount !== "number") return null;
    return Math.max(0, (this.view.companies[answer.args[0] ?? 0]?.value ?? 0) - discount);
  }

  get proceeds(): number {
    return this.sales.reduce((sum, sale) => sum + this.price(sale), 0);
  }

  // Strategy cards for the box.

  get toBox(): number {
    return TO_BOX - this.me.boxed;
  }

  box(at: number): void {
    if (this.boxed.includes(at)) this.boxed = this.boxed.filter((each) => each !== at);
    else this.boxed = [...this.boxed, at].slice(-this.toBox);
  }

  // Sending. Answers go as texts: later ones of a basket are not offered by the question yet, but can be written.

  #isBasket(): boolean {
    return this.places || this.sells || this.key === "discard";
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
    const order = (sale: Sale) => (sale.form === 2 ? 0 : 1); // halves first: they give a regular card back
    const sorted = [...this.sales].sort((a, b) => order(a) - order(b));
    const { companies } = this.names.figures;
    const texts = sorted.map(({ form, company, short }) => `${short ? "short" : "sell"} ${FORMS[form]} ${companies[company]}`);
    return this.sharesLeft > 0 && this.pass ? [...texts, this.pass.text] : texts;
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
    const price = this.buysAt(answer);
    if (price !== null) return say("web-confirm-buy", { company: this.names.company(answer.args[0] ?? 0), price: money(price) });
    return capital(this.names.answer(answer));
  }

  #saleSentence(): string {
    const shares = this.sales.reduce((sum, sale) => sum + sharesIn(sale), 0);
    return shares ? say("web-confirm-sell", { shares, amount: say("web-money", { amount: this.proceeds }) }) : say("web-confirm-keep");
  }
}

/** What a session is asked now, made anew with every question. */
export function choiceIn(session: Session): Choice | null {
  const view = session.myTurn ? session.view : null;
  const question = view?.question;
  return untrack(() => (view && question ? new Choice(question, view, session.names) : null));
}

export function sharesIn(sale: Sale): number {
  return sale.form === 1 ? 2 : 1;
}
