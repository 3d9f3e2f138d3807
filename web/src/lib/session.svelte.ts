// One browser at one table: what my seats see, what happened, the chat and the clock.
import { Participant } from "../deal/participant.svelte";
import { Connection, type Wire } from "./connection";
import { problemText } from "./http";
import { Names } from "./names";
import { Stage } from "./stage.svelte";
import { StandIns, standInLine } from "./standins";
import { type Line, lineOf, worthTelling } from "./telling";
import { Summary } from "./summary.svelte";
import { isVisible } from "./visible.svelte";
import type { ChatLine, ClientMessage, Clock, Figures, EventMessage, Nudged, ServerMessage, SeatUpdate, Table, TableView, Welcome } from "./types";

const LINES_KEPT = 600;
const SPOKEN_KEPT = 24;
const RESTART = 30_000; // milliseconds

/** A line that is read aloud; the number tells it from an equal one. */
interface Spoken {
  number: number;
  line: Line;
}

export class Session {
  table = $state.raw<Table | null>(null);
  figures = $state.raw<Figures | null>(null);
  number = $state(0);
  seat = $state(-1);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<{ clock: Clock; since: number } | null>(null);
  problem = $state("");
  /** What was wrong with the line that I said last. */
  chatProblem = $state("");
  /** The last call for somebody who sleeps; it holds as long as its question is open. */
  nudged = $state.raw<Nudged | null>(null);
  status = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  /** The server has said that it goes down and comes back. */
  goingDown = $state(false);
  sent = $state(false);
  asks = $state.raw<Record<number, boolean>>({});
  /** The seat that must take over the screen before anything is seen, or that one of mine must. */
  curtain = $state<number | "anyone" | null>(null);
  spoken = $state.raw<Spoken[]>([]);
  /** A bot has answered for me, and I have not answered since. */
  missed = $state(false);
  /** Nobody is at this page any more; that is for ever. */
  left = false;
  readonly summary = new Summary();
  readonly stage = new Stage(() => this.reading && this.seats.length > 0); // who only watches cannot keep the table waiting

