"""Nothing is left untranslated: what is the same in English and in another language is so for a reason."""

import re
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tests.support.word_texts import FACT, Words, plain, rules, sentences, texts, told, words

from .test_languages import OTHERS

LIST: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("same.toml").read_text("utf-8"))["same"]
# Words in Latin letters one after the other; facts, names and what is typed are no words.
RUN = re.compile(r"[A-Za-z]['’A-Za-z-]*(?:\s+[A-Za-z]['’A-Za-z-]*)+")
# Small words that no English sentence is long without, and that German and Portuguese do not have.
SMALL = frozenset("the of and with your you is are this that from have not by which it to on".split())


def parts(text: str, language: str) -> set[Words]:
    """What may be compared of a text: the whole, and all between two facts that is no single word."""
    between = map(words, plain(text, language).split(FACT.strip()))
    return {part for part in (words(text), *(part for part in between if len(part) > 1)) if part}


@cache
def english() -> dict[str, set[Words]]:
    """All parts of what is said in English, by the key or the file."""
    found: dict[str, set[Words]] = {}
    for place, text in told("en"):
        found.setdefault(place, set()).update(parts(text, "en"))
    return found


def runs(text: str) -> list[str]:
    """What is English in a Korean text: two words and more."""
    found: list[str] = RUN.findall(plain(text, "ko").replace(FACT, " "))
    return found


def listed(language: str) -> set[str]:
    """What may be the same: every key, and every pattern for all that it stands for."""
    patterns = {key for each in LIST if language in each["languages"] for key in each["keys"]}
    found = {(pattern, key) for pattern, key in product(patterns, texts("en")) if fnmatchcase(key, pattern)}
    assert patterns - {pattern for pattern, _ in found} == set(), "no such message"
    return {key for _, key in found}


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_the_same_as_in_english_is_so_for_a_reason(language: str) -> None:
    said = ((key, text) for key, variants in texts(language).items() for text in variants)
    same = {key for key, text in said if parts(text, language) & english()[key]}
    assert {"untranslated": same - listed(language), "not the same any more": listed(language) - same} == {
        "untranslated": set(),
        "not the same any more": set(),
    }


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_and_no_cell_of_the_rules_is_the_same_as_in_english(language: str) -> None:
    said = {(name, text) for name, rule in rules(language).items() for text in sentences(rule)}
    assert len(said) > 500
    parted = {(name, text): parts(plain(text, language), language) & english()[name] for name, text in said}
    assert {place: same for place, same in parted.items() if any(len(part) > 1 for part in same)} == {}


def test_korean_has_no_run_of_words_in_latin_letters() -> None:
    assert {(place, run) for place, text in told("ko") for run in runs(text)} == set()


@pytest.mark.parametrize("language", ["de", "pt-BR"])
def test_german_and_portuguese_have_no_small_words_of_english(language: str) -> None:
    said = ((place, SMALL.intersection(words(plain(text, language)))) for place, text in told(language))
    assert {place: found for place, found in said if found} == {}


def test_english_would_be_found() -> None:
    """In Korean all of it that has two words, in others what has a small word even if the rest was changed."""
    assert runs("{ $seat } bid { $price } on pile { $pile }".replace("{ $", FACT).replace(" }", ""))
    long = [text for _, text in told("en") if len(words(plain(text, "ko"))) > 7]
    assert len(long) > 1500
    assert [text for text in long if not runs(text)] == []
    assert sum(not SMALL.isdisjoint(words(text)) for text in long) > 0.9 * len(long)


def test_every_entry_has_a_reason_and_no_key_is_listed_twice() -> None:
    assert all(re.fullmatch(r"[A-Z].{10,}\.", each["reason"]) for each in LIST)
    assert {language for each in LIST for language in each["languages"]} <= set(OTHERS)
    pairs = [(language, key) for each in LIST for language in each["languages"] for key in each["keys"]]
    assert len(pairs) == len(set(pairs))
