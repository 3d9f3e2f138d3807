"""What a page says, and which words of it are no words of its language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Page

from stockpile.words import source

SCRIPT = Path(__file__).with_name("reading.js")
WORD = re.compile(r"[^\W\d_]{3,}")
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
    """All words of a catalogue."""
    return frozenset(word.casefold() for word in WORD.findall(source(language)))


def foreign(page: Page, language: str, *names: str) -> set[str]:
    """Words in Latin letters that the page says though no message of its language has them, but for names of people."""
    known = words_of(language) | {word.casefold() for word in WORD.findall(" ".join([LANGUAGES, *names]))}
    return {word for text in said(page) for word in LATIN.findall(text) if word.casefold() not in known}
