// Axes of charts: from values to places, as shares of the width.
import { number } from "../lib/numbers";

export interface Axis {
  at: (value: number) => number; // in percent
  ticks: readonly { value: number; text: string }[];
}

const STEPS = [1, 2, 2.5, 5, 10]; // how far apart ticks may be, times a power of ten
const TICKS = 5; // at most, or letters would touch on a phone

function axis(low: number, high: number, values: readonly number[], written: (value: number) => string, bend = (value: number) => value): Axis {
  return {
    at: (value) => 100 * Math.max(0, Math.min(1, (bend(value) - bend(low)) / (bend(high) - bend(low)))),
    ticks: values.map((value) => ({ value, text: written(value) })),
  };
}

/** From nothing to everything. */
export function sharesAxis(): Axis {
  return axis(0, 1, [0, 0.25, 0.5, 0.75, 1], (value) => number(value, { style: "percent" }));
}

/** Round numbers around what there is. */
export function amountsAxis(amounts: readonly number[]): Axis {
  const found = amounts.length ? amounts : [0, 1];
  const [low, high] = [Math.min(...found), Math.max(...found)];
  const rough = Math.max(high - low, 1) / (TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const values = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return axis(first * step, last * step, values, number);
}

/** Powers of ten around what there is. */
export function timesAxis(times: readonly number[]): Axis {
  const found = times.length ? times : [1];
  const first = Math.floor(Math.log10(Math.min(...found)));
  const last = Math.max(Math.ceil(Math.log10(Math.max(...found))), first + 1);
  const every = Math.ceil((last - first) / TICKS);
  const values = Array.from({ length: Math.floor((last - first) / every) + 1 }, (_, at) => 10 ** (first + at * every));
  return axis(10 ** first, 10 ** last, values, (value) => number(value, { maximumSignificantDigits: 3 }), Math.log10);
}
