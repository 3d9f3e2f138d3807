"""A game as a line of a journal: JSON in which every figure is of its type, within its range, one for each seat.

A line that was damaged must not become a result. What can be checked without playing the game again is checked.
"""

from collections import Counter
from collections.abc import Sized
from typing import Annotated, Final

from msgspec import Meta, MsgspecError, Struct
from msgspec.json import Decoder, Encoder

from stockpile.bots.trouble import Fault
from stockpile.lab.ending import WHOLE_WIN, Ending
from stockpile.lab.faults import Faults
from stockpile.lab.tournament.match import Played
from stockpile.lab.tournament.thinking import LAST_BIN, Thinking
from stockpile.words import WordError, english

MOST: Final = 2**53  # what every reader of JSON keeps exactly
Count = Annotated[int, Meta(ge=0, le=MOST)]
Money = Annotated[int, Meta(ge=-MOST, le=MOST)]
Parts = Annotated[int, Meta(ge=0, le=WHOLE_WIN)]
Place = Annotated[int, Meta(ge=1)]
Bin = tuple[Annotated[int, Meta(ge=0, le=LAST_BIN)], Annotated[int, Meta(ge=1, le=MOST)]]


class BadLine(ValueError):
    """A line that is no game."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in it. All but the number and the first player is by seat."""

    game: Count
    first: Count
    wins: tuple[Parts, ...]
    money: tuple[Money, ...]
    places: tuple[Place, ...]
    choices: tuple[Count, ...]
    thinking: tuple[tuple[Count, tuple[Bin, ...]], ...]  # nanoseconds, and how many decisions are in each bin
    faults: tuple[tuple[Count, Fault | None], ...]  # how many, and how the first came about

    @classmethod
    def of(cls, game: Played) -> "Line":
        thinking = tuple([(each.nanoseconds, tuple(sorted(each.bins.items()))) for each in game.thinking])
        return cls(game.number, game.first, *game.ending, game.choices, thinking, game.faults)

    def is_sound(self, players: int) -> bool:
        """Whether everybody is there once, the win is given away once, and every choice was timed."""
        by_seat: tuple[Sized, ...] = (self.wins, self.money, self.places, self.choices, self.thinking, self.faults)
        return (
            all(len(each) == players for each in by_seat)
            and self.first < players
            and max(self.places) <= players
            and sum(self.wins) == WHOLE_WIN
            and all((first is None) == (total == 0) and _can_be_said(first) for total, first in self.faults)
            and self.choices == tuple([sum([count for _, count in bins]) for _, bins in self.thinking])
        )

    def game_played(self) -> Played:
        return Played(
            self.game,
            self.first,
            Ending(self.wins, self.money, self.places),
            self.choices,
            tuple([Thinking(nanoseconds, Counter(dict(bins))) for nanoseconds, bins in self.thinking]),
            tuple([Faults(*each) for each in self.faults]),
        )


def _can_be_said(fault: Fault | None) -> bool:
    """Whether it is of a kind that there is, with all the facts that its sentence needs."""
    try:
        return fault is None or english(f"fault-{fault.kind}", **fault.facts) != ""
    except WordError:
        return False


_DECODER: Final = Decoder(Line)
_ENCODER: Final = Encoder()


def written(game: Played) -> bytes:
    """The line of a game, with its end."""
    return _ENCODER.encode(Line.of(game)) + b"\n"


def read(line: bytes, players: int) -> Played:
    """The game of a line; BadLine if it is none of so many players."""
    try:
        found = _DECODER.decode(line)
    except (MsgspecError, UnicodeError, RecursionError):
        raise BadLine from None
    if not found.is_sound(players):
        raise BadLine
    return found.game_played()
