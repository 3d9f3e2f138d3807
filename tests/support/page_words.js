// Runs in the page: what a person reads there, word by word, and what is said to who cannot see it.
(() => {
  const SLACK = 1.5;
  const WORD = /[^\s\-–—/·…(]+/g; // lines may end at these signs
  const BOXES = "button, .button, select, th, td, .chip, .choosable, article.pile";
  const LABELS = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "aria-valuetext"];

  function* texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const holder = node.parentElement;
      if (!node.data.trim() || holder.closest("script, style, noscript")) continue;
      if (holder.checkVisibility({ visibilityProperty: true }) || holder.closest("option")) yield [node, holder];
    }
  }

  /** Whether only who listens to the page gets it. */
  function isForEars(holder) {
    for (let at = holder; at && at !== document.body; at = at.parentElement) if (getComputedStyle(at).clipPath !== "none") return true;
    return false;
  }

  function* words() {
    const range = document.createRange();
    for (const [node, holder] of texts()) {
      if (holder.closest("option") || isForEars(holder)) continue;
      for (const { 0: word, index } of node.data.matchAll(WORD)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
        if (rects.length) yield { word, holder, rects };
      }
    }
  }

  const cuts = (overflow) => overflow === "hidden" || overflow === "clip";

  /** What hides a part of a word: a box that it runs out of and that nobody can scroll. */
  function hider({ holder, rects }) {
    for (let box = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const wide = rects.some((rect) => rect.right > right + SLACK || rect.left < left - SLACK);
      const high = rects.some((rect) => rect.bottom > bottom + 2 * SLACK || rect.top < top - 2 * SLACK);
      if ((cuts(overflowX) && wide) || (cuts(overflowY) && high)) return box;
      if (overflowX === "auto" || overflowX === "scroll") return null;
    }
    return null;
  }

  function outside({ holder, rects }) {
    const box = holder.closest(BOXES);
    if (!box) return null;
    const { left, right } = box.getBoundingClientRect();
    return rects.some((rect) => rect.right > right + SLACK || rect.left < left - SLACK) ? box : null;
  }

  const named = (box) => `<${box.tagName.toLowerCase()} class="${box.getAttribute("class") ?? ""}">`;

  /** Words that are broken in the middle, hidden in part, or stick out of what they stand on. */
  window.cutWords = () =>
    [...words()].flatMap((found) => {
      const lines = new Set(found.rects.map((rect) => Math.round(rect.top / 4)));
      if (lines.size > 1) return [`“${found.word}” is broken in ${named(found.holder)}`];
      const hiding = hider(found);
      if (hiding) return [`“${found.word}” is cut by ${named(hiding)}`];
      const left = outside(found);
      return left ? [`“${found.word}” sticks out of ${named(left)}`] : [];
    });

  /** Everything that the page says, each once: texts, and labels of what has no text. */
  window.everythingSaid = () => {
    const said = [...texts()].map(([node]) => node.data.trim().replace(/\s+/g, " "));
    const labels = [...document.querySelectorAll(LABELS.map((label) => `[${label}]`).join())].flatMap((each) =>
      LABELS.map((label) => each.getAttribute(label)?.trim()).filter(Boolean),
    );
    return [...new Set([...said, ...labels, document.title])];
  };
})();
