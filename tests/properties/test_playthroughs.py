"""The checked-in playthroughs are what the engine does today. `make playthroughs` writes them anew."""

from __future__ import annotations

from difflib import unified_diff
from itertools import zip_longest
from typing import Any

import pytest

from stockpile import Config
from stockpile.rules import events
from stockpile.rules.cards import DOWN, card_on
from stockpile.rules.fields import JSON_NAMES, LISTS, VIEW_NUMBERS
from stockpile.rules.game import view_from_json
from stockpile.rules.step import STEPS
from tests.support.play import EVERYTHING, name_of, trail_at
from tools.playthroughs import BASE, CONFIGS, FOLDER, file_of, labelled, playthrough

LIMIT = 300_000  # bytes


def difference(kept: str, now: str) -> str:
    """The first place where two playthroughs part, with the question it belongs to."""
    old, new = kept.splitlines(), now.splitlines()
    at = next(number for number, (one, two) in enumerate(zip_longest(old, new)) if one != two)
    start = max((number for number in range(min(at, len(old))) if old[number].startswith("===")), default=0)
    window = slice(max(start, at - 12), at + 12)
    lines = unified_diff(old[window], new[window], "kept", "now", lineterm="", n=12)
    return f"first difference in line {at + 1}, within {old[start]!r}:\n" + "\n".join(lines)


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_a_playthrough_is_as_it_was(config: Config) -> None:
    kept = file_of(config).read_text(encoding="utf-8")
    now = playthrough(config)
    if now != kept:
        pytest.fail(f"{difference(kept, now)}\nIf that is meant: make playthroughs, and read what changed.")
    assert len(kept.encode()) < LIMIT


def test_every_playthrough_belongs_to_a_table() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(config) for config in CONFIGS)
    assert {(config.players, config.board) for config in BASE} == {
        (players, board) for players in (2, 3, 4, 5) for board in ("standard", "advanced")
    }
    assert {"classic", "advanced", "epic"} <= {config.preset for config in CONFIGS}
    assert [config.players for config in CONFIGS if "investor_bidding" in config.modules] == [2, 4]


def test_playthroughs_show_the_game() -> None:
    """Taken together they are worth comparing: whatever can happen happens in one of them."""
    texts = [file_of(config).read_text(encoding="utf-8") for config in CONFIGS]
    assert {event for event in HAPPENINGS if not any(f"\n  {event} " in text for text in texts)} == set()
    whole = "".join(texts)
    unasked = {step.question for step in STEPS if step.question and f": {step.question}" not in whole}
    assert unasked == set()
    for happening in (
        "reason=split", "reason=fee", "answer: sell whole", "answer: sell half", "answer: bid D 7", "answer: show 2",
        "answer: short", "answer: keep-company", "answer: keep-forecast", "answer: give half", "answer: give-action",
        "answer: give-commodity", "answer: pass",
    ):  # fmt: skip
        assert happening in whole, happening


HAPPENINGS = {events.name_of(kind) for kind in events.KINDS} - {"fee-lapsed"}


def test_everything_in_a_view_is_written() -> None:
    """Whatever field of a view changes, a playthrough shows it."""
    untried = {*VIEW_NUMBERS, *[JSON_NAMES.get(name, name) for name in LISTS]} - {"observer"}
    for game in trail_at(EVERYTHING, 0).moments:
        view = game.view(0)
        for name in sorted(untried):
            data: dict[str, Any] = view.to_json()
            if name in VIEW_NUMBERS:
                data[name] += 1 if data[name] <= 0 else -1
            elif name == "table" and data[name]:
                data[name][0] ^= card_on(0, 0, DOWN, 0, 0)  # turned over
            elif data[name]:
                data[name][0] += 1 if data[name][0] <= 0 else -1
            else:
                continue
            assert labelled(game, view_from_json(data)) != labelled(game, view), name
            untried.remove(name)
    assert not untried


def test_a_difference_is_readable() -> None:
    text = playthrough(CONFIGS[0])
    changed = text.replace("answer: bid", "answer: bet", 1)
    told = difference(text, changed)
    assert "-answer: bid" in told
    assert "+answer: bet" in told
    assert ": bid'" in told.splitlines()[0]
    assert len(told.splitlines()) < 40
