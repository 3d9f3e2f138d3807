// The signs of the verdicts, as players of chess write them, from the gravest.
export const VERDICTS = ["blunder", "mistake", "inaccuracy", "good"] as const;
export const SIGNS: Record<string, string> = { blunder: "??", mistake: "?", inaccuracy: "?!", good: "✓" };
/** What is marked on the timeline. */
export const GRAVE: ReadonlySet<string> = new Set(["blunder", "mistake"]);
