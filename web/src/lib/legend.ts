// All signs of the table, in groups, and what each says at this table.
import type { Explanation } from "./explain.svelte";
import type { Names } from "./names";
import { type Facts, language, money, say } from "./words.svelte";

interface Entry {
  sign: string;
  /** Only where this is in play. */
  module?: string;
}

const of = (signs: string, module?: string): Entry[] => signs.split(" ").map((sign) => ({ sign, ...(module ? { module } : {}) }));

export const LEGEND: Record<string, Entry[]> = {
  market: [
    ...of("ticker ghost bankrupt-end split-end after-split return"),
    ...of("dollar", "advanced_board"),
    ...of("held held-split up down pay odds yours public seen hidden-pair"),
    ...of("falsified", "strategies"),
    ...of("die", "dice"),
  ],
  piles: [
    ...of("share boom bust fee"),
    ...of("commodity tax", "commodities"),
    ...of("first-player-card", "first_player_card"),
    ...of("face-down known pile-cards space"),
    ...of("own-cost", "investors"),
    ...of("meeple discard deck"),
    ...of("played", "strategies"),
  ],
  players: [
    ...of("first-player"),
    ...of("next-first", "first_player_card"),
    ...of("money held-cards known-shares split-held"),
    ...of("bonds", "bonds"),
    ...of("strategies", "strategies"),
    ...of("owes"),
    ...of("investor", "investors"),
  ],
  desk: [...of("regular split must-play dividends hint"), ...of("strategy", "strategies")],
  round: of("round phase-information phase-supply phase-demand phase-action phase-selling phase-movement phase-round-end"),
};

function factsAt({ figures, facts }: Names): Facts {
  return {
    ...facts,
    sets: figures.set_values.map(money).join(", "),
    taxes: figures.tax_costs.map(money).join(", "),
  };
}

// Signs are many and drawn often; what they say changes with the figures and the language alone.
let said: { figures: unknown; language: string; texts: Map<string, string> } | null = null;

function textOf(names: Names, sign: string): string {
  if (!said || said.figures !== names.figures || said.language !== language()) {
    said = { figures: names.figures, language: language(), texts: new Map() };
  }
  const text = said.texts.get(sign) ?? say(`sign-${sign}`, factsAt(names));
  said.texts.set(sign, text);
  return text;
}

/** What a sign means, or several that are drawn as one; `says` is what this one says, where that is more than its name. */
export function signOf(names: Names, sign: string, says = ""): Explanation {
  const all = sign.split(" ");
  return { sign, title: says || all.map(titleOf).join(", "), text: all.map((each) => textOf(names, each)).join(" ") };
}

// Signs of what has a name of its own.
const NAMED: Record<string, string> = { boom: "card-boom", bust: "card-bust", tax: "commerce-tax", "first-player-card": "card-first-player", die: "table-dice" };

export function titleOf(sign: string): string {
  return say(NAMED[sign] ?? (sign.startsWith("phase-") ? sign : `sign-${sign}-title`));
}

export function entriesOf(group: string, { figures }: Names): string[] {
  const entries = LEGEND[group] ?? [];
  return entries.filter(({ module }) => !module || figures.modules.includes(module)).map(({ sign }) => sign);
}
