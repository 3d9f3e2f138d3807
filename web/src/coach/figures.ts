// Chances and sums as the coach tells them.
import { percent, signedMoney, signedPercent } from "../lib/numbers";
import type { Score, SeatAnalysis } from "../lib/types";
import { brief, money } from "../lib/words.svelte";

export const PARTS = ["luck", "skill", "result"] as const;
export type Scores = Record<(typeof PARTS)[number], Score>;

/** In what luck and skill are measured. */
export type Measure = "win" | "money";
export const MEASURES = ["win", "money"] as const;

/** What a reader of an analysis looks at: a measure, and whose decisions. */
export interface Looking {
  measure: Measure;
  seat: number;
}

/** What bots that everybody can play against usually get. */
export const TYPICAL = { intern: 40, broker: 55, shark: 90 } as const;

/** Large sums in whole thousands, small ones with a tenth; nothing has no sign. */
function roundedMoney(amount: number): number {
  return (Math.abs(amount) < 9.95 ? Math.round(amount * 10) / 10 : Math.round(amount)) + 0;
}

export function sum(amount: number): string {
  return money(roundedMoney(amount));
}

/** A difference in one of the measures, with its sign. */
export function difference(measure: Measure, amount: number): string {
  return measure === "win" ? signedPercent(amount) : signedMoney(roundedMoney(amount));
}

/** Whether the grade of a seat says anything: not where a bot made every decision. */
export function isGraded({ decisions, stand_in }: SeatAnalysis): boolean {
  return decisions.length > 0 || !stand_in;
}

/** What a score is in one of the measures. */
export function of(score: Score, measure: Measure): number {
  return score[measure] ?? 0;
}

export function scored(measure: Measure, score: Score): string {
  return difference(measure, of(score, measure));
}

/** How things stood, as one value: a chance, or money beside the others'. */
export function standing(measure: Measure, value: number): string {
  return measure === "win" ? percent(value) : signedMoney(roundedMoney(value));
}

/** The same beside an axis. */
export function tick(measure: Measure, value: number): string {
  return measure === "win" ? percent(value) : `${value > 0 ? "+" : ""}${brief(value)}`;
}
