"""The two secrecy checks for every game (R-INFO-4), with the eyes and ears they use given as arguments.

So a test can hand them eyes that see too much and show that the checks notice. The first: a view goes through JSON, is
sampled, and the sample looks the same. The second, non-interference, uses no sample: games that differ only in what
an observer was never shown are the same to that observer.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from stockpile.lab.checks import shown
from stockpile.lab.checks.broken import Broken, Leak
from stockpile.lab.checks.course import NEVER, Course
from stockpile.lab.checks.differences import Difference
from stockpile.rules.events import Event
from stockpile.rules.game import Game, set_up
from stockpile.rules.outside import lists_of
from stockpile.rules.public import LISTS
from stockpile.rules.view import VIEW_NUMBERS, view_from_json

OTHERS: Final = (*VIEW_NUMBERS, "legal")


def nothing_more(game: Game, observer: int) -> object:
    return None


def hear(events: Sequence[Event], observer: int, players: int) -> list[Any]:
    """What an observer hears of what happened."""
    return [event for event in events if event.seen_by(observer)]


@dataclass(frozen=True)
class Senses:
    """What an observer gets besides its view, and what it hears."""

    more: Callable[[Game, int], object] = nothing_more
    hear: Callable[[Sequence[Event], int, int], list[Any]] = hear


OURS: Final = Senses()


def check_sample(game: Game, observer: int, rng: Random, senses: Senses = OURS) -> Game:
    """A view goes through text and is sampled from there: the observer sees the same in the sampled game, to the byte.

    Returns the sampled game.
    """
    text = json.dumps(game.view(observer).to_json())
    sampled = view_from_json(json.loads(text), game.tables.content).sample(rng)
    again = json.dumps(sampled.view(observer).to_json())
    if again != text or senses.more(sampled, observer) != senses.more(game, observer):
        raise Leak(f"observer {observer} could tell a sampled world from the real one:\n{text}\n{again}")
    return sampled


@dataclass(frozen=True)
class Scene:
    """A moment of one of two games, with the game as it was before the last answer, and that answer as it was heard."""

    before: Game
    game: Game
    events: Sequence[Event]
    said: shown.Facts


def as_it_went(course: Course, observer: int) -> Iterator[Scene]:
    """The game that was played."""
    yield Scene(course.moments[0], course.moments[0], course.heard[0], ())
    for number, move in enumerate(course.moves):
        before, after = course.moments[number : number + 2]
        yield Scene(before, after, course.heard[number + 1], shown.said(move, move.answer, observer))


def as_it_would_have_gone(course: Course, other: Difference, observer: int, first: int) -> Iterator[Scene]:
    """The same moves in the other game; nobody listens before moment `first`.

    Ends early where a move is not possible there: whoever had to make it knows the difference.
    """
    events: list[Event] = []
    game = set_up(course.tables, other.chance, events)
    yield Scene(game, game, events, ())
    for number, move in enumerate(course.moves):
        answer = other.answer(number, move)
        if game.asked != move.seat or answer.number not in game.legal:
            return
        before = game.copy()
        events.clear()
        game.heard = events if number + 1 >= first else None
        game.play(answer)
        yield Scene(before, game, events, shown.said(move, answer, observer))


def check_interference(
    course: Course, other: Difference, observer: int, senses: Senses = OURS, early: int = NEVER
) -> Counter[str]:
    """As long as both games have shown an observer the same, the engine has told it the same.

    That is compared from so many moments on before anything of the difference is on the table. Returns how often, by
    question, both were found to be the same while it was.
    """
    compared: Counter[str] = Counter()
    first = max(0, min(other.dealt, other.since) - early)
    number = 0
    scenes = zip(as_it_went(course, observer), as_it_would_have_gone(course, other, observer, first), strict=False)
    for number, (one, two) in enumerate(scenes):
        if number < first:
            continue
        question = "" if one.game.over else one.game.decision.question
        in_one, in_two = _told(one, observer, senses), _told(two, observer, senses)
        if _shown(course, number, one, observer) != _shown(course, number, two, observer):
            if in_one == in_two and question:
                raise Broken(f"observer {observer} was not told at question {number} what was shown")
            break
        for what, told in in_one.items():
            if told != in_two[what]:
                raise Leak(
                    f"observer {observer} can tell by the {what} at question {number} ({question}) what is hidden:\n"
                    f"{told}\n{in_two[what]}"
                )
        if number >= other.since:
            compared[question] += 1
    if number < other.dealt:
        raise Broken(f"what was dealt at question {other.dealt} was felt at {number}")
    return compared


def _shown(course: Course, number: int, scene: Scene, observer: int) -> shown.Facts:
    return scene.said, shown.facts(course, number, scene.before, scene.game, observer)


def _told(scene: Scene, observer: int, senses: Senses) -> dict[str, object]:
    """View, events and question, as the observer gets them. Odds are left out: they follow from pairs and forecasts."""
    game = scene.game
    view = game.view(observer)
    return {
        "view": [lists_of(view, LISTS), [getattr(view, name) for name in OTHERS], senses.more(game, observer)],
        "events": senses.hear(scene.events, observer, game.players),
        "question": None if game.over else game.decision.to_json(),
    }
