// Runs in the page: looks for what a person could not see at the size that the window has now.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const frame = () => new Promise((done) => requestAnimationFrame(() => done()));
  const CHOICES = "button.choice, .desk .ask :is([aria-pressed], .stepper button, select, .confirm)";
  const SLACK = 4;
  const EDGES = {
    up: (part, whole) => part.top < whole.top - SLACK,
    down: (part, whole) => part.bottom > whole.bottom + SLACK,
    left: (part, whole) => part.left < whole.left - SLACK,
    right: (part, whole) => part.right > whole.right + SLACK,
  };

  const scrolls = (node) => {
    const { overflowX, overflowY } = getComputedStyle(node);
    const cuts = (overflow, more) => overflow !== "visible" && more > SLACK;
    return cuts(overflowX, node.scrollWidth - node.clientWidth) || cuts(overflowY, node.scrollHeight - node.clientHeight);
  };

  function* around(node) {
    for (let at = node.parentElement; at && at !== document.documentElement; at = at.parentElement) yield at;
  }

  const said = (node) => (node.ariaLabel ?? node.textContent).trim().slice(0, 50);

  /** What can be chosen is inside its scroller, or the scroller says at which edge there is more. */
  function cutOff() {
    return all(CHOICES).flatMap((choice) =>
      [...around(choice)].filter(scrolls).flatMap((scroller) => {
        const [part, whole] = [choice, scroller].map((each) => each.getBoundingClientRect());
        const more = (scroller.dataset.more ?? "").split(" ");
        return Object.keys(EDGES)
          .filter((edge) => EDGES[edge](part, whole) && !more.includes(edge))
          .map((edge) => `“${said(choice)}” is cut off (${edge}) by .${scroller.className} without a sign`);
      }),
    );
  }

  /** What is asked about stands between the heading and, where that lies over the table, the question. */
  function outOfView() {
    const about = document.querySelector("main.board").dataset.about;
    if (!about) return [];
    const ask = document.querySelector(".desk > .ask");
    const narrow = getComputedStyle(ask).position === "sticky";
    const head = document.querySelector(".masthead");
    const top = getComputedStyle(head).position === "sticky" ? head.getBoundingClientRect().bottom : 0;
    const bottom = narrow ? ask.getBoundingClientRect().top : innerHeight;
    const part = document.querySelector(`[data-part="${about}"]`).getBoundingClientRect();
    const choice = document.querySelector(`[data-part="${about}"] .choice`)?.getBoundingClientRect();
    if (choice && choice.height < bottom - top && (choice.top < top - SLACK || choice.bottom > bottom + SLACK)) return [`the first choice on ${about} is hidden`];
    const seen = Math.min(part.bottom, bottom) - Math.max(part.top, top);
    const wanted = Math.min(part.height, bottom - top - 12) - SLACK;
    return seen < wanted ? [`of ${about} only ${Math.round(seen)} of ${Math.round(wanted)} pixels are seen`] : [];
  }

  function onScreen() {
    return [".confirm", ".cash"].filter((each) => {
      const at = document.querySelector(`.desk ${each}`).getBoundingClientRect();
      return at.top < 0 || at.bottom > innerHeight + 1 || at.left < 0 || at.right > innerWidth + 1;
    }).map((each) => `${each} is not on the screen`);
  }

  function tooHigh() {
    const ask = document.querySelector(".desk > .ask");
    if (getComputedStyle(ask).position !== "sticky") return [];
    const high = ask.getBoundingClientRect().height;
    return high > innerHeight / 2 + 1 ? [`the question is ${high} pixels high`] : [];
  }

  /** Each card of a fan shows its stub, with sign and name, beside the one that lies on it. */
  function hiddenNames() {
    return all(".fan").flatMap((fan) => {
      const [stub, big] = ["--stub", "--big"].map((each) => parseFloat(fan.style.getPropertyValue(each)));
      const shown = all("li", fan).map((card, at, cards) => (cards[at + 1]?.offsetLeft ?? Infinity) - card.offsetLeft);
      const hidden = shown.filter((width) => width > 0 && width < stub * big - 1); // below 0 the next row begins
      return hidden.map((width) => `a card of ${fan.ariaLabel} shows ${width} of ${stub * big} pixels`);
    });
  }

  /** Nothing of the market runs into the piles, nothing of a pile out of it. */
  function runsOver() {
    const low = (selector) => all(selector).map((each) => each.getBoundingClientRect().bottom);
    const top = document.querySelector('[data-part="piles"]').getBoundingClientRect().top;
    const over = Math.max(...low('[data-part="market"] .row')) > top + SLACK ? ["the market runs into the piles"] : [];
    const piles = all("article.pile").filter((pile) => Math.max(...low("article.pile .spaces")) > pile.getBoundingClientRect().bottom);
    return piles.length ? [...over, "a bidding track runs out of its pile"] : over;
  }

  const tooWide = () => {
    const page = document.scrollingElement;
    return page.scrollWidth > page.clientWidth ? ["the page scrolls sideways"] : [];
  };

  /** Problems in words, and where market and piles are: that must be the same at every question. */
  window.sight = async () => {
    for (let at = 0; at < 4; at++) await frame(); // sizes are measured, then fans drawn, then edges looked at
    const problems = [cutOff, outOfView, onScreen, tooHigh, hiddenNames, runsOver, tooWide].flatMap((look) => look());
    const places = ["market", "piles"].map((part) => {
      const { left, top, width, height } = document.querySelector(`[data-part="${part}"]`).getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    });
    return { problems, places };
  };
})();
