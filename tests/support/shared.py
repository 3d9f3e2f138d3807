"""What takes long to make and is the same for all workers: the first that needs it makes it, the others read it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

FOLDER = "STOCKPILE_TESTS_SHARED"  # names the folder of this run, which tests/conftest.py makes and removes


def made_once(name: str, make: Callable[[], bytes]) -> bytes:
    """A file of this name, made by whichever worker is first, while the others wait for it."""
    file = Path(os.environ[FOLDER], name)
    with file.with_name(f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.exists():
            draft = file.with_name(f"{name}.draft")
            draft.write_bytes(make())
            draft.rename(file)
    return file.read_bytes()
