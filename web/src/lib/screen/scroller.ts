// What scrolls says at which of its edges there is more: for the fading, the dots of the piles, and the tests.
const SLACK = 3; // in pixels: a rounded edge hides nothing

type Edge = "up" | "down" | "left" | "right";

/** Keeps `data-more` up to date, as a list of edges; `seen` is called whenever something may have moved. */
export function scroller(node: HTMLElement, seen?: (node: HTMLElement) => void): { destroy: () => void } {
  let waiting = 0;

  function look(): void {
    waiting = 0;
    const hidden: Record<Edge, boolean> = {
      up: node.scrollTop > SLACK,
      down: node.scrollTop + node.clientHeight < node.scrollHeight - SLACK,
      left: node.scrollLeft > SLACK,
      right: node.scrollLeft + node.clientWidth < node.scrollWidth - SLACK,
    };
    const more = (Object.keys(hidden) as Edge[]).filter((edge) => hidden[edge]).join(" ");
    if (node.dataset["more"] !== more) node.dataset["more"] = more;
    seen?.(node);
  }

  /** Once a frame: whatever changes in between is measured together. */
  function soon(): void {
    waiting ||= requestAnimationFrame(look);
  }

  const sizes = new ResizeObserver(soon);
  const changes = new MutationObserver(() => {
    watch();
    soon();
  });

  function watch(): void {
    for (const child of node.children) sizes.observe(child);
  }

  sizes.observe(node);
  watch();
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", soon, { passive: true });
  look();
  return {
    destroy: () => {
      cancelAnimationFrame(waiting);
      sizes.disconnect();
      changes.disconnect();
      node.removeEventListener("scroll", soon);
    },
  };
}
