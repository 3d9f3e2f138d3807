"""Take the pictures of the README: the table by day and by night, on a wide screen and on a phone, and the end.

    python tools/screenshots.py        (or: make screenshots)

A server and Chromium are started for it; somebody plays by clicking, as in the tests. Pictures go to docs/pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, MISSING, find_chromium  # noqa: E402 - the tests are no installed package
from tests.browser.house import House  # noqa: E402
from tests.browser.person import Person  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
WIDE, PHONE = (1440, 900), (390, 844)


def main() -> int:
    path = find_chromium()
    if path is None:
        print(MISSING)
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            lobby(browser, house)
            in_a_game(browser, house, "table-day", WIDE, "light", "bid", 3)
            in_a_game(browser, house, "table-night", WIDE, "dark", "sell", 4)
            in_a_game(browser, house, "table-phone", PHONE, "light", "bid", 3)
            the_end(browser, house)
        finally:
            browser.close()
            house.stop()
    return 0


def open_page(browser: Browser, house: House, size: tuple[int, int], scheme: str) -> Page:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=house.address,
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto("/")
    page.get_by_label("Your name").fill("Mira")
    page.get_by_role("button", name="That’s me").click()
    page.get_by_text("You are Mira.").wait_for()
    return page


def lobby(browser: Browser, house: House) -> None:
    page = open_page(browser, house, WIDE, "light")
    page.screenshot(path=PICTURES / "lobby.png")
    page.context.close()


def in_a_game(
    browser: Browser, house: House, name: str, size: tuple[int, int], scheme: str, question: str, times: int
) -> None:
    """Play until a question has come so many times, prepare its answer, and look."""
    person = Person(open_page(browser, house, size, scheme), seed=11)
    person.play_bots("Play the epic game")
    while person.wait_for_turn():
        if person.asked.count(question) == times - 1 and person.state()[1] == question:
            break
        person.answer()
    person.prepare(question)
    person.page.evaluate("scrollTo(0, 0)")
    person.page.screenshot(path=PICTURES / f"{name}.png")
    person.page.context.close()


def the_end(browser: Browser, house: House) -> None:
    person = Person(open_page(browser, house, WIDE, "light"), seed=12)
    person.play_bots()
    person.play_to_the_end()
    person.page.get_by_role("slider").wait_for()
    person.page.screenshot(path=PICTURES / "end.png")
    person.page.context.close()


if __name__ == "__main__":
    sys.exit(main())
