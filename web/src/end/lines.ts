// What the charts of a game have in common: lines that differ by dash besides colour, and names at their ends.

export const DASHES = ["", "9 4", "3 3", "12 4 3 4", "1 4"] as const;

/** Places pushed apart so that none hides another, in the order they were in, and none beyond the end. */
export function pushedApart<Thing extends { at: number }>(things: readonly Thing[], gap: number, end: number): Thing[] {
  const found = things.map((each) => ({ ...each })).sort((a, b) => a.at - b.at);
  for (let i = 1; i < found.length; i++) {
    const [before, after] = [found[i - 1], found[i]];
    if (before && after) after.at = Math.max(after.at, before.at + gap);
  }
  let most = end;
  for (const each of found.reverse()) {
    each.at = Math.min(each.at, most);
    most = each.at - gap;
  }
  return found.reverse();
}

/** A name in so many pixels. */
export function shortened(name: string, room: number): string {
  const most = Math.floor(room / 8);
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}
