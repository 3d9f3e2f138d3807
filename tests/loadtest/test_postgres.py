"""A PostgreSQL of our own: it keeps what is committed, and is gone when we are, however we go."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from loadtest import postgres
from loadtest.postgres import MissingPostgres, OwnPostgres, PostgresFailed
from tests.support.databases import Databases

ALONE = """
import os, signal
from loadtest.postgres import OwnPostgres
cluster = OwnPostgres(durable=False)
cluster.begin()
print(cluster.pid, cluster._folder, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.release
def test_what_is_committed_is_there_after_a_crash(postgresql: Databases) -> None:
    """The tests' own waits for no disk; but only its processes die here, not the machine."""
    with OwnPostgres(durable=False) as cluster:
        cluster.create("one")
        cluster.execute("CREATE TABLE kept (number integer)", "one")
        for number, end in enumerate((cluster.restart, lambda: cluster.restart("fast"), cluster.kill)):
            cluster.execute(f"INSERT INTO kept VALUES ({number})", "one")
            end()
        cluster.start()
        assert cluster.execute("SELECT count(*) FROM kept", "one") == "3\n"
        assert cluster.create("two") == f"postgresql://stockpile@127.0.0.1:{cluster.port}/two"
        cluster.drop("one")
        with pytest.raises(PostgresFailed, match="one"):
            cluster.execute("SELECT 1", "one")
        folder, pid = cluster._folder, cluster.pid
    assert not folder.exists() and gone(pid)


@pytest.mark.release
def test_whoever_is_killed_leaves_no_postgresql_behind(postgresql: Databases) -> None:
    alone = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=300)
    assert alone.returncode == -signal.SIGKILL, alone.stderr
    pid, folder = alone.stdout.split()
    end = monotonic() + 120
    while (Path(folder).exists() or not gone(int(pid))) and monotonic() < end:
        sleep(0.05)
    assert not Path(folder).exists() and gone(int(pid))


def gone(pid: int) -> bool:
    """Ended, whether or not somebody has taken note of it."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    state = Path(f"/proc/{pid}/stat")
    return state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z"


def test_without_postgresql_a_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_binaries", lambda: None)
    with pytest.raises(MissingPostgres) as missing:
        OwnPostgres()
    assert "apt-get install postgresql" in str(missing.value) and "\n" not in str(missing.value)
