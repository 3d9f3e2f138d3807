// What can lie on the table, as the small numbers of the rules (stockpile.rules.cards).
import { COMMODITY_KEYS, COMPANY_KEYS, type SignName } from "./signs";
import type { TableView } from "./types";

export const BOOM = 6;
export const BUST = 7;
export const FEE = 8;
export const COMMODITY = 11;
export const TAX = 17;
export const FIRST_PLAYER_CARD = 18;
export const COMPANIES = 6;
export const PILE_NAMES = ["A", "B", "C", "D", "E"] as const;
export const FORMS = ["share", "whole", "half"] as const;
export const SHARE = 0;
export const WHOLE = 1;
export const HALF = 2;
export const SIDES = ["up", "down"] as const;
/** What can be switched on (stockpile.rules.config). */
export const MODULES = ["advanced_board", "bonds", "commodities", "dice", "strategies", "first_player_card", "investors", "investor_bidding"] as const;
export const PHASES = ["information", "supply", "demand", "action", "selling", "movement"] as const;

/** The last round has begun; what comes before the first is none. */
export function isLastRound({ round, last_round, phase }: TableView): boolean {
  return round === last_round && phase !== "set-up";
}

export function isCompany(kind: number): boolean {
  return kind < COMPANIES;
}

export function isDividend(forecast: number): boolean {
  return forecast > 10;
}

/** What a dividend pays for each share. */
export function dividendOf(forecast: number): number {
  return forecast - 10;
}

export function forecastText(forecast: number): string {
  if (isDividend(forecast)) return "$".repeat(dividendOf(forecast));
  return forecast > 0 ? `+${forecast}` : `−${-forecast}`;
}

/** Up, down or dividend: they differ by colour and by shape. */
export function forecastKind(forecast: number): "up" | "down" | "pay" {
  return isDividend(forecast) ? "pay" : forecast > 0 ? "up" : "down";
}

export function companySign(company: number): SignName {
  return COMPANY_KEYS[company] ?? "share";
}

export function cardSign(kind: number): SignName {
  if (kind < COMPANIES) return companySign(kind);
  if (kind === BOOM) return "boom";
  if (kind === BUST) return "bust";
  if (kind < COMMODITY) return "fee";
  if (kind === TAX) return "tax";
  if (kind === FIRST_PLAYER_CARD) return "first-player";
  return COMMODITY_KEYS[kind - COMMODITY] ?? "share";
}

/** What sort of card it is, as the legend calls it. */
export function cardKind(kind: number): "share" | "boom" | "bust" | "fee" | "commodity" | "tax" | "first-player-card" {
  if (kind < COMPANIES) return "share";
  if (kind === BOOM) return "boom";
  if (kind === BUST) return "bust";
  if (kind < COMMODITY) return "fee";
  if (kind === FIRST_PLAYER_CARD) return "first-player-card";
  return kind === TAX ? "tax" : "commodity";
}

export function isTax(kind: number): boolean {
  return kind === TAX - COMMODITY;
}

export function commerceSign(kind: number): SignName {
  return COMMODITY_KEYS[kind] ?? "tax";
}

/** The colour that a card is drawn in. */
export function cardColour(kind: number): string {
  if (kind < COMPANIES) return `var(--company-${kind})`;
  if (kind === BOOM) return "var(--up)";
  if (kind === BUST || kind === TAX || (kind >= FEE && kind < COMMODITY)) return "var(--down)";
  return "var(--gold-ink)";
}
