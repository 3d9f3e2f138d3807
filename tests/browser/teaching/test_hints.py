"""Hints at the page: switched on by who wants them, seen by all, prepared and never sent."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from stockpile.server.lessons import LESSONS
from tests.support.clicking import Person

from ..conftest import NewPage
from ..table.test_access import findings
from ..table.test_games import nothing_unsaid
from ..table.test_seats import share_screen
from ..table.test_tables import enter, open_form
from .test_lessons import Pupil

PREPARED = {"place", "bid", "sell"}


def switch(page: Page, on: bool = True) -> None:
    """With keys alone."""
    page.get_by_role("button", name="Hints").press("Enter")
    if page.get_by_role("switch").is_checked() != on:
        page.get_by_role("switch").press("Space")
    expect(page.get_by_role("switch")).to_be_checked(checked=on)


def test_a_hint_is_read_prepared_and_confirmed_on_a_phone_with_keys(new_page: NewPage) -> None:
    page = new_page(390, 844)
    person = Person(page, seed=5)
    person.play_bots()
    person.wait_for_turn()
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    switch(page)
    expect(page.get_by_role("table")).to_have_count(3)
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_text("worth about", exact=False).first).to_be_attached()
    seen: set[str] = set()
    while not seen >= PREPARED:
        assert person.wait_for_turn()
        number, question = person.state()
        if question in PREPARED:
            page.get_by_role("button", name="What would you do?").press("Enter")
            advice = page.locator(".advice")
            expect(advice.get_by_role("button", name="Prepare this answer")).to_be_visible()
            assert question in seen or findings(page) == []
            advice.get_by_role("button", name="Prepare this answer").press("Enter")
            expect(page.locator(".confirm")).to_be_focused()
            assert person.state() == (number, question)  # nothing was sent
            nothing_unsaid(page)
            seen.add(question)
            page.keyboard.press("Enter")
            page.wait_for_function(
                "number => document.querySelector('[data-question]')?.dataset.number !== number", arg=number
            )
        else:
            person.answer()


def test_a_replay_shows_nothing_of_what_was_expected_last(new_page: NewPage) -> None:
    page = new_page(refused=True)  # numbers may be asked for just as the game ends
    pupil = Pupil(page)
    page.goto("/")
    pupil.begin(LESSONS[1])  # the shortest way to an end: two rounds
    page.get_by_role("button", name="Play without the guide").click()
    switch(page)
    page.keyboard.press("Escape")
    expect(page.get_by_text("is expected to change", exact=False).first).to_be_attached()
    pupil.play_to_the_end()
    expect(page.locator(".told li").first).to_be_visible()
    expect(page.locator(".board [data-pile]").first).to_be_visible()
    expect(page.get_by_text("is expected to change", exact=False)).to_have_count(0)


def test_everybody_at_the_table_sees_who_uses_hints(new_page: NewPage) -> None:
    ada, bob = new_page(), new_page()
    enter(ada, "Ada L")
    open_form(ada)
    ada.get_by_role("button", name="2", exact=True).click()
    ada.get_by_label("Seat 2").select_option(label="Open to anybody")
    ada.get_by_role("button", name="Set up and invite").click()
    link = ada.get_by_label("Invitation link").input_value()
    enter(bob, "Bob M")
    bob.goto(link)
    ada.get_by_role("button", name="Begin").click()
    expect(ada.locator("[data-question]")).to_be_visible()
    switch(bob)
    expect(ada.get_by_role("img", name="uses hints")).to_be_visible()
    expect(ada.get_by_text("Bob M uses hints from now on.").first).to_be_visible()
    bob.get_by_role("switch").uncheck()
    expect(ada.get_by_role("img", name="has used hints")).to_be_visible()


def test_where_the_host_forbids_them_the_page_says_so(new_page: NewPage) -> None:
    page = new_page()
    enter(page, "Ada L")
    open_form(page)
    page.get_by_role("checkbox", name="No hints at this table").check()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Hints").click()
    expect(page.get_by_text("without hints")).to_be_visible()
    expect(page.get_by_role("switch")).to_have_count(0)


def test_at_one_screen_hints_belong_to_the_seat_that_looks(new_page: NewPage) -> None:
    page = new_page()
    share_screen(page)
    person = Person(page, seed=8)
    person.wait_for_turn()
    first = page.locator(".player.asked").get_attribute("data-seat")
    switch(page)
    page.keyboard.press("Escape")
    expect(page.locator(".pile .hint").first).to_be_visible()
    while page.locator(".player.asked").get_attribute("data-seat") == first:
        person.answer()
        person.wait_for_turn()
    expect(page.locator(".pile .hint")).to_have_count(0)
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)
    expect(page.get_by_role("img", name="uses hints")).to_have_count(1)
