"""The switch between the compiled rules and their sources, which lie side by side in an installed package."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

VARIABLE = "STOCKPILE_INTERPRETED"


class SourceFinder:
    """Finds the modules of this package as sources only, whatever compiled files lie beside them."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("stockpile."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def obey_environment() -> None:
    """Load sources from here on if STOCKPILE_INTERPRETED is set to anything but 0.

    Without effect on modules that are loaded already, so it comes first in the package.
    """
    if os.environ.get(VARIABLE, "0") not in ("", "0") and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Whether the rules run compiled in this process: asked of a module that is not loaded for it."""
    found = find_spec("stockpile.rules.state")
    file = found.origin if found is not None else None
    return file is not None and not file.endswith(tuple(SOURCE_SUFFIXES))
