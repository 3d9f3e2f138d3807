"""A cache of games that were read for the archive. One reader process reads each game once.

Requests for a game that is being read wait for the same reader. The number of readings at once is limited, in all and
for one client; more are refused.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from stockpile.processes import ProcessLimits, Worker, WorkLost
from stockpile.server.cache import SizedCache
from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits
from stockpile.server.table.replays import GameReplay

READER_NICENESS: Final = 10  # tables come first
READ_SECONDS: Final = 30.0  # seconds; a game is read in a tenth of one


class GameCache:
    """Games of tables, which can be read again, and uploaded ones, which cannot."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._reader = Worker(ProcessLimits(READER_NICENESS))
        self.games: SizedCache[GameReplay] = SizedCache(limits.library)
        self.uploads: SizedCache[GameReplay] = SizedCache(limits.library)
        self.seen: SizedCache[bytes] = SizedCache(limits.library // 8)
        self._reading: dict[str, asyncio.Task[Any]] = {}
        self._clients: Counter[str] = Counter()

    def close(self) -> None:
        self._reader.close()

    def forget_games(self) -> None:
        """Names have changed, so games of tables are read again. Uploaded ones stay as they came."""
        self.games.clear_older(0)
        self.seen.clear_older(0)

    async def read(self, shelf: SizedCache[Any], key: str, client: str, work: Callable[..., Any], *about: Any) -> Any:
        """The entry under a key. If there is none, the reader makes it."""
        found = shelf.get(key)
        if found is not None:
            return found
        if key not in self._reading:
            self._admit(client)
            self._reading[key] = asyncio.create_task(self._read_now(shelf, key, client, work, *about))
        return await asyncio.shield(self._reading[key])  # who hangs up does not stop it for the others

    async def run_in_reader(self, work: Callable[..., Any], *about: Any) -> Any:
        """Run something in the reader's process without caching the result."""
        return await self._reader.run_async(READ_SECONDS, 1, work, *about)

    def forget_game(self, key: str) -> None:
        """The table is removed."""
        self.games.remove(key)

    def _admit(self, client: str) -> None:
        if self._clients[client] >= self._limits.readings_of_client:
            raise Refusal("server-busy-reading", 429)
        if self._clients.total() >= self._limits.readings:
            raise Refusal("server-busy-reading", 503)
        self._clients[client] += 1

    async def _read_now(
        self, shelf: SizedCache[Any], key: str, client: str, work: Callable[..., Any], *about: Any
    ) -> Any:
        try:
            made = await self._reader.run_async(READ_SECONDS, 1, work, *about)
        except WorkLost:
            raise Refusal("server-busy-reading", 503) from None
        finally:
            self._clients[client] -= 1
            self._clients += Counter()  # forgets who waits for nothing
            del self._reading[key]
        shelf.put(key, made, made.size if isinstance(made, GameReplay) else len(made))
        return made
