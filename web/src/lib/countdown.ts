// The clock of the open question as it stands now: first its player comes to see it, then its time, then the reserve.
import type { Clock } from "./types";

export interface Countdown {
  part: "waits" | "time" | "reserve" | "over";
  /** Seconds of this part; of what waits, those of the time that has not begun. */
  seconds: number;
  /** Seconds in reserve, where there is one that is not used yet. */
  reserve: number | null;
}

/** After so many seconds since the server said how it stands; null if no clock runs. */
export function countdown(clock: Clock, passed: number): Countdown | null {
  if (clock.left == null) return null;
  const afterGrace = Math.max(0, passed - (clock.grace ?? 0));
  const left = clock.left - afterGrace;
  const reserve = clock.bank == null ? null : Math.ceil(clock.bank);
  if (passed < (clock.grace ?? 0)) return { part: "waits", seconds: Math.ceil(clock.left), reserve };
  if (left > 0) return { part: "time", seconds: Math.ceil(left), reserve };
  const rest = (clock.bank ?? 0) + left;
  return rest > 0 ? { part: "reserve", seconds: Math.ceil(rest), reserve: null } : { part: "over", seconds: 0, reserve: null };
}

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
