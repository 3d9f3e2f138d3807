"""All that a seat can answer to its question. Cards that are placed together and shares that are sold together are one
play, in whatever order they are named.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.game import Game
>>> plays = plays_in(Game.new(Config(players=3), seed=1).view(0))
>>> len(plays), [str(answer) for answer in plays[0]]
(18, ['place fee-2 up A', 'place auto down A'])
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from stockpile.bots.advice import TOGETHER
from stockpile.bots.broker.style import USUAL
from stockpile.bots.broker.thinking import think
from stockpile.lab.naive import Naive
from stockpile.rules.answers import ANSWERS, PASS, Answer
from stockpile.rules.cards import FORMS
from stockpile.rules.game import Game, View

Play = tuple[Answer, ...]
Meaning = tuple[tuple[str, int], ...]

MAX_PLAYS: Final = 48  # plays that somebody can still look over
# What a sale takes from the regular and from the split cards: half of a split card leaves a regular one.
_TAKEN: Final = {"share": (1, 0), "whole": (0, 1), "half": (-1, 1)}


def meaning(play: Sequence[Answer]) -> Meaning:
    """What plays have in common that come to the same.

    >>> from stockpile.rules.answers import parse
    >>> meaning([parse("sell half auto"), parse("sell share auto"), PASS]) == meaning([parse("sell whole auto")])
    True
    >>> meaning([parse("bid A 1")]) == meaning([parse("bid A 2")])
    False
    """
    counted: Counter[str] = Counter()
    for answer in play:
        if answer.name == "sell":
            form, company = answer.args
            for kind, taken in zip(("regular", "split"), _TAKEN[FORMS[form]], strict=True):
                counted[f"{kind} {company}"] += taken
        elif answer is not PASS:
            counted[str(answer)] += 1
    return tuple(sorted((what, count) for what, count in counted.items() if count))


def plays_in(view: View, most: int = MAX_PLAYS) -> list[Play]:
    """Every play of the seat that is asked; none at all if there are more than so many."""
    found: dict[Meaning, Play] = {}
    for play in _continued(view.sample(Random(0)), view.observer, view.question, (), set()):
        found.setdefault(meaning(play), play)
        if len(found) > most:
            return []
    return list(found.values())


def _continued(world: Game, seat: int, question: str, given: Play, seen: set[Meaning]) -> Iterator[Play]:
    """All ways to go on, in a world of which the seat sees what it would see; each only once."""
    for number in world.legal:
        answer = ANSWERS[number]
        play = (*given, answer)
        if answer is not PASS:
            partial = meaning(play)
            if partial in seen:
                continue
            seen.add(partial)
        then = world.copy()
        then.play(answer)
        if _goes_on(then, seat, question, answer):
            yield from _continued(then, seat, question, play, seen)
        else:
            yield play


def _goes_on(world: Game, seat: int, question: str, answer: Answer) -> bool:
    same = not world.over and world.asked == seat and world.decision.question == question
    return same and question in TOGETHER and answer is not PASS


def obvious_play(view: View) -> Play:
    """What the broker answers at once."""
    return _played(view, lambda then: ANSWERS[think(then, USUAL)])


def naive_play(view: View) -> Play:
    """What somebody answers who has read the rules once."""
    return _played(view, Naive().decide)


def _played(view: View, decide: Callable[[View], Answer]) -> Play:
    seat, question, world = view.observer, view.question, view.sample(Random(0))
    play: Play = ()
    then = view
    while True:
        answer = decide(then)
        play = (*play, answer)
        world.play(answer)
        if not _goes_on(world, seat, question, answer):
            return play
        then = world.view(seat)
