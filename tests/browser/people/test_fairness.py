"""A deal that proves itself, at the page: it takes part, keeps what it saw, and says at the end what that is worth."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from stockpile.i18n import say
from stockpile.records.fairdeal import read_kept
from tests.support.page_guest import hurry
from tests.support.running import serving

from ..conftest import NewPage
from ..reading.test_records import open_file
from ..table.test_access import findings
from ..table.test_tables import enter, play_on

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
KEPT = "Object.entries(localStorage).filter(([name]) => name.startsWith('deal-')).map(([, kept]) => JSON.parse(kept))"
CHECK = "([proof, figures, memory, table]) => deal.check(proof, figures, memory, table)"
# Paces of the server's clocks: nobody is missed too soon, or who is missed not for long.
SLOW, QUICK, HASTY = 0.2, 2.0, 4.0
Proof = dict[str, Any]


@pytest.fixture
def pace() -> float:
    return 1


@pytest.fixture
def address(tmp_path: Path, pace: float) -> Iterator[str]:
    """Without a seed, so that there is something to prove."""
    with serving(tmp_path, pace=pace) as address:
        yield f"http://{address}"


def verdict(page: Page) -> str:
    """What the page says of the deal, when it has checked it."""
    section = page.get_by_role("region", name=say("fairness-title")).get_by_role("status")
    expect(section.locator(".verdict")).to_be_visible()
    return section.inner_text()


# What somebody could do to a proof, and everything that does not fit then.
TAMPERED: dict[str, tuple[Callable[[Proof], object], list[Proof]]] = {
    "version": (lambda proof: proof.update(version=2), [{"what": "version"}]),
    "a part is missing": (lambda proof: proof.pop("seats"), [{"what": "form"}]),
    "game": (lambda proof: proof.update(rounds=proof["rounds"] + 1), [{"what": "game"}]),
    "state": (lambda proof: proof["seats"][0].update(state="absent"), [{"what": "state", "seat": 0}]),
    "deck": (lambda proof: proof["chance"]["commerce"].append(1), [{"what": "deck", "deck": "commerce"}]),
    "cards": (
        lambda proof: proof["chance"]["shares"].reverse(),
        [{"what": "deck", "deck": "shares"}, {"what": "kept-cards", "deck": "shares"}],
    ),
    "another secret": (
        lambda proof: reword(proof, proof["secret"], "0" * 64),
        [{"what": "secret"}, {"what": "deck"}],
    ),
    "another share": (
        lambda proof: reword(proof, proof["seats"][0]["share"], "0" * 64),
        [{"what": "share", "seat": 0}, {"what": "deck"}, {"what": "kept-reveal", "seat": 0}],
    ),
    "another commitment": (
        lambda proof: reword(proof, proof["seats"][0]["commitment"], "0" * 64),
        [{"what": "share", "seat": 0}, {"what": "deck"}, {"what": "kept-seen", "seat": 0}],
    ),
    "another server": (
        lambda proof: reword(proof, proof["commitment"], "0" * 64),
        [{"what": "secret"}, {"what": "share", "seat": 0}, {"what": "deck"}, {"what": "kept-statement"}],
    ),
    "transcript": (
        lambda proof: proof.update(transcript=proof["transcript"] + "\n"),
        [{"what": "transcript"}, {"what": "deck"}],
    ),
}


def test_a_game_is_proven_and_whatever_is_changed_is_named(new_page: NewPage, derivation: Page) -> None:
    page = new_page(360, 800)
    enter(page, "Ada L")
    choices = {"seats": SEATS, "modules": ["commodities"], "start": True, "fair": True}
    table = page.request.post("/api/tables", data=choices).json()
    assert (table["stage"], table["dealing"]) == ("waiting", True)
    page.goto(f"/table/{table['id']}")
    hurry(page)
    said = verdict(page)
    assert said.startswith(say("fairness-proven")) and said.endswith(say("verify-limit-proven", count=1, deals=2))

    proof = page.request.get(f"/api/tables/{table['id']}/proof").json()
    page.get_by_text(say("fairness-details")).click()
    for number in (proof["secret"], proof["commitment"], proof["seats"][0]["share"]):
        expect(page.get_by_text(number)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("fairness-download")).click()
    kept = read_kept(download.value.path().read_text())
    assert kept.mine == {0: proof["seats"][0]["share"]}
    assert (kept.statement, kept.commitment) == (proof["statement"], proof["commitment"])
    assert findings(page) == []

    record = page.request.get(f"/api/tables/{table['id']}/record").text()
    figures = page.request.get(f"/api/tables/{table['id']}/history").json()["figures"]
    (memory,) = page.evaluate(KEPT)
    for name, (tamper, expected) in TAMPERED.items():
        other = deepcopy(proof)
        tamper(other)
        faults = derivation.evaluate(CHECK, [other, figures, memory, table["id"]])["faults"]
        assert all(any(wanted.items() <= fault.items() for fault in faults) for wanted in expected), (name, faults)
        assert {fault["what"] for fault in faults} == {wanted["what"] for wanted in expected}, name
    memory["glimpse"]["market"][0] += 1  # a server that proves another deal than the one it played
    faults = derivation.evaluate(CHECK, [proof, figures, memory, table["id"]])["faults"]
    assert faults == [{"what": "kept-cards", "deck": "market"}]

    serve_otherwise(page, lambda proof: reword(proof, proof["secret"], "0" * 64))
    page.reload()
    said = verdict(page)
    assert said.startswith(say("fairness-broken"))
    assert say("fairness-fault-secret") in said
    assert say("fairness-fault-deck", deck=say("verify-deck-market")) in said
    assert findings(page) == []

    page.unroute("**/proof")
    page.evaluate("localStorage.clear()")
    page.reload()
    said = verdict(page)
    assert said.startswith(say("fairness-consistent")) and say("fairness-consistent-nothing") in said
    expect(page.get_by_role("button", name=say("fairness-download"))).to_have_count(0)

    for text, state in ((record, "consistent"), (record.replace(proof["secret"], "0" * 64), "broken")):
        page.get_by_role("link", name=say("web-to-lobby")).click()
        open_file(page, text)
        said = verdict(page)
        assert said.startswith(say(f"fairness-{state}"))
        assert (say("fairness-consistent-file") in said) == (state == "consistent")


def reword(proof: Proof, number: str, other: str) -> None:
    """The same proof with another number wherever it stands."""
    proof.update(json.loads(json.dumps(proof).replace(number, other)))


def serve_otherwise(page: Page, tamper: Callable[[Proof], object]) -> None:
    """The server's proof, with something else in it from now on."""

    def answer(route: Route) -> None:
        response = route.fetch()
        proof = response.json()
        tamper(proof)
        route.fulfill(response=response, json=proof)

    page.unroute("**/proof")
    page.route("**/proof", answer)


