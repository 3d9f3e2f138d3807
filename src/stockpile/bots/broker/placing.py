"""Which cards to put where (R-SUP-2).

In an auction among people who see the same, every pile's price rises until all are equally good a buy. What is left
to win is a difference: a pile that is worth more to us than it seems. So good cards go face-down, and shares of a
company whose rise only we know lie best on that same pile; fees and doomed shares go where the others will buy.
"""

from stockpile.bots.broker.valuation import Position
from stockpile.rules.answers import PLACE, Answer, place
from stockpile.rules.cards import DOWN, SIDES, UNKNOWN, UP, pile_of, side_of


class Piles:
    """For each pile what it seems to be worth to everybody, and how much more it is worth to us."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.ours_unseen = position.average(position.worth)
        self.market_unseen = position.average(position.market)
        count = position.tables.piles
        view = position.view
        track = position.tables.bidding
        moneys = sorted([m for s, m in enumerate(view.money) for _ in range(position.tables.meeples) if s != view.observer], reverse=True)
        self.cash = view.money[view.observer]
        self.beat = [next((c for c in track if c > m), track[-1]) for m in moneys]
        self.beat += [0] * (count - len(self.beat))
        self.seeming = [0.0] * count
        self.edge = [0.0] * count
        for card in position.view.table:
            seeming, edge = self.effect(card & UNKNOWN, side_of(card))
            self.seeming[pile_of(card)] += seeming
            self.edge[pile_of(card)] += edge

    def effect(self, kind: int, side: int) -> tuple[float, float]:
        """What a card adds to how a pile seems, and to our edge there."""
        seeming = self.position.market[kind] if side == UP else self.market_unseen
        ours = self.ours_unseen if kind == UNKNOWN else self.position.worth[kind]
        return seeming, ours - seeming


def choose_placing(position: Position) -> Answer:
    """The first card of the best way to place what is in hand."""
    piles = Piles(position)
    best, choice = -1e9, -1
    for number in position.legal:
        kind, side, pile = place_args(number)
        seeming, edge = piles.effect(kind, side)
        piles.seeming[pile] += seeming
        piles.edge[pile] += edge
        score = _best_rest(position, piles, kind, side)
        piles.seeming[pile] -= seeming
        piles.edge[pile] -= edge
        if score > best:
            best, choice = score, number
    kind, side, pile = place_args(choice)
    return place(kind, side, pile)


def place_args(number: int) -> tuple[int, int, int]:
    rest, pile = divmod(number - PLACE, 5)
    kind, side = divmod(rest, len(SIDES))
    return kind, side, pile


def _best_rest(position: Position, piles: Piles, kind: int, side: int) -> float:
    """The score once the other card of the hand lies as well as it can on the other side."""
    rest = position.view.hand.copy()
    rest.remove(kind)
    if not rest:
        return _score(position, piles)
    seeming, edge = piles.effect(rest[0], DOWN if side == UP else UP)
    best = -1e9
    for pile in range(len(piles.edge)):
        piles.seeming[pile] += seeming
        piles.edge[pile] += edge
        best = max(best, _score(position, piles))
        piles.seeming[pile] -= seeming
        piles.edge[pile] -= edge
    return best


def _score(position: Position, piles: Piles) -> float:
    """Our edge in the pile we shall want, against what the others find in theirs."""
    style = position.style
    if style.newplace:
        order = sorted(range(len(piles.seeming)), key=piles.seeming.__getitem__, reverse=True)
        low = piles.seeming[order[-1]]
        best = -1e9
        total = sum(piles.edge)
        n = len(order) - 1
        for k, pile in enumerate(order):
            v = piles.seeming[pile]
            price = min(max(v - low, 0), piles.beat[k])
            if price <= piles.cash:
                e = piles.edge[pile]
                best = max(best, v + e - price - style.trap * (total - e) / n)
        return best
    ours = max(piles.edge)
    theirs = (sum(piles.edge) - ours) / (len(piles.edge) - 1)
    return ours - style.trap * theirs + style.floor * min(piles.seeming)
