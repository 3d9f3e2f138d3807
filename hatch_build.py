"""Build hook: a wheel carries the rules compiled with mypyc, their sources beside them.

mypyc works on a copy of the package in a temporary folder, so nothing it makes ever lies in `src/`,
where stale code would win over edited sources. Editable installs stay interpreted. Without a C compiler
the wheel is pure Python and plays the same, only slower.

If STOCKPILE_BUILD_CACHE names a folder, the last result is kept there and used again as long as nothing
that went into it has changed.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator
from importlib.util import resolve_name
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
PROBE_SOURCE = """
#include <Python.h>
static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};
PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }
"""
PROBE_BUILD = "from setuptools import *; setup(name='probe', ext_modules=[Extension('probe', ['probe.c'])])"


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel; `compiled` and `interpreted` in pyproject.toml say which."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="stockpile-build-")
        workshop = Path(self.workshop.name)
        if not has_compiler(workshop / "probe"):
            self.do_without()
            return
        source = Path(self.root, "src")
        modules = sorted(self.matches("compiled") - self.matches("interpreted"))
        libraries = with_cache(source, modules, workshop)
        build_data["force_include"].update({str(path): str(name) for name, path in libraries.items()})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.workshop.cleanup()

    def matches(self, setting: str) -> set[Path]:
        """The files that the patterns of one setting stand for; a pattern without any is a mistake."""
        found = {pattern: set(Path(self.root).glob(pattern)) for pattern in self.config[setting]}
        for pattern, files in found.items():
            if not files:
                raise SystemExit(f"pyproject.toml: {setting}: no file matches {pattern}")
        return set().union(*found.values())

    def do_without(self) -> None:
        if os.environ.get("CI", "") not in ("", "0", "false"):
            raise SystemExit("No working C compiler with Python's headers, and CI needs the compiled rules.")
        self.app.display_warning("No working C compiler with Python's headers: the rules run uncompiled.")


def has_compiler(folder: Path) -> bool:
    """Whether an extension module can be built here: compiler, linker and Python's headers."""
    folder.mkdir()
    Path(folder, "probe.c").write_text(PROBE_SOURCE)
    command = [sys.executable, "-c", PROBE_BUILD, "build_ext", "--inplace"]
    return subprocess.run(command, cwd=folder, capture_output=True).returncode == 0


def with_cache(source: Path, modules: list[Path], workshop: Path) -> dict[Path, Path]:
    """The libraries of `modules` by their place in the wheel, compiled only if the cache lacks them."""
    setting = os.environ.get("STOCKPILE_BUILD_CACHE")
    if not setting:
        return compile_copy(source, modules, workshop)
    shelf = Path(setting).resolve()
    kept = shelf / fingerprint(source, modules)
    if not kept.exists():
        made = compile_copy(source, modules, workshop)
        shutil.rmtree(shelf, ignore_errors=True)
        for name, path in made.items():
            target = shelf / "new" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, target)
        (shelf / "new").rename(kept)
    return libraries_in(kept)


def compile_copy(source: Path, modules: list[Path], workshop: Path) -> dict[Path, Path]:
    """Run mypyc on a copy of the package; a failure here is a mistake in our code and stops the build."""
    copy = workshop / "source"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    names = [str(module.relative_to(source)) for module in modules]
    settings = os.environ | {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"}
    if os.name == "posix":  # lets the compiler call within the library directly: 7 % faster play
        settings["CFLAGS"] = f"{settings.get('CFLAGS', '')} -fno-semantic-interposition"
    result = subprocess.run(
        [sys.executable, "-m", "mypyc", *names],
        cwd=copy,
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}\nmypyc could not compile the rules (see above).")
    shutil.rmtree(copy / "build")
    return libraries_in(copy)


def libraries_in(folder: Path) -> dict[Path, Path]:
    return {path.relative_to(folder): path for path in sorted(folder.rglob(f"*{EXTENSION}"))}


def fingerprint(source: Path, modules: Iterable[Path]) -> str:
    """A name for all that decides the outcome of a compilation."""
    tools = [sys.version, sysconfig.get_platform(), *map(importlib.metadata.version, ("mypy", "setuptools"))]
    digest = hashlib.sha256("\n".join(tools).encode())
    for path in inputs(source, modules):
        digest.update(f"\n{path.relative_to(source)}\n".encode())
        digest.update(path.read_bytes())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()[:16]


def inputs(source: Path, modules: Iterable[Path]) -> list[Path]:
    """The modules and every module of ours that they import, directly or not."""
    seen: set[Path] = set()
    waiting = list(modules)
    while waiting:
        path = waiting.pop()
        if path in seen:
            continue
        seen.add(path)
        for name in imported_names(source, path):
            place = source.joinpath(*name.split("."))
            candidates = (place, place / "__init__", place.parent, place.parent / "__init__")
            waiting += [file for each in candidates if (file := Path(f"{each}.py")).exists()]
    return sorted(seen)


def imported_names(source: Path, path: Path) -> Iterator[str]:
    """Every dotted name that a file imports, wherever in the file: `a.b` for `from a import b`."""
    parts = path.relative_to(source).with_suffix("").parts
    package = ".".join(parts[:-1])
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{base}.{alias.name}" for alias in node.names)
