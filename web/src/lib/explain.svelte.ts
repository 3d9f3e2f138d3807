// Signs that explain themselves: on hover, on focus and under a finger, all in one sheet (pieces/Explanation.svelte).
// Screen readers get the same words as the sign's description.

export interface Explanation {
  /** Which sign it is, for the legend. */
  sign: string;
  title: string;
  text: string;
  note?: string;
  /** A large thing: where it can be chosen a finger chooses it, and explains it when held down. */
  whole?: boolean;
}

const known = new WeakMap<Element, Explanation>();

/** The explanations as hidden text, each as often as signs need it; descriptions may lie in what is not shown. */
class Shelf {
  #place: HTMLElement | null = null;
  #count = 0;
  #kept = new Map<string, { element: HTMLElement; needed: number }>();

  take(text: string): string {
    const kept = this.#kept.get(text) ?? this.#put(text);
    kept.needed += 1;
    return kept.element.id;
  }

  drop(text: string): void {
    const kept = this.#kept.get(text);
    if (!kept || --kept.needed > 0) return;
    kept.element.remove();
    this.#kept.delete(text);
  }

  #put(text: string): { element: HTMLElement; needed: number } {
    const element = document.createElement("span");
    element.id = `sign-text-${this.#count++}`;
    element.textContent = text;
    this.#home().append(element);
    const kept = { element, needed: 0 };
    this.#kept.set(text, kept);
    return kept;
  }

  #home(): HTMLElement {
    if (!this.#place) {
      this.#place = document.createElement("div");
      this.#place.hidden = true;
      document.body.append(this.#place);
    }
    return this.#place;
  }
}

const shelf = new Shelf();

/** Makes an element a sign, as long as there is something to explain. Its label is what it is called, unless it has one. */
export function explain(node: HTMLElement, explanation: Explanation | null): { update: (next: Explanation | null) => void; destroy: () => void } {
  const drawn = node.ariaHidden === "true"; // on something that speaks for itself
  const named = drawn || node.hasAttribute("role") || node instanceof HTMLButtonElement;
  let text = "";

  function tell(next: Explanation | null): void {
    if (next) speak(next);
    else if (known.has(node)) silence();
  }

  function silence(): void {
    known.delete(node);
    delete node.dataset.sign;
    for (const each of ["aria-describedby", "tabindex", ...(named ? [] : ["role", "aria-label"])]) node.removeAttribute(each);
    if (text) shelf.drop(text);
    text = "";
    if (shown.node === node) shown.node = null;
  }

  function speak(next: Explanation): void {
    known.set(node, next);
    node.dataset.sign = next.sign;
    if (!named) {
      node.setAttribute("role", "img");
      node.ariaLabel = next.title;
    }
    if (drawn) return;
    const words = next.note ? `${next.text} ${next.note}` : next.text;
    if (words === text) return;
    node.setAttribute("aria-describedby", shelf.take(words));
    if (text) shelf.drop(text);
    text = words;
  }

  tell(explanation);
  return {
    update: tell,
    destroy: silence,
  };
}

export function explanationOf(node: Element): Explanation | undefined {
  return known.get(node);
}

/** The sign that is being explained. */
class Shown {
  node = $state.raw<HTMLElement | null>(null);
}

export const shown = new Shown();

const SIGN = "[data-sign]";
const ON_TOP = ".cover, .skip"; // what lies over signs and is pressed itself

/** The sign at a place of the page, also one that lies under something that can be chosen. */
export function signAt(target: EventTarget | null, x: number, y: number): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const found = target.closest<HTMLElement>(SIGN);
  if (found || !target.closest(ON_TOP)) return found;
  const under = document.elementsFromPoint(x, y).map((each) => each.closest<HTMLElement>(SIGN));
  return under.find((each) => each !== null) ?? null;
}

/** One tab stop for all signs of a part of the page; arrow keys go from one to the next. */
export function signs(node: HTMLElement): { destroy: () => void } {
  const inside = () => [...node.querySelectorAll<HTMLElement>(`${SIGN}[aria-describedby]`)];
  const all = () => inside().filter((each) => each.getClientRects().length > 0);

  /** The stop is where the focus is, else where it was, else at the first sign that is seen. */
  function stop(): void {
    const found = inside();
    const at =
      found.find((each) => each === document.activeElement) ??
      found.find((each) => each.getAttribute("tabindex") === "0" && each.getClientRects().length > 0) ??
      all()[0];
    for (const each of found) {
      const wanted = each === at ? "0" : "-1";
      if (each.getAttribute("tabindex") !== wanted) each.setAttribute("tabindex", wanted); // the same again costs, too
    }
  }

  let frame = 0;

  /** With the next picture, for which everything is measured anyway: at every change it would be done for this alone. */
  function stopSoon(): void {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      stop();
    });
  }

  function keys(event: KeyboardEvent): void {
    const from = event.target;
    if (!(from instanceof HTMLElement) || !from.matches(SIGN) || event.ctrlKey || event.altKey || event.metaKey) return;
    const found = all();
    const at = found.indexOf(from);
    const ways: Record<string, HTMLElement | undefined> = {
      ArrowRight: found[at + 1],
      ArrowDown: found[at + 1],
      ArrowLeft: found[at - 1],
      ArrowUp: found[at - 1],
      Home: found[0],
      End: found.at(-1),
    };
    if (!(event.key in ways)) return;
    ways[event.key]?.focus();
    event.preventDefault(); // also at the end: the page does not scroll under the keys
  }

  const watcher = new MutationObserver(stopSoon); // signs come and go with what happens
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", keys);
  node.addEventListener("focusin", stop);
  stop();
  return {
    destroy() {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      node.removeEventListener("keydown", keys);
      node.removeEventListener("focusin", stop);
    },
  };
}
