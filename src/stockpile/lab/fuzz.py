"""Random games over random tables, with every check of `stockpile.lab.checks` made along the way."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from stockpile.lab.fuzzed import LEAK, Failure, Fuzzed, Fuzzer
from stockpile.lab.workers import play_all

USUAL_GAMES: Final = 1000
ENDLESS: Final = 10**12  # games, when only time limits them


@dataclass(frozen=True)
class FuzzReport:
    """A failure, and the files with its records."""

    failure: Failure
    files: tuple[Path, ...]
    again: str  # the command that plays this game once more

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.failure.number,
            "kind": self.failure.kind,
            "message": self.failure.message,
            "files": [str(file) for file in self.files],
            "again": self.again,
        }


@dataclass
class FuzzSummary:
    """What was found. All but `seconds` is the same for the same seed and games, whatever the number of jobs."""

    seed: int
    preset: str | None = None
    games: int = 0
    decisions: int = 0
    compared: Counter[str] = field(default_factory=Counter)  # by secret: moments at which two games looked the same
    reports: list[FuzzReport] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def leaks(self) -> int:
        return sum(report.failure.kind == LEAK for report in self.reports)

    @property
    def failures(self) -> int:
        """Everything that went wrong but for leaks."""
        return len(self.reports) - self.leaks

    @property
    def passed(self) -> bool:
        return not self.reports

    def to_json(self) -> dict[str, object]:
        return {
            "seed": self.seed,
            "preset": self.preset,
            "games": self.games,
            "decisions": self.decisions,
            "failures": self.failures,
            "leaks": self.leaks,
            "compared": dict(sorted(self.compared.items())),
            "reports": [report.to_json() for report in self.reports],
            "seconds": round(self.seconds, 1),
            "interrupted": self.interrupted,
        }


Progress = Callable[[FuzzSummary], None]


class _TimeIsUp(Exception):
    pass


def fuzz(
    games: int | None = None,
    minutes: float | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
    folder: Path = Path(),
    start: int = 0,
    preset: str | None = None,
) -> FuzzSummary:
    """Play and check this many games, or as many as there are minutes for; game number n is the same in every run.

    With a preset every game is of that kind; only the number of players changes.

    What fails is written to `folder` and reported, and the rest goes on. Ctrl-C keeps what was found so far.

    >>> summary = fuzz(games=1, seed=14)
    >>> summary.games, summary.failures, summary.leaks
    (1, 0, 0)
    """
    run = _Run(FuzzSummary(seed, preset), folder, progress, minutes)
    if games is None:
        games = USUAL_GAMES if minutes is None else ENDLESS
    fuzzer = Fuzzer(seed, preset)
    try:
        play_all(fuzzer, range(start, start + games), jobs, run.add)
    except _TimeIsUp:
        pass
    except KeyboardInterrupt:
        run.summary.interrupted = True
    return run.finished()


class _Run:
    """The summary in the making."""

    def __init__(self, summary: FuzzSummary, folder: Path, progress: Progress | None, minutes: float | None) -> None:
        self.summary = summary
        self.folder = folder
        self.progress = progress
        self.began = monotonic()
        self.ends = None if minutes is None else self.began + 60 * minutes

    def add(self, games: Iterable[Fuzzed]) -> None:
        """Count games in; raises when time is up, but not a second time."""
        summary = self.summary
        for game in games:
            summary.games += 1
            summary.decisions += game.decisions
            summary.compared += game.compared
            if game.failure is not None:
                summary.reports.append(self._report(game.failure))
        summary.seconds = monotonic() - self.began
        if self.progress is not None:
            self.progress(summary)
        if self.ends is not None and monotonic() >= self.ends:
            self.ends = None
            raise _TimeIsUp

    def _report(self, failure: Failure) -> FuzzReport:
        preset = f" --preset {self.summary.preset}" if self.summary.preset else ""
        again = f"stockpile fuzz --seed {self.summary.seed}{preset} --start {failure.number} --games 1"
        files = []
        for name, text in failure.records.items():
            if text:
                stem = f"fuzz-{self.summary.seed}-{failure.number}"
                file = self.folder / f"{stem}-{name}.txt" if name else self.folder / f"{stem}.txt"
                heading = [failure.kind, *failure.message.splitlines(), f"once more: {again}"]
                self.folder.mkdir(parents=True, exist_ok=True)
                file.write_text("".join(f"# {line}\n" for line in heading) + text, encoding="utf-8")
                files.append(file)
        return FuzzReport(failure, tuple(files), again)

    def finished(self) -> FuzzSummary:
        self.summary.reports.sort(key=lambda report: report.failure.number)
        self.summary.seconds = monotonic() - self.began
        return self.summary
