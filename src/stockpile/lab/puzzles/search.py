"""The search for puzzles through many games. It can be stopped and continued.

What was found in a game is written to a file as soon as the game is done. The puzzles, all or the most different ones,
are written from these files at the end. So they are the same however many processes searched, in one run or several.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, Final, NamedTuple

import msgspec

from stockpile.content import Content, load
from stockpile.lab.puzzles.finding import USUAL_EFFORT, GameOrigin, SearchCounts, SearchEffort, puzzles_in
from stockpile.lab.puzzles.puzzle import PUZZLE_VERSION, Puzzle, PuzzleError, read, write
from stockpile.lab.simulate import Simulation
from stockpile.lab.tournament.journal import fingerprint_of_sources
from stockpile.lab.workers import play_all
from stockpile.records import save_text
from stockpile.rules.config import PRESETS, Config, preset

# What puzzles may have in common, and how much of a pity each other one with the same is.
_COST_OF_LIKENESS: Final = {"question": 3.0, "preset": 2.0, "players": 2.0, "round": 1.0, "fault": 2.0, "game": 4.0}
_UNINFORMATIVE: Final = ("tried", "usual", "other", "strategy-use", "ability-use")  # reasons and faults that say little
_COST_OF_UNINFORMATIVE: Final = 3.0  # what a reason or a fault costs that says little
_COST_PER_PLAY: Final = 0.05  # what each play costs that there is to look over


def pick(puzzles: Iterable[Puzzle], most: int | None = None) -> list[Puzzle]:
    """At most this many, in the order of their keys; without a number, all."""
    left = sorted(puzzles, key=lambda puzzle: puzzle.key)
    chosen: list[Puzzle] = []
    seen: Counter[tuple[str, object]] = Counter()
    while left and (most is None or len(chosen) < most):
        best = min(left, key=lambda puzzle: (_cost(puzzle, seen), puzzle.key))
        left.remove(best)
        chosen.append(best)
        seen.update(_traits(best))
    return sorted(chosen, key=lambda puzzle: puzzle.key)


def _traits(puzzle: Puzzle) -> Sequence[tuple[str, object]]:
    return [
        ("question", puzzle.question),
        ("preset", puzzle.preset),
        ("players", puzzle.players),
        ("round", puzzle.round - puzzle.rounds),
        ("fault", puzzle.fault.kind),
        ("game", puzzle.key.partition("-")[0]),
    ]


def _cost(puzzle: Puzzle, seen: Counter[tuple[str, object]]) -> float:
    common = sum(_COST_OF_LIKENESS[trait[0]] * seen[trait] for trait in _traits(puzzle))
    plain = sum(kind in _UNINFORMATIVE for kind in (puzzle.reason.kind, puzzle.fault.kind))
    return common + _COST_OF_UNINFORMATIVE * plain + _COST_PER_PLAY * len(puzzle.tried)


Progress = Callable[[int, int], None]  # told how many games are done, and how many puzzles there are

SEARCH_BOT: Final = "broker"  # who plays the games
SEARCH_PLAYERS: Final = range(2, 6)
SEARCHED_FOLDER: Final = "searched"  # the folder with what was found in each game
SUFFIX: Final = ".toml"


@dataclass(frozen=True)
class PuzzleSearch:
    """What is searched. Game number n is the same in any process; the kinds of game take turns."""

    seed: int
    presets: tuple[str, ...] = tuple(PRESETS)
    players: tuple[int, ...] = tuple(SEARCH_PLAYERS)
    date: str = ""
    effort: SearchEffort = USUAL_EFFORT
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

    def play(self, number: int) -> "GamePuzzles":
        config = self.configs[number % len(self.configs)]
        record = Simulation(config, (SEARCH_BOT,) * config.players, self.seed, self.content).recorded(number)[1]
        counts, puzzles = puzzles_in(record, GameOrigin(number, self.command, self.date), self.effort)
        return GamePuzzles(number, counts, puzzles)

    def facts(self) -> dict[str, Any]:
        """What all that is found follows from; the day is not among it."""
        known = {
            "form": PUZZLE_VERSION,
            "code": fingerprint_of_sources(),
            "content": self.content.version,
            "care": self.effort,
        }
        asked = {"seed": self.seed, "presets": self.presets, "players": self.players}
        facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(known | asked))
        return facts


class GamePuzzles(NamedTuple):
    """What was found in one game."""

    number: int
    counts: SearchCounts
    puzzles: list[Puzzle]


class SearchResult(NamedTuple):
    """What a hunt has come to."""

    hunt: PuzzleSearch
    games: int
    counts: SearchCounts
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


class _SearchedGame(msgspec.Struct, frozen=True):
    """A file with what was found in one game."""

    facts: dict[str, Any]
    date: str
    counts: SearchCounts
    puzzles: list[Puzzle]


@dataclass(frozen=True)
class _SearchAndSave:
    """Searches, and writes what it found where it searches."""

    hunt: PuzzleSearch
    folder: Path
    facts: dict[str, Any]

    def play(self, number: int) -> GamePuzzles:
        found = self.hunt.play(number)
        page = _SearchedGame(self.facts, self.hunt.date, found.counts, found.puzzles)
        save_text(msgspec.json.encode(page).decode() + "\n", _file_of_game(self.folder, number))
        return found


def search(
    hunt: PuzzleSearch,
    games: int,
    folder: Path,
    jobs: int = 1,
    most: int | None = None,
    progress: Progress | None = None,
) -> SearchResult:
    """Search this many games and write what is found; Ctrl-C ends it, and what was found counts.

    What the folder has already of the same hunt is taken from there; a file of another one is refused (PuzzleError).
    """
    facts = hunt.facts()
    done = dict(_searched(folder, games, facts))
    for page in list(done.values())[:1]:
        hunt = replace(hunt, date=page.date)  # of the day it started
    found = {number: GamePuzzles(number, page.counts, page.puzzles) for number, page in done.items()}

    def report(more: list[GamePuzzles]) -> None:
        found.update({each.number: each for each in more})
        if progress is not None:
            progress(len(found), sum(len(each.puzzles) for each in found.values()))

    report([])
    interrupted = True
    with suppress(KeyboardInterrupt):
        missing = [number for number in range(games) if number not in found]
        play_all(_SearchAndSave(hunt, folder, facts), missing, jobs, report)
        interrupted = False
    everything = [puzzle for number in sorted(found) for puzzle in found[number].puzzles]
    chosen = pick(everything, most)
    _write(folder, everything, chosen)
    counts = sum((each.counts for each in found.values()), SearchCounts())
    return SearchResult(hunt, len(found), counts, chosen, len(everything), interrupted)


def puzzles_of(folder: Path) -> list[Puzzle]:
    """All puzzles of a folder, in the order of their names."""
    return [read(path.read_text("utf-8")) for path in sorted(folder.glob(f"*{SUFFIX}"))]


def _file_of_game(folder: Path, number: int) -> Path:
    return folder / SEARCHED_FOLDER / f"game-{number:05}.json"


def _searched(folder: Path, games: int, facts: dict[str, Any]) -> Iterator[tuple[int, _SearchedGame]]:
    """What the folder has, after a look whether it can be written to; it is made if there is none."""
    (folder / SEARCHED_FOLDER).mkdir(parents=True, exist_ok=True)
    TemporaryFile(dir=folder).close()
    for number in range(games):
        path = _file_of_game(folder, number)
        if not path.exists():
            continue
        try:
            page = msgspec.json.decode(path.read_bytes(), type=_SearchedGame)
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
            save_text(write(puzzle), path)
        else:
            path.unlink(missing_ok=True)
