"""What prices will do this round, as far as somebody can tell, and what that makes of shares."""

from typing import Final

from stockpile.bots.broker.market.prospects import Expectation, prospects_for, usual_forecasts
from stockpile.bots.broker.market.strides import falsify
from stockpile.rules.cards import STOCKS
from stockpile.rules.numbers import in_order, zeros
from stockpile.rules.tables import ROW
from stockpile.rules.vecs import append, i64, remove, vec
from stockpile.rules.view import View

UNSEEN: Final[i64] = -1000  # no forecast


class Outlook:
    """By company: which forecasts it may get, what to expect from that, and where in the grids it stands now.

    >>> from stockpile.rules.game import Game
    >>> outlook = private_outlook(Game.new(seed=1).view(0))
    >>> outlook.forecasts[3:5]  # one we can only guess, one we know
    [(2, 12, -2, -3), (1,)]
    """

    def __init__(self, view: View, observer: i64) -> None:
        tables = view.tables
        self.left: i64 = tables.rounds - view.round  # movements to come, this round's included
        self.at: vec[i64] = zeros(STOCKS)
        self.certain: vec[i64] = vec[i64]([UNSEEN] * STOCKS)  # by company: its forecast, if it is known
        self.guesses: vec[i64] = vec[i64]()  # what each of the others may get
        self._read_pairs(view, observer)
        prospects = prospects_for(tables)
        # With everything known there is nothing to guess: any company's own forecast fills the row.
        guesses = self.guesses if len(self.guesses) > 0 else self.codes(0)
        self.of: vec[Expectation] = vec[Expectation]([prospects.expectation(self.left, guesses)] * STOCKS)
        for company in range(STOCKS):
            self.at[company] = company * ROW + view.prices[company]
            if self.certain[company] != UNSEEN:
                self.of[company] = prospects.expectation(self.left, self.codes(company))

    def _read_pairs(self, view: View, observer: i64) -> None:
        """As a seat knows it, or a spectator (R-INFO-5)."""
        tables = view.tables
        open_codes = view.forecasts[:] if len(view.forecasts) > 0 else usual_forecasts(tables)[:]
        covers = vec[i64]()  # Falsified Earnings on each pair that the observer has not seen
        covered = False
        for pair in range(len(view.pair_known)):
            copies = view.falsified[pair] if len(view.falsified) > 0 else 0
            if view.pair_known[pair] >> observer & 1:
                code = view.pairs[2 * pair + 1]
                open_codes = remove(open_codes, code)
                self.certain[view.pairs[2 * pair]] = falsify(tables, code, copies)
            else:
                covers = append(covers, copies)
                covered = covered or copies > 0
        if covered:
            open_codes = vec[i64]([falsify(tables, code, copies) for code in open_codes for copies in covers])
        self.guesses = in_order(open_codes) if tables.dice else open_codes

    def codes(self, company: i64) -> vec[i64]:
        """The forecasts a company may get, all alike likely."""
        return self.guesses if self.certain[company] == UNSEEN else vec[i64]([self.certain[company]])

    @property
    def forecasts(self) -> list[tuple[int, ...]]:
        """The same by company, for readers."""
        return [tuple(self.codes(company)) for company in range(STOCKS)]


def private_outlook(view: View) -> Outlook:
    """With everything the observer knows."""
    return Outlook(view, view.observer)


def public_outlook(view: View) -> Outlook:
    """With what everybody knows: how the market sees it."""
    return Outlook(view, view.players)
