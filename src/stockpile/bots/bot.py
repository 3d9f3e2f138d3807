"""What a bot is: a player that answers a question from a view and sees nothing else. The simplest answers at random.

What bots draw their chance from: a table's seed is random and secret. If answers followed from hidden cards, or from
anything that follows from them, players could test a guess at those cards.

>>> len(table_seed()), table_seed() == table_seed(), table_seed(7) == table_seed(7)
(32, False, True)
>>> answer_seed("5eed", seat=2, number=31)
'eb9f724e05d5932de4fd29c5830635833352ed9c02974ca87b4f23a4f7abb4b0'
"""

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random
from typing import ClassVar, Final

from stockpile.bots.budget import Budget
from stockpile.bots.errors import BadStyle, Fault
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.events import Event
from stockpile.rules.game import Game, View

Seed = int | str


class NotAsked(ValueError):
    """A bot was shown the view of a seat that has nothing to decide."""

    def __init__(self, view: View) -> None:
        super().__init__(f"observer {view.observer} is not asked anything")


class Bot(ABC):
    """A player. Equal views, in the same order, get equal answers from bots of one seed.

    A bot may keep what it likes between questions, but everything it may know is in each view, memory included. At a
    table a new one is made for every answer. The caller may set its budget and, if it `hears`, gives it all events of
    the game so far that its seat was told.
    """

    name: ClassVar[str]
    hears: ClassVar[bool] = False  # whether it wants the seat's events
    styles: ClassVar[tuple[str, ...]] = ()  # names for `wear`
    thinks: ClassVar[Budget | None] = None  # its usual budget; None for a bot that a budget makes no difference to

    def __init__(self, seed: Seed = 0) -> None:
        self.random = Random(seed)
        self.budget = self.thinks
        self.heard: Sequence[Event] = ()
        self.faults: list[Fault] = []  # for each answer that another bot had to give for it, why

    @abstractmethod
    def decide(self, view: View) -> Answer:
        """One of the view's answers."""

    def wear(self, style: str) -> None:
        """Play in a style. A bot without styles refuses."""
        raise BadStyle(self.name, style)

    def __repr__(self) -> str:
        return f"<bot {getattr(self, 'name', type(self).__name__)}>"


Asking = Callable[[Bot, Game, int], Answer]  # a way to ask the bot of a seat


def ask(bot: Bot, game: Game, seat: int) -> Answer:
    """The bot's answer when it is shown its seat's view."""
    return bot.decide(game.view(seat))


def play_out(game: Game, bots: Sequence[Bot], asking: Asking = ask) -> int:
    """Let bots, one for each seat, answer every question until the game is over; returns how many there were.

    A bot that hears is told what happened since the game records events, or from now on. To know more of the answers,
    how long they took for example, pass your own `asking`.

    >>> from stockpile.bots import make_bot
    >>> from stockpile.rules.config import Config
    >>> game = Game.new(Config(players=2), seed=1)
    >>> play_out(game, [make_bot("random", 1), make_bot("broker", 2)]) > 0
    True
    >>> game.winners
    [1]
    """
    told = game.events
    if told is None and any(bot.hears for bot in bots):
        told = game.record_events()
    count = 0
    while not game.over:
        seat = game.asked
        if bots[seat].hears and told is not None:
            bots[seat].heard = [event for event in told if event.seen_by(seat)]
        game.play(asking(bots[seat], game, seat))
        count += 1
    return count


class RandomBot(Bot):
    """Picks any legal answer, each as likely as the others."""

    name: ClassVar[str] = "random"

    def decide(self, view: View) -> Answer:
        legal = view.legal
        if not legal:
            raise NotAsked(view)
        return ANSWERS[legal[int(self.random.random() * len(legal))]]


SEED_BITS: Final = 128


def table_seed(dealt_from: int | None = None) -> str:
    """The seed of all bots of one game. If the cards are dealt from a known seed, the bots' seed follows from it."""
    drawn = (
        secrets.randbits(SEED_BITS) if dealt_from is None else Random(f"bots of {dealt_from}").getrandbits(SEED_BITS)
    )
    return f"{drawn:032x}"


def answer_seed(table: str, seat: int, number: int) -> str:
    """The seed for one answer. So a new bot can give each answer, and a stored game continues as if nobody had left.

    A bot cannot work out the table's seed from it, which would tell it what the others draw.
    """
    return sha256(f"{table}/{seat}/{number}".encode()).hexdigest()
