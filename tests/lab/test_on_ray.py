"""Tournaments on Ray, started here for a moment: the same numbers from the same seeds, and nothing goes outside."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from stockpile.content import load
from stockpile.lab.tournament import Match, hold
from stockpile.rules.config import preset

from .test_saved_records import files

pytestmark = pytest.mark.release
BOTS = ("shark@4", "broker-1", "random")

# Ray keeps threads and signal handlers, so it gets a process of its own. What is played there also says where.
SCRIPT = """
import json
from pathlib import Path
from stockpile.content import load
from stockpile.lab.on_ray import library
from stockpile.lab.tournament import Match, hold
from stockpile.rules.config import preset

class Here(Match):
    def recorded(self, number):
        assert library().util.get_node_ip_address() == "127.0.0.1"
        return super().recorded(number)

match = Here(preset("epic", 3), {bots}, 5, load())
for records in {records}:
    print(json.dumps(hold(match, deals=2, jobs=2, timings=False, on="ray", records=records).to_json()))
"""


def test_the_same_result_on_ray(tmp_path: Path, long: bool) -> None:
    """And the same files in the folder of the one who asked. With time: Ray can be started twice, the first without."""
    here, there = tmp_path / "here", tmp_path / "there"
    match = Match(preset("epic", 3), BOTS, 5, load())
    alone = [hold(match, deals=2, timings=False, records=records) for records in ((None, here) if long else (here,))]
    kept = f"(None, Path({str(there)!r}))" if long else f"(Path({str(there)!r}),)"
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(bots=BOTS, records=kept)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines() == [json.dumps(each.to_json()) for each in alone]
    assert files(there) == files(here)
    assert len(files(here)) == 2 * len(match.seatings)
