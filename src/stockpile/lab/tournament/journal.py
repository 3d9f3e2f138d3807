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

from stockpile.lab.ending import Ending
from stockpile.lab.faults import Faults
from stockpile.lab.tournament.match import Match, Played
from stockpile.lab.tournament.thinking import Thinking

PLAYING: Final = ("rules", "bots", "lab")  # the rooms whose sources matter; figures have a version of their own
SOURCES: Final = (".py", ".toml", ".json")
FORM: Final = 2  # of the lines; a number more when they change


class JournalError(ValueError):
    """A file that is no journal of this tournament; the text says why."""


class Journal:
    """The games so far, by number, and a file that gets the others. Made anew if there is none."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
        head = _head(match)
        lines, whole = self._lines()
        if lines:
            self._check(lines[0], head)
            self.games = {game.number: game for game in map(self._read, range(2, len(lines) + 1), lines[1:])}
        self.file = path.open("ab")
        self.file.truncate(whole)
        if not lines:
            self._write([head])

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, games: Iterable[Played]) -> None:
        """Games that are over; they are in the file when this returns."""
        self._write([_game(game) for game in games])

    def _write(self, lines: Iterable[dict[str, object]]) -> None:
        self.file.write(b"".join(json.dumps(line, separators=(",", ":")).encode() + b"\n" for line in lines))
        self.file.flush()

    def _lines(self) -> tuple[list[bytes], int]:
        """The lines that were written to their end, and how many bytes those are."""
        text = self.path.read_bytes() if self.path.exists() else b""
        whole = text.rfind(b"\n") + 1
        if text and not whole:
            raise JournalError(f"{self.path} is no journal of a tournament")
        return text[:whole].splitlines(), whole

    def _check(self, line: bytes, head: dict[str, object]) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or "tournament" not in found:
            raise JournalError(f"{self.path} is no journal of a tournament")
        for key, value in json.loads(json.dumps(head)).items():
            if found.get(key) != value:
                raise JournalError(
                    f"{self.path} is the journal of another tournament: {key} is {found.get(key)} there, {value} here"
                )

    def _read(self, number: int, line: bytes) -> Played:
        try:
            return _played(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise JournalError(f"{self.path}, line {number}: this is no game") from None


def _head(match: Match) -> dict[str, object]:
    """Everything that a game follows from. How many deals there are is not in it: a journal can be made longer."""
    return {
        "tournament": FORM,
        "code": code(),
        "content": match.content.version,
        "config": asdict(match.config),
        "bots": match.bots,
        "seed": match.seed,
        "seated": match.seated,
    }


def code() -> str:
    """A fingerprint of the sources that decide how games go: a journal is not to mix bots before and after a change."""
    package = Path(__file__).parents[2]
    digest = sha256()
    for path in sorted(path for room in PLAYING for path in (package / room).rglob("*") if path.suffix in SOURCES):
        digest.update(f"{path.relative_to(package).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def _game(game: Played) -> dict[str, object]:
    return {
        "game": game.number,
        "first": game.first,
        **game.ending._asdict(),
        "choices": game.choices,
        "thinking": [each.to_json() for each in game.thinking],
        "faults": game.faults,
    }


def _played(data: dict[str, Any]) -> Played:
    return Played(
        data["game"],
        data["first"],
        Ending(*[tuple(data[key]) for key in Ending._fields]),
        tuple(data["choices"]),
        tuple(Thinking.from_json(each) for each in data["thinking"]),
        tuple(Faults(*each) for each in data["faults"]),
    )
