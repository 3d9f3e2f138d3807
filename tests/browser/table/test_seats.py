"""One screen for two."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.support.clicking import Person
from tests.support.page_guest import hurry

from ..conftest import NewPage
from .test_games import QUICK
from .test_tables import enter, open_form


def share_screen(page: Page) -> None:
    """Ada and Bob at one screen, and a bot."""
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Seat 2").select_option(label="Somebody at this screen")
    page.get_by_label("Your name").last.fill("Bob M")
    page.get_by_role("radio", name="First game").check()
    page.get_by_role("button", name="Start", exact=True).click()
    page.locator(".curtain").wait_for()


def test_two_people_share_one_screen(new_page: NewPage, long: bool) -> None:
    """One round, or in the long form the whole game, with a curtain between them; then the end, without one."""
    page = new_page()
    share_screen(page)
    person = Person(page, seed=8)
    curtains: list[str] = []
    for _ in range(300):
        page.locator("[data-question]:not([data-question='']), dialog[open], #chart-title, .curtain").first.wait_for()
        if page.locator("#chart-title").is_visible() or (person.reports and not long):
            break
        curtain = page.locator(".curtain")
        if curtain.is_visible():
            nothing_is_seen(page)
            curtains.append(curtain.get_by_role("heading").inner_text())
        if person.wait_for_turn():
            person.answer()
    assert {"Ada L, it is your turn", "Bob M, it is your turn"} <= set(curtains)
    if person.wait_for_turn():
        hurry(page)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.reload()  # all cards are open now, and no curtain hides them
    expect(page.locator("#chart-title")).to_be_visible()


def nothing_is_seen(page: Page) -> None:
    """The curtain's words are all the words of the page, for who looks and for who listens."""
    page_words, curtain_words = page.evaluate(
        "() => [document.body, document.querySelector('.curtain')].map((part) => part.innerText.trim().split(/\\s+/))"
    )
    assert page_words == curtain_words


class Secrets:
    """What each seat of a page was sent last; the page may show one of them at a time."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.views: dict[int, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self._receive))

    def _receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        for sight in message.get("sights") or message.get("opening") or []:
            self.views[sight["seat"]] = sight["view"]

    def check(self, seat: int) -> None:
        """Insider and portfolio are those of this seat."""
        view, page = self.views[seat], self.page
        own = [pair["company"] for pair in view["pairs"] if pair["owner"] == seat]
        shorts = [page.locator(f"[data-company='{company}'] .short").text_content() for company in own]
        assert page.locator(".insider .pair.mine .name").all_text_contents() == shorts
        assert f"${view['mine']['shares_value']}K" in page.locator("#portfolio-title").inner_text()


def test_the_next_person_sees_nothing_of_the_last_one(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(QUICK)
    page.clock.install()
    secrets = Secrets(page)
    share_screen(page)
    person = Person(page, seed=3)
    lifted = 0
    for _ in range(40):
        page.locator("[data-question]:not([data-question='']), dialog[open], .curtain").first.wait_for()
        if page.locator(".curtain").is_visible():
            nothing_is_seen(page)
            expect(page.get_by_role("heading")).to_contain_text("it is your turn")  # not while the bot thinks
            seat = 0 if "Ada" in page.get_by_role("heading").inner_text() else 1
            page.locator(".curtain .button.main").click()
            secrets.check(seat)
            tape = page.locator(".lines li").all_text_contents()
            expect(page.locator("[data-question]:not([data-question=''])")).to_be_visible()
            page.clock.run_for(2000)  # whatever still went on behind the curtain would show by now
            secrets.check(seat)
            assert page.locator(".lines li").all_text_contents() == tape
            assert page.get_by_role("log").text_content() == ""
            lifted += 1
            if lifted == 5:
                return
        assert person.wait_for_turn()
        person.answer()
    raise AssertionError("the screen does not change hands")


def test_a_reload_does_not_lift_the_curtain(new_page: NewPage) -> None:
    page = new_page()
    share_screen(page)
    assert Person(page, seed=3).wait_for_turn()
    page.get_by_role("radio", name="ask me").check()
    page.reload()
    page.locator(".curtain").wait_for()
    nothing_is_seen(page)
    assert Person(page, seed=3).wait_for_turn()
    page.get_by_role("link", name="Stockpile").click()
    page.get_by_text("You are Ada L.").wait_for()
    page.go_back()
    page.locator(".curtain").wait_for()
    nothing_is_seen(page)
    each_has_a_switch_of_their_own(page)


def each_has_a_switch_of_their_own(page: Page) -> None:
    """Who is asked now wants to be asked about dividends; that says nothing of who is asked next."""
    person = Person(page, seed=3)
    assert person.wait_for_turn()
    expect(page.get_by_role("radio", name="ask me")).to_be_checked()
    person.answer()
    assert person.wait_for_turn()
    expect(page.get_by_role("radio", name="collect for me")).to_be_checked()


def test_when_nobody_at_this_screen_is_asked_one_says_who_looks(new_page: NewPage) -> None:
    page, guest = new_page(), new_page()
    enter(page, "Ada L")
    enter(guest, "Carla")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bob M"}, {"kind": "reserved"}]
    table = page.request.post("/api/tables", data={"seats": seats, "preset": "first-game"}).json()
    assert guest.request.post(f"/api/tables/{table['id']}/join", data={"code": table["code"]}).ok
    assert page.request.post(f"/api/tables/{table['id']}/start").ok
    secrets = Secrets(page)
    page.goto(f"/table/{table['id']}")
    person = Person(page, seed=5)
    page.locator(".curtain").wait_for()
    while next(iter(secrets.views.values()))["question"]["seat"] != 2:
        assert person.wait_for_turn()
        person.answer()
    page.reload()
    expect(page.get_by_role("heading", name="Who is looking?")).to_be_visible()
    nothing_is_seen(page)
    page.get_by_role("button", name="I am Bob M").click()
    secrets.check(1)
    expect(page.locator(".sentence")).to_contain_text("Carla")
