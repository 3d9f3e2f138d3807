"""How many machine instructions a decision takes: a count without noise, so that no boxed call creeps back in.

Counted by valgrind's callgrind, in the function that plays alone: the start of Python and the set-up do not count.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from stockpile._interpreted import is_compiled
from tests.support.packages import do_without, found_or_installed

PLAY = """
import sys
sys.path[:0] = {path!r}
from random import Random
from stockpile.rules.chance import draw
from stockpile.rules.config import preset
from stockpile.rules.game import set_up
from stockpile.rules.playing import play_randomly
from stockpile.rules.figures import figures_for
rng = Random(1)
both = [figures_for(preset(name, 4)) for name in ("first-game", "epic")]
print(sum(play_randomly(set_up(tables, draw(tables, rng)), rng) for _ in range(5) for tables in both))
"""
COUNTED = "CPyPy_playing___play_randomly"  # what Python calls in the compiled rules
# Per decision. More by intent, or less: record the new figure here and in docs/speed.md.
RECORDED = {"Python 3.11.7, GCC 12.2.0, x86_64": 2_988}
SLACK = 0.02
# Other Pythons allocate and call in other ways, and other compilers inline other functions: together up to two fifths.
WIDE = 2_000, 4_700  # when lists were boxed there were 11,000
MISSING = "Counting instructions needs valgrind: apt-get install valgrind"


def counted(valgrind: str) -> tuple[int, int]:
    """The decisions of five games with nothing on and five with everything, and what playing them took."""
    program = PLAY.format(path=[path for path in sys.path if path])
    options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", f"--toggle-collect={COUNTED}"]
    command = [valgrind, *options, sys.executable, "-S", "-c", program]
    settings = os.environ | {"PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", run.stderr)
    assert found, run.stderr
    return int(run.stdout), int(found[1])


def build() -> str:
    """What makes the count, apart from our sources: Python, and the compiler as it signs what it compiled."""
    spec = find_spec("stockpile.rules.state")
    assert spec and spec.origin
    compiler = re.search(rb"(GCC): \([^)]*\) ([\d.]+)|(clang) version ([\d.]+)", Path(spec.origin).read_bytes())
    name = b" ".join(filter(None, compiler.groups())).decode() if compiler else "an unknown compiler"
    return f"Python {platform.python_version()}, {name}, {platform.machine()}"


@pytest.mark.skipif(not is_compiled(), reason="needs the compiled rules: install a C compiler and Python's headers")
def test_a_decision_takes_few_instructions() -> None:
    """Within 2 % of what was recorded. A build without a record has a count of its own and gets the wide bound."""
    valgrind = found_or_installed(lambda: shutil.which("valgrind"), "valgrind") or do_without(MISSING)
    decisions, instructions = counted(valgrind)
    took = instructions / decisions
    if recorded := RECORDED.get(build()):
        assert abs(took / recorded - 1) < SLACK, f"{took:.0f} instead of {recorded} with {build()}"
    else:
        assert WIDE[0] < took < WIDE[1], f"{took:.0f} with {build()}, of which nothing is recorded"
