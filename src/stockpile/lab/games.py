"""What games of the laboratory have in common: their seeds, how they ended, and answers that others gave for a bot.

The cards and the bots draw from seeds of different kinds, and neither leads to the other. A bot is handed what it draws
from. If the cards followed from that too, it could deal the game again and see every secret. A bot gets a digest, so it
cannot find the seed of the cards.

>>> deal_seed(seed=1, deal=7) == deal_seed(1, 7) != deal_seed(1, 8)
True
>>> bot_seed(seed=1, deal=7, seat=0)[:16]
'fc1bdf54299edc94'
"""

from collections.abc import Iterable
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from stockpile.bots import Bot
from stockpile.bots.errors import Fault
from stockpile.rules.game import Game


def deal_seed(seed: int, deal: int) -> int:
    """For the cards, the dice and the first player of a deal."""
    return Random(f"deal/{seed}/{deal}").getrandbits(64)


def bot_seed(seed: int, deal: int, seat: int) -> str:
    """For the bot in this seat of a deal."""
    return sha256(f"bot/{seed}/{deal}/{seat}".encode()).hexdigest()


WHOLE_WIN: Final = 60  # a win in parts, so that two to five can share it (R-END-4) and sums stay exact


class GameResult(NamedTuple):
    """The end of one game, by seat."""

    wins: tuple[int, ...]  # parts of WHOLE_WIN
    money: tuple[int, ...]
    places: tuple[int, ...]

    @classmethod
    def of(cls, game: Game) -> "GameResult":
        """How a game that is over ended."""
        standing, winners = game.standing, game.winners
        share = WHOLE_WIN // len(winners)
        return cls(
            tuple([share if seat in winners else 0 for seat in range(game.players)]),
            tuple([each["total"] for each in standing]),
            tuple([each["place"] for each in standing]),
        )


class BotFaults(NamedTuple):
    """Answers that another bot had to give for a bot: how many, and how the first came about.

    A measurement of a bot must say how many answers were not its own.

    >>> both = BotFaults.together([BotFaults(), BotFaults(2, Fault("too-long")), BotFaults(1, Fault("ended"))])
    >>> both.total, str(both.first)
    (3, 'took too long')
    """

    total: int = 0
    first: Fault | None = None

    @classmethod
    def of(cls, bot: Bot) -> "BotFaults":
        return cls(len(bot.faults), bot.faults[0] if bot.faults else None)

    @classmethod
    def together(cls, parts: Iterable["BotFaults"]) -> "BotFaults":
        """All of them, in this order."""
        failed = [part for part in parts if part.total]
        return cls(sum([part.total for part in failed]), failed[0].first if failed else None)
