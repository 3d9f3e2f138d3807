// What a question or an event is about: on a small screen that part of the table is brought into view.
import { tick } from "svelte";
import type { Choice } from "../choice.svelte";
import { pace } from "../motion/speed.svelte";
import type { EventMessage } from "../types";

export type Part = "market" | "piles" | "insider" | "portfolio" | "players";

const GAP = 6; // pixels between the heading and what was brought below it

/** The part of the table that is asked about, or in which something is happening. */
export function partOf(choice: Choice | null, now: EventMessage | null): Part | null {
  if (choice) return choice.part;
  if (!now) return null;
  if ("pile" in now) return "piles";
  return "company" in now || now.event === "dice-rolled" ? "market" : null;
}

export function bringIntoView(part: Part): Promise<void> {
  return bringThingIntoView(`[data-part="${part}"]`);
}

/** Only where the table is one long column: elsewhere all of it is on the screen. */
export async function bringThingIntoView(selector: string): Promise<void> {
  await tick();
  const [thing, ask] = [selector, ".desk > .ask"].map((each) => document.querySelector(each));
  if (!thing || !ask || getComputedStyle(ask).position !== "sticky") return;
  const { top, bottom } = thing.getBoundingClientRect();
  const above = [...document.querySelectorAll(".masthead, .guide.table")].filter((each) => getComputedStyle(each).position === "sticky");
  const from = above.reduce((height, each) => height + each.getBoundingClientRect().height, 0);
  const to = ask.getBoundingClientRect().top;
  if (top >= from && bottom <= to) return;
  // No farther than needed, so that more of the table is seen with it: from below it comes to stand above the question.
  const first = top - from - GAP;
  const near = top < from ? first : Math.min(first, bottom - to + GAP);
  // What is higher than its room shows its beginning, unless what can be chosen would be hidden then.
  const lowest = thing.querySelector(".choice")?.getBoundingClientRect().bottom ?? top;
  const far = Math.max(near, Math.min(lowest, bottom) - to + GAP);
  scrollBy({ top: far, behavior: pace() ? "smooth" : "instant" });
}
