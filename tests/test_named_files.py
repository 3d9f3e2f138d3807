"""Documents name files and folders of the project: every one of them is there."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from hatch_build import NOT_PAGES

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
# In backticks: words and stars between slashes, or the name of a file with an ending that sources have.
NAMED = re.compile(r"`(\w[\w.*-]*(?:/[\w.*-]+)+/?|\w[\w*-]*\.(?:py|toml|ts|svelte|ftl|md|html|css|js|txt|svelte\.ts))`")
BASES = ("", "src/", "src/stockpile/", "web/src/")  # what a path with a slash starts from; a bare name may be anywhere
# What reads like a path and is none of the project's: environments' names, seeds, and files of a user.
NOT_OURS = re.compile(
    r"stockpile/\w+-v\d|(?:deal|bot)/SEED/.*|build/.*|game-0.*|2026-.*|(?:.*/)?[A-Z]+(?:/.*|\.txt)|miser\.py"
)
LEFT_OUT = ("node_modules", "build", ".venv", ".git", "__pycache__", *NOT_PAGES)


@pytest.fixture(scope="module")
def paths() -> list[str]:
    """All files and folders, from the root."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    for folder in ("docs", "examples", "fuzz", "loadtest", "requirements", "src", "tests", "tools", "web"):
        found += [ROOT / folder, *(ROOT / folder).rglob("*")]
    names = [path.relative_to(ROOT) for path in found]
    return [name.as_posix() for name in names if not set(name.parts) & set(LEFT_OUT)]


def is_there(name: str, paths: list[str]) -> bool:
    if "/" not in name:
        return any(fnmatchcase(path.rpartition("/")[2], name) for path in paths)
    return any(fnmatchcase(path, base + name.rstrip("/")) for base in BASES for path in paths)


@pytest.mark.parametrize("name", ["bots/market/prospects.py", "broker/prospects.py", "i18n/*/words", "prospect.py"])
def test_a_wrong_path_is_found(name: str, paths: list[str]) -> None:
    assert not is_there(name, paths)


def test_every_named_file_is_there(paths: list[str]) -> None:
    named = {
        (document.relative_to(ROOT).as_posix(), name)
        for document in DOCUMENTS
        for name in NAMED.findall(document.read_text())
        if not NOT_OURS.fullmatch(name)
    }
    assert len(named) > 100, "the pattern finds hardly any file"
    assert [f"{document}: {name}" for document, name in sorted(named) if not is_there(name, paths)] == []
