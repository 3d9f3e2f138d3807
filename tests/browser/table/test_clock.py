"""The clock at the page: when it says that a question is seen, and what is told of bots that answered for somebody."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.clicking import CALLS, Person
from tests.support.running import serving
from tests.support.server_process import SEED

from ..conftest import NewPage
from .test_tables import enter

PACE = 40.0  # so much faster go the clocks of the server
HIDDEN = "Object.defineProperty(document, 'visibilityState', { get: () => window.looks ?? 'hidden' })"
LOOK = "() => { window.looks = 'visible'; document.dispatchEvent(new Event('visibilitychange')) }"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path, seed=SEED, pace=PACE) as address:
        yield f"http://{address}"


class Said:
    """What a page has said to have seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framesent", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "seen":
            self.seen.append(message)

    def wait_for(self, count: int) -> None:
        for _ in range(4500):
            if len(self.seen) >= count:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError("it does not say that it sees the question")


def table_of(page: Page, **terms: Any) -> str:
    """Two seats of one person, or of two if another one comes."""
    made = page.request.post("/api/tables", data={"preset": "first-game", "first": 0} | terms)
    assert made.ok, made.text()
    return str(made.json()["id"])


def test_a_page_says_when_somebody_can_see_the_question(new_page: NewPage) -> None:
    """Not behind a curtain, and not under a closed lid."""
    page = new_page()
    page.add_init_script(HIDDEN)
    said = Said(page)
    enter(page, "Ada L")
    seats = [{"kind": "me"}, {"kind": "me", "name": "Bob M"}]
    page.goto(f"/table/{table_of(page, seats=seats, clock=3600, bank=600, start=True)}")
    page.locator(".curtain").get_by_role("timer").wait_for()
    page.evaluate(LOOK)
    assert said.seen == []
    page.locator(".curtain .button.main").click()
    said.wait_for(1)
    assert [(each["number"], each["seat"]) for each in said.seen] == [(0, 0)]
    expect(page.get_by_role("timer")).to_have_accessible_name(
        re.compile(r"^You have 3,?\d+ seconds left. Reserve: 10:00.$")
    )
    page.evaluate("() => { window.looks = 'hidden' }")
    person = Person(page, seed=2)
    person.answer()
    page.locator(".curtain .button.main").click()
    page.locator(CALLS["question"]).wait_for()
    assert len(said.seen) == 1
    page.evaluate(LOOK)
    said.wait_for(2)
    assert said.seen[1]["seat"] == 1


def test_who_is_late_loses_one_question_and_after_several_the_seat(new_page: NewPage) -> None:
    slow, quick = new_page(), new_page()
    enter(slow, "Ada L")
    enter(quick, "Bob M")
    table = table_of(slow, seats=[{"kind": "me"}, {"kind": "open"}], clock=60)
    assert quick.request.post(f"/api/tables/{table}/join", data={}).ok
    for page in (slow, quick):
        page.goto(f"/table/{table}")
        page.get_by_role("heading", name="The table is waiting").wait_for()
    assert slow.request.post(f"/api/tables/{table}/start").ok
    expect(slow.get_by_text("Your time was over: a bot answered for you.")).to_be_visible()
    expect(slow.locator(".lines")).to_contain_text("A bot answers for you.")
    expect(quick.locator(".lines")).to_contain_text("A bot answers for Ada L.")
    back = slow.get_by_role("button", name="I am back: let me play")
    back.wait_for()
    expect(quick.get_by_text("a bot plays: time ran out").first).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    expect(slow.get_by_role("alert")).to_have_count(0)
