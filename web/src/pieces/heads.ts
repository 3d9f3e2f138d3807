// Heads of our own, put together from a few drawn parts in a field of 64 by 64. Who has a name of ours has a head of
// their own; everybody else gets one that always comes out the same for a number.

export const HAIR = {
  short: "M14 27c-1-11 5-16 18-16s19 5 18 16c-2-5-4-7-7-8-8 2-16 2-22 0-3 1-5 3-7 8z",
  long: "M13 40c-3-18 2-29 19-29s22 11 19 29l-4 3c1-9 1-15-3-21-7 3-17 3-24 0-4 6-4 12-3 21z",
  parted: "M15 25c0-9 6-14 17-14 7 0 13 3 16 8-9-2-20-1-28 1-2 1-4 2-5 5z",
  wide: "M12 32c-2-7 0-9 1-12 3-7 10-10 19-10s16 3 19 10c1 3 3 5 1 12-2-3-3-6-4-10-4-2-9-3-16-3s-12 1-16 3c-1 4-2 7-4 10z",
  cropped: "M16 22c3-6 8-9 16-9s13 3 16 9c-3-2-5-3-8-3-5 0-11 0-16 0-3 0-5 1-8 3z",
  curly: "M14 30c-3-2-4-6-2-9-1-5 3-8 6-8 2-4 8-5 11-3 4-2 9 0 11 2 5 0 8 4 8 8 3 3 2 8-1 10-1-4-3-7-5-8-7 1-17 1-23 0-2 1-4 4-5 8z",
  bun: "M15 28c-1-9 4-14 11-16-2-5 2-9 6-9s8 4 6 9c7 2 12 7 11 16-3-6-7-9-17-9s-14 3-17 9z",
  fringe: "M13 38c-3-17 3-27 19-27s22 10 19 27l-5 2c1-5 1-9 0-13H18c-1 4-1 8 0 13z",
  braids: "M15 27c-1-10 6-16 17-16s18 6 17 16c2 6 3 14 1 22-2 2-4 1-4-1 1-8 0-15-2-22-8-4-17-4-24 0-2 7-3 14-2 22 0 2-2 3-4 1-2-8-1-16 1-22z",
  scarf: "M12 62c-2-20-2-51 20-51s22 31 20 51c-3-3-7-5-9-9 3-6 4-15 3-22-3-7-8-9-14-9s-11 2-14 9c-1 7 0 16 3 22-2 4-6 6-9 9z",
  sides: "M17 31c-3-1-3-6 0-10 0 4 1 6 2 8zM47 31c3-1 3-6 0-10 0 4-1 6-2 8z",
  bald: "",
} as const;

export const EXTRA = {
  glasses: "M18 31h10v6a5 5 0 0 1-10 0zM36 31h10v6a5 5 0 0 1-10 0zM28 33c2-2 6-2 8 0",
  round: "M20 34a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM34 34a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM30 33c1-1 3-1 4 0",
  moustache: "M25 44c2-3 5-2 7-1 2-1 5-2 7 1-3 2-11 2-14 0z",
  hat: "M10 20h44c-4 3-8 3-12 3H22c-4 0-8 0-12-3zM18 19c0-8 2-14 14-14s14 6 14 14z",
  monocle: "M36 34a5 5 0 1 1 10 0 5 5 0 0 1-10 0zM46 35c2 6 2 12-1 18",
  beard: "M20 42c1 10 6 14 12 14s11-4 12-14c-3 4-7 5-12 5s-9-1-12-5z",
  earrings: "M17.500 40a1.8 1.8 0 1 0 .1 0M46.500 40a1.8 1.8 0 1 0 .1 0",
  lines: "M22 39c1 1 2 1.500 3 1.600M42 39c-1 1-2 1.500-3 1.600M27 22.500h10",
  freckles: "M23 39.500h.1M25.500 41h.1M38.500 41h.1M41 39.500h.1",
} as const;

export const COLLAR = [
  "M8 64c2-9 9-11 16-12l8 8 8-8c7 1 14 3 16 12z M32 60l-3-4 3-3 3 3z M32 60l-3 4h6z",
  "M8 64c2-9 9-11 16-12 4 4 12 4 16 0 7 1 14 3 16 12z M24 54l8 4 8-4 M28 58l-6 4v-6z M36 58l6 4v-6z",
  "M8 64c2-9 9-11 15-12 2 6 16 6 18 0 6 1 13 3 15 12z M22 55a2 2 0 1 0 .1 0 M27 58.500a2 2 0 1 0 .1 0 M32 60a2 2 0 1 0 .1 0 M37 58.500a2 2 0 1 0 .1 0 M42 55a2 2 0 1 0 .1 0",
] as const;

