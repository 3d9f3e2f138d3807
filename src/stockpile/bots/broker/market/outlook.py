"""What prices will do this round, as far as somebody can tell, and what that makes of shares."""

from functools import lru_cache

from stockpile.bots.broker.market.prospects import Grid, Prospects, falsify, prospects_for, stride, usual_forecasts
from stockpile.rules.cards import BOOM, BUST, STOCKS
from stockpile.rules.tables import ROW, Tables
from stockpile.rules.view import View


def action_steps(tables: Tables, card: int) -> int:
    """How far a Boom or Bust moves a stock."""
    return tables.boom_steps if card == BOOM else -tables.bust_steps


class Expectation:
    """One card's worth on any space, for a company that gets one of some forecasts, all alike likely.

    `keep_regular` and `keep_split`: kept through this round's movement. `regular` and `split`: kept or sold,
    whichever is more. `swings`: what a Boom or Bust now would add to those two.
    """

    __slots__ = ("keep_regular", "keep_split", "regular", "split", "swings")

    def __init__(self, prospects: Prospects, left: int, forecasts: tuple[int, ...]) -> None:
        values = prospects.tables.values
        kept = [prospects.after(left, code) for code in forecasts]
        self.keep_regular = _mean([regular for regular, _ in kept])
        self.keep_split = _mean([split for _, split in kept])
        self.regular = [max(price, kept) for price, kept in zip(values, self.keep_regular, strict=True)]
        self.split = [max(2 * price, kept) for price, kept in zip(values, self.keep_split, strict=True)]
        self.swings = {card: self._swing(prospects.tables, card) for card in (BOOM, BUST)}

    def _swing(self, tables: Tables, card: int) -> tuple[Grid, Grid]:
        regular = [-worth for worth in self.regular]
        split = [-worth for worth in self.split]
        for company in range(STOCKS):
            for space in range(tables.last[company] + 1):
                at = company * ROW + space
                met = stride(tables, company, space, action_steps(tables, card))
                if not met.bankrupt:
                    end = company * ROW + met.space
                    regular[at] += met.regular_pay + (self.split if met.splits else self.regular)[end]
                    split[at] += met.split_pay + self.split[end]
        return regular, split


def _mean(grids: list[Grid]) -> Grid:
    return [sum(column) / len(grids) for column in zip(*grids, strict=True)]


@lru_cache(maxsize=4096)  # with dice there are more than one would keep
def expectation(prospects: Prospects, left: int, forecasts: tuple[int, ...]) -> Expectation:
    """Worked out once for the movements to come and the forecasts that are possible."""
    return Expectation(prospects, left, forecasts)


class Outlook:
    """By company: which forecasts it may get, what to expect from that, and where in the grids it stands now.

    >>> from stockpile.rules.game import Game
    >>> outlook = private_outlook(Game.new(seed=1).view(0))
    >>> outlook.forecasts[3:5]  # one we can only guess, one we know
    [(2, 12, -2, -3), (1,)]
    """

    __slots__ = ("at", "forecasts", "left", "of")

    def __init__(self, view: View, observer: int) -> None:
        tables = view.tables
        self.left = tables.rounds - view.round  # movements to come, this round's included
        self.at = [company * ROW + space for company, space in enumerate(view.prices)]
        self.forecasts = _possible(view, observer)
        prospects = prospects_for(tables)
        self.of = [expectation(prospects, self.left, codes) for codes in self.forecasts]


def _possible(view: View, observer: int) -> list[tuple[int, ...]]:
    """The forecasts each company may get, as a seat knows it, or a spectator (R-INFO-5)."""
    tables = view.tables
    unknown = (view.forecasts or usual_forecasts(tables)).copy()
    certain: list[tuple[int, int]] = []
    covers: list[int] = []  # Falsified Earnings on each pair that the observer has not seen
    pairs, falsified = view.pairs, view.falsified
    for pair, knowers in enumerate(view.pair_known):
        copies = falsified[pair] if falsified else 0
        if knowers >> observer & 1:
            company, code = pairs[2 * pair : 2 * pair + 2]
            unknown.remove(code)
            certain.append((company, falsify(tables, code, copies)))
        else:
            covers.append(copies)
    if any(covers):
        unknown = [falsify(tables, code, copies) for code in unknown for copies in covers]
    if tables.dice:
        unknown.sort()
    possible = [tuple(unknown)] * STOCKS
    for company, code in certain:
        possible[company] = (code,)
    return possible


def private_outlook(view: View) -> Outlook:
    """With everything the observer knows."""
    return Outlook(view, view.observer)


def public_outlook(view: View) -> Outlook:
    """With what everybody knows: how the market sees it."""
    return Outlook(view, view.players)
