"""All that a page says comes from the catalogues: in a language made up for it nothing is left in plain letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from stockpile.records import write
from stockpile.rules.config import Config
from stockpile.server.puzzles.collection import collection

from ...server.running import serving
from ...server.test_coach import CARES
from ..conftest import NewPage
from ..house import SEED
from ..parlour import DESK, open_parlour
from ..person import CALLS, Person
from ..reading.test_records import played
from ..stored import NAMES as GUESTS
from ..table.test_games import nothing_unsaid
from ..teaching.test_coach import COOKIE, finished, keep
from .pseudo import label, left_over, speak_pseudo
from .reading import LANGUAGES, SCRIPT, read_with, said
from .test_epic import NAMES
from .test_narrow import some

KNOWN = (*GUESTS, *NAMES, *LANGUAGES.split(), "Stockpile", "Chrome", "Linux")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path, seed=SEED, cares=CARES) as address:
        yield f"http://{address}"


@pytest.fixture
def stranger(new_page: NewPage) -> Page:
    """Somebody who speaks what nobody speaks."""
    page = read_with(new_page())
    speak_pseudo(page)
    return page


def look(page: Page) -> None:
    """With everything open that is folded."""
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    nothing_unsaid(page)
    assert left_over(said(page), *KNOWN) == set(), page.url


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=label(key), exact=True).first.click()


def test_the_lobby_and_a_game_say_nothing_of_their_own(stranger: Page) -> None:
    page = stranger
    page.goto("/")
    expect(page.get_by_role("radio").first).to_be_visible()
    look(page)
    press(page, "rules-title")
    expect(page.locator("aside.rules h2").first).to_be_visible()
    look(page)
    person = Person(page, seed=7)
    person.play_bots(label("web-quick-epic"))
    while person.wait_for_turn() and not person.reports:
        look(page)
        person.answer()
    press(page, "web-menu")
    look(page)
    page.keyboard.press("Escape")
    press(page, "web-hints")
    look(page)


def test_the_guided_game_says_nothing_of_its_own(stranger: Page) -> None:
    page = stranger
    page.goto("/")
    page.locator(".start .button.main").first.click()
    for _ in range(4):
        expect(page.locator(".guide").first).to_be_visible()
        look(page)
        onward = page.locator(".guide .button.main")
        if not onward.is_visible():
            break
        onward.click()


def test_a_finished_game_and_its_analysis_say_nothing_of_their_own(
    stranger: Page, address: str, tmp_path: Path
) -> None:
    page = stranger
    table, cookie = finished(address, "clerk", preset="epic")
    keep(address, tmp_path, table)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
    page.goto(f"/table/{table}")
    tabs = page.get_by_role("region", name=label("web-coach")).get_by_role("tab")
    expect(tabs.first).to_be_visible()
    for tab in tabs.all():
        tab.click()
        look(page)
    for place in ("/games", "/privacy", "/device"):
        page.goto(place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        look(page)


def test_puzzles_and_records_say_nothing_of_their_own(stranger: Page) -> None:
    page = stranger
    page.goto("/puzzles")
    expect(page.get_by_role("listitem").first).to_be_visible()
    look(page)
    page.goto(f"/puzzle/{next(iter(collection()))}")
    page.locator(CALLS["question"]).wait_for()
    look(page)
    person = Person(page, seed=1)
    person.prepare(person.state()[1])
    person.confirm()
    expect(page.locator("dialog[open] ol li").first).to_be_visible()
    look(page)
    page.goto("/")
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=write(played(Config(3))).encode())
    page.get_by_label(label("web-open-record")).set_input_files(file)
    expect(page.get_by_role("slider")).to_be_visible()
    look(page)


def test_no_question_says_anything_of_its_own(chromium: Browser, tmp_path: Path) -> None:
    asked = some(0)
    with open_parlour(chromium, tmp_path, asked, DESK) as parlour:
        speak_pseudo(parlour.page)
        parlour.page.add_init_script(path=SCRIPT)
        parlour.page.goto("/")
        for position in asked:
            parlour.visit(position)
            look(parlour.page)
