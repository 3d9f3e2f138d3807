"""What prices will do this round, as far as somebody can tell."""

from stockpile.bots.broker.prospects import Grid, Prospects, prospects_for
from stockpile.rules.cards import PAIRS, STOCKS
from stockpile.rules.tables import ROW, Tables
from stockpile.rules.view import View


class Outlook:
    """The forecasts that each company may get, all alike likely, and what that makes of its shares.

    >>> from stockpile.rules.game import Game
    >>> view = Game.new(seed=1).view(0)
    >>> outlook = private_outlook(view)
    >>> [sorted(codes) for codes in outlook.forecasts][:3]
    [[1, 2, 4, 12], [1, 2, 4, 12], [1, 2, 4, 12]]
    >>> outlook.falls(5), outlook.falls(0)
    (True, False)
    """

    __slots__ = ("_prospects", "_tables", "forecasts", "left")

    def __init__(self, tables: Tables, left: int, forecasts: list[list[int]]) -> None:
        self.left = left  # movements to come, this round's included
        self.forecasts = forecasts
        self._tables = tables
        self._prospects: Prospects = prospects_for(tables)

    def keep_regular(self, company: int, space: int) -> float:
        """What a regular card comes to if it is kept through this round's movement."""
        return self._mean(self._prospects.regular_after[self.left], company, space)

    def keep_split(self, company: int, space: int) -> float:
        """What a split card comes to if it is kept through this round's movement."""
        return self._mean(self._prospects.split_after[self.left], company, space)

    def regular(self, company: int, space: int) -> float:
        """What a regular card is worth: kept or sold, whichever is more."""
        return max(self._tables.values[company * ROW + space], self.keep_regular(company, space))

    def split(self, company: int, space: int) -> float:
        """What a split card is worth: kept or sold, whichever is more."""
        return max(2 * self._tables.values[company * ROW + space], self.keep_split(company, space))

    def falls(self, company: int) -> bool:
        """Whether nothing but a fall can come."""
        return max(self.forecasts[company]) < 0

    def _mean(self, after: dict[int, Grid], company: int, space: int) -> float:
        at = company * ROW + space
        codes = self.forecasts[company]
        if len(codes) == 1:
            return after[codes[0]][at]
        total = 0.0
        for code in codes:
            total += after[code][at]
        return total / len(codes)


def private_outlook(view: View) -> Outlook:
    """With everything the observer knows (R-INFO-5)."""
    return _outlook(view, view.observer)


def public_outlook(view: View) -> Outlook:
    """With what everybody knows: how the market sees it."""
    return _outlook(view, view.players)


def _outlook(view: View, observer: int) -> Outlook:
    tables = view.tables
    open_forecasts = tables.forecasts.copy()
    forecasts = [open_forecasts] * STOCKS
    for pair in range(PAIRS):
        if view.pair_known[pair] >> observer & 1:
            company, code = view.pairs[2 * pair], view.pairs[2 * pair + 1]
            open_forecasts.remove(code)
            forecasts[company] = [code]
    return Outlook(tables, tables.rounds - view.round, forecasts)
