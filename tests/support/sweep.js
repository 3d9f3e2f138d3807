// Runs in the page: goes through everything that can be clicked for the open question and collects what would be sent.
// While it does, answers are kept back and refused, so the question stays open.
(() => {
  const send = WebSocket.prototype.send;
  let held = null; // messages that are kept back; null: they go out

  WebSocket.prototype.send = function (text) {
    if (held === null) return send.call(this, text);
    const message = JSON.parse(text);
    held.push(message);
    const { number, seat } = message;
    const refused = { type: "refused", code: "server-too-fast", message: "", params: {}, now: number, number, seat };
    this.onmessage(new MessageEvent("message", { data: JSON.stringify(refused) }));
  };

  const desk = () => document.querySelector("[data-question]");
  const within = (part, selector) => [...part.querySelectorAll(selector)];
  const words = (part) => part.textContent.trim();
  const isOn = (button) => button.getAttribute("aria-pressed") === "true";
  const onTable = (selector) => within(document, selector).filter((each) => !desk().contains(each));

  // A task of its own, so that the page has drawn what a click changed.
  const channel = new MessageChannel();
  const turns = [];
  channel.port1.onmessage = () => turns.shift()();
  const turn = () =>
    new Promise((resolve) => {
      turns.push(resolve);
      channel.port2.postMessage(null);
    });

  class Sweep {
    offers = []; // what would be sent, what the button said, and where it was chosen
    problems = [];
    #reachable = new WeakSet();

    async press(button) {
      if (!this.#reachable.has(button)) this.#checkReach(button);
      button.click();
      await turn();
    }

    /** A mouse must be able to hit it: it is in sight once scrolled to, and something of it lies on top. */
    #checkReach(button) {
      button.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = button.getBoundingClientRect();
      const parts = [0.5, 0.2, 0.8].flatMap((x) => [0.5, 0.2, 0.8].map((y) => [left + width * x, top + height * y]));
      const hit = parts.some(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      if (!hit) this.problems.push(`cannot be hit: ${button.outerHTML.slice(0, 160)}`);
      if (!button.innerText.trim() && !button.ariaLabel) this.problems.push(`says nothing: ${button.outerHTML.slice(0, 160)}`);
      this.#reachable.add(button);
    }

    /** Confirm what is prepared; nothing where the button is off. */
    async offer(where) {
      const button = desk().querySelector(".confirm");
      if (button.disabled) return null;
      const said = words(button);
      held = [];
      button.click();
      const messages = held;
      held = null;
      await turn();
      if (messages.length !== 1) this.problems.push(`one click on “${said}” sends ${messages.length} messages`);
      const answers = messages[0]?.answers ?? [];
      this.offers.push({ where, said, answers });
      return String(answers);
    }

    // Questions with single answers.

    async single() {
      await this.offer("desk"); // the only answer there is, chosen already
      for (const button of within(desk(), "[aria-pressed]")) {
        if (!isOn(button)) await this.press(button);
        if (isOn(button)) await this.offer("desk");
        else this.problems.push(`is not chosen by a click: ${button.innerText}`);
      }
      for (const select of within(desk(), "select")) {
        for (const option of within(select, "option")) {
          select.value = option.value;
          select.dispatchEvent(new Event("change", { bubbles: true }));
          await turn();
          await this.offer("desk");
        }
      }
      await this.#unchoose();
      for (const button of onTable("button.choice")) await this.#onTable(button);
      await this.#unchoose();
    }

    /** One answer lies there and is chosen by a click, or several: then the page asks which. */
    async #onTable(button) {
      await this.#unchoose();
      if (isOn(button)) await this.press(button); // the only answer there is, chosen already
      const menu = document.getElementById(button.getAttribute("aria-controls") ?? "");
      for (const answer of menu ? within(menu, "button") : [button]) {
        if (menu) await this.press(button);
        await this.press(answer);
        if (!button.isConnected) this.problems.push("what is chosen on the table goes away");
        if (isOn(button)) await this.offer("table");
        else this.problems.push(`is not chosen by a click: ${answer.innerText}`);
      }
    }

    async #unchoose() {
      const other = within(desk(), ".send .button:not(.confirm)")[0];
      if (other) await this.press(other);
    }

    // Cards of the hand.

    async placing() {
      const cards = within(desk(), ".holding");
      const piles = within(cards[0], ".pile").length;
      for (const sides of this.#sides(cards)) {
        for (let shift = 0; shift < piles; shift++) {
          await this.#lift(cards);
          for (const side of sides) await this.press(side);
          for (const [at, card] of cards.entries()) await this.press(within(card, ".pile")[(at + shift) % piles]);
          await this.#placeTheRest(cards);
          await this.offer("desk");
        }
      }
      for (let shift = 0; shift < piles; shift++) {
        await this.#lift(cards);
        for (const [at, card] of cards.entries()) await this.#placeOnTable(card, (at + shift) % piles);
        await this.#placeTheRest(cards);
        await this.offer("table");
      }
      await this.#lift(cards);
    }

    /** Every way to turn one card, or two where there are just two, as buttons to press. */
    #sides(cards) {
      const [first = [], second = [], ...more] = cards.map((card) => within(card, ".sides button:enabled"));
      if (!first.length) return [[]];
      if (second.length && !more.length) return first.flatMap((side) => second.map((other) => [side, other]));
      return [first, second, ...more].flat().map((side) => [side]);
    }

    async #placeOnTable(card, number) {
      await this.press(card.querySelector(".pickup"));
      const pile = within(document, "article.pile")[number];
      const cover = pile.querySelector(":scope > .cover");
      await this.press(cover ?? within(card, ".pile")[number]); // where the table does not, the desk must not either
      const found = within(card, ".pile").find(isOn)?.ariaLabel;
      if (found !== (cover ? pile.ariaLabel : undefined)) this.problems.push(`a card put on ${pile.ariaLabel} lies on ${found}`);
    }

    /** A pile that is taken does not take another card where one is allowed: then the next does. */
    async #placeTheRest(cards) {
      for (const card of cards) {
        for (const pile of within(card, ".pile")) {
          if (within(card, ".pile").some(isOn)) break;
          await this.press(pile);
        }
      }
    }

    async #lift(cards) {
      for (const pile of cards.flatMap((card) => within(card, ".pile"))) if (isOn(pile)) await this.press(pile);
    }

    // Sales.

    async selling(dice) {
      const steppers = within(desk(), ".stepper").map((each) => within(each, "button"));
      await this.offer("desk"); // nothing
      for (const [less, more] of steppers) {
        await this.press(more);
        await this.offer("desk");
        await this.press(less);
      }
      for (const [, more] of steppers) while (!more.disabled) await this.press(more);
      await this.offer("desk"); // all that there is
      for (const number of dice) {
        const buttons = steppers.flat().filter((each) => !each.disabled);
        if (buttons.length) await this.press(buttons[number % buttons.length]);
        await this.offer("desk");
      }
      for (const [less] of steppers) while (!less.disabled) await this.press(less);
    }

    // Strategy cards for the box.

    async boxing() {
      const cards = within(desk(), ".choosable");
      for (const [at, card] of cards.entries()) {
        await this.#keep(cards);
        await this.press(card);
        if (desk().querySelector(".confirm").disabled) await this.press(cards[(at + 1) % cards.length]);
        await this.offer("desk");
      }
      await this.#keep(cards);
    }

    async #keep(cards) {
      for (const card of cards) if (isOn(card)) await this.press(card);
    }
  }

  const WAYS = { place: "placing", open: "placing", commerce: "placing", sell: "selling", "sell-some": "selling", discard: "boxing" };

  window.sweep = async (dice) => {
    const sweep = new Sweep();
    await sweep[WAYS[desk().dataset.question] ?? "single"](dice);
    return { offers: sweep.offers, problems: sweep.problems };
  };

  window.visit = (address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  };

  window.sentences = async () => {
    const help = desk().querySelector(".help");
    help.click();
    await turn();
    const said = [".sentence", ".explain"].map((part) => words(desk().querySelector(part)));
    help.click();
    await turn();
    return said;
  };

  /** What lies in the basket, in the words of the desk. */
  window.basket = () => [
    ...within(desk(), ".holding").map((card) => [
      words(card.querySelector(".pickup .hidden")),
      ...within(card, ".sides button").filter(isOn).map(words),
      ...within(card, ".pile").filter(isOn).map(words),
    ]),
    ...within(desk(), ".rows li").flatMap((row) =>
      Array(Number(words(row.querySelector("output")))).fill([words(row.querySelector(".what"))]),
    ),
    ...within(desk(), ".choosable").filter(isOn).map((card) => [words(card.querySelector("strong"))]),
  ];
})();
