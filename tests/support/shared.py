"""What takes long to make and is the same for all workers: the first that needs it makes it, the others use it."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from pathlib import Path

FOLDER = "STOCKPILE_TESTS_SHARED"  # names the folder of this run, which tests/conftest.py makes and removes


def folder_made_once(name: str, make: Callable[[Path], object]) -> Path:
    """A folder that the first to ask for it fills, while the others wait for that."""
    shelf = Path(os.environ[FOLDER])
    made, ready = shelf / name, shelf / f"{name}.ready"
    with shelf.joinpath(f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not ready.exists():
            shutil.rmtree(made, ignore_errors=True)
            made.mkdir()
            make(made)
            ready.touch()
    return made


def made_once(name: str, make: Callable[[], bytes]) -> bytes:
    """The same for a single file; gives what is in it."""
    folder = folder_made_once(name, lambda folder: folder.joinpath(name).write_bytes(make()))
    return folder.joinpath(name).read_bytes()
