"""Which pile to bid for, and how much (R-DEM-1 to R-DEM-9)."""

from stockpile.bots.broker.valuation import Position
from stockpile.rules.answers import BID, Answer, bid
from stockpile.rules.cards import SPACES, UNKNOWN, pile_of, side_of


def pile_worths(position: Position) -> list[float]:
    """What each pile is worth to the observer; a face-down card of somebody else is an average unseen card."""
    worth = position.worth
    average = position.average(worth) + position.style.hidden
    total = [0.0] * position.tables.piles
    for card in position.view.table:
        kind = card & UNKNOWN
        total[pile_of(card)] += average if kind == UNKNOWN else worth[kind]
    return total


def choose_bid(position: Position) -> Answer:
    """The bid that leaves us most."""
    if not position.style.jump:
        return choose_min(position)
    worths = pile_worths(position)
    rivals = Rivals(position)
    weight = 1 + position.style.thrift * (position.outlook.left > 1)
    costs = [weight * cost for cost in position.tables.bidding]
    cheapest: dict[int, int] = {}
    for number in position.legal:
        pile, space = divmod(number - BID, SPACES)
        cheapest.setdefault(pile, space)
    deny = position.style.deny
    if deny:
        mean = sum(rivals.seeming) / len(rivals.seeming)
        worths = [w + deny * (s - mean) for w, s in zip(worths, rivals.seeming)]
    surplus = {pile: worths[pile] - costs[space] for pile, space in cheapest.items()}
    best, choice = -1e9, -1
    for number in position.legal:
        pile, space = divmod(number - BID, SPACES)
        hold = rivals.odds_to_hold(pile, space)
        here = worths[pile] - costs[space]
        later = max([s for p, s in surplus.items() if p != pile], default=-1e9)
        if space + 2 < SPACES:
            later = max(later, worths[pile] - costs[space + 2])
        later = max(later, -5)
        score = hold * here + (1 - hold) * later
        if score > best:
            best, choice = score, number
    return bid(*divmod(choice - BID, SPACES))


class Rivals:
    """How keen the others are on each pile, as far as it can be told from outside."""

    def __init__(self, position: Position) -> None:
        view = position.view
        tables = position.tables
        market = position.market
        average = position.average(market)
        seeming = [0.0] * tables.piles
        for card in view.table:
            kind = card & UNKNOWN
            seeming[pile_of(card)] += average if side_of(card) else market[kind]
        self.seeming = seeming
        self.track = tables.bidding
        price = [self.track[min(view.meeple_space[p] + 1, SPACES - 1)] if view.meeple_seat[p] >= 0 else 0 for p in range(tables.piles)]
        self.surplus = [s - c for s, c in zip(seeming, price)]
        self.money = []
        self.active = []
        self.noise = position.style.noise
        for seat in range(view.players):
            if seat != view.observer:
                standing = [p for p in range(tables.piles) if view.meeple_seat[p] == seat]
                self.money.append(view.money[seat] - sum([self.track[view.meeple_space[p]] for p in standing]) if tables.meeples > 1 else view.money[seat])
                self.active.append(1.0 if len(standing) < tables.meeples else position.style.idle)

    def odds_to_hold(self, pile: int, space: int) -> float:
        if space + 1 >= SPACES:
            return 1.0
        cost = self.track[space + 1]
        other = max([s for p, s in enumerate(self.surplus) if p != pile])
        keen = 0.5 + (self.seeming[pile] - cost - other) / (2 * self.noise)
        keen = 0.0 if keen < 0 else 1.0 if keen > 1 else keen
        odds = 1.0
        for money, active in zip(self.money, self.active):
            if money >= cost:
                odds *= 1 - keen * active
        return odds


def choose_min(position: Position) -> Answer:
    """The cheapest bid on the pile that leaves us most."""
    worths = pile_worths(position)
    weight = 1 + position.style.thrift * (position.outlook.left > 1)
    costs = [weight*c for c in position.tables.bidding]
    best, choice, seen = -1e9, -1, -1
    for number in position.legal:
        pile, space = divmod(number - BID, SPACES)
        if pile == seen:
            continue
        seen = pile
        surplus = worths[pile] - costs[space]
        if surplus > best:
            best, choice = surplus, number
    return bid(*divmod(choice - BID, SPACES))
