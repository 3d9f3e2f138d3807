"""The coach's report in Chromium: what it says and draws, on phones and wide screens, by day and by night."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stockpile.cli.commands.coach import AnalysedGame, coach_report
from stockpile.i18n import said_in, speaking
from tests.support.coached_games import looked_at, played
from tests.support.reports import Scheme, shown

from ..table.test_access import findings


def written(folder: Path, name: str, players: int) -> Path:
    file = folder / "friday.coach.html"
    told = AnalysedGame(looked_at(name, players), played(name, players))
    file.write_text(coach_report(told, "stockpile lab coach friday.txt").page(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("name", "players", "width", "scheme"),
    [
        ("first-game", 2, 360, "dark"),
        ("classic", 4, 1280, "light"),
        ("epic", 3, 360, "light"),
        ("epic", 3, 1280, "dark"),
    ],
)
def test_the_report_tells_of_every_seat(
    chromium: Browser, tmp_path: Path, name: str, players: int, width: int, scheme: Scheme
) -> None:
    analysis = looked_at(name, players)
    with shown(chromium, written(tmp_path, name, players), width, scheme) as page:
        assert findings(page) == []
        expect(page.get_by_role("slider", name="Chances to win through the game")).to_be_visible()
        for seat in analysis.seats:
            page.get_by_role("tab", name=seat.name).click()
            expect(page.get_by_text(f"All {len(seat.decisions)} decisions")).to_be_visible()
            if seat.worst:
                expect(page.get_by_role("tabpanel").get_by_role("button", name="Show on the board")).to_have_count(
                    len(seat.worst)
                )


def test_a_bad_decision_is_marked_on_the_board_as_its_seat_saw_it(chromium: Browser, tmp_path: Path) -> None:
    with shown(chromium, written(tmp_path, "classic", 4)) as page:
        board = page.get_by_role("figure", name="As Ann saw it")
        expect(board).to_have_count(1)
        expect(board.get_by_role("heading", name="Portfolio")).to_be_visible()
        expect(board.locator("[data-mark=Played]")).not_to_have_count(0)
        expect(board.locator("[data-mark=Better]")).not_to_have_count(0)
        page.get_by_role("button", name="Show on the board").first.click()
        expect(board).to_have_count(0)
        page.get_by_role("button", name="Show on the board").nth(1).click()
        expect(board).to_have_count(1)


def test_the_report_speaks_the_language_of_the_terminal(chromium: Browser, tmp_path: Path) -> None:
    with speaking("ko"):
        file = written(tmp_path, "first-game", 2)
    with shown(chromium, file) as page:
        assert page.evaluate("document.documentElement.lang") == "ko"
        expect(page.get_by_role("link", name=said_in("ko", "coaching-section-worst"))).to_be_visible()


def test_the_links_lead_to_their_parts(chromium: Browser, tmp_path: Path) -> None:
    with shown(chromium, written(tmp_path, "first-game", 2)) as page:
        page.get_by_role("link", name="The worst decisions").click()
        top = page.evaluate("document.querySelector('#worst').getBoundingClientRect().top")
        assert -5 <= top <= 60
