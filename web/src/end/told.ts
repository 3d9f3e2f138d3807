// What happened at a moment of a recorded game.
import type { Names } from "../lib/names";
import { type Line, lineOf, worthTelling } from "../lib/telling";
import type { Happened, History } from "../lib/types";

/** What can be told of it: after so many answers. */
export function eventsAt(history: History, number: number): Happened[] {
  const given = number > 0 ? history.answers[number - 1] : undefined;
  return (given ? given.events : history.opening).filter(worthTelling);
}

export function linesAt(history: History, names: Names, number: number): Line[] {
  return eventsAt(history, number).map((event) => lineOf(names, event, number));
}
