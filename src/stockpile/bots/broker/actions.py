"""Where to play Booms and Busts (R-ACT-1)."""

from stockpile.bots.broker.valuation import Position
from stockpile.rules.answers import BUST_ON, Answer, boom, bust
from stockpile.rules.cards import BOOM, STOCKS


def choose_action(position: Position) -> Answer:
    """The card and company that pay most."""
    tables = position.tables
    best, choice = -1e9, boom(0)
    for number in position.view.legal or ():
        company = 0
        if number < BUST_ON:
            company = number - BUST_ON + STOCKS
            gain, answer = position.swing(company, tables.boom_steps), boom(company)
        else:
            company = number - BUST_ON
            gain, answer = position.swing(company, -tables.bust_steps), bust(company)
        if gain > best:
            best, choice = gain, answer
    return choice
