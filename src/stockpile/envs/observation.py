"""Observations: what a seat sees, as an array of small whole numbers.

There are two forms, the same for all numbers of players, modules and boards: SMALL has what one needs to play, FULL
starts with the same numbers and has everything that a view has. EVERYTHING is what lies anywhere, hidden or not, for
critics that may know it. Every field is described in docs/research/observation.md.

>>> from stockpile import Game
>>> game = Game.new(seed=1)
>>> seen = SMALL.encode(game.view(2))
>>> bool((seen == SMALL.encode_game(game, 2)).all())
True
>>> SMALL.decode(seen)["money"]
{'me': 20, 'next': 20, 'second': 20, 'third': 20}
"""

from collections.abc import Sequence
from threading import local
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stockpile.envs.core import encoding
from stockpile.envs.core.encoding import Encoder
from stockpile.envs.fields import EVERYTHING_FIELDS, FULL_FIELDS, SMALL_FIELDS, Field
from stockpile.rules.answers import ANSWERS
from stockpile.rules.game import Game, View

ACTIONS: Final = len(ANSWERS)

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]


def mask_of(legal: Sequence[int]) -> Mask:
    """1 for every answer that is legal, 0 for the others.

    >>> mask_of([0, 4])[:6].tolist()
    [1, 0, 0, 0, 1, 0]
    """
    mask = bytearray(ACTIONS)
    for number in legal:
        mask[number] = 1
    return np.frombuffer(mask, np.int8)


def _copied(buffer: Any) -> Numbers:
    """The numbers of a compiled buffer as an array that can be written to; by way of bytes it takes half the time."""
    return np.frombuffer(bytearray(buffer), np.int16)


class ObservationLayout:
    """Fields one after the other in an array."""

    def __init__(self, name: str, fields: tuple[Field, ...]) -> None:
        self.name: Final = name
        self.version: Final = encoding.VERSION
        self.fields: Final = fields
        self.size: Final = fields[-1].at + fields[-1].size
        self.low: Final = self._spread([field.low for field in fields])
        self.high: Final = self._spread([field.high for field in fields])
        self._scale: Final = (1 / np.maximum(np.abs(self._spans()), 1)).astype(np.float32)

    def _spread(self, values: Sequence[int]) -> Numbers:
        """One value for every number of each field."""
        spread = np.repeat(np.array(values, np.int16), [field.size for field in self.fields])
        spread.setflags(write=False)
        return spread

    def _spans(self) -> Numbers:
        # Money comes nowhere near its limits: a hundred is a good end of a game.
        usual = [min(field.high, 100) for field in self.fields]
        return self._spread(usual)

    def scaled(self, numbers: NDArray[Any]) -> NDArray[np.float32]:
        """For networks: every number divided by what is much of its kind, so that most lie between -1 and 1.

        >>> SMALL.scaled(SMALL.high)[:3].tolist()
        [1.0, 1.0, 1.0]
        """
        return np.asarray(numbers * self._scale, np.float32)

    def part(self, numbers: NDArray[Any], name: str) -> NDArray[Any]:
        """One field of an array, or of a batch of them, in its own shape.

        >>> from stockpile import Game
        >>> seen = FULL.encode_game(Game.new(seed=1), 0)
        >>> FULL.part(seen, "values").tolist()
        [5, 5, 5, 5, 5, 5]
        """
        field = next((field for field in self.fields if field.name == name), None)
        if field is None:
            raise KeyError(f"the {self.name} observation has no field {name!r}")
        if numbers.shape[-1] != self.size:
            raise ValueError(f"the {self.name} observation has {self.size} numbers, not {numbers.shape[-1]}")
        return numbers[..., field.at : field.at + field.size].reshape((*numbers.shape[:-1], *field.shape))

    def decode(self, numbers: NDArray[Any]) -> dict[str, Any]:
        """For people: fields by name, numbers by what they count; what is 0 is left out of lists with names."""
        if numbers.shape != (self.size,):
            raise ValueError(f"the {self.name} observation has {self.size} numbers, not {numbers.shape}")
        if not np.issubdtype(numbers.dtype, np.integer):
            raise ValueError("whole numbers can be decoded, scaled ones cannot: make the observation without scaling")
        return {field.name: _named(self.part(numbers, field.name), field.labels) for field in self.fields}


def _named(numbers: NDArray[Any], labels: Sequence[tuple[str, ...]]) -> Any:
    if not labels:
        return int(numbers)
    rows = {name: _named(row, labels[1:]) for name, row in zip(labels[0], numbers, strict=True)}
    return {name: row for name, row in rows.items() if row not in (0, {})}


class ThreadEncoder(local):
    """An encoder for every thread: one that two of them point at different games would mix these up."""

    def __init__(self, size: int, full: bool) -> None:
        self.encoder: Final = Encoder(size, full)


class Observation(ObservationLayout):
    """A form of observation: from a view, or straight from a game, always to the same numbers."""

    def __init__(self, name: str, fields: tuple[Field, ...], full: bool) -> None:
        super().__init__(name, fields)
        self.full: Final = full
        self._eyes: Final = ThreadEncoder(self.size, full)

    def encoder(self) -> Encoder:
        """An observation of its own, for compiled callers."""
        return Encoder(self.size, self.full)

    def encode(self, view: View) -> Numbers:
        """What a view shows."""
        return _copied(self._eyes.encoder.of_view(view))

    def encode_game(self, game: Game, seat: int) -> Numbers:
        """What that seat's view would show (or, for the number of players, a spectator's), without making it."""
        if not 0 <= seat <= game.players:
            raise ValueError(f"nobody sits at seat {seat}: the game has {game.players} players")
        return _copied(self._eyes.encoder.of_game(game, seat))

    def __repr__(self) -> str:
        return f"<{self.name} observation: {self.size} numbers, version {self.version}>"


class Everything(ObservationLayout):
    """All that lies anywhere: everybody's secrets, hidden cards, decks. For centralised critics, never for players."""

    def __init__(self) -> None:
        super().__init__("everything", EVERYTHING_FIELDS)
        self._eyes: Final = ThreadEncoder(self.size, True)

    def encode_game(self, game: Game) -> Numbers:
        return _copied(self._eyes.encoder.of_everything(game))


SMALL: Final = Observation("small", SMALL_FIELDS, False)
FULL: Final = Observation("full", FULL_FIELDS, True)
EVERYTHING: Final = Everything()
FORMS: Final = {form.name: form for form in (SMALL, FULL)}


def form_called(name: str) -> Observation:
    """A form by its name.

    >>> form_called("full")
    <full observation: 1630 numbers, version 1>
    >>> form_called("tiny")
    Traceback (most recent call last):
        ...
    ValueError: no observation is called 'tiny'; there are: small, full
    """
    if name not in FORMS:
        raise ValueError(f"no observation is called {name!r}; there are: {', '.join(FORMS)}")
    return FORMS[name]
