"""What goes out to people, each made once for all tests: the wheel, the sources, the site."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.empty_environment import EmptyEnvironment
from tools.prepare import ROOT, SETTINGS

CLEAN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "STOCKPILE_INTERPRETED")}
Make = Callable[[Path], None]
Once = Callable[[str, Make], Path]


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory) -> Once:
    """A folder that the first to ask for it fills, and all other processes of the tests use."""
    base = tmp_path_factory.getbasetemp()
    shelf = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base

    def folder(name: str, make: Make) -> Path:
        with shelf.joinpath(f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            made, ready = shelf / name, shelf / f"{name}.ready"
            if not ready.exists():
                shutil.rmtree(made, ignore_errors=True)
                made.mkdir()
                make(made)
                ready.touch()
        return made

    return folder


def run(*command: str, folder: Path = ROOT, **settings: str) -> None:
    result = subprocess.run(command, cwd=folder, env=CLEAN | settings, capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, result.stdout + result.stderr


def build(target: str, project: Path, into: Path, **settings: str) -> None:
    run(
        sys.executable,
        "-m",
        "hatchling",
        "build",
        "--target",
        target,
        "--directory",
        str(into),
        folder=project,
        **settings,
    )


def the_one(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


@pytest.fixture(scope="session")
def wheel(once: Once) -> Path:
    """A wheel of these sources; what `make setup` has compiled for it is used again."""
    return the_one(once("wheel", lambda folder: build("wheel", ROOT, folder, **SETTINGS)), "*.whl")


@pytest.fixture(scope="session")
def sources(once: Once) -> Path:
    """The archive of the sources, unpacked somewhere else."""

    def unpacked(folder: Path) -> None:
        build("sdist", ROOT, folder / "archive")
        with tarfile.open(the_one(folder / "archive", "*.tar.gz")) as archive:
            archive.extractall(folder / "unpacked", filter="data")

    return the_one(once("sources", unpacked) / "unpacked", "stockpile_game-*")


@pytest.fixture(scope="session")
def environment(once: Once, wheel: Path) -> EmptyEnvironment:
    """An empty environment in which the wheel is installed."""
    return EmptyEnvironment(once("environment", lambda folder: EmptyEnvironment(folder).fill(wheel)))


@pytest.fixture(scope="session")
def site(once: Once) -> Path:
    """The site of documents, built strictly."""
    return once("site", lambda folder: run(sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)))
