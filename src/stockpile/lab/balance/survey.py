"""A part of the balance report: which kinds of games it looks at, how its deals are played and kept, and the rows.

Deals have numbers. They are kept in a journal and played here or on many machines. Each value of a row has its interval
over deals.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

from msgspec import MsgspecError
from msgspec.json import Decoder, Encoder

from stockpile.content import Content
from stockpile.lab.balance.games import BalanceGame
from stockpile.lab.intervals import DIGITS, Mean, mean_of_amounts, mean_of_shares
from stockpile.lab.tournament.hold import BACKENDS, play_missing
from stockpile.lab.tournament.journal import BadLine, JournalFile, fingerprint_of_sources
from stockpile.lab.workers import Report
from stockpile.rules.config import MODULES, PRESETS, Config, preset

Word = str | int
Key = tuple[Word, ...]  # what was looked at: players, game, and what else the part names
Finding = tuple[Key, tuple[float, ...]]  # one look at it; those of a deal are one observation, their mean
Cell = tuple[int, str]  # players and game

BASE_GAME: Final = "first-game"
EPIC_GAME: Final = "epic"
INVESTORS_ONLY: Final = "investors"
SINGLE_MODULES: Final = tuple(name for name in MODULES if name not in (INVESTORS_ONLY, "investor_bidding"))


@dataclass(frozen=True)
class BalancePart:
    """What is measured, in which cells, what its keys name besides players and game, and what its values are."""

    name: str
    cells: tuple[Cell, ...]
    names: tuple[str, ...]
    values: tuple[str, ...]
    play: Callable[[BalanceGame, Cell], Iterable[Finding]]
    by: str = ""  # the bot that plays, if not the one that is asked for
    beside: tuple[str, ...] = ()  # modules that every module alone is played beside


def config_of_cell(cell: Cell, beside: tuple[str, ...] = ()) -> Config:
    """The game of a cell: a preset, or a module together with those that every module is played with.

    >>> config_of_cell((3, "bonds"), beside=("investors",)).modules
    ('bonds', 'investors')
    >>> config_of_cell((3, "investor_bidding")).modules
    ('investors', 'investor_bidding')
    """
    players, game = cell
    if game in PRESETS:
        return preset(game, players)
    needed = (INVESTORS_ONLY,) if game == "investor_bidding" else ()
    return Config(players, (game, *beside, *needed))


SHARE_VALUES: Final = ("win_share", "won_from_behind", "won_from_last")  # values between 0 and 1


@dataclass(frozen=True)
class BalanceRow:
    """One thing that was looked at."""

    key: Key
    deals: int
    looks: int
    values: dict[str, Mean]

    @property
    def players(self) -> int:
        return int(self.key[0])

    @property
    def game(self) -> str:
        return str(self.key[1])

    @property
    def name(self) -> str:
        """What it is, besides players and game."""
        return str(self.key[2])

    def to_json(self, part: BalancePart) -> dict[str, object]:
        names = dict(zip(("players", "game", *part.names), self.key, strict=True))
        values = {name: mean._asdict() for name, mean in self.values.items()}
        return {**names, "deals": self.deals, "looks": self.looks, **values}


ANY_PLAYERS: Final = 0  # players: a row for all numbers of them together


def rows_of(part: BalancePart, deals: Iterable[Sequence[Finding]], pooled: bool = False) -> tuple[BalanceRow, ...]:
    """In the order of the keys. The looks of one deal are one observation: they have the same cards.

    Pooled, it does not matter how many play.
    """
    found: dict[Key, list[list[tuple[float, ...]]]] = defaultdict(list)
    for seen in deals:
        looks: dict[Key, list[tuple[float, ...]]] = defaultdict(list)
        for key, values in seen:
            looks[(ANY_PLAYERS, *key[1:]) if pooled else key].append(values)
        for key, each in looks.items():
            found[key].append(each)
    return tuple([_row(part, key, found[key]) for key in sorted(found, key=_order)])


def _order(key: Key) -> tuple[tuple[bool, object], ...]:
    """Numbers before words, each in their order."""
    return tuple([(isinstance(word, str), word) for word in key])


def _row(part: BalancePart, key: Key, deals: Sequence[Sequence[tuple[float, ...]]]) -> BalanceRow:
    looks = sum([len(deal) for deal in deals])
    values: dict[str, Mean] = {}
    for at, name in enumerate(part.values):
        means = [fmean([look[at] for look in deal]) for deal in deals]
        values[name] = mean_of_shares(means, len(deals) / looks) if name in SHARE_VALUES else mean_of_amounts(means)
    return BalanceRow(key, len(deals), looks, values)


def mean_of_means(means: Sequence[Mean]) -> Mean:
    """The mean of independent means, and its interval.

    >>> mean_of_means([Mean(1.0, 0.0, 2.0), Mean(3.0, 2.0, 4.0)])
    Mean(mean=2.0, low=1.2929, high=2.7071)
    """
    known = [mean for mean in means if mean.mean is not None]
    if not known:
        return Mean()
    middle = fmean([mean.mean or 0.0 for mean in known])
    if any(mean.low is None or mean.high is None for mean in known):
        return Mean(round(middle, DIGITS))
    half = sqrt(sum([((mean.high or 0.0) - (mean.low or 0.0)) ** 2 / 4 for mean in known])) / len(known)
    return Mean(round(middle, DIGITS), round(middle - half, DIGITS), round(middle + half, DIGITS))


def minus(mean: Mean, amount: float) -> Mean:
    """The same, so much lower.

    >>> minus(Mean(0.3, 0.2, 0.4), 0.25)
    Mean(mean=0.05, low=-0.05, high=0.15)
    """
    return Mean(*[None if each is None else round(each - amount, DIGITS) for each in mean])


JOURNAL: Final = "balance"
JOURNAL_VERSION: Final = 1  # of the lines; a number more when they change
Progress = Callable[[str, int, int], None]  # told the part, all its deals, and those that are done


class DealFindings(NamedTuple):
    """What was seen in one deal."""

    number: int
    seen: tuple[Finding, ...]


@dataclass(frozen=True)
class Survey:
    """A part with its players. Deal number n is the same in any process and at any time."""

    part: BalancePart
    bot: str
    seed: int
    content: Content

    @property
    def own_seed(self) -> int:
        """No two parts have the same deals: what is found in one can be checked in another."""
        return Random(f"{self.part.name}/{self.seed}").getrandbits(48)

    def play(self, number: int) -> DealFindings:
        """One deal. Cells take turns, so that whenever it is broken off all are about as far."""
        cell = self.part.cells[number % len(self.part.cells)]
        table = BalanceGame(config_of_cell(cell, self.part.beside), self.content, self.bot, self.own_seed, number)
        return DealFindings(
            number, tuple([(key, tuple(map(float, values))) for key, values in self.part.play(table, cell)])
        )

    def head(self) -> dict[str, object]:
        """Everything that a deal follows from."""
        return {
            JOURNAL: JOURNAL_VERSION,
            "part": self.part.name,
            "code": fingerprint_of_sources(),
            "content": self.content.version,
            "bot": self.bot,
            "seed": self.seed,
        }


@dataclass(frozen=True)
class SurveyResult:
    """A part that is over or was broken off."""

    survey: Survey
    asked: int  # deals asked for, of all cells together
    done: int
    rows: tuple[BalanceRow, ...]
    pooled: tuple[BalanceRow, ...]  # whatever the number of players

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
class RunOptions:
    """How parts are played: none of it changes what comes out."""

    jobs: int = 1
    on: str = "processes"
    journals: Path | None = None  # a folder
    progress: Progress | None = None

    def survey(self, survey: Survey, deals: int) -> SurveyResult:
        """Play this many deals of each cell. Ctrl-C ends it at once, and what is there counts."""
        name, wanted = survey.part.name, range(deals * len(survey.part.cells))
        path = self.journals / f"{name}.jsonl" if self.journals is not None else None
        told = None if self.progress is None else partial(self.progress, name, len(wanted))
        with JournalFile(path, survey.head(), read_deal, write_deal) if path is not None else nullcontext() as kept:
            done = play_missing(partial(self._play, survey), wanted, kept, told)
        part, seen = survey.part, [done[number].seen for number in wanted if number in done]
        return SurveyResult(survey, len(wanted), len(seen), rows_of(part, seen), rows_of(part, seen, pooled=True))

    def _play(self, survey: Survey, missing: Sequence[int], report: Report[DealFindings]) -> None:
        BACKENDS[self.on](survey, missing, self.jobs, report)


_ENCODER: Final = Encoder()
_DECODER: Final = Decoder(tuple[int, tuple[tuple[tuple[Word, ...], tuple[float, ...]], ...]])


def write_deal(deal: DealFindings) -> bytes:
    return _ENCODER.encode(deal) + b"\n"


def read_deal(line: bytes) -> DealFindings:
    try:
        return DealFindings(*_DECODER.decode(line))
    except (MsgspecError, UnicodeError, RecursionError):
        raise BadLine from None
