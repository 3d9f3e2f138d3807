"""The search for puzzles through many games, which can be broken off and gone on with.

What was found in a game is written to a file of the folder as soon as its game is done. The puzzles themselves, all or
the most different ones, are written from these files at the end: so they are the same whoever searched, in how many
processes and in how many goes.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, NamedTuple

import msgspec

from stockpile.content import Content, load
from stockpile.lab.puzzles.finding import USUAL_CARE, Care, Counts, Origin, puzzles_in
from stockpile.lab.puzzles.model import FORM, Puzzle, PuzzleError, read, written
from stockpile.lab.puzzles.picking import picked
from stockpile.lab.simulate import Simulation
from stockpile.lab.tournament.journal import fingerprint_of_sources
from stockpile.lab.workers import play_all
from stockpile.records import save_text
from stockpile.rules.config import PRESETS, Config, preset

Progress = Callable[[int, int], None]  # told how many games are done, and how many puzzles there are

PLAYER: Final = "broker"  # who plays the games
SEATS: Final = range(2, 6)
SEARCHED: Final = "searched"  # the folder with what was found in each game
SUFFIX: Final = ".toml"


@dataclass(frozen=True)
class Hunt:
    """What is searched. Game number n is the same whoever plays it; the kinds of game take turns."""

    seed: int
    presets: tuple[str, ...] = tuple(PRESETS)
    players: tuple[int, ...] = tuple(SEATS)
    date: str = ""
    care: Care = USUAL_CARE
    content: Content = field(default_factory=load)

    @property
    def configs(self) -> list[Config]:
        return [preset(name, players) for players, name in product(self.players, self.presets)]

    @property
    def command(self) -> str:
        """What finds the same puzzles again."""
        only = [f" --preset {self.presets[0]}"] if len(self.presets) == 1 else []
        seats = [f" --players {self.players[0]}"] if len(self.players) == 1 else []
        return "".join([f"stockpile lab puzzles --seed {self.seed}", *only, *seats])

    def play(self, number: int) -> "Found":
        config = self.configs[number % len(self.configs)]
        record = Simulation(config, (PLAYER,) * config.players, self.seed, self.content).recorded(number)[1]
        counts, puzzles = puzzles_in(record, Origin(number, self.command, self.date), self.care)
        return Found(number, counts, puzzles)

    def facts(self) -> dict[str, Any]:
        """What all that is found follows from; the day is not among it."""
        known = {"form": FORM, "code": fingerprint_of_sources(), "content": self.content.version, "care": self.care}
        asked = {"seed": self.seed, "presets": self.presets, "players": self.players}
        facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(known | asked))
        return facts


class Found(NamedTuple):
    """What was found in one game."""

    number: int
    counts: Counts
    puzzles: list[Puzzle]


class Caught(NamedTuple):
    """What a hunt has come to."""

    hunt: Hunt
    games: int
    counts: Counts
    puzzles: list[Puzzle]  # those that were picked
    found: int  # before picking
    interrupted: bool

    def to_json(self) -> dict[str, Any]:
        rows = [
            {
                "key": puzzle.key,
                "preset": puzzle.preset,
                "players": puzzle.players,
                "round": puzzle.round,
                "question": puzzle.question,
                "best": puzzle.best,
                "obvious": puzzle.obvious,
                "lead": puzzle.long.obvious,
                "error": puzzle.long.obvious_error,
            }
            for puzzle in self.puzzles
        ]
        return {
            "command": self.hunt.command,
            "games": self.games,
            **self.counts._asdict(),
            "found": self.found,
            "interrupted": self.interrupted,
            "puzzles": rows,
        }


class _Page(msgspec.Struct, frozen=True):
    """A file with what was found in one game."""

    facts: dict[str, Any]
    date: str
    counts: Counts
    puzzles: list[Puzzle]


@dataclass(frozen=True)
class _Searching:
    """Searches, and writes what it found where it searches."""

    hunt: Hunt
    folder: Path
    facts: dict[str, Any]

    def play(self, number: int) -> Found:
        found = self.hunt.play(number)
        page = _Page(self.facts, self.hunt.date, found.counts, found.puzzles)
        save_text(msgspec.json.encode(page).decode() + "\n", _page_of(self.folder, number))
        return found


def search(
    hunt: Hunt, games: int, folder: Path, jobs: int = 1, most: int | None = None, progress: Progress | None = None
) -> Caught:
    """Search so many games and write what is found; Ctrl-C ends it, and what was found counts.

    What the folder has already of the same hunt is taken from there; a file of another one is refused (PuzzleError).
    """
    facts = hunt.facts()
    done = dict(_searched(folder, games, facts))
    for page in list(done.values())[:1]:
        hunt = replace(hunt, date=page.date)  # of the day it began
    found = {number: Found(number, page.counts, page.puzzles) for number, page in done.items()}

    def report(more: list[Found]) -> None:
        found.update({each.number: each for each in more})
        if progress is not None:
            progress(len(found), sum(len(each.puzzles) for each in found.values()))

    report([])
    interrupted = True
    with suppress(KeyboardInterrupt):
        missing = [number for number in range(games) if number not in found]
        play_all(_Searching(hunt, folder, facts), missing, jobs, report)
        interrupted = False
    everything = [puzzle for number in sorted(found) for puzzle in found[number].puzzles]
    chosen = picked(everything, most)
    _write(folder, everything, chosen)
    counts = sum((each.counts for each in found.values()), Counts())
    return Caught(hunt, len(found), counts, chosen, len(everything), interrupted)


def puzzles_of(folder: Path) -> list[Puzzle]:
    """All puzzles of a folder, in the order of their names."""
    return [read(path.read_text("utf-8")) for path in sorted(folder.glob(f"*{SUFFIX}"))]


def _page_of(folder: Path, number: int) -> Path:
    return folder / SEARCHED / f"game-{number:05}.json"


def _searched(folder: Path, games: int, facts: dict[str, Any]) -> Iterator[tuple[int, _Page]]:
    """What the folder has, after a look whether it can be written to; it is made if there is none."""
    (folder / SEARCHED).mkdir(parents=True, exist_ok=True)
    TemporaryFile(dir=folder).close()
    for number in range(games):
        path = _page_of(folder, number)
        if not path.exists():
            continue
        try:
            page = msgspec.json.decode(path.read_bytes(), type=_Page)
        except msgspec.DecodeError as error:
            raise PuzzleError("no-page", path=str(path)) from error
        for key, value in facts.items():
            if page.facts.get(key) != value:
                raise PuzzleError("other", path=str(path), key=key)
        yield number, page


def _write(folder: Path, everything: list[Puzzle], chosen: list[Puzzle]) -> None:
    """Those that were chosen, and no others of the same search."""
    keys = {puzzle.key for puzzle in chosen}
    for puzzle in everything:
        path = folder / f"{puzzle.key}{SUFFIX}"
        if puzzle.key in keys:
            save_text(written(puzzle), path)
        else:
            path.unlink(missing_ok=True)
