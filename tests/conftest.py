"""How the tests are run: what is left out, what comes first, and how much time each part took."""

from __future__ import annotations

import gc
import os
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .support.shared import FOLDER

if TYPE_CHECKING:  # it imports the server, which most tests do not need
    from .support.databases import Databases

# Folders of slow tests, which have a server or a browser of their own or play many games.
SLOW = ("browser", "server", "loadtest", "fuzz", "shipping", "examples", "lab", "bots", "cli", "properties", "envs")
# Seconds of all workers together that a folder may take with two processors. A run of everything says which took more.
BUDGETS = {
    "browser": 300,
    "server": 190,
    "lab": 75,
    "fuzz": 20,
    "bots": 95,
    "cli": 90,
    "envs": 65,
    "properties": 60,
    "records": 30,
    "rules": 20,
    "loadtest": 15,
    "i18n": 25,
    "content": 5,
    "tests": 25,  # those in no folder
}
DATABASES = ("sqlite", "postgresql")
# Temporary files go into memory, where there is enough: a database on a disk waits for it with every answer.
MEMORY = "/dev/shm"
ROOM = 4 << 30


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also the long forms: more games, tables, kills and languages")
    parser.addoption("--release", action="store_true", help="only what a release needs: wheel, site, Ray, load")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: proves more by running longer; run with --long only")
    config.addinivalue_line("markers", "release: looks at what goes out to people; run with --release only")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(), "times")
        if not config.getoption("--release") and "TMPDIR" not in os.environ and has_room(MEMORY):
            os.environ["TMPDIR"] = MEMORY
            tempfile.tempdir = None
        shared = tempfile.TemporaryDirectory(prefix="stockpile-tests-")
        os.environ[FOLDER] = shared.name  # workers are started later, and have it too
        config.add_cleanup(shared.cleanup)


def has_room(folder: str) -> bool:
    """Whether a folder can take what the tests write, and start programs from there."""
    try:
        there = os.statvfs(folder)
    except OSError:
        return False
    return there.f_bavail * there.f_frsize > ROOM and not there.f_flag & os.ST_NOEXEC and os.access(folder, os.W_OK)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [item for item in items if not is_wanted(item, config)]
    items[:] = [item for item in items if item not in set(left_out)]
    config.hook.pytest_deselected(items=left_out)
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = dealt(items, workers)


def is_wanted(item: pytest.Item, config: pytest.Config) -> bool:
    if item.get_closest_marker("long") and not config.getoption("--long"):
        return False
    return (item.get_closest_marker("release") is not None) is bool(config.getoption("--release"))


def pytest_collection_finish() -> None:
    """Thousands of tests and their parameters stay to the end, so the garbage collector need not look at them."""
    gc.collect()
    gc.freeze()


def dealt(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """For `--dist worksteal`, where each worker begins with its part of the list and takes from others' ends later.

    Every part begins with its share of the slow files, whole, so that their servers are started once; the quick tests
    come last, and nobody is left alone with a slow one. Every second worker begins with the last of its slow files, so
    that not all browsers run at once.
    """
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.nodeid.partition("::")[0], []).append(item)
    slow = sorted((name for name in files if folder_of(name) in SLOW), key=lambda name: SLOW.index(folder_of(name)))
    quick = [item for name in files if name not in slow for item in files[name]]
    parts: list[list[pytest.Item]] = []
    for worker in range(workers):
        mine = slow[worker::workers]
        part = [item for name in (mine[::-1] if worker % 2 else mine) for item in files[name]]
        room = len(items) * (worker + 1) // workers - len(items) * worker // workers
        filling = max(0, room - len(part)) if worker < workers - 1 else len(quick)
        parts.append(part + quick[:filling])
        del quick[:filling]
    return [item for part in parts for item in part]


def folder_of(name: str) -> str:
    """The folder below `tests` in which a test is; those that are in none belong to `tests` itself."""
    return name.split("/")[1] if name.count("/") > 1 else "tests"


class Times:
    """How long the tests of each folder took, in all workers together."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[folder_of(report.nodeid.partition("::")[0])] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
        """Only of a run of everything: a budget says nothing of a part, or of the long form."""
        is_whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
        if not is_whole or config.option.long or config.option.release or config.option.collectonly:
            return
        terminalreporter.section("seconds of all workers, and the budget")
        for folder, seconds in sorted(self.seconds.items(), key=lambda each: -each[1]):
            budget = BUDGETS.get(folder, 0)
            over = "" if round(seconds) <= budget else f"  over its budget by {seconds - budget:.0f}"
            terminalreporter.line(f"{folder:<12}{seconds:6.0f}{budget:6}{over}", yellow=bool(over))
        terminalreporter.line(f"{'total':<12}{sum(self.seconds.values()):6.0f}{sum(BUDGETS.values()):6}")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether there is time."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Databases]:
    """A PostgreSQL of this worker's own, from the first test that wants it to the end."""
    from .support import databases

    with databases.postgresql() as found:
        yield found


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without rows: the test runs once on each kind."""
    from .support import databases

    if request.param == "sqlite":
        yield databases.sqlite(tmp_path)
        return
    found: Databases = request.getfixturevalue("postgresql")
    with found.lent() as url:
        yield url


@pytest.fixture(params=DATABASES)
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, without the schema too."""
    from .support import databases

    if request.param == "sqlite":
        return databases.sqlite(tmp_path)
    found: Databases = request.getfixturevalue("postgresql")
    return found.bare()
