"""A file to which games are added as they end, so that a tournament can be continued.

The first line says which tournament it is, with a fingerprint of our sources and of bots from other packages: a journal
never mixes two versions of a bot. Every other line is a game, as JSON in which every figure is of its type and within
its range. A damaged line must not become a result, so what can be checked without playing is checked. An unfinished
last line, after a power cut, is dropped.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sized
from dataclasses import asdict
from functools import partial
from hashlib import file_digest, sha256
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Final, Generic, Protocol, Self, TypeVar

from msgspec import Meta, MsgspecError, Struct
from msgspec.json import Decoder, Encoder

from stockpile.bots import Wanted
from stockpile.bots.errors import Fault
from stockpile.bots.plugins import installed
from stockpile.errors import UserError
from stockpile.i18n import WordError, english
from stockpile.lab.games import WHOLE_WIN, BotFaults, GameResult
from stockpile.lab.tournament.match import LAST_BIN, Match, ThinkingTime, TournamentGame

PLAYING_PACKAGES: Final = (
    "rules",
    "bots",
    "lab",
)  # the rooms whose sources matter; figures have a version of their own
SOURCE_SUFFIXES: Final = (".py", ".toml", ".json")
TOURNAMENT: Final = "tournament"
JOURNAL_VERSION: Final = 2  # of the lines; a number more when they change


class JournalError(UserError):
    """A file that is no journal of what is played; the text says why."""

    prefix = "wrong-journal"


class NoJournal(JournalError):
    def __init__(self, path: Path, what: str = TOURNAMENT) -> None:
        super().__init__(f"no-{what}", path=str(path))


class Numbered(Protocol):
    """Something that was played: work by number."""

    @property
    def number(self) -> int: ...


Item = TypeVar("Item", bound=Numbered)


class JournalFile(Generic[Item]):
    """What was played so far, by number, and a file that gets the rest. Made again if there is none.

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


class TournamentJournal(JournalFile[TournamentGame]):
    """The games of a tournament."""

    def __init__(self, path: Path, match: Match) -> None:
        super().__init__(path, _head(match), partial(read_line, players=match.config.players), write_line)


def seed_in_journal(path: Path, what: str = TOURNAMENT) -> int | None:
    """The seed that a journal was started with, so that it need not be named again; None if there is no journal yet."""
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
        TOURNAMENT: JOURNAL_VERSION,
        "code": fingerprint_of_sources(),
        "content": match.content.version,
        "config": asdict(match.config),
        "bots": match.bots,
        "packages": {bot: fingerprint_of_package(installed().bots[Wanted.read(bot).name]) for bot in match.plugin_bots},
        "seed": match.seed,
        "seated": match.seated,
    }


