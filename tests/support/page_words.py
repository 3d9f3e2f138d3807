"""What a page says, and which words of it are no words of its language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from tests.support.word_texts import all_words, plain, texts

SCRIPT = Path(__file__).with_name("page_words.js")
TERMINAL = ("option-", "command-")  # a page says none of these, and they are full of what one types
LATIN = re.compile(r"[A-Za-zÀ-ɏ]{3,}")
# A language goes by its own name, wherever it is offered.
LANGUAGES = "Deutsch English 한국어 Português Brasil"


def read_with(page: Page) -> Page:
    """The page, once it can be read from now on."""
    page.add_init_script(path=SCRIPT)
    return page


def said(page: Page) -> list[str]:
    """Everything that is to be read on a page or heard from it."""
    found: list[str] = page.evaluate("everythingSaid()")
    return found


def cut_words(page: Page) -> list[str]:
    """Words that are broken in the middle, hidden in part, or stick out of what they stand on."""
    found: list[str] = page.evaluate("cutWords()")
    return found


@cache
def words_of(language: str) -> frozenset[str]:
    """All words that a language says on a page, but for names and for what is typed."""
    said = (text for key, variants in texts(language).items() if not key.startswith(TERMINAL) for text in variants)
    return all_words(plain(text, language) for text in said)


def strange(said: Iterable[str], language: str, *names: str) -> set[str]:
    """Words in Latin letters that no message of a language has, but for names, also of people."""
    known = words_of(language) | all_words([LANGUAGES, *names])
    return {word for text in said for word in _latin(text, language) if word.casefold() not in known}


@cache
def _latin(text: str, language: str) -> tuple[str, ...]:
    """A page says most of what it says again and again."""
    return tuple(LATIN.findall(plain(text, language)))


def foreign(page: Page, language: str, *names: str) -> set[str]:
    """What a page says that is strange in its language."""
    return strange(said(page), language, *names)
