"""The coach: a queue that analyses finished games in a process of low priority, and the stored analyses.

No part of an analysis starts while a bot of any table waits for a worker. Quick looks come before careful ones, so that
everybody has something to read soon; a careful one follows and replaces it. What is unfinished when the server
ends starts again when somebody asks. A stored analysis holds no names: seats are numbers. One of an older form counts
as missing, and a damaged one is deleted, since every analysis can be made again.
"""

import asyncio
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import time
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.sql import ColumnElement

from stockpile.lab.coach import Analysis, AnalysisEffort, write
from stockpile.lab.coach.model import ANALYSIS_VERSION
from stockpile.processes import ProcessLimits, Worker
from stockpile.records import Record
from stockpile.server.cache import LruCache
from stockpile.server.coach.analysis import (
    Coaching,
    GameAnalysis,
    Judged,
    Look,
    Part,
    PlayedPart,
    assemble_analysis,
    play_part,
)
from stockpile.server.db import schema
from stockpile.server.db.store import Store
from stockpile.server.log import ThrottledLog
from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits
from stockpile.server.table.bot_workers import WorkerQueue

Result = TypeVar("Result")
_READER = msgspec.json.Decoder(Analysis)
_SEATS = msgspec.json.Decoder(list[Judged])


class Analyses:
    """The stored analyses, one row for each table."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, table: str, analysis: Analysis) -> None:
        """Store an analysis, replacing the one before."""
        here = schema.analyses.c.table_id == table
        row = {
            "table_id": table,
            "form": analysis.form,
            "quick": int(analysis.quick),
            "made": time(),
            "seats": msgspec.json.encode(judged_seats(analysis)).decode(),
            "analysis": zlib.compress(write(analysis)),
        }
        await self._store.change(delete(schema.analyses).where(here), insert(schema.analyses).values(row))

    async def look(self, table: str) -> Look | None:
        """With which care a game was looked at."""
        rows = await self._rows([table], schema.analyses.c.quick)
        return ("quick" if rows[0]["quick"] else "full") if rows else None

    async def of(self, table: str, names: Sequence[str]) -> GameAnalysis | None:
        """The analysis of a game, with the names that its seats have by now."""
        rows = await self._rows([table], schema.analyses.c.analysis)
        try:
            return _decoded(rows[0]["analysis"], names) if rows else None
        except Exception:  # whatever is wrong with what is written there
            await self._store.change(delete(schema.analyses).where(schema.analyses.c.table_id == table))
            return None

    async def judged(self, tables: Sequence[str]) -> dict[str, list[Judged]]:
        """Luck, skill and grades of those of some games that were analysed, by seat."""
        found: dict[str, list[Judged]] = {}
        for row in await self._rows(tables, schema.analyses.c.table_id, schema.analyses.c.seats):
            with suppress(msgspec.MsgspecError):
                found[row["table_id"]] = _SEATS.decode(row["seats"])
        return found

    async def newest(self, tables: Sequence[str], most: int) -> dict[str, Analysis]:
        """Whole analyses, of the first of these games that have one. They are large: they are read aside."""
        there = {row["table_id"] for row in await self._rows(tables, schema.analyses.c.table_id)}
        wanted = [table for table in tables if table in there][:most]
        rows = await self._rows(wanted, schema.analyses.c.table_id, schema.analyses.c.analysis)
        return await asyncio.to_thread(_decoded_analyses, {row["table_id"]: row["analysis"] for row in rows})

    async def _rows(self, tables: Sequence[str], *columns: ColumnElement[Any]) -> list[Any]:
        here = schema.analyses.c.table_id.in_(tables) & (schema.analyses.c.form == ANALYSIS_VERSION)
        return await self._store.rows(select(*columns).where(here))


def _decoded(packed: bytes, names: Sequence[str]) -> GameAnalysis:
    return GameAnalysis.of(_READER.decode(zlib.decompress(packed)), names)


def _decoded_analyses(packed: Mapping[str, bytes]) -> dict[str, Analysis]:
    found: dict[str, Analysis] = {}
    for table, each in packed.items():
        with suppress(zlib.error, msgspec.MsgspecError):
            found[table] = _READER.decode(zlib.decompress(each))
    return found


def judged_seats(analysis: Analysis) -> list[Judged]:
    return [
        Judged(
            seat.seat,
            seat.grade,
            seat.luck,
            seat.skill,
            seat.result,
            analysis.quick,
            seat.stand_in.answers if seat.stand_in is not None else 0,
            seat.is_graded,
        )
        for seat in analysis.seats
    ]


WORKER_LIMITS: Final = ProcessLimits(niceness=10, memory=2_147_483_648)
PART_SECONDS: Final = 120.0  # seconds for one part; it takes less than one, also on a machine with other things to do
MAX_PART_TRIES: Final = 2
MAX_REMEMBERED_FAILURES: Final = 200  # games of which is remembered that they could not be analysed
LOOKS: Final[tuple[Look, ...]] = ("quick", "full")


@dataclass(frozen=True)
class AnalysisClient:
    """Who wants an analysis: a guest, or nobody in particular, at an address."""

    name: str
    address: str


@dataclass
class AnalysisJob:
    """A game that is looked at: with which care next, and what there is of that."""

    table: str
    record: Record
    asker: AnalysisClient
    stage: int
    share: float = 0.0  # of the work that is done
    is_complete: bool = False  # all parts are there
    parts: list[Part] = field(default_factory=list)

    def take(self, played: PlayedPart) -> None:
        self.parts.append(played.part)
        self.share, self.is_complete = played.share, played.is_last

    def start_next_look(self) -> None:
        """The next look starts with nothing."""
        self.stage += 1
        self.share, self.is_complete = 0.0, False
        self.parts.clear()


class Coach:
    """Looks at the games of all tables, one at a time."""

    def __init__(
        self,
        analyses: Analyses,
        bots: WorkerQueue,
        throttled_log: ThrottledLog,
        limits: Limits,
        efforts: tuple[AnalysisEffort, AnalysisEffort],
    ) -> None:
        self.analyses = analyses
        self._bots = bots
        self._throttled_log = throttled_log
        self._limits = limits
        self._efforts = efforts
        self._jobs: dict[str, AnalysisJob] = {}  # by table, in the order in which they were asked for
        self._failed: LruCache[str] = LruCache(MAX_REMEMBERED_FAILURES)
        self._worker = Worker(WORKER_LIMITS)
        self._working: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """The server ends and does not wait: what is half done is gone."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait([self._working])
        self._worker.close()

    # Asking.

    def progress(self, table: str, kept: Look | None) -> Coaching:
        """How far the analysis of a game is, beside what is kept of it."""
        job = self._jobs.get(table)
        if job is None:
            return Coaching(kept or "", failed=table in self._failed)
        return Coaching(kept or "", LOOKS[job.stage], round(job.share, 3), self._in_order().index(job))

    def is_analysing(self, table: str) -> bool:
        return table in self._jobs

    def check_capacity(self, asker: AnalysisClient) -> None:
        """One game at a time for a guest, some for an address and for the server."""
        jobs = self._jobs.values()
        if any(job.asker.name == asker.name for job in jobs):
            raise Refusal("server-analysis-one", 429)
        if sum(job.asker.address == asker.address for job in jobs) >= self._limits.household:
            raise Refusal("server-analysis-busy", 429)
        if len(jobs) >= self._limits.analysed:
            raise Refusal("server-analysis-busy", 503)

    def enqueue(self, table: str, record: Record, asker: AnalysisClient, kept: Look | None) -> None:
        """Look at a game as soon as it is its turn: quickly, if nobody has yet, and then with care."""
        self._failed.pop(table, None)
        self._jobs[table] = AnalysisJob(table, record, asker, LOOKS.index("full" if kept else "quick"))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    # Working.

    def _in_order(self) -> list[AnalysisJob]:
        return sorted(self._jobs.values(), key=lambda job: job.stage)

    async def _work(self) -> None:
        """Until nothing is left to do; the process ends then too."""
        while self._jobs:
            await self._bots.calm.wait()
            job = self._in_order()[0]
            try:
                await self._step(job)
            except (
                Exception
            ) as error:  # a killed process, a full disk, a game that cannot be: told without what was in it
                self._jobs.pop(job.table, None)
                self._failed[job.table] = job.table
                kind = type(error).__name__
                self._throttled_log.error("the game of table %s cannot be analysed: %s", job.table, kind)
        self._worker.close()

    async def _step(self, job: AnalysisJob) -> None:
        effort = self._efforts[job.stage]
        about = (job.table, job.record, effort)
        if not job.is_complete:
            job.take(await self._run(play_part, *about, len(job.parts)))
            return
        await self._keep(job, await self._run(assemble_analysis, *about, job.parts))
        if job.stage + 1 < len(LOOKS):
            job.start_next_look()
        else:
            del self._jobs[job.table]

    async def _run(self, work: Callable[..., Result], *about: Any) -> Result:
        return await self._worker.run_async(PART_SECONDS, MAX_PART_TRIES, work, *about)

    async def _keep(self, job: AnalysisJob, analysis: Analysis) -> None:
        """Store it; not broken off when the server ends, since the database is in the middle of it then."""
        storing = asyncio.create_task(self.analyses.keep(job.table, analysis))
        try:
            await asyncio.shield(storing)
        except asyncio.CancelledError:
            await asyncio.wait([storing])
            raise
