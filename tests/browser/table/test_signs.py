"""Every sign on the table says what it means: under the mouse, with the focus, under a finger, and in the legend."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from stockpile.bots.preview import outcomes
from stockpile.i18n import say
from stockpile.rules.abilities import in_play
from stockpile.rules.answers import ANSWERS
from stockpile.rules.cards import COMPANIES, FIRST_PLAYER_CARD, STOCKS, kind_of
from stockpile.rules.config import MODULES, Config
from stockpile.rules.game import Game, View
from stockpile.server.table.game_log import automatic_answer
from tests.support.keyboard import reach_sign
from tests.support.positions import PERSON, Position, first_with
from tests.support.question_tables import PHONE, QuestionTables, open_question_tables

ADVANCED = Config(3, ("advanced_board",))
DIVIDEND = 10  # forecasts above are dividends (stockpile.content.model)
# What is rare, by sign: whether it is there for the person who is asked.
RARE: dict[str, Callable[[View], bool]] = {
    "falsified": lambda view: any(view.falsified),
    "split": lambda view: any(view.split[:STOCKS]),
    "split-held": lambda view: any(view.split[STOCKS:]),
    "owes": lambda view: any(view.fees),
    "seen": lambda view: any(
        view.pairs[2 * pair] >= 0 and view.figures.pair_owner(pair) != PERSON and not known >> view.players & 1
        for pair, known in enumerate(view.pair_known)
    ),
    "hidden-pair": lambda view: any(
        answer.name == "pair" and view.pairs[2 * answer.args[0]] < 0 for answer in view.answers
    ),
    "next-first": lambda view: view.next_first >= 0,
    "own-cost": lambda view: view.question != "bid" and in_play(view).costs[PERSON] != view.figures.bidding,
    "must-play": lambda view: any(view.regular[STOCKS:]),
    "meeple": lambda view: max(view.meeple_seat, default=-1) >= 0,
    "tax": lambda view: any(view.commerce),
    "down": lambda view: any(forecast < 0 for company, forecast in seen_pairs(view)),
    "pay": lambda view: any(forecast > DIVIDEND for company, forecast in seen_pairs(view)),
    "first-player-card": lambda view: FIRST_PLAYER_CARD in [kind_of(card) for card in view.pile_cards],
}


@cache
def action() -> Position:
    return first_with(ADVANCED, "action")


def seen_pairs(view: View) -> list[tuple[int, int]]:
    pairs = zip(view.pairs[0::2], view.pairs[1::2], strict=True)
    return [(company, forecast) for company, forecast in pairs if company >= 0]


@cache
def tables() -> list[Position]:
    """Few positions of games with everything in play that show all that is rare, and plain ones of other games."""
    found = [first_with(Config(2, MODULES), "place"), first_with(Config(5), "bid"), first_with(ADVANCED, "sell")]
    missing = set(RARE)
    for seed in range(60):
        for position, view in late_questions(Config(4, MODULES), seed):
            shown = {sign for sign in missing if RARE[sign](view)}
            if len(shown) >= min(3, len(missing)):
                found.append(position)
                missing -= shown
            if not missing:
                return found
    raise AssertionError(f"nobody has {missing}")


def late_questions(config: Config, seed: int) -> Iterator[tuple[Position, View]]:
    """Questions of the person from the second round on, in a game played by chance."""
    game, rng = Game.new(config, seed=seed), Random(seed)
    answers: list[int] = []
    seats: list[int] = []
    while not game.over:
        if game.asked == PERSON and game.round and automatic_answer(game, ask=True) is None:
            made = Position(config, game.chance, tuple(answers), tuple(seats), game.decision.question, frozenset())
            yield made, game.view(PERSON)
        answers.append(rng.choice(game.legal))
        seats.append(game.asked)
        game.play(ANSWERS[answers[-1]])


# What is drawn on the table without letters: signs, figures, and pictures that no word stands beside.
UNEXPLAINED = """() => {
  const seen = (each) => each.getClientRects().length > 0;
  const own = "[data-sign], button, a, select, label, output, [role=log], .tape, .ask";
  const missing = [];
  for (const part of document.querySelectorAll(".board, .masthead")) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.data.trim();
      const at = text.parentElement;
      const told = /\\p{L}/u.test(words) || at.closest(own) || at.closest("svg, [aria-hidden=true]");
      if (words && !told && seen(at)) missing.push(words + " in " + at.outerHTML.slice(0, 120));
    }
    for (const drawing of part.querySelectorAll("svg:not(.player > svg)")) {
      const beside = drawing.closest(".pair, .lot, p") ?? drawing.closest("span");
      const told = /\\p{L}{2}/u.test(beside?.innerText ?? "") || drawing.closest(own);
      if (!told && seen(drawing)) missing.push(drawing.parentElement.outerHTML.slice(0, 160));
    }
  }
  return missing;
}"""
SIGNS = """() => [...document.querySelectorAll("[data-sign][aria-describedby]")].map((each) => ({
  signs: each.dataset.sign.split(" "),
  label: each.ariaLabel || each.innerText.trim() || each.querySelector("[aria-label]")?.ariaLabel,
  text: document.getElementById(each.getAttribute("aria-describedby"))?.textContent ?? "",
}))"""


@pytest.fixture(scope="module")
def question_tables(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuestionTables]:
    with open_question_tables(chromium, tmp_path_factory.mktemp("signs"), [*tables(), action()]) as opened:
        yield opened
        assert opened.complaints == []


def legend(page: Page) -> set[str]:
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-legend")).click()
    entries: list[str] = page.locator("[data-entry]").evaluate_all("all => all.map((each) => each.dataset.entry)")
    assert page.get_by_role("dialog").inner_text().count("⟦") == 0
    page.get_by_role("button", name=say("web-close")).click()
    return set(entries)


def test_every_sign_is_explained_in_all_modules(question_tables: QuestionTables) -> None:
    seen: set[str] = set()
    entries: set[str] = set()
    for position in tables():
        question_tables.visit(position)
        assert question_tables.page.evaluate(UNEXPLAINED) == [], position
        found: Any = question_tables.page.evaluate(SIGNS)
        for sign in found:
            assert sign["label"] and re.search(r"\w{3}.*\.", sign["text"]) and "⟦" not in sign["text"], sign
        here = {each for sign in found for each in sign["signs"]}
        listed = legend(question_tables.page)
        assert here <= listed, position
        seen |= here
        entries |= listed
    assert entries - seen == {"ghost", "hint"}  # those come when something is chosen, or wished for


def test_a_sign_speaks_under_the_mouse_and_with_the_focus(question_tables: QuestionTables) -> None:
    question_tables.visit(action())
    page, sheet = question_tables.page, question_tables.page.get_by_role("tooltip")
    page.locator(".chip").first.hover()
    page.locator("[data-sign='split-end']").nth(2).hover(force=True)  # under what can be chosen
    expect(sheet).to_contain_text(say("sign-split-end-title"))
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    page.mouse.move(1, 1)
    reach_sign(page, "[data-sign='bankrupt-end']")
    expect(sheet).to_contain_text(say("sign-bankrupt-end-title"))
    text = page.evaluate("document.getElementById(document.activeElement.getAttribute('aria-describedby')).textContent")
    expect(sheet).to_contain_text(text)
    page.keyboard.press("Tab")
    expect(sheet).to_be_hidden()
    assert page.locator("[aria-pressed='true']").count() == 0


def test_what_would_happen_is_seen_before_it_is_sent(question_tables: QuestionTables) -> None:
    """A row of the market asks which card, if I hold both; then a ghost stands where the price would go."""
    question_tables.visit(action())
    page, view = question_tables.page, action().game.view(0)
    coming = outcomes(view)
    for answer in view.answers:
        outcome = coming[answer.number]
        row = page.locator(f"[data-company='{outcome.company}']")
        row.locator(".cover").click()
        if row.locator("[popover]").count():
            family = say(f"answer-{answer.name}", company=say(f"company-{COMPANIES[outcome.company]}"))
            row.get_by_role("button", name=re.compile(family, re.IGNORECASE)).last.click()
        expect(row.locator(".ghost")).to_have_text(str(outcome.value))
        after = say("web-money", amount=outcome.value)
        expect(page.locator(".consequences")).to_contain_text(after)
        expect(page.locator(".chip.on .value")).to_contain_text(after)
        page.get_by_role("button", name=say("web-choose-other")).click()
        expect(page.locator(".ghost")).to_have_count(0)


def test_a_finger_on_a_sign_explains_it_and_chooses_nothing(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("finger")
    with open_question_tables(chromium, folder, [action()], PHONE, has_touch=True) as question_tables:
        question_tables.visit(action())
        page, sheet = question_tables.page, question_tables.page.get_by_role("tooltip")
        sign = page.locator("[data-sign='bankrupt-end']").first
        tap(page, sign)
        expect(sheet).to_contain_text(say("sign-bankrupt-end"))
        expect(page.locator("[aria-pressed='true']")).to_have_count(0)
        tap(page, sign)
        expect(sheet).to_be_hidden()
        tap(page, page.locator("[data-sign='ticker']").first)  # in the middle of what can be chosen
        expect(sheet).to_be_hidden()
        expect(page.locator("[aria-pressed='true'], .menu:popover-open").first).to_be_visible()
        assert question_tables.complaints == []


def tap(page: Page, target: Locator) -> None:
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
