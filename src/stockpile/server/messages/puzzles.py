"""Puzzles on the wire. What is known of the answers comes only after one was given."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stockpile.server.messages.display import AnswerChoice
from stockpile.server.messages.protocol import AnswerNumber, AnswerText

Role = Literal["best", "obvious", "given"]


class PuzzleFacts(Struct, frozen=True):
    """What a puzzle is about."""

    key: str
    preset: str
    players: int
    round: int  # from 1; 0 during set-up
    rounds: int
    question: str


class Puzzles(Struct, frozen=True):
    """All puzzles in order, and the key of the one of this day (by the calendar of Greenwich)."""

    date: str
    today: str
    puzzles: list[PuzzleFacts]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle, or several that go together: each its number in the action space, or its text."""

    answers: Annotated[list[AnswerNumber | AnswerText], Meta(min_length=1, max_length=64)]


class Saying(Struct, frozen=True):
    """A sentence of the catalogue, by its key, with its facts."""

    key: str
    facts: dict[str, int]


class TriedPlay(Struct, frozen=True):
    """Answers that go together, tried in so many worlds that could be this one: the chance to win, the money, and the
    standard error of how far the chance is behind that of the best. `roles`: what it is besides, if anything."""

    answers: list[AnswerChoice]
    roles: list[Role]
    win: float
    money: float
    worlds: int
    error: float


class Solution(Struct, frozen=True):
    """What came of an attempt: whether it is the best play, how the plays did, and why. `plays` are the best, the
    obvious, the given one and the next best, the best first."""

    right: bool
    plays: list[TriedPlay]
    count: int  # of all plays there were
    reason: Saying
    fault: Saying | None  # what is wrong with what was given
