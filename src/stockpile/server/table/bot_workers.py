"""Bots think in processes of their own, so that a long thought never holds up a table.

First come, first served. A table has one thought at a time, so the turns go round the tables, and a table with four
bots waits as long as one with a single bot. When many wait, every bot thinks for a shorter time, so that none waits for
longer. Work that no table waits for, such as a hint, is done by a worker that nothing else wants at that moment.

Bots from other packages have a queue of their own and think one at a time: if one hangs, no bot of ours waits. Each has
a process for each seat that it plays in, whatever the table, so no two seats of a game think in one process.
"""

import asyncio
import os
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Any, Final, TypeVar

from stockpile.bots import BOTS, Wanted, sandbox
from stockpile.bots.advice import BotAdvice, advise
from stockpile.bots.errors import BadBot, Fault, in_one_line
from stockpile.bots.plugins import PluginFacts, installed, meet
from stockpile.bots.sandbox import GIVEN_UP, LOAD_SECONDS, NOT_SENT, SeatWorkers, Strikes
from stockpile.bots.thinking import Question, Thinking, Thought, fallback, think
from stockpile.processes import Worker, WorkLost
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.events import Event
from stockpile.rules.game import View
from stockpile.server.cache import LruCache
from stockpile.server.log import ThrottledLog

Result = TypeVar("Result")
MAX_WAIT: Final = 1000.0  # milliseconds after which the last of those who wait should be at work
MIN_THOUGHT: Final = 10.0  # milliseconds for every thought; no more may wait than can have this in the maximum wait
LEARNING: Final = 0.1  # how much the last thought counts for the pace
SLOWEST_PACE: Final = 5.0  # the most that one thought counts as: it may have been a start or a hanging worker
MAX_SPARE_WORK: Final = 20  # pieces of work that no table waits for and that may be in the queue

PATIENCE: Final = 20.0  # seconds after which a worker of ours counts as hanging, besides what it may think
TRIES: Final = 2
QUICK: Final = 2.0  # milliseconds for a bot that has no budget
LONGEST: Final = 1000.0  # milliseconds for any other, and for one whose budget is no time
OF_THE_CLOCK: Final = 0.1  # the part of a question's time that a bot may take
SECONDS_OUT: Final = 60.0  # for which a bot is not asked after it has cost too many processes
MAX_PROCESSES: Final = 10  # for bots from other packages; the least recently used one ends when there are more
MAX_KNOWN_BOTS: Final = 500  # bots, with their styles, whose facts are kept
LOST: Final = Fault("lost")


class QueueFull(Exception):
    """The queue is so long that it is quicker not to think."""


