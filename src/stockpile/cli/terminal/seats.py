"""Who sits where: people and bots, how they are named in records, and how bots answer."""

import re
from collections import Counter
from collections.abc import Sequence
from time import monotonic, sleep
from typing import Final

from stockpile.bots import BOTS, BadBot, Bot, Wanted, make_bot, names
from stockpile.bots.bot import answer_seed
from stockpile.bots.budget import least_pause, shown_at
from stockpile.bots.errors import Fault
from stockpile.i18n import say
from stockpile.records import Record, Replay, SeenRecord, Session
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event

UNTIMED: Final = 1000.0  # milliseconds that a bot seems to think which counts playouts, or is somebody else's
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


def full_names(record: Record | SeenRecord) -> list[str]:
    """The names in a record; seats without one by their number."""
    return told_apart(_names(record))


def first_names(record: Record) -> list[str]:
    """Names as short as a table needs them: without the kind of a bot."""
    return told_apart([name for name, _ in _apart(record)])


def told_apart(names: Sequence[str]) -> list[str]:
    """Names of a table, by seat; those that are there twice, as of bots that are alike, with the number of the seat.

    >>> told_apart(["shark@400", "broker", "broker"])
    ['shark@400', 'broker #1', 'broker #2']
    """
    count = Counter(names)
    return [name if count[name] == 1 else say("seat-namesake", name=name, seat=seat) for seat, name in enumerate(names)]


def _names(record: Record | SeenRecord) -> list[str]:
    return [record.name(seat) or say("seat-number", seat=seat) for seat in range(record.config.players)]


def _apart(record: Record) -> list[tuple[str, str]]:
    """By seat, the name and the bot; who is no bot keeps the whole name."""
    matches = [(name, _WITH_BOT.fullmatch(name)) for name in _names(record)]
    return [
        (found["name"], found["bot"]) if found and _is_bot(found["bot"]) else (name, PERSON) for name, found in matches
    ]


def _is_bot(text: str) -> bool:
    """Whether there is such a bot. One of somebody else is not loaded for that."""
    try:
        return Wanted.read(text).name in names()
    except BadBot:
        return False


class BotSeats:
    """The bots of a table. What a bot answers depends on what it sees and has heard, the table's seed and how many
    answers came before. So a game that was put away and taken up again continues as if nobody had left.

    Where a person plays against them, nobody sees how long they thought. The caller tells `faults`, each once.
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

    def heard_by(self, seat: int) -> list[Event]:
        """All that a seat was told."""
        return [event for event in self._heard if event.seen_by(seat)]

    def answer(self) -> Answer:
        """The answer of the bot that is asked."""
        seat = self.session.game.asked
        number = len(self.session.record.answers)
        began = monotonic()
        bot = make_bot(self.kinds[seat], answer_seed(self._seed, seat, number))
        if bot.hears:
            bot.heard = self.heard_by(seat)
        answer = bot.decide(self.session.game.view(seat))
        self.faults += [_lost(self.kinds[seat], fault) for fault in bot.faults]
        longest = _longest(bot) if self._unhurried else None
        if longest is not None:
            sleep(shown_at(began, least_pause(longest), now := monotonic()) - now)
        return answer


def _lost(bot: str, fault: Fault) -> str:
    """A line of the log. What an error said is not in it: that could be the bot's cards."""
    return say("play-bot-fault", bot=bot, fault=say(f"fault-{fault.kind}", **fault.facts))


def _longest(bot: Bot) -> float | None:
    """Milliseconds that a bot seems to think; None for one of ours that answers at once, whatever is asked."""
    if bot.budget is not None and bot.budget.milliseconds is not None:
        return bot.budget.milliseconds
    return None if bot.budget is None and bot.name in BOTS else UNTIMED
