// Rows of tables in reports.
import { interval } from "../coach/habits";
import { number } from "../lib/numbers";
import type { Estimate } from "../lib/types";

export interface Cell {
  text: string;
  range?: string; // where the true value lies
  bar?: readonly [amount: number, most: number];
}

export interface Row {
  name: string;
  note?: string;
  tone?: string; // a colour that tells it from the others
  cells: readonly (string | Cell)[];
}

/** Where nothing can be said. */
export const NONE = "–";

/** What the longest bar stands for. */
export function mostOf(amounts: readonly number[]): number {
  return Math.max(...amounts.map(Math.abs), 0) || 1;
}

/** A figure that may be missing. */
export function figure(value: number | null | undefined, written: (value: number) => string): string {
  return value == null ? NONE : written(value);
}

/** A share with a tenth of a percent. */
export function share(value: number): string {
  return number(value, { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A mean, with where the true one lies below it. */
export function estimated(estimate: Estimate, written: (amount: number) => string): Cell {
  return { text: figure(estimate.mean, written), range: interval(estimate, written) };
}

/** One thing in a chart: its name and figure, in words what is drawn, and what that is. */
export interface Strip {
  name: string;
  value: string;
  label: string;
  tone?: string;
  means?: readonly Estimate[];
  amounts?: readonly (readonly [amount: number, count: number])[];
  lines?: readonly number[];
}
