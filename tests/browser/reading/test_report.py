"""The page of a tournament fits phones and wide screens, by day and by night, and axe-core finds nothing in it."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from stockpile.cli.report.tournament import tournament_page
from stockpile.content import load
from stockpile.lab.tournament import Match, hold
from stockpile.rules.config import preset

from ..table.test_access import findings

Scheme = Literal["light", "dark"]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    bots = ("broker", "broker-1", "random", "intern", "clerk")
    held = hold(Match(preset("epic", 5), bots, 1, load(), "rotations"), deals=1)
    written = tmp_path_factory.mktemp("report") / "report.html"
    written.write_text(tournament_page(held, "stockpile tournament --bots " + ",".join(bots)), encoding="utf-8")
    return written


@pytest.mark.parametrize(
    ("width", "scheme"),
    [
        (360, "light"),
        (1600, "dark"),
        pytest.param(360, "dark", marks=pytest.mark.long),
        pytest.param(1600, "light", marks=pytest.mark.long),
    ],
)
def test_the_report_fits_and_is_accessible(chromium: Browser, file: Path, width: int, scheme: Scheme) -> None:
    shown = chromium.new_page(viewport={"width": width, "height": 900}, color_scheme=scheme)
    shown.goto(file.as_uri())
    assert shown.evaluate("document.documentElement.scrollWidth") == width
    assert findings(shown) == []
    shown.close()
