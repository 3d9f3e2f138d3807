// Every word that people read comes from the server's Fluent catalogues.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

let bundle = $state.raw<FluentBundle>(new FluentBundle("en", { useIsolating: false }));

/** The languages there are; the browser's wishes and the person's own choice pick one of them. */
export const LANGUAGES = ["en"] as const;

export function language(): string {
  const chosen = localStorage.getItem("language");
  const wishes = [...(chosen ? [chosen] : []), ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((each) => wish.toLowerCase().startsWith(each));
    if (found) return found;
  }
  return LANGUAGES[0];
}

export async function loadWords(): Promise<void> {
  const name = language();
  const answer = await fetch(`/api/catalogue/${name}`);
  if (!answer.ok) throw new Error(`catalogue ${name}: ${answer.status}`);
  const made = new FluentBundle(name, { useIsolating: false });
  made.addResource(new FluentResource(await answer.text()));
  document.documentElement.lang = name;
  bundle = made;
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

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
