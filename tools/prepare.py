"""Keep `.venv` in step with the sources: the locked libraries, those of the browser's pages, and the package,
compiled and installed.

Run by `make setup`, hence before every command of the Makefile. Each stage has a stamp, the fingerprint of
all it depends on, and is done again only when that has changed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCKED = ROOT / "requirements.lock"
WEB = ROOT / "web"
# With a virtual environment active, `python3` may be the very interpreter that is about to be replaced.
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)


def main() -> None:
    with_one_at_a_time()
    environment = fingerprint([sys.version, BASE_PYTHON], [LOCKED])
    web = fingerprint([environment], [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    package = fingerprint([environment, web, str(shutil.which("cc"))], package_files())
    if not PYTHON.exists() or stamp("environment") != environment:
        say("Setting up Stockpile (about two minutes, once) ...")
        renew("environment", environment, install_libraries)
    if not (WEB / "node_modules").exists() or stamp("web") != web:
        renew("web", web, install_web_libraries)
    if stamp("package") != package:
        renew("package", package, install_package)
        say("Stockpile is ready.")


def with_one_at_a_time() -> None:
    """Hold the project folder until this process ends, so that two set-ups do not mix."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Waiting for another set-up to finish ...")
        fcntl.flock(folder, fcntl.LOCK_EX)


def install_libraries() -> None:
    say("  libraries ...")
    run(BASE_PYTHON, "-m", "venv", "--clear", str(VENV))
    run(*pip_install("--require-hashes", "--requirement", str(LOCKED)))


def install_web_libraries() -> None:
    say("  libraries of the browser's pages ...")
    run(str(PYTHON), str(ROOT / "tools" / "web.py"), "install")


def install_package() -> None:
    say("  compiling the rules and building the pages ...")
    os.environ |= {
        "STOCKPILE_BUILD_CACHE": str(VENV / "compiled"),
        "STOCKPILE_NODE_MODULES": str(WEB / "node_modules"),
        "HATCH_QUIET": "1",
    }
    with tempfile.TemporaryDirectory() as folder:
        run(str(PYTHON), "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
        (wheel,) = Path(folder).glob("*.whl")
        run(*pip_install("--no-deps", "--force-reinstall", str(wheel)))


def pip_install(*arguments: str) -> list[str]:
    quietly = ["--quiet", "--quiet", "--disable-pip-version-check", "--no-input"]
    return [str(PYTHON), "-m", "pip", "install", *quietly, *arguments]


def package_files() -> list[Path]:
    sources = (path for path in ROOT.joinpath("src").rglob("*") if "__pycache__" not in path.parts)
    others = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
    return [*(path for path in sources if path.is_file()), *web_files(), *(ROOT / name for name in others)]


def web_files() -> list[Path]:
    """The sources of the browser's pages; libraries and generated types lie beside them."""
    made = (WEB / "node_modules", WEB / "src" / "lib" / "api.ts")
    places = [path for path in WEB.iterdir() if path not in made]
    files = [file for place in places for file in (place.rglob("*") if place.is_dir() else [place])]
    return [file for file in files if file.is_file() and file not in made]


def fingerprint(facts: Iterable[str], files: Iterable[Path]) -> str:
    digest = hashlib.sha256("\n".join(facts).encode())
    for path in sorted(files):
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def stamp_file(stage: str) -> Path:
    return VENV / f".{stage}.stamp"


def stamp(stage: str) -> str | None:
    file = stamp_file(stage)
    return file.read_text() if file.exists() else None


def renew(stage: str, wanted: str, work: Callable[[], None]) -> None:
    """Do the work of a stage and stamp it; work that breaks off leaves no stamp."""
    stamp_file(stage).unlink(missing_ok=True)
    work()
    stamp_file(stage).write_text(wanted)


def run(*command: str) -> None:
    """What a command prints is seen only if it fails; there it says what to do."""
    result = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if result.returncode != 0:
        say(result.stdout)
        raise SystemExit(f"Set-up stopped: {' '.join(command)} failed.")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
