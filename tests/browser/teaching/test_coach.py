"""Luck and skill on the page: a progress, a chart that moves the board, decisions in words, and my grades."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from stockpile.i18n import Catalogue, say
from stockpile.lab.coach import analyse
from stockpile.records import read
from stockpile.server.coach.coach import Analyses
from stockpile.server.db.engine import file_url
from stockpile.server.db.store import Store
from tests.support.keyboard import press_on
from tests.support.running import Person, serving
from tests.support.server_process import SEED

from ...server.test_coach import EFFORTS
from ...server.test_people import play_out
from ..conftest import NewPage
from ..table.test_access import findings
from ..table.test_games import no_sideways_scrolling, nothing_unsaid

PATIENCE = 120_000.0  # milliseconds: the coach stands back for other tests
COOKIE = "stockpile_guest"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path, seed=SEED, efforts=EFFORTS) as address:
        yield f"http://{address}"


def finished(address: str, *bots: str, **choices: object) -> tuple[str, str]:
    """A game that is over, and the cookie of who played it."""
    person = Person(address.removeprefix("http://"), "Ada L")
    table = person.table("me", *bots, start=True, **choices)["id"]
    play_out(person, table)
    cookie = person.http.cookies[COOKIE]
    person.close()
    return table, cookie


def keep(address: str, folder: Path, *tables: str) -> None:
    """Have games analysed without waiting for the server."""
    person = Person(address.removeprefix("http://"))
    records = {table: read(person.http.get(f"/api/tables/{table}/record").text) for table in tables}
    person.close()

    async def run() -> None:
        store = await Store.open(file_url(folder / "tables.sqlite"))
        for table, record in records.items():
            await Analyses(store).keep(table, analyse(record, EFFORTS[1]))
        await store.close()

    with ThreadPoolExecutor(1) as aside:  # Playwright keeps this thread's event loop to itself
        aside.submit(asyncio.run, run()).result()


def enter(page: Page, cookie: str, path: str, address: str) -> None:
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
    page.goto(path)


def moment(page: Page) -> Locator:
    return page.get_by_role("slider", name=say("web-replay-slider"))


def board_is_at(page: Page, number: int) -> None:
    """Also what is told beside it."""
    expect(moment(page)).to_have_value(str(number))
    last = moment(page).get_attribute("max")
    expect(page.locator(".controls .at")).to_have_text(say("web-replay-at", number=number, last=int(last or 0)))


def test_a_finished_game_is_analysed_and_its_chart_moves_the_board(new_page: NewPage, address: str) -> None:
    table, cookie = finished(address, "random", "broker")
    page = new_page(1280, 900)
    enter(page, cookie, f"/table/{table}", address)
    panel = page.get_by_role("region", name=say("web-coach"))
    panel.get_by_role("button", name=say("web-coach-ask")).click()
    expect(panel.get_by_role("progressbar")).to_be_visible()
    expect(panel.get_by_role("status")).to_have_text(say("web-coach-doing-quick"))
    chart = panel.get_by_role("slider", name=say("web-coach-chart-win"))
    expect(chart).to_be_visible(timeout=PATIENCE)
    expect(panel.get_by_role("status")).to_have_text(say("web-coach-kept-full"), timeout=PATIENCE)
    expect(panel.get_by_role("progressbar")).to_have_count(0)

    last = int(chart.get_attribute("aria-valuemax") or 0)
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": 52 + (box["width"] - 52 - 132) / 2, "y": 150})
    board_is_at(page, round(last / 2))
    chart.press("ArrowRight")
    board_is_at(page, round(last / 2) + 1)
    chart.press("End")
    board_is_at(page, last)
    expect(chart).to_have_attribute("aria-valuetext", re.compile(f"^{last} of {last}: You (0|33|50|100)%, "))
    panel.get_by_role("button", name=say("web-coach-in-money")).click()
    expect(panel.get_by_role("slider", name=say("web-coach-chart-money"))).to_be_visible()
    sums_hold(panel)
    nothing_unsaid(page)
    assert findings(page) == []


def sums_hold(panel: Locator) -> None:
    """Luck + skill = result, also as it is rounded for people, to a thousand."""
    for card in panel.locator(".seats > li").all():
        luck, skill, result = [
            float(re.sub(r"[+$K]", "", text.replace("−", "-"))) for text in card.locator(".figure").all_inner_texts()
        ]
        assert abs(luck + skill - result) <= 1.5


@pytest.mark.parametrize(
    ("width", "scheme", "language", "preset"),
    [(360, "dark", "de", "epic"), pytest.param(1440, "light", "en", "first-game", marks=pytest.mark.long)],
)
def test_the_decisions_lead_to_the_board_and_back(
    new_page: NewPage, address: str, tmp_path: Path, width: int, scheme: str, language: str, preset: str
) -> None:
    """Of a game with some who play at random: there is much to say of them. By keyboard alone."""
    table, cookie = finished(address, "random", "random", preset=preset)
    keep(address, tmp_path, table)
    words = Catalogue(language)
    page = new_page(width, 860, color_scheme=scheme, locale=language)
    enter(page, cookie, f"/table/{table}", address)
    panel = page.get_by_role("region", name=words.say("web-coach"))
    tabs = panel.get_by_role("tab")
    expect(tabs).to_have_count(3)
    expect(tabs.first).to_have_attribute("aria-selected", "true")  # mine first
    press_on(page, ".coach [role=tab]")
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_have_attribute("aria-selected", "true")
    expect(panel.locator(".worst > ol > li")).to_have_count(5)
    nothing_unsaid(page)
    no_sideways_scrolling(page)
    assert findings(page) == []

    press_on(page, ".worst li > .button")
    note = page.locator(".beside .note")
    expect(note).to_contain_text(words.say("web-coach-better", answer="").strip(" ."))
    expect(note.locator(".verdict")).to_be_visible()
    slider = page.locator(".controls input[type=range]")
    at = slider.input_value()
    assert page.evaluate("document.querySelector('.controls').getBoundingClientRect().top < innerHeight")
    expect(page.locator(".timeline .marks button.on")).to_have_count(1)
    nothing_unsaid(page)
    press_on(page, ".timeline .button:not(:disabled)")
    expect(slider).not_to_have_value(at)
    expect(note.locator(".verdict")).to_be_visible()
    press_on(page, ".timeline .back")
    assert page.evaluate("document.activeElement.id") == "luck-list"
    press_on(page, ".all summary")
    press_on(page, ".all li:last-child button")
    expect(note.locator(".verdict")).to_be_visible()
    nothing_unsaid(page)
    no_sideways_scrolling(page)
    assert findings(page) == []


def test_my_games_tell_grades_luck_and_skill(new_page: NewPage, address: str, tmp_path: Path) -> None:
    person = Person(address.removeprefix("http://"), "Ada L")
    tables = [person.table("me", "random", start=True)["id"] for _ in range(3)]
    for table in tables:
        play_out(person, table)
    cookie = person.http.cookies[COOKIE]
    keep(address, tmp_path, *tables[:2])
    grades = [game["judged"]["grade"] for game in person.get("/api/me/games")["games"] if game["judged"]]
    study = person.get("/api/me/study")
    person.close()
    page = new_page(360, 860, color_scheme="dark")
    enter(page, cookie, "/games", address)
    habits = page.get_by_role("region", name=say("study-habits"))
    expect(habits.locator("li h3").first).to_have_text(say(f"study-habit-{study['habits'][0]['kind']}"))
    expect(habits.locator("li")).to_have_count(len(study["habits"]))
    expect(page.get_by_role("img", name=re.compile("^Added up over 2 games"))).to_be_visible()
    section = page.get_by_role("region", name=say("web-coach"))
    label = say("web-coach-grades", values=", ".join(map(str, reversed(grades))))
    expect(section.get_by_role("img", name=label)).to_be_visible()
    expect(page.locator(".judged")).to_have_count(2)
    expect(page.locator(".judged").first).to_contain_text(str(grades[0]))
    nothing_unsaid(page)
    no_sideways_scrolling(page)
    assert findings(page) == []
