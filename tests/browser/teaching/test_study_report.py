"""The report of a study in Chromium, on phones and wide screens, by day and by night."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from stockpile.cli.commands.study import study_report
from stockpile.i18n import said_in, speaking
from stockpile.lab.study import StudyFolder
from tests.support.coached_games import TINY, known
from tests.support.reports import Scheme, shown

from ..table.test_access import findings


def written(folder: Path, player: str | None = None) -> Path:
    file = folder / "study.html"
    studied = StudyFolder.of(known(folder / "games"), TINY).studied(player)
    file.write_text(study_report(studied, "stockpile lab study games").page(), encoding="utf-8")
    return file


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_everybody_has_grades_sums_habits_phases_and_games(
    chromium: Browser, tmp_path: Path, width: int, scheme: Scheme
) -> None:
    with shown(chromium, written(tmp_path), width, scheme) as page:
        assert findings(page) == []
        page.get_by_role("link", name="Bo <b>").click()
        bo = page.get_by_role("region", name="Bo <b>")
        for name in ("Grades from the oldest game to the newest: ", "Added up over 3 games"):
            expect(bo.get_by_role("img", name=name)).to_be_visible()
        expect(bo.get_by_role("table", name="Phase by phase")).to_be_visible()
        bo.get_by_text("All games of Bo <b>").first.click()
        expect(bo.get_by_role("table", name="All games of Bo <b>").get_by_role("row")).to_have_count(4)
        expect(page.get_by_role("table", name="Everybody").get_by_role("row")).to_have_count(3)


def test_one_player_alone_in_german(chromium: Browser, tmp_path: Path) -> None:
    with speaking("de"):
        file = written(tmp_path, "Ann")
    with shown(chromium, file) as page:
        assert page.evaluate("document.documentElement.lang") == "de"
        expect(page.get_by_role("heading", name=said_in("de", "study-habits"))).to_be_visible()
        expect(page.get_by_role("navigation")).to_have_count(0)
