// Chances and sums as the coach tells them.
import type { Score } from "../lib/types";
import { language, money } from "../lib/words.svelte";

export const PARTS = ["luck", "skill", "result"] as const;
export type Scores = Record<(typeof PARTS)[number], Score>;

/** In what luck and skill are measured. */
export type Measure = "win" | "money";
export const MEASURES = ["win", "money"] as const;

export function percent(share: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits, signDisplay: "negative" }).format(share).replace("-", "−");
}

/** A number with a sign, and with so many digits after the point. */
export function decimal(amount: number, digits: number): string {
  const shape = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language(), shape).format(amount).replace("-", "−");
}

/** A number with one digit after the point, as people say it. */
export function unsigned(amount: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(amount).replace("-", "−");
}

function signedPercent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(share).replace("-", "−");
}

/** Large sums in whole thousands, small ones with a tenth; nothing has no sign. */
function roundedMoney(amount: number): number {
  return (Math.abs(amount) < 9.95 ? Math.round(amount * 10) / 10 : Math.round(amount)) + 0;
}

export function sum(amount: number): string {
  return money(roundedMoney(amount));
}

function signedMoney(amount: number): string {
  return roundedMoney(amount) > 0 ? `+${sum(amount)}` : sum(amount);
}

/** A difference in one of the measures, with its sign. */
export function difference(measure: Measure, amount: number): string {
  return measure === "win" ? signedPercent(amount) : signedMoney(amount);
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
  return measure === "win" ? percent(value) : signedMoney(value);
}
