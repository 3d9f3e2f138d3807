// The question as one sentence.
import type { Choice } from "../../lib/choice.svelte";
import { money, say } from "../../lib/words.svelte";

/** Investors and strategies whose second question is another one. */
const TWO_STAGES: ReadonlySet<string> = new Set(["chanda", "mark", "sanders"]);

export function asked(choice: Choice): string {
  const { question, names } = choice;
  const subject = question.subject;
  switch (question.question) {
    case "dividend": {
      const company = names.company(subject["company"] ?? 0);
      return say("web-ask-dividend", { company, amount: money(subject["amount"] ?? 0) });
    }
    case "sell-some": {
      const price = subject["price"] ?? 0;
      const shares = subject["shares"] ?? 0;
      return price ? say("web-ask-sell-at", { shares, price: money(price) }) : say("web-ask-sell-some", { shares });
    }
    case "investor": {
      const key = names.investorKey(subject["investor"] ?? 0);
      const later = TWO_STAGES.has(key) && (subject["stage"] ?? 0) > 0 ? "-then" : "";
      return say(`web-ask-${key}${later}`);
    }
    case "strategy":
      return strategyAsked(choice, names.strategyKey(subject["strategy"] ?? 0), subject["stage"] ?? 0);
    case "bonds":
      return say("web-ask-bonds", { price: money(names.figures.bond_price), interest: money(names.figures.bond_interest) });
    case "action":
      return say(choice.of("boom", "bust").length ? "web-ask-action" : "web-ask-action-free");
    case "place":
      return say("web-ask-place", { count: choice.placings.length });
    case "commerce":
      return say("web-ask-commerce", { count: choice.placings.length });
    case "discard":
      return say("web-ask-discard", { count: choice.toBox });
    default:
      return say(`web-ask-${question.question}`);
  }
}

/** Stage 0 of a strategy is paying for it in kind. */
function strategyAsked(choice: Choice, key: string, stage: number): string {
  if (stage === 0) {
    const family = choice.answers[0]?.family ?? "give";
    return say(`web-pay-${family}`, { strategy: choice.names.strategy(choice.question.subject["strategy"] ?? 0) });
  }
  if (key === "market-maker" && stage > 1) return say("web-ask-market-maker-then");
  return say(`web-ask-${key}`);
}
