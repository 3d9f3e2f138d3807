"""A puzzle: the plays that a seat can choose from, and the text file: a record that ends at a question, and what is
known of the answers.

Cards that are placed together and shares that are sold together are one play, in any order. The record is whole, with
everybody's cards, and carries its own figures, so it can be played on anywhere and for ever. A solver
gets the view of the seat that is asked and nothing else.

>>> from stockpile.rules.config import Config
>>> plays = plays_in(Game.new(Config(players=3), seed=1).view(0))
>>> len(plays), [str(answer) for answer in plays[0]]
(18, ['place fee-2 up A', 'place auto down A'])
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from stockpile.bots.broker.style import USUAL
from stockpile.bots.broker.thinking import think
from stockpile.errors import UserError
from stockpile.lab.coach.model import Remark
from stockpile.lab.naive import Naive
from stockpile.rules.answers import ANSWERS, PASS, Answer
from stockpile.rules.cards import FORMS
from stockpile.rules.game import QUESTIONS, Game, View

Play = tuple[Answer, ...]
Meaning = tuple[tuple[str, int], ...]

MAX_PLAYS: Final = 48  # plays that a person can look over
# What a sale takes from the regular and from the split cards: half of a split card leaves a regular one.
_TAKEN: Final = {"share": (1, 0), "whole": (0, 1), "half": (-1, 1)}


def meaning(play: Sequence[Answer]) -> Meaning:
    """What plays with the same result have in common.

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
    """Every play of the seat that is asked; none at all if there are more than `most`."""
    found: dict[Meaning, Play] = {}
    for play in _continued(view.sample(Random(0)), view.observer, view.question, (), set()):
        found.setdefault(meaning(play), play)
        if len(found) > most:
            return []
    return list(found.values())


def _continued(world: Game, seat: int, question: str, given: Play, seen: set[Meaning]) -> Iterator[Play]:
    """All ways to continue, each only once, in a world that looks right to the seat."""
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
    return same and QUESTIONS[question].together and answer is not PASS


def obvious_play(view: View) -> Play:
    """What the broker answers."""
    return _played(view, lambda then: ANSWERS[think(then, USUAL)])


def naive_play(view: View) -> Play:
    """What the naive player answers, who has read the rules once."""
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


PUZZLE_VERSION: Final = 1  # of the file; a number more when old readers would misread it


class EvaluatedPlay(Struct, frozen=True):
    """A play, tried in this many worlds: its chance to win, its money beside the others', and the standard error of how
    far its chance is behind that of the best."""

    answers: list[str]
    win: float
    money: float
    worlds: int
    error: float


class SearchCheck(Struct, frozen=True):
    """One of the searches: by how much the best was ahead of the obvious answer and of the next best, in chances to
    win with standard errors and in money."""

    obvious: float
    obvious_error: float
    obvious_money: float
    next: float
    next_error: float


class Puzzle(Struct, frozen=True):
    """One moment of one game. `tried` are all plays, the best first."""

    form: int
    key: str
    preset: str
    players: int
    round: int  # from 1; 0 during set-up
    rounds: int
    seat: int
    question: str
    best: list[str]
    obvious: list[str]  # what the broker answers at once
    naive: list[str]  # and what the naive player does
    reason: Remark  # what speaks for the best
    fault: Remark  # and against the obvious
    quick: SearchCheck
    long: SearchCheck
    whole: SearchCheck
    again: SearchCheck
    command: str
    date: str
    tried: list[EvaluatedPlay]
    record: str


class PuzzleError(UserError):
    """A file that is no puzzle; the text says why."""

    prefix = "wrong-puzzle"


def read(text: str) -> Puzzle:
    """The puzzle of a file; refuses what is none."""
    try:
        return msgspec.convert(tomllib.loads(text), Puzzle)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise PuzzleError("none", details=str(error)) from error


def write(puzzle: Puzzle) -> str:
    """The text of a file.

    >>> print(_value({"kind": "tried", "facts": {"pile": 1}}), _value(["bid A 1"]), _value(0.5))
    { kind = "tried", facts = { pile = 1 } } ["bid A 1"] 0.5
    """
    facts = msgspec.to_builtins(asdict(puzzle))
    tried, record = facts.pop("tried"), facts.pop("record")
    lines = [f"{key} = {_value(value)}" for key, value in facts.items()]
    rows = [f"  {_value(row)}," for row in tried]
    return "\n".join([*lines, "tried = [", *rows, "]", f"record = '''\n{record}'''", ""])


def _value(value: Any) -> str:
    """As TOML writes it, on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{key} = {_value(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return msgspec.json.encode(value).decode()
