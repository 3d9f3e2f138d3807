"""What a simulation found out."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from stockpile.lab.ending import WHOLE_WIN
from stockpile.lab.faults import Faults
from stockpile.lab.outcome import Outcome, Task

NORMAL_95: Final = 1.959964


@dataclass(frozen=True)
class Entry:
    """One bot of the simulation. Whoever shares a win with one other has half of it."""

    bot: str
    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]  # of the win rate, 95 %
    money: float  # mean
    place: float  # mean
    faults: Faults

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "money": self.money,
            "place": self.place,
            "faults": self.faults.total,
        }


@dataclass(frozen=True)
class Summary:
    """What the games came to, and apart from that how long they took."""

    task: Task
    asked: int  # games asked for
    games: int  # games played: fewer if the simulation was broken off
    rounds: int  # of each game
    decisions: float  # of each game, mean
    entries: tuple[Entry, ...]
    jobs: int
    seconds: float

    @property
    def interrupted(self) -> bool:
        return self.games < self.asked

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def results(self) -> dict[str, object]:
        """Equal for equal seeds, on every machine and with any number of jobs."""
        return {
            "players": self.task.config.players,
            "modules": list(self.task.config.modules),
            "content": self.task.content.version,
            "seed": self.task.seed,
            "first": self.task.first,
            "asked": self.asked,
            "games": self.games,
            "interrupted": self.interrupted,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "bots": [entry.to_json() for entry in self.entries],
        }

    def to_json(self) -> dict[str, object]:
        """Plain data: `results`, which repeat, and `timing`, which does not."""
        timing = {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 1),
        }
        return {"results": self.results(), "timing": timing}


def entries_of(task: Task, outcomes: Sequence[Outcome]) -> tuple[Entry, ...]:
    """Count wins, money and places of every bot."""
    return tuple([_entry(bot, number, outcomes) for number, bot in enumerate(task.bots)])


def _entry(bot: str, number: int, outcomes: Sequence[Outcome]) -> Entry:
    games = len(outcomes)
    wins = sum([outcome.wins[number] for outcome in outcomes]) / WHOLE_WIN
    return Entry(
        bot,
        games,
        round(wins, 4),
        mean(wins, games),
        confidence(wins, games),
        mean(sum([outcome.money[number] for outcome in outcomes]), games),
        mean(sum([outcome.places[number] for outcome in outcomes]), games),
        Faults.together([outcome.faults[number] for outcome in outcomes]),
    )


def mean(total: float, count: int) -> float:
    """Rounded, for reading; 0 of nothing."""
    return round(total / count, 4) if count else 0.0


def confidence(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true win rate lies in 95 of 100 such simulations.

    >>> confidence(50, 100)
    (0.4038, 0.5962)
    >>> confidence(100, 100)
    (0.963, 1.0)
    >>> confidence(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    square = NORMAL_95**2
    rate = wins / games
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = NORMAL_95 / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return round(max(middle - spread, 0.0), 4), round(min(middle + spread, 1.0), 4)
