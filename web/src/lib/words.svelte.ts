// Every word that people read comes from the server's Fluent catalogues.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { loadHangul } from "./fonts";
import { JOSA } from "./josa";

// What messages may call besides Fluent's own functions; and no marks for mixed directions, which none of them has.
const SPELLING = { functions: { JOSA }, useIsolating: false };

export type Facts = Record<string, string | number>;

let bundle = $state.raw<FluentBundle>(new FluentBundle("en", SPELLING));
let spoken = $state("en");
let wishes = 0;
let offered = $state.raw<readonly string[]>(["en"]);

/** The language of the page. */
export function language(): string {
  return spoken;
}

/** The languages that the server has catalogues for. */
export function languages(): readonly string[] {
  return offered;
}

/** Speak as the person has chosen, else as the browser wishes, else English. */
export async function loadWords(among: readonly string[]): Promise<void> {
  offered = among;
  const chosen = localStorage.getItem("language");
  const wanted = [...(chosen ? [chosen] : []), ...navigator.languages].map(base);
  await speak(wanted.map((wish) => among.find((name) => base(name) === wish)).find(Boolean) ?? "en");
}

/** A language without its country: who wishes for one of Portugal gets the one of Brazil. */
function base(language: string): string {
  return language.toLowerCase().split("-")[0] ?? "";
}

/** Remembered once it is spoken: a server that is away at this moment changes nothing. */
export async function chooseLanguage(name: string): Promise<void> {
  if (await speak(name)) localStorage.setItem("language", name);
}

/** Whether it is spoken now: not if another was wished for while its words or letters were on their way. */
async function speak(name: string): Promise<boolean> {
  const wish = ++wishes;
  const answer = await fetch(`/api/catalogue/${name}`);
  if (!answer.ok) throw new Error(`catalogue ${name}: ${answer.status}`);
  const words = await answer.text();
  if (base(name) === "ko") await loadHangul(words);
  if (wish !== wishes) return false;
  speakWith(name, words);
  return true;
}

/** Speak a language with words that are at hand. */
export function speakWith(name: string, words: string): void {
  const made = new FluentBundle(name, SPELLING);
  made.addResource(new FluentResource(words));
  document.documentElement.lang = name;
  bundle = made;
  spoken = name;
}

export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The message with this key, filled in. A missing one shows its key, and the tests look for that. */
export function say(key: string, facts: Facts = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (pattern === null || pattern === undefined) return `⟦${key}⟧`;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, errors);
  return errors.length ? `⟦${key}: ${errors[0]?.message}⟧` : text;
}

/** `one`, `one and two`, `one, two and three`. */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  const last = parts[parts.length - 1] ?? "";
  const text = parts.slice(1, -1).reduce((first, next) => say("list-comma", { first, next }), parts[0] ?? "");
  return say("list-and", { first: text, last });
}

/** Sums of money are in thousands of dollars. */
export function money(amount: number): string {
  return amount < 0 ? say("web-money-owed", { amount: -amount }) : say("web-money", { amount });
}

/** The same where there is little room: on cards, beside charts. */
export function brief(amount: number): string {
  return `${amount < 0 ? "−" : ""}${say("web-money-brief", { amount: Math.abs(amount) })}`;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
