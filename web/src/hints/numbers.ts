// Numbers as people read them, in the language of the page.
import { language } from "../lib/words.svelte";

export function plain(number: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number).replace("-", "−");
}

export function signed(number: number): string {
  return number > 0 ? `+${plain(number)}` : plain(number);
}

export function percent(odds: number): number {
  return Math.round(100 * odds);
}
