// Bots that answer for somebody who is late or away: the ticker says so, once a turn, and so does the end of the game.
import type { Names } from "./names";
import type { Line } from "./telling";
import type { History, AnswerEvents } from "./types";
import { say } from "./words.svelte";

export class StandIns {
  /** For whom a bot answered last, if nobody has answered since. */
  #seat: number | null = null;

  /** The numbers of those news with which a bot begins to answer for somebody. */
  begun(told: readonly AnswerEvents[]): ReadonlySet<number> {
    const numbers = new Set<number>();
    for (const { number, seat, by } of told) {
      if (by === "automatic") continue;
      if (by === "stand-in" && seat !== this.#seat) numbers.add(number);
      this.#seat = by === "stand-in" ? seat : null;
    }
    return numbers;
  }
}

/** For whom bots answered in a recorded game, how often and in which rounds: a sentence for each seat. */
export function standInsOf(names: Names, { answers }: History): string[] {
  const rounds = new Map<number, number[]>();
  for (const { by, seat, round } of answers) {
    if (by === "stand-in") rounds.set(seat, [...(rounds.get(seat) ?? []), Math.max(round, 0)]); // set-up belongs to the first
  }
  return [...rounds].map(([seat, given]) => {
    const first = Math.min(...given) + 1;
    const last = Math.max(...given) + 1;
    return say("standin-answers", { seat: names.own(seat), answers: given.length, rounds: last - first + 1, first, last });
  });
}

export function standInLine(names: Names, { number, seat }: Pick<AnswerEvents, "number" | "seat">): Line {
  return {
    number,
    seat,
    headline: false,
    get text() {
      return say("web-log-stand-in", { you: seat === names.you ? "yes" : "no", name: names.own(seat) });
    },
  };
}
