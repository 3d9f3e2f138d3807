"""All records of a folder looked at: what is kept already is read, the rest is worked out and kept."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

from msgspec import Struct

from stockpile.content import Content
from stockpile.errors import Message
from stockpile.lab.coach import Analysis, Care, Judgement, Task, Unfinished, assembled
from stockpile.lab.coach.ledger import Leg
from stockpile.lab.saved_records import records_in
from stockpile.lab.study.kept import Library
from stockpile.lab.study.model import FORM, Study
from stockpile.lab.study.study import Played, study
from stockpile.lab.workers import play_all
from stockpile.records import NotWhole, Record, RecordError

Progress = Callable[[int, int], None]  # told how many parts are done, and of how many
Part = Leg | Judgement


class Skipped(Struct, frozen=True):
    """A file that is no record of a finished game: `kind` is damaged, seen or unfinished."""

    file: str
    kind: str
    reason: str
    why: Message | None = None  # the same for every language


class Player(Struct, frozen=True):
    """One name in all games: `files` has the place of each game among the files. `left_out` games are not among them:
    a bot made all decisions for the player."""

    name: str
    files: list[int]
    study: Study
    left_out: int = 0


class Studied(Struct, frozen=True):
    """A folder. Players come by how many games they have, then by name."""

    form: int
    quick: bool
    files: list[str]
    skipped: list[Skipped]
    players: list[Player]


@dataclass(frozen=True)
class Game:
    """A record that is to be looked at, and how many parts that takes."""

    file: Path
    record: Record
    parts: int


@dataclass
class Shelf:
    """The records of a folder, sorted by what is known of them."""

    library: Library
    files: list[Path] = field(default_factory=list)  # of finished games
    names: set[str] = field(default_factory=set)  # of everybody in them
    found: dict[Path, Analysis] = field(default_factory=dict)
    missing: list[Game] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)

    @classmethod
    def of(cls, folder: Path, care: Care, content: Content | None = None) -> "Shelf":
        shelf = cls(Library(folder, care))
        for file, record in records_in(folder, content):
            if isinstance(record, RecordError):
                shelf._skip(file, "seen" if isinstance(record, NotWhole) else "damaged", record)
            else:
                shelf._sort(file, record)
        return shelf

    def _sort(self, file: Path, record: Record) -> None:
        analysis = self.library.find(file, record)
        try:
            if analysis is not None:
                self.found[file] = analysis
            else:
                self.missing.append(Game(file, record, Task(record, self.library.care).parts))
            self.files.append(file)
            self.names.update(filter(None, record.names))
        except Unfinished as error:
            self._skip(file, "unfinished", error)
        except RecordError as error:
            self._skip(file, "damaged", error)

    def _skip(self, file: Path, kind: str, error: ValueError) -> None:
        why = error.in_line if isinstance(error, RecordError) else None
        self.skipped.append(Skipped(file.name, kind, str(why or error), why))

    def fill(self, jobs: int, progress: Progress | None = None) -> None:
        """Work out what is missing. Whatever breaks it off, games that are done are kept."""
        if self.missing:
            self.library.open()
            _Filling(self, progress).run(jobs)

    def studied(self, only: str | None = None) -> Studied:
        """Everything in the order of the files, for all players or for one."""
        files = [file for file in self.files if file in self.found]
        analyses = [self.found[file] for file in files]
        players = [player for player in players_in(analyses) if only in (None, player.name)]
        quick = any(each.quick for each in analyses)
        return Studied(FORM, quick, [file.name for file in files], self.skipped, players)


class Parts:
    """The parts of many games, numbered through. Like a game of one of them, each is the same whoever works it out."""

    def __init__(self, games: Sequence[Game], care: Care) -> None:
        self.records = [game.record for game in games]
        self.care = care
        self.starts = [0, *accumulate(game.parts for game in games)]
        self._open: tuple[int, Task] | None = None  # of one game at a time: a task holds its whole course

    def __len__(self) -> int:
        return self.starts[-1]

    def game_of(self, number: int) -> tuple[int, int]:
        """Which game a part is of, and its number there."""
        game = bisect_right(self.starts, number) - 1
        return game, number - self.starts[game]

    def play(self, number: int) -> tuple[int, Part]:
        game, part = self.game_of(number)
        return number, self.task(game).play(part)[1]

    def task(self, game: int) -> Task:
        if self._open is None or self._open[0] != game:
            self._open = game, Task(self.records[game], self.care)
        return self._open[1]


class _Filling:
    """Collects parts, and keeps each game when its last one is there."""

    def __init__(self, shelf: Shelf, progress: Progress | None) -> None:
        self.shelf = shelf
        self.progress = progress
        self.parts = Parts(shelf.missing, shelf.library.care)
        self.waiting: dict[int, dict[int, Part]] = {}
        self.done = 0

    def run(self, jobs: int) -> None:
        self._tell()
        play_all(self.parts, range(len(self.parts)), jobs, self._collect)

    def _collect(self, results: list[tuple[int, Part]]) -> None:
        for number, part in results:
            game, at = self.parts.game_of(number)
            there = self.waiting.setdefault(game, {})
            there[at] = part
            if len(there) == self.shelf.missing[game].parts:
                self._finish(game, [there[each] for each in range(len(there))])
        self.done += len(results)
        self._tell()

    def _finish(self, game: int, parts: Sequence[Part]) -> None:
        del self.waiting[game]
        file, record = self.shelf.missing[game].file, self.shelf.missing[game].record
        analysis = assembled(Task(record, self.shelf.library.care), parts)
        self.shelf.library.keep(file, record, analysis)
        self.shelf.found[file] = analysis

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.done, len(self.parts))


def players_in(analyses: Sequence[Analysis]) -> list[Player]:
    """Everybody who has a name and decided anything, with a study each."""
    played: dict[str, list[tuple[int, Played]]] = {}
    left_out: Counter[str] = Counter()
    for at, analysis in enumerate(analyses):
        for seat in analysis.seats:
            if seat.name and seat.is_graded:
                played.setdefault(seat.name, []).append((at, (analysis, seat.seat)))
            left_out[seat.name] += not seat.is_graded
    found = [
        Player(name, [at for at, _ in games], study([each for _, each in games]), left_out[name])
        for name, games in played.items()
    ]
    return sorted(found, key=lambda player: (-len(player.study.games), player.name))