export const SMILE = ["M26 47c3 3 9 3 12 0", "M26 47h12", "M26 48c4-2 8-2 12 0", "M27 46c2 4 8 4 10 0z"] as const;
export const SKIN = ["#f6e3c5", "#eecaa4", "#d9a577", "#b57c4f", "#8f5f3d"] as const;
export const TONE = { black: "#1d1b19", brown: "#5a3a22", red: "#93431d", fair: "#b98a3e", grey: "#77716a", white: "#d9d3c6", blue: "#2f4d73" } as const;

export interface Head {
  hair: keyof typeof HAIR;
  tone: keyof typeof TONE;
  skin: number;
  collar: number;
  smile: number;
  extra: readonly (keyof typeof EXTRA)[];
}

type Written = [Head["hair"], Head["tone"], number, number, number, ...Head["extra"][number][]];

// Hair, its colour, skin, collar, mouth, and what else there is to see: bots by name, investors by key.
const WRITTEN: Record<string, Written> = {
  Nora: ["fringe", "red", 0, 2, 0, "freckles"],
  Otis: ["curly", "black", 4, 0, 3, "round"],
  Pearl: ["bun", "white", 1, 2, 0, "lines", "earrings"],
  Ruth: ["wide", "grey", 3, 1, 1, "glasses"],
  Simon: ["sides", "brown", 0, 0, 0, "beard"],
  Amara: ["braids", "black", 4, 2, 3, "earrings"],
  Bruno: ["parted", "brown", 2, 1, 0, "moustache"],
  Dalia: ["scarf", "blue", 2, 2, 0],
  Emil: ["parted", "fair", 0, 1, 1, "round"],
  Farid: ["short", "black", 3, 0, 0, "beard"],
  Goro: ["cropped", "grey", 1, 0, 2, "lines", "glasses"],
  Hilde: ["long", "fair", 0, 2, 3],
  Ines: ["long", "black", 2, 1, 0, "round"],
  Kofi: ["bald", "black", 4, 0, 0, "glasses", "beard"],
  ana: ["long", "brown", 2, 2, 3],
  barack: ["cropped", "black", 3, 0, 0],
  barbara: ["wide", "grey", 1, 2, 1, "glasses"],
  bernie: ["sides", "white", 0, 0, 2, "glasses", "lines"],
  bill: ["parted", "brown", 0, 1, 0, "glasses"],
  carlos: ["short", "black", 2, 0, 0, "moustache"],
  chanda: ["braids", "black", 3, 2, 0, "earrings"],
  cramer: ["sides", "brown", 0, 0, 3, "beard"],
  dangote: ["cropped", "black", 4, 1, 0, "moustache"],
  deborah: ["fringe", "brown", 1, 2, 0, "earrings"],
  donald: ["parted", "fair", 0, 0, 2],
  graham: ["sides", "grey", 0, 1, 1, "monocle", "moustache"],
  ivan: ["short", "black", 0, 0, 1, "hat"],
  li: ["cropped", "black", 1, 0, 0, "round"],
  liliane: ["bun", "white", 0, 2, 0, "earrings", "lines"],
  mark: ["curly", "brown", 1, 1, 3],
  martha: ["wide", "fair", 0, 2, 0, "lines"],
  mitt: ["parted", "grey", 0, 0, 0],
  oprah: ["curly", "black", 4, 2, 3, "earrings"],
  phil: ["short", "grey", 1, 1, 0, "hat"],
  robins: ["long", "red", 0, 2, 0, "freckles"],
  sanders: ["sides", "white", 0, 0, 2, "round", "lines"],
  soros: ["cropped", "grey", 0, 0, 1, "lines"],
  stuart: ["parted", "brown", 1, 0, 1, "monocle"],
  talal: ["short", "black", 2, 0, 0, "beard", "glasses"],
  warren: ["sides", "white", 0, 0, 0, "glasses", "lines"],
};

function read([hair, tone, skin, collar, smile, ...extra]: Written): Head {
  return { hair, tone, skin, collar, smile, extra };
}

export function hasHead(name: string): boolean {
  return Object.hasOwn(WRITTEN, name);
}

/** The head that belongs to a name, or one by number: scattered over the parts, and always the same. */
export function headOf(name: string, number: number): Head {
  const written = hasHead(name) ? WRITTEN[name] : undefined;
  if (written) return read(written);
  const mixed = Math.imul(number + 11, 0x9e3779b1) >>> 0;
  const pick = <Part>(step: number, parts: readonly Part[]) => parts[Math.floor(mixed / 7 ** step) % parts.length] as Part;
  return {
    hair: pick(1, ["short", "long", "parted", "wide", "cropped", "curly"] as const),
    tone: pick(2, ["black", "brown", "fair", "grey", "red"] as const),
    skin: pick(3, [0, 1, 2, 3, 4] as const),
    collar: pick(4, [0, 1, 2] as const),
    smile: pick(5, [0, 1, 3] as const),
    extra: pick(6, [[], ["glasses"], ["round"], ["freckles"], []] as const),
  };
}
