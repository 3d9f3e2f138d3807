"""What a seat has at the end of a round, in dollars of the final count, and what that says about winning.

A round is where playing on stops: everything after it is noise that no answer of today changes much. What a seat then
holds is counted by kinds of property, each with a weight that was fitted to finished games (weights.toml): a dollar
in hand is worth more than a dollar as long as there are auctions to come, a share less than its prospects.
"""

from math import sqrt
from typing import Final

from stockpile.bots.broker.prospects import Prospects, below, prospects_for
from stockpile.bots.broker.strategies import promise
from stockpile.rules.cards import COMMERCE_KINDS, FEES, HELD, STOCKS
from stockpile.rules.figures import ROW
from stockpile.rules.game import Game
from stockpile.rules.vecs import append, i64, vec

# The kinds of property, in the order of the weights.
PROPERTY: Final = ("money", "purse", "shares", "majorities", "bonds", "sets", "taxes", "strategies", "fees")
KINDS: Final[i64] = 9
CHURN: Final = 2.5  # variance of a lead in shares, for each round to come
SLOPE: Final = 0.0005  # what a dollar counts beside the odds to win: decides where the odds are the same


class Weights:
    """By rounds to come: what a dollar of each kind of property is worth in the end, and how far that may be wrong."""

    def __init__(self, rows: list[list[float]], spreads: list[float]) -> None:
        self.rounds: i64 = len(rows)
        self.flat: vec[float] = vec[float]([weight for row in rows for weight in row])
        self.spreads: vec[float] = vec[float](spreads)

    def of(self, left: i64, kind: i64) -> float:
        return self.flat[min(left, self.rounds) * KINDS - KINDS + kind]

    def spread(self, left: i64) -> float:
        return self.spreads[min(left, self.rounds) - 1]


def properties(game: Game, seat: i64) -> vec[float]:
    """What a seat has, by kind of property, at the start of a round."""
    figures = game.figures
    left = figures.rounds - game.round
    has = vec[float]([0.0] * KINDS)
    money = game.money[seat]
    has[0] = float(money)
    has[1] = float(min(money, figures.bidding[-1] * figures.meeples))
    has[2] = _shares(game, seat, left, prospects_for(figures))
    has[3] = _majorities(game, seat, left)
    if figures.bonds:
        has[4] = float(game.bonds[seat] * (figures.bond_price + figures.bond_interest * left))
    if figures.commodities:
        _commerce(game, seat, has)
    if figures.strategies:
        has[7] = _strategies(game, seat, left)
    for fee in range(FEES):
        has[8] -= float(game.fees[seat * FEES + fee] * figures.fees[fee])
    return has


def _shares(game: Game, seat: i64, left: i64, prospects: Prospects) -> float:
    worth = 0.0
    for company in range(STOCKS):
        at = company * ROW + game.prices[company]
        worth += float(game.regular[seat * HELD + company]) * prospects.regular[left][at]
        worth += float(game.split[seat * STOCKS + company]) * prospects.split[left][at]
    return worth


def _majorities(game: Game, seat: i64, left: i64) -> float:
    """The odds of every majority, times what it pays (R-END-2)."""
    spread = sqrt(2.0 * CHURN * float(left))
    worth = 0.0
    for company in range(STOCKS):
        own = game.regular[seat * HELD + company] + 2 * game.split[seat * STOCKS + company]
        if own == 0:
            continue
        odds = 1.0
        for other in range(game.players):
            if other != seat:
                theirs = game.regular[other * HELD + company] + 2 * game.split[other * STOCKS + company]
                odds *= below(float(own - theirs) / spread)
        worth += odds * float(game.figures.majority)
    return worth


def _commerce(game: Game, seat: i64, has: vec[float]) -> None:
    """Sets as they are (R-COM-3), and what the taxes cost."""
    figures = game.figures
    base = seat * COMMERCE_KINDS
    copy: i64 = 1
    different: i64 = 1
    while different > 0:
        different = 0
        for kind in range(COMMERCE_KINDS - 1):
            if game.commerce[base + kind] >= copy:
                different += 1
        if different > 0:
            has[5] += float(figures.set_values[different - 1])
        copy += 1
    taxes = game.commerce[base + COMMERCE_KINDS - 1]
    if taxes > 0:
        has[6] = -float(figures.tax_costs[taxes - 1])


def _strategies(game: Game, seat: i64, left: i64) -> float:
    """What the best cards in hand promise, as many as can still be played."""
    promises = vec[float]()
    for card in game.strategies:
        if card >> 8 == seat:
            promises = append(promises, promise(card & 255))
    total = 0.0
    for _play in range(min(left, len(promises))):
        best: i64 = 0
        for at in range(len(promises)):
            if promises[at] > promises[best]:
                best = at
        total += promises[best]
        promises[best] = 0.0
    return total


def worth(game: Game, seat: i64, weights: Weights) -> float:
    """What a seat may count on in the end, in dollars."""
    if len(game.agenda) == 0:
        return float(game.money[seat])
    left = game.figures.rounds - game.round
    has = properties(game, seat)
    total = 0.0
    for kind in range(KINDS):
        total += weights.of(left, kind) * has[kind]
    return total


def odds_to_win(game: Game, seat: i64, weights: Weights) -> float:
    """How likely a seat wins, and a little for every dollar ahead."""
    own = worth(game, seat, weights)
    over = len(game.agenda) == 0
    odds, ahead = 1.0, 0.0
    sharing = 1.0
    for other in range(game.players):
        if other == seat:
            continue
        lead = own - worth(game, other, weights)
        ahead += lead
        if over:
            if lead < 0.0:
                odds = 0.0
            elif lead == 0.0:
                sharing += 1.0  # R-END-4
        else:
            odds *= below(lead / (2.0 * weights.spread(game.figures.rounds - game.round)))
    return odds / sharing + SLOPE * ahead / float(game.players - 1)


def expectations(game: Game, weights: Weights, abilities: list[float]) -> list[float]:
    """By seat, two numbers: the chance to win, all of which add up to 1, and the money beyond the mean of the table.

    `abilities`: what an investor's ability brings in a round, by the investor's number. It is no property, so `worth`
    knows nothing of it; anyone who compares seats has to.
    """
    players = game.players
    worths = vec[float]([0.0] * players)
    mean = 0.0
    for seat in range(players):
        worths[seat] = worth(game, seat, weights) + _ability(game, seat, abilities)
        mean += worths[seat] / float(players)
    chances = _chances(game, worths, weights)
    found: list[float] = []
    for seat in range(players):
        found.append(chances[seat])
        found.append(worths[seat] - mean)
    return found


def _ability(game: Game, seat: i64, abilities: list[float]) -> float:
    """What the investors of a seat will still do for it."""
    total = 0.0
    if len(game.agenda) > 0 and game.figures.investors:
        for at in range(2 * seat, 2 * seat + 2):
            if game.investors[at] >= 0:
                total += abilities[game.investors[at]] * float(game.figures.rounds - game.round)
    return total


def _chances(game: Game, worths: vec[float], weights: Weights) -> vec[float]:
    """The odds to win, if every seat may still gain or lose what the spread says; at the end, who has won (R-END-4)."""
    players = game.players
    over = len(game.agenda) == 0
    chances = vec[float]([1.0] * players)
    total = 0.0
    for seat in range(players):
        for other in range(players):
            lead = worths[seat] - worths[other]
            if other == seat:
                continue
            if not over:
                chances[seat] *= below(lead / (2.0 * weights.spread(game.figures.rounds - game.round)))
            elif lead < 0.0:
                chances[seat] = 0.0
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total
    return chances
