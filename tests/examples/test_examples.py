"""The examples: each is short, says how it is run, runs, and prints what it promises."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.packages import with_openspiel
from tools.prepare import ROOT

FOLDER = ROOT / "examples"
EXAMPLES = sorted(FOLDER.rglob("*.py"))
DOCUMENT = ROOT / "docs" / "research" / "examples.md"
LONGEST = 60
LEARNING = ("learn.py", "learning_curve.py", "sb3_batch.py")  # they need torch, or what comes with it

# A short form of each, how many lines it prints, and what the last one says.
RUNS = {
    "random_pettingzoo.py": (["2"], 3, r"games won: seat_0 \d, seat_1 \d, seat_2 \d, seat_3 \d"),
    "random_gymnasium.py": (["2"], 3, r"the learner won [\d.]+ of 2 games"),
    "random_openspiel.py": (["2"], 3, r"games won by player: \[[\d.]+, [\d.]+, [\d.]+\]"),
    "random_batch.py": (["20"], 2, r"\d+ decisions, each with an observation: [\d,]+ a second"),
    "ismcts.py": (["1", "2"], 2, r"ISMCTS won [\d.]+ of 1 games; by chance 0\.3"),
}
OPENSPIEL = ("ismcts.py", "random_openspiel.py")


def run(example: str, *arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """As a user would: with the installed package, from a folder of their own."""
    command = [sys.executable, "-W", "error", str(FOLDER / example), *arguments]
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_each_is_short_and_says_what_it_is(path: Path) -> None:
    text = path.read_text("utf-8")
    assert len(text.splitlines()) <= LONGEST
    told = ast.get_docstring(ast.parse(text))
    assert told is not None
    assert f"python examples/{path.name}" in told or "nothing to run here" in told or "pip install ./" in told
    assert f"../../{path.relative_to(ROOT).as_posix()}" in DOCUMENT.read_text("utf-8")


def test_each_is_run_here_or_needs_torch() -> None:
    assert {path.name for path in EXAMPLES} == {*RUNS, *LEARNING, "__init__.py"}


@pytest.mark.release
@pytest.mark.parametrize(
    "example", [pytest.param(name, marks=with_openspiel if name in OPENSPIEL else ()) for name in RUNS]
)
def test_each_runs_and_prints_how_the_games_ended(example: str, tmp_path: Path) -> None:
    arguments, lines, last = RUNS[example]
    done = run(example, *arguments, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    printed = done.stdout.splitlines()
    assert len(printed) == lines and re.fullmatch(last, printed[-1]), done.stdout
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("name", LEARNING)
def test_what_learns_can_be_read_by_python(name: str) -> None:
    compile(FOLDER.joinpath(name).read_text("utf-8"), name, "exec", dont_inherit=True)


@pytest.mark.release
def test_without_the_extra_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    assert find_spec("sb3_contrib") is None  # what `make test` installs never brings torch
    done = run("learn.py", "1", folder=tmp_path)
    assert done.returncode == 1 and done.stdout == ""
    assert re.fullmatch(r"\w+ is not installed; in a clone of Stockpile: pip install '\.\[learn\]'\n", done.stderr)
