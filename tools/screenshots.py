"""Take the pictures of the README: the table by day and by night, on a wide screen and on a phone, and the end.

    python tools/screenshots.py        (or: make screenshots)

A server and Chromium are started for it; somebody plays by clicking, as in the tests. Pictures go to docs/pictures;
the one that links are shown with, and the icons of the installed page, go to web/public.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS, MISSING, find_chromium  # noqa: E402 - the tests are no installed package
from tests.support.clicking import Person  # noqa: E402  # after the path is set
from tests.support.server_process import RestartableServer  # noqa: E402  # after the path is set

PICTURES = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "web" / "public"
WIDE, PHONE = (1440, 900), (390, 844)
PREVIEW = (1200, 630)
# Of the lobby only its banner, as large as it goes.
BANNER = """
  .top, .columns, .figures { display: none !important; }
  .lobby { max-width: none; height: 594px; padding: 0 70px; display: grid; align-items: center; }
  .banner { flex-direction: column-reverse; align-items: start; gap: 30px; border: 0 !important; }
  h1 { font-size: 180px !important; }
  .lead { font-size: 31px !important; max-width: 34em !important; }
  .signs { zoom: 1.75; }
  body { height: 630px; border: 18px double #8a1c1c; overflow: hidden; }
"""
ICONS = {"icon-192.png": (192, 0), "icon-512.png": (512, 0), "icon-maskable.png": (512, 60)}  # pixels, and the rim


def main() -> int:
    path = find_chromium()
    if path is None:
        print(MISSING)
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = RestartableServer(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            link_preview(browser, house)
            icons(browser)
            lobby(browser, house)
            in_a_game(browser, house, "table-day", WIDE, "light", "bid", 3)
            in_a_game(browser, house, "table-night", WIDE, "dark", "sell", 4)
            in_a_game(browser, house, "table-phone", PHONE, "light", "bid", 3)
            the_end(browser, house)
        finally:
            browser.close()
            house.stop()
    return 0


def link_preview(browser: Browser, house: RestartableServer) -> None:
    """What a link to us is shown with: the lobby's banner, and nothing of any game."""
    width, height = PREVIEW
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=house.address, bypass_csp=True)
    page = context.new_page()
    page.goto("/")
    page.locator(".banner").wait_for()
    page.add_style_tag(content=BANNER)
    page.screenshot(path=PUBLIC / "preview.png")
    context.close()


def icons(browser: Browser) -> None:
    """The icon in the sizes that phones want; the one that may be cut to any shape has a rim."""
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    for name, (size, rim) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        ground = "#8a1c1c" if rim else "transparent"
        page.set_content(f"<body style='margin:0;padding:{rim}px;background:{ground}'>{drawing}")
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def open_page(browser: Browser, house: RestartableServer, size: tuple[int, int], scheme: str) -> Page:
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


def lobby(browser: Browser, house: RestartableServer) -> None:
    page = open_page(browser, house, WIDE, "light")
    page.screenshot(path=PICTURES / "lobby.png")
    page.context.close()


def in_a_game(
    browser: Browser, house: RestartableServer, name: str, size: tuple[int, int], scheme: str, question: str, times: int
) -> None:
    """Play until a question has come this many times, prepare its answer, and look."""
    person = Person(open_page(browser, house, size, scheme), seed=11)
    person.play_bots("Play the epic game")
    while person.wait_for_turn():
        if person.asked.count(question) == times - 1 and person.state()[1] == question:
            break
        person.answer()
    person.prepare(question)
    person.page.screenshot(path=PICTURES / f"{name}.png")
    person.page.context.close()


def the_end(browser: Browser, house: RestartableServer) -> None:
    person = Person(open_page(browser, house, WIDE, "light"), seed=12)
    person.play_bots()
    person.play_to_the_end()
    person.page.get_by_role("slider").wait_for()
    person.page.screenshot(path=PICTURES / "end.png")
    person.page.context.close()


if __name__ == "__main__":
    sys.exit(main())
