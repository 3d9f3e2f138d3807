"""Where to play Booms and Busts (R-ACT-1)."""

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.strides import stride
from stockpile.bots.broker.round.bidding import LEAST
from stockpile.rules.answers import BOOM_ON, BUST_ON, SELL
from stockpile.rules.cards import BOOM, BUST, STOCKS
from stockpile.rules.tables import ROW, Tables
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


def action_steps(tables: Tables, card: i64) -> i64:
    """How far a Boom or Bust moves a stock."""
    return tables.boom_steps if card == BOOM else -tables.bust_steps


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
    tables = position.tables
    met = stride(tables, company, position.view.prices[company], action_steps(tables, first))
    if met.bankrupt:
        return 0.0
    regular, split = position.stake_regular[company], position.stake_split[company]
    if met.splits > 0:
        regular, split = 0.0, regular + split
    return position.swing_of(second, company, regular, split, company * ROW + met.space)
