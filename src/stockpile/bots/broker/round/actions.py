"""Where to play Booms and Busts (R-ACT-1)."""

from stockpile.bots.broker.market.outlook import action_steps
from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.prospects import stride
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import ANSWERS, BUST_ON, SELL, Answer
from stockpile.rules.cards import BOOM, BUST, STOCKS
from stockpile.rules.tables import ROW
from stockpile.rules.view import View


def choose_action(view: View, style: Style) -> Answer:
    """The card and company that pay most, with the best that can follow."""
    plays = Plays(Position(view, style))
    best, choice = float("-inf"), 0
    for number in plays.position.legal:
        if number >= SELL:
            break  # strategies and abilities are thought about elsewhere
        card = BUST if number >= BUST_ON else BOOM
        gain = plays.gain(card, ANSWERS[number].args[0])
        if gain > best:
            best, choice = gain, number
    return ANSWERS[choice]


class Plays:
    """What Booms and Busts gain, one and then another."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.stakes = position.stakes()
        self.gains = {card: position.swings(card, self.stakes) for card in (BOOM, BUST)}

    def gain(self, card: int, company: int) -> float:
        """Of one card on a company, and the best use of the next one in hand."""
        following: list[float] = []
        for kind in (BOOM, BUST):
            if self.position.view.regular[kind] > (kind == card):
                following += [self.gains[kind][other] for other in range(STOCKS) if other != company]
                following.append(self._again(card, company, kind))
        return self.gains[card][company] + max(following, default=0.0)

    def _again(self, first: int, company: int, second: int) -> float:
        """Of a second card on the company that the first has just moved."""
        tables = self.position.tables
        met = stride(tables, company, self.position.view.prices[company], action_steps(tables, first))
        if met.bankrupt:
            return 0.0
        regular, split = self.stakes[company]
        stake = (0.0, regular + split) if met.splits else (regular, split)
        return self.position.swing(second, company, stake, company * ROW + met.space)
