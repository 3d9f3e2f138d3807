"""A user's folder of figures, written in one call."""

from collections.abc import Callable
from pathlib import Path

import pytest

from stockpile.content import Content, load

WriteFolder = Callable[..., Path]
LoadWith = Callable[..., Content]


@pytest.fixture
def folder(tmp_path: Path) -> WriteFolder:
    """Writes files, named by stem: `folder(investors="[ana]\\nmoney = 17")`."""

    def write(**files: str) -> Path:
        for stem, text in files.items():
            (tmp_path / f"{stem}.toml").write_text(text, encoding="utf-8")
        return tmp_path

    return write


@pytest.fixture
def load_with(folder: WriteFolder) -> LoadWith:
    """The content with such files laid over."""
    return lambda **files: load(folder(**files))
