"""Saved games: every game of a simulation or a tournament as a record in a folder, and such folders read again.

A record is written whole or not at all, before its game is reported. Where this machine plays, the process that played
a game writes its record. On Ray the players may not have the folder, so the text comes back with the result and is
written here.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from stockpile.lab import simulate
>>> from stockpile.lab.saved_records import records_in
>>> from stockpile.rules.config import Config
>>> with TemporaryDirectory() as folder:
...     summary = simulate(Config(players=2), ["broker", "random"], games=2, seed=1, records=Path(folder))
...     for path, record in records_in(Path(folder)):
...         print(path.name, *record.names)
game-00000.txt broker random
game-00001.txt random broker
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from stockpile.bots import Asking, Bot
from stockpile.content import Content
from stockpile.errors import UserError, system_reason
from stockpile.lab.on_ray import play_on_ray
from stockpile.lab.workers import Report, Result, Work, play_all
from stockpile.records import Record, RecordError, load, save, save_text, write
from stockpile.rules.answers import Answer
from stockpile.rules.game import Game

__all__ = [
    "PLAY_AND_SAVE",
    "AnswerRecorder",
    "RecordedGames",
    "SaveGamesError",
    "record_of",
    "records_in",
    "saved_already",
]


class SaveGamesError(UserError):
    """It is the user's to put right; the text says how.

    >>> from stockpile.errors import system_reason
    >>> print(SaveGamesError("folder", folder="attic", reason=system_reason(OSError(28, "No space left on device"))))
    Games cannot be kept in attic: No space left on device. Name a folder that you may write to.
    """

    prefix = "error-keep"


def record_of(game: Game, names: Sequence[str], answers: Sequence[Answer] = ()) -> Record:
    """A game with what was answered in it; without answers, as it started."""
    return Record(game.config, game.figures.content, game.chance, tuple(answers), tuple(names))


class AnswerRecorder:
    """Asks bots and keeps their answers, so that the game can be written down.

    >>> from stockpile.bots import make_bot, play_out
    >>> from stockpile.bots.bot import ask
    >>> from stockpile.records import replay
    >>> from stockpile.rules.config import Config
    >>> game, answers = Game.new(Config(players=2), seed=1), AnswerRecorder(ask)
    >>> count = play_out(game, [make_bot("random", 1), make_bot("random", 2)], answers.ask)
    >>> record = answers.record(game, ["random", "random"])
    >>> len(record.answers) == count, replay(record) == game
    (True, True)
    """

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._given: list[Answer] = []

    def ask(self, bot: Bot, game: Game, seat: int) -> Answer:
        answer = self._asking(bot, game, seat)
        self._given.append(answer)
        return answer

    def record(self, game: Game, names: Sequence[str]) -> Record:
        """The game so far, which was asked through this from its start."""
        return record_of(game, names, self._given)


Played = TypeVar("Played", covariant=True)
LAST_LINE_START: Final = b"end "  # how the last line of a whole game starts


class RecordedGames(Work[Played], Protocol[Played]):
    """Work whose games can be told. Like a game itself, its file and its start follow from its number."""

    def file_of(self, number: int) -> str: ...

    def begun(self, number: int) -> Record: ...

    def recorded(self, number: int) -> tuple[Played, Record]: ...


@dataclass(frozen=True)
class PlayAndSave(Generic[Result]):
    """Plays, and writes where it plays."""

    games: RecordedGames[Result]
    folder: Path

    def play(self, number: int) -> Result:
        result, record = self.games.recorded(number)
        save(record, self.folder / self.games.file_of(number))
        return result


class PlayedElsewhere(NamedTuple):
    """A game that was played elsewhere."""

    number: int
    result: Any
    text: str


@dataclass(frozen=True)
class PlayAndSend(Generic[Result]):
    """Plays, and hands the text over with the result."""

    games: RecordedGames[Result]

    def play(self, number: int) -> PlayedElsewhere:
        result, record = self.games.recorded(number)
        return PlayedElsewhere(number, result, write(record))


def _save_here(
    games: RecordedGames[Result], folder: Path, numbers: Sequence[int], jobs: int, report: Report[Result]
) -> None:
    play_all(PlayAndSave(games, folder), numbers, jobs, report)


def _save_from_ray(
    games: RecordedGames[Result], folder: Path, numbers: Sequence[int], jobs: int, report: Report[Result]
) -> None:
    def write_down(told: list[PlayedElsewhere]) -> None:
        for game in told:
            save_text(game.text, folder / games.file_of(game.number))
        report([game.result for game in told])

    play_on_ray(PlayAndSend(games), numbers, jobs, write_down)


SavingBackend = Callable[[RecordedGames[Any], Path, Sequence[int], int, Report[Any]], None]
PLAY_AND_SAVE: Final[dict[str, SavingBackend]] = {
    "processes": _save_here,
    "ray": _save_from_ray,
}  # by where the games are played


def saved_already(games: RecordedGames[Any], folder: Path, numbers: Iterable[int]) -> set[int]:
    """Which of these games the folder has, after a look whether it can be written to; it is made if there is none.

    A file with the name of one of the games that is not the whole record of it, dealt alike to the same players, is
    refused: it is of another simulation or tournament, or somebody has written in it.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=folder).close()
        files = {path.name for path in folder.iterdir()}
    except OSError as error:
        raise SaveGamesError("folder", folder=str(folder), reason=system_reason(error)) from error
    found = {number for number in numbers if games.file_of(number) in files}
    for number in sorted(found):
        file = folder / games.file_of(number)
        if not _is_of(file, games.begun(number)):
            raise SaveGamesError("other", file=str(file))
    return found


def _is_of(file: Path, begun: Record) -> bool:
    """Whether a file is the whole record of a game with this start. Its answers are not played: that takes long."""
    try:
        data = file.read_bytes()
    except OSError:
        return False
    return data.startswith(write(begun).encode()) and data.splitlines()[-1].startswith(LAST_LINE_START)


DIGITS_IN_NAME: Final = re.compile(r"(\d+)")


def record_files(folder: Path) -> list[Path]:
    """The files of a folder that may be records, in the order of their names, numbers by their size.

    They end with `.txt`; those whose names start with a dot are somebody's drafts.
    """
    try:
        found = [path for path in folder.iterdir() if path.suffix == ".txt" and not path.name.startswith(".")]
    except OSError as error:
        raise RecordError("no-folder").replace(file=str(folder)) from error
    return sorted(found, key=_in_order)


def records_in(folder: Path, content: Content | None = None) -> Iterator[tuple[Path, Record | RecordError]]:
    """The records of a folder, each with its file, as they are read; for one that is damaged, what is wrong with it.

    A folder that cannot be looked into is refused at the first of them.
    """
    for path in record_files(folder):
        yield path, _read(path, content)


def _read(path: Path, content: Content | None) -> Record | RecordError:
    try:
        return load(path, content)
    except RecordError as error:
        return error


def _in_order(path: Path) -> tuple[list[tuple[int, str]], str]:
    """Names part by part: what is no number by its letters, numbers by their size."""
    parts = DIGITS_IN_NAME.split(path.name)
    return [(int(part) if place % 2 else 0, part) for place, part in enumerate(parts)], path.name
