"""Compiled and interpreted, the engine does the same to the byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import stockpile.rules
from stockpile._interpreted import VARIABLE
from tests.support.engine_digest import games

ROOT = Path(__file__).resolve().parents[2]


def lines(interpreted: bool, long: bool) -> list[str]:
    """The digests of a process of its own."""
    settings = os.environ | {VARIABLE: "1" if interpreted else "0"}
    command = [sys.executable, "-m", "tests.support.engine_digest", *(["long"] if long else [])]
    run = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def built() -> bool:
    """Whether the installed package has compiled rules at all; without a compiler it has none."""
    folder = Path(stockpile.rules.__file__).parent
    return any(folder.joinpath(f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def test_compiled_and_interpreted_agree(long: bool) -> None:
    compiled, *one = lines(interpreted=False, long=long)
    interpreted, *two = lines(interpreted=True, long=long)
    assert json.loads(compiled) == {"compiled": built()}
    assert json.loads(interpreted) == {"compiled": False}
    assert len(one) > 5 * len(list(games(long)))
    different = [line.rpartition(" ")[0] for line, other in zip(one, two, strict=True) if line != other]
    assert not different
