"""What a seat hears of a game, as lines of text and as rows of numbers that say the same.

Of every answer there is a line: the question, and the answer as this observer heard it. After it come the events that
were told to the observer. A line is a row of eight numbers, or several where eight do not suffice: the first says what
it is, or that the row before continues (MORE). Numbers are those of the rules: seats, companies, forecasts, answers.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeAlias

import numpy as np

from stockpile.rules.answers import ANSWERS, FAMILY, INVESTORS, Answer, parse, secrets_of
from stockpile.rules.events import KINDS, Event
from stockpile.rules.fields import JSON_NAMES, LISTS, VIEW_NUMBERS
from stockpile.rules.game import View
from stockpile.rules.step import STEPS, a_of, b_of, c_of, seat_of, step_of

Rows: TypeAlias = np.ndarray[tuple[int, int], np.dtype[np.float32]]

WIDTH: Final = 8
MORE: Final = -1  # the row before continues
UNTOLD: Final = -9  # in place of what this observer has not seen; no forecast is so low

# What a row is about. Events come after these two, in the order of their list, which only ever grows at its end.
QUESTION: Final = 1
SNAPSHOT: Final = 2
EVENTS: Final = (
    "share-dealt round-started pair-dealt hand-dealt card-placed meeple-placed meeple-returned pile-taken fee-drawn "
    "money-moved action-played ticker-moved stock-split shares-split went-bankrupt shares-lost share-sold pair-shown "
    "dividend-declared shares-shown round-ended majority-held portfolio-sold fee-lapsed game-ended strategies-dealt "
    "investors-dealt investor-picked investors-laid-out investor-hired strategy-discarded bonds-bought dice-rolled "
    "card-kept commerce-drawn pile-looked-at card-moved pair-looked-at pair-seen commerce-taken "
    "first-player-card-given ability-used strategy-played share-given action-given commodity-given bond-given "
    "tax-sheltered discard-taken earnings-falsified company-shown"
).split()
_CODES: Final = {name: code for code, name in enumerate(EVENTS, start=SNAPSHOT + 1)}

# Why money moves, from 1 on; append only. A user's own card may give another reason: 0.
REASONS: Final = (
    *"start investor bid fee strategy split dividend sale interest majority bonds commodities taxes".split(),
    *INVESTORS,
)
_REASONS: Final = {reason: number for number, reason in enumerate(REASONS, start=1)}

# A field of a view can be too large for a number of a tensor. Then it is this, and its three parts after it.
_LARGE: Final = -4096
_PART: Final = 1 << 16


@dataclass(frozen=True)
class HeardRows:
    """Lines of text, and the same as rows."""

    text: str
    rows: Rows


def join(memories: Sequence[HeardRows]) -> HeardRows:
    return HeardRows("".join(each.text for each in memories), np.concatenate([each.rows for each in memories]))


def _remembered(lines: Iterable[tuple[str, list[int]]]) -> HeardRows:
    texts: list[str] = []
    rows: list[list[int]] = []
    for text, numbers in lines:
        texts.append(text + "\n")
        rows += _rows(numbers)
    return HeardRows("".join(texts), np.array(rows, np.float32).reshape(-1, WIDTH))


def _rows(numbers: list[int]) -> list[list[int]]:
    """The first number opens every row but says MORE from the second on."""
    code, *rest = numbers
    room = WIDTH - 1
    parts = [rest[at : at + room] for at in range(0, len(rest), room)] or [[]]
    return [[MORE if at else code, *part, *[0] * (room - len(part))] for at, part in enumerate(parts)]


# Answers.


def _heard(answer: Answer) -> tuple[int, str]:
    """What others hear of an answer: its number with the first of all words in place of each secret, and its text."""
    numbered, words = str(answer).split(" "), str(answer).split(" ")
    for at in secrets_of(answer):
        numbered[1 + at] = FAMILY[answer.name].domains[at][0]
        words[1 + at] = "?"
    return int(parse(" ".join(numbered)).number), " ".join(words)


HEARD: Final = tuple(_heard(each) for each in ANSWERS)  # the number alone does not say that something is left out
SECRETS: Final = frozenset(int(each.number) for each in ANSWERS if secrets_of(each))


def question(frame: int, observer: int, answer: int | None = None) -> tuple[str, list[int]]:
    """A question and, once there is one, its answer as the observer hears it."""
    seat, step = int(seat_of(frame)), int(step_of(frame))
    about = [int(part) for part in (a_of(frame), b_of(frame), c_of(frame))]
    asked = f"seat {seat} {STEPS[step].question} {'.'.join(map(str, (step, *about)))}:"
    row = [QUESTION, seat, step, *about]
    if answer is None:
        return f"{asked} ?", row
    hidden = seat != observer and answer in SECRETS
    number, text = HEARD[answer] if hidden else (answer, str(ANSWERS[answer]))
    return f"{asked} {text}", [*row, number + 1, -1 if hidden else 1]


def open_question(frame: int, observer: int) -> HeardRows:
    return _remembered([question(frame, observer)])


# Events.


# By kind of event the names of its facts.
_FACTS: Final = {kind: tuple(each.name for each in fields(kind) if each.name != "audience") for kind in KINDS}


def event(happened: Event) -> tuple[str, list[int]]:
    """An event as it is told: a tuple of facts is its length and then each of them."""
    words = [happened.name]
    numbers = [_CODES[happened.name]]
    for fact in _FACTS[type(happened)]:
        value = getattr(happened, fact)
        words.append(_word(value))
        numbers += _numbers(value)
    return " ".join(words), numbers


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return f"({' '.join(map(_word, value))})"
    return "?" if value is None else str(int(value)) if isinstance(value, bool) else str(value)


def _numbers(value: Any) -> list[int]:
    if isinstance(value, tuple):
        return [len(value), *[number for each in value for number in _numbers(each)]]
    if isinstance(value, str):
        return [_REASONS.get(value, 0)]
    return [UNTOLD if value is None else int(value)]


def heard_rows(answered: tuple[int, int] | None, events: Iterable[Event], observer: int) -> HeardRows:
    """What an observer hears of an answer (the frame that asked and its number; none at set-up) and what follows it."""
    lines = [] if answered is None else [question(answered[0], observer, answered[1])]
    return _remembered(lines + [event(each) for each in events if each.seen_by(observer)])


# Snapshots.


def snapshot(view: View) -> HeardRows:
    """All that is in a view: what a seat of a world that was drawn remembers of the time before.

    Numbers first, then lists, each after its length.
    """
    numbers: list[int] = [SNAPSHOT]
    words = ["snapshot"]
    for name in VIEW_NUMBERS:
        number = getattr(view, name)
        words.append(f"{name}={number}")
        numbers += _parts(number)
    for name in LISTS:
        row = [int(number) for number in getattr(view, name)]
        words.append(f"{JSON_NAMES.get(name, name)}={','.join(map(str, row))}")
        numbers.append(len(row))
        for number in row:
            numbers += _parts(number)
    return _remembered([(" ".join(words), numbers)])


def _parts(number: int) -> list[int]:
    """A number that a tensor holds exactly, or what takes its place."""
    if _LARGE < number < _PART:
        return [number]
    return [_LARGE, number // _PART**2, number // _PART % _PART, number % _PART]
