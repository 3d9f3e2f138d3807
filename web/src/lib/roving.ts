// One tab stop for many buttons: arrow keys move among them (WAI-ARIA's roving tabindex).

export interface Roving {
  /** Which rows of the page belong together: up and down lead from one to the next, at the same place. */
  rows?: string;
  /** Whether moving to a button also presses it, as with tabs. */
  press?: boolean;
}

const CHOSEN = '[aria-pressed="true"], [aria-selected="true"]';

export function roving(node: HTMLElement, { rows, press = false }: Roving = {}): { destroy: () => void } {
  const buttons = (of: HTMLElement = node) => [...of.querySelectorAll<HTMLElement>("button")];

  /** The stop is where the focus is, else at what is chosen, else where it was, else at the beginning. */
  function stop(): void {
    const all = buttons();
    const at =
      all.find((each) => each === document.activeElement) ??
      all.find((each) => each.matches(CHOSEN)) ??
      all.find((each) => each.tabIndex === 0 && each.hasAttribute("tabindex")) ??
      all[0];
    for (const each of all) each.tabIndex = each === at ? 0 : -1;
  }

  function go(to: HTMLElement | undefined): void {
    if (!to) return;
    to.focus();
    if (press) to.click();
  }

  /** The next row that has buttons, in one direction. */
  function row(way: 1 | -1): HTMLElement | undefined {
    if (!rows) return undefined;
    const all = [...document.querySelectorAll<HTMLElement>(rows)].filter((each) => each === node || buttons(each).length);
    return all[all.indexOf(node) + way];
  }

  /** The button of another row that is nearest to the place of this one. */
  function across(from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
    const next = row(way);
    const place = placeIn(node, from);
    return next && buttons(next).sort((a, b) => Math.abs(placeIn(next, a) - place) - Math.abs(placeIn(next, b) - place))[0];
  }

  function along(from: HTMLElement, way: 1 | -1): HTMLElement | undefined {
    const all = buttons();
    const next = row(way);
    const around = rows ? next && buttons(next).at(way > 0 ? 0 : -1) : all.at(way > 0 ? 0 : -1);
    return all[all.indexOf(from) + way] ?? around;
  }

  function keys(event: KeyboardEvent): void {
    const from = event.target;
    if (!(from instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey) return;
    const ways: Record<string, () => HTMLElement | undefined> = {
      ArrowRight: () => along(from, 1),
      ArrowLeft: () => along(from, -1),
      Home: () => buttons()[0],
      End: () => buttons().at(-1),
      ...(rows ? { ArrowDown: () => across(from, 1), ArrowUp: () => across(from, -1) } : {}),
    };
    const way = ways[event.key];
    if (!way) return;
    go(way());
    event.preventDefault(); // also at the end of a row: the page does not scroll under the keys
  }

  const watcher = new MutationObserver(stop); // buttons come and go with the questions
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["aria-pressed", "aria-selected"] });
  node.addEventListener("keydown", keys);
  node.addEventListener("focusin", stop);
  stop();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("keydown", keys);
      node.removeEventListener("focusin", stop);
    },
  };
}

/** Rows have gaps where nothing can be pressed: places are those of the row's children. */
function placeIn(row: HTMLElement, button: HTMLElement): number {
  return [...row.children].findIndex((child) => child.contains(button));
}
