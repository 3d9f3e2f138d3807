"""Where games of the terminal are kept: the user's data folder, one record a game.

Beside a game that continues lies what its bots draw their chance from, in a file of its own that goes when the game is
over. A record says what happened and is there to be handed on; how bots will choose is no part of it.
"""

import os
import re
import sys
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from stockpile.bots.bot import table_seed
from stockpile.errors import UserError, system_reason

_SEED: Final = re.compile(r"[0-9a-f]{32}")


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
    """A file for a game that starts now; its folder is made if need be."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("error-folder", folder=str(folder), reason=system_reason(error)) from error
    stem = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (f"{stem}-{number}.txt" if number else f"{stem}.txt" for number in count())
    return next(folder / name for name in names if not (folder / name).exists())


def newest_first() -> list[Path]:
    """All games that are kept, the one played last first."""
    return sorted(games_folder().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)


def keep_seed(game: Path, seed: str) -> str:
    """Lay the seed of a game's bots beside the game, for this user alone."""
    file = _seed_file(game)
    try:
        file.unlink(missing_ok=True)
        file.touch(mode=0o600, exist_ok=False)
        file.write_text(f"{seed}\n", encoding="ascii")
    except OSError as error:
        raise UserError("error-folder", folder=str(file.parent), reason=system_reason(error)) from error
    return seed


def seed_of(game: Path) -> str:
    """The seed of a saved game's bots; a game that comes without one, from elsewhere, gets its own."""
    try:
        kept = _seed_file(game).read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        kept = ""
    return kept if _SEED.fullmatch(kept) else keep_seed(game, table_seed())


def forget_seed(game: Path) -> None:
    """The game is over: its bots need no chance any more."""
    with suppress(OSError):
        _seed_file(game).unlink(missing_ok=True)


def _seed_file(game: Path) -> Path:
    return game.with_name(f"{game.name}.bots")
