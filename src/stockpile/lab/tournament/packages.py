"""What bots of other packages are, file by file: a journal is not to mix two versions of a bot.

Nothing of a package is run for it. What the package itself needs, other libraries, is not looked at.
"""

from collections.abc import Iterator
from hashlib import file_digest, sha256
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path
from typing import Final

LEFT_OUT: Final = ("__pycache__", "..")  # made while running, and outside of where packages lie
FACTS: Final = ".dist-info"  # of the package: where it came from, who installed it


def fingerprint(entry: EntryPoint) -> str:
    """Name and version of the bot's package, and a digest of the class that is meant and of all files."""
    digest = sha256(entry.value.encode())
    for label, path in sorted({**dict(_recorded(entry)), **dict(_found(entry))}.items()):
        with path.open("rb") as file:
            digest.update(f"\n{label} {file_digest(file, 'sha256').hexdigest()}".encode())
    name, version = (entry.dist.name, entry.dist.version) if entry.dist is not None else ("?", "?")
    return f"{name} {version} {digest.hexdigest()[:12]}"


def _recorded(entry: EntryPoint) -> Iterator[tuple[str, Path]]:
    """The files that were installed, by their place."""
    for file in (entry.dist.files or ()) if entry.dist is not None else ():
        path = Path(str(file.locate()))
        if path.is_file() and not any(part in LEFT_OUT or part.endswith(FACTS) for part in file.parts):
            yield file.as_posix(), path


def _found(entry: EntryPoint) -> Iterator[tuple[str, Path]]:
    """The files of the module or package where the bot is: one that is being worked on lies where it is written."""
    spec = find_spec(entry.module.partition(".")[0])  # of the outermost, which needs nothing to be run
    if spec is None:
        return
    folders = [Path(folder) for folder in spec.submodule_search_locations or ()]
    files = [path for folder in folders for path in folder.rglob("*")] or [Path(spec.origin or "")]
    for path in files:
        if path.is_file() and not any(part in LEFT_OUT for part in path.parts):
            top = folders[0].parent if folders else path.parent
            yield path.relative_to(top).as_posix() if path.is_relative_to(top) else path.as_posix(), path
