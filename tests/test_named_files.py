"""Documents name files of the project: every one of them is there."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from hatch_build import NOT_PAGES

ROOT = Path(__file__).parent.parent
DOCUMENTS = ("CONTRIBUTING.md", "docs/architecture.md", "docs/decisions.md", "docs/page.md", "docs/rules-texts.md")
# A path in backticks: words and stars between slashes, with an ending that sources have.
NAMED = re.compile(r"`((?:[\w.*-]+/)*[\w*-]+\.(?:py|toml|ts|svelte|ftl|md|html|css|js|txt|svelte\.ts))`")
LEFT_OUT = ("node_modules", "build", ".venv", ".git", *NOT_PAGES)


@pytest.fixture(scope="module")
def files() -> list[str]:
    return [
        f"/{path.relative_to(ROOT).as_posix()}"
        for folder in ("docs", "examples", "fuzz", "loadtest", "src", "tests", "tools", "web")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not set(path.relative_to(ROOT).parts) & set(LEFT_OUT)
    ] + [f"/{path.name}" for path in ROOT.iterdir() if path.is_file()]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_named_file_is_there(document: str, files: list[str]) -> None:
    named = set(NAMED.findall((ROOT / document).read_text()))
    assert named, "the pattern finds no file at all"
    assert [name for name in sorted(named) if not any(fnmatchcase(file, f"*/{name}") for file in files)] == []
