import type { Choices } from "./types";
import { has, say } from "./words.svelte";

/** A bot as it is asked for: a level, and perhaps a style after a colon. */
export function inStyle(level: string, style: string): string {
  return style ? `${level}:${style}` : level;
}

export function levelOf(bot: string): string {
  return bot.split(":")[0] ?? "";
}

export function styleOf(bot: string): string {
  return bot.split(":")[1] ?? "";
}

/** Styles that the level of a bot can wear. */
export function stylesFor(choices: Choices, bot: string): readonly string[] {
  return choices.styles[levelOf(bot)] ?? [];
}

/** What people call a bot. One of somebody else has no words of ours, and goes by its name. */
export function botName(bot: string): string {
  const level = said(`bot-${levelOf(bot)}`, levelOf(bot));
  return styleOf(bot) ? say("bot-in-style", { bot: level, style: styleName(styleOf(bot)) }) : level;
}

/** How it plays, in a line; of a bot of somebody else nothing is known. */
export function botWhy(bot: string): string {
  const keys = [`bot-${levelOf(bot)}-why`, `style-${styleOf(bot)}-why`];
  return keys.filter(has).map((key) => say(key)).join(" ");
}

export function styleName(style: string): string {
  return style ? said(`style-${style}`, style) : say("style-usual");
}

function said(key: string, otherwise: string): string {
  return has(key) ? say(key) : otherwise;
}

/** The names that the house gives its bots, as it stores them, in the order of the catalogue: seat-bot-1 and so on. */
const GIVEN = ["Nora", "Otis", "Pearl", "Ruth", "Simon", "Amara", "Bruno", "Dalia", "Emil", "Farid", "Goro", "Hilde", "Ines", "Kofi"];

/** A name at the table; one that the house gave is spelled as the reader's language spells it. */
export function spelled(name: string): string {
  const number = GIVEN.indexOf(name) + 1;
  return number ? say(`seat-bot-${number}`) : name;
}
