"""Questions in every language on the narrowest phone: all of them is seen, and no word is cut.

Each question in one of the languages, in the long form every position of it in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Browser

from stockpile.i18n import languages
from tests.support.page_words import SCRIPT, cut_words
from tests.support.positions import Position, positions
from tests.support.question_tables import QuestionTables, open_question_tables

NARROW = (360, 740)


@pytest.fixture(scope="module")
def question_tables(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[QuestionTables]:
    folder = tmp_path_factory.mktemp("narrow")
    asked = positions() if pytestconfig.getoption("--long") else one_of_each()
    with open_question_tables(chromium, folder, asked, NARROW, has_touch=True, is_mobile=True) as opened:
        opened.page.add_init_script(path=SCRIPT)
        yield opened
        assert opened.complaints == []


def one_of_each() -> list[Position]:
    """The first position of every question."""
    by_question = groupby(sorted(positions(), key=lambda each: each.question), lambda each: each.question)
    return [next(group) for _, group in by_question]


@pytest.mark.parametrize("language", languages())
def test_no_question_has_a_cut_word(question_tables: QuestionTables, language: str, long: bool) -> None:
    page = question_tables.page
    page.evaluate("language => localStorage.setItem('language', language)", language)
    page.goto("/")
    assert cut_words(page) == []
    mine = languages().index(language)
    for position in positions() if long else one_of_each()[mine :: len(languages())]:
        question_tables.visit(position)
        assert page.evaluate("document.documentElement.lang") == language, position
        assert question_tables.look(NARROW) + cut_words(page) == [], position
        assert not question_tables.unsaid(), position
