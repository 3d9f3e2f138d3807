"""A language that nobody speaks, made from English: the same messages in other letters, and longer.

What a page says in plain letters while it speaks this has not come from the catalogues. It is never shipped: a page
is given it in the place of English.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor
from playwright.sync_api import Page, Route

from stockpile.i18n import english, source

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "àƀçđéƒĝĥîĵķļɱñôþǫŕšťûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŤÛṼŴẊÝŽ"
LETTERS = str.maketrans(PLAIN, OTHER)
VOWEL = re.compile("([àéîôû])(?=[^ ]{3})")
LEFT = re.compile(r"[A-Za-z]{2,}")
# No words: dates, which the browser writes; fingerprints; the form of a code; the numbers of rules.
NO_WORDS = re.compile(r"[RS]-[A-Z0-9-]+|[A-Z][a-z]{2} \d{1,2}, \d{4}(, \d{1,2}:\d\d\s[AP]M)?|[0-9a-f]{12}|ABCD-2345")
KEPT = ("id", "key", "kind", "number", "to", "anchor", "digest", "language", "code", "level")  # of the rules: no words


def pseudo(text: str) -> str:
    """In other letters, and a third longer.

    >>> pseudo("Stock pile A")
    'Šťôôçķ þîîļé À'
    """
    return VOWEL.sub(r"\1\1", text.translate(LETTERS))


class _Changed(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as the library looks for it
        node.value = pseudo(node.value)
        return node


@cache
def catalogue() -> str:
    """All messages, with the facts that they had."""
    resource = _Changed().visit(FluentParser(with_spans=False).parse(source("en")))
    return FluentSerializer().serialize(resource)


def label(key: str, **facts: str) -> str:
    """What a message says now, with facts that have no letters."""
    return pseudo(english(key, **facts))


def speak_pseudo(page: Page) -> None:
    """Let a page have this for English: the messages, and the rules."""
    page.route("**/api/catalogue/en", lambda route: route.fulfill(body=catalogue(), content_type="text/plain"))
    page.route("**/api/rules/en*", _rules)


def _rules(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=json.dumps(_in_rules(answer.json())))


def _in_rules(part: Any, name: str = "") -> Any:
    if isinstance(part, dict):
        return {key: _in_rules(value, key) for key, value in part.items()}
    if isinstance(part, list):
        return [_in_rules(each, name) for each in part]
    return pseudo(part) if isinstance(part, str) and name not in KEPT else part


def left_over(texts: Sequence[str], *names: str) -> set[str]:
    """What is said in plain letters, but for names of people."""
    known = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    return {text for text in texts if LEFT.search(known.sub("", NO_WORDS.sub("", text)))}
