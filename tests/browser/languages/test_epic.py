"""A whole epic game on a phone, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from stockpile.i18n import english, languages, said_in
from tests.support.clicking import Person
from tests.support.page_words import cut_words, foreign, read_with

from ..conftest import NewPage
from ..table.test_games import is_hurried, no_sideways_scrolling, nothing_unsaid, rounds_by_clicking

NAMES = [english(f"seat-bot-{number}") for number in range(1, 15)]  # the house calls its bots alike for everybody


@pytest.mark.parametrize("language", languages())
def test_an_epic_game_on_a_phone(new_page: NewPage, language: str, long: bool) -> None:
    """Whole in every language; in the short form its second half goes by without being looked at."""
    rounds = rounds_by_clicking(long)
    page = read_with(new_page(390, 844, has_touch=True, is_mobile=True, locale=language))
    person = Person(page, seed=7)
    page.goto("/")
    page.locator(".start select").first.select_option("random")  # bots that need no time
    page.get_by_role("button", name=said_in(language, "web-quick-epic")).click()
    while person.wait_for_turn() and not is_hurried(person, rounds):
        no_sideways_scrolling(page)
        nothing_unsaid(page)
        assert foreign(page, language, *NAMES) == set()
        person.answer()
    assert {"choose-investor", "discard", "bonds", "commerce", "action"} <= set(person.asked)
    assert len(person.reports) == rounds
    forecast = said_in(language, "web-why-forecast", figure="").strip()
    assert [report.count(forecast) for report in person.reports] == [6] * rounds, "every company has one (R-INF-3)"
    money = page.get_by_role("group", name=said_in(language, "web-breakdown"))
    expect(money).to_contain_text(said_in(language, "tally-commodities"))
    nothing_unsaid(page)
    assert foreign(page, language, *NAMES) == set()
    assert cut_words(page) == []
