"""Finished games, and records that somebody opens: read in a process of their own (`GameCache`) and kept for a while.

A whole game is shown with all cards open, and with the proof of its deal. A record that one seat saw (`SeenRecord`) is
shown as that seat saw it. Each is gone through once. The result goes to clients as it is: the server encodes nothing.

The reader also writes the files of the archive: a finished game is written, synced to disk and read back. The folder
belongs to the operator alone, because it holds every game, also of closed tables.
"""

import asyncio
import os
import zlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from stockpile.processes import ProcessLimits, Worker, WorkLost
from stockpile.records import (
    NotWhole,
    Played,
    Record,
    RecordError,
    Replay,
    Said,
    SeenMoment,
    SeenRecord,
    read,
    read_seen,
    redacted,
    save_text,
    seen_by_all,
    verify,
    write,
)
from stockpile.records.fairdeal import Decks, read_transcript
from stockpile.records.lines import HIDDEN
from stockpile.rules.answers import parse
from stockpile.rules.events import Event
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from stockpile.server import protocol
from stockpile.server.cache import SizedCache
from stockpile.server.protocol import By, DealSeat, Proof, ProofChance, ProofDecks
from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits
from stockpile.server.table.views import figures, table_view
from stockpile.server.view_messages import TableView, message_of

PROOF_VERSION: Final = 1
OTHERS_PERMISSIONS: Final = 0o077  # permissions that others lack for what is made
READER_NICENESS: Final = 10  # tables come first
READ_SECONDS: Final = 30.0  # seconds; a game is read in a tenth of one


@dataclass(frozen=True)
class GameReplay:
    """A whole game, read: `history`, `record` and `proof` as they go out; every moment, compressed after the first."""

    history: bytes
    record: bytes
    proof: bytes  # of its deal; empty where there is none
    pattern: bytes  # the first moment, which all others resemble
    moments: tuple[bytes, ...]

    @property
    def size(self) -> int:
        """Bytes in memory, roughly."""
        return sum(map(len, (self.history, self.record, self.proof, self.pattern, *self.moments)))

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def moment(self, number: int) -> bytes:
        """The game after this many answers."""
        return zlib.decompressobj(zdict=self.pattern).decompress(self.moments[number])


def read_game(key: str, record: Record, by: Sequence[By] = ()) -> GameReplay:
    """Play a record again and write down everything that can be asked of it.

    A record by itself says of an answer only whether a bot gave it for a person.
    """
    play, last = Replay(record), len(record.answers)
    moments = [_moment(open_view(play.game), 0, last)]
    opening = [message_of(event) for event in seen_by_all(play.opening)]
    given: list[protocol.RecordedAnswer] = []
    worth = [play.game.worth] if _begins_round(play.opening) else []
    for each in play:
        given.append(_given(each, by[each.number] if by else "stand-in" if each.stand_in else "player"))
        moments.append(_moment(open_view(play.game), each.number + 1, last))
        if _begins_round(each.events) or play.game.over:
            worth.append(play.game.worth)
    names = [record.name(seat) for seat in range(record.config.players)]
    proof = proof_of(record) if play.game.over else None
    history = protocol.History(
        key, names, figures(play.game.figures), opening, given, worth, play.game.over, dealt=proof is not None
    )
    return _reading(history, write(record), moments, msgspec.json.encode(proof) if proof is not None else b"")


def read_text(key: str, text: str) -> GameReplay:
    """The same for the text of a record, whole or as one seat saw it; RecordError says what is wrong with it."""
    try:
        return read_game(key, read(text))
    except NotWhole:
        seen = read_seen(text)
    moments = [_moment(view, number, len(seen.answers)) for number, view in enumerate(_seen_views(seen))]
    return _reading(_seen_history(key, seen), text, moments)


def _reading(history: protocol.History, text: str, moments: list[bytes], proof: bytes = b"") -> GameReplay:
    pattern = moments[0]
    squeezed = tuple(_compressed(moment, pattern) for moment in moments)
    return GameReplay(msgspec.json.encode(history), text.encode(), proof, pattern, squeezed)


def redact_record(record: Record, seat: int) -> bytes:
    """The record of a running game, as a seat saw it."""
    return redacted(record, seat).encode()


def open_view(game: Game) -> TableView:
    """The spectator's view with every card turned over."""
    view = game.view()
    view.pile_cards = game.pile_cards.copy()
    view.pairs = game.pairs.copy()
    view.known = game.regular.copy()
    return table_view(view)


def _moment(view: TableView, number: int, last: int) -> bytes:
    return msgspec.json.encode(protocol.ReplayMoment(number, last, view))


def _compressed(moment: bytes, pattern: bytes) -> bytes:
    squeeze = zlib.compressobj(zdict=pattern)
    return squeeze.compress(moment) + squeeze.flush()


def _given(played: Played, by: By) -> protocol.RecordedAnswer:
    decision = played.decision
    return protocol.RecordedAnswer(
        number=played.number,
        round=played.round,
        seat=decision.seat,
        question=decision.question,
        subject=decision.subject,
        answer=played.answer.number,
        text=str(played.answer),
        by=by,
        events=[message_of(event) for event in seen_by_all(played.events)],
    )


def _begins_round(events: Sequence[Event]) -> bool:
    return any(event.name == "round-started" for event in events)


