"""Where a bot answered for a player, the end page says so, and the coach judges only what the player decided."""

from __future__ import annotations

import sqlite3
from contextlib import closing
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


@pytest.mark.parametrize(("width", "language"), [(360, "de"), (1280, "en"), (360, "ko"), (1280, "pt-BR")])
def test_the_end_page_the_coach_and_my_games_say_so(
    new_page: NewPage, tmp_path: Path, width: int, language: str
) -> None:
    with serving(tmp_path, seed=SEED) as server:
        address = f"http://{server}"
        partly, cookie = finished(address, "random")
        person = Person(server)
        record = read(person.http.get(f"/api/tables/{partly}/record").text)
        person.close()
    facts = stand_in(tmp_path, partly, record, FIRST_ROUND)
    words = Catalogue(language)
    with serving(tmp_path, seed=SEED) as server:
        address = f"http://{server}"
        keep(address, tmp_path, partly)
        page = new_page(width, 860, locale=language)
        enter(page, cookie, f"{address}/table/{partly}", address)
        expect(page.locator(".stood-in li")).to_have_text(words.say("standin-answers", seat="Ada L", **facts))
        panel = page.get_by_role("region", name=words.say("web-coach"))
        expect(panel.get_by_text(words.say("standin-not-judged"))).to_be_visible()
        number = next(each.number for each in Replay(record) if each.decision.seat == 0 and each.round == FIRST_ROUND)
        page.locator(".controls input[type=range]").fill(str(number + 1))
        expect(page.locator("ul.told")).to_contain_text(words.say("web-log-stand-in", you="no", name="Ada L"))
        nothing_unsaid(page)
        no_sideways_scrolling(page)
        assert findings(page) == []
        page.goto(f"{address}/games")
        expect(page.locator(".judged")).to_contain_text(words.say("standin-my-game", answers=facts["answers"]))
        nothing_unsaid(page)
        no_sideways_scrolling(page)


def test_there_is_no_grade_where_a_bot_made_every_decision(new_page: NewPage, tmp_path: Path) -> None:
    with serving(tmp_path, seed=SEED) as server:
        table, cookie = finished(f"http://{server}", "random")
        person = Person(server)
        record = read(person.http.get(f"/api/tables/{table}/record").text)
        person.close()
    stand_in(tmp_path, table, record, first_round=-1)
    words = Catalogue("en")
    with serving(tmp_path, seed=SEED) as server:
        address = f"http://{server}"
        keep(address, tmp_path, table)
        page = new_page(1280, 860)
        enter(page, cookie, f"{address}/table/{table}", address)
        panel = page.get_by_role("region", name=words.say("web-coach"))
        expect(panel.locator(".seats > li", has_text=words.say("seat-you")).locator(".grade strong")).to_have_text("–")
        expect(panel.get_by_text(words.say("standin-all", seat="Ada L"))).to_be_visible()
        page.goto(f"{address}/games")
        expect(page.locator(".judged")).to_contain_text("No grade: a bot made every decision for you")
        expect(page.get_by_role("region", name=words.say("study-habits"))).to_have_count(0)
        nothing_unsaid(page)
