"""The page speaks the browser's language, and another one if that is chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from ..conftest import NewPage
from ..person import Person


def test_the_browser_wishes_and_the_person_chooses(new_page: NewPage) -> None:
    page = new_page(locale="de-AT")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    start = page.locator(".start .button.main").first
    german = start.inner_text()
    page.locator(".top select").select_option(label="English")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(start).to_have_text("Start the guided game")
    page.reload()
    expect(start).to_have_text("Start the guided game")
    page.locator(".top select").select_option(label="Deutsch")
    expect(start).to_have_text(german)


def test_a_table_changes_its_language_in_mid_game(new_page: NewPage) -> None:
    person = Person(new_page(), seed=3)
    person.play_bots()
    assert person.wait_for_turn()
    person.answer()
    assert person.wait_for_turn()
    page, before = person.page, person.state()
    english = page.locator(".lines li").all_inner_texts()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog select").select_option(label="Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    german = page.locator(".lines li").all_inner_texts()
    assert len(german) == len(english) and not set(german) & set(english)
    assert "⟦" not in page.locator("body").inner_text()
    assert person.state() == before
    person.answer()


def test_a_browser_of_no_language_we_have_gets_english(new_page: NewPage) -> None:
    page = new_page(locale="fi-FI")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Play three bots")).to_be_visible()
