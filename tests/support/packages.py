"""What some tests need of the system: installed where we may, and a line that says what is missing otherwise."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest
from packaging.requirements import Requirement

PATIENCE = 300.0  # seconds for each step of an installation
Found = TypeVar("Found")

# OpenSpiel is in the extra `research`, where it has a wheel.
_PROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text())
_RESEARCH = [Requirement(each) for each in _PROJECT["project"]["optional-dependencies"]["research"]]
HAS_OPENSPIEL = any(each.name == "open_spiel" and each.marker and each.marker.evaluate() for each in _RESEARCH)
with_openspiel = pytest.mark.skipif(not HAS_OPENSPIEL, reason="OpenSpiel has no wheel for this platform")


def found_or_installed(find: Callable[[], Found | None], *packages: str) -> Found | None:
    """What the tests need, from the first package that has it; where we may, we help ourselves, one of us at a time."""
    if (found := find()) is not None or not may_install():
        return found
    with Path(tempfile.gettempdir(), "stockpile-tests-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        untried = list(packages)
        while (found := find()) is None and untried:
            install(untried.pop(0))
    return found


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(package: str) -> None:
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "--yes", package]):
        with suppress(subprocess.TimeoutExpired):
            subprocess.run(command, capture_output=True, timeout=PATIENCE, env=environment, check=False)


def do_without(missing: str) -> NoReturn:
    """Skip, unless nothing is to be done without."""
    if os.environ.get("CI", "") not in ("", "0", "false"):
        pytest.fail(missing)
    pytest.skip(missing)
