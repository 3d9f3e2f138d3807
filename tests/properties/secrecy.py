"""The checks behind the secrecy tests (R-INFO-4), with the eyes and ears they use given as arguments.

So a test can hand them eyes that see too much and show that the checks notice.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from stockpile import Chance, Game
from stockpile.rules.events import Event
from stockpile.rules.view import view_from_json
from tests.properties import shown
from tests.properties.deals import Difference
from tests.properties.play import Trace


def see(game: Game, observer: int) -> dict[str, Any]:
    """What an observer sees of a game, as plain data."""
    return game.view(observer).to_json()


def hear(events: list[Event], observer: int, players: int) -> list[dict[str, Any]]:
    """What an observer hears of what happened."""
    return [event.to_json(players) for event in events if event.seen_by(observer)]


@dataclass(frozen=True)
class Senses:
    see: Callable[[Game, int], dict[str, Any]] = see
    hear: Callable[[list[Event], int, int], list[dict[str, Any]]] = hear


OURS = Senses()


def check_sample(game: Game, observer: int, rng: Random, senses: Senses = OURS) -> Game:
    """A view goes through text and is sampled from there: the observer sees the same in the sampled game."""
    text = json.dumps(senses.see(game, observer))
    sampled = view_from_json(json.loads(text)).sample(rng)
    again = json.dumps(senses.see(sampled, observer))
    assert again == text, f"observer {observer} could tell a sampled world from the real one"
    return sampled


@dataclass(frozen=True)
class Moment:
    """A question (or the end): what one observer was shown since the last one, and what the engine told it."""

    shown: shown.Facts
    told: tuple[str, ...]
    question: str


def watch(trace: Trace, chance: Chance, observer: int, senses: Senses = OURS) -> Iterator[Moment]:
    """The moves of a trace in a game with these decks, as one observer lives through them.

    Ends early where a move is not possible with these decks: then the difference has come to light.
    """
    events: list[Event] = []
    game = Game.new(trace.config, chance=chance, heard=events)
    answered: shown.Facts = ()
    for move in trace.moves:
        yield _moment(game, events, observer, answered, senses)
        events.clear()
        answer = move.in_a_deal(chance)
        if game.asked != move.seat or answer.number not in game.legal:
            return
        ending = shown.final_holdings(game) if move is trace.moves[-1] else ()
        table = game.table.copy()
        game.play(answer)
        answered = (shown.said(move.seat, answer, observer), shown.picked_up(table, game, observer), ending)
    yield _moment(game, events, observer, answered, senses)


def _moment(game: Game, events: list[Event], observer: int, answered: shown.Facts, senses: Senses) -> Moment:
    question = "" if game.over else game.decision.question
    asked = None if game.over else game.decision.to_json()
    told = [senses.see(game, observer), senses.hear(events, observer, game.players), asked]
    return Moment(
        shown=(answered, shown.facts(game, observer)),
        told=tuple(json.dumps(part) for part in told),
        question=question,
    )


def check_interference(
    first: list[Moment], trace: Trace, other: Difference, observer: int, senses: Senses = OURS
) -> Counter[str]:
    """As long as both games have shown an observer the same, the engine has told it the same, to the byte.

    Returns how often, by question, that was seen while the difference was on the table.
    """
    seen: Counter[str] = Counter()
    number = 0
    for number, (one, two) in enumerate(zip(first, watch(trace, other.chance, observer, senses), strict=False)):
        if one.shown != two.shown:
            assert one.told != two.told or not one.question, f"observer {observer} was not told at question {number}"
            break
        for what, in_one, in_two in zip(("view", "events", "question"), one.told, two.told, strict=True):
            assert in_one == in_two, (
                f"observer {observer} can tell by the {what} at question {number} ({one.question}) "
                f"which {other.where} was hidden:\n{in_one}\n{in_two}"
            )
        if number >= other.dealt:
            seen[one.question] += 1
    assert number >= other.dealt, f"what was dealt at question {other.dealt} was felt at {number}"
    return seen
