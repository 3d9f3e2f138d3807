"""What would you do? The answer of a shark that thinks for a while from somebody's view, and why.

Cards that are placed, shares that are sold and strategies that are put back go together: there the shark is asked
again as long as the question stays the same, in a world drawn from the view, of which it sees what that seat would see.

>>> from stockpile.rules.game import Game
>>> view = Game.new(seed=4).view(0)
>>> counsel = advise(view, seed="1")
>>> [str(answer) for answer in counsel.answers], counsel.reason.kind
(['place boom up D', 'place bust down C'], 'hide-good')
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final

from stockpile.bots.advice.reasons import Reason, reason_for
from stockpile.bots.bot import NotAsked
from stockpile.bots.budget import Budget
from stockpile.bots.shark import Shark
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.events import Event
from stockpile.rules.view import View

ADVISER: Final = Shark.name
PLAYOUTS: Final = 250  # of each answer: a modest budget, and the same advice on every machine
TOGETHER: Final = ("place", "open", "commerce", "sell", "sell-some", "discard")
MOST: Final = 8  # answers that are thought about at once; beyond that one asks again


@dataclass(frozen=True)
class Counsel:
    """What to answer, one after the other, and why."""

    answers: tuple[Answer, ...]
    reason: Reason


def counsel_seed(asking: str, table: str, seat: int, number: int) -> str:
    """What the search draws its chance from: something of who asks, where and when. No secret of the game or its bots.

    What is taken of who asks, others should not know: else they could try which hidden cards lead to an answer that
    somebody gave on advice.

    >>> counsel_seed("ada", "t", 0, 3) == counsel_seed("ada", "t", 0, 3) != counsel_seed("bob", "t", 0, 3)
    True
    """
    return sha256(f"hint/{asking}/{table}/{seat}/{number}".encode()).hexdigest()


def adviser(seed: str, heard: Sequence[Event]) -> Shark:
    """Who is asked: a bot like those at the tables, that has heard what the seat was told."""
    bot = Shark(seed)
    bot.budget = Budget(playouts=PLAYOUTS)
    bot.heard = heard
    return bot


def advise(view: View, seed: str, heard: Sequence[Event] = ()) -> Counsel:
    """The advice to the seat of a view that is asked."""
    if not view.legal:
        raise NotAsked(view)
    answers: list[Answer] = []
    question, seat, then = view.question, view.observer, view
    while True:
        answer = adviser(seed, heard).decide(then)
        answers.append(answer)
        if question not in TOGETHER or answer is PASS or len(answers) == MOST:
            break
        world = then.sample(Random(seed))
        told = world.listen()
        world.play(answer)
        if world.over or world.asked != seat or world.decision.question != question:
            break
        heard = [*heard, *[event for event in told if event.seen_by(seat)]]
        then = world.view(seat)
    return Counsel(tuple(answers), reason_for(view, answers))