  /** My part in the deal, and what is kept of it. */
  readonly participant = new Participant((message) => this.#connection.send(message));

  readonly #connection: Wire;
  #views = new Map<number, TableView>();
  #tapes = new Map<number, Line[]>();
  #unsure: ClientMessage | null = null;
  #unheard: { text: string; heard: () => void } | null = null;
  /** By seat: whether to be asked for dividends, as long as the server has not said the same. */
  #wishes = new Map<number, boolean>();
  #count = 0;
  #standIns = new StandIns();
  /** The question that was last said to be seen. */
  #seen = -1;

  /** There is no table of the server behind it: nobody to talk to, nothing to leave, no record. */
  readonly apart: boolean;

  constructor(
    readonly id: string,
    wire?: (heard: (message: ServerMessage) => void) => Wire,
  ) {
    const heard = (message: ServerMessage) => this.#receive(message);
    this.apart = wire !== undefined;
    this.#connection = wire?.(heard) ?? new Connection(() => this.#address(), heard, () => (this.status = "lost"));
  }

  get names(): Names {
    if (!this.figures) throw new Error("no figures before the game begins");
    return new Names(this.figures, this.seatNames, this.seat);
  }

  get seatNames(): string[] {
    return this.table?.seats.map((seat) => seat.name ?? "") ?? [];
  }

  /** The seats that are mine; none for a spectator. */
  get seats(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? [];
  }

  get view(): TableView | null {
    return this.stage.view;
  }

  get myTurn(): boolean {
    return !this.stage.busy && this.view?.question?.seat === this.seat && this.curtain === null;
  }

  /** A round report is open. While a bot plays for me nobody reads it; the way back must not lie behind one. */
  get reading(): boolean {
    return this.summary.shown !== null && !this.table?.seats.some((seat) => seat.mine && seat.stand_in);
  }

  /** Not any more once the page is left: what led here may have waited for the server meanwhile. */
  open(): void {
    if (!this.left) this.#connection.open();
  }

  close(): void {
    this.left = true;
    this.#connection.close();
  }

  /** As soon as somebody looks and nothing lies before the question, its time may begin. */
  see(): void {
    if (!this.table?.clock || this.status !== "open" || !this.myTurn || this.reading || !isVisible()) return;
    if (this.#seen === this.number) return;
    this.#seen = this.number;
    this.#connection.send({ type: "seen", number: this.number, seat: this.seat });
  }

  answer(answers: string[]): void {
    this.sent = true;
    this.missed = false;
    this.problem = "";
    this.#unsure = { type: "answers", number: this.number, seat: this.seat, answers };
    this.#connection.send(this.#unsure);
  }

  /** Calls `heard` when the server has it; until then it is said again whenever the connection is back. */
  say(text: string, heard: () => void): void {
    if (this.#unheard?.text === text) return;
    this.chatProblem = "";
    this.#unheard = { text, heard };
    this.#connection.send({ type: "chat", text });
  }

  /** Said again whenever the connection is back, until the server says it, too. */
  ask(ask: boolean): void {
    this.#wishes.set(this.seat, ask);
    this.asks = { ...this.asks, [this.seat]: ask };
    this.#connection.send({ type: "settings", seat: this.seat, ask });
  }

  /** Need not be kept while the connection is broken: connecting says the same. */
  back(seat: number): void {
    this.#connection.send({ type: "back", seat });
  }

  /** Call whoever is asked; the others see it too, and the server takes it once a question. */
  nudge(): void {
    this.#connection.send({ type: "nudge", number: this.number, seat: this.seat });
  }

  /** Pass-and-play: the person of this seat looks now. */
  lift(seat: number): void {
    this.seat = seat;
    this.curtain = null;
    const view = this.#views.get(seat);
    if (view) this.stage.set(view);
    this.lines = this.#tapes.get(seat) ?? [];
  }

  /** A line that is no event, for every seat at this screen. */
  note(words: () => string): void {
    const { number } = this;
    for (const seat of this.#views.keys()) {
      const line = { number, seat: null, headline: false, get text() { return words(); } };
      this.#write(seat, line, true);
    }
  }

  #address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.figures ? `&since=${this.number}` : "";
    return `${scheme}://${location.host}/api/tables/${this.id}/play?deal=1${since}`;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        if (message.since > this.number) {
          this.#connection.renew(); // something was missed: the welcome brings it
          break;
        }
        this.problem = "";
        this.#sights(message.sights, true);
        this.number = message.number;
        this.#settled();
        break;
      case "confirmed":
        this.#unsure = null;
        break;
      case "deal":
        if (this.table) this.participant.hear(message, this.table);
        break;
      case "refused":
        if (message.number == null && message.seat != null) break; // of the deal, which says itself how it stands
        if (message.number == null && this.#unheard) {
          this.chatProblem = problemText(message); // not about answers: it is what I said
          this.#unheard = null;
          break;
        }
        this.problem = problemText(message);
        this.#settled();
        if (message.now > this.number) this.#connection.renew(); // something was missed: the welcome brings it
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        this.#hear([message.line]);
        break;
      case "seats": {
        const stood = !this.seats.length;
        this.table = message.table;
        if (stood && this.seats.length) this.problem = ""; // it said why there was no seat
        this.participant.look(message.table);
        break;
      }
      case "clock":
        this.clock = { clock: message, since: performance.now() };
        break;
      case "watching":
        if (this.table) this.table = { ...this.table, watchers: message.watchers, strangers: message.strangers };
        break;
      case "unsaid":
        this.chat = this.chat.filter((line) => !message.numbers.includes(line.number));
        break;
      case "nudged":
        this.nudged = message;
        break;
      case "going-down":
        this.goingDown = true;
        setTimeout(() => (this.goingDown = false), RESTART); // it should be back by then; if not, the line is just lost
        break;
      case "closed":
        this.status = "closed";
        this.problem = problemText({ ...message, params: {} });
        break;
    }
  }

  #settled(): void {
    this.sent = false;
    this.#unsure = null;
  }

