"""An environment with nothing in it but a wheel and the libraries that the wheel asks for: no compiler, no Node.

The libraries are those of the lock, linked from `.venv`, so no network is needed. That pip finds no requirement missing
and that nothing else can be imported shows that the wheel names all it needs.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.metadata import RawMetadata, parse_email
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LIBRARIES = Path(sysconfig.get_path("purelib"))


class EmptyEnvironment:
    def __init__(self, folder: Path) -> None:
        self.bin = folder / "environment" / "bin"
        self.folder = folder / "nowhere"  # where its programs are started

    def fill(self, wheel: Path) -> None:
        self.folder.mkdir()
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.bin.parent)], check=True)
        (home,) = self.bin.parent.glob("lib/python*/site-packages")
        for name in {name for each in needed_by(wheel) for name in top_names(each)}:
            home.joinpath(name).symlink_to(LIBRARIES / name)
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--isolated"]
        install = ["install", "--quiet", "--no-index", "--disable-pip-version-check", str(wheel)]
        subprocess.run([*pip, *install], check=True, cwd=self.folder)

    @property
    def settings(self) -> dict[str, str]:
        """All there is in the environment: the programs of the virtual one, and a place for what is kept."""
        return {"PATH": str(self.bin), "HOME": str(self.folder), "LANGUAGE": "en"}

    def run(self, program: str, *arguments: str) -> str:
        return subprocess.check_output(
            [self.bin / program, *arguments], cwd=self.folder, env=self.settings, text=True, timeout=120
        )

    def start(self, program: str, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.bin / program, *arguments], cwd=self.folder, env=self.settings, text=True, stdout=subprocess.PIPE
        )


def needed_by(wheel: Path) -> list[Distribution]:
    """All libraries that a wheel needs, directly or not, and no more."""
    found: dict[str, Distribution] = {}
    waiting = [(requirement, "") for requirement in requirements_of(wheel)]
    seen = set()
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        for wanted in ("", *requirement.extras):
            key = (canonicalize_name(requirement.name), wanted)
            if key not in seen:
                seen.add(key)
                found[key[0]] = library = distribution(requirement.name)
                waiting += [(Requirement(each), wanted) for each in library.requires or []]
    return list(found.values())


def requirements_of(wheel: Path) -> list[Requirement]:
    return [Requirement(each) for each in metadata_of(wheel)[0]["requires_dist"]]


def metadata_of(wheel: Path) -> tuple[RawMetadata, dict[str, list[str]]]:
    """What a wheel says of itself, and what it says in fields that nobody knows."""
    with ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        return parse_email(archive.read(name))


def top_names(library: Distribution) -> Iterator[str]:
    """The files and folders of a library in site-packages."""
    for path in library.files or []:
        if path.parts[0] not in ("..", "__pycache__"):
            yield path.parts[0]
