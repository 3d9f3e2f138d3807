"""The page speaks the browser's language, and another one if that is chosen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from stockpile.i18n import said_in
from tests.support.clicking import Person

from ..conftest import NewPage

CHOOSE = """(select, wishes) => wishes.forEach((wish) => {
    select.value = wish;
    select.dispatchEvent(new Event("change", { bubbles: true }));
})"""


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


def test_who_changes_their_mind_gets_what_they_wished_last(new_page: NewPage) -> None:
    """Korean waits for its letters; English overtakes it."""
    page = new_page(locale="en-GB")
    page.goto("/")
    select = page.locator(".top select")
    select.evaluate(CHOOSE, ["ko", "pt-BR", "en"])
    page.wait_for_load_state("networkidle")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(select).to_have_value("en")
    assert page.evaluate("localStorage.getItem('language')") == "en"


def test_a_language_that_does_not_come_changes_nothing(new_page: NewPage) -> None:
    page = new_page(locale="en-GB", refused=True)
    page.goto("/")
    page.route("**/api/catalogue/ko", lambda route: route.fulfill(status=503))
    select = page.locator(".top select")
    select.select_option("ko")
    expect(page.get_by_role("alert")).to_have_text("The server does not answer. Is it running?")
    expect(select).to_have_value("en")
    assert page.evaluate("localStorage.getItem('language')") is None


def test_bots_are_called_as_the_reader_spells_them(new_page: NewPage) -> None:
    """So their particles are right."""
    person = Person(new_page(locale="ko-KR"), seed=3)
    person.play_bots(said_in("ko", "web-quick-start"))
    assert person.wait_for_turn()
    text = person.page.locator("body").inner_text()
    names = [said_in("ko", f"seat-bot-{number}") for number in range(1, 15)]
    assert sum(name in text for name in names) >= 3
    assert not re.search(r"이\(가\)|은\(는\)", text)
