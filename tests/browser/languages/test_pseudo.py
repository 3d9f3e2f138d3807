"""All that a page says comes from the catalogues: in a language made up for it nothing is left in plain letters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, Route, expect

from stockpile.records import write
from stockpile.rules.config import Config
from stockpile.server.puzzles import all_puzzles
from tests.support.clicking import CALLS, Person
from tests.support.page_words import SCRIPT, read_with, said
from tests.support.pseudo_language import label, left_over, speak_pseudo
from tests.support.question_tables import DESK, open_question_tables
from tests.support.running import serving
from tests.support.server_process import SEED
from tests.support.stored_tables import NAMES as GUESTS

from ...server.test_coach import EFFORTS
from ..conftest import NewPage
from ..reading.test_records import played
from ..table.test_games import nothing_unsaid
from ..teaching.test_coach import COOKIE, finished, keep
from .test_epic import KNOWN
from .test_narrow import one_of_each

ADA, BOB = GUESTS[:2]
FILE = "game.txt"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path, seed=SEED, efforts=EFFORTS) as address:
        yield f"http://{address}"


@pytest.fixture
def stranger(new_page: NewPage) -> Page:
    return made_strange(new_page())


def made_strange(page: Page) -> Page:
    """Somebody who speaks what nobody speaks."""
    speak_pseudo(page)
    return read_with(page)


def seem_shared(page: Page, call: str) -> None:
    """As if others came to this house from elsewhere: then there is a code for cameras."""

    def answer(route: Route) -> None:
        made = route.fetch()
        route.fulfill(response=made, json=made.json() | {"local": False})

    page.route(call, answer)


def look(page: Page, *known: str) -> None:
    """With everything open that is folded."""
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    nothing_unsaid(page)
    assert left_over(said(page), *KNOWN, *known) == set(), page.url


def record(text: str) -> FilePayload:
    return FilePayload(name=FILE, mimeType="text/plain", buffer=text.encode())


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=label(key), exact=True).first.click()


def test_the_lobby_and_a_table_say_nothing_of_their_own(stranger: Page) -> None:
    page = stranger
    page.goto("/")
    expect(page.get_by_role("radio").first).to_be_visible()
    look(page)
    press(page, "rules-title")
    expect(page.locator("aside.rules h2").first).to_be_visible()
    look(page)
    person = Person(page, seed=7)
    person.play_bots(label("web-quick-epic"))
    assert person.wait_for_turn()
    look(page)
    press(page, "web-menu")
    look(page)
    page.keyboard.press("Escape")
    press(page, "web-hints")
    look(page)


def test_the_guided_game_says_nothing_of_its_own(stranger: Page) -> None:
    page = stranger
    page.goto("/")
    page.locator(".start .button.main").first.click()
    for _ in range(4):
        expect(page.locator(".guide").first).to_be_visible()
        look(page)
        onward = page.locator(".guide .button.main")
        if not onward.is_visible():
            break
        onward.click()


def test_a_finished_game_and_its_analysis_say_nothing_of_their_own(
    stranger: Page, address: str, tmp_path: Path
) -> None:
    page = stranger
    table, cookie = finished(address, "clerk", preset="epic")
    keep(address, tmp_path, table)
    page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
    page.goto(f"/table/{table}")
    tabs = page.get_by_role("region", name=label("web-coach")).get_by_role("tab")
    expect(tabs.first).to_be_visible()
    for tab in tabs.all():
        tab.click()
        look(page)
    for place in ("/games", "/privacy", "/device"):
        page.goto(place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        look(page)


def test_puzzles_and_records_say_nothing_of_their_own(stranger: Page) -> None:
    page = stranger
    page.goto("/puzzles")
    expect(page.get_by_role("listitem").first).to_be_visible()
    look(page)
    page.goto(f"/puzzle/{next(iter(all_puzzles()))}")
    page.locator(CALLS["question"]).wait_for()
    look(page)
    person = Person(page, seed=1)
    person.prepare(person.state()[1])
    person.confirm()
    expect(page.locator("dialog[open] ol li").first).to_be_visible()
    look(page)
    page.goto("/")
    page.get_by_label(label("web-open-record")).set_input_files(record(write(played(Config(3)))))
    expect(page.get_by_role("slider")).to_be_visible()
    look(page)


def test_a_table_of_friends_says_nothing_of_its_own(stranger: Page, new_page: NewPage) -> None:
    """The waiting room, the invitation as its host and as a guest sees it, the chat, and a game with a clock."""
    page, guest, friend = stranger, made_strange(new_page()), new_page()
    for each, name in ((page, ADA), (friend, BOB)):
        assert each.request.post("/api/guest", data={"name": name}).ok
    plans = [{"kind": "me"}, {"kind": "reserved"}, {"kind": "bot", "bot": "random"}]
    terms = {"seats": plans, "preset": "first-game", "clock": 3600, "bank": 600, "first": 0}
    table = page.request.post("/api/tables", data=terms).json()
    page.goto(f"/table/{table['id']}")
    page.get_by_text(label("invite-local")).wait_for()
    look(page)
    seem_shared(page, "**/invitation")
    page.reload()
    page.get_by_label(label("invite-qr")).wait_for()
    look(page)
    guest.goto(page.get_by_label(label("web-invite")).input_value())
    guest.get_by_label(label("web-name")).wait_for()
    look(guest)

    assert friend.request.post(f"/api/tables/{table['id']}/join", data={"code": table["code"]}).ok
    page.get_by_text(BOB, exact=True).wait_for()
    page.get_by_label(label("web-chat-say")).fill(BOB)
    press(page, "web-chat-send")
    expect(page.locator(".talk li")).to_contain_text(BOB)
    look(page)
    assert page.request.post(f"/api/tables/{table['id']}/start").ok
    page.get_by_role("timer").first.wait_for()
    look(page)


def test_refusals_say_nothing_of_their_own(new_page: NewPage) -> None:
    page = made_strange(new_page(refused=True))
    page.goto("/table/nowhere")
    page.get_by_role("link", name=label("web-to-lobby")).wait_for()
    look(page)
    page.goto("/device")
    page.get_by_label(label("devices-code")).fill("2222-2222")
    press(page, "devices-join")
    page.get_by_role("alert").wait_for()
    look(page)
    page.goto("/")
    broken = write(played(Config(3), 30)).replace("players 3", "players 6")
    page.get_by_label(label("web-open-record")).set_input_files(record(broken))
    page.get_by_role("alert").wait_for()
    look(page, FILE)


def test_another_device_says_nothing_of_its_own(stranger: Page) -> None:
    page = stranger
    assert page.request.post("/api/guest", data={"name": ADA}).ok
    page.goto("/privacy")
    press(page, "devices-add")
    dialog = page.get_by_role("dialog")
    look(page, "/device", dialog.get_by_role("group").inner_text())
    page.keyboard.press("Escape")
    seem_shared(page, "**/devices/code")
    press(page, "devices-add")
    dialog.get_by_label(label("devices-qr")).wait_for()
    look(page, "/device", dialog.get_by_role("group").inner_text())


def test_no_question_says_anything_of_its_own(chromium: Browser, tmp_path: Path) -> None:
    asked = one_of_each()
    with open_question_tables(chromium, tmp_path, asked, DESK) as question_tables:
        speak_pseudo(question_tables.page)
        question_tables.page.add_init_script(path=SCRIPT)
        question_tables.page.goto("/")
        for position in asked:
            question_tables.visit(position)
            look(question_tables.page)
