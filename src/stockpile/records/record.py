"""A game as data: what was played, what chance decided, and every answer."""

import unicodedata
from dataclasses import dataclass, replace
from typing import Final

from stockpile.content import Content
from stockpile.records.errors import RecordError
from stockpile.rules.answers import Answer
from stockpile.rules.chance import Chance, check
from stockpile.rules.config import Config
from stockpile.rules.errors import ChanceError, ConfigError
from stockpile.rules.figures import Figures, figures_for

SETTING_UP: Final = -1  # what the round is called before the first one, while investors and strategies are chosen


@dataclass(frozen=True)
class Record:
    """Everything that is needed to play a game again; `write` makes a text of it, `read` makes it of a text.

    The figures are those it was started with, whatever others there are by now. Names are one a seat, empty for a seat
    without a name, or none at all.

    >>> from stockpile.rules.game import Game
    >>> game = Game.new(Config(players=3), seed=5)
    >>> record = Record(game.config, game.figures.content, game.chance, names=("Ann", "", "Cy"))
    >>> len(record.answers), record.name(0), record.name(1)
    (0, 'Ann', '')
    """

    config: Config
    content: Content
    chance: Chance
    answers: tuple[Answer, ...] = ()
    names: tuple[str, ...] = ()
    deal: str = ""  # the transcript that the cards follow from (docs/fairness.md), if it was dealt so
    stand_ins: frozenset[int] = frozenset()  # numbers of the answers that a bot gave for a person, counted from 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", checked_names(self.names, self.config.players))
        there = range(len(self.answers))  # with fewer answers there are fewer marks
        object.__setattr__(self, "stand_ins", frozenset(number for number in self.stand_ins if number in there))

    def name(self, seat: int) -> str:
        """The name of a seat, empty if it has none."""
        return self.names[seat] if self.names else ""

    def up_to(self, count: int | None) -> "Record":
        """The same game after that many answers; all of them without a count.

        >>> from stockpile.rules.game import Game
        >>> game = Game.new(Config(), seed=5)
        >>> Record(game.config, game.figures.content, game.chance).up_to(1)
        Traceback (most recent call last):
            ...
        stockpile.records.errors.RecordError: there are 0 answers, so nothing stands after answer 1
        """
        if count is None:
            return self
        if not 0 <= count <= len(self.answers):
            raise RecordError("beyond", answers=len(self.answers), number=count)
        return replace(self, answers=self.answers[:count])

    def figures(self) -> Figures:
        """The figures it was played with, and the check that chance can have fallen so with them."""
        figures = checked_figures(self.config, self.content)
        check_chance(self.chance, figures)
        return figures


def check_chance(chance: Chance, figures: Figures) -> None:
    """Refuse what cannot have been shuffled and rolled."""
    try:
        check(chance, figures)
    except ChanceError as error:
        raise RecordError("chance", reason=error.message) from error


def checked_figures(config: Config, content: Content) -> Figures:
    """The figures of a config in that content."""
    try:
        return figures_for(config, content)
    except ConfigError as error:
        raise RecordError.of(error.message) from error


def checked_names(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """Names that can be written: one a seat or none, each on one line."""
    if names and len(names) != players:
        raise RecordError("names", names=len(names), seats=players)
    for name in names:
        if any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in name):
            raise RecordError("bad-name", name=repr(name))
    return tuple(names) if any(names) else ()
