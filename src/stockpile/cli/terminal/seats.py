"""Who sits where: people and bots, how they are named in records, and how bots answer."""

import re
from collections.abc import Sequence
from typing import Final

from stockpile.bots import BOTS, make_bot
from stockpile.bots.seeds import answer_seed
from stockpile.records import Record, Session
from stockpile.rules.answers import Answer
from stockpile.words import say

PERSON: Final = ""  # stands for a person where bots go by their names
_WITH_BOT: Final = re.compile(r"(?P<name>.+) \((?P<bot>[a-z]+)\)")


def record_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Names for a record: the person, and bots by a first name with their kind."""
    names: list[str] = []
    bots = 0
    for kind in kinds:
        if kind == PERSON:
            names.append(say("seat-you"))
        else:
            bots += 1
            names.append(say("seat-with-bot", seat=say(f"seat-bot-{bots}"), bot=kind))
    return tuple(names)


def kinds_in(record: Record, otherwise: str) -> tuple[str, ...]:
    """Who sat where, by the names in a record: the first seat that is no bot's is the person's.

    Other seats that no bot of ours played are given to bots of the kind `otherwise`.
    """
    matches = [_WITH_BOT.fullmatch(name) for name in full_names(record)]
    kinds = [found["bot"] if found and found["bot"] in BOTS else PERSON for found in matches]
    person = kinds.index(PERSON) if PERSON in kinds else 0
    return tuple(
        PERSON if seat == person else (kind if kind != PERSON else otherwise) for seat, kind in enumerate(kinds)
    )


def full_names(record: Record) -> list[str]:
    """The names in a record; seats without one by their number."""
    return [record.name(seat) or say("seat-number", seat=seat) for seat in range(record.config.players)]


def first_names(record: Record) -> list[str]:
    """Names as short as a table needs them: without the kind of a bot."""
    matches = [(name, _WITH_BOT.fullmatch(name)) for name in full_names(record)]
    return [found["name"] if found and found["bot"] in BOTS else name for name, found in matches]


class BotSeats:
    """The bots of a table. What a bot answers depends on its view, the table's seed and how many answers came before.

    So a game that was put away and taken up again goes on as if nobody had left.
    """

    def __init__(self, session: Session, kinds: Sequence[str], seed: str) -> None:
        self.session = session
        self.kinds = kinds
        self._seed = seed

    def answer(self) -> Answer:
        """The answer of the bot that is asked."""
        seat = self.session.game.asked
        number = len(self.session.record.answers)
        bot = make_bot(self.kinds[seat], answer_seed(self._seed, seat, number))
        return bot.decide(self.session.game.view(seat))
