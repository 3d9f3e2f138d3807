"""A part being played: deals by number, kept in a journal, here or on many machines."""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from msgspec import MsgspecError
from msgspec.json import Decoder, Encoder

from stockpile.content import Content
from stockpile.lab.balance.part import Part, Seen, Word, config_of
from stockpile.lab.balance.rows import Row, rows_of
from stockpile.lab.balance.table import Table
from stockpile.lab.tournament.hold import BACKENDS, play_missing
from stockpile.lab.tournament.journal import BadLine, JournalFile, fingerprint_of_sources
from stockpile.lab.workers import Report

JOURNAL: Final = "balance"
FORM: Final = 1  # of the lines; a number more when they change
Progress = Callable[[str, int, int], None]  # told the part, all its deals, and those that are done


class Deal(NamedTuple):
    """What was seen in one deal."""

    number: int
    seen: tuple[Seen, ...]


@dataclass(frozen=True)
class Survey:
    """A part with those who play it. Deal number n is the same whoever plays it, and when."""

    part: Part
    bot: str
    seed: int
    content: Content

    @property
    def own_seed(self) -> int:
        """No two parts have the same deals: what is found in one can be checked in another."""
        return Random(f"{self.part.name}/{self.seed}").getrandbits(48)

    def play(self, number: int) -> Deal:
        """One deal. Cells take turns, so that whenever it is broken off all are about as far."""
        cell = self.part.cells[number % len(self.part.cells)]
        table = Table(config_of(cell, self.part.beside), self.content, self.bot, self.own_seed, number)
        return Deal(number, tuple([(key, tuple(map(float, values))) for key, values in self.part.play(table, cell)]))

    def head(self) -> dict[str, object]:
        """Everything that a deal follows from."""
        return {
            JOURNAL: FORM,
            "part": self.part.name,
            "code": fingerprint_of_sources(),
            "content": self.content.version,
            "bot": self.bot,
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Surveyed:
    """A part that is over or was broken off."""

    survey: Survey
    asked: int  # deals asked for, of all cells together
    done: int
    rows: tuple[Row, ...]
    pooled: tuple[Row, ...]  # whatever the number of players

    @property
    def is_whole(self) -> bool:
        return self.done == self.asked

    def to_json(self) -> dict[str, object]:
        part = self.survey.part
        return {
            "part": part.name,
            "bot": self.survey.bot,
            "content": self.survey.content.version,
            "asked": self.asked,
            "deals": self.done,
            "rows": [row.to_json(part) for row in self.rows],
            "pooled": [row.to_json(part) for row in self.pooled],
        }


@dataclass(frozen=True)
class Way:
    """How parts are played: none of it changes what comes out."""

    jobs: int = 1
    on: str = "processes"
    journals: Path | None = None  # a folder
    progress: Progress | None = None

    def survey(self, survey: Survey, deals: int) -> Surveyed:
        """Play so many deals of each cell. Ctrl-C ends it at once, and what is there counts."""
        name, wanted = survey.part.name, range(deals * len(survey.part.cells))
        path = self.journals / f"{name}.jsonl" if self.journals is not None else None
        told = None if self.progress is None else partial(self.progress, name, len(wanted))
        with JournalFile(path, survey.head(), read, written) if path is not None else nullcontext() as kept:
            done = play_missing(partial(self._play, survey), wanted, kept, told)
        part, seen = survey.part, [done[number].seen for number in wanted if number in done]
        return Surveyed(survey, len(wanted), len(seen), rows_of(part, seen), rows_of(part, seen, pooled=True))

    def _play(self, survey: Survey, missing: Sequence[int], report: Report[Deal]) -> None:
        BACKENDS[self.on](survey, missing, self.jobs, report)


_ENCODER: Final = Encoder()
_DECODER: Final = Decoder(tuple[int, tuple[tuple[tuple[Word, ...], tuple[float, ...]], ...]])


def written(deal: Deal) -> bytes:
    return _ENCODER.encode(deal) + b"\n"


def read(line: bytes) -> Deal:
    try:
        return Deal(*_DECODER.decode(line))
    except (MsgspecError, UnicodeError, RecursionError):
        raise BadLine from None
