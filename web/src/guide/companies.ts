// What the guide may say of a company in a lesson: its price now and tonight, as far as its forecast is known.
import { WHOLE, dividendOf, forecastText, isDividend } from "../lib/kinds";
import type { Names } from "../lib/names";
import { COMPANY_KEYS } from "../lib/signs";
import type { Company } from "../lib/types";
import { type Facts, money } from "../lib/words.svelte";

/** Under the company's key: its name, and with an ending what else there is. */
export function companyFacts(names: Names, { company, value, forecast, tonight }: Company): Facts {
  const key = COMPANY_KEYS[company] ?? "";
  const track = names.figures.tracks[company];
  if (!track) return {};
  const worth = (at: number) => track.values[at] ?? 0;
  const facts: Facts = {
    [key]: names.company(company),
    [`${key}_price`]: money(value),
    [`${key}_start`]: money(worth(track.start)),
    [`${key}_after_split`]: money(worth(track.after_split)),
    [`${key}_last`]: money(worth(track.values.length - 1)),
    [`${key}_spaces`]: track.values.length,
  };
  if (forecast === null || tonight === null) return facts;
  const steps = isDividend(forecast) ? 0 : forecast;
  return {
    ...facts,
    [`${key}_forecast`]: forecastText(forecast),
    [`${key}_steps`]: Math.abs(steps),
    [`${key}_pays`]: money(isDividend(forecast) ? dividendOf(forecast) : 0),
    [`${key}_tonight`]: money(tonight),
    [`${key}_pair_tonight`]: money(names.sharesIn(WHOLE) * tonight),
    [`${key}_gain`]: money(tonight - value),
  };
}
