"""A game as OpenSpiel's own generator writes it, cut to what can be read and compared.

The generator writes every tensor of every player in full, sixteen thousand numbers each. Here a tensor is how many of
its numbers are not 0, and a digest; of a long line the start is kept, how long it was, and a digest. So any change
of them shows.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

FOLDER: Final = Path(__file__).resolve().parent.parent / "tests" / "playthroughs" / "openspiel"
GAMES: Final = ("python_stockpile(players=2)",)
SEED: Final = 102
WIDTH: Final = 400


def file_of(game: str) -> Path:
    return FOLDER / f"{game.replace('(', '-').replace(')', '').replace('=', '-')}.txt"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in GAMES:
        file_of(game).write_text(playthrough(game), encoding="utf-8")


def playthrough(game: str) -> str:
    """The generator's text, whose random answers come from a seed, with its long lines cut."""
    from open_spiel.python.algorithms import generate_playthrough

    import stockpile.envs.openspiel  # noqa: F401  # registers the game

    with patch.object(generate_playthrough, "_format_tensor", tensor_lines):
        text = generate_playthrough.playthrough(game, None, seed=SEED)
    return "\n".join(map(cut, text.splitlines())) + "\n"


def tensor_lines(tensor: Any, name: str) -> list[str]:
    """In place of the generator's own, which has a line for every row or a word for every number."""
    shape = "x".join(map(str, tensor.shape))
    return [f"{name}: {shape}, {int((tensor != 0).sum())} not 0, {digest(tensor.tobytes())}"]


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def cut(line: str) -> str:
    """
    >>> cut("short")
    'short'
    >>> len(cut(500 * "long "))
    439
    """
    if len(line) <= WIDTH:
        return line
    return f"{line[:WIDTH]} ... {len(line):,} characters, {digest(line.encode())}"
