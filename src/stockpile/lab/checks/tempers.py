"""Players for checks: they do not think, but each likes some answers better than others.

Between them they get games into corners that even play seldom reaches: seats without money, with everything sold,
with nothing sold, with every card and every ability used.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from stockpile.rules.answers import ANSWERS, Answer


@dataclass(frozen=True)
class Temper:
    """How a seat likes its answers: a weight by family, and how the weight of a bid changes from space to space.

    >>> from stockpile.rules.answers import parse
    >>> SELLER.choose([parse("pass").number, parse("sell share labs").number], Random(1))
    sell share labs
    """

    climb: float = 1.0
    likes: Mapping[str, float] = field(default_factory=dict)

    def weight(self, answer: Answer) -> float:
        liked = self.likes.get(answer.name, 1.0)
        return liked * self.climb ** answer.args[1] if answer.name == "bid" else liked

    def choose(self, legal: Sequence[int], rng: Random) -> Answer:
        """One of the answers with these numbers; any of them when none is liked."""
        answers = [ANSWERS[number] for number in legal]
        weights = [self.weight(answer) for answer in answers]
        return rng.choices(answers, weights if any(weights) else None)[0]


EVEN: Final = Temper()
BOLD: Final = Temper(climb=2.0)  # soon without money, so that fees stay unpaid
FRUGAL: Final = Temper(climb=0.4)
SELLER: Final = Temper(likes={"pass": 0.0})  # keeps nothing
KEEPER: Final = Temper(likes={"sell": 0.1})
STRATEGIST: Final = Temper(climb=0.7, likes={"strategy": 8.0, "ability": 8.0, "pair": 4.0, "pass": 0.3, "sell": 0.3})

TEMPERS: Final[dict[str, Temper]] = {
    "even": EVEN,
    "bold": BOLD,
    "frugal": FRUGAL,
    "seller": SELLER,
    "keeper": KEEPER,
    "strategist": STRATEGIST,
}
