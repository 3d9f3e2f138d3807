"""The players of the laboratory: every bot, and some that only measure and never sit at a table."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import ClassVar, Final, final

from stockpile.bots import BOTS, Bot, Broker, Seed, Wanted, make_bot
from stockpile.bots.broker.style import BROKER_1, Style
from stockpile.bots.broker.thinking import Sound, think
from stockpile.bots.shark.search import SharkThought, candidates, is_searched, outcome
from stockpile.bots.shark.shark import LENSES, Shark, weights_for
from stockpile.lab.naive import Naive
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.events import Event
from stockpile.rules.game import Game, View


class Seer(Bot):
    """A player who is shown the game itself, with every secret: what nobody could know bounds what can be won."""

    @abstractmethod
    def decide_seeing(self, game: Game) -> Answer:
        """One of the legal answers of the seat that is asked. The game is a copy, to try things on."""

    @final
    def decide(self, view: View) -> Answer:
        raise TypeError(f"{self.name} sees games, not views: it plays in the laboratory only")


ALL_CANDIDATES: Final = 1000  # candidates: every answer there is


class Oracle(Seer):
    """The shark's search in the one true world. What it wins bounds what more knowledge can win."""

    name: ClassVar[str] = "oracle"

    def decide_seeing(self, game: Game) -> Answer:
        seat = game.asked
        view = game.view(seat)
        style = BROKER_1  # as the players that it is measured against
        default = think(view, style)
        if len(game.legal) == 1 or not is_searched(view.question):
            return ANSWERS[default]
        weights, policy = weights_for(game.figures), Sound(style)
        found = candidates(view, style, default, ALL_CANDIDATES)
        best = max(found, key=lambda each: outcome(game, each, seat, policy, weights))
        return ANSWERS[best.first]


class SharkWithoutBeliefs(Shark):
    """Draws worlds as the deal makes them and concludes nothing from how the others play, for long measurements.

    That is most of the shark's gain in a third of its time.
    """

    name: ClassVar[str] = "pike"
    hears: ClassVar[bool] = False

    def thought(self, view: View) -> SharkThought:
        return SharkThought(view, None, self.style, LENSES, weights_for(view.figures), Random(self.seed))


class FirstBroker(Broker):
    """The broker as it was first: a yardstick that stays the same while the broker gets better."""

    name: ClassVar[str] = "broker-1"
    usual: ClassVar[Style] = BROKER_1


PLAYERS: Final[dict[str, type[Bot]]] = {
    **BOTS,
    **{player.name: player for player in (FirstBroker, Oracle, Naive, SharkWithoutBeliefs)},
}


def make_player(text: str, seed: Seed = 0) -> Bot:
    """A player of the laboratory by name, style and budget.

    >>> make_player("broker-1", seed=7)
    <bot broker-1>
    """
    return make_bot(text, seed, PLAYERS)


def is_plugin_bot(text: str) -> bool:
    """Whether a player comes from another package. It thinks in a process of its own then.

    >>> is_plugin_bot("broker-1:bold")
    False
    """
    return Wanted.read(text).name not in PLAYERS


def events_for(players: Iterable[Bot]) -> list[Event] | None:
    """A list for the events of a game, if a player listens to them. Without one games are quicker."""
    return [] if any(player.hears for player in players) else None


def with_its_view(player: Bot, game: Game, seat: int) -> Callable[[], Answer]:
    """A call that lets a player think, with its view, or with the game itself for a seer."""
    if isinstance(player, Seer):
        return partial(player.decide_seeing, game.copy())
    return partial(player.decide, game.view(seat))


def ask_player(player: Bot, game: Game, seat: int) -> Answer:
    """The answer of a player of the laboratory, for `play_out`."""
    return with_its_view(player, game, seat)()
