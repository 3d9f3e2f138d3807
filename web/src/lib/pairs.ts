// Whose the pairs of a company and a forecast are, in the words of each place that names one.
import { COMPANIES } from "./kinds";
import type { Figures, Pair } from "./types";
import { say } from "./words.svelte";

/** Who plays, and who reads: what `Names` knows of the seats. */
interface Reader {
  readonly figures: Figures;
  readonly you: number;
  seat(seat: number): string;
  own(seat: number): string;
}

/** Pairs are dealt to the seats in order, and the next one is public; two players have two each, and none is public (R-INF-2). */
function dealtTo({ figures: { players } }: Reader, pair: number): number | "public" | "nobody" {
  const seat = players === 2 ? Math.floor(pair / 2) : pair;
  if (seat < players) return seat;
  return players > 2 && pair === players ? "public" : "nobody";
}

/** Pairs of nobody lie at the end and are numbered among themselves, if there are several. */
function firstHidden({ figures: { players } }: Reader): number {
  return players === 2 ? 2 * players : players + 1;
}

function hidden(reader: Reader, pair: number): string {
  const first = firstHidden(reader);
  return first === COMPANIES - 1 ? say("web-pair-hidden") : say("web-pair-nobody", { number: pair - first + 1 });
}

/** For a sentence that depends on it. */
export function whosePair(reader: Reader, pair: number): "you" | "seat" | "public" | "nobody" {
  const owner = dealtTo(reader, pair);
  return typeof owner === "string" ? owner : owner === reader.you ? "you" : "seat";
}

/** Within a sentence. */
export function pairTold(reader: Reader, pair: number): string {
  const owner = dealtTo(reader, pair);
  if (owner === "public") return say("pair-public");
  if (owner === "nobody") return say("pair-face-down", { number: pair - firstHidden(reader) + 1 });
  const facts = { you: owner === reader.you ? "yes" : "no", seat: reader.seat(owner) };
  return reader.figures.players === 2 ? say("pair-of-two", { ...facts, number: (pair % 2) + 1 }) : say("pair-of-seat", facts);
}

/** To be chosen: whose it was dealt to, shown or not, so that no two have the same name. */
export function pairNamed(reader: Reader, { pair, owner, public: open }: Pair): string {
  if (owner === null) return open ? say("web-pair-public") : hidden(reader, pair);
  const name = owner === reader.you ? say("web-pair-mine") : reader.own(owner);
  return reader.figures.players === 2 ? say("web-pair-of-two", { owner: name, number: (pair % 2) + 1 }) : name;
}

/** On the desk: whose it was stays to be seen when everybody has seen it. */
export function pairOnDesk(reader: Reader, pair: Pair): string {
  if (!pair.public) return pairNamed(reader, pair);
  if (pair.owner === null || pair.owner === reader.you) return say("web-pair-public");
  return say("web-pair-shown", { seat: reader.own(pair.owner) });
}

/** The sign that says so. */
export function pairSign(reader: Reader, pair: Pair): "public" | "yours" | "seen" | "hidden-pair" {
  if (pair.public) return "public";
  if (pair.owner === reader.you && reader.you >= 0) return "yours";
  return pair.company === null ? "hidden-pair" : "seen";
}

/** Beside a company: how it comes that its forecast is known. */
export function pairOnMarket(reader: Reader, pair: Pair): string {
  if (pair.public) return say("web-market-public");
  return pair.owner === reader.you ? say("web-market-yours") : say("web-market-seen");
}
