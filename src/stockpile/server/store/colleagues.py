"""The other workers at the same database: what they are told, and who of all of them does what must happen once.

This is how it is without any, at an SQLite file; `flock` is how it is at PostgreSQL.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from stockpile.server.messages.protocol import By
from stockpile.server.store.news import News


@dataclass(frozen=True)
class Present:
    """Somebody who is at a table, connected to another worker; without a name if it is nobody in particular."""

    guest: str | None
    name: str
    count: int
    deals: int = 0  # of these connections, how many take part in deals


@dataclass(frozen=True)
class Ears:
    """What a house does when it hears of others."""

    hear: Callable[[News], None]
    catch_up: Callable[[], Awaitable[None]]  # the line was broken: anything may have happened
    adopt: Callable[[Iterable[str]], None]  # tables whose worker is gone are ours to drive


class Colleagues:
    """Nobody else is here."""

    hears = True  # of everything that others store
    first = True  # of all workers: it does what is to be done now and then for all

    def tallies(self) -> dict[str, float]:
        """How it goes with the others, for whoever runs the server."""
        return {}

    async def open(self, ears: Ears) -> None:
        """From now on listen to the others."""

    async def close(self) -> None:
        """Let go of everything."""

    def tell(self, *news: News) -> None:
        """Tell the others what is not stored. It may get lost with a worker."""

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[None]:
        """Nobody else changes a table meanwhile."""
        yield

    # Driving: bots, clocks and answers that need nobody are one worker's business at a time.

    async def take(self, table: str) -> bool:
        """Whether this worker drives a table from now on."""
        return True

    async def let_go(self, *tables: str) -> None:
        """Drive some tables no longer."""

    async def held(self) -> set[str] | None:
        """All tables that this worker drives as far as the others know; None: whichever it likes."""
        return None

    # Who is where.

    def came(self, table: str, guest: str | None, name: str, deals: bool) -> None:
        """Somebody is connected to a table here."""

    def went(self, table: str, guest: str | None, deals: bool) -> None:
        """Somebody is not any more."""

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, list[Present]]:
        """Who is at some tables, connected to others."""
        return {}

    async def answers(self, numbers: Mapping[str, int]) -> dict[str, list[tuple[int, By]]]:
        """By table, the answers from a number on that others have stored."""
        return {}
