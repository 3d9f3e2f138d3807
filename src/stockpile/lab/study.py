"""Many games of one player: grades over time, luck and skill, and habits with what they cost.

`study` makes a study of the coach's analyses and plays nothing. Chances to win are shares of a win, money is in
thousands of dollars, as in the analyses.

`StudyFolder` analyses all records of a folder. The analyses are kept in a folder among the records, so that no game is
analysed twice: a file each, named by the record and by how carefully it was analysed. A file counts only for the same
record, effort and sources; otherwise the analysis is made again. A file is written whole or not at all, when the last
part of its game is done.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import accumulate
from math import sqrt
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryFile
from typing import Final

from msgspec import MsgspecError, Struct
from msgspec.json import Decoder, Encoder

from stockpile.content import Content
from stockpile.errors import Message, system_reason
from stockpile.lab.coach import AnalysisEffort, AnalysisTask, Judgement, Unfinished, assemble
from stockpile.lab.coach.analysis import PHASES
from stockpile.lab.coach.luck import Leg
from stockpile.lab.coach.model import ANALYSIS_VERSION, Analysis, PhaseScore, Score, SeatAnalysis
from stockpile.lab.intervals import DIGITS, Mean, mean_of_amounts, mean_of_shares, student_t
from stockpile.lab.saved_records import SaveGamesError, records_in
from stockpile.lab.tournament.journal import fingerprint_of_sources
from stockpile.lab.workers import play_all
from stockpile.records import NotWhole, Record, RecordError, save_text, write

__all__ = [
    "Estimate",
    "FolderStudy",
    "GameSummary",
    "Habit",
    "PhaseSummary",
    "PlayerStudy",
    "SkippedFile",
    "Study",
    "StudyFolder",
    "Trend",
    "players_in",
    "study",
]


STUDY_VERSION: Final = 1  # of the data; a number more when old readers would misread it


class Estimate(Struct, frozen=True):
    """A mean, and where the true one lies in 95 of 100 such studies. What cannot be said is None."""

    mean: float | None = None
    low: float | None = None
    high: float | None = None

    @classmethod
    def of(cls, mean: Mean) -> "Estimate":
        return cls(*mean)


class GameSummary(Struct, frozen=True):
    """One game of the player. `share` is the share of the win, 1 for a win that is not shared. `stand_in` answers were
    given by a bot for the player: grade, decisions and verdicts leave them out, luck and skill do not."""

    players: int
    place: int
    money: int
    share: float
    result: Score
    luck: Score
    skill: Score
    loss: Score
    grade: int
    decisions: int
    verdicts: dict[str, int]
    stand_in: int = 0


class Habit(Struct, frozen=True):
    """One kind of fault over all games: how often it came, in how many games, and what it costs a game."""

    kind: str  # of FAULTS in lab/coach/faults.py
    count: int
    games: int
    money: Estimate
    win: Estimate


class PhaseSummary(Struct, frozen=True):
    """What a phase of all rounds is worth in a game: luck, own decisions, and what better ones would have added."""

    phase: str
    luck: Estimate
    skill: Estimate
    loss: Estimate
    loss_money: Estimate


class Trend(Struct, frozen=True):
    """A straight line through the grades in the order of the games. `slope` is the change from game to game, `line` is
    where the line runs, game by game. Nothing is known of it before the third game."""

    slope: Estimate = Estimate()
    line: list[Estimate] = []


class Study(Struct, frozen=True):
    """A player."""

    form: int
    games: list[GameSummary]
    fair: float  # the mean of the fair shares
    wins: Estimate  # share of the wins
    grade: Estimate
    trend: Trend
    luck: Estimate
    skill: Estimate
    luck_money: Estimate
    skill_money: Estimate
    loss_money: Estimate
    habits: list[Habit]  # the most expensive first
    phases: list[PhaseSummary]


Played = tuple[Analysis, int]  # a game and the seat in it
HALF_A_WIN: Final = 0.5  # the step in which wins mostly come when they are shared
MIN_TREND_GAMES: Final = 3  # games that say something of a trend


def study(analyses_of_one_player: Sequence[Played]) -> Study:
    """What the games of one player say, in the order in which they were played.

    A game is one observation, and two for a player with two seats. Games in which a bot made all decisions for
    the player say nothing of them: leave them out (`Seat.is_graded`).
    """
    seats = [analysis.seats[seat] for analysis, seat in analyses_of_one_player]
    games = [_outcome(analysis, seat) for (analysis, _), seat in zip(analyses_of_one_player, seats, strict=True)]
    return Study(
        form=STUDY_VERSION,
        games=games,
        fair=round(fmean([1 / game.players for game in games]), DIGITS) if games else 0.0,
        wins=Estimate.of(mean_of_shares([game.share for game in games], HALF_A_WIN)),
        grade=_mean(games, lambda game: game.grade),
        trend=trend_of([float(game.grade) for game in games]),
        luck=_mean(games, lambda game: game.luck.win),
        skill=_mean(games, lambda game: game.skill.win),
        luck_money=_mean(games, lambda game: game.luck.money),
        skill_money=_mean(games, lambda game: game.skill.money),
        loss_money=_mean(games, lambda game: game.loss.money),
        habits=habits_of(seats),
        phases=phases_of(seats),
    )


def _outcome(analysis: Analysis, seat: SeatAnalysis) -> GameSummary:
    return GameSummary(
        players=analysis.players,
        place=seat.place,
        money=seat.money,
        share=round(seat.result.win + 1 / analysis.players, DIGITS - 1) + 0.0,
        result=seat.result,
        luck=seat.luck,
        skill=seat.skill,
        loss=seat.loss,
        grade=seat.grade,
        decisions=len(seat.decisions),
        verdicts=seat.verdicts,
        stand_in=seat.stand_in.answers if seat.stand_in is not None else 0,
    )


def _mean(games: Sequence[GameSummary], of: Callable[[GameSummary], float]) -> Estimate:
    return Estimate.of(mean_of_amounts([float(of(game)) for game in games]))


def habits_of(seats: Sequence[SeatAnalysis]) -> list[Habit]:
    """Every kind of fault that there was, the most expensive first. Games without it count with nothing."""
    kinds = sorted({each.fault.kind for seat in seats for each in seat.decisions if each.fault is not None})
    habits = [_habit(kind, seats) for kind in kinds]
    return sorted(habits, key=lambda habit: -(habit.money.mean or 0.0))


def _habit(kind: str, seats: Sequence[SeatAnalysis]) -> Habit:
    losses = [
        [each.loss for each in seat.decisions if each.fault is not None and each.fault.kind == kind] for seat in seats
    ]
    sums = [sum(each, Score()) for each in losses]
    return Habit(
        kind=kind,
        count=sum(map(len, losses)),
        games=sum(map(bool, losses)),
        money=Estimate.of(mean_of_amounts([each.money for each in sums])),
        win=Estimate.of(mean_of_amounts([each.win for each in sums])),
    )


def phases_of(seats: Sequence[SeatAnalysis]) -> list[PhaseSummary]:
    """The phases in which anything happened, in the order of a round."""
    found = {each.phase for seat in seats for each in seat.phases}
    return [_phase(name, seats) for name in PHASES if name in found]


def _phase(name: str, seats: Sequence[SeatAnalysis]) -> PhaseSummary:
    nothing = PhaseScore(name, Score(), Score(), Score())
    scores = [next((each for each in seat.phases if each.phase == name), nothing) for seat in seats]
    return PhaseSummary(
        phase=name,
        luck=Estimate.of(mean_of_amounts([each.luck.win for each in scores])),
        skill=Estimate.of(mean_of_amounts([each.skill.win for each in scores])),
        loss=Estimate.of(mean_of_amounts([each.loss.win for each in scores])),
        loss_money=Estimate.of(mean_of_amounts([each.loss.money for each in scores])),
    )


def trend_of(grades: Sequence[float]) -> Trend:
    """The line of least squares, with Student's intervals.

    >>> trend_of([50.0, 60.0, 70.0, 80.0]).slope
    Estimate(mean=10.0, low=10.0, high=10.0)
    >>> trend_of([50.0, 60.0])
    Trend(slope=Estimate(mean=None, low=None, high=None), line=[])
    """
    count = len(grades)
    if count < MIN_TREND_GAMES:
        return Trend()
    places = range(count)
    middle, level = (count - 1) / 2, fmean(grades)
    spread = sum((at - middle) ** 2 for at in places)
    slope = sum((at - middle) * grade for at, grade in enumerate(grades)) / spread
    missed = sum((grade - level - slope * (at - middle)) ** 2 for at, grade in enumerate(grades))
    error = student_t(count - 2) * sqrt(missed / (count - 2))
    line = [
        _around(level + slope * (at - middle), error * sqrt(1 / count + (at - middle) ** 2 / spread)) for at in places
    ]
    return Trend(_around(slope, error / sqrt(spread)), line)


def _around(middle: float, half: float) -> Estimate:
    return Estimate(*[round(each, DIGITS) + 0.0 for each in (middle, middle - half, middle + half)])


ANALYSES_FOLDER: Final = "analyses"
PACKAGES_AN_ANALYSIS_DEPENDS_ON: Final = ("content", "rules", "bots", "lab/coach")


class AnalysisSource(Struct, frozen=True):
    """What an analysis was made of."""

    form: int
    code: str
    record: str
    futures: int
    playouts: int
    worlds: int
    close: bool


class SavedAnalysis(Struct, frozen=True):
    """A file."""

    made: AnalysisSource
    analysis: Analysis


_ENCODER: Final = Encoder()
_DECODER: Final = Decoder(SavedAnalysis)


class AnalysisFolder:
    """The analyses of a folder of records, made with one effort."""

    def __init__(self, records: Path, effort: AnalysisEffort) -> None:
        self.folder = records / ANALYSES_FOLDER
        self.effort = effort
        self._code = fingerprint_of_sources(PACKAGES_AN_ANALYSIS_DEPENDS_ON)

    def find(self, file: Path, record: Record) -> Analysis | None:
        """The analysis of a record, if it is there and of today."""
        try:
            kept = _DECODER.decode(self._place(file).read_bytes())
        except (OSError, MsgspecError):
            return None
        return kept.analysis if kept.made == self._made(record) else None

    def keep(self, file: Path, record: Record, analysis: Analysis) -> None:
        line = _ENCODER.encode(SavedAnalysis(self._made(record), analysis))
        save_text(f"{line.decode()}\n", self._place(file))

    def open(self) -> None:
        """Look whether it can be written to, before anything is worked out for it."""
        try:
            self.folder.mkdir(exist_ok=True)
            TemporaryFile(dir=self.folder).close()
        except OSError as error:
            raise SaveGamesError("folder", folder=str(self.folder), reason=system_reason(error)) from error

    def _place(self, file: Path) -> Path:
        return self.folder / f"{file.stem}.{self.effort.name}.json"

    def _made(self, record: Record) -> AnalysisSource:
        depth = self.effort.depth
        fingerprint = sha256(write(record).encode()).hexdigest()
        return AnalysisSource(
            ANALYSIS_VERSION, self._code, fingerprint, self.effort.futures, depth.playouts, depth.worlds, depth.close
        )


Progress = Callable[[int, int], None]  # told how many parts are done, and of how many
AnalysisPart = Leg | Judgement


class SkippedFile(Struct, frozen=True):
    """A file that is no record of a finished game: `kind` is damaged, seen or unfinished."""

    file: str
    kind: str
    reason: str
    why: Message | None = None  # the same for every language


class PlayerStudy(Struct, frozen=True):
    """One name in all games: `files` has the place of each game among the files. `left_out` games are not among them:
    a bot made all decisions for the player."""

    name: str
    files: list[int]
    study: Study
    left_out: int = 0


class FolderStudy(Struct, frozen=True):
    """A folder. Players come by how many games they have, then by name."""

    form: int
    quick: bool
    files: list[str]
    skipped: list[SkippedFile]
    players: list[PlayerStudy]


@dataclass(frozen=True)
class MissingAnalysis:
    """A record that is to be looked at, and how many parts that takes."""

    file: Path
    record: Record
    parts: int


@dataclass
class StudyFolder:
    """The records of a folder, sorted by what is known of them."""

    library: AnalysisFolder
    files: list[Path] = field(default_factory=list)  # of finished games
    names: set[str] = field(default_factory=set)  # of everybody in them
    found: dict[Path, Analysis] = field(default_factory=dict)
    missing: list[MissingAnalysis] = field(default_factory=list)
    skipped: list[SkippedFile] = field(default_factory=list)

    @classmethod
    def of(cls, folder: Path, effort: AnalysisEffort, content: Content | None = None) -> "StudyFolder":
        study_folder = cls(AnalysisFolder(folder, effort))
        for file, record in records_in(folder, content):
            if isinstance(record, RecordError):
                study_folder._skip(file, "seen" if isinstance(record, NotWhole) else "damaged", record)
            else:
                study_folder._sort(file, record)
        return study_folder

    def _sort(self, file: Path, record: Record) -> None:
        analysis = self.library.find(file, record)
        try:
            if analysis is not None:
                self.found[file] = analysis
            else:
                self.missing.append(MissingAnalysis(file, record, AnalysisTask(record, self.library.effort).parts))
            self.files.append(file)
            self.names.update(filter(None, record.names))
        except Unfinished as error:
            self._skip(file, "unfinished", error)
        except RecordError as error:
            self._skip(file, "damaged", error)

    def _skip(self, file: Path, kind: str, error: ValueError) -> None:
        why = error.in_line if isinstance(error, RecordError) else None
        self.skipped.append(SkippedFile(file.name, kind, str(why or error), why))

    def fill(self, jobs: int, progress: Progress | None = None) -> None:
        """Work out what is missing. Whatever breaks it off, games that are done are kept."""
        if self.missing:
            self.library.open()
            _Filling(self, progress).run(jobs)

    def studied(self, only: str | None = None) -> FolderStudy:
        """Everything in the order of the files, for all players or for one."""
        files = [file for file in self.files if file in self.found]
        analyses = [self.found[file] for file in files]
        players = [player for player in players_in(analyses) if only in (None, player.name)]
        quick = any(each.quick for each in analyses)
        return FolderStudy(STUDY_VERSION, quick, [file.name for file in files], self.skipped, players)


class AnalysisParts:
    """The parts of many games, numbered through. Each part is the same in whatever process it is worked out."""

    def __init__(self, games: Sequence[MissingAnalysis], effort: AnalysisEffort) -> None:
        self.records = [game.record for game in games]
        self.effort = effort
        self.starts = [0, *accumulate(game.parts for game in games)]
        self._open: tuple[int, AnalysisTask] | None = None  # of one game at a time: a task holds its whole history

    def __len__(self) -> int:
        return self.starts[-1]

    def game_of(self, number: int) -> tuple[int, int]:
        """Which game a part is of, and its number there."""
        game = bisect_right(self.starts, number) - 1
        return game, number - self.starts[game]

    def play(self, number: int) -> tuple[int, AnalysisPart]:
        game, part = self.game_of(number)
        return number, self.task(game).play(part)[1]

    def task(self, game: int) -> AnalysisTask:
        if self._open is None or self._open[0] != game:
            self._open = game, AnalysisTask(self.records[game], self.effort)
        return self._open[1]


class _Filling:
    """Collects parts, and keeps each game when its last one is there."""

    def __init__(self, study_folder: StudyFolder, progress: Progress | None) -> None:
        self.study_folder = study_folder
        self.progress = progress
        self.parts = AnalysisParts(study_folder.missing, study_folder.library.effort)
        self.waiting: dict[int, dict[int, AnalysisPart]] = {}
        self.done = 0

    def run(self, jobs: int) -> None:
        self._tell()
        play_all(self.parts, range(len(self.parts)), jobs, self._collect)

    def _collect(self, results: list[tuple[int, AnalysisPart]]) -> None:
        for number, part in results:
            game, at = self.parts.game_of(number)
            there = self.waiting.setdefault(game, {})
            there[at] = part
            if len(there) == self.study_folder.missing[game].parts:
                self._finish(game, [there[each] for each in range(len(there))])
        self.done += len(results)
        self._tell()

    def _finish(self, game: int, parts: Sequence[AnalysisPart]) -> None:
        del self.waiting[game]
        file, record = self.study_folder.missing[game].file, self.study_folder.missing[game].record
        analysis = assemble(AnalysisTask(record, self.study_folder.library.effort), parts)
        self.study_folder.library.keep(file, record, analysis)
        self.study_folder.found[file] = analysis

    def _tell(self) -> None:
        if self.progress is not None:
            self.progress(self.done, len(self.parts))


def players_in(analyses: Sequence[Analysis]) -> list[PlayerStudy]:
    """Everybody who has a name and decided anything, with a study each."""
    played: dict[str, list[tuple[int, Played]]] = {}
    left_out: Counter[str] = Counter()
    for at, analysis in enumerate(analyses):
        for seat in analysis.seats:
            if seat.name and seat.is_graded:
                played.setdefault(seat.name, []).append((at, (analysis, seat.seat)))
            left_out[seat.name] += not seat.is_graded
    found = [
        PlayerStudy(name, [at for at, _ in games], study([each for _, each in games]), left_out[name])
        for name, games in played.items()
    ]
    return sorted(found, key=lambda player: (-len(player.study.games), player.name))
