"""What was seen, summed up: a row for everything that was looked at, each value with its interval over deals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

from stockpile.lab.balance.part import Key, Part, Seen
from stockpile.lab.intervals import DIGITS, Mean, mean_of_amounts, mean_of_shares

SHARES: Final = ("win_share", "won_from_behind", "won_from_last")  # values between 0 and 1


@dataclass(frozen=True)
class Row:
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

    def to_json(self, part: Part) -> dict[str, object]:
        names = dict(zip(("players", "game", *part.names), self.key, strict=True))
        values = {name: mean._asdict() for name, mean in self.values.items()}
        return {**names, "deals": self.deals, "looks": self.looks, **values}


ANY: Final = 0  # players: a row for all numbers of them together


def rows_of(part: Part, deals: Iterable[Sequence[Seen]], pooled: bool = False) -> tuple[Row, ...]:
    """In the order of the keys. The looks of one deal are one observation: they have the same cards.

    Pooled, it does not matter how many play.
    """
    found: dict[Key, list[list[tuple[float, ...]]]] = defaultdict(list)
    for seen in deals:
        looks: dict[Key, list[tuple[float, ...]]] = defaultdict(list)
        for key, values in seen:
            looks[(ANY, *key[1:]) if pooled else key].append(values)
        for key, each in looks.items():
            found[key].append(each)
    return tuple([_row(part, key, found[key]) for key in sorted(found, key=_order)])


def _order(key: Key) -> tuple[tuple[bool, object], ...]:
    """Numbers before words, each in their order."""
    return tuple([(isinstance(word, str), word) for word in key])


def _row(part: Part, key: Key, deals: Sequence[Sequence[tuple[float, ...]]]) -> Row:
    looks = sum([len(deal) for deal in deals])
    values: dict[str, Mean] = {}
    for at, name in enumerate(part.values):
        means = [fmean([look[at] for look in deal]) for deal in deals]
        values[name] = mean_of_shares(means, len(deals) / looks) if name in SHARES else mean_of_amounts(means)
    return Row(key, len(deals), looks, values)


def together(means: Sequence[Mean]) -> Mean:
    """The mean of independent means, and its interval.

    >>> together([Mean(1.0, 0.0, 2.0), Mean(3.0, 2.0, 4.0)])
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


def less(mean: Mean, amount: float) -> Mean:
    """The same, so much lower.

    >>> less(Mean(0.3, 0.2, 0.4), 0.25)
    Mean(mean=0.05, low=-0.05, high=0.15)
    """
    return Mean(*[None if each is None else round(each - amount, DIGITS) for each in mean])
