// What was explained in this browser is not explained again.
const KEY = "dividends-explained";
let dividends = $state(localStorage.getItem(KEY) !== null);

export function areDividendsExplained(): boolean {
  return dividends;
}

export function dividendsAreExplained(): void {
  dividends = true;
  localStorage.setItem(KEY, "yes");
}
