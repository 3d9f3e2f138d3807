// The wire to a puzzle: it shows a table once, and weighs the answer that is given there. There the game ends.
import type { Wire } from "../lib/connection";
import { api, patiently, problemOf } from "../lib/http";
import type { ClientMessage, ServerMessage, Solution } from "../lib/types";
import { say } from "../lib/words.svelte";

export class PuzzleWire implements Wire {
  #left = false;
  #number = 0;

  constructor(
    private readonly key: string,
    private readonly heard: (message: ServerMessage) => void,
    private readonly failed: (problem: string) => void,
    private readonly solved: (solution: Solution) => void,
  ) {}

  open(): void {
    const show = async () => {
      const welcome = await api.puzzle(this.key);
      if (this.#left) return;
      this.#number = welcome.number;
      const seats = welcome.table.seats.map((seat) => (seat.name ? seat : { ...seat, name: say("web-guest") }));
      this.heard({ ...welcome, table: { ...welcome.table, seats } });
    };
    void patiently(show, this.failed, () => this.#left);
  }

  close(): void {
    this.#left = true;
  }

  send(message: ClientMessage): boolean {
    if (message.type === "answers") void this.#weigh(message.answers);
    return true;
  }

  renew(): void {} // nothing goes on here, so nothing is missed

  async #weigh(answers: readonly (string | number)[]): Promise<void> {
    try {
      const solution = await api.solve(this.key, answers);
      if (!this.#left) this.solved(solution);
    } catch (error) {
      // What is refused was not tried: it can be given again.
      this.heard({ type: "refused", code: "", message: problemOf(error), params: {}, now: this.#number, number: this.#number, seat: null });
    }
  }
}
