"""The oracle: the shark's search in the one true world. What it wins bounds what can be won by knowing more."""

from typing import ClassVar, Final

from stockpile.bots.broker.policy import Sound
from stockpile.bots.broker.style import BROKER_1
from stockpile.bots.broker.thinking import think
from stockpile.bots.shark.candidates import candidates, is_searched
from stockpile.bots.shark.search import outcome
from stockpile.bots.shark.weights import weights_for
from stockpile.lab.seer import Seer
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import Game

ALL: Final = 1000  # candidates: every answer there is


class Oracle(Seer):
    """Tries every answer in the game itself and takes the best at the end of the round."""

    name: ClassVar[str] = "oracle"

    def decide_seeing(self, game: Game) -> Answer:
        seat = game.asked
        view = game.view(seat)
        style = BROKER_1  # as those play whom it is measured against
        default = think(view, style)
        if len(game.legal) == 1 or not is_searched(view.question):
            return ANSWERS[default]
        weights, policy = weights_for(game.tables), Sound(style)
        found = candidates(view, style, default, ALL)
        best = max(found, key=lambda each: outcome(game, each, seat, policy, weights))
        return ANSWERS[best.first]
