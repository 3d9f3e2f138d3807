"""A file to which games are added as they end, so that a tournament can be gone on with.

The first line says which tournament it is, every other line is a game. A last line that was not written to its end,
because somebody pulled the plug, is dropped.
"""

import json
from collections.abc import Iterable
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from stockpile.bots import Wanted
from stockpile.bots.others import installed
from stockpile.lab.tournament.lines import BadLine, read, written
from stockpile.lab.tournament.match import Match, Played
from stockpile.lab.tournament.packages import fingerprint

PLAYING: Final = ("rules", "bots", "lab")  # the rooms whose sources matter; figures have a version of their own
SOURCES: Final = (".py", ".toml", ".json")
FORM: Final = 2  # of the lines; a number more when they change


class JournalError(ValueError):
    """A file that is no journal of this tournament; the text says why."""


class NoJournal(JournalError):
    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is no journal of a tournament")


class Journal:
    """The games so far, by number, and a file that gets the others. Made anew if there is none."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.players = match.config.players
        self.games: dict[int, Played] = {}
        head = _head(match)
        lines, whole = self._lines()
        if lines:
            self._check(_head_of(path, lines[0]), head)
            self.games = {game.number: game for game in map(self._read, range(2, len(lines) + 1), lines[1:])}
        self.file = path.open("ab")
        self.file.truncate(whole)
        if not lines:
            self._write(json.dumps(head, separators=(",", ":"), allow_nan=False).encode() + b"\n")

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, games: Iterable[Played]) -> None:
        """Games that are over; they are in the file when this returns."""
        self._write(b"".join([written(game) for game in games]))

    def _write(self, lines: bytes) -> None:
        self.file.write(lines)
        self.file.flush()

    def _lines(self) -> tuple[list[bytes], int]:
        """The lines that were written to their end, and how many bytes those are."""
        text = self.path.read_bytes() if self.path.exists() else b""
        whole = text.rfind(b"\n") + 1
        if text and not whole:
            raise NoJournal(self.path)
        return text[:whole].splitlines(), whole

    def _check(self, found: dict[str, Any], head: dict[str, object]) -> None:
        for key, value in json.loads(json.dumps(head)).items():
            if found.get(key) != value:
                raise JournalError(
                    f"{self.path} is the journal of another tournament: {key} is {found.get(key)} there, {value} here"
                )

    def _read(self, number: int, line: bytes) -> Played:
        try:
            return read(line, self.players)
        except BadLine:
            raise JournalError(f"{self.path}, line {number}: this is no game") from None


def seed_of(path: Path) -> int | None:
    """The seed that a journal was begun with, so that nobody has to name it again; None if there is no journal yet."""
    if not path.exists():
        return None
    with path.open("rb") as file:
        line = file.readline()
    return int(_head_of(path, line)["seed"]) if line else None


def _head_of(path: Path, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or "tournament" not in found or type(found.get("seed")) is not int:
        raise NoJournal(path)
    return found


def _head(match: Match) -> dict[str, object]:
    """Everything that a game follows from. How many deals there are is not in it: a journal can be made longer."""
    return {
        "tournament": FORM,
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
