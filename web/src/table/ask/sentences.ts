// The question as one sentence.
import type { Choice } from "../../lib/choice.svelte";
import { has, money, say } from "../../lib/words.svelte";

export function asked(choice: Choice): string {
  const outbid = choice.question.outbids.map(({ seat, pile, space }) =>
    say("outbid-by", { seat: choice.names.own(seat), pile: choice.names.pile(pile), price: choice.names.price(space) }),
  );
  return [...outbid, sentence(choice)].join(" ");
}

function sentence(choice: Choice): string {
  const { question, names } = choice;
  const subject = question.subject;
  switch (question.question) {
    case "dividend": {
      const company = names.company(subject["company"] ?? 0);
      return say("question-dividend", { company, amount: money(subject["amount"] ?? 0) });
    }
    case "sell-some": {
      const price = subject["price"] ?? 0;
      const shares = subject["shares"] ?? 0;
      return price ? say("web-ask-sell-at", { shares, price: money(price) }) : say("web-ask-sell-some", { shares });
    }
    case "investor":
      return cardAsked(names.investorKey(subject["investor"] ?? 0), (subject["stage"] ?? 0) > 0);
    case "strategy":
      return strategyAsked(choice, names.strategyKey(subject["strategy"] ?? 0), subject["stage"] ?? 0);
    case "bonds":
      return say("web-ask-bonds", names.facts);
    case "action":
      return say(choice.of("boom", "bust").length ? "web-ask-action" : "web-ask-action-free");
    case "place":
      return choice.hidesMore ? say("web-ask-place-hiding") : say("web-ask-place", { count: choice.placings.length });
    case "choose-investor":
      return say(`web-ask-${question.wording}`, { count: question.most ?? 0 });
    case "commerce":
      return say("web-ask-commerce", { count: choice.placings.length });
    case "discard":
      return say("web-ask-discard", { count: choice.toBox });
    default:
      return say(has(`web-ask-${question.question}`) ? `web-ask-${question.question}` : `question-${question.question}`);
  }
}

/** Stage 0 of a strategy is paying for it in kind. */
function strategyAsked(choice: Choice, key: string, stage: number): string {
  if (stage === 0) {
    const family = choice.answers[0]?.family ?? "give";
    return say(`web-pay-${family}`, { strategy: choice.names.strategy(choice.question.subject["strategy"] ?? 0) });
  }
  return cardAsked(key, stage > 1);
}

/** Cards whose later questions are other ones than the first have a sentence for those, too. */
function cardAsked(key: string, later: boolean): string {
  const then = `web-ask-${key}-then`;
  return say(later && has(then) ? then : `web-ask-${key}`);
}
