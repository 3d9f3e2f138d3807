"""Whoever reads a page for words of another language finds them."""

import pytest

from stockpile.i18n import english, said_in
from tests.support.page_words import LATIN, strange
from tests.support.word_texts import plain, texts

from ...i18n.test_languages import OTHERS

# English of two and more words, each of which is a word of that language or of what one types there.
UNSEEN = {
    "de": {"game-with-sets", "strategy-data-broker", "study-phases"},
    "ko": set(),
    "pt-BR": {"puzzles-ask-bid-investor"},
}


@pytest.mark.parametrize("language", OTHERS)
def test_english_is_strange_in_every_other_language(language: str) -> None:
    longer = [
        (key, text)
        for key, variants in texts("en").items()
        for text in variants
        if len(LATIN.findall(plain(text, language))) > 1
    ]
    assert len(longer) > 2000
    assert {key for key, text in longer if not strange([text], language)} == UNSEEN[language]


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_says_is_not_strange_in_it(language: str) -> None:
    bid = {"seat": "Nora", "pile": "A", "price": "3"}
    assert strange([said_in(language, "event-meeple-placed", **bid)], language, "Nora") == set()
    assert strange([english("event-meeple-placed", **bid)], language, "Nora") >= {"pile"}
