"""What a share is worth with some movements still to come, for every space of every track.

Worked out once for a config, backwards from the end of the game: the holder may sell before each movement, has seen
the company's forecast by then or not, and otherwise keeps the share through whatever comes.

>>> from stockpile.rules.tables import tables_for
>>> figures = prospects_for(tables_for(Config(players=4)))
>>> figures.regular[0][4], figures.split[0][4]  # the game is over: what the fifth space shows, and twice that
(5.0, 10.0)
>>> round(figures.regular[1][9], 2)  # one movement to come on the last space: a rise would split
12.11
"""

from typing import Final

from stockpile.bots.broker.market.strides import Stride, meet, stride
from stockpile.rules.cards import STOCKS
from stockpile.rules.config import Config
from stockpile.rules.numbers import same
from stockpile.rules.tables import ROW, Tables
from stockpile.rules.vecs import append, extend, i64, vec

MANY: Final = 4096  # expectations that are kept; with dice there are more than one would keep


def usual_forecasts(tables: Tables) -> vec[i64]:
    """What a company may get in a round nobody knows anything about yet, all alike likely (R-DIC-1)."""
    if not tables.dice:
        return tables.forecasts
    faces = vec[i64]()
    for die in tables.dice_faces:
        faces = extend(faces, die)
    return faces


def grid() -> vec[float]:
    """A worth for every space of every track: company * ROW + space."""
    return vec[float]([0.0] * (ROW * STOCKS))


class Kept:
    """What one card, regular or split, is worth on every space if it is kept through a forecast."""

    def __init__(self) -> None:
        self.regular: vec[float] = grid()
        self.split: vec[float] = grid()


class Prospects:
    """Worth of one card by movements to come: `regular` and `split` before a sale, `after` a known forecast."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.regular: vec[vec[float]] = vec[vec[float]]([grid()])
        self.split: vec[vec[float]] = vec[vec[float]]([grid()])
        self.kept: list[dict[int, Kept]] = [{}]
        self.expectations: dict[int, Expectation] = {}
        for at in range(len(tables.values)):
            self.regular[0][at] = float(tables.values[at])
            self.split[0][at] = 2.0 * float(tables.values[at])
        for _round in range(tables.rounds):
            self._one_more()

    def _one_more(self) -> None:
        """Put one more movement in front of those worked out so far."""
        self.kept.append({})
        left = i64(len(self.regular))
        forecasts = usual_forecasts(self.tables)
        regular, split = grid(), grid()
        known = _share_of_forecasts_seen(self.tables)
        for at in range(len(self.tables.values)):
            price = float(self.tables.values[at])
            keeping = vec[float]([self.after(left, code).regular[at] for code in forecasts])
            regular[at] = _best(price, keeping, known)
            keeping = vec[float]([self.after(left, code).split[at] for code in forecasts])
            split[at] = _best(2.0 * price, keeping, known)
        self.regular = append(self.regular, regular)
        self.split = append(self.split, split)

    def after(self, left: i64, code: i64) -> Kept:
        """A regular and a split card kept through a forecast, the first of so many movements to come."""
        found = self.kept[left].get(code)
        if found is None:
            found = self.kept[left][code] = self._go_through(left, code)
        return found

    def _go_through(self, left: i64, code: i64) -> Kept:
        tables = self.tables
        kept = Kept()
        for company in range(STOCKS):
            for space in range(tables.last[company] + 1):
                self._keep(kept, company * ROW + space, left - 1, company, meet(tables, company, space, code))
        return kept

    def _keep(self, kept: Kept, at: i64, left: i64, company: i64, met: Stride) -> None:
        kept.regular[at] = float(met.regular_pay)
        kept.split[at] = float(met.split_pay)
        if not met.bankrupt:
            end = company * ROW + met.space
            kept.regular[at] += self.split[left][end] if met.splits > 0 else self.regular[left][end]
            kept.split[at] += self.split[left][end]

    def expectation(self, left: i64, codes: vec[i64]) -> "Expectation":
        """Worked out once for the movements to come and the forecasts that are possible."""
        key = left
        for code in codes:
            key = (key * 1_000_003 + code + 1000) & 0xFFFFFFFFFFFFFF
        found = self.expectations.get(key)
        if found is None or found.left != left or not same(found.codes, codes):
            if len(self.expectations) >= MANY:
                self.expectations.clear()
            found = self.expectations[key] = Expectation(self, left, codes[:])
        return found


def _share_of_forecasts_seen(tables: Tables) -> float:
    """How likely a player knows a company's forecast before selling: the own pairs and the public one."""
    seen = len(tables.own_pairs(0)) + (1 if tables.players > 2 else 0)
    return float(seen) / float(STOCKS)


