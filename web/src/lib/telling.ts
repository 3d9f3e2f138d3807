// Events as lines of the ticker tape.
import { factsOfEvent, variantOf } from "./facts";
import type { Names } from "./names";
import type { Event, EventMessage, Figures, TableView } from "./types";
import { has, say } from "./words.svelte";

export interface Line {
  number: number;
  seat: number | null;
  readonly text: string;
  /** Headlines open a part of the round. */
  headline: boolean;
}

/** Not what others drew, nor a sum that was just named. */
export function worthTelling({ figures }: { readonly figures: Figures }, event: EventMessage): boolean {
  const untold = figures.sentences.untold[event.event];
  if (!untold) return true;
  const [field, value] = untold;
  const said = (event as unknown as Record<string, unknown>)[field];
  return Array.isArray(said) ? !said.includes(value) : said !== value;
}

const HEADLINES: ReadonlySet<string> = new Set(["round-started", "round-ended", "game-ended", "stock-split", "went-bankrupt"]);
function hasHidden(event: EventMessage): boolean {
  const facts = Object.entries(event).filter(([name]) => name !== "seat"); // no seat means the table itself
  return facts.some(([, fact]) => fact === null || (Array.isArray(fact) && fact.includes(null as never)));
}

/** Of a pile, one sentence names what was seen and counts the rest. */
function keyOf(names: Names, event: EventMessage): string {
  const key = `event-${event.event}`;
  const variant = variantOf(names, event);
  if (variant) return `${key}-${variant}`;
  return hasHidden(event) && has(`${key}-hidden`) ? `${key}-hidden` : key;
}

/** With the table as it was just before, if one has it: cards that change piles are named by it. */
export function lineOf(names: Names, event: EventMessage, number: number, before: TableView | null = null): Line {
  const moved = event.event === "card-moved" ? movedCard(event, before) : null;
  const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
  return {
    number,
    seat,
    headline: HEADLINES.has(event.event),
    get text() {
      const facts = factsOfEvent(names, event); // said when it is read: the language may have changed
      return moved === null ? say(keyOf(names, event), facts) : say("web-card-moved", { ...facts, card: names.card(moved) });
    },
  };
}

/** The card, if its face is known here; a table on which nobody was asked to move one is older than that. */
function movedCard(event: Event<"card-moved">, before: TableView | null): number | null {
  const asked = before?.question?.question === "investor" && before.question.seat === event.seat;
  return asked ? (before.piles[event.pile]?.cards[event.card]?.kind ?? null) : null;
}
