// Estimates over many games, in words.
import { decimal } from "../lib/numbers";
import type { Estimate, MyStudy } from "../lib/types";
import { say } from "../lib/words.svelte";

/** Where the true value lies, as words; nothing where that cannot be said. */
export function interval({ low, high }: Estimate, written: (amount: number) => string): string {
  return low === null || low === undefined || high === null || high === undefined ? "" : say("numeral-range", { low: written(low), high: written(high) });
}

/** The mean grade, and whether it rises or falls, if that can be told from chance. */
export function trendInWords({ grade, slope }: MyStudy): string {
  const told = say("web-habits-grade", { grade: decimal(grade.mean ?? 0), interval: interval(grade, decimal) });
  return `${told} ${direction(slope)}`;
}

function direction(slope: Estimate): string {
  const { mean, low, high } = slope;
  const around = interval(slope, (amount) => decimal(amount, 1, "exceptZero"));
  if (!around) return say("study-trend-few");
  if ((low ?? 0) <= 0 && (high ?? 0) >= 0) return say("study-trend-none", { interval: around });
  const facts = { slope: decimal(Math.abs(mean ?? 0)), interval: around };
  return (mean ?? 0) > 0 ? say("study-trend-up", facts) : say("study-trend-down", facts);
}
