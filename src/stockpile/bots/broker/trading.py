"""Where to play Booms and Busts (R-ACT-1), what to sell (R-SEL-1), and how many bonds to buy (R-BND-1)."""

from typing import Final

from stockpile.bots.broker.bidding import LEAST
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.prospects import stride
from stockpile.bots.broker.style import Style
from stockpile.rules.abilities import in_play
from stockpile.rules.answers import BOOM_ON, BUST_ON, BUY_BONDS, PASS_NUMBER, SELL
from stockpile.rules.cards import BOOM, BUST, HALF, SHARE, SPACES, STOCKS, WHOLE
from stockpile.rules.figures import ROW, Figures
from stockpile.rules.game import View
from stockpile.rules.vecs import i64


def best_action(position: Position) -> i64:
    """The card and company that pay most, with the best that can follow."""
    best = LEAST
    choice: i64 = 0
    for number in position.legal:
        if BOOM_ON <= number < SELL:  # strategies and abilities are thought about elsewhere
            card, company = (BUST, number - BUST_ON) if number >= BUST_ON else (BOOM, number - BOOM_ON)
            gain = gain_of_action(position, card, company)
            if gain > best:
                best, choice = gain, number
    return choice


def action_steps(figures: Figures, card: i64) -> i64:
    """How far a Boom or Bust moves a stock."""
    return figures.boom_steps if card == BOOM else -figures.bust_steps


def gain_of_action(position: Position, card: i64, company: i64) -> float:
    """Of one card on a company, and the best use of the next one in hand."""
    following = LEAST
    for kind in range(BOOM, BUST + 1):
        if position.view.regular[kind] > (1 if kind == card else 0):
            for other in range(STOCKS):
                if other != company:
                    following = max(following, position.swing(kind, other))
            following = max(following, _again(position, card, company, kind))
    return position.swing(card, company) + (following if following > LEAST else 0.0)


def _again(position: Position, first: i64, company: i64, second: i64) -> float:
    """Of a second card on the company that the first has just moved."""
    figures = position.figures
    met = stride(figures, company, position.view.prices[company], action_steps(figures, first))
    if met.bankrupt:
        return 0.0
    regular, split = position.stake_regular[company], position.stake_split[company]
    if met.splits > 0:
        regular, split = 0.0, regular + split
    return position.swing_of(second, company, regular, split, company * ROW + met.space)


class Sales:
    """The sales to think about: one card, or all at once, because half of a majority is worth nothing.

    `choice` is one card of the sale that gains most over keeping, or none.
    """

    def __init__(self, position: Position) -> None:
        self._position: Position = position
        self.best: float = 0.0
        self.choice: i64 = PASS_NUMBER
        for company in range(STOCKS):
            regular, split = position.holdings.regular[company], position.holdings.split[company]
            if regular > 0:
                self._try(company, SHARE, 1)
            if regular > 1:
                self._try(company, SHARE, regular)
            if split > 0:
                self._try(company, WHOLE, 1)
                self._try(company, HALF, 1)
            if split > 1:
                self._try(company, WHOLE, split)

    def _try(self, company: i64, form: i64, count: i64) -> None:
        gain = gain_of_sale(self._position, company, form, count)
        if gain > self.best:
            self.best, self.choice = gain, SELL + form * STOCKS + company


def gain_of_sale(position: Position, company: i64, form: i64, count: i64, price: i64 = 0) -> float:
    """What selling this many cards brings beyond keeping them: at a price, or (0) at today's."""
    at = position.outlook.at[company]
    if price == 0:
        price = position.figures.values[at]
    expected = position.outlook.of[company]
    shares: i64 = 1
    if form == SHARE:
        kept = expected.keep_regular[at]
    elif form == WHOLE:
        shares, kept = 2, expected.keep_split[at]
    else:
        kept = expected.keep_split[at] - expected.regular[at]
    money = count * shares * price
    gain = float(money) - float(count) * kept + position.majority_gain(company, -shares * count)
    return gain + use_of_cash(position, money)


def use_of_cash(position: Position, money: i64) -> float:
    """What money is good for beyond itself: to outbid the others, as long as there are auctions to come.

    Up to the highest bid. With two meeples each dollar has twice the work and only one rival to beat.
    """
    if position.outlook.left == 1:
        return 0.0
    figures = position.figures
    purse = figures.bidding[-1]
    useful = min(position.money + money, purse) - min(position.money, purse)
    return position.style.liquidity * float(figures.meeples * figures.meeples * useful)


SECOND_MEEPLE: Final = 1.5  # what stays in hand for it, compared with the first


def choose_bonds(view: View, style: Style) -> i64:
    """As many as leave enough to bid with: more than the richest rival can pay is never needed."""
    figures = view.figures
    idle = view.money[view.observer] - min(_reserve(view, style), _enough(view) * figures.meeples)
    return BUY_BONDS + min(max(0, idle) // figures.bond_price, len(view.legal_numbers) - 1)


def _reserve(view: View, style: Style) -> i64:
    """What to keep for the auctions to come."""
    return i64(style.reserve * (1.0 + SECOND_MEEPLE * float(view.figures.meeples - 1)))


def _enough(view: View) -> i64:
    """The lowest bid of ours that costs more than any rival has; the highest, if none does."""
    richest: i64 = 0
    for seat in range(view.players):
        if seat != view.observer:
            richest = max(richest, view.money[seat])
    costs = in_play(view).track[view.observer * SPACES : (view.observer + 1) * SPACES]
    for cost in costs:
        if cost > richest:
            return cost
    return costs[SPACES - 1]
