"""Where games of the terminal are kept: the user's data folder, one record a game."""

import os
import sys
from datetime import datetime
from itertools import count
from pathlib import Path

from stockpile.cli.problem import Problem
from stockpile.words import say


def data_folder() -> Path:
    """The folder for what Stockpile keeps for this user, where the system wants it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Stockpile"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Stockpile"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "stockpile"


def games_folder() -> Path:
    return data_folder() / "games"


def new_game_file() -> Path:
    """A file for a game that begins now; its folder is made if need be."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem(say("error-folder", folder=str(folder), reason=error.strerror or "")) from error
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{stem}-{number}.txt" if number else f"{stem}.txt" for number in count())
    return next(folder / name for name in names if not (folder / name).exists())


def newest_first() -> list[Path]:
    """All games that are kept, the one played last first."""
    return sorted(games_folder().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
