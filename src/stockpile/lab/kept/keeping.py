"""Games by number, each written to a file of a folder as it ends.

A record is written whole or not at all, before its game is reported: what is reported is on the disk. Where this
machine plays, the process that played a game writes it, and nothing of it travels. On Ray, whoever plays may not have
the folder: there the text comes with the result, and is written here.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from stockpile.errors import system_reason
from stockpile.lab.kept.errors import KeepingError
from stockpile.lab.on_ray import play_on_ray
from stockpile.lab.workers import Report, Result, Work, play_all
from stockpile.records import Record, save, save_text, write

Played = TypeVar("Played", covariant=True)
LAST_WORD: Final = b"end "  # how the last line of a whole game begins


class Recorded(Work[Played], Protocol[Played]):
    """Work whose games can be told. Like a game itself, its file and its beginning follow from its number."""

    def file_of(self, number: int) -> str: ...

    def begun(self, number: int) -> Record: ...

    def recorded(self, number: int) -> tuple[Played, Record]: ...


@dataclass(frozen=True)
class Writing(Generic[Result]):
    """Plays, and writes where it plays."""

    games: Recorded[Result]
    folder: Path

    def play(self, number: int) -> Result:
        result, record = self.games.recorded(number)
        save(record, self.folder / self.games.file_of(number))
        return result


class Told(NamedTuple):
    """A game that was played elsewhere."""

    number: int
    result: Any
    text: str


@dataclass(frozen=True)
class Telling(Generic[Result]):
    """Plays, and hands the text over with the result."""

    games: Recorded[Result]

    def play(self, number: int) -> Told:
        result, record = self.games.recorded(number)
        return Told(number, result, write(record))


def _keep_here(
    games: Recorded[Result], folder: Path, numbers: Sequence[int], jobs: int, report: Report[Result]
) -> None:
    play_all(Writing(games, folder), numbers, jobs, report)


def _keep_from_ray(
    games: Recorded[Result], folder: Path, numbers: Sequence[int], jobs: int, report: Report[Result]
) -> None:
    def write_down(told: list[Told]) -> None:
        for game in told:
            save_text(game.text, folder / games.file_of(game.number))
        report([game.result for game in told])

    play_on_ray(Telling(games), numbers, jobs, write_down)


Keep = Callable[[Recorded[Any], Path, Sequence[int], int, Report[Any]], None]
KEEP: Final[dict[str, Keep]] = {"processes": _keep_here, "ray": _keep_from_ray}  # by where the games are played


def kept_already(games: Recorded[Any], folder: Path, numbers: Iterable[int]) -> set[int]:
    """Which of these games the folder has, after a look whether it can be written to; it is made if there is none.

    A file with the name of one of the games that is not the whole record of it, dealt alike to the same players, is
    refused: it is of another simulation or tournament, or somebody has written in it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
        files = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise KeepingError("folder", folder=str(folder), reason=system_reason(error)) from error
    found = {number for number in numbers if games.file_of(number) in files}
    for number in sorted(found):
        file = folder / games.file_of(number)
        if not _is_of(file, games.begun(number)):
            raise KeepingError("other", file=str(file))
    return found


def _is_of(file: Path, begun: Record) -> bool:
    """Whether a file is the record of a game that began so, to its end. Its answers are not played: that takes long."""
    try:
        data = file.read_bytes()
    except OSError:
        return False
    return data.startswith(write(begun).encode()) and data.splitlines()[-1].startswith(LAST_WORD)
