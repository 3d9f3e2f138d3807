"""Where a bot answered for a player, the end page says so, and the coach judges only what the player decided."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

from stockpile.i18n import Catalogue
from stockpile.records import Record, Replay, read
from tests.support.running import Person, serving
from tests.support.server_process import SEED

from ..conftest import NewPage
from ..table.test_access import findings
from ..table.test_games import no_sideways_scrolling, nothing_unsaid
from .test_coach import enter, finished, keep

FIRST_ROUND = 1  # counted from 0: from then on a bot answers for Ada


def stand_in(folder: Path, table: str, record: Record, first_round: int) -> dict[str, int]:
    """Have it that a bot answered for Ada from some round on; gives what is told of it."""
    given = [each for each in Replay(record) if each.decision.seat == 0 and each.round >= first_round]
    with closing(sqlite3.connect(folder / "tables.sqlite")) as rows, rows:
        rows.executemany(
            "UPDATE answers SET \"by\" = 'stand-in' WHERE table_id = ? AND number = ?",
            [(table, each.number) for each in given],
        )
    first, last = given[0].round + 1, given[-1].round + 1
    return {"answers": len(given), "rounds": last - first + 1, "first": first, "last": last}


@dataclass(frozen=True)
class StandIns:
    """A server with a finished game of each of two guests: a bot stood in for a part of one, for all of the other."""

    address: str
    partly: str
    wholly: str
    cookies: dict[str, str]  # by game, of who played it
    facts: dict[str, int]  # of the first game
    number: int  # of the first answer that the bot gave in it


@pytest.fixture(scope="module")
def stood_in(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StandIns]:
    folder = tmp_path_factory.mktemp("stand-ins")
    with serving(folder, seed=SEED) as server:
        cookies = dict(finished(f"http://{server}", "random") for _ in range(2))
        partly, wholly = cookies
        person = Person(server)
        records = [read(person.http.get(f"/api/tables/{table}/record").text) for table in cookies]
        person.close()
    facts = stand_in(folder, partly, records[0], FIRST_ROUND)
    stand_in(folder, wholly, records[1], first_round=-1)
    given = [each for each in Replay(records[0]) if each.decision.seat == 0 and each.round >= FIRST_ROUND]
    with serving(folder, seed=SEED) as server:  # which has not read the tables yet
        address = f"http://{server}"
        keep(address, folder, *cookies)
        yield StandIns(address, partly, wholly, cookies, facts, given[0].number)


@pytest.fixture
def address(stood_in: StandIns) -> str:
    return stood_in.address


@pytest.mark.parametrize(
    ("width", "language"),
    [
        (360, "de"),
        pytest.param(1280, "en", marks=pytest.mark.long),
        pytest.param(360, "ko", marks=pytest.mark.long),
        pytest.param(1280, "pt-BR", marks=pytest.mark.long),
    ],
)
def test_the_end_page_the_coach_and_my_games_say_so(
    new_page: NewPage, stood_in: StandIns, width: int, language: str
) -> None:
    words = Catalogue(language)
    page = new_page(width, 860, locale=language)
    enter(page, stood_in.cookies[stood_in.partly], f"/table/{stood_in.partly}", stood_in.address)
    expect(page.locator(".stood-in li")).to_have_text(words.say("standin-answers", seat="Ada L", **stood_in.facts))
    panel = page.get_by_role("region", name=words.say("web-coach"))
    expect(panel.get_by_text(words.say("standin-not-judged"))).to_be_visible()
    page.locator(".controls input[type=range]").fill(str(stood_in.number + 1))
    expect(page.locator("ul.told")).to_contain_text(words.say("web-log-stand-in", you="no", name="Ada L"))
    nothing_unsaid(page)
    no_sideways_scrolling(page)
    assert findings(page) == []
    page.goto("/games")
    expect(page.locator(".judged")).to_contain_text(words.say("standin-my-game", answers=stood_in.facts["answers"]))
    nothing_unsaid(page)
    no_sideways_scrolling(page)


def test_there_is_no_grade_where_a_bot_made_every_decision(new_page: NewPage, stood_in: StandIns) -> None:
    words = Catalogue("en")
    page = new_page(1280, 860)
    enter(page, stood_in.cookies[stood_in.wholly], f"/table/{stood_in.wholly}", stood_in.address)
    panel = page.get_by_role("region", name=words.say("web-coach"))
    expect(panel.locator(".seats > li", has_text=words.say("seat-you")).locator(".grade strong")).to_have_text("–")
    expect(panel.get_by_text(words.say("standin-all", seat="Ada L"))).to_be_visible()
    page.goto("/games")
    expect(page.locator(".judged")).to_contain_text("No grade: a bot made every decision for you")
    expect(page.get_by_role("region", name=words.say("study-habits"))).to_have_count(0)
    nothing_unsaid(page)
