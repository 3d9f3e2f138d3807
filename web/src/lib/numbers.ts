// Numbers and dates as the language of the page writes them; a minus is as wide as a plus.
import { language, money } from "./words.svelte";

/** A number in a shape that Intl knows. */
export function number(value: number, shape: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language(), shape).format(value).replace("-", "−");
}

/** With so many digits after the point, no more and no fewer. */
export function decimal(value: number, digits = 1, signDisplay: "negative" | "exceptZero" = "negative"): string {
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
}

export function percent(share: number, digits = 0): string {
  return number(share, { style: "percent", maximumFractionDigits: digits, signDisplay: "negative" });
}

// With a plus where something was gained.

export function signed(value: number): string {
  return number(value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
}

export function signedPercent(share: number): string {
  return number(share, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
}

export function signedMoney(amount: number): string {
  return amount > 0 ? `+${money(amount)}` : money(amount + 0); // which makes 0 of −0
}

// Times are seconds since 1970, as the server tells them.

export function day(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);
}

export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
