"""Setting up: stages side by side, each done once; broken off, it leaves nothing behind and is taken up again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import prepare

ROOT = Path(__file__).parent.parent

# The set-up with three small stages: a and b side by side, then c. Each notes that it has begun and ended.
SMALL = """
import sys
from pathlib import Path
from tools import prepare

folder = Path(sys.argv[1])
prepare.ROOT = prepare.VENV = folder

def stage(name, *needs):
    async def work():
        await prepare.run(sys.executable, str(folder / f"{name}.py"))
    return prepare.Stage(name, f"doing {name}", folder.joinpath(f"{name}.py").read_text(), work, needs)

prepare.stages = lambda with_tests: [stage("a"), stage("b"), stage("c", "a", "b")]
prepare.begin()
"""
NOTE = """
from pathlib import Path
import sys
def note(word):
    with open("notes", "a") as notes:
        notes.write(f"{Path(sys.argv[0]).stem} {word}\\n")
note("begins")
"""
MEET = """
import time
while Path("notes").read_text().count("begins") < 2:
    time.sleep(0.01)
"""
END = "note('ends')\n"
UNTIL_A_WAITS = "import time\nwhile not Path('pid').exists():\n    time.sleep(0.01)\n"
WAIT = "import os, time\nPath('pid').write_text(str(os.getpid()))\ntime.sleep(600)\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A project whose stages a and b can only end if they go on side by side."""
    for name, text in {"a": NOTE + MEET + END, "b": NOTE + MEET + END, "c": NOTE + END}.items():
        tmp_path.joinpath(f"{name}.py").write_text(text)
    return tmp_path


def start(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", SMALL, str(folder)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def set_up(folder: Path) -> tuple[int, str, str]:
    process = start(folder)
    output, errors = process.communicate(timeout=300)
    return process.returncode, output, errors


def notes(folder: Path) -> list[str]:
    return folder.joinpath("notes").read_text().splitlines()


def stamps(folder: Path) -> set[str]:
    return {path.name.split(".")[1] for path in folder.glob(".*.stamp")}


def eventually(folder: Path, name: str) -> str:
    """What a file says as soon as it is there."""
    for _ in range(6000):
        if folder.joinpath(name).exists() and (text := folder.joinpath(name).read_text()):
            return text
        time.sleep(0.01)
    raise AssertionError(f"no {name}")


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_stages_go_on_side_by_side_and_the_progress_says_which(folder: Path) -> None:
    code, output, _ = set_up(folder)
    assert code == 0
    assert notes(folder)[-2:] == ["c begins", "c ends"]
    assert set(notes(folder)[:2]) == {"a begins", "b begins"}
    lines = output.splitlines()
    assert lines[1] == "  0 of 3 done; now doing a, doing b ..."
    assert lines[-2] == "  2 of 3 done; now doing c ..."
    assert lines[-1].startswith("Stockpile is ready")
    assert stamps(folder) == {"a", "b", "c"}


def test_what_is_done_is_not_done_again(folder: Path) -> None:
    set_up(folder)
    folder.joinpath("notes").unlink()
    assert set_up(folder) == (0, "", "")
    assert not folder.joinpath("notes").exists()


def test_a_change_renews_its_stage_and_those_after_it(folder: Path) -> None:
    set_up(folder)
    folder.joinpath("notes").unlink()
    folder.joinpath("b.py").write_text(NOTE + END)
    assert set_up(folder)[0] == 0
    assert notes(folder) == ["b begins", "b ends", "c begins", "c ends"]


def test_a_failure_shows_its_output_and_ends_the_others(folder: Path) -> None:
    folder.joinpath("a.py").write_text(NOTE + WAIT)
    folder.joinpath("b.py").write_text(NOTE + UNTIL_A_WAITS + "print('told')\nsys.exit('why')\n")
    code, output, errors = set_up(folder)
    assert code == 1
    assert "told\nwhy\n\nSet-up stopped: " in errors
    assert "ready" not in output
    assert stamps(folder) == set()
    assert not is_alive(int(folder.joinpath("pid").read_text()))
    folder.joinpath("a.py").write_text(NOTE + END)
    folder.joinpath("b.py").write_text(NOTE + END)
    assert set_up(folder)[0] == 0


def test_warnings_are_seen_also_without_a_failure(folder: Path) -> None:
    folder.joinpath("c.py").write_text(NOTE + "print('chatter')\nprint('careful', file=sys.stderr)\n")
    code, output, _ = set_up(folder)
    assert code == 0
    assert "careful\n" in output
    assert "chatter" not in output


@pytest.fixture(params=[signal.SIGINT, signal.SIGTERM])
def broken_off(folder: Path, request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[str]]:
    """A set-up that is ended while one stage is done and another goes on."""
    folder.joinpath("a.py").write_text(NOTE + WAIT)
    folder.joinpath("b.py").write_text(NOTE + END)
    with start(folder) as process:
        eventually(folder, "pid")
        eventually(folder, ".b.stamp")
        process.send_signal(request.param)
        yield process


def test_broken_off_it_leaves_no_process_and_no_stamp(folder: Path, broken_off: subprocess.Popen[str]) -> None:
    output, errors = broken_off.communicate(timeout=300)
    assert broken_off.returncode == 130
    assert errors == ""
    assert output.endswith("Set-up broken off; the next command takes it up again.\n")
    assert not is_alive(int(folder.joinpath("pid").read_text()))
    assert stamps(folder) == {"b"}


def test_broken_off_it_is_taken_up_where_it_was(folder: Path, broken_off: subprocess.Popen[str]) -> None:
    broken_off.communicate(timeout=300)
    folder.joinpath("a.py").write_text(NOTE + END)
    folder.joinpath("notes").unlink()
    assert set_up(folder)[0] == 0
    assert notes(folder) == ["a begins", "a ends", "c begins", "c ends"]


def test_playing_never_fetches_what_tests_need() -> None:
    to_play = {stage.name: stage for stage in prepare.stages(with_tests=False)}
    to_test = {stage.name: stage for stage in prepare.stages(with_tests=True)}
    assert to_test.keys() - to_play.keys() == {"tests"}
    assert all("tests" not in stage.needs for stage in to_test.values())


def test_every_stage_comes_after_what_it_needs() -> None:
    seen: set[str] = set()
    for stage in prepare.stages(with_tests=True):
        assert set(stage.needs) <= seen
        seen.add(stage.name)


def test_the_lock_names_the_installer_with_its_hashes() -> None:
    first, *hashes = prepare.locked_entry("pip").splitlines()
    assert first.startswith("pip==")
    assert [line for line in hashes if line.startswith("    --hash=sha256:")]
    assert all(line.startswith("    ") for line in hashes)
