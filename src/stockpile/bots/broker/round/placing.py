"""Which cards to put where (R-SUP-2).

Among people who see the same and can pay, the price of a pile rises until none is a better buy than the poorest one.
What is left to win is a difference: a pile worth more to us than it seems, or a good one the others cannot pay. So
good cards go face-down on the pile we want, with shares of a company whose rise only we know; fees and doomed shares
go where the others will buy.
"""

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.valuation import Appraisal, pile_worths, seeming_worths
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.cards import DOWN, UP
from stockpile.rules.view import View


class Layout:
    """The piles as they would lie: what each seems to be worth, and how much more it is worth to us."""

    def __init__(self, position: Position) -> None:
        appraisal = Appraisal(position)
        self.appraisal = appraisal
        self.money = position.money
        self.seeming = seeming_worths(position, appraisal)
        self.edge = [
            ours - seeming for ours, seeming in zip(pile_worths(position, appraisal), self.seeming, strict=True)
        ]
        self.envy = position.style.envy / (position.tables.piles - 1)
        self.prices = _prices_to_beat(position)

    def effect(self, kind: int, side: int) -> tuple[float, float]:
        """What a card of ours adds to how a pile seems, and to our edge there."""
        seeming = self.appraisal.market[kind] if side == UP else self.appraisal.market_unseen
        return seeming, self.appraisal.ours[kind] - seeming

    def add(self, pile: int, effect: tuple[float, float]) -> None:
        self.seeming[pile] += effect[0]
        self.edge[pile] += effect[1]

    def take(self, pile: int, effect: tuple[float, float]) -> None:
        self.seeming[pile] -= effect[0]
        self.edge[pile] -= effect[1]

    def score(self) -> float:
        """The best buy we can hope for, with envy of what the others find in their piles beyond what they see."""
        ranked = sorted(zip(self.seeming, self.edge, strict=True), reverse=True)
        poorest = ranked[-1][0]
        keen = 1 + self.envy
        best = float("-inf")
        for (seeming, edge), limit in zip(ranked, self.prices, strict=True):
            price = seeming - poorest
            if price > limit:
                price = limit
            if price <= self.money:
                buy = seeming - price + keen * edge
                if buy > best:
                    best = buy
        return best - self.envy * sum(self.edge)


def _prices_to_beat(position: Position) -> list[float]:
    """For the best pile, the second best ...: the bid that the richest rival, the second richest ... cannot top.

    Nobody has to be beaten for the last.
    """
    view, tables = position.view, position.tables
    purses = [money for seat, money in enumerate(view.money) for _ in range(tables.meeples) if seat != view.observer]
    purses.sort(reverse=True)
    track = tables.bidding
    prices = [float(min([cost for cost in track if cost > money], default=track[-1])) for money in purses]
    return prices + [0.0] * (tables.piles - len(prices))


def choose_placing(view: View, style: Style) -> Answer:
    """The first card of the best way to place what is in hand."""
    position = Position(view, style)
    layout = Layout(position)
    best, choice = float("-inf"), 0
    for number in open_card_first(position):
        kind, side, pile = ANSWERS[number].args
        effect = layout.effect(kind, side)
        layout.add(pile, effect)
        score = _with_the_other(position, layout, kind, side)
        layout.take(pile, effect)
        if score > best:
            best, choice = score, number
    return ANSWERS[choice]


def open_card_first(position: Position) -> list[int]:
    """With two cards in hand it does not matter which goes first, so only half of the answers are thought about."""
    if len(position.view.hand) == 1:
        return position.legal
    hides_both = "stuart" in position.in_play.keys[position.view.observer]
    return [number for number in position.legal if hides_both or ANSWERS[number].args[1] == UP]


def _with_the_other(position: Position, layout: Layout, kind: int, side: int) -> float:
    """The score once the other card in hand lies as well as it can, on its other side."""
    rest = position.view.hand.copy()
    rest.remove(kind)
    if not rest:
        return layout.score()
    sides = [UP, DOWN] if side == DOWN else [DOWN]  # DOWN twice: R-INV-STUART
    best = float("-inf")
    for effect in [layout.effect(rest[0], each) for each in sides]:
        for pile in range(len(layout.edge)):
            layout.add(pile, effect)
            best = max(best, layout.score())
            layout.take(pile, effect)
    return best
