"""How the tests are run: short unless `--long` is given, the slow ones first, and one worker more than processors."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support import databases

# Rooms whose tests take long, with a server or a browser of their own or many games; others are done in a blink.
SLOW = ("browser", "server", "loadtest", "shipping", "lab", "bots", "cli", "properties", "envs")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="also what only repeats a proof: more kills, every pair")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "long: proves more by running longer; run with --long only")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Tests of servers and browsers wait half of their time; what one waits for, another can work."""
    return len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--long"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        items[:] = dealt(items, workers)


def pytest_collection_finish() -> None:
    """Thousands of tests and their parameters stay to the end: nobody need look whether they are still wanted."""
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
    slow = sorted((name for name in files if _room(name) in SLOW), key=lambda name: SLOW.index(_room(name)))
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


def _room(name: str) -> str:
    return name.split("/")[1] if name.count("/") > 1 else ""


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Whether there is time."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[databases.Databases]:
    """A PostgreSQL of this worker's own, from the first test that wants it to the end."""
    with databases.postgresql() as found:
        yield found


@pytest.fixture(params=databases.KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without rows: the test runs once on each kind."""
    if request.param == "sqlite":
        yield databases.sqlite(tmp_path)
        return
    found: databases.Databases = request.getfixturevalue("postgresql")
    with found.lent() as url:
        yield url


@pytest.fixture(params=databases.KINDS)
def bare_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same, without the schema too."""
    if request.param == "sqlite":
        return databases.sqlite(tmp_path)
    found: databases.Databases = request.getfixturevalue("postgresql")
    return found.bare()
