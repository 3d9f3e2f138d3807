// What happened at a moment of a recorded game.
import type { Names } from "../lib/names";
import { standInLine } from "../lib/standins";
import { type Line, lineOf, worthTelling } from "../lib/telling";
import type { EventMessage, History } from "../lib/types";

/** What can be told of it: after so many answers. */
export function eventsAt(history: History, number: number): EventMessage[] {
  const given = number > 0 ? history.answers[number - 1] : undefined;
  return (given ? given.events : history.opening).filter((event) => worthTelling(history, event));
}

/** The same as lines; first of all that a bot answered for a player, if one did. */
export function linesAt(history: History, names: Names, number: number): Line[] {
  const given = number > 0 ? history.answers[number - 1] : undefined;
  const told = eventsAt(history, number).map((event) => lineOf(names, event, number));
  return given?.by === "stand-in" ? [standInLine(names, { number, seat: given.seat }), ...told] : told;
}
