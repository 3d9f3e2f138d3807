// How long a game takes, roughly: people think, bots do not, and every module adds something to think about.
import type { Table } from "./types";

const SET_UP = 5; // minutes
const PERSON = [6, 9] as const;
const BOT = [1, 2] as const;
const MODULE = [1, 2] as const;
const STEP = 5;

/** Minutes, from and to. A clock cuts the longest thoughts short. */
export function minutesOf(table: Table): { least: number; most: number } {
  const bots = table.seats.filter((seat) => seat.kind === "bot").length;
  const people = table.players - bots;
  const reckon = (at: 0 | 1) => SET_UP + people * PERSON[at] + bots * BOT[at] + table.modules.length * MODULE[at];
  const least = Math.max(STEP, Math.round(reckon(0) / STEP) * STEP);
  const most = Math.round(reckon(1) / STEP) * STEP;
  return { least, most: Math.max(least + STEP, most) };
}
