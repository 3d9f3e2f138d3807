"""A view, and what the broker makes of it: prices, holdings, majorities, and what a Boom or Bust would do."""

from math import erf, sqrt
from typing import Final

from stockpile.bots.broker.market.holdings import Holdings
from stockpile.bots.broker.market.outlook import private_outlook
from stockpile.bots.broker.style import Style
from stockpile.rules.cards import STOCKS
from stockpile.rules.in_play import in_play
from stockpile.rules.sample import unseen
from stockpile.rules.view import View

GUESSED: Final = 5 / 36  # variance of one hidden card being of a company: one in six

Stake = tuple[float, float]  # regular cards, split cards


class Position:
    """Where the observer of a view stands. The view is that of a seat that is asked."""

    def __init__(self, view: View, style: Style) -> None:
        self.view = view
        self.style = style
        self.tables = view.tables
        self.legal: list[int] = view.legal or []
        self.money = view.money[view.observer]
        self.rivals = [seat for seat in range(view.players) if seat != view.observer]
        self.in_play = in_play(view)
        self.costs = self.in_play.costs[view.observer]  # of our own bids, by space
        self.outlook = private_outlook(view)
        self.pool = unseen(view)
        self.holdings = Holdings(view, self.pool)
        self._spreads = self._spread_of_leads()

    def _spread_of_leads(self) -> list[float]:
        """By rival: how far a lead in shares may still change, with the rounds to come and cards we only guess."""
        to_come = self.style.haze + self.style.churn * (self.outlook.left - 1)
        return [sqrt(2 * (to_come + GUESSED * hidden)) for hidden in self.holdings.hidden]

    def majority_gain(self, company: int, more: int) -> float:
        """What `more` shares, or fewer if negative, change at our odds of the majority (R-END-2), in dollars.

        The odds of a number of shares: that it stays ahead of every rival.
        """
        now = self.holdings.shares(company)
        before = 1.0 if now else 0.0
        after = 1.0 if now + more else 0.0
        for theirs, spread in zip(self.holdings.rivals_shares[company], self._spreads, strict=True):
            lead = now - theirs
            before *= 0.5 + 0.5 * erf(lead / spread)
            after *= 0.5 + 0.5 * erf((lead + more) / spread)
        return self.tables.majority * (after - before)

    def stakes(self) -> list[Stake]:
        """By company: our regular and split cards, less our envy of what the others have on average."""
        holdings = self.holdings
        envy = self.style.envy / len(holdings.hidden)
        found: list[Stake] = []
        for company in range(STOCKS):
            regular = float(holdings.regular[company])
            split = float(holdings.split[company])
            for cards in holdings.rivals_regular:
                regular -= envy * cards[company]
            for split_cards in holdings.rivals_split:
                split -= envy * split_cards[company]
            found.append((regular, split))
        return found

    def swings(self, card: int, stakes: list[Stake]) -> list[float]:
        """What a Boom or Bust on each company does for us, and to the others (R-ACT-1)."""
        at = self.outlook.at
        return [self.swing(card, company, stakes[company], at[company]) for company in range(STOCKS)]

    def swing(self, card: int, company: int, stake: Stake, at: int) -> float:
        """The same for one company, with other holdings and on another space of its track."""
        by_regular, by_split = self.outlook.of[company].swings[card]
        return stake[0] * by_regular[at] + stake[1] * by_split[at]
