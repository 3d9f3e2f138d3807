"""The derivation of a deal as the page has it, bundled and run in Chromium: it agrees with Python to the last card."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import Page

from stockpile.records.fairdeal import Decks, dealt
from stockpile.rules.config import PRESETS, config_from_json, preset
from stockpile.rules.figures import figures_for
from stockpile.server.table.views import figures

VECTORS: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[2] / "support/deal_vectors.json").read_text("utf-8")
)
DRAW = """([below, shuffles]) => [
    below.map(({ text, counts }) => {
        const stream = new deal.Stream(text);
        return counts.map((count) => stream.below(count));
    }),
    shuffles.map(({ text, cards }) => new deal.Stream(text).shuffled(cards)),
]"""
CHECK = "([proof, figures, table]) => deal.check(proof, figures, null, table)"
ALTER = """([proof, figures, table, changes]) => changes.map(([place, value]) => {
    const other = structuredClone(proof);
    place.slice(0, -1).reduce((holder, step) => holder[step], other)[place.at(-1)] = value;
    return deal.check(other, figures, null, table).state;
})"""


def test_known_answers(derivation: Page) -> None:
    drawn = derivation.evaluate(DRAW, [VECTORS["below"], VECTORS["shuffles"]])
    assert drawn == [[each["gives"] for each in VECTORS[kind]] for kind in ("below", "shuffles")]
    for proof in VECTORS["deals"]:
        found = derivation.evaluate(CHECK, [proof, figures_of(proof), proof["table"]])
        assert (found["faults"], found["state"]) == ([], "consistent")


def test_browser_and_python_deal_the_same_cards(derivation: Page) -> None:
    rng = Random(7)
    cases = []
    for number in range(150):
        decks = Decks.of(figures_for(preset(rng.choice(sorted(PRESETS)), rng.randint(2, 5))))
        first = rng.choice([None, 0, 1])
        text = f"case {number}\n" * rng.randint(1, 40)
        cases.append((text, decks.__dict__, first, dealt(text, decks, first).to_json()))
    same = derivation.evaluate("cases => cases.map(([text, box, first]) => deal.dealt(text, box, first))", cases)
    assert same == [each[-1] for each in cases]


def test_a_changed_digit_anywhere_is_found(derivation: Page) -> None:
    """Of the statement, of every number and of every card."""
    for proof in VECTORS["deals"]:
        changes = [(place, altered(value)) for place, value in places(proof)]
        assert len(changes) > 100
        found = derivation.evaluate(ALTER, [proof, figures_of(proof), proof["table"], changes])
        assert [place for (place, _), state in zip(changes, found, strict=True) if state != "broken"] == []


def places(data: Any, way: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str | int]]:
    """The ways to every text and number of a proof; `who` is in the statement, `name` is that of the vector."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(value, (*way, key)) if key not in ("who", "name") else ()
    elif data is not None:
        yield way, data


def altered(value: str | int) -> str | int:
    if isinstance(value, int):
        return value + 1
    middle = len(value) // 2
    return value[:middle] + ("0" if value[middle] != "0" else "1") + value[middle + 1 :]


def figures_of(proof: dict[str, Any]) -> dict[str, Any]:
    """Those of the game that a proof is about, as its page has them."""
    lines = dict(line.split(" ", 1) for line in proof["statement"].splitlines())
    ours = figures_for(config_from_json(json.loads(lines["config"])))
    return {**to_builtins(figures(ours)), "version": lines["figures"]}
