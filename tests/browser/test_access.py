"""axe-core finds nothing serious on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .person import Person
from .test_tables import enter, open_form

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text("utf-8"))
    result: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for violation in result["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1440, "dark")])
def test_lobby_and_waiting_room_are_accessible(new_page: NewPage, width: int, scheme: str) -> None:
    page = new_page(width, 860, color_scheme=scheme)
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("radio", name="Your own mix").check()
    page.get_by_role("checkbox", name="Investors", exact=False).first.check()
    assert findings(page) == []
    page.get_by_label("Seat 2").select_option(label="Open to anybody")
    page.get_by_role("button", name="Set up and invite").click()
    expect(page.get_by_label("Invitation link")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1440, "light")])
def test_every_question_is_accessible(new_page: NewPage, width: int, scheme: str) -> None:
    """Each question of two rounds with its answer prepared, the round's report, and the menu."""
    page = new_page(width, 860, color_scheme=scheme)
    person = Person(page, seed=3)
    person.play_bots("Play the epic game")
    looked: set[str] = set()
    while person.asked.count("place") < 3:
        if page.locator("dialog[open]").is_visible() and "report" not in looked:
            looked.add("report")
            assert findings(page) == []
        assert person.wait_for_turn()
        question = person.state()[1]
        if question not in looked:
            looked.add(question)
            person.prepare(question)
            assert (question, findings(page)) == (question, [])
            page.reload()
            assert person.wait_for_turn()
        person.answer()
        page.wait_for_timeout(50)
    assert len(looked) >= 8
    page.get_by_role("button", name="Menu").click()
    assert findings(page) == []


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1440, "dark")])
def test_the_end_is_accessible(new_page: NewPage, width: int, scheme: str) -> None:
    page = new_page(width, 860, color_scheme=scheme)
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("radio", name="First game").check()
    page.get_by_role("button", name="Start", exact=True).click()
    Person(page, seed=4).play_to_the_end()
    page.get_by_role("slider").fill("40")
    expect(page.get_by_text("40 of")).to_be_visible()
    assert findings(page) == []
