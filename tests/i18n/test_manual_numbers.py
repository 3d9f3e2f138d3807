"""The rules repeat no figure by hand, and every example is listed with the figures that it reckons with."""

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from stockpile.content import Content, lay_over_content, load
from stockpile.i18n import languages
from stockpile.i18n.manual import manual
from stockpile.i18n.manual_figures import ManualFigures
from stockpile.i18n.markdown import Block
from stockpile.rules.config import Config, preset

from .test_numbers import numbers

LIST: Final = tomllib.loads(Path(__file__).with_name("manual_numbers.toml").read_text("utf-8"))
GAMES: Final = (None, Config(players=3), preset("classic", 2), preset("epic", 5))
OTHERS: Final = lay_over_content(load(), {"investors.ana.money": load().investors[0].money + 1})


@pytest.fixture(autouse=True)
def without_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The texts alone: where a figure is named, its digits are left out."""
    said = ManualFigures.said
    monkeypatch.setattr(ManualFigures, "said", lambda self, text: re.sub(r"\d", "", said(self, text)))


def written(language: str, content: Content, config: Config | None) -> dict[str, set[str]]:
    """The numbers that stand in the text itself, by the rule or else the section that they stand under."""
    found: dict[str, set[str]] = {}
    for section in manual(language, content, config).sections:
        place = section.key
        for block in section.blocks:
            place = block.number or place
            found.setdefault(place, set()).update(_numbers(block, language))
    return {place: every for place, every in found.items() if every}


def _numbers(block: Block, language: str) -> Iterator[str]:
    """Where something leads is no text, and neither is what is typed."""
    lines = (block.line, *block.head, *(cell for row in block.rows for cell in row))
    for piece in (piece for line in lines for piece in line):
        if not piece.code and not piece.to:
            yield from numbers(piece.text, language, in_words=False)


def everywhere(content: Content) -> dict[str, set[str]]:
    """In all languages together, in the whole rules and in those of some games."""
    found: dict[str, set[str]] = {}
    for language, config in product(languages(), GAMES):
        for place, every in written(language, content, config).items():
            found.setdefault(place, set()).update(every)
    return found


def test_texts_for_any_figures_have_no_figure_in_them() -> None:
    """A number there is a rule or something else that no content file can change, and has a reason."""
    listed: dict[str, set[str]] = {}
    for entry in LIST["number"]:
        for place in entry["places"]:
            listed.setdefault(place, set()).update(map(str, entry["numbers"]))
    found = everywhere(OTHERS)
    assert _more(found, listed) == {}, "a figure by hand, or a number without a reason"
    for entry in LIST["number"]:
        idle = {place for place in entry["places"] if found.get(place, set()).isdisjoint(map(str, entry["numbers"]))}
        there = {number for place in entry["places"] for number in found.get(place, ())}
        assert idle | set(map(str, entry["numbers"])) - there == set(), entry["reason"]
    assert all(re.fullmatch(r"[A-Z].{10,}\.", entry["reason"]) for entry in LIST["number"])


def _more(some: dict[str, set[str]], others: dict[str, set[str]]) -> dict[str, set[str]]:
    return {place: more for place, every in some.items() if (more := every - others.get(place, set()))}


def test_examples_reckon_with_figures_that_hold() -> None:
    """Examples are shown with our figures alone. If one of those changes, read the example again in every language."""
    ours, others = everywhere(load()), everywhere(OTHERS)
    assert _more(ours, others).keys() == LIST["example"].keys()
    entries = load().entries
    changed = {
        place: {key: entries[key] for key, value in figures.items() if entries[key] != value}
        for place, figures in LIST["example"].items()
    }
    assert {place: figures for place, figures in changed.items() if figures} == {}
