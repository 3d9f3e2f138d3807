"""A bot from another package plays in a process of its own, with limits of time and memory, and never to our harm.

Code that hangs can catch, ignore or never notice a timer, but a process can be killed, and what a bot does to memory
and modules stays there. A bot has one process for each seat that it plays in, so no seat can look into what another
seat of the game saw.
"""

import atexit
import threading
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import inf
from multiprocessing.util import Finalize
from time import monotonic
from typing import Final

from stockpile.bots.bot import Bot, NotAsked, Seed, answer_seed
from stockpile.bots.budget import Budget
from stockpile.bots.errors import BadBot, BrokenBot, Fault, in_one_line
from stockpile.bots.plugins import PluginFacts, meet
from stockpile.bots.registry import Wanted
from stockpile.bots.thinking import NOT_OFFERED, Question, Thought, fallback, think
from stockpile.processes import ProcessLimits, Worker
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import View

LOAD_SECONDS: Final = 30.0  # for a bot to be loaded
PATIENCE: Final = 5.0  # seconds for an answer, besides the bot's own budget
STRIKES: Final = 3  # answers in a row for which a process may be lost; after that the bot is not asked any more

LIMITS: Final = ProcessLimits(memory=8 << 30)  # libraries for learning reserve many addresses
MAX_PROCESSES: Final = 25  # five bots, each of which plays in every seat in turn

TOO_LONG: Final = Fault("too-long")
ENDED: Final = Fault("ended")
NOT_SENT: Final = Fault("not-sent")
GIVEN_UP: Final = Fault("given-up")
LOST: Final[dict[type[Exception], Fault]] = {TimeoutError: TOO_LONG, BrokenProcessPool: ENDED}


class Strikes:
    """Which bots cost us a process, and how often in a row. A bot that does so too often is out for some seconds."""

    def __init__(self, seconds: float = inf) -> None:
        self._seconds = seconds
        self._last: dict[str, tuple[int, float]] = {}  # how often, and since when

    def is_out(self, name: str) -> bool:
        count, since = self._last.get(name, (0, 0.0))
        return count >= STRIKES and monotonic() < since + self._seconds

    def note(self, name: str, lost: bool) -> None:
        """An answer was given or lost with the process."""
        if lost:
            self._last[name] = (self._last.get(name, (0, 0.0))[0] + 1, monotonic())
        else:
            self._last.pop(name, None)

    def put_out(self, name: str) -> None:
        """One that cannot even be loaded: it would be waited for again with every answer."""
        self._last[name] = (STRIKES, monotonic())


def seconds_for(budget: Budget | None) -> float:
    """How long a bot is waited for: what it may think, if that is a time, and some more."""
    return PATIENCE + ((budget.milliseconds or 0) / 1000 if budget is not None else 0)


class SeatWorkers:
    """A worker for each bot in each seat. When there are too many, the least recently used one ends.

    Only one of them works at a time: ending one does not ask whether anything waits for it.

    >>> workers = SeatWorkers(most=2)
    >>> one, two = workers.worker("miser", 1), workers.worker("miser", 2)
    >>> workers.worker("miser", 1) is one, workers.worker("miser", 3) is one, workers.worker("miser", 1) is one
    (True, False, True)
    >>> workers.worker("miser", 2) is two
    False
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._workers: OrderedDict[tuple[str, int], Worker] = OrderedDict()

    def worker(self, name: str, seat: int = 0) -> Worker:
        """The worker of a bot in a seat. A bot is loaded in the first seat: nothing of a game is shown to it then."""
        place = name, seat
        if place not in self._workers:
            self._workers[place] = Worker(LIMITS)
        self._workers.move_to_end(place)
        while len(self._workers) > self._most:
            self._workers.popitem(last=False)[1].close()
        return self._workers[place]

    def close(self) -> None:
        for worker in self._workers.values():
            worker.close()


class Sandbox:
    """Where the bots of other packages think, one at a time."""

    def __init__(self) -> None:
        self._workers = SeatWorkers(MAX_PROCESSES)
        self._facts: dict[str, PluginFacts] = {}
        self._strikes = Strikes()

    def close(self) -> None:
        self._workers.close()

    def meet(self, text: str) -> PluginFacts:
        """What there is to know of a bot, or why it cannot play."""
        if text not in self._facts:
            self._facts[text] = self._met(text)
        return self._facts[text]

    def _met(self, text: str) -> PluginFacts:
        try:
            return self._workers.worker(Wanted.read(text).name).run(LOAD_SECONDS, meet, text)
        except (TimeoutError, BrokenProcessPool):
            return PluginFacts(problem=BadBot.message_for("lost", bot=text))
        except Exception as error:  # what it says of itself cannot be sent here
            return PluginFacts(problem=BadBot.message_for("not-made", bot=text, error=in_one_line(error)))

    def ask(self, question: Question, seat: int) -> Thought:
        """What a bot answers, or how it failed to."""
        name = Wanted.read(question.bot).name
        if self._strikes.is_out(name):
            return Thought(fault=GIVEN_UP)
        try:
            thought = self._workers.worker(name, seat).run(seconds_for(question.budget), think, question)
        except (TimeoutError, BrokenProcessPool) as error:
            thought = Thought(fault=LOST[type(error)])
        except Exception:
            thought = Thought(fault=NOT_SENT)
        self._strikes.note(name, lost=thought.fault in LOST.values())
        return thought


SANDBOX: Final = Sandbox()
# At its end Python waits for pools, and in a process that it has started itself for processes. The sandbox goes before
# either: a bot may have started threads that never end, and its process with them.
getattr(threading, "_register_atexit", atexit.register)(SANDBOX.close)
Finalize(None, SANDBOX.close, exitpriority=1)


class PluginBot(Bot):
    """Stands for the bot in our process. Whatever that does wrong costs it the answer, which the broker gives then.

    The bot is made again for every answer, from this bot's seed, its seat and the number of its answers. So it plays
    the same game again, however often its process had to be replaced.
    """

    def __init__(self, seed: Seed = 0) -> None:
        super().__init__(seed)
        self._seed = seed
        self._text = self.name
        self._asked = 0

    def wear(self, style: str) -> None:
        self._text = f"{self.name}:{style}"
        _check(self._text)

    def decide(self, view: View) -> Answer:
        if view.legal is None:
            raise NotAsked(view)
        self._asked += 1
        seed = answer_seed(str(self._seed), view.observer, self._asked)
        thought = SANDBOX.ask(Question.about(view, self._text, seed, self.heard, self.budget), view.observer)
        if thought.fault is None and thought.answer in view.legal:
            return ANSWERS[thought.answer]
        self.faults.append(thought.fault or NOT_OFFERED)
        return fallback(view, seed)


def _check(text: str) -> PluginFacts:
    facts = SANDBOX.meet(text)
    if facts.problem is not None:
        raise BrokenBot.of(facts.problem)
    return facts


@cache
def sandboxed(name: str) -> type[Bot]:
    """What stands for a bot of somebody else; BrokenBot if it cannot play."""
    facts = _check(name)
    return type("PluginBot", (PluginBot,), {"name": name, "hears": facts.hears, "thinks": facts.thinks})
