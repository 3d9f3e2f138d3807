"""The directions of imports: a package uses itself and the packages before it, nothing else of ours."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import imported_names

SOURCE = Path(__file__).parent.parent / "src"
PACKAGES = ("content", "rules", "records", "bots", "i18n", "display", "lab", "envs", "server", "cli")

# What each package, and each file beside them, may import of ours.
ALLOWED = {
    package: {*PACKAGES[: number + 1], "errors", "processes", "__version__", "_interpreted"}
    for number, package in enumerate(PACKAGES)
}
ALLOWED["errors"] = {"errors"}
ALLOWED["processes"] = {"errors", "processes"}
ALLOWED["content"] = {"content", "errors"}
ALLOWED["rules"] = {"content", "rules", "errors", "_interpreted"}
ALLOWED["i18n"] = {"content", "rules", "i18n", "errors"}
ALLOWED["_interpreted"] = set()
ALLOWED["__init__"] = {"content", "rules", "records", "bots", "i18n", "errors", "_interpreted"}
ALLOWED["__main__"] = {"cli"}

# The packages and files within the server and the command: each imports itself and those before it.
WITHIN = {
    "server": (
        *("token_buckets", "cache", "settings", "log", "metrics", "view_messages", "protocol", "refusals", "qr_code"),
        *("text_checks", "transport", "db", "lessons", "table"),
        *("guests/devices", "guests/guests", "coach", "people/messages", "archive/reader"),
        *("rate_limits", "registry", "cluster_sync", "server"),
        *("lobby", "guests", "people", "puzzles", "archive"),
        *("web", "routes", "web/app", "run", "workers"),
    ),
    "cli": (
        *("problem", "saves", "options", "terminal", "long_runs", "reports"),
        *("commands", "app", "__init__"),
    ),
}

# What the server's features are: messages, logic and presentation. They also run in a browser's Python and in a client.
# So is every module that has its routes beside it, as puzzles.py and puzzles_routes.py.
PURE = (
    *("lessons", "puzzles", "metrics", "qr_code"),
    *("protocol", "view_messages", "settings", "token_buckets", "refusals", "text_checks", "rate_limits", "db.rows"),
    *("lobby.seats", "lobby.invitations", "guests.devices", "people.messages", "coach.analysis", "archive.reader"),
    *("table.game_log", "table.baskets", "table.clock", "table.views"),
)
WEB_AND_DATABASE = {"litestar", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "aiosqlite"}

# Packages that get by with the standard library and these.
LIBRARIES = {package: set[str]() for package in ("errors", "processes", "content", "bots")}
LIBRARIES["rules"] = {"librt", "mypy_extensions"}


def offences(source: Path, path: Path) -> Iterator[str]:
    """The imports of one file that its package may not have."""
    package, *within = path.relative_to(source / "stockpile").with_suffix("").parts
    for name in imported_names(source, path):
        library, *rest = name.split(".")
        if library == "stockpile":
            allowed = "".join(rest[:1]) in ALLOWED.get(package, ()) and goes_up(package, within, rest)
        else:
            ours = package not in LIBRARIES or library in sys.stdlib_module_names | LIBRARIES[package]
            allowed = ours and library not in ("fuzz", "loadtest")  # beside the package, not in the wheel
        if not allowed:
            yield f"{path.relative_to(source)} imports {name}"


def goes_up(package: str, within: list[str], name: list[str]) -> bool:
    """Whether an import inside a package that has packages of its own goes to the same one or to one before it."""
    if package not in WITHIN or name[0] != package or within == ["__init__"]:
        return True
    ours, theirs = place(package, within), place(package, name[1:])
    return theirs is not None and ours is not None and theirs <= ours


def place(package: str, module: list[str]) -> int | None:
    """The place of a module in its package's order: that of its longest entry. Routes have one for all features."""
    entries = {name: number for number, names in enumerate(WITHIN[package]) for name in names.split()}
    if "routes" in entries and "routes" in (module[0].rpartition("_")[2], *module[1:2]):
        return entries["routes"]
    known = [path for path in ("/".join(module[:2]), module[0]) if path in entries]
    return entries[known[0]] if known else None


