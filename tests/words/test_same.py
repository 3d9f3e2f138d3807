"""Nothing is left untranslated: what is the same in English and in another language is so for a reason."""

import re
import tomllib
from fnmatch import fnmatchcase
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast, visitor

from .test_languages import OTHERS, entries

LETTER = re.compile(r"[^\W\d_]")
LIST: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("same.toml").read_text("utf-8"))["same"]


class _Plain(visitor.Visitor):
    """The text of a message, without the facts in it."""

    def __init__(self) -> None:
        self.text = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - as the library looks for it
        self.text += node.value


def messages(language: str) -> dict[str, ast.Message]:
    return {key: message for part in entries(language).values() for key, message in part.items()}


def has_words(message: ast.Message) -> bool:
    plain = _Plain()
    plain.visit(message)
    return LETTER.search(plain.text) is not None


def written(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(message)


ENGLISH = {key: written(message) for key, message in messages("en").items() if has_words(message)}


def listed(language: str) -> set[str]:
    """What may be the same: every key, and every pattern for all that it stands for."""
    patterns = {key for each in LIST if language in each["languages"] for key in each["keys"]}
    found = {(pattern, key) for pattern, key in product(patterns, ENGLISH) if fnmatchcase(key, pattern)}
    assert patterns - {pattern for pattern, _ in found} == set(), "no such message"
    return {key for _, key in found}


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_the_same_as_in_english_is_so_for_a_reason(language: str) -> None:
    theirs = messages(language)
    same = {key for key, text in ENGLISH.items() if written(theirs[key]) == text}
    assert {"untranslated": same - listed(language), "not the same any more": listed(language) - same} == {
        "untranslated": set(),
        "not the same any more": set(),
    }


def test_every_entry_has_a_reason_and_no_key_is_listed_twice() -> None:
    assert all(re.fullmatch(r"[A-Z].{10,}\.", each["reason"]) for each in LIST)
    assert {language for each in LIST for language in each["languages"]} <= set(OTHERS)
    pairs = [(language, key) for each in LIST for language in each["languages"] for key in each["keys"]]
    assert len(pairs) == len(set(pairs))
