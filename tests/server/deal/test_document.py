"""The program in docs/fairness.md takes part in a deal, and what it leaves behind proves it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from stockpile.records import load
from stockpile.records.fairdeal import judged, read_kept

PAGE = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text(encoding="utf-8")
PROGRAM = next(block for block in re.findall("```python\n(.*?)```", PAGE, re.DOTALL) if "Partaker" in block)


def test_the_program_takes_part(address: str, tmp_path: Path) -> None:
    program = PROGRAM.replace("127.0.0.1:8765", address)
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, timeout=300, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    kept = read_kept((tmp_path / "kept.json").read_text("utf-8"))
    assert judged(load(tmp_path / "game.txt"), kept).finding == "proven"
