"""A puzzle as a text file: a record that ends at a question, and what is known of the answers.

The record is whole, with everybody's cards, and carries its own figures: it can be played on anywhere and for ever. Who
is to solve the puzzle gets the view of the seat that is asked and nothing else.
"""

import tomllib
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from stockpile.errors import UserError
from stockpile.lab.coach.model import Remark

PUZZLE_VERSION: Final = 1  # of the file; a number more when old readers would misread it


class EvaluatedPlay(Struct, frozen=True):
    """A play, tried in so many worlds: its chance to win, its money beside the others', and the standard error of how
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
    naive: list[str]  # and what somebody does who has read the rules once
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