def fingerprint_of_sources(rooms: tuple[str, ...] = PLAYING_PACKAGES) -> str:
    """A fingerprint of the sources that decide how games go: a journal is not to mix bots before and after a change."""
    package = Path(__file__).parents[2]
    digest = sha256()
    for path in sorted(
        path for room in rooms for path in (package / room).rglob("*") if path.suffix in SOURCE_SUFFIXES
    ):
        digest.update(f"{path.relative_to(package).as_posix()}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


MAX_EXACT_INTEGER: Final = 2**53  # what every reader of JSON keeps exactly
Count = Annotated[int, Meta(ge=0, le=MAX_EXACT_INTEGER)]
Money = Annotated[int, Meta(ge=-MAX_EXACT_INTEGER, le=MAX_EXACT_INTEGER)]
Parts = Annotated[int, Meta(ge=0, le=WHOLE_WIN)]
Place = Annotated[int, Meta(ge=1)]
Bin = tuple[Annotated[int, Meta(ge=0, le=LAST_BIN)], Annotated[int, Meta(ge=1, le=MAX_EXACT_INTEGER)]]


class BadLine(ValueError):
    """A line that is no game."""


class JournalLine(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in it. All but the number and the first player is by seat."""

    game: Count
    first: Count
    wins: tuple[Parts, ...]
    money: tuple[Money, ...]
    places: tuple[Place, ...]
    choices: tuple[Count, ...]
    thinking: tuple[tuple[Count, tuple[Bin, ...]], ...]  # nanoseconds, and how many decisions are in each bin
    faults: tuple[tuple[Count, Fault | None], ...]  # how many, and how the first came about

    @classmethod
    def of(cls, game: TournamentGame) -> "JournalLine":
        thinking = tuple([(each.nanoseconds, tuple(sorted(each.bins.items()))) for each in game.thinking])
        return cls(game.number, game.first, *game.ending, game.choices, thinking, game.faults)

    def is_sound(self, players: int) -> bool:
        """Whether everybody is there once, the win is given away once, and every choice was timed."""
        by_seat: tuple[Sized, ...] = (self.wins, self.money, self.places, self.choices, self.thinking, self.faults)
        return (
            all(len(each) == players for each in by_seat)
            and self.first < players
            and max(self.places) <= players
            and sum(self.wins) == WHOLE_WIN
            and all((first is None) == (total == 0) and _can_be_said(first) for total, first in self.faults)
            and self.choices == tuple([sum([count for _, count in bins]) for _, bins in self.thinking])
        )

    def game_played(self) -> TournamentGame:
        return TournamentGame(
            self.game,
            self.first,
            GameResult(self.wins, self.money, self.places),
            self.choices,
            tuple([ThinkingTime(nanoseconds, Counter(dict(bins))) for nanoseconds, bins in self.thinking]),
            tuple([BotFaults(*each) for each in self.faults]),
        )


def _can_be_said(fault: Fault | None) -> bool:
    """Whether it is of a kind that there is, with all the facts that its sentence needs."""
    try:
        return fault is None or english(f"fault-{fault.kind}", **fault.facts) != ""
    except WordError:
        return False


_DECODER: Final = Decoder(JournalLine)
_ENCODER: Final = Encoder()


def write_line(game: TournamentGame) -> bytes:
    """The line of a game, with its end."""
    return _ENCODER.encode(JournalLine.of(game)) + b"\n"


def read_line(line: bytes, players: int) -> TournamentGame:
    """The game of a line; BadLine if it is none of this many players."""
    try:
        found = _DECODER.decode(line)
    except (MsgspecError, UnicodeError, RecursionError):
        raise BadLine from None
    if not found.is_sound(players):
        raise BadLine
    return found.game_played()


IGNORED_FOLDERS: Final = ("__pycache__", "..")  # made while running, and outside of where packages lie
METADATA_SUFFIX: Final = ".dist-info"  # of the package: where it came from, who installed it


def fingerprint_of_package(entry: EntryPoint) -> str:
    """Name and version of the bot's package, and a digest of the class and of all its files.

    Nothing of the package is run. The libraries it needs are not looked at.
    """
    digest = sha256(entry.value.encode())
    for label, path in sorted({**dict(_recorded(entry)), **dict(_found(entry))}.items()):
        with path.open("rb") as file:
            digest.update(f"\n{label} {file_digest(file, 'sha256').hexdigest()}".encode())
    name, version = (entry.dist.name, entry.dist.version) if entry.dist is not None else ("?", "?")
    return f"{name} {version} {digest.hexdigest()[:12]}"


def _recorded(entry: EntryPoint) -> Iterator[tuple[str, Path]]:
    """The files that were installed, by their place."""
    for file in (entry.dist.files or ()) if entry.dist is not None else ():
        path = Path(str(file.locate()))
        if path.is_file() and not any(part in IGNORED_FOLDERS or part.endswith(METADATA_SUFFIX) for part in file.parts):
            yield file.as_posix(), path


def _found(entry: EntryPoint) -> Iterator[tuple[str, Path]]:
    """The files of the module or package where the bot is: one that is being worked on lies where it is written."""
    spec = find_spec(entry.module.partition(".")[0])  # of the outermost, which needs nothing to be run
    if spec is None:
        return
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    files = [path for folder in folders for path in folder.rglob("*")] or [Path(spec.origin or "")]
    for path in files:
        if path.is_file() and not any(part in IGNORED_FOLDERS for part in path.parts):
            top = folders[0].parent if folders else path.parent
            yield path.relative_to(top).as_posix() if path.is_relative_to(top) else path.as_posix(), path
