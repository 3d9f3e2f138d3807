// One browser at one table: the WebSocket, what my seats see, what happened, the chat and the clock.
import { problemText } from "./http";
import { Names } from "./names";
import { Stage } from "./stage.svelte";
import { type Line, lineOf, worthTelling } from "./telling";
import { Summary } from "./summary.svelte";
import type { ChatLine, ClientMessage, Clock, Figures, Happened, ServerMessage, Sight, Table, TableView, Welcome } from "./types";

const LINES_KEPT = 600;
const PATIENCE = [300, 600, 1200, 2500, 5000];

export class Session {
  table = $state.raw<Table | null>(null);
  figures = $state.raw<Figures | null>(null);
  number = $state(0);
  seat = $state(-1);
  lines = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<{ clock: Clock; since: number } | null>(null);
  problem = $state("");
  status = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  sent = $state(false);
  asks = $state.raw<Record<number, boolean>>({});
  /** The seat that must take over the screen before it sees anything. */
  curtain = $state<number | null>(null);
  spoken = $state("");
  readonly summary = new Summary();
  readonly stage = new Stage((event) => this.#tell(event));

  #socket: WebSocket | null = null;
  #views = new Map<number, TableView>();
  #tapes = new Map<number, Line[]>();
  #unsure: ClientMessage | null = null;
  #tries = 0;
  #timer = 0;
  #done = false;

  constructor(readonly id: string) {}

  get names(): Names {
    if (!this.figures) throw new Error("no figures before the game begins");
    return new Names(this.figures, this.seatNames, this.seats.length > 1 && this.curtain !== null ? -1 : this.seat);
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

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.figures ? `?since=${this.number}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/play${since}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.#receive(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  close(): void {
    this.#done = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  answer(answers: number[]): void {
    this.sent = true;
    this.problem = "";
    this.#unsure = { type: "answers", number: this.number, seat: this.seat, answers };
    this.#send(this.#unsure);
  }

  say(text: string): void {
    this.#send({ type: "chat", text });
  }

  ask(ask: boolean): void {
    this.asks = { ...this.asks, [this.seat]: ask };
    this.#send({ type: "settings", seat: this.seat, ask });
  }

  back(seat: number): void {
    this.#send({ type: "back", seat });
  }

  /** Pass-and-play: the next person sits down. */
  lift(): void {
    if (this.curtain === null) return;
    this.seat = this.curtain;
    this.curtain = null;
    const view = this.#views.get(this.seat);
    if (view) this.stage.set(view);
    this.lines = this.#tapes.get(this.seat) ?? [];
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(): void {
    if (this.#done || this.status === "closed") return;
    this.status = "lost";
    this.#timer = window.setTimeout(() => this.open(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        break;
      case "update":
        this.#sights(message.sights, true);
        this.number = message.number;
        this.#settled();
        break;
      case "confirmed":
        this.#unsure = null;
        break;
      case "refused":
        this.problem = problemText(message);
        this.#settled();
        if (message.now > this.number) this.#socket?.close(); // something was missed: the welcome brings it
        break;
      case "chat":
        this.chat = [...this.chat, message.line];
        break;
      case "seats":
        this.table = message.table;
        break;
      case "clock":
        this.clock = { clock: message, since: performance.now() };
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
    this.table = message.table;
    this.figures = message.figures;
    this.chat = message.chat;
    this.clock = message.clock ? { clock: message.clock, since: performance.now() } : null;
    this.status = "open";
    this.#tries = 0;
    const unsure = this.#unsure;
    const first = message.opening[0];
    if (this.seat < 0 || !message.opening.some((sight) => sight.seat === this.seat)) this.seat = first?.seat ?? -1;
    this.#sights(message.opening, known);
    const same = message.number === this.number;
    this.number = message.number;
    if (unsure && known && same) this.#send(unsure);
    else this.#settled();
  }

  #sights(sights: readonly Sight[], moving: boolean): void {
    if (!this.figures) return;
    for (const sight of sights) {
      this.#views.set(sight.seat, sight.view);
      this.asks = { ...this.asks, [sight.seat]: sight.ask ?? false };
      const events = sight.news.flatMap((news) => news.events.map((event) => ({ event, number: news.number })));
      if (sight.seat !== this.seat || !moving) this.#record(sight.seat, events);
      if (sight.seat !== this.seat) continue;
      if (moving) this.stage.play(events.map(({ event }) => event), sight.view);
      else this.stage.set(sight.view);
    }
    this.#drawCurtain();
  }

  /** On the tape at once, without movement. */
  #record(seat: number, events: { event: Happened; number: number }[]): void {
    const names = new Names(this.figures as Figures, this.seatNames, seat);
    const told = events.filter(({ event }) => worthTelling(event)).map(({ event, number }) => lineOf(names, event, number));
    const tape = [...(this.#tapes.get(seat) ?? []), ...told].slice(-LINES_KEPT);
    this.#tapes.set(seat, tape);
    if (seat !== this.seat) return;
    this.lines = tape;
    for (const { event } of events) this.summary.hear(event, false);
  }

  /** The stage has shown it. */
  #tell(event: Happened): void {
    this.summary.hear(event, true);
    if (worthTelling(event)) {
      const line = lineOf(this.names, event, this.number, this.view);
      this.lines = [...this.lines, line].slice(-LINES_KEPT);
      this.#tapes.set(this.seat, this.lines);
      this.spoken = line.text;
    }
  }

  /** The screen goes to another of my seats when that one is asked. */
  #drawCurtain(): void {
    const asked = this.#views.get(this.seat)?.question?.seat;
    if (this.seats.length < 2 || asked === undefined || asked === this.seat || !this.seats.includes(asked)) return;
    this.curtain = asked;
  }
}
