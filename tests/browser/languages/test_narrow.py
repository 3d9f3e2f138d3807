"""Every question in every language on the narrowest phone: all of it is seen, and no word is cut."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Browser

from stockpile.i18n import languages
from tests.support.page_words import SCRIPT, cut_words
from tests.support.positions import Position, positions
from tests.support.question_tables import Parlour, open_parlour

NARROW = (360, 740)


@pytest.fixture(scope="module")
def parlour(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Parlour]:
    folder = tmp_path_factory.mktemp("narrow")
    with open_parlour(chromium, folder, positions(), NARROW, has_touch=True, is_mobile=True) as opened:
        opened.page.add_init_script(path=SCRIPT)
        yield opened
        assert opened.complaints == []


def some(turn: int) -> list[Position]:
    """One position of every question; which one goes round from language to language, for it costs time to look."""
    by_question = groupby(sorted(positions(), key=lambda each: each.question), lambda each: each.question)
    groups = [list(group) for _, group in by_question]
    return [group[turn % len(group)] for group in groups]


@pytest.mark.parametrize("language", languages())
def test_no_question_has_a_cut_word(parlour: Parlour, language: str, long: bool) -> None:
    page = parlour.page
    page.evaluate("language => localStorage.setItem('language', language)", language)
    page.goto("/")
    assert cut_words(page) == []
    for position in positions() if long else some(languages().index(language)):
        parlour.visit(position)
        assert page.evaluate("document.documentElement.lang") == language, position
        assert parlour.look(NARROW) + cut_words(page) == [], position
        assert not parlour.unsaid(), position
