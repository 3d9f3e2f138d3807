"""Several browsers at one table, and how they come to it."""

from __future__ import annotations

import json
import re
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import repeat
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from stockpile.i18n import english
from tests.support.clicking import Person
from tests.support.frames import Truth, Wire, record_of
from tests.support.page_guest import caller
from tests.support.running import serving

from ...server.test_people import play_out
from ..conftest import NewPage


def seat_two(host: Page, guest: Page, preset: str = "First game", clock: str = "no clock") -> None:
    """The host sets up a table with one reserved seat and one bot; the guest follows the invitation."""
    enter(host, "Ada L")
    enter(guest, "Bob M")
    open_form(host)
    host.get_by_role("button", name="3", exact=True).click()
    host.get_by_label("Seat 2").select_option(label="Only by invitation")
    host.get_by_role("radio", name=preset).check()
    host.get_by_label("For each question").select_option(label=clock)
    host.get_by_role("button", name="Set up and invite").click()
    link = host.get_by_label("Invitation link").input_value()
    guest.goto(link)
    expect(host.get_by_text("Bob M")).to_be_visible()
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, guest):
        expect(page.locator("[data-question]")).to_be_visible()


def enter(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="That’s me").click()
    expect(page.get_by_text(f"You are {name}.")).to_be_visible()


def open_form(page: Page) -> None:
    button = page.get_by_role("button", name="Set up a table")
    if button.is_visible():
        button.click()


def take_turns(*people: Person, answers: int) -> None:
    """Whoever is asked answers, until everybody has answered so often."""
    for _ in range(15_000):
        if min(len(person.asked) for person in people) >= answers:
            return
        for person in people:
            close_reports(person.page)
            if person.state_or_none():
                person.answer()
        people[0].page.wait_for_timeout(20)
    raise AssertionError("the game does not go on")


def play_on(address: str, table: str, *pages: Page) -> None:
    """The same guests go on to the end without their browsers, which see it all."""
    people = [caller(page, address) for page in pages]
    with ThreadPoolExecutor() as threads:
        list(threads.map(play_out, people, repeat(table)))
    for person in people:
        person.close()


def close_reports(page: Page) -> None:
    report = page.locator("dialog[open] .button.main")
    if report.is_visible():
        report.click()


def test_two_browsers_see_what_their_seats_may_see_and_nothing_more(
    new_page: NewPage, address: str, long: bool
) -> None:
    host, guest, onlooker = new_page(), new_page(), new_page()
    wires = [Wire(page) for page in (host, guest, onlooker)]
    seat_two(host, guest, "Epic")
    enter(onlooker, "Carla")
    onlooker.goto(host.url)
    expect(onlooker.get_by_role("heading", name="The market")).to_be_visible()
    people = Person(host, seed=5), Person(guest, seed=6)
    take_turns(*people, answers=12 if long else 4)
    play_on(address, host.url.rpartition("/")[2], host, guest)
    assert not any(person.wait_for_turn() for person in people)
    onlooker.get_by_role("button", name="To the final count").click()
    expect(onlooker.locator("#chart-title")).to_be_visible()
    truth = Truth(record_of(host))
    checked = [truth.check(wire, {seat}) for wire, seat in zip(wires, (0, 1, 3), strict=True)]
    assert min(checked) > 30
    play_again(guest, host, onlooker)


def play_again(first: Page, second: Page, onlooker: Page) -> None:
    """Who asks first sets the next game up; the other is told and finds a seat kept."""
    first.get_by_role("button", name="Play again").click()
    expect(first.get_by_label("Invitation link")).to_be_visible()
    expect(onlooker.get_by_role("status").filter(has_text="Another game")).to_be_visible()
    expect(onlooker.get_by_role("button", name="To the next game")).to_have_count(0)
    second.get_by_role("button", name="To the next game").click()
    expect(second).to_have_url(first.url)
    first.get_by_role("button", name="Begin the game").click()
    for page in (first, second):
        expect(page.locator("[data-question]")).to_be_visible()


