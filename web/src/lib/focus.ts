// Where the focus goes when what had it is gone: to the question, so that the keyboard goes on from there.
const QUESTION = "ask-title";

/** At a new question: not for somebody who is writing, reading a dialog or looking around elsewhere. */
export function attendToQuestion(): void {
  const at = document.activeElement;
  if (at === null || at === document.body || at.closest(".desk")) toQuestion();
}

/** When an answer is sent: the button that was pressed goes away, at the desk or on the table. */
export function leaveChoice(): void {
  if (!(document.activeElement instanceof HTMLInputElement)) toQuestion();
}

/** When a dialog is closed: to where one was before it, if that is still there. */
export function goBack(before: Element | null): void {
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  if (document.activeElement === document.body || document.activeElement === null) toQuestion();
}

function toQuestion(): void {
  const title = document.getElementById(QUESTION);
  title?.focus({ preventScroll: true });
  if (title?.matches(":focus-visible")) title.scrollIntoView({ block: "nearest" }); // a mouse needs no scrolling
}
