// The line to one table: a WebSocket, and another one whenever it breaks or falls silent.
import type { ClientMessage, ServerMessage } from "./types";

// All in milliseconds.
const PATIENCE = [300, 600, 1200, 2500, 5000];
const PING_EVERY = 15_000;
const SIGN_OF_LIFE = 10_000; // a welcome after calling, anything at all after a ping
const REPLY = 5_000; // what became of my answers

const REPLIES: ReadonlySet<ServerMessage["type"]> = new Set(["welcome", "update", "confirmed", "refused"]);

/** Goes off unless it is stopped in time. */
class Alarm {
  #timer = 0;

  constructor(private readonly ring: () => void) {}

  set(time: number): void {
    this.stop();
    this.#timer = window.setTimeout(this.ring, time);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

/** What a session speaks through: a table of the server, or something that answers like one. */
export interface Wire {
  open(): void;
  close(): void;
  send(message: ClientMessage): boolean;
  renew(): void;
}

export class Connection implements Wire {
  #socket: WebSocket | null = null;
  #tries = 0;
  #pings = 0;
  #beat = 0;
  #again = new Alarm(() => this.#call());
  #silence = new Alarm(() => this.renew());
  #unanswered = new Alarm(() => this.renew());
  #gone = () => this.renew();
  #back = () => this.#check();

  constructor(
    private readonly address: () => string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly lost: () => void,
  ) {}

  open(): void {
    window.addEventListener("offline", this.#gone);
    window.addEventListener("online", this.#back);
    this.#beat = window.setInterval(() => this.#ping(), PING_EVERY);
    this.#call();
  }

  close(): void {
    window.removeEventListener("offline", this.#gone);
    window.removeEventListener("online", this.#back);
    clearInterval(this.#beat);
    this.#again.stop();
    this.#hangUp();
  }

  /** Whether it could be sent; whether it arrives is another question. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.type === "answers") this.#unanswered.set(REPLY);
    return true;
  }

  /** Hang up without waiting for the other side, which may be long gone, and call again. */
  renew(): void {
    this.#hangUp();
    this.lost();
    this.#again.set(PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 0);
  }

  #call(): void {
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    this.#silence.set(SIGN_OF_LIFE);
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#receive(JSON.parse(message.data as string) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.renew();
    };
  }

  #receive(message: ServerMessage): void {
    this.#silence.stop();
    if (REPLIES.has(message.type)) this.#unanswered.stop();
    if (message.type === "welcome") this.#tries = 0;
    if (message.type === "closed") this.close();
    this.heard(message);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#silence.stop();
    this.#unanswered.stop();
    socket?.close();
  }

  #ping(): void {
    if (this.send({ type: "ping", token: this.#pings++ })) this.#silence.set(SIGN_OF_LIFE);
  }

  /** The network is back: no need to wait for the next try. */
  #check(): void {
    if (this.#socket) this.#ping();
    else this.#again.set(0);
  }
}
