"""Who plays in the laboratory: every bot, and some that are there to measure with and never sit at a table."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import ClassVar, Final

from stockpile.bots import BOTS, Bot, Broker, Seed, Wanted, make_bot
from stockpile.bots.broker.style import BROKER_1, Style
from stockpile.lab.naive import Naive
from stockpile.lab.oracle import Oracle
from stockpile.lab.pike import Pike
from stockpile.lab.seer import Seer
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event
from stockpile.rules.game import Game


class FirstBroker(Broker):
    """The broker as it was first: a yardstick that stays the same while the broker gets better."""

    name: ClassVar[str] = "broker-1"
    usual: ClassVar[Style] = BROKER_1


PLAYERS: Final[dict[str, type[Bot]]] = {
    **BOTS,
    **{player.name: player for player in (FirstBroker, Oracle, Naive, Pike)},
}


def make_player(text: str, seed: Seed = 0) -> Bot:
    """A player of the laboratory by name, style and budget.

    >>> make_player("broker-1", seed=7)
    <bot broker-1>
    """
    return make_bot(text, seed, PLAYERS)


def is_visitor(text: str) -> bool:
    """Whether a player comes from another package. It thinks in a process of its own then.

    >>> is_visitor("broker-1:bold")
    False
    """
    return Wanted.read(text).name not in PLAYERS


def heard_by(players: Iterable[Bot]) -> list[Event] | None:
    """What a game is told to from its beginning: something if anybody listens, else nothing, which is quicker."""
    return [] if any(player.hears for player in players) else None


def shown(player: Bot, game: Game, seat: int) -> Callable[[], Answer]:
    """A player with what it needs laid before it: a view, or the game for a seer. To call it is to let it think."""
    if isinstance(player, Seer):
        return partial(player.decide_seeing, game.copy())
    return partial(player.decide, game.view(seat))


def ask_player(player: Bot, game: Game, seat: int) -> Answer:
    """The way to play a game out with players of the laboratory."""
    return shown(player, game, seat)()
