// Rows of tables in reports.

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