class WorkerQueue:
    """Workers, any of which can do the next work, and the queue before them."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)
        self._at_work: set[asyncio.Task[Any]] = set()
        self._waiting: list[float] = []  # milliseconds that those who wait would like to have
        self._spare: deque[asyncio.Event] = deque()  # work that waits behind them
        self.calm = asyncio.Event()  # no table waits for a worker
        self.calm.set()
        self._pace = 1.0  # by the clock, how long a thought takes for each millisecond it is granted

    @property
    def waiting(self) -> int:
        """How much work waits for a worker."""
        return len(self._waiting) + len(self._spare)

    def wake(self) -> None:
        """Start the processes before the first work comes."""
        for worker in self.workers:
            worker.take()

    def close(self) -> None:
        for task in self._at_work:
            task.cancel()
        for worker in self.workers:
            worker.close()

    def granted(self, milliseconds: float) -> float:
        """What a thought that would like this many milliseconds gets, so that those behind it get theirs in time."""
        if not self._waiting:
            return milliseconds
        time = self._pace * (milliseconds + sum(self._waiting))
        return max(min(MIN_THOUGHT, milliseconds), milliseconds * min(1.0, MAX_WAIT * len(self.workers) / time))

    async def work(self, milliseconds: float, work: Callable[[Worker, float], Awaitable[Result]]) -> Result:
        """Do something with a worker, in turn. `work` gets the worker and the milliseconds that it may take."""
        if sum(min(MIN_THOUGHT, each) for each in self._waiting) >= MAX_WAIT * len(self.workers):
            raise QueueFull
        self._waiting.append(milliseconds)
        self.calm.clear()
        return await self._to_its_end(self._in_turn(milliseconds, work))

    async def work_behind(self, work: Callable[[Worker], Awaitable[Result]]) -> Result:
        """Do something with a worker as soon as one is free and no table waits for it."""
        if len(self._spare) >= MAX_SPARE_WORK:
            raise QueueFull
        return await self._to_its_end(self._behind(work))

    async def _to_its_end(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The work ends even if its caller stops waiting: a worker set free too early would get two pieces at once."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, milliseconds: float, work: Callable[[Worker, float], Awaitable[Result]]) -> Result:
        try:
            worker = await self._free.get()
        finally:
            self._waiting.remove(milliseconds)
            if not self._waiting:
                self.calm.set()
            self._call_next()
        granted, began = self.granted(milliseconds), monotonic()
        try:
            return await work(worker, granted)
        finally:
            self._set_free(worker)
            self._learn(1000 * (monotonic() - began) / max(granted, MIN_THOUGHT))

    async def _behind(self, work: Callable[[Worker], Awaitable[Result]]) -> Result:
        turn = asyncio.Event()
        self._spare.append(turn)
        try:
            while self._spare[0] is not turn or self._waiting or self._free.empty():
                await turn.wait()
                turn.clear()
            worker = self._free.get_nowait()
        finally:
            self._spare.remove(turn)
            self._call_next()
        try:
            return await work(worker)
        finally:
            self._set_free(worker)

    def _set_free(self, worker: Worker) -> None:
        self._free.put_nowait(worker)
        self._call_next()

    def _call_next(self) -> None:
        """Let the first piece of spare work see whether it is time."""
        if self._spare:
            self._spare[0].set()

    def _learn(self, pace: float) -> None:
        """On a machine that does other things too, thoughts take longer than the processor time they get."""
        self._pace += (min(max(pace, 1.0), SLOWEST_PACE) - self._pace) * LEARNING


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
        """What the bot usually takes, as far as the table allows it."""
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
class BotGroup:
    """Bots that share a queue: the seconds one may take besides its budget, and how often a lost thought is tried."""

    queue: WorkerQueue
    patience: float
    tries: int


class BotWorkers:
    """The worker processes for the bots of all tables."""

    def __init__(
        self,
        workers: int | None = None,
        throttled_log: ThrottledLog | None = None,
        tell: Callable[[Thinking], None] | None = None,
    ) -> None:
        self.ours = BotGroup(WorkerQueue(workers or max(1, min(4, (os.cpu_count() or 2) - 1))), PATIENCE, TRIES)
        self.plugin_bots = BotGroup(WorkerQueue(1), sandbox.PATIENCE, 1)
        self._seat_workers = SeatWorkers(MAX_PROCESSES)
        self._known: LruCache[PluginFacts] = LruCache(MAX_KNOWN_BOTS)
        self._strikes = Strikes(SECONDS_OUT)
        self._throttled_log = throttled_log or ThrottledLog()
        self._tell = tell

    def wake(self) -> None:
        """Start the processes of our bots before the first question comes. Plugin bots may never be needed."""
        self.ours.queue.wake()

    def close(self) -> None:
        for group in (self.ours, self.plugin_bots):
            group.queue.close()
        self._seat_workers.close()

    @property
    def waiting(self) -> int:
        """Thoughts that no worker has time for yet."""
        return sum(group.queue.waiting for group in (self.ours, self.plugin_bots))

    async def meet(self, bot: str) -> PluginFacts:
        """What there is to know of a bot before it is asked, or why it cannot play."""
        name = Wanted.read(bot).name
        if name in BOTS:
            return PluginFacts.of(BOTS[name])
        if name not in installed().bots:
            return PluginFacts(problem=BadBot.message_for("gone", bot=name))
        facts: PluginFacts | None = self._known.get(bot)
        if facts is None:
            try:
                facts = await self.plugin_bots.queue.work(LONGEST, partial(self._meet, bot, name))
            except QueueFull:
                facts = PluginFacts(problem=BadBot.message_for("busy", bot=bot))
        return facts

    async def _meet(self, bot: str, name: str, _: Worker, __: float) -> PluginFacts:
        """Load a bot. One that is lost over it is not loaded again for a while, whatever its style."""
        if self._strikes.is_out(name):
            return PluginFacts(problem=BadBot.message_for("lost", bot=bot))
        try:
            facts = await self._seat_workers.worker(name).run_async(LOAD_SECONDS, 1, meet, bot)
        except WorkLost:
            self._strikes.put_out(name)
            return PluginFacts(problem=BadBot.message_for("lost", bot=bot))
        except Exception as error:  # what it says of itself cannot be sent here
            facts = PluginFacts(problem=BadBot.message_for("not-made", bot=bot, error=in_one_line(error)))
        self._known[bot] = facts
        return facts

    async def decide(self, asked: Asked) -> Answer:
        """What a bot answers. It also thinks where it has no choice: an answer that came at once would say so.

        A bot that gives no answer loses it to the broker, and so does one for which there is no time.
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

    async def advise(self, view: View, seed: str, heard: Sequence[Event]) -> BotAdvice:
        """What a strong bot would do in a player's place. Bots that are asked come first."""

        async def advise_with(worker: Worker) -> BotAdvice:
            return await worker.run_async(self.ours.patience, self.ours.tries, advise, view, seed, heard)

        return await self.ours.queue.work_behind(advise_with)

    async def _thought(self, asked: Asked) -> tuple[float, Thought]:
        """The milliseconds that a bot was granted, and what came of it."""
        if asked.facts.problem is not None:
            return 0.0, Thought(fault=Fault("cannot-play", {"why": str(asked.facts.problem)}))
        group = self.ours if asked.name in BOTS else self.plugin_bots
        try:
            return await group.queue.work(asked.milliseconds, partial(self._ask, group, asked))
        except QueueFull:
            return 0.0, Thought()  # the broker's answer is better than none for a long while

    async def _ask(self, group: BotGroup, asked: Asked, worker: Worker, milliseconds: float) -> tuple[float, Thought]:
        if self._strikes.is_out(asked.name):
            return 0.0, Thought(fault=GIVEN_UP)
        question = asked.question(milliseconds)
        if group is self.plugin_bots:
            worker = self._seat_workers.worker(asked.name, asked.view.observer)
        try:
            thought = await worker.run_async(group.patience + milliseconds / 1000, group.tries, think, question)
        except WorkLost:
            thought = Thought(fault=LOST)
        except Exception:
            thought = Thought(fault=NOT_SENT)
        self._strikes.note(asked.name, lost=thought.fault == LOST)
        return milliseconds, thought
