"""Bots think in processes of their own, so that a long thought never holds up a table.

Bots of other people think apart from ours, one at a time: one of them that hangs lets no bot of ours wait. Each has a
process for each seat that it plays in, whatever the table: no two seats of a game think in one.
"""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Final

from stockpile.bots import BOTS, Wanted, visitor
from stockpile.bots.advice import Counsel, advise
from stockpile.bots.apart import Worker
from stockpile.bots.plugins import PluginFacts, installed, meet
from stockpile.bots.thinking import Question, Thinking, Thought, fallback, think
from stockpile.bots.trouble import BadBot, Fault, in_one_line
from stockpile.bots.visitor import GIVEN_UP, NOT_SENT, START, Strikes, apart, place_of
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.events import Event
from stockpile.rules.view import View
from stockpile.server.cache import LruCache
from stockpile.server.log import ThrottledLog
from stockpile.server.table.crew import Crew, Crowded
from stockpile.server.table.working import WorkersFailed, done_by

STAND_IN: Final = (
    "intern"  # who answers for a person that is late or away: whoever thinks does better, so it is no hint
)
PATIENCE: Final = 20.0  # seconds after which a worker of ours is taken to hang, besides what it may think
TRIES: Final = 2
QUICK: Final = 2.0  # milliseconds for a bot that has no budget
LONGEST: Final = 1000.0  # milliseconds for any other, and for one whose budget is no time
OF_THE_CLOCK: Final = 0.1  # the part of a question's time that a bot may take
OUT: Final = 60.0  # seconds for which a bot is not asked after it has cost too many processes
MOST: Final = 10  # processes for bots of other people; one that was not used for longest ends when there are more
MET: Final = 500  # bots, with their styles, of whom it is remembered what they want
LOST: Final = Fault("lost")


@dataclass(frozen=True)
class Asked:
    """A question to a bot: the bot, its seed, what it sees and what it has heard, and the table's clock in seconds."""

    bot: str
    facts: PluginFacts
    seed: str
    view: View
    heard: Callable[[], Sequence[Event]] = tuple
    clock: int | None = None

    @property
    def name(self) -> str:
        return Wanted.read(self.bot).name

    @property
    def milliseconds(self) -> float:
        """What the bot is used to, as far as the table allows it."""
        if self.facts.thinks is None:
            return QUICK
        usual = min(self.facts.thinks.milliseconds or LONGEST, LONGEST)
        return usual if self.clock is None else min(usual, 1000 * OF_THE_CLOCK * self.clock)

    def question(self, milliseconds: float) -> Question:
        """What goes to the bot's process, with the time that it is granted."""
        thinks = self.facts.thinks
        budget = thinks.at_most(milliseconds) if thinks is not None else None
        return Question.about(self.view, self.bot, self.seed, self.heard() if self.facts.hears else (), budget)


@dataclass(frozen=True)
class Room:
    """Who thinks there, how many seconds one may take besides its budget, and how often a lost thought is tried."""

    crew: Crew
    patience: float
    tries: int


