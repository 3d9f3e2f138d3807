"""Who plays in the laboratory: every bot, and some that are there to measure with and never sit at a table."""

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, final

from stockpile.bots import BOTS, Bot, Broker, Seed, make_bot
from stockpile.rules.answers import Answer
from stockpile.rules.game import Game
from stockpile.rules.view import View


class Seer(Bot):
    """A player who is shown the game itself, with every secret: what nobody could know bounds what can be won."""

    @abstractmethod
    def decide_seeing(self, game: Game) -> Answer:
        """One of the legal answers of the seat that is asked. The game is a copy, to try things on."""

    @final
    def decide(self, view: View) -> Answer:
        raise TypeError(f"{self.name} sees games, not views: it plays in the laboratory only")


class FirstBroker(Broker):
    """The broker as it was first: a yardstick that stays the same while the broker gets better."""

    name: ClassVar[str] = "broker-1"


PLAYERS: Final[dict[str, type[Bot]]] = {**BOTS, **{player.name: player for player in (FirstBroker,)}}


def make_player(text: str, seed: Seed = 0) -> Bot:
    """A player of the laboratory by name, style and budget.

    >>> make_player("broker-1", seed=7)
    <bot broker-1>
    """
    return make_bot(text, seed, PLAYERS)


def shown(player: Bot, game: Game, seat: int) -> Callable[[], Answer]:
    """A player with what it needs laid before it: a view, or the game for a seer. To call it is to let it think."""
    if isinstance(player, Seer):
        return partial(player.decide_seeing, game.copy())
    return partial(player.decide, game.view(seat))


def ask_player(player: Bot, game: Game, seat: int) -> Answer:
    """The way to play a game out with players of the laboratory."""
    return shown(player, game, seat)()
