"""A file to which games are added as they end, so that a tournament can be gone on with.

The first line says which tournament it is, every other line is a game. A last line that was not written to its end,
because somebody pulled the plug, is dropped.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from stockpile.bots import Wanted
from stockpile.bots.others import installed
from stockpile.errors import UserError
from stockpile.lab.tournament.lines import BadLine, read, written
from stockpile.lab.tournament.match import Match, Played
from stockpile.lab.tournament.packages import fingerprint

PLAYING: Final = ("rules", "bots", "lab")  # the rooms whose sources matter; figures have a version of their own
SOURCES: Final = (".py", ".toml", ".json")
TOURNAMENT: Final = "tournament"
FORM: Final = 2  # of the lines; a number more when they change


class JournalError(UserError):
    """A file that is no journal of what is played; the text says why."""

    prefix = "wrong-journal"


class NoJournal(JournalError):
    def __init__(self, path: Path, what: str = TOURNAMENT) -> None:
        super().__init__(f"no-{what}", path=str(path))


class Numbered(Protocol):
    """Something that was played: work by number (workers.py)."""

    @property
    def number(self) -> int: ...


Item = TypeVar("Item", bound=Numbered)


class Ledger(Generic[Item]):
    """What was played so far, by number, and a file that gets the rest. Made anew if there is none.

    The head says what is being played: its first key is what that is called.
    """

    def __init__(
        self, path: Path, head: dict[str, object], read: Callable[[bytes], Item], written: Callable[[Item], bytes]
    ) -> None:
        self.path = path
        self.what = next(iter(head))
        self.games: dict[int, Item] = {}
        self._written = written
        lines, whole = self._lines()
        if lines:
            self._check(_head_of(path, lines[0], self.what), head)
            items = [self._read(read, number, line) for number, line in enumerate(lines[1:], start=2)]
            self.games = {item.number: item for item in items}
        self.file = path.open("ab")
        self.file.truncate(whole)
        if not lines:
            self._write(json.dumps(head, separators=(",", ":"), allow_nan=False).encode() + b"\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, games: Iterable[Item]) -> None:
        """Games that are over; they are in the file when this returns."""
        self._write(b"".join([self._written(game) for game in games]))

    def _write(self, lines: bytes) -> None:
        self.file.write(lines)
        self.file.flush()

    def _lines(self) -> tuple[list[bytes], int]:
        """The lines that were written to their end, and how many bytes those are."""
        text = self.path.read_bytes() if self.path.exists() else b""
        whole = text.rfind(b"\n") + 1
        if text and not whole:
            raise NoJournal(self.path, self.what)
        return text[:whole].splitlines(), whole

    def _check(self, found: dict[str, Any], head: dict[str, object]) -> None:
        for key, value in json.loads(json.dumps(head)).items():
            if found.get(key) != value:
                there, here = str(found.get(key)), str(value)
                raise JournalError(f"other-{self.what}", path=str(self.path), key=key, there=there, here=here)

    def _read(self, read: Callable[[bytes], Item], number: int, line: bytes) -> Item:
        try:
            return read(line)
        except BadLine:
            raise JournalError("no-game", path=str(self.path), number=str(number)) from None


class Journal(Ledger[Played]):
    """The games of a tournament."""

    def __init__(self, path: Path, match: Match) -> None:
        super().__init__(path, _head(match), partial(read, players=match.config.players), written)


def seed_of(path: Path, what: str = TOURNAMENT) -> int | None:
    """The seed that a journal was begun with, so that nobody has to name it again; None if there is no journal yet."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return int(_head_of(path, line, what)["seed"]) if line else None


def _head_of(path: Path, line: bytes, what: str) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or what not in found or type(found.get("seed")) is not int:
        raise NoJournal(path, what)
    return found


def _head(match: Match) -> dict[str, object]:
    """Everything that a game follows from. How many deals there are is not in it: a journal can be made longer."""
    return {
        TOURNAMENT: FORM,
        "code": code(),
        "content": match.content.version,
        "config": asdict(match.config),
        "bots": match.bots,
        "packages": {bot: fingerprint(installed().bots[Wanted.read(bot).name]) for bot in match.visitors},
        "seed": match.seed,
        "seated": match.seated,
    }


def code(rooms: tuple[str, ...] = PLAYING) -> str:
    """A fingerprint of the sources that decide how games go: a journal is not to mix bots before and after a change."""
    package = Path(__file__).parents[2]
    digest = sha256()
    for path in sorted(path for room in rooms for path in (package / room).rglob("*") if path.suffix in SOURCES):
        digest.update(f"{path.relative_to(package).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
