"""Look at every question that a person can be asked, on eight screens, by day and by night.

    python tools/look.py                          what is cut off, hidden or out of view, at every question
    python tools/look.py --pictures FOLDER        that, and a picture of each
    python tools/look.py --questions bid sell     some questions only; --sizes 390x844 1440x900: some screens only

The same is looked for in the tests, at two sizes (tests/browser/table); this is for changes of the layout.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, MISSING, find_chromium  # noqa: E402 - the tests are no installed package
from tests.support.positions import Position, positions  # noqa: E402  # after the path is set
from tests.support.question_tables import QuestionTables, open_question_tables  # noqa: E402  # after the path is set

SIZES = ("360x740", "390x844", "844x390", "768x1024", "1024x768", "1440x900", "1920x1080", "2560x1440")
THEMES = ("light", "dark")


def main() -> int:
    options = arguments()
    path = find_chromium()
    if path is None:
        print(MISSING)
        return 1
    chosen = [each for each in positions() if not options.questions or each.question in options.questions]
    chosen = chosen[:: options.every]
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        problems = look(browser, Path(folder), chosen, options)
        browser.close()
    print(f"{len(chosen)} questions on {len(options.sizes)} screens: {len(problems)} problems")
    return 1 if problems else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Look at every question on every screen.")
    parser.add_argument("--pictures", type=Path, help="the folder for pictures")
    parser.add_argument("--questions", nargs="+", default=[], help="only these")
    parser.add_argument("--sizes", nargs="+", default=SIZES, help="only these, as WIDTHxHEIGHT")
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES, help="by day, by night")
    parser.add_argument("--every", type=int, default=1, help="only every so many-th position")
    return parser.parse_args()


def look(browser: Browser, folder: Path, chosen: list[Position], options: argparse.Namespace) -> list[str]:
    """All problems; they are printed as they are found, for there are many questions."""
    problems: list[str] = []

    def found(more: list[str]) -> None:
        problems.extend(more)
        for problem in more:
            print(problem, flush=True)

    with open_question_tables(browser, folder, chosen) as question_tables:
        for number, position in enumerate(chosen):
            question_tables.visit(position)
            for size in options.sizes:
                for theme in options.themes:
                    found(at_size(question_tables, position, size, theme))
                    if options.pictures:
                        name = f"{position.question}-{number}-{position.config.players}-{size}-{theme}.png"
                        question_tables.page.screenshot(path=options.pictures / name)
        found(question_tables.sights.moved())
        found(question_tables.complaints)
    return problems


def at_size(question_tables: QuestionTables, position: Position, size: str, theme: str) -> list[str]:
    question_tables.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    width, height = map(int, size.split("x"))
    return [f"{position} at {size} {theme}: {each}" for each in question_tables.look((width, height))]


if __name__ == "__main__":
    sys.exit(main())
