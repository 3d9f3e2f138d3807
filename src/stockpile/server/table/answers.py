"""Which answers a table accepts from a player, and which it gives for one.

A message may hold several answers: two cards placed, a few shares sold. All of them count, or none. They are tried on
a copy of the game. Legality is checked only while all of them answer the same question. After that the copy knows what
nobody has seen yet, and to refuse one answer but not another would reveal it (R-INFO-4).

Some answers are given for a person, because the question would be a nuisance and the answer reveals nothing. Dividends
are collected for all who have not asked to be asked (R-MOV-2); that does not depend on what the seat holds. Any other
question is answered only if everybody can see that it has one answer: if a seat's secrets decided whether it is asked,
the pause before the answer would give them away.

>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=1)
>>> automatic_answer(game, ask=False) is None
True
>>> read_answer("pass"), read_answer(0).number
(pass, 0)
"""

from typing import Final

from stockpile.bots.advice import TOGETHER
from stockpile.rules.answers import ANSWERS, Answer, parse
from stockpile.rules.cards import STOCKS
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.game import Game
from stockpile.server.refusals import Refusal, conflict
from stockpile.server.table.game_log import GameLog, PendingAnswers

# Questions whose answers follow from public facts alone: money, standing bids, bonds, seats.
PUBLIC: Final = frozenset({"bid", "bid-investor", "bonds", "hand-over", "ability", "first-player-card"})
# Questions about shares: in public they have one answer only if the seat has no card at all.
SALES: Final = frozenset({"sell", "sell-some"})


def read_answer(given: int | str) -> Answer:
    """An answer by its number or its text."""
    try:
        return ANSWERS[given] if isinstance(given, int) else parse(given)
    except (IndexError, ValueError):
        raise Refusal("server-no-such-answer", answer=str(given)) from None


def try_answers(log: GameLog, seat: int, answers: list[Answer]) -> PendingAnswers:
    """Play answers on a copy. Every question must be this seat's, every answer legal; otherwise a Refusal says why."""
    pending = log.pending()
    if log.game.over:
        raise conflict("server-game-over")
    if log.game.asked != seat:
        raise conflict("server-not-asked")
    question = log.game.decision.question
    for place, answer in enumerate(answers):
        if place and not _is_same_question(pending, seat, question):
            raise conflict("server-basket")
        try:
            pending.play(answer, "player")
        except IllegalAnswer as error:
            raise conflict(f"reason-{error.reason}") from None
    return pending


def _is_same_question(pending: PendingAnswers, seat: int, question: str) -> bool:
    """Whether the last answer left a question open that may be answered in the same message."""
    last, _ = pending.given[-1]
    game = pending.game
    still_open = not game.over and game.asked == seat and game.decision.question == question
    return question in TOGETHER and still_open and ANSWERS[last].name != "pass"


def automatic_answer(game: Game, ask: bool) -> Answer | None:
    """The answer to the open question that needs no person, if there is one. `ask`: the seat wants to be asked."""
    legal = game.legal
    question = game.decision.question
    if question == "dividend":
        return None if ask else ANSWERS[max(legal)]
    if len(legal) == 1 and (question in PUBLIC or (question in SALES and not _has_cards(game, game.asked))):
        return ANSWERS[legal[0]]
    return None


def _has_cards(game: Game, seat: int) -> bool:
    return game.cards_of(seat) > 0 or any(game.split[seat * STOCKS : seat * STOCKS + STOCKS])
