"""What a tournament plays: deals, seatings, each game, and how long each bot thought."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import ceil, log
from time import perf_counter_ns, thread_time_ns
from typing import Final, NamedTuple

from stockpile.bots import Bot, play_out
from stockpile.content import Content
from stockpile.lab.games import BotFaults, GameResult, bot_seed, deal_seed
from stockpile.lab.players import events_for, is_plugin_bot, make_player, with_its_view
from stockpile.lab.saved_records import AnswerRecorder, record_of
from stockpile.records import Record
from stockpile.rules.answers import Answer
from stockpile.rules.config import Config
from stockpile.rules.events import Event
from stockpile.rules.game import Game

BIN_RATIO: Final = 1.05  # each bin is this many times the one before, so a quantile is off by a fortieth at most
LAST_BIN: Final = 1000  # far beyond any time that a person waits
NANOSECONDS: Final = 1e6  # in a millisecond


@dataclass
class ThinkingTime:
    """Time over a number of decisions, as a histogram: small, and two can be added.

    >>> thinking = ThinkingTime()
    >>> for milliseconds in range(1, 101):
    ...     thinking.add(milliseconds * 1_000_000)
    >>> thinking.mean, round(thinking.quantile(0.95))
    (50.5, 95)
    """

    nanoseconds: int = 0
    bins: Counter[int] = field(default_factory=Counter)

    def add(self, nanoseconds: int) -> None:
        self.nanoseconds += nanoseconds
        self.bins[int(log(max(nanoseconds, 1), BIN_RATIO))] += 1

    @classmethod
    def together(cls, parts: Iterable["ThinkingTime"]) -> "ThinkingTime":
        """All of them as one."""
        whole = cls()
        for part in parts:
            whole.nanoseconds += part.nanoseconds
            whole.bins.update(part.bins)
        return whole

    @property
    def mean(self) -> float | None:
        """In milliseconds; of nothing there is none."""
        decisions = self.bins.total()
        return self.nanoseconds / decisions / NANOSECONDS if decisions else None

    @property
    def milliseconds(self) -> list[tuple[float, int]]:
        """The middle of each bin, and how many decisions are in it."""
        return [(BIN_RATIO ** (step + 0.5) / NANOSECONDS, self.bins[step]) for step in sorted(self.bins)]

    def quantile(self, share: float) -> float:
        """The milliseconds in which this share of all decisions was made."""
        needed = ceil(share * self.bins.total())
        for milliseconds, count in self.milliseconds:
            needed -= count
            if needed <= 0:
                return milliseconds
        raise ValueError("no decision was timed")


Seating = tuple[int, ...]  # by seat: which of the different bots sits there


def all_seatings(entries: Sequence[int]) -> list[Seating]:
    """Every different order, in the order of a dictionary.

    >>> all_seatings([0, 1, 1])
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    >>> len(all_seatings(range(4)))
    24
    """
    return list(_orders(sorted(entries)))


def _orders(left: list[int]) -> Iterator[Seating]:
    if not left:
        yield ()
    for bot in sorted(set(left)):
        rest = left.copy()
        rest.remove(bot)
        yield from ((bot, *order) for order in _orders(rest))


def rotations(entries: Sequence[int]) -> list[Seating]:
    """The order as named, and what becomes of it when everybody moves a seat on: neighbours stay neighbours.

    >>> rotations([0, 1, 2])
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    >>> rotations([0, 1, 0, 1])
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    """
    turned = [(*entries[len(entries) - by :], *entries[: len(entries) - by]) for by in range(len(entries))]
    return list(dict.fromkeys(turned))


SEATINGS: Final[dict[str, Callable[[Sequence[int]], list[Seating]]]] = {"all": all_seatings, "rotations": rotations}


class TournamentGame(NamedTuple):
    """What is kept of one game. All but `thinking` follows from the match and the number."""

    number: int
    first: int  # the seat that started
    ending: GameResult
    choices: tuple[int, ...]  # by seat: decisions in which there was more than one answer
    thinking: tuple[ThinkingTime, ...]  # by seat, over those
    faults: tuple[BotFaults, ...]  # by seat


@dataclass(frozen=True)
class Match:
    """Bots, one for each seat, and the games they play. Game number n is the same in any process and at any time.

    The chance of a deal, the first player too, follows from the seed and the deal's number; the games of a deal differ
    in which bot sits where. A bot's own seed follows from seed, deal and seat: any bot that sits there has the same
    luck in thinking. So two bots in the same seat of the same deal can be compared, between tournaments too.
    """

    config: Config
    bots: tuple[str, ...]  # as named, one for each seat
    seed: int
    content: Content
    seated: str = "all"  # in all seatings, or in rotations

    @cached_property
    def different(self) -> tuple[str, ...]:
        """The bots without repetition: each is a row of the result."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def plugin_bots(self) -> tuple[str, ...]:
        """Those of the different bots that come from other packages."""
        return tuple(bot for bot in self.different if is_plugin_bot(bot))

    @cached_property
    def seatings(self) -> list[Seating]:
        return SEATINGS[self.seated]([self.different.index(bot) for bot in self.bots])

    def place_of(self, number: int) -> tuple[int, int]:
        """Deal and seating of a game: deal after deal, each in all its seatings."""
        return divmod(number, len(self.seatings))

    def play(self, number: int) -> TournamentGame:
        """One whole game."""
        return self.recorded(number)[0]

    def recorded(self, number: int) -> tuple[TournamentGame, Record]:
        """The same, and the game itself."""
        deal, _ = self.place_of(number)
        names = self._names(number)
        bots = [make_player(name, bot_seed(self.seed, deal, seat)) for seat, name in enumerate(names)]
        game = self._dealt(deal, events_for(bots))
        first = game.first
        watch = Stopwatch(len(bots))
        answers = AnswerRecorder(watch.ask)
        play_out(game, bots, answers.ask)
        faults = tuple([BotFaults.of(bot) for bot in bots])
        played = TournamentGame(number, first, GameResult.of(game), tuple(watch.choices), tuple(watch.thinking), faults)
        return played, answers.record(game, names)

    def begun(self, number: int) -> Record:
        """The game before its first answer."""
        deal, _ = self.place_of(number)
        return record_of(self._dealt(deal), self._names(number))

    def file_of(self, number: int) -> str:
        """What the record of the game is called. The widths stay, however many deals there are."""
        deal, seating = self.place_of(number)
        return f"game-{number:05}-deal-{deal:05}-seating-{seating:03}.txt"

    def _names(self, number: int) -> list[str]:
        _, seating = self.place_of(number)
        return [self.different[bot] for bot in self.seatings[seating]]

    def _dealt(self, deal: int, heard: list[Event] | None = None) -> Game:
        return Game.new(self.config, seed=deal_seed(self.seed, deal), content=self.content, events=heard)


class Stopwatch:
    """Asks bots and takes the time of their own thinking, where there is something to think about.

    For ours it is CPU time, so that other work of the machine does not count. A plugin bot thinks in another process,
    where we cannot look: for it the clock runs until the answer is here.
    """

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.thinking = [ThinkingTime() for _ in range(seats)]

    def ask(self, bot: Bot, game: Game, seat: int) -> Answer:
        think = with_its_view(bot, game, seat)
        if len(game.legal) == 1:
            return think()
        clock = perf_counter_ns if is_plugin_bot(bot.name) else thread_time_ns
        began = clock()
        answer = think()
        self.thinking[seat].add(clock() - began)
        self.choices[seat] += 1
        return answer
