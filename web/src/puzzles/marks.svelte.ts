// Which puzzles are done, and whether the first try was right: kept in this browser, nowhere else.
import { stored } from "../lib/stored";

export type Mark = "right" | "wrong";
const NAME = "puzzles";

let marks = $state.raw<Record<string, Mark>>(stored(NAME, {}));

export function markOf(key: string): Mark | undefined {
  return marks[key];
}

/** The first try counts, and none after it. */
export function markFirst(key: string, right: boolean): void {
  if (marks[key]) return;
  marks = { ...marks, [key]: right ? "right" : "wrong" };
  localStorage.setItem(NAME, JSON.stringify(marks));
}