def _best(price: float, keeping: vec[float], known: float) -> float:
    """Sell or keep, whichever is worth more, with the forecast known or not."""
    knowing, mean = 0.0, 0.0
    for kept in keeping:
        knowing += kept if kept > price else price
        mean += kept
    knowing /= float(len(keeping))
    mean /= float(len(keeping))
    return known * knowing + (1.0 - known) * (mean if mean > price else price)


class Expectation:
    """One card's worth on any space, for a company that gets one of some forecasts, all alike likely.

    `keep_regular` and `keep_split`: kept through this round's movement. `regular` and `split`: kept or sold,
    whichever is more. `boom_...` and `bust_...`: what a Boom or Bust now would add to those two.
    """

    def __init__(self, prospects: Prospects, left: i64, codes: vec[i64]) -> None:
        tables = prospects.tables
        self.left: i64 = left
        self.codes: vec[i64] = codes
        self.keep_regular: vec[float] = grid()
        self.keep_split: vec[float] = grid()
        self.regular: vec[float] = grid()
        self.split: vec[float] = grid()
        self.boom_regular: vec[float] = grid()
        self.boom_split: vec[float] = grid()
        self.bust_regular: vec[float] = grid()
        self.bust_split: vec[float] = grid()
        self._expect(prospects, tables)
        for company in range(STOCKS):
            for space in range(tables.last[company] + 1):
                self._swing(tables, company, space)

    def _expect(self, prospects: Prospects, tables: Tables) -> None:
        for code in self.codes:
            kept = prospects.after(self.left, code)
            for at in range(len(tables.values)):
                self.keep_regular[at] += kept.regular[at]
                self.keep_split[at] += kept.split[at]
        for at in range(len(tables.values)):
            self.keep_regular[at] /= float(len(self.codes))
            self.keep_split[at] /= float(len(self.codes))
            price = float(tables.values[at])
            self.regular[at] = max(price, self.keep_regular[at])
            self.split[at] = max(2.0 * price, self.keep_split[at])

    def _swing(self, tables: Tables, company: i64, space: i64) -> None:
        at = company * ROW + space
        up = stride(tables, company, space, tables.boom_steps)
        self.boom_regular[at] = self.regular_after(company, up) - self.regular[at]
        self.boom_split[at] = self.split_after(company, up) - self.split[at]
        down = stride(tables, company, space, -tables.bust_steps)
        self.bust_regular[at] = self.regular_after(company, down) - self.regular[at]
        self.bust_split[at] = self.split_after(company, down) - self.split[at]

    def regular_after(self, company: i64, met: Stride) -> float:
        """What a regular card is worth after a move, with what it earned on the way."""
        if met.bankrupt:
            return float(met.regular_pay)
        end = company * ROW + met.space
        return float(met.regular_pay) + (self.split[end] if met.splits > 0 else self.regular[end])

    def split_after(self, company: i64, met: Stride) -> float:
        """The same for a split card."""
        return float(met.split_pay) + (0.0 if met.bankrupt else self.split[company * ROW + met.space])


class _Shelf:
    """The prospects asked for last: nearly always those that are wanted next."""

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.prospects: Prospects | None = None


_MADE: Final[dict[tuple[str, Config], Prospects]] = {}
_LAST: Final = _Shelf()


def prospects_for(tables: Tables) -> Prospects:
    """The prospects of a config and its content, worked out once."""
    last = _LAST.prospects
    if last is not None and _LAST.tables is tables:
        return last
    key = (tables.content.version, tables.config)
    found = _MADE.get(key)
    if found is None:
        found = _MADE[key] = Prospects(tables)
    _LAST.tables, _LAST.prospects = tables, found
    return found
