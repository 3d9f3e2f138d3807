"""What cards are worth: to the observer, and to the market, which knows only what is public."""

from functools import cached_property
from math import erf, sqrt
from operator import mul

from stockpile.bots.broker.holdings import Holdings, unseen
from stockpile.bots.broker.outlook import Outlook, private_outlook, public_outlook
from stockpile.bots.broker.style import Style
from stockpile.rules.cards import BOOM, FEE, HELD, STOCKS
from stockpile.rules.view import View


class Position:
    """A view with everything the broker makes of it, each worked out when first asked for."""

    def __init__(self, view: View, style: Style) -> None:
        self.view = view
        self.style = style
        self.tables = view.tables
        self.legal: list[int] = view.legal or []

    @cached_property
    def outlook(self) -> Outlook:
        return private_outlook(self.view)

    @cached_property
    def pool(self) -> list[int]:
        return unseen(self.view)

    @cached_property
    def holdings(self) -> Holdings:
        return Holdings(self.view, self.pool)

    @cached_property
    def worth(self) -> list[float]:
        """Of one more card of each kind to the observer."""
        outlook = self.outlook
        worth = [
            outlook.of[company].regular[outlook.at[company]] + self.majority_gain(company, 1)
            for company in range(STOCKS)
        ]
        worth += [max(self.booms), max(self.busts)]
        return worth + [-float(fee) for fee in self.tables.fees]

    @cached_property
    def market(self) -> list[float]:
        """Of one more card of each kind to somebody who knows what everybody knows."""
        outlook = public_outlook(self.view)
        worth = [outlook.of[company].regular[outlook.at[company]] for company in range(STOCKS)]
        return worth + self.worth[BOOM:]

    def average(self, worth: list[float]) -> float:
        """Of a card that the observer has not seen."""
        return sum(map(mul, worth, self.pool)) / (sum(self.pool) or 1)

    def majority_gain(self, company: int, more: int) -> float:
        """What `more` shares, or fewer if negative, change at our odds of the majority (R-END-2), in dollars."""
        now = self.holdings.shares(company)
        change = self.majority_odds(company, now + more) - self.majority_odds(company, now)
        return self.style.majority * self.tables.majority * change

    def majority_odds(self, company: int, shares: int) -> float:
        """How likely that many shares will be the most in the end."""
        if shares <= 0:
            return 0.0
        odds = 1.0
        for theirs, spread in zip(self.holdings.rivals_shares[company], self.spreads, strict=True):
            odds *= 0.5 + 0.5 * erf((shares - theirs) / spread)
        return odds

    @cached_property
    def spreads(self) -> list[float]:
        """By rival: how far a lead in shares may still change, with the rounds to come and cards we only guess."""
        to_come = self.style.doubt + self.style.churn * (self.outlook.left - 1)
        return [sqrt(2 * (to_come + 0.14 * hidden)) for hidden in self.holdings.hidden]

    @cached_property
    def stakes(self) -> tuple[list[float], list[float]]:
        """Our regular and split cards of each company, less our envy of what the others have on average."""
        holdings = self.holdings
        envy = self.style.envy / len(holdings.hidden)
        regular = [
            ours - envy * sum(theirs)
            for ours, *theirs in zip(holdings.regular, *holdings.rivals_regular, strict=True)
        ]
        split = [
            ours - envy * sum(theirs)
            for ours, *theirs in zip(holdings.split, *holdings.rivals_split, strict=True)
        ]
        return regular, split

    @cached_property
    def booms(self) -> list[float]:
        """What a Boom on each company does for us, and to the others (R-ACT-1)."""
        of, at = self.outlook.of, self.outlook.at
        regular, split = self.stakes
        return [
            regular[company] * of[company].boom_regular[at[company]]
            + split[company] * of[company].boom_split[at[company]]
            for company in range(STOCKS)
        ]

    @cached_property
    def busts(self) -> list[float]:
        """What a Bust on each company does for us, and to the others (R-ACT-1)."""
        of, at = self.outlook.of, self.outlook.at
        regular, split = self.stakes
        return [
            regular[company] * of[company].bust_regular[at[company]]
            + split[company] * of[company].bust_split[at[company]]
            for company in range(STOCKS)
        ]


assert FEE == HELD  # portfolio kinds, then fees: worth lists run over all market kinds in this order
