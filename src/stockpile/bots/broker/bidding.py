"""Which pile to bid for, and how much (R-DEM-1 to R-DEM-9)."""

from stockpile.bots.broker.valuation import Position
from stockpile.rules.answers import BID, Answer, bid
from stockpile.rules.cards import SPACES, UNKNOWN, pile_of


def pile_worths(position: Position) -> list[float]:
    """What each pile is worth to the observer; a face-down card of somebody else is an average unseen card."""
    worth = position.worth
    average = position.average(worth)
    total = [0.0] * position.tables.piles
    for card in position.view.table:
        kind = card & UNKNOWN
        total[pile_of(card)] += average if kind == UNKNOWN else worth[kind]
    return total


def choose_bid(position: Position) -> Answer:
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