@pytest.mark.parametrize("pace", [SLOW])
def test_friends_deal_together_whoever_loads_the_page_anew(new_page: NewPage, address: str) -> None:
    """One at a desk, one with a phone that is slow: meanwhile everybody reads who is missing."""
    host, guest = new_page(1280, 800), new_page(390, 844, color_scheme="dark")
    gate = Gate(guest)
    table = sit_down(host, guest)
    host.get_by_role("button", name=say("web-start")).click()
    expect(host.get_by_role("heading", name=say("fairness-dealing"))).to_be_visible()
    for page in (host, guest):
        said = say("fairness-step", step="commit", done=1, all=2)
        expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
        expect(seat_line(page, "Bob M")).to_contain_text(say("fairness-seat-waiting"))
    before = host.evaluate(KEPT)
    assert findings(guest) == []
    host.reload()
    expect(seat_line(host, "Ada L")).to_contain_text(say("fairness-seat-committed"))
    assert host.evaluate(KEPT) == before, "the same number, whatever happens to the page"
    gate.open("commit", "reveal")
    second = host.context.new_page()
    second.goto(f"/table/{table}")
    for page in (host, guest, second):
        expect(page.locator("[data-question]")).to_be_visible()
    second.close()
    finish(address, table, host, guest)
    for page in (host, guest):
        assert verdict(page).startswith(say("fairness-proven"))
        (kept,) = page.evaluate(KEPT)
        assert len(kept["kept"]["mine"]) == 1 and len(kept["kept"]["seen"]) == 2


