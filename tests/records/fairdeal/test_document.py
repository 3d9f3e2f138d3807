"""What docs/fairness.md tells readers to do, done: its example, its commands and its program."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from hashlib import shake_256
from pathlib import Path

import pytest

from stockpile.records import save
from stockpile.records.fairdeal import read_transcript, seat_commitment, server_commitment
from tests.support.made_deals import VECTORS, recorded

PAGE = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text(encoding="utf-8")
COMMANDS = "".join(re.findall("```sh\n(.*?)```", PAGE, re.DOTALL))
PROGRAM = next(block for block in re.findall("```python\n(.*?)```", PAGE, re.DOTALL) if "proof.json" in block)
EXAMPLE = VECTORS["deals"][1]


def test_the_example_is_a_known_answer() -> None:
    assert f"```text\n{EXAMPLE['transcript']}```" in PAGE
    stream = shake_256((EXAMPLE["transcript"] + "stockpile chance 1\n").encode()).hexdigest(24)
    assert " ".join(stream[at : at + 8] for at in range(0, 48, 8)) in PAGE


def test_the_commands_show_that_the_seals_fit(tmp_path: Path) -> None:
    transcript = read_transcript(EXAMPLE["transcript"])
    save(recorded(transcript), tmp_path / "game.txt")
    done = subprocess.run(
        ["sh", "-eu", "-c", COMMANDS], cwd=tmp_path, capture_output=True, timeout=300, check=True, text=True
    )
    server = server_commitment(transcript.statement.text(), transcript.secret)
    seat = seat_commitment(server, 0, str(transcript.parts[0].share))
    stream = shake_256((transcript.text() + "stockpile chance 1\n").encode()).hexdigest(24)
    shown = [line.split() for line in done.stdout.splitlines()]
    assert [line[0] for line in shown] == [server, "commit", seat, "commit", stream]
    assert [shown[1][-1], shown[3][-1]] == [server, seat]
    assert (tmp_path / "transcript").read_text("utf-8") == EXAMPLE["transcript"]


@pytest.mark.parametrize("vector", VECTORS["deals"], ids=lambda each: each["name"])
def test_the_program_deals_the_same_cards(vector: dict[str, object], tmp_path: Path) -> None:
    for proof, said in ((vector, "the same cards"), (vector | {"transcript": "another\n"}, "other cards")):
        (tmp_path / "proof.json").write_text(json.dumps(proof), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", PROGRAM], cwd=tmp_path, capture_output=True, timeout=300, text=True
        )
        assert (done.stdout.strip(), done.stderr) == (said, "")
