"""Small finished games for the coach and the study, looked at with little care."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from stockpile.bots import make_bot
from stockpile.lab.coach import Analysis, AnalysisEffort, SearchDepth, analyse, read, write
from stockpile.lab.study import AnalysisFolder
from stockpile.records import Record, Session, save
from stockpile.rules.config import preset
from tests.support.shared import made_once

TINY = AnalysisEffort("tiny", 1, SearchDepth(playouts=4, worlds=3, close=False))
# A table of each preset, and of each number of players at least once.
TABLES = (("first-game", 2), ("classic", 4), ("advanced", 5), ("epic", 3))


def played(name: str, players: int, seed: int = 1) -> Record:
    """A broker among players who choose by lot: there is always something to say of their decisions."""
    return _played(name, players, seed)


def looked_at(name: str, players: int, seed: int = 1) -> Analysis:
    return _looked_at(name, players, seed)


@cache
def _played(name: str, players: int, seed: int) -> Record:
    names = ("Ann", "Bo <b>", "Cy", "Di", "Eve")[:players]
    session = Session.new(preset(name, players=players), seed=seed, names=names)
    bots = [make_bot("random" if seat else "broker", seed + seat) for seat in range(players)]
    while not session.game.over:
        asked = session.game.asked
        session.play(bots[asked].decide(session.game.view(asked)))
    return session.record


@cache
def _looked_at(name: str, players: int, seed: int) -> Analysis:
    return read(made_once(f"{name}-{players}-{seed}.json", lambda: write(analyse(played(name, players, seed), TINY))))


def kept(folder: Path, count: int = 3) -> Path:
    """A folder with some short games."""
    folder.mkdir(exist_ok=True)
    for number in range(count):
        save(played("first-game", 2, number + 1), folder / f"game-{number}.txt")
    return folder


def known(folder: Path, count: int = 3) -> Path:
    """The same folder after somebody has studied it."""
    put_by(kept(folder, count), [("first-game", 2, number + 1) for number in range(count)])
    return folder


def put_by(folder: Path, games: Sequence[tuple[str, int, int]]) -> None:
    """Lay analyses beside records, as a study does."""
    library = AnalysisFolder(folder, TINY)
    library.open()
    for number, game in enumerate(games):
        library.keep(folder / f"game-{number}.txt", played(*game), looked_at(*game))
