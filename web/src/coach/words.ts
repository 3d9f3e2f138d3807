// What the coach says of a decision, in the page's language. Its sentences speak to the player whose decision it was.
import type { Names } from "../lib/names";
import { remark } from "../lib/remarks";
import type { Decision, GameAnalysis } from "../lib/types";
import { capital, listed, say } from "../lib/words.svelte";

/** Answers as part of a sentence: those that were given, or the better ones. */
export function answersInWords(analysis: GameAnalysis, names: Names, { question }: Decision, texts: readonly string[]): string {
  return listed(
    texts.map((text) => {
      const answer = analysis.named?.[text];
      if (!answer) return text;
      if (answer.family === "pass" && names.figures.questions[question]?.sells) return say("web-coach-keep");
      return names.answer(answer);
    }),
  );
}

/** What was wrong, the better answer, and what speaks for it; nothing where nothing was lost. */
export function criticism(analysis: GameAnalysis, names: Names, decision: Decision): { fault: string; better: string; why: string } {
  const { fault, reason, best } = decision;
  return {
    fault: fault ? remark(names, `coach-${fault.kind}`, fault.facts) : "",
    better: fault ? say("web-coach-better", { answer: answersInWords(analysis, names, decision, best) }) : "",
    why: reason ? remark(names, `advice-${reason.kind}`, reason.facts) : "",
  };
}

/** What was played, as a line. */
export function playedInWords(analysis: GameAnalysis, names: Names, decision: Decision): string {
  return capital(answersInWords(analysis, names, decision, decision.played));
}

/** When it was. */
export function whenInWords({ round, phase }: { round: number; phase: string }): string {
  return round < 0 ? say("phase-set-up") : say("web-coach-when", { round: round + 1, phase: say(`phase-${phase}`) });
}
