"""The pages of coach and study in Chromium: no network, no errors, nothing for axe to find, by day and by night."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from stockpile.cli.report.coach import Told, coach_page
from stockpile.cli.report.study import study_page
from stockpile.lab.study import StudyFolder
from tests.support.coached_games import TINY, known, looked_at, played

from ..table.test_access import findings

Scheme = Literal["light", "dark"]


def pages(folder: Path) -> dict[str, str]:
    """A small game, a large one and a study."""
    shelf = StudyFolder.of(known(folder / "games"), TINY)
    told = {f"{name}-{players}": Told(looked_at(name, players), played(name, players)) for name, players in TABLES}
    made = {name: coach_page(each, f"stockpile lab coach {name}.txt") for name, each in told.items()}
    return made | {"study": study_page(shelf.studied(), "stockpile lab study games")}


TABLES = (("first-game", 2), ("epic", 3))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("pages")
    made = []
    for name, text in pages(folder).items():
        made.append(folder / f"{name}.html")
        made[-1].write_text(text, encoding="utf-8")
    return made


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_pages_are_accessible_and_want_nothing_else(
    chromium: Browser, files: list[Path], width: int, scheme: Scheme, long: bool
) -> None:
    """Each of them on a phone by day or on a desk by night, in the long form on both."""
    looked_at = files if long else files[width > 360 :: 2]
    context = chromium.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme, offline=True)
    heard: list[str] = []
    context.on("weberror", lambda error: heard.append(str(error)))
    context.on("console", lambda line: heard.append(line.text))
    context.on("request", lambda request: heard.append(request.url))
    for file in looked_at:
        page = context.new_page()
        page.goto(file.as_uri())
        page.locator("summary").first.click()
        assert findings(page) == [], file.name
        page.close()
    assert heard == [file.as_uri() for file in looked_at]
    context.close()


@pytest.mark.parametrize("scheme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_pages_fit_phones_and_wide_screens(chromium: Browser, files: list[Path], scheme: Scheme) -> None:
    page = chromium.new_page(color_scheme=scheme)
    for file in files:
        page.goto(file.as_uri())
        page.evaluate("document.querySelectorAll('details').forEach(fold => fold.open = true)")
        for width in (360, 768, 1280, 2560):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth") == width, file.name
    page.close()


def test_the_links_lead_to_their_parts(chromium: Browser, files: list[Path]) -> None:
    page = chromium.new_page(viewport={"width": 1280, "height": 900})
    page.goto(files[0].as_uri())
    page.get_by_role("link", name="The worst decisions").click()
    top = page.evaluate("document.querySelector('#worst').getBoundingClientRect().top")
    assert -5 <= top <= 60
    page.close()