class Thinkers:
    """The worker processes for the bots of all tables."""

    def __init__(
        self,
        workers: int | None = None,
        throttled_log: ThrottledLog | None = None,
        tell: Callable[[Thinking], None] | None = None,
    ) -> None:
        self.ours = Room(Crew(workers or max(1, min(4, (os.cpu_count() or 2) - 1))), PATIENCE, TRIES)
        self.others = Room(Crew(1), visitor.PATIENCE, 1)
        self._apart = apart(MOST)
        self._met: LruCache[PluginFacts] = LruCache(MET)
        self._strikes = Strikes(OUT)
        self._throttled_log = throttled_log or ThrottledLog()
        self._tell = tell

    def wake(self) -> None:
        """Start our processes before the first question comes; somebody else's may never be needed."""
        self.ours.crew.wake()

    def close(self) -> None:
        for room in (self.ours, self.others):
            room.crew.close()
        self._apart.close()

    @property
    def waiting(self) -> int:
        """Thoughts that nobody has time for yet."""
        return sum(room.crew.waiting for room in (self.ours, self.others))

    async def meet(self, bot: str) -> PluginFacts:
        """What there is to know of a bot before it is asked, or why it cannot play."""
        name = Wanted.read(bot).name
        if name in BOTS:
            return PluginFacts.of(BOTS[name])
        if name not in installed().bots:
            return PluginFacts(problem=BadBot.message_for("gone", bot=name))
        facts: PluginFacts | None = self._met.get(bot)
        if facts is None:
            try:
                facts = await self.others.crew.work(LONGEST, partial(self._meet, bot, name))
            except Crowded:
                facts = PluginFacts(problem=BadBot.message_for("busy", bot=bot))
        return facts

    async def _meet(self, bot: str, name: str, _: Worker, __: float) -> PluginFacts:
        """Load a bot. One that is lost over it is not loaded again for a while, in whatever style it is asked for."""
        if self._strikes.is_out(name):
            return PluginFacts(problem=BadBot.message_for("lost", bot=bot))
        try:
            facts = await done_by(self._apart.place(place_of(name)), START, 1, meet, bot)
        except WorkersFailed:
            self._strikes.put_out(name)
            return PluginFacts(problem=BadBot.message_for("lost", bot=bot))
        except Exception as error:  # what it says of itself cannot be sent here
            facts = PluginFacts(problem=BadBot.message_for("not-made", bot=bot, error=in_one_line(error)))
        self._met[bot] = facts
        return facts

    async def decide(self, asked: Asked) -> Answer:
        """What a bot answers. Also where it has no choice: an answer that came at once would say so.

        A bot that gives no answer loses it to the broker, and so does one for whom there is no time.
        """
        began = monotonic()
        granted, thought = await self._thought(asked)
        if thought.fault is not None:
            sentence = "bot %s %s: the broker answered instead"
            self._throttled_log.error(sentence, asked.bot, thought.fault.what, of=asked.name)
        if self._tell is not None:
            self._tell(Thinking(asked.bot, asked.milliseconds, granted, monotonic() - began, thought.fault))
        if thought.answer in (asked.view.legal or ()):
            return ANSWERS[thought.answer]
        return fallback(asked.view, asked.seed)

    async def advise(self, view: View, seed: str, heard: Sequence[Event]) -> Counsel:
        """What a strong bot would do in somebody's place. Bots that are asked come first."""

        async def think_of_it(worker: Worker) -> Counsel:
            return await done_by(worker, self.ours.patience, self.ours.tries, advise, view, seed, heard)

        return await self.ours.crew.work_behind(think_of_it)

    async def _thought(self, asked: Asked) -> tuple[float, Thought]:
        """The milliseconds that a bot was granted, and what came of it."""
        if asked.facts.problem is not None:
            return 0.0, Thought(fault=Fault("cannot-play", {"why": str(asked.facts.problem)}))
        room = self.ours if asked.name in BOTS else self.others
        try:
            return await room.crew.work(asked.milliseconds, partial(self._ask, room, asked))
        except Crowded:
            return 0.0, Thought()  # the broker's answer is better than none for a long while

    async def _ask(self, room: Room, asked: Asked, worker: Worker, milliseconds: float) -> tuple[float, Thought]:
        if self._strikes.is_out(asked.name):
            return 0.0, Thought(fault=GIVEN_UP)
        question = asked.question(milliseconds)
        if room is self.others:
            worker = self._apart.place(place_of(asked.name, asked.view.observer))
        try:
            thought = await done_by(worker, room.patience + milliseconds / 1000, room.tries, think, question)
        except WorkersFailed:
            thought = Thought(fault=LOST)
        except Exception:
            thought = Thought(fault=NOT_SENT)
        self._strikes.note(asked.name, lost=thought.fault == LOST)
        return milliseconds, thought