  #welcome(message: Welcome): void {
    const known = this.figures !== null;
    const chatted = this.chat.at(-1)?.number ?? -1;
    if (this.table && !known) this.problem = ""; // the game begins: what was refused before it is settled
    this.table = message.table;
    this.figures = message.figures;
    this.chat = message.chat;
    this.clock = message.clock ? { clock: message.clock, since: performance.now() } : null;
    this.status = "open";
    this.goingDown = false;
    this.participant.hear(message.deal ?? null, message.table);
    this.#seen = -1; // what was said before the line broke may not have arrived
    const unsure = this.#unsure;
    this.#sights(message.opening, known && message.number >= this.number); // an older game is just shown
    const same = message.number === this.number;
    this.number = message.number;
    if (unsure && known && same) this.#connection.send(unsure);
    else this.#settled();
    this.#hear(message.chat.filter((line) => line.number > chatted));
    if (this.#unheard) this.#connection.send({ type: "chat", text: this.#unheard.text });
    for (const [seat, ask] of this.#wishes) this.#connection.send({ type: "settings", seat, ask });
  }

  /** What I said is among what was said. */
  #hear(lines: readonly ChatLine[]): void {
    const mine = (line: ChatLine) => (line.seat === null ? !this.seats.length : this.seats.includes(line.seat));
    if (!lines.some((line) => mine(line) && line.text === this.#unheard?.text)) return;
    this.#unheard?.heard();
    this.#unheard = null;
  }

  #sights(sights: readonly SeatUpdate[], moving: boolean): void {
    if (!this.figures) return;
    for (const sight of sights) {
      this.#views.set(sight.seat, sight.view);
      this.#asked(sight.seat, sight.ask ?? false);
      this.participant.witness(sight.seat, sight.news);
    }
    this.#admit(sights);
    const told = sights[0]?.news ?? [];
    const begun = this.#standIns.begun(told);
    if (moving && told.some(({ by, seat }) => by === "stand-in" && this.seats.includes(seat))) this.missed = true;
    for (const sight of sights) this.#follow(sight, this.figures, moving, sight === sights[0], begun);
  }

  /** The server says whether a seat is asked for dividends; a wish that it has not heard yet stands before that. */
  #asked(seat: number, ask: boolean): void {
    if (this.#wishes.get(seat) === ask) this.#wishes.delete(seat);
    this.asks = { ...this.asks, [seat]: this.#wishes.get(seat) ?? ask };
  }

  /** What one of my seats was told: on the stage if it looks, else on its tape at once. */
  #follow(sight: SeatUpdate, figures: Figures, moving: boolean, first: boolean, begun: ReadonlySet<number>): void {
    const looks = sight.seat === this.seat && this.curtain === null;
    const names = new Names(figures, this.seatNames, sight.seat);
    const numbers = new Map(sight.news.flatMap((news) => news.events.map((event) => [event, news.number])));
    const stoodIn = sight.news.filter(({ number }) => begun.has(number));
    const bots = new Map(stoodIn.map((news) => [news.events[0], () => this.#write(sight.seat, standInLine(names, news), moving)]));
    bots.get(undefined)?.(); // nothing else is to be told of it
    const tell = (event: EventMessage) => {
      bots.get(event)?.();
      if (looks || (first && this.curtain !== null)) this.summary.hear(event, moving);
      if (worthTelling(names, event)) this.#write(sight.seat, lineOf(names, event, numbers.get(event) ?? 0, looks ? this.view : null), moving);
    };
    if (looks && moving && this.stage.view) {
      // Without news the table stands as it did, and so does what is prepared there.
      if (sight.news.length) this.stage.play({ events: [...numbers.keys()], view: sight.view, figures, tell });
      return;
    }
    [...numbers.keys()].forEach(tell);
    if (looks) this.stage.set(sight.view);
  }

  #write(seat: number, line: Line, aloud: boolean): void {
    const tape = [...(this.#tapes.get(seat) ?? []), line].slice(-LINES_KEPT);
    this.#tapes.set(seat, tape);
    if (seat !== this.seat || this.curtain !== null) return;
    this.lines = tape;
    if (aloud) this.spoken = [...this.spoken, { number: this.#count++, line }].slice(-SPOKEN_KEPT);
  }

  /** Several seats at one screen: nobody sees anything before the right person has said to be there. */
  #admit(sights: readonly SeatUpdate[]): void {
    const mine = sights.map((sight) => sight.seat);
    const view = sights[0]?.view;
    if (!view) return;
    if (!mine.includes(this.seat)) {
      this.seat = -1;
      this.stage.clear();
    }
    if (mine.length === 1 || view.standing.length) {
      if (this.seat < 0) this.seat = view.observer;
      this.curtain = null; // with one seat, or when the game is over, nothing is hidden from anybody here
      this.lines = this.#tapes.get(this.seat) ?? [];
      return;
    }
    const asked = view.question && mine.includes(view.question.seat) ? view.question.seat : null;
    const open = this.curtain === null && this.seat >= 0;
    if (open && (asked === null || asked === this.seat)) return;
    this.#drawCurtain(asked ?? "anyone");
  }

  #drawCurtain(who: number | "anyone"): void {
    this.curtain = who;
    this.stage.clear();
    this.lines = [];
    this.spoken = [];
    this.problem = "";
  }
}
