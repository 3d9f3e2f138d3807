// Whose the pairs of a company and a forecast are, in the words of each place that names one.
import { titleOf } from "./legend";
import type { Figures, Pair } from "./types";
import { say } from "./words.svelte";

/** Who plays, and who reads: what `Names` knows of the seats. */
interface Reader {
  readonly figures: Figures;
  readonly you: number;
  seat(seat: number): string;
  own(seat: number): string;
}

/** Pairs of nobody are numbered among themselves, if there are several. */
function hidden({ figures: { pairs } }: Reader, pair: number): string {
  const nobodys = pairs.filter((each) => each.owner === null && !each.public);
  return nobodys.length === 1 ? say("web-pair-hidden") : say("web-pair-nobody", { number: pairs[pair]?.number ?? 0 });
}

/** For a sentence that depends on it. */
export function whosePair({ figures: { pairs }, you }: Reader, pair: number): "you" | "seat" | "public" | "nobody" {
  const { owner = null, public: open = false } = pairs[pair] ?? {};
  if (owner === null) return open ? "public" : "nobody";
  return owner === you ? "you" : "seat";
}

/** Whether each seat is dealt several pairs, so that they have numbers. */
function hasSeveral({ figures: { pairs } }: Reader, owner: number): boolean {
  return pairs.filter((each) => each.owner === owner).length > 1;
}

/** Within a sentence. */
export function pairTold(reader: Reader, pair: number): string {
  const { owner = null, public: open = false, number = 0 } = reader.figures.pairs[pair] ?? {};
  if (owner === null) return open ? say("pair-public") : say("pair-face-down", { number });
  const facts = { you: owner === reader.you ? "yes" : "no", seat: reader.seat(owner) };
  return hasSeveral(reader, owner) ? say("pair-of-two", { ...facts, number }) : say("pair-of-seat", facts);
}

/** To be chosen: whose it was dealt to, shown or not, so that no two have the same name. */
export function pairNamed(reader: Reader, { pair, owner, public: open }: Pair): string {
  if (owner === null) return open ? say("web-pair-public") : hidden(reader, pair);
  const name = owner === reader.you ? say("web-pair-mine") : reader.own(owner);
  return hasSeveral(reader, owner) ? say("web-pair-of-two", { owner: name, number: reader.figures.pairs[pair]?.number ?? 0 }) : name;
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
  if (pair.public) return titleOf("public");
  return pair.owner === reader.you ? titleOf("yours") : titleOf("seen");
}
