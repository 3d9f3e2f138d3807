"""The puzzle of the day and all others: solved with clicks and with keys, right and wrong, and explained after."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from stockpile.i18n import english
from stockpile.lab.puzzles import Puzzle
from stockpile.rules.answers import PILE_NAMES
from stockpile.server.puzzles import all_puzzles
from tests.support.clicking import CALLS, Person
from tests.support.keyboard import press_on

from ..conftest import NewPage
from ..table.test_access import findings
from ..table.test_games import no_sideways_scrolling, nothing_unsaid

PUZZLES = list(all_puzzles().values())
BID = next(puzzle for puzzle in PUZZLES if puzzle.question == "bid" and puzzle.best[0].startswith("bid"))
PLACING = next(puzzle for puzzle in PUZZLES if puzzle.question == "place" and len(set(puzzle.best)) == 2)
ACTIONS = ("boom", "bust")
# The first of every question.
KINDS = list({puzzle.question: puzzle for puzzle in reversed(PUZZLES)}.values())


class Solver(Person):
    """Opens a puzzle and answers it as told."""

    def open(self, puzzle: Puzzle) -> None:
        self.page.goto(f"/puzzle/{puzzle.key}")
        self.page.locator(CALLS["question"]).wait_for()

    def bid(self, text: str) -> None:
        _, pile, space = text.split()
        track = self.page.locator(f"[data-pile='{PILE_NAMES.index(pile)}'] .spaces li")
        track.nth(int(space)).locator("button").click()
        self.confirm()

    def lay(self, texts: list[str]) -> None:
        for _, card, side, pile in map(str.split, texts):
            name = "fee" if card.startswith("fee") else english(f"{'card' if card in ACTIONS else 'company'}-{card}")
            holding = self.desk.locator(".holding").filter(has_text=name)
            holding.get_by_role("button", name=english(f"side-{side}")).click()
            holding.locator(".pile").filter(has_text=pile).click()
        self.confirm()

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")


def look(page: Page) -> None:
    nothing_unsaid(page)
    no_sideways_scrolling(page)
    assert findings(page) == []


def test_a_puzzle_is_solved_from_the_lobby_on(new_page: NewPage) -> None:
    person = Solver(new_page(1280, 800))
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("listitem")).to_have_count(len(PUZZLES))
    look(page)
    page.locator(f"a[href='/puzzle/{BID.key}']").click()
    page.locator(CALLS["question"]).wait_for()
    look(page)
    person.bid(BID.best[0])
    expect(person.dialog.get_by_role("heading", name="Right!")).to_be_visible()
    expect(person.dialog.locator("ol li").first).to_contain_text(re.compile(r"Best and yours.*\d+%", re.S))
    expect(person.dialog.locator("ol")).to_contain_text("Obvious")
    look(page)
    person.dialog.get_by_role("button", name="Look at the table").click()
    expect(page.locator("[data-solved=right]")).to_contain_text("Best: ")
    page.get_by_role("button", name="Why?").click()
    person.dialog.get_by_role("link", name="Another puzzle").click()
    expect(page).not_to_have_url(re.compile(BID.key))
    page.locator(CALLS["question"]).wait_for()
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f"a[href='/puzzle/{BID.key}']")).to_contain_text("solved")
    expect(page.get_by_text(f"1 of {len(PUZZLES)} done, 1 at the first try")).to_be_visible()


def test_the_first_try_counts(new_page: NewPage) -> None:
    person = Solver(new_page(390, 844, color_scheme="dark"))
    page = person.page
    person.open(PLACING)
    look(page)
    person.lay(PLACING.obvious)
    expect(person.dialog.get_by_role("heading", name="There was a better answer")).to_be_visible()
    expect(person.dialog.locator("ol li.given")).to_contain_text("Obvious and yours")
    look(page)
    person.dialog.get_by_role("button", name="Try again").click()
    page.locator(CALLS["question"]).wait_for()
    person.lay(PLACING.best)
    expect(person.dialog.get_by_role("heading", name="Right!")).to_be_visible()
    expect(person.dialog).to_contain_text("Your first try was another answer.")
    person.dialog.get_by_role("link", name="All puzzles").click()
    expect(page.locator(f"a[href='/puzzle/{PLACING.key}']")).to_contain_text("missed")
    page.reload()
    expect(page.get_by_text(f"1 of {len(PUZZLES)} done, 0 at the first try")).to_be_visible()


def test_a_puzzle_with_keys_alone(new_page: NewPage) -> None:
    person = Solver(new_page(1280, 800))
    page = person.page
    page.goto("/")
    page.get_by_role("link", name="All puzzles").wait_for()
    press_on(page, "a[href='/puzzles']")
    page.get_by_role("listitem").first.wait_for()
    press_on(page, f"a[href='/puzzle/{PLACING.key}']")
    page.locator(CALLS["question"]).wait_for()
    for at in (1, 2):
        press_on(page, f".holding:nth-child({at}) .pile:nth-child({at})")
    page.keyboard.press("Control+Enter")
    expect(person.dialog.locator("ol li.given")).to_contain_text("ours")
    page.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    expect(page.locator("#ask-title")).to_be_focused()
    press_on(page, "[data-solved] .button.main")
    expect(person.dialog).to_be_visible()


@pytest.mark.parametrize("half", [0, 1])
def test_every_kind_of_puzzle_is_explained_in_german(new_page: NewPage, half: int) -> None:
    """Answered by chance: what is said has all its words and names, on a small phone too."""
    person = Solver(new_page(360, 740, locale="de"), seed=5)
    for puzzle in KINDS[half::2]:
        person.open(puzzle)
        person.prepare(puzzle.question)
        person.confirm()
        person.dialog.locator("ol li").first.wait_for()
        nothing_unsaid(person.page)
        no_sideways_scrolling(person.page)
        texts = person.dialog.locator("ol li").all_inner_texts()
        assert len(texts) == min(5, len(puzzle.tried)) and any("beste" in text.lower() for text in texts)


def test_an_unknown_puzzle_says_so(new_page: NewPage) -> None:
    page = new_page(refused=True)
    page.goto("/puzzle/nothing")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("listitem")).to_have_count(len(PUZZLES))
