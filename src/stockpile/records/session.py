"""A game and its record, side by side while it is played."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from stockpile.content import Content
from stockpile.records import files
from stockpile.records.record import Record
from stockpile.records.replay import redrawn, replay
from stockpile.rules.answers import Answer
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config
from stockpile.rules.game import Game


class Session:
    """Play through `play`, and `record` is always the record of `game`.

    >>> session = Session.new(Config(players=3), seed=2, names=("Ann", "Bo", "Cy"))
    >>> while not session.game.over:
    ...     session.play(session.game.decision.answers[-1])
    >>> replay(session.record) == session.game
    True

    Take one up again, at its end or before, with the same future or (given a seed) another one:

    >>> earlier = Session.resume(session.record, to=10, seed=7)
    >>> earlier.record.answers == session.record.answers[:10]
    True
    >>> earlier.record.chance.pairs == session.record.chance.pairs
    False
    """

    def __init__(self, record: Record) -> None:
        self.game = replay(record)
        self._start = record.up_to(0)
        self._answers = list(record.answers)
        self._stand_ins = record.stand_ins

    @classmethod
    def new(
        cls,
        config: Config | None = None,
        *,
        seed: int | None = None,
        first: int | None = None,
        chance: Chance | None = None,
        content: Content | None = None,
        names: Sequence[str] = (),
    ) -> "Session":
        """A new game: from a seed, from given decks, or at random; the first player is named or drawn by lot."""
        game = Game.new(config, seed=seed, first=first, chance=chance, content=content)
        return cls(Record(game.config, game.figures.content, game.chance, names=tuple(names)))

    @classmethod
    def resume(cls, record: Record, *, to: int | None = None, seed: int | None = None) -> "Session":
        """Continue after `to` answers (or all): as chance fell then or, with a seed, as it falls now."""
        past = record.up_to(to)
        return cls(past if seed is None else redrawn(past, seed))

    def play(self, answer: Answer) -> None:
        """Answer the open question; a refused answer is not in the record."""
        self.game.play(answer)
        self._answers.append(answer)

    @property
    def record(self) -> Record:
        return replace(self._start, answers=tuple(self._answers), stand_ins=self._stand_ins)

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        files.save(self.record, path)
