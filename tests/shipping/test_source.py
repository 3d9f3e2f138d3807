"""The archive of the sources has all that a wheel is built of, and nothing that is made."""

from __future__ import annotations

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.prepare import ROOT, SETTINGS

from .conftest import build, the_one

pytestmark = pytest.mark.release
MADE = {"node_modules", ".venv", "build", "dist", "__pycache__", ".git", "api.ts", ".coverage"}
DOCUMENTS = {"README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "mkdocs.yml"}


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_nothing_made_is_in_the_sources(sources: Path) -> None:
    names = {path.relative_to(sources) for path in sources.rglob("*")}
    assert not [name for name in names if MADE & set(name.parts) or name.suffix in (".so", ".pyc")]


def test_one_can_build_test_and_read_from_the_sources(sources: Path) -> None:
    assert {path.name for path in sources.iterdir()} >= DOCUMENTS | {
        "src",
        "web",
        "tests",
        "tools",
        "docs",
        "requirements",
    }
    for folder in ("src", "docs"):
        for path in (each for each in ROOT.joinpath(folder).rglob("*") if each.is_file()):
            if "__pycache__" not in path.parts:
                assert sources.joinpath(path.relative_to(ROOT)).read_bytes() == path.read_bytes(), path


def test_the_sources_build_the_same_wheel(sources: Path, wheel: Path, tmp_path: Path) -> None:
    """Compiled libraries and pages are kept under a fingerprint of all that goes into them. That those of this folder
    serve for the unpacked sources shows that a compiler and Node would get the same there, to the byte; were anything
    missing, the shelf would hold something new. All else in the wheel is made anew.
    """
    cache = shutil.copytree(SETTINGS["STOCKPILE_BUILD_CACHE"], tmp_path / "cache")
    before = sorted(cache.glob("*/*"))
    build("wheel", sources, tmp_path, **SETTINGS | {"STOCKPILE_BUILD_CACHE": str(cache)})
    assert sorted(cache.glob("*/*")) == before and before
    other = the_one(tmp_path, "*.whl")
    assert other.name == wheel.name
    assert contents(other) == contents(wheel)
