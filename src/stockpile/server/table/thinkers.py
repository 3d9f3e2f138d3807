"""Bots think in processes of their own, so that a long thought never holds up a table."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from stockpile.bots import BOTS, Bot, Wanted
from stockpile.bots.apart import Worker
from stockpile.bots.thinking import NO_ANSWER, Question, Thinking, Thought, fallback, think
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.events import Event
from stockpile.rules.view import View
from stockpile.server.complaints import Complaints
from stockpile.server.table.crew import Crew, Crowded
from stockpile.server.table.working import WorkersFailed, done_by

STAND_IN: Final = "broker"  # who plays for a person that is away
PATIENCE: Final = 20.0  # seconds after which a worker is taken to hang, besides what it may think
TRIES: Final = 2
QUICK: Final = 2.0  # milliseconds for a bot that has no budget
LONGEST: Final = 1000.0  # milliseconds for one whose budget is no time
OF_THE_CLOCK: Final = 0.1  # the part of a question's time that a bot may take


@dataclass(frozen=True)
class Asked:
    """A question to a bot: the bot, its seed, what it sees and what it has heard, and the table's clock in seconds."""

    bot: str
    seed: str
    view: View
    heard: Callable[[], Sequence[Event]] = tuple
    clock: int | None = None

    @property
    def kind(self) -> type[Bot] | None:
        """What it is; None where a stored table has a bot that there is no more."""
        return BOTS.get(Wanted.read(self.bot).name)

    @property
    def milliseconds(self) -> float:
        """What the bot is used to, as far as the table allows it."""
        kind = self.kind
        usual = kind.thinks if kind is not None else None
        if usual is None:
            return QUICK
        return min(usual.milliseconds or LONGEST, 1000 * OF_THE_CLOCK * (self.clock or LONGEST))


class Thinkers:
    """The worker processes for the bots of all tables."""

    def __init__(
        self,
        workers: int | None = None,
        complaints: Complaints | None = None,
        tell: Callable[[Thinking], None] | None = None,
    ) -> None:
        self._crew = Crew(workers or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._complaints = complaints or Complaints()
        self._tell = tell

    def wake(self) -> None:
        self._crew.wake()

    def close(self) -> None:
        self._crew.close()

    async def decide(self, asked: Asked) -> Answer:
        """What a bot answers. Also where it has no choice: an answer that came at once would say so.

        A bot that gives no answer loses it to the broker, and so does one for whom there is no time.
        """
        began, wanted = monotonic(), asked.milliseconds
        granted, thought = 0.0, Thought()

        async def work(worker: Worker, milliseconds: float) -> Thought:
            nonlocal granted
            granted = milliseconds
            heard = asked.heard() if asked.kind is not None and asked.kind.hears else ()
            question = Question.about(asked.view, asked.bot, asked.seed, heard, milliseconds)
            return await done_by(worker, PATIENCE + milliseconds / 1000, TRIES, think, question)

        try:
            thought = await self._crew.work(wanted, work)
        except Crowded:
            pass  # the broker's answer is better than none for a long while
        except WorkersFailed:
            thought = Thought(fault="took too long, or its process ended")
        if thought.fault:
            self._complaints.tell(f"bot {asked.bot} %s: the broker answered instead", thought.fault)
        if self._tell is not None:
            self._tell(Thinking(asked.bot, wanted, granted, monotonic() - began, thought.fault))
        return ANSWERS[thought.answer] if thought.answer != NO_ANSWER else fallback(asked.view, asked.seed)
