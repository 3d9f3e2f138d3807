"""What goes out to people, each made once for all tests: the wheel, the sources, the site."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.browser.conftest import chromium
from tests.support.empty_environment import EmptyEnvironment
from tests.support.shared import folder_made_once
from tools.prepare import ROOT, SETTINGS

__all__ = ["chromium"]  # the site is read in it
CLEAN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "STOCKPILE_INTERPRETED")}


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
def wheel() -> Path:
    """A wheel of these sources; what `make setup` has compiled for it is used again."""
    return the_one(folder_made_once("wheel", lambda folder: build("wheel", ROOT, folder, **SETTINGS)), "*.whl")


@pytest.fixture(scope="session")
def sources() -> Path:
    """The archive of the sources, unpacked somewhere else."""

    def unpacked(folder: Path) -> None:
        build("sdist", ROOT, folder / "archive")
        with tarfile.open(the_one(folder / "archive", "*.tar.gz")) as archive:
            archive.extractall(folder / "unpacked", filter="data")

    return the_one(folder_made_once("sources", unpacked) / "unpacked", "stockpile_game-*")


@pytest.fixture(scope="session")
def environment(wheel: Path) -> EmptyEnvironment:
    """An empty environment in which the wheel is installed."""
    return EmptyEnvironment(folder_made_once("environment", lambda folder: EmptyEnvironment(folder).fill(wheel)))


@pytest.fixture(scope="session")
def site() -> Path:
    """The site of documents, built strictly."""
    command = (sys.executable, "-m", "mkdocs", "build", "--site-dir")
    return folder_made_once("site", lambda folder: run(*command, str(folder)))
