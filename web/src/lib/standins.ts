// Bots that answer for somebody who is late or away: the ticker says so, once a turn.
import type { Names } from "./names";
import type { Line } from "./telling";
import type { News } from "./types";
import { say } from "./words.svelte";

export class StandIns {
  /** For whom a bot answered last, if nobody has answered since. */
  #seat: number | null = null;

  /** The numbers of those news with which a bot begins to answer for somebody. */
  begun(told: readonly News[]): ReadonlySet<number> {
    const numbers = new Set<number>();
    for (const { number, seat, by } of told) {
      if (by === "automatic") continue;
      if (by === "stand-in" && seat !== this.#seat) numbers.add(number);
      this.#seat = by === "stand-in" ? seat : null;
    }
    return numbers;
  }
}

export function standInLine(names: Names, { number, seat }: News): Line {
  return {
    number,
    seat,
    headline: false,
    get text() {
      return say("web-log-stand-in", { you: seat === names.you ? "yes" : "no", name: names.own(seat) });
    },
  };
}
