// What would happen, in sentences, before an answer is sent. What it would do to a company or to my money, the server has
// worked out with the rules themselves.
import type { Choice } from "../../lib/choice.svelte";
import { WHOLE } from "../../lib/kinds";
import type { AnswerChoice, Left, Outcome } from "../../lib/types";
import { money, say } from "../../lib/words.svelte";

export function consequences(choice: Choice): string[] {
  if (choice.sells) return ofSale(choice);
  const { picked } = choice;
  if (picked?.outcome) return ofMove(choice, picked.outcome);
  return picked?.left ? ofBid(choice, picked.left) : [];
}

/** An answer as a button says it, with the price after it. */
export function told(choice: Choice, answer: AnswerChoice): string {
  const words = choice.words(answer);
  if (!answer.outcome) return words;
  const { bankrupt, splits, value } = answer.outcome;
  return say("web-becomes", { answer: words, happening: bankrupt ? "bankrupt" : splits ? "split" : "moves", after: money(value) });
}

function ofMove({ names, view }: Choice, outcome: Outcome): string[] {
  const company = names.company(outcome.company);
  const before = view.companies[outcome.company];
  const after = money(outcome.value);
  const dividend = outcome.dividend ? [say("web-outcome-dividend", { amount: money(outcome.dividend) })] : [];
  if (outcome.bankrupt) return [...dividend, say("web-outcome-bankrupt", { company, after, lost: outcome.lost })];
  if (outcome.splits) {
    const facts = { company, after, times: outcome.splits, cards: outcome.split_cards, shares: names.sharesIn(WHOLE) * outcome.split_cards };
    const bonus = outcome.bonus ? [say("web-outcome-bonus", { amount: money(outcome.bonus) })] : [];
    return [...dividend, say("web-outcome-splits", facts), ...bonus];
  }
  const moves = before?.space === outcome.space ? [] : [say("web-outcome-moves", { company, before: money(before?.value ?? 0), after })];
  return [...moves, ...dividend];
}

function ofBid(choice: Choice, left: Left): string[] {
  const amount = money(left.money);
  if (choice.key === "bid-investor") return [say("web-left-hired", { amount })];
  const hidden = left.hidden ? [say("web-left-hidden", { count: left.hidden })] : [];
  return [say("web-left", { amount }), ...feesOf(left), ...hidden];
}

function feesOf({ fees, unpaid, brings }: Left): string[] {
  if (!fees) return [];
  if (brings) return [say("web-left-brings", { fees: money(fees) })];
  return [say("web-left-fees", { fees: money(fees), unpaid: unpaid ? "yes" : "no", rest: money(unpaid) })];
}

/** Unpaid fees are paid as soon as money comes in (R-DEM-6). */
function ofSale(choice: Choice): string[] {
  if (!choice.sales.length) return [];
  const { owed } = choice.me;
  const due = owed ? [say("web-sale-owes", { owed: money(owed) })] : [];
  return [say("web-sale-leaves", { amount: money(choice.me.money + choice.proceeds) }), ...due];
}
