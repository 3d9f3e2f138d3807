"""Where to play Booms and Busts (R-ACT-1)."""

from stockpile.bots.broker.valuation import Position
from stockpile.rules.answers import ANSWERS, BOOM_ON, Answer


def choose_action(position: Position) -> Answer:
    """The card and company that pay most."""
    gains = position.booms + position.busts
    return ANSWERS[max(position.legal, key=lambda number: gains[number - BOOM_ON])]
