"""Who sits where: people and bots, how they are named in records, and how bots answer."""

import re
from collections.abc import Sequence
from time import monotonic, sleep
from typing import Final

from stockpile.bots import BadBudget, Wanted, make_bot, names
from stockpile.bots.pauses import least_pause, shown_at
from stockpile.bots.seeds import answer_seed
from stockpile.records import Record, Replay, Session
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event
from stockpile.words import say

PERSON: Final = ""  # stands for a person where bots go by their names
_WITH_BOT: Final = re.compile(r"(?P<name>.+) \((?P<bot>[^()]+)\)")


def record_names(kinds: Sequence[str]) -> tuple[str, ...]:
    """Names for a record: the person, and bots by a first name with their kind."""
    given: list[str] = []
    bots = 0
    for kind in kinds:
        if kind == PERSON:
            given.append(say("seat-you"))
        else:
            bots += 1
            given.append(say("seat-with-bot", seat=say(f"seat-bot-{bots}"), bot=kind))
    return tuple(given)


def kinds_in(record: Record, otherwise: str) -> tuple[str, ...]:
    """Who sat where, by the names in a record: the first seat that is no bot's is the person's.

    Other seats that no bot played which is here are given to bots of the kind `otherwise`.
    """
    kinds = [bot for _, bot in _apart(record)]
    person = kinds.index(PERSON) if PERSON in kinds else 0
    return tuple(
        PERSON if seat == person else (kind if kind != PERSON else otherwise) for seat, kind in enumerate(kinds)
    )


def full_names(record: Record) -> list[str]:
    """The names in a record; seats without one by their number."""
    return [record.name(seat) or say("seat-number", seat=seat) for seat in range(record.config.players)]


def first_names(record: Record) -> list[str]:
    """Names as short as a table needs them: without the kind of a bot."""
    return [name for name, _ in _apart(record)]


def _apart(record: Record) -> list[tuple[str, str]]:
    """By seat, the name and the bot; who is no bot keeps the whole name."""
    matches = [(name, _WITH_BOT.fullmatch(name)) for name in full_names(record)]
    return [
        (found["name"], found["bot"]) if found and _is_bot(found["bot"]) else (name, PERSON) for name, found in matches
    ]


def _is_bot(text: str) -> bool:
    """Whether there is such a bot. One of somebody else is not loaded for that."""
    try:
        return Wanted.read(text).name in names()
    except BadBudget:
        return False


class BotSeats:
    """The bots of a table. What a bot answers depends on what it sees and has heard, the table's seed and how many
    answers came before. So a game that was put away and taken up again goes on as if nobody had left.

    Where a person plays against them, nobody sees how long they thought. `faults` are told once, by whoever tells.
    """

    def __init__(self, session: Session, kinds: Sequence[str], seed: str, unhurried: bool = False) -> None:
        self.session = session
        self.kinds = kinds
        self.faults: list[str] = []
        self._seed = seed
        self._unhurried = unhurried
        past = Replay(session.record)
        self._heard = [*past.opening, *[event for played in past for event in played.events]]

    def hear(self, events: Sequence[Event]) -> None:
        """Something has happened since."""
        self._heard += events

    def answer(self) -> Answer:
        """The answer of the bot that is asked."""
        seat = self.session.game.asked
        number = len(self.session.record.answers)
        bot = make_bot(self.kinds[seat], answer_seed(self._seed, seat, number))
        if bot.hears:
            bot.heard = [event for event in self._heard if event.seen_by(seat)]
        began = monotonic()
        answer = bot.decide(self.session.game.view(seat))
        self.faults += [say("play-bot-fault", bot=self.kinds[seat], fault=fault.what) for fault in bot.faults]
        if self._unhurried and bot.budget is not None and bot.budget.milliseconds is not None:
            sleep(shown_at(began, least_pause(bot.budget.milliseconds), now := monotonic()) - now)
        return answer
