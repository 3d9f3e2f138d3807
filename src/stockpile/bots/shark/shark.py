"""The shark bot, which thinks as long as its budget allows, and the weights that `stockpile lab fit` writes for it."""

import tomllib
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, ClassVar, Final

from stockpile.bots.bot import NotAsked
from stockpile.bots.broker.broker import StyledBot
from stockpile.bots.broker.style import BROKER_1, USUAL
from stockpile.bots.budget import Budget
from stockpile.bots.shark.evidence import Lens
from stockpile.bots.shark.memory import remembered
from stockpile.bots.shark.search import FOREVER, Limit, SharkThought
from stockpile.bots.shark.value import PROPERTY, Weights
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.figures import Figures
from stockpile.rules.game import View

FILE: Final = "weights.toml"


def table_of(players: int, modules: bool) -> str:
    """The name of the table in the file for a number of players, with modules that are property or without."""
    return f"{'modules' if modules else 'base'}-{players}"


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


@cache
def _weights(table: str) -> Weights:
    rounds = _file()[table]
    rows = [[float(row[name]) for name in PROPERTY] for row in rounds]
    return Weights(rows, [float(row["spread"]) for row in rounds])


def weights_for(figures: Figures) -> Weights:
    """The weights for a config.

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.figures import figures_for
    >>> weights_for(figures_for(Config(players=4))).spread(1) < weights_for(figures_for(Config(players=4))).spread(5)
    True
    """
    return _weights(table_of(figures.players, figures.bonds or figures.commodities or figures.strategies))


# How the others may think: as one broker or the other, exactly or roughly. Both are there in both ways. Otherwise a
# rival that fits neither exactly would be taken for the one that may be rough.
LENSES: Final = [
    Lens(BROKER_1, 0.45, 0.3, 0.4),
    Lens(BROKER_1, 0.15, 2.0, 3.0),
    Lens(USUAL, 0.2, 0.3, 0.4),
    Lens(USUAL, 0.2, 2.0, 3.0),
]


class Shark(StyledBot):
    """Concludes what the others hide from how they play, tries its answers in such worlds, and plays to win.

    With a budget of playouts the answer follows from the view, the events heard, the seed and the budget alone.
    """

    name: ClassVar[str] = "shark"
    hears: ClassVar[bool] = True
    thinks: ClassVar[Budget | None] = Budget(milliseconds=100)

    def decide(self, view: View) -> Answer:
        if not view.legal:
            raise NotAsked(view)
        limit = limit_of(self.budget or self.thinks)
        return ANSWERS[self.thought(view).answer(limit)]

    def thought(self, view: View) -> SharkThought:
        """Everything that the search starts with."""
        weights, rng = weights_for(view.figures), Random(self.seed)
        return SharkThought(view, remembered(view, self.heard), self.style, LENSES, weights, rng)


class SlowShark(Shark):
    """A shark with ten times the time."""

    name: ClassVar[str] = "shark-1s"
    thinks: ClassVar[Budget | None] = Budget(milliseconds=1000)


def limit_of(budget: Budget | None) -> Limit:
    """A budget as the search counts it, starting now. Without a budget it is the shark's own: a search must end."""
    if budget is None or (budget.playouts is None and budget.milliseconds is None):
        budget = Shark.thinks
        assert budget is not None
    playouts = FOREVER if budget.playouts is None else float(budget.playouts)
    seconds = FOREVER if budget.milliseconds is None else budget.milliseconds / 1000
    return Limit(playouts, seconds)
