"""An epic game on a phone: in the language that nobody speaks, and whole in every language with `--long`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from stockpile.i18n import english, languages, said_in
from tests.support.clicking import Person
from tests.support.page_words import LANGUAGES, cut_words, foreign, read_with, said
from tests.support.pseudo_language import label, left_over, speak_pseudo
from tests.support.stored_tables import NAMES as GUESTS

from ..conftest import NewPage
from ..table.test_games import is_hurried, no_sideways_scrolling, nothing_unsaid

NAMES = [english(f"seat-bot-{number}") for number in range(1, 15)]  # the house calls its bots alike for everybody
# What is the same in every language: names of people, bots, languages and programs.
KNOWN = (*GUESTS, *NAMES, *LANGUAGES.split(), "Stockpile", "Chrome", "Linux", "stockpile serve --share")


def phone(new_page: NewPage, language: str) -> Page:
    return read_with(new_page(390, 844, has_touch=True, is_mobile=True, locale=language))


@pytest.mark.long
@pytest.mark.parametrize("language", languages())
def test_a_whole_epic_game_on_a_phone(new_page: NewPage, language: str) -> None:
    page = phone(new_page, language)

    def look() -> None:
        assert foreign(page, language, *NAMES) == set()

    play_epic_game(page, partial(said_in, language), look, rounds=6)
    assert cut_words(page) == []


def test_an_epic_game_in_the_language_that_nobody_speaks(new_page: NewPage) -> None:
    """What is said in plain letters has not come from the catalogues, so it would be English in every language.

    After two rounds everything has been asked; the rest goes by without being looked at.
    """
    page = phone(new_page, "en")
    speak_pseudo(page)

    def look() -> None:
        assert left_over(said(page), *KNOWN) == set()

    play_epic_game(page, label, look, rounds=2)


def play_epic_game(page: Page, say: Callable[..., str], look: Callable[[], None], rounds: int) -> None:
    person = Person(page, seed=7)
    page.goto("/")
    page.locator(".start select").first.select_option("random")  # bots that need no time
    page.get_by_role("button", name=say("web-quick-epic")).click()
    while person.wait_for_turn() and not is_hurried(person, rounds):
        if rounds == 6 or person.state()[1] not in person.asked:  # what has happened stands in the ticker, also later
            no_sideways_scrolling(page)
            nothing_unsaid(page)
            look()
        person.answer()
    assert {"choose-investor", "discard", "bonds", "commerce", "action"} <= set(person.asked)
    assert len(person.reports) == rounds
    forecast = say("web-why-forecast", figure="").strip()
    assert [report.count(forecast) for report in person.reports] == [6] * rounds, "every company has one (R-INF-3)"
    money = page.get_by_role("group", name=say("web-breakdown"))
    expect(money).to_contain_text(say("tally-commodities"))
    nothing_unsaid(page)
    look()
