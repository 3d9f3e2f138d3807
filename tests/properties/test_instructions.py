"""How many machine instructions a decision takes: a count without noise, so that no boxed call creeps back in.

Counted by valgrind's callgrind, in the function that plays alone: the start of Python and the set-up do not count.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys

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


@pytest.mark.skipif(not is_compiled(), reason="the rules run uncompiled here")
def test_a_decision_takes_few_instructions() -> None:
    """About 3,350 with Python 3.11 and gcc; when lists were boxed there were 11,000."""
    valgrind = found_or_installed(lambda: shutil.which("valgrind"), "valgrind") or do_without(MISSING)
    decisions, instructions = counted(valgrind)
    assert 2000 < instructions / decisions < 4700