def libraries_of(module: str, seen: set[str]) -> Iterator[str]:
    """The libraries that a module of ours loads, by itself or through other modules of ours."""
    file = file_of(module)
    assert file is not None
    seen.add(module)
    for name in imported_names(SOURCE, file):
        while name.startswith("stockpile") and file_of(name) is None:
            name = name.rpartition(".")[0]
        if not name.startswith("stockpile"):
            yield name.partition(".")[0]
        elif name not in seen:
            yield from libraries_of(name, seen)


def file_of(module: str) -> Path | None:
    path = SOURCE / module.replace(".", "/")
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.exists()), None)


@pytest.mark.parametrize("module", PURE)
def test_what_a_feature_is_needs_no_web_and_no_database(module: str) -> None:
    libraries = set(libraries_of(f"stockpile.server.{module}", set()))
    assert libraries & WEB_AND_DATABASE == set()


def test_packages_import_only_what_they_may() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    assert {"content", "rules"} <= {path.parent.name for path in files}
    assert [offence for path in files for offence in offences(SOURCE, path)] == []


@pytest.mark.parametrize(
    ("file", "line", "offence"),
    [
        ("rules/state.py", "from stockpile.records import read", "stockpile.records.read"),
        ("rules/state.py", "from stockpile import bots", "stockpile.bots"),
        ("rules/state.py", "import stockpile", "stockpile"),
        ("rules/state.py", "from stockpile import Game", "stockpile.Game"),
        ("rules/state.py", "from stockpile import __version__", "stockpile.__version__"),
        ("rules/state.py", "import numpy as np", "numpy"),
        ("rules/phases/supply.py", "from ...cli import main", "stockpile.cli.main"),
        ("rules/phases/supply.py", "def late():\n    import stockpile.server.web.app", "stockpile.server.web.app"),
        ("content/loader.py", "from stockpile.rules import state", "stockpile.rules.state"),
        ("content/loader.py", "import mypy_extensions", "mypy_extensions"),
        ("bots/broker/style.py", "from stockpile.i18n import say", "stockpile.i18n.say"),
        ("bots/broker/style.py", "from mypy_extensions import i64", "mypy_extensions.i64"),
        ("server/web/app.py", "from stockpile.cli import main", "stockpile.cli.main"),
        ("server/web/app.py", "from loadtest import soak", "loadtest.soak"),
        (
            "server/db/rows.py",
            "from stockpile.server.table.live import LiveTable",
            "stockpile.server.table.live.LiveTable",
        ),
        ("server/attic/old.py", "from stockpile.server import cache", "stockpile.server.cache"),
        ("cli/terminal/log.py", "from stockpile.cli.commands import play", "stockpile.cli.commands.play"),
        ("__init__.py", "from stockpile.server import run", "stockpile.server.run"),
        ("attic/old.py", "import stockpile.rules", "stockpile.rules"),
    ],
)
def test_an_offending_import_is_caught(tmp_path: Path, file: str, line: str, offence: str) -> None:
    assert list(offences(tmp_path, written(tmp_path, file, line))) == [f"stockpile/{file} imports {offence}"]


@pytest.mark.parametrize(
    ("file", "line"),
    [
        (
            "rules/state.py",
            "import json\nfrom mypy_extensions import trait\nfrom stockpile.content import load",
        ),
        ("rules/phases/supply.py", "from ..state import State"),
        ("rules/__init__.py", "from .state import State"),
        ("bots/broker/style.py", "from stockpile import __version__, records\nfrom stockpile.rules.vecs import i64"),
        ("lab/chart.py", "import numpy"),
        ("server/web/app.py", "from stockpile import i18n\nfrom stockpile.server.table.live import LiveTable"),
        (
            "cli/__init__.py",
            "from stockpile.server import app\nfrom stockpile._interpreted import is_compiled",
        ),
        ("__init__.py", "from stockpile.rules import Game"),
    ],
)
def test_a_proper_import_is_let_through(tmp_path: Path, file: str, line: str) -> None:
    assert list(offences(tmp_path, written(tmp_path, file, line))) == []


def written(source: Path, file: str, text: str) -> Path:
    path = source / "stockpile" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path
