"""The report of a tournament in Chromium, on phones and wide screens, by day and by night."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stockpile.cli.commands.tournament import tournament_report
from stockpile.content import load
from stockpile.lab.tournament import Match, hold
from stockpile.rules.config import preset
from tests.support.reports import Scheme, shown

from ..table.test_access import findings

BOTS = ("broker", "broker-1", "random", "intern", "clerk")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    held = hold(Match(preset("epic", 5), BOTS, 1, load(), "rotations"), deals=1)
    written = tmp_path_factory.mktemp("report") / "report.html"
    written.write_text(tournament_report(held, "stockpile tournament").page(), encoding="utf-8")
    return written


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (360, "dark"), (1280, "light"), (1600, "dark")])
def test_wins_money_times_and_seats_are_drawn_and_told(
    chromium: Browser, file: Path, width: int, scheme: Scheme
) -> None:
    with shown(chromium, file, width, scheme) as page:
        assert findings(page) == []
        for part in ("Share of wins", "Money in the end", "Time for a decision"):
            pictures = page.get_by_role("region", name=part, exact=True).get_by_role("img")
            expect(pictures).to_have_count(len(BOTS))
        expect(page.get_by_role("img", name="broker wins ")).to_be_visible()
        expect(page.get_by_role("table", name="Share of wins by seat").get_by_role("row")).to_have_count(len(BOTS) + 1)
