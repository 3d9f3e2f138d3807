"""The body of a record: one line an answer, headings between them, and `end` after the last answer of a game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from stockpile.records.head import END, HEAD_KEYS, ROUND, SET_UP, is_body
from stockpile.records.lines import Line, number_in
from stockpile.records.record import SETTING_UP

COLON: Final = ":"
STAND_IN: Final = "stand-in"  # the comment after an answer that a bot gave for a person; every reader lets it pass


@dataclass(frozen=True)
class Said:
    """An answer in words: the round (from 0, or SETTING_UP), who was asked what, and the answer, maybe with `?` in it.

    >>> print(Said(round=2, seat=1, question="bid", text="bid B 3"))
    1 bid: bid B 3
    >>> print(Said(round=2, seat=1, question="bid", text="bid B 3", stand_in=True))
    1 bid: bid B 3  # stand-in
    """

    round: int
    seat: int
    question: str
    text: str
    stand_in: bool = False  # a bot answered for the person

    def __str__(self) -> str:
        line = f"{self.seat} {self.question}{COLON} {self.text}"
        return f"{line}  # {STAND_IN}" if self.stand_in else line


def heading(number: int) -> str:
    """The line before the answers of a round, or before those of the set-up.

    >>> heading(SETTING_UP), heading(0)
    ('set-up', 'round 1')
    """
    return SET_UP if number == SETTING_UP else f"{ROUND} {number + 1}"


def body_text(answers: Iterable[Said], totals: Sequence[int] = ()) -> str:
    """The lines of the body; totals are each seat's money at the end of a finished game."""
    lines: list[str] = []
    for number, group in groupby(answers, lambda said: said.round):
        lines += ["", heading(number), *map(str, group)]
    if totals:
        lines += ["", " ".join([END, *map(str, totals)])]
    return "".join(line + "\n" for line in lines)


def check_body(line: Line) -> None:
    """Refuse a line that has no place among the answers."""
    if line.key in HEAD_KEYS:
        raise line.error("late-key", key=repr(line.key))
    if not is_body(line):
        raise line.error("unknown", word=repr(line.key))


def said_in(line: Line, current: int) -> Said:
    """The answer of a line in the current round."""
    seat = number_in(line, line.key)
    if len(line.words) < 3 or not line.words[1].endswith(COLON):
        raise line.error("no-said", seat=seat)
    question, text = line.words[1].removesuffix(COLON), " ".join(line.words[2:])
    return Said(current, seat, question, text, line.comment == STAND_IN)


def round_in(line: Line) -> int:
    """The round that a heading opens, counted from 0, or SETTING_UP."""
    if line.words == (SET_UP,):
        return SETTING_UP
    if line.key == SET_UP:
        raise line.error("after-set-up", key=repr(SET_UP))
    number = number_in(line, line.one())
    if number == 0:
        raise line.error("round-0")
    return number - 1


def totals_in(line: Line) -> list[int]:
    """Each seat's money, as an `end` line has it. Taxes can push it below 0."""
    try:
        return [int(word) for word in line.words[1:]]
    except ValueError:
        raise line.error("money", key=repr(END)) from None
