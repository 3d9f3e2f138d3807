"""Bots think in processes of their own, so that a long thought never holds up a table.

What goes to a process is a view as JSON with the figures of its game, and nothing else.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Final

from stockpile.bots import make_bot
from stockpile.content import Content
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.view import View, view_from_json

STAND_IN: Final = "broker"  # who plays for a person that is away
PATIENCE: Final = 60.0  # seconds after which a worker is taken to hang
LOG: Final = logging.getLogger(__name__)


def decide(bot: str, seed: str, view: dict[str, object], content: Content) -> int:
    """Runs in a worker. A bot that fails must not stop the game: then any legal answer does."""
    seen = view_from_json(view, content)
    try:
        return make_bot(bot, seed).decide(seen).number
    except Exception:
        LOG.exception("bot %s failed at %s", bot, seen.question)
        return make_bot("random", seed).decide(seen).number


def _begin() -> None:
    """A worker ends with its server, however that ends; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)


def _nothing() -> None:
    """What a worker is woken with."""


class Thinkers:
    """A few worker processes for all tables."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads.
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool

    def wake(self) -> None:
        """Start the workers before the first bot is asked."""
        if self._pool is not None:
            return
        for _ in range(self._workers):
            self._open().submit(_nothing)

    async def decide(self, bot: str, seed: str, view: View) -> Answer:
        """What a bot answers. Also where it has no choice: an answer that came at once would say so."""
        loop = asyncio.get_running_loop()
        seen = view.to_json()
        for _ in range(3):
            pool = self._open()
            try:
                thought = loop.run_in_executor(pool, decide, bot, seed, seen, view.tables.content)
                # Never cancelled: a pool that breaks stumbles over a cancelled thought and forgets the others.
                return ANSWERS[await asyncio.wait_for(asyncio.shield(thought), PATIENCE)]
            except (BrokenProcessPool, TimeoutError):  # a worker was killed, or hangs: start new ones
                if self._pool is pool:  # unless another table has done so
                    LOG.warning("bot workers do not answer, starting new ones")
                    self.close()
        raise RuntimeError("bot workers cannot be kept running")

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)
            # One that hangs would hold up the server's end. Whoever waits for another gets a BrokenProcessPool.
            for worker in multiprocessing.active_children():
                worker.kill()
