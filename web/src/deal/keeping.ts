// What this browser saw and sent of the deals it was at: only who kept that can tell later that nothing was changed.
import { stored } from "../lib/stored";
import { seatCommitment, VERSION } from "./texts";
import type { Glimpse } from "./glimpse";

/** As `stockpile verify --kept` reads it. */
export interface Kept {
  version: number;
  table: string;
  start: number;
  statement: string;
  commitment: string;
  /** What was drawn here for seats of mine. */
  mine: { seat: number; share: string }[];
  /** What the seats had committed to when it was published. */
  seen: { seat: number; commitment: string | null }[];
  /** What they had revealed when the cards were dealt. */
  reveals: { seat: number; share: string | null }[];
}

/** One deal in the storage: when it began, what of it is for others, and which cards came to be seen here. */
export interface Memory {
  at: number;
  kept: Kept;
  glimpse: Glimpse | null;
}

const PREFIX = "deal-";
const MOST = 50;

// Where the storage is full or forbidden, the page itself remembers for as long as it is there.
const inPage = new Map<string, Memory>();

function nameOf(table: string, start: number): string {
  return `${PREFIX}${table}-${start}`;
}

/** What was kept of a deal, or null. */
export function recall(table: string, start: number): Memory | null {
  const name = nameOf(table, start);
  return stored<Memory | null>(name, null) ?? inPage.get(name) ?? null;
}

export function newMemory(table: string, start: number, statement: string, commitment: string): Memory {
  return { at: Date.now(), kept: { version: VERSION, table, start, statement, commitment, mine: [], seen: [], reveals: [] }, glimpse: null };
}

/** Keep it. The oldest go. */
export function remember(memory: Memory): void {
  const name = nameOf(memory.kept.table, memory.kept.start);
  inPage.set(name, memory);
  try {
    localStorage.setItem(name, JSON.stringify(memory));
    for (const old of names().slice(0, -MOST)) localStorage.removeItem(old);
  } catch {
    // full or forbidden
  }
}

/** For a file. A number that was never published, as when another device of mine was quicker, has no part in it. */
export function fileOf({ kept }: Memory): string {
  const isPublished = (own: Kept["mine"][number]) =>
    kept.seen.some(({ seat, commitment }) => seat === own.seat && commitment === seatCommitment(kept.commitment, seat, own.share));
  return `${JSON.stringify({ ...kept, mine: kept.mine.filter(isPublished) }, null, 1)}\n`;
}

/** Nothing of any deal is kept any more. */
export function forgetDeals(): void {
  inPage.clear();
  names().forEach((name) => localStorage.removeItem(name));
}

/** What is kept, the oldest first. */
function names(): string[] {
  const age = (name: string) => stored<Partial<Memory>>(name, {}).at ?? 0;
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .sort((one, other) => age(one) - age(other));
}
