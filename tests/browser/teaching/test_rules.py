"""The rules beside the table: from the question's help, from menu and lobby, by mouse, keyboard and finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.clicking import Person
from tests.support.keyboard import press_on

from ..conftest import NewPage
from ..table.test_access import findings

PANEL = "aside.rules"


def test_the_help_of_a_question_leads_to_the_rules_of_this_game(new_page: NewPage) -> None:
    """On a desk by day, where the panel stands beside the table, then on a phone by night, where it lies over it."""
    page = new_page(1440, 844)
    person = Person(page, seed=3)
    person.play_bots()
    assert person.wait_for_turn()
    page.locator(".ask .help").click()
    expect(page.locator(".explain")).not_to_contain_text("two players")
    page.locator(".explain a", has_text="R-SUP-2").click()
    panel = page.locator(PANEL)
    rule = panel.locator("#rules-R-SUP-2")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    expect(panel.locator("#rules-R-DEM-9, #rules-R-BND-1, #rules-bonds")).to_have_count(0)
    assert findings(page) == []

    # What is looked for is found, and what is not in this game only where that is wished for.
    search = panel.get_by_role("searchbox")
    search.fill("bond price")
    expect(panel.locator(".none")).to_be_visible()
    panel.get_by_role("checkbox").check()
    expect(panel.locator("#rules-R-BND-3")).to_be_visible()
    search.fill("")
    panel.get_by_role("checkbox").uncheck()

    # The round on one page stays open while one plays on.
    panel.get_by_role("button", name="The round").click()
    expect(panel).to_contain_text("Everybody gets a secret pair")
    assert findings(page) == []
    question = page.locator("[data-question]")
    box, side = question.bounding_box(), panel.bounding_box()
    assert box and side and box["x"] + box["width"] <= side["x"] + 1
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)

    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "night")
    page.locator(".explain a", has_text="R-SUP-2").click()
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    assert findings(page) == []
    page.set_viewport_size({"width": 1440, "height": 844})
    person.answer()
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def test_the_rules_open_with_keys_alone_and_focus_comes_back(new_page: NewPage) -> None:
    page = new_page(1280, 800, locale="de-DE")
    page.goto("/")
    press_on(page, ".top button:has(svg)")
    panel = page.locator(PANEL)
    expect(panel.locator("#rules-how-to-play-stockpile")).to_have_text("So spielt man Stockpile")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name="Regeln")).to_be_focused()