@pytest.mark.parametrize("pace", [QUICK])
def test_who_seals_and_does_not_show_is_named(new_page: NewPage, address: str) -> None:
    host, guest = new_page(), new_page(390, 844)
    gate = Gate(guest)
    gate.open("commit")
    table = sit_down(host, guest)
    host.get_by_role("button", name=say("web-start")).click()
    for page in (host, guest):
        expect(page.locator("[data-question]")).to_be_visible()
    finish(address, table, host, guest)
    assert say("fairness-withheld", count=1, names="Bob M") in verdict(host)
    assert verdict(host).startswith(say("fairness-proven"))
    assert say("verify-limit-proven", count=2, deals=4) in verdict(host)
    said = verdict(guest)
    assert said.startswith(say("fairness-consistent")) and say("fairness-withheld-you") in said
    assert say("verify-limit-consistent") in said


@pytest.mark.parametrize("pace", [HASTY])
@pytest.mark.parametrize(
    ("doubt", "step", "part"), [("statement", "commit", "statement"), ("changed", "reveal", "commitment")]
)
def test_to_a_server_that_says_something_else_nothing_is_told(
    new_page: NewPage, doubt: str, step: str, part: str
) -> None:
    """Of another table in its statement, or of another commitment of its own: no number is given to that."""
    page, told = new_page(), list[str]()

    def connect(client: WebSocketRoute) -> None:
        server = client.connect_to_server()
        client.on_message(lambda text: pass_on(server, str(text)))
        server.on_message(lambda text: client.send(otherwise(json.loads(text))))

    def pass_on(server: WebSocketRoute, text: str) -> None:
        told.append(json.loads(text)["type"])
        server.send(text)

    def otherwise(message: dict[str, Any]) -> str:
        deal = message if message["type"] == "deal" else message.get("deal")
        if deal and deal["step"] == step:
            deal[part] = deal[part].replace(deal[part][-20:-1], "0" * 19)
        return json.dumps(message)

    page.route_web_socket("**/play*", connect)
    enter(page, "Ada L")
    table = page.request.post("/api/tables", data={"seats": SEATS, "start": True, "fair": True}).json()["id"]
    page.goto(f"/table/{table}")
    expect(page.get_by_role("alert")).to_have_text(say(f"fairness-doubt-{doubt}"))
    expect(page.locator("[data-question]")).to_be_visible()
    assert "reveal" not in told and ("commit" in told) == (step != "commit")


class Gate:
    """Holds back what a page has to say to a deal, until it is let through."""

    def __init__(self, page: Page) -> None:
        self.held: list[tuple[WebSocketRoute, str]] = []
        self.passing: set[str] = {"chat", "answers", "ping", "seen"}
        page.route_web_socket("**/play*", self._connect)

    def open(self, *kinds: str) -> None:
        self.passing.update(kinds)
        for server, text in self.held:
            self._hear(server, text)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self._hear(server, str(text)))

    def _hear(self, server: WebSocketRoute, text: str) -> None:
        if json.loads(text)["type"] in self.passing:
            server.send(text)
        else:
            self.held.append((server, text))


def sit_down(host: Page, guest: Page) -> str:
    enter(host, "Ada L")
    enter(guest, "Bob M")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = str(host.request.post("/api/tables", data={"seats": seats, "preset": "first-game"}).json()["id"])
    guest.request.post(f"/api/tables/{table}/join", data={})
    for page in (host, guest):
        page.goto(f"/table/{table}")
        expect(page.get_by_role("heading", name=say("web-room"))).to_be_visible()
    return table


def seat_line(page: Page, name: str) -> Any:
    return page.get_by_role("listitem").filter(has_text=name)


def finish(address: str, table: str, *pages: Page) -> None:
    """Both leave their pages, and come again when the game is over."""
    for page in pages:
        page.goto("/")
    play_on(address, table, *pages)
    for page in pages:
        page.goto(f"/table/{table}")
