"""A server that is slow, refuses or goes away: nothing that a person has done is lost, nobody who has gone stays."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from tests.support.clicking import Person
from tests.support.server_process import RestartableServer

from ..conftest import NewPage
from .test_tables import enter

VISIT = "address => { history.pushState(null, '', address); dispatchEvent(new PopStateEvent('popstate')); }"
# What would come of an answer are two more requests, one after the other; these are made later than those.
ASK_ON = """async () => {
    for (let times = 0; times < 3; times++) await (await fetch("/api/choices", { cache: "no-store" })).text();
}"""
LOST = "The connection is lost"
RESTART = "The server restarts and is back in a moment"


class Slow:
    """The first such request is kept until it is let go."""

    def __init__(self, page: Page, address: str) -> None:
        self.kept: list[Route] = []
        page.route(re.compile(address), self._keep)

    def _keep(self, route: Route) -> None:
        if self.kept:
            route.continue_()
        else:
            self.kept.append(route)

    def let_go(self, page: Page) -> None:
        with page.expect_response(self.kept[0].request.url):
            self.kept[0].continue_()
        page.evaluate(ASK_ON)


def leave_while_waiting(page: Page, table: dict[str, str], address: str) -> list[str]:
    """Follow an invitation and go back to the lobby before the server answers; gives what was asked of it then."""
    asked: list[str] = []
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.on("request", lambda request: _hear_join(request, asked))
    slow = Slow(page, address)
    with page.expect_request(re.compile(address)):
        page.evaluate(VISIT, f"/table/{table['id']}?code={table['code']}")
    expect(page.get_by_text("The table is being set")).to_be_visible()
    page.evaluate(VISIT, "/")
    expect(page.get_by_role("button", name="Play three bots")).to_be_visible()
    slow.let_go(page)
    return asked


def _hear_join(request: Request, asked: list[str]) -> None:
    if request.url.endswith("/join"):
        asked.append(request.url)


def test_who_leaves_before_the_server_answers_is_gone(new_page: NewPage) -> None:
    host = new_page()
    enter(host, "Ada L")
    seats = [{"kind": "me"}, {"kind": "reserved"}]
    table = host.request.post("/api/tables", data={"seats": seats, "preset": "first-game"}).json()
    for address in ("/api/me$", f"/api/tables/{table['id']}$"):
        guest = new_page()
        enter(guest, "Bob M")
        assert leave_while_waiting(guest, table, address) == []
    seated = host.request.get(f"/api/tables/{table['id']}").json()["seats"]
    assert [seat["kind"] for seat in seated] == ["human", "reserved"]


def break_by_the_network(page: Page, house: RestartableServer) -> None:
    page.context.set_offline(True)
    expect(page.get_by_text(LOST)).to_be_visible()
    page.context.set_offline(False)


def break_by_the_server(page: Page, house: RestartableServer) -> None:
    house.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    house.start()


def break_by_a_restart(page: Page, house: RestartableServer) -> None:
    """As an operator does it: the page says so calmly, and that nothing is wrong."""
    house.stop()
    expect(page.get_by_role("status").filter(has_text=RESTART)).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_hidden()
    house.start()
    expect(page.get_by_text(RESTART)).to_be_hidden()


def check_preparation_stays(
    person: Person, house: RestartableServer, *breaks: Callable[[Page, RestartableServer], None]
) -> None:
    before = person.state()
    person.prepare(before[1])
    pressed = person.page.locator("[aria-pressed='true']").all_inner_texts()
    assert pressed
    for break_line in breaks:
        break_line(person.page, house)
        expect(person.page.get_by_text(LOST)).to_be_hidden()
        assert person.page.locator("[aria-pressed='true']").all_inner_texts() == pressed
        assert person.state() == before
    number, question = before
    person.confirm()
    expect(person.page.locator(f"[data-question='{question}'][data-number='{number}']")).to_have_count(0)


def test_neither_a_broken_connection_nor_a_restart_nor_a_kill_loses_anything(
    house: RestartableServer, new_page: NewPage
) -> None:
    """Cards on their piles, and then a bid: each can be confirmed when the server is back. So is all that happened."""
    person = Person(new_page(), seed=3)
    person.play_bots()
    asked = {"place": (break_by_the_network, break_by_a_restart), "bid": (break_by_the_server,)}
    for question, breaks in asked.items():
        assert person.wait_for_turn()
        assert person.state()[1] == question
        tape = person.page.locator(".lines li").all_inner_texts()
        check_preparation_stays(person, house, *breaks)
    assert person.wait_for_turn()
    after = person.state()
    person.page.reload()
    assert person.wait_for_turn()
    assert person.state() == after
    assert person.page.locator(".lines li").all_inner_texts()[-len(tape) :] == tape  # the newest come first
    person.answer()


def is_for_a_bot(update: dict[str, Any]) -> bool:
    """Whether the question that is open now is not for the one who is told."""
    (sight,) = update["sights"]
    question = sight["view"]["question"]
    return question is not None and question["seat"] != sight["seat"]


def test_an_update_that_follows_a_missed_one_is_not_believed(new_page: NewPage) -> None:
    page = new_page()
    missed: list[str] = []
    lines: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        lines.append(route)
        server = route.connect_to_server()
        server.on_message(lambda message: pass_on(route, str(message)))

    def pass_on(route: WebSocketRoute, message: str) -> None:
        """Of the first connection one update gets lost: one in which a bot is asked, so that another one follows."""
        told = json.loads(message)
        if not missed and len(lines) == 1 and told["type"] == "update" and is_for_a_bot(told):
            missed.append(message)
        else:
            route.send(message)

    page.route_web_socket(re.compile("/play"), connect)
    person = Person(page, seed=4)
    person.play_bots()
    while not missed:
        assert person.wait_for_turn()
        person.answer()
    assert person.wait_for_turn()
    assert len(lines) > 1
    told = page.locator(".lines li").all_inner_texts()
    page.reload()
    assert person.wait_for_turn()
    assert page.locator(".lines li").all_inner_texts()[-len(told) :] == told  # the newest come first


def test_a_server_that_starts_late_is_waited_for(new_page: NewPage) -> None:
    page = new_page(refused=True)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if len(refused) < 4:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"code": "server-too-many", "message": "", "params": {}})
        else:
            route.continue_()

    page.route(re.compile("/api/(choices|catalogue)"), refuse)
    page.goto("/")
    expect(page.get_by_text("Waiting for the server")).to_be_visible()
    expect(page.get_by_role("button", name="Play three bots")).to_be_visible()
    expect(page.get_by_text("Waiting for the server")).to_have_count(0)


def test_a_table_is_entered_as_soon_as_the_server_can(new_page: NewPage) -> None:
    """Who follows an invitation gets the seat, whatever fails for a moment on the way."""
    host, guest = new_page(), new_page(refused=True)
    enter(host, "Ada L")
    seats = [{"kind": "me"}, {"kind": "reserved"}]
    table = host.request.post("/api/tables", data={"seats": seats, "preset": "first-game"}).json()
    enter(guest, "Bob M")
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        path = route.request.url.rpartition("/api/")[2]
        if path in failed:
            route.continue_()
        else:
            failed.append(path)
            route.fulfill(status=503, json={"code": "server-cannot-store", "message": "", "params": {}})

    guest.route(re.compile("/api/(me|tables/[^/]+|tables/[^/]+/join)$"), fail_once)
    guest.goto(f"/table/{table['id']}?code={table['code']}")
    expect(guest.get_by_role("alert")).to_contain_text("The database does not answer")
    expect(guest.get_by_label("Invitation link")).to_be_visible()
    assert len(failed) == 3
    seated = host.request.get(f"/api/tables/{table['id']}").json()["seats"]
    assert [seat["name"] for seat in seated] == ["Ada L", "Bob M"]


def test_what_is_said_wished_and_asked_for_while_the_server_is_away(
    house: RestartableServer, new_page: NewPage
) -> None:
    page = new_page()
    person = Person(page)
    person.play_bots()
    assert person.wait_for_turn()
    page.get_by_role("tab", name="Chat").click()
    house.kill()
    expect(page.get_by_text(LOST)).to_be_visible()
    field = page.get_by_role("textbox")
    field.fill("Is anybody there?")
    field.press("Enter")
    expect(field).to_have_value("Is anybody there?")
    page.get_by_role("radio", name="ask me").check()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_have_text("The server does not answer. Is it running?")
    house.start()
    expect(page.get_by_text(LOST)).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(".talk li")).to_have_count(1)
    expect(field).to_have_value("")
    expect(page.get_by_role("radio", name="ask me")).to_be_checked()
    page.reload()
    expect(page.get_by_role("radio", name="ask me")).to_be_checked()


def test_while_the_server_is_away_a_page_says_so(house: RestartableServer, new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    house.kill()
    page.goto("/games")
    expect(page.get_by_text("The server is away.")).to_be_visible()
    assert page.evaluate("caches.keys()") == ["offline-2"]
    house.start()  # and the page comes back by itself
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