def test_reload_and_second_tab_in_mid_turn(new_page: NewPage) -> None:
    person = Person(new_page(), seed=2)
    person.play_bots()
    assert person.wait_for_turn()
    before = person.state()
    person.prepare("place")  # prepared and not sent: nobody has seen it
    person.page.reload()
    assert person.wait_for_turn()
    assert person.state() == before
    second = Person(person.page.context.new_page(), seed=2)
    second.page.goto(person.page.url)
    assert second.wait_for_turn()
    second.answer()
    person.wait_for_turn()
    assert person.state()[0] != before[0]
    assert person.state() == second.state()
    person.answer()
    second.wait_for_turn()
    assert person.state_or_none() is None or person.state() == second.state()


def test_a_table_that_does_not_exist(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    enter(host, "Ada L")
    enter(guest, "Bob M")
    guest.goto("/table/zzzz")
    expect(guest.get_by_role("alert")).to_have_text("There is no such table, or it is gone.")
    guest.get_by_role("link", name="To the lobby").click()
    expect(guest.get_by_text("You are Bob M.")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.request.post("/api/tables", data={"seats": seats, "preset": "first-game"}).json()
    guest.goto(f"/table/{table['id']}")
    expect(guest.get_by_text("Ada L")).to_be_visible()
    assert host.request.post(f"/api/tables/{table['id']}/leave", data={}).ok  # nobody sits there any more
    expect(guest.get_by_role("alert")).to_have_text("There is no such table, or it is gone.")


def test_the_host_says_who_begins_and_that_everybody_is_asked(new_page: NewPage) -> None:
    """Before the game all can read it; at the table the switch is fixed, and the first dividend explains itself."""
    host, guest = new_page(), new_page()
    enter(host, "Ada L")
    open_form(host)
    host.get_by_label("Who begins").select_option(label="Seat 4 · Bot: broker")
    host.get_by_role("button", name="3", exact=True).click()
    expect(host.get_by_label("Who begins")).to_have_value("-1")  # there is no fourth seat any more
    host.get_by_label("Who begins").select_option(label="Seat 1 · Me")
    host.get_by_role("checkbox", name="Everybody is asked").check()
    host.get_by_label("Seat 2").select_option(label="Open to anybody")
    host.get_by_role("button", name="Set up and invite").click()
    expect(host.locator(".seats li", has_text="First player")).to_contain_text("Ada L")
    enter(guest, "Bob M")
    guest.goto(host.url)
    expect(guest.locator(".seats li", has_text="First player")).to_contain_text("Ada L")
    expect(guest.get_by_text("everybody is asked at dividends")).to_be_visible()
    host.get_by_role("button", name="Give it to a bot").click()
    host.get_by_role("button", name="Begin the game").click()
    person = Person(host, seed=2)
    assert person.wait_for_turn()
    expect(host.locator(".player").filter(has=host.get_by_label("First player"))).to_contain_text("You")
    expect(host.locator(".portfolio")).to_contain_text("the table’s rule")
    expect(host.get_by_role("radio")).to_have_count(0)
    while person.state()[1] != "dividend":
        person.answer()
        assert person.wait_for_turn()
    note = host.get_by_role("complementary", name="Dividends")
    expect(note).to_contain_text("Only shares that you show are paid")
    note.get_by_role("button", name="Understood").click()
    expect(note).to_have_count(0)
    host.reload()
    assert person.wait_for_turn() and person.state()[1] == "dividend"
    expect(note).to_have_count(0)


def test_a_full_table_is_watched_without_complaint(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(refused=True)
    enter(host, "Ada L")
    enter(guest, "Bob M")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = host.request.post("/api/tables", data={"seats": seats, "preset": "first-game"}).json()
    guest.goto(f"/table/{table['id']}?code={table['code']}")
    expect(guest.get_by_text("Ada L")).to_be_visible()
    assert host.request.post(f"/api/tables/{table['id']}/start").ok
    expect(guest.get_by_role("heading", name="The market")).to_be_visible()
    expect(guest.get_by_text("No seat is free")).to_have_count(0)


class DeadLine:
    """The connections of a page; the first one can fall silent without an end, as when a phone leaves the house."""

    def __init__(self, page: Page) -> None:
        self.silent: WebSocketRoute | None = None
        self.routes: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/play"), self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.routes.append(route)
        route.on_message(lambda message: None if route is self.silent else server.send(message))
        server.on_message(lambda message: None if route is self.silent else route.send(message))


def test_a_silent_connection_is_noticed(new_page: NewPage) -> None:
    page = new_page()
    line = DeadLine(page)
    person = Person(page, seed=4)
    person.play_bots()
    assert person.wait_for_turn()
    line.silent = line.routes[0]
    person.answer()  # returns when it has been taken, by the second connection
    assert len(line.routes) == 2
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is lost")).to_be_hidden()


def test_a_damaged_table_stands_apart_in_the_list_and_says_so(new_page: NewPage, tmp_path: Path) -> None:
    page, folder = new_page(), tmp_path / "damaged"
    folder.mkdir()
    with serving(folder) as server:
        assert page.request.post(f"http://{server}/api/guest", data={"name": "Ada L"}).ok
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        assert page.request.post(f"http://{server}/api/tables", data={"seats": seats, "start": True}).ok
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        database.execute("UPDATE tables SET config = '{'")
    with serving(folder) as server:
        page.goto(f"http://{server}/")
        page.get_by_role("link", name="damaged").click()
        expect(page.get_by_role("alert")).to_have_text(english("server-damaged-table"))


def test_levels_and_styles_of_bots_are_chosen_by_name(new_page: NewPage) -> None:
    """For a quick game, for a seat of a table of one's own, and by the host before the game begins."""
    host = new_page()
    enter(host, "Ada L")
    expect(host.locator(".rivals")).to_contain_text("Weighs every pile")
    host.get_by_label("Level of the bot").select_option(label="random")
    expect(host.locator(".rivals")).to_contain_text("Picks any answer that is allowed")
    host.get_by_role("button", name="Play three bots").click()
    expect(host.locator(".player", has_text="bot · random")).to_have_count(3)
    host.goto("/")
    open_form(host)
    host.get_by_label("Seat 2").select_option(label="Bot: random")
    host.get_by_label("Seat 3").select_option(label="Open to anybody")
    host.get_by_role("button", name="Set up and invite").click()
    expect(host.locator(".seats li", has_text="bot · random")).to_have_count(1)
    host.locator(".seats li", has_text="bot · random").get_by_label("Level of the bot").select_option(label="broker")
    expect(host.locator(".seats li", has_text="bot · broker")).to_have_count(2)


def test_a_bot_is_asked_for_with_its_style(new_page: NewPage) -> None:
    """A level offers the styles that the server names for it; a bot of somebody else goes by its name."""
    host = new_page(refused=True)  # there is no miser on this server
    choices = host.request.get("/api/choices").json()
    offered = choices | {"bots": [*choices["bots"], "miser"], "styles": {"broker": ["bold", "odd"]}}
    host.route("**/api/choices", lambda route: route.fulfill(json=offered))
    enter(host, "Ada L")
    open_form(host)
    seat = host.locator(".seat").nth(1)
    seat.get_by_label("Style of the bot").select_option(label="bold")
    expect(seat).to_contain_text("Bids high and takes risks.")
    expect(seat.get_by_label("Style of the bot").locator("option")).to_have_text(["usual style", "bold", "odd"])
    host.get_by_label("Seat 3").select_option(label="Bot: miser")
    expect(host.locator(".seat").nth(2).get_by_label("Style of the bot")).to_have_count(0)
    expect(host.get_by_label("Who begins").locator("option").nth(2)).to_have_text("Seat 2 · Bot: broker, bold")
    with host.expect_request("**/api/tables") as asked:
        host.get_by_role("button", name="Start", exact=True).click()
    bots = [plan.get("bot") for plan in json.loads(asked.value.post_data or "")["seats"]]
    assert bots == [None, "broker:bold", "miser", "broker"]


def test_the_form_gives_advice_where_the_choice_is_made(new_page: NewPage) -> None:
    """For a first game, for two, and for the First Player Card; to nobody else."""
    page = new_page()
    enter(page, "Ada L")
    open_form(page)
    advice = page.locator("form .advice")
    expect(advice).to_have_text([english("web-form-advice-first")])
    page.get_by_role("radio", name="First game").check()
    expect(advice).to_have_count(0)
    page.get_by_role("button", name="2", exact=True).click()
    expect(advice).to_have_text([english("web-form-advice-two")])
    page.get_by_role("button", name="5", exact=True).click()
    page.get_by_role("radio", name="Epic").check()
    expect(advice).to_have_text([english("web-form-advice-first"), english("web-form-advice-card")])
    page.get_by_role("button", name="4", exact=True).click()
    expect(advice).to_have_text([english("web-form-advice-first")])
