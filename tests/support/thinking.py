"""Moments of games between sound players, and what a bot makes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from stockpile.bots import Broker, Budget, Shark
from stockpile.bots.broker.style import USUAL, Style
from stockpile.bots.shark.beliefs import Beliefs
from stockpile.bots.shark.evidence import Auction, Evidence
from stockpile.bots.shark.memory import remembered
from stockpile.bots.shark.shark import LENSES
from stockpile.rules.config import Config
from stockpile.rules.events import Event
from stockpile.rules.game import Game, View


class Moment(NamedTuple):
    """A question that a seat is asked, with all that the seat has heard."""

    game: Game
    seat: int
    heard: list[Event]

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    def auction(self) -> Auction | None:
        """As the shark has it: remembered, or as it lies there."""
        return remembered(self.view, self.heard)

    def beliefs(self, seed: int = 1) -> Beliefs | None:
        auction = self.auction()
        return None if auction is None else Beliefs(Evidence(self.view, auction, LENSES), Random(seed))

    def shark(self, playouts: int, seed: int = 1) -> int:
        """The number of what a shark answers."""
        bot = Shark(seed)
        bot.budget = Budget(playouts=playouts)
        bot.heard = self.heard
        return bot.decide(self.view).number


def moments(
    config: Config, seed: int, share: float = 1.0, styles: Sequence[Style] = (USUAL,), whims: float = 0.0
) -> Iterator[Moment]:
    """Questions of a game that brokers play, some of them if a share below 1 is wanted; styles go round the table.

    With whims, so many answers are any that is allowed: so games come to questions that sound players seldom ask for.
    """
    told: list[Event] = []
    game = Game.new(config, seed=seed, events=told)
    rng = Random(seed)
    bots = [Broker(seat, styles[seat % len(styles)]) for seat in range(game.players)]
    while not game.over:
        seat = game.asked
        if rng.random() < share:
            yield Moment(game.copy(), seat, [event for event in told if event.seen_by(seat)])
        whim = whims > 0 and rng.random() < whims
        game.play(rng.choice(game.decision.answers) if whim else bots[seat].decide(game.view(seat)))
