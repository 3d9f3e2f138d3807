"""Answers that are given for a person, because asking would be a nuisance and answering tells nothing.

Dividends are collected for whoever has not asked to be asked (R-MOV-2); that does not depend on what the seat holds.
Otherwise a question is answered only if everybody can see that it has one answer: if a seat's secrets decided over
being asked, the pause before the answer would give them away (R-INFO-4).

>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=1)
>>> automatic(game, ask=False) is None
True
"""

from typing import Final

from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.cards import STOCKS
from stockpile.rules.game import Game

# Questions whose answers follow from public facts alone: money, standing bids, bonds, seats.
PUBLIC: Final = frozenset({"bid", "bid-investor", "bonds", "hand-over", "ability", "first-player-card"})
# Questions about shares: in public they have one answer only if the seat has no card at all.
SALES: Final = frozenset({"sell", "sell-some"})


def automatic(game: Game, ask: bool) -> Answer | None:
    """The answer to the open question that needs no person, if there is one; `ask`: this seat wants to be asked."""
    legal = game.legal
    question = game.decision.question
    if question == "dividend":
        return None if ask else ANSWERS[max(legal)]
    if len(legal) == 1 and (question in PUBLIC or (question in SALES and not _has_cards(game, game.asked))):
        return ANSWERS[legal[0]]
    return None


def _has_cards(game: Game, seat: int) -> bool:
    return game.cards_of(seat) > 0 or any(game.split[seat * STOCKS : seat * STOCKS + STOCKS])