# Of a record that one seat saw.


def _seen_views(seen: SeenRecord) -> list[TableView]:
    """The view at every moment. The file may have been written by anybody, so it may hold what no seat can see."""
    if not seen.moments:
        raise RecordError("no-table")
    try:
        return [table_view(seen_moment.view) for seen_moment in seen.moments]
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise RecordError("never-seen") from error


def _seen_history(key: str, seen: SeenRecord) -> protocol.History:
    """The answers and the events that were seen. Only a whole game knows what everybody is worth."""
    names = [seen.name(seat) for seat in range(seen.config.players)]
    opening = [message_of(event) for event in seen.moments[0].events]
    printed = figures(figures_for(seen.config, seen.content))
    return protocol.History(
        key, names, printed, opening, list(_seen_answers(seen)), [], finished=False, seen_by=seen.observer
    )


def _seen_answers(seen: SeenRecord) -> Iterator[protocol.RecordedAnswer]:
    for number, (said, asked, after) in enumerate(zip(seen.answers, seen.moments, seen.moments[1:], strict=False)):
        yield protocol.RecordedAnswer(
            number=number,
            round=said.round,
            seat=said.seat,
            question=said.question,
            subject=_subject(asked),
            answer=_number(said),
            text=said.text,
            by="stand-in" if said.stand_in else "player",
            events=[message_of(event) for event in after.events],
        )


def _subject(asked: SeenMoment) -> dict[str, int]:
    decision = asked.view.decision
    return decision.subject if decision is not None else {}


def _number(said: Said) -> int | None:
    return None if HIDDEN in said.text.split() else parse(said.text).number


# The proof of a deal.


def proof_of(record: Record) -> Proof | None:
    """All that is needed to shuffle a finished game's decks again without our rules. None if there is nothing to prove.

    The record of a game that is over holds the server's secret.
    """
    if not record.deal:
        return None
    transcript = read_transcript(record.deal)
    statement, decks = transcript.statement, Decks.of(record.figures())
    who = {sitting.seat: sitting.who for sitting in statement.people}
    return Proof(
        version=PROOF_VERSION,
        table=statement.table,
        start=statement.start,
        transcript=record.deal,
        statement=statement.text(),
        commitment=transcript.commitment,
        secret=transcript.secret,
        seats=[
            DealSeat(each.seat, who[each.seat], each.commitment, each.share, each.state) for each in transcript.parts
        ],
        players=decks.players,
        rounds=decks.rounds,
        first=statement.first,
        chance=msgspec.convert(record.chance.to_json(), ProofChance),
        decks=ProofDecks(list(decks.market), list(decks.commerce), list(decks.investors), list(decks.strategies)),
        faces=[list(faces) for faces in decks.faces],
        forecasts=list(decks.forecasts),
    )


class ArchiveFileError(Exception):
    """The file does not hold the game that was written."""


def archive_file(folder: Path, table: str, ended: float) -> Path:
    """The file of a table's game: by month, named by day and table.

    >>> archive_file(Path("archive"), "00ff00ff00ff00ff", 1_700_000_000)
    PosixPath('archive/2023-11/2023-11-14-00ff00ff00ff00ff.txt')
    """
    day = datetime.fromtimestamp(ended, UTC)
    return folder / f"{day:%Y-%m}" / f"{day:%Y-%m-%d}-{table}.txt"


def write_archive_file(record: Record, file: Path) -> None:
    """Write a game that is over; when this returns, it is on disk and can be read."""
    text = write(record)
    with _private_files():
        made = _folders(file.parent)
        save_text(text, file)
    for folder in {file.parent, *made}:
        _sync_folder(folder)
    found = file.read_bytes().decode()
    if found != text or not verify(found, record.content).over:
        raise ArchiveFileError(f"{file} is not the game that was written")


def _folders(wanted: Path) -> list[Path]:
    """Make the folders that are missing; gives those that have got a new one."""
    missing = [each for each in (wanted, *wanted.parents) if not each.exists()]
    wanted.mkdir(parents=True, exist_ok=True)
    return [each.parent for each in missing]


@contextmanager
def _private_files() -> Iterator[None]:
    before = os.umask(OTHERS_PERMISSIONS)
    try:
        yield
    finally:
        os.umask(before)


def _sync_folder(folder: Path) -> None:
    """A new name in a folder survives a power cut only when the folder is written, too."""
    if os.name == "nt":  # there a folder cannot be opened
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


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

    async def read(self, cache: SizedCache[Any], key: str, client: str, work: Callable[..., Any], *about: Any) -> Any:
        """The entry under a key. If there is none, the reader makes it."""
        found = cache.get(key)
        if found is not None:
            return found
        if key not in self._reading:
            self._admit(client)
            self._reading[key] = asyncio.create_task(self._read_now(cache, key, client, work, *about))
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
        self, cache: SizedCache[Any], key: str, client: str, work: Callable[..., Any], *about: Any
    ) -> Any:
        try:
            made = await self._reader.run_async(READ_SECONDS, 1, work, *about)
        except WorkLost:
            raise Refusal("server-busy-reading", 503) from None
        finally:
            self._clients[client] -= 1
            self._clients += Counter()  # forgets who waits for nothing
            del self._reading[key]
        cache.put(key, made, made.size if isinstance(made, GameReplay) else len(made))
        return made
