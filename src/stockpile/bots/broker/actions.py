"""Where to play Booms and Busts (R-ACT-1)."""

from stockpile.bots.broker.outlook import action_steps
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.prospects import stride
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import ANSWERS, BUST_ON, Answer
from stockpile.rules.cards import BOOM, BUST, STOCKS
from stockpile.rules.tables import ROW
from stockpile.rules.view import View


def choose_action(view: View, style: Style) -> Answer:
    """The card and company that pay most, with the best that can follow."""
    position = Position(view, style)
    gains = {card: position.swings(card) for card in (BOOM, BUST)}
    best, choice = float("-inf"), 0
    for number in position.legal:
        card = BUST if number >= BUST_ON else BOOM
        company = ANSWERS[number].args[0]
        gain = gains[card][company] + _best_next(position, gains, card, company)
        if gain > best:
            best, choice = gain, number
    return ANSWERS[choice]


def _best_next(position: Position, gains: dict[int, list[float]], card: int, company: int) -> float:
    """What the next card gains once this one is played; 0 if it is the last."""
    options: list[float] = []
    for kind in (BOOM, BUST):
        if position.view.regular[kind] > (kind == card):
            options += [gains[kind][other] for other in range(STOCKS) if other != company]
            options.append(_again(position, card, company, kind))
    return max(options, default=0.0)


def _again(position: Position, first: int, company: int, second: int) -> float:
    """What a second card gains on the company that the first has just moved."""
    tables = position.tables
    met = stride(tables, company, position.view.prices[company], action_steps(tables, first))
    if met.bankrupt:
        return 0.0
    regular, split = position.stake(company)
    stake = (0.0, regular + split) if met.splits else (regular, split)
    return position.swing(second, company, stake, company * ROW + met.space)
