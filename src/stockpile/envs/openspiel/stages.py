"""The two stages of a state: the deal is being decided, and the game is played. A copy takes microseconds."""

from dataclasses import dataclass
from operator import index
from random import Random
from typing import Final

from stockpile.envs.openspiel.course import BASE, CHANCE, DIGITS, Drawn, Moment, Past, begin
from stockpile.envs.openspiel.rows import Memory, open_question
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import Config
from stockpile.rules.game import Game

TERMINAL: Final = -4  # pyspiel.PlayerId.TERMINAL


@dataclass(eq=False, slots=True)
class Dealing:
    """The digits of the deal's number so far, most significant first. Never changed."""

    digits: tuple[int, ...] = ()

    @property
    def player(self) -> int:
        return CHANCE

    def __deepcopy__(self, memo: dict[int, object]) -> "Dealing":
        return self

    def next(self, digit: int, config: Config) -> "Dealing | Playing":
        """One digit more; after the last one the game is dealt."""
        digits = (*self.digits, digit)
        if len(digits) < DIGITS:
            return Dealing(digits)
        game = Game.new(config, seed=deal_number(digits))
        return Playing(game, begin(game))

    def __str__(self) -> str:
        return f"deal {'.'.join(map(str, self.digits))}"


def deal_number(digits: tuple[int, ...]) -> int:
    """The number of the deal, which is the seed of the game that the engine deals.

    >>> deal_number((0, 0, 1, 2))
    258
    """
    number = 0
    for digit in digits:
        number = number * BASE + digit
    return number


def deal_digits(number: int) -> tuple[int, ...]:
    """The moves of chance that lead to a deal.

    >>> deal_digits(258)
    (0, 0, 1, 2)
    """
    number = index(number)
    if not 0 <= number < BASE**DIGITS:
        raise ValueError(f"deals have numbers from 0 to {BASE**DIGITS - 1}, not {number}")
    return tuple(number // BASE**place % BASE for place in reversed(range(DIGITS)))


@dataclass(eq=False, slots=True)
class Playing:
    """A game, and how it came there."""

    game: Game
    moment: Moment

    @property
    def player(self) -> int:
        return TERMINAL if self.game.over else int(self.game.asked)

    def play(self, number: int) -> None:
        """Answer; IllegalAnswer changes nothing."""
        self.game.play(ANSWERS[number])
        self.moment = Moment(self.moment, number)

    def memory(self, observer: int) -> list[Memory]:
        """All that an observer has heard, the open question last."""
        memories = self.moment.remembered(observer)
        return memories if self.game.over else [*memories, open_question(int(self.game.agenda[-1]), observer)]

    def drawn(self, seat: int, number: float) -> Game:
        """A world that fits what the seat sees: nothing but its view goes in, and one number from 0 to 1."""
        return self.game.view(seat).sample(Random(int(number * 2**53)))

    def __deepcopy__(self, memo: dict[int, object]) -> "Playing":
        return Playing(self.game.copy(), self.moment)

    def __reduce__(self) -> tuple[object, ...]:
        start, *moments = self.moment.path()
        known = (start.memories, start.pasts) if isinstance(start, Drawn) else None
        return (_played, (start.game, known, [each.answer for each in moments]))


def _played(start: Game, known: tuple[dict[int, Memory], dict[int, Past]] | None, answers: list[int]) -> Playing:
    """From a start on, answer by answer."""
    memories, pasts = known or ({}, {})
    moment = Moment(game=start) if known is None else Drawn(game=start, memories=memories, pasts=pasts)
    playing = Playing(start.copy(), moment)
    for number in answers:
        playing.play(number)
    return playing
