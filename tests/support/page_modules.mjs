// Runs the page's modules in Node: what is on standard input, told as the page tells it. See tests/i18n/test_event_sentences.py.
import { registerHooks } from "node:module";

let asked = "";
for await (const part of process.stdin) asked += part;
const { keys, figures, seats, you, events, answers } = JSON.parse(asked);

// Fluent, with messages that show their key and their facts; sums are only numbers.
globalThis.FluentBundle = class {
  addResource() {}
  hasMessage(key) {
    return keys.includes(key);
  }
  getMessage(key) {
    return { value: key };
  }
  formatPattern(key, facts) {
    if (key === "web-money") return String(facts.amount);
    const shown = Object.keys(facts).sort().map((fact) => `${JSON.stringify(fact)}: ${JSON.stringify(String(facts[fact]))}`);
    return `${key}{${shown.join(", ")}}`;
  }
};
const plain = (value) => value;
globalThis.$state = Object.assign(plain, { raw: plain }); // Svelte's compiler is not at work here

const STAND_INS = {
  "@fluent/bundle": "export const FluentBundle = globalThis.FluentBundle; export class FluentResource {}",
  "./fonts": "export function loadHangul() {}",
};
registerHooks({
  resolve(specifier, context, next) {
    const standIn = STAND_INS[specifier];
    if (standIn) return { url: `data:text/javascript,${encodeURIComponent(standIn)}`, shortCircuit: true };
    return next(/^\.\.?\//.test(specifier) && !/\.ts$/.test(specifier) ? `${specifier}.ts` : specifier, context);
  },
});

const lib = new URL("../../web/src/lib/", import.meta.url);
const { Names } = await import(new URL("names.ts", lib));
const { lineOf, worthTelling } = await import(new URL("telling.ts", lib));

const names = new Names(figures, seats, you);
const told = events
  ? events.map((event) => [worthTelling(names, event), lineOf(names, event, 0).text.replaceAll("−", "-")])
  : answers.map((answer) => names.answer(answer).replaceAll("−", "-"));
console.log(JSON.stringify(told));
