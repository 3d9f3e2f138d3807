"""Keep `.venv` in step with the sources: locked libraries, those of the browser's pages, and the package, compiled
and installed.

python tools/prepare.py          what building and playing need
python tools/prepare.py tests    that, and what checks and tests need

Run by the Makefile before every command. The work is cut into stages, and what can run side by side does. Each stage
has a stamp, the fingerprint of all it depends on, and is done again only when that has changed; one that breaks off
leaves no stamp, so the next set-up starts there.
"""

from __future__ import annotations

import asyncio
import fcntl
import hashlib
import os
import re
import shutil
import signal
import sys
import tempfile
import tomllib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
TO_PLAY = ROOT / "requirements" / "play.lock"
TO_TEST = ROOT / "requirements" / "test.lock"
WEB = ROOT / "web"
# With a virtual environment active, `python3` may be the very interpreter that is about to be replaced.
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
SETTINGS = {
    "STOCKPILE_BUILD_CACHE": str(VENV / "compiled"),
    "STOCKPILE_NODE_MODULES": str(WEB / "node_modules"),
    "HATCH_QUIET": "1",
}
PIP_INSTALL = (str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input")
FROM_LOCK = (*PIP_INSTALL, "--require-hashes")  # a lock is complete, so nothing else can come in


@dataclass(frozen=True)
class Stage:
    name: str
    doing: str  # in the words of the progress
    wanted: str  # the fingerprint of all it depends on
    work: Callable[[], Awaitable[None]]
    needs: tuple[str, ...] = ()  # the stages that come before it
    makes: Path = PYTHON  # without it, the stamp counts for nothing


class SetupFailed(Exception):
    """A command failed; the text is what it printed."""


def stages(with_tests: bool) -> list[Stage]:
    """What there is to do, in an order in which it could be done."""
    locked = fingerprint([sys.version, BASE_PYTHON], [TO_PLAY])
    node = fingerprint([locked], [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    built = fingerprint([locked, node, str(shutil.which("cc"))], [ROOT / "hatch_build.py", ROOT / "pyproject.toml"])
    package = fingerprint([built], [*files_in(ROOT / "src"), *web_files(), ROOT / "README.md", ROOT / "LICENSE"])
    to_play = [
        Stage("tools", "making .venv with the tools of the build", locked, install_tools),
        Stage("rules", "compiling the rules", fingerprint([built], rules_files()), make_rules, ("tools",)),
        Stage("node", "fetching the libraries of the pages", node, install_node, ("tools",), WEB / "node_modules"),
        Stage("libraries", "fetching the libraries", locked, install_libraries, ("tools",)),
        Stage("pages", "building the pages", fingerprint([built], web_files()), make_pages, ("node",)),
        Stage("package", "installing the package", package, install_package, ("rules", "pages", "libraries")),
    ]
    tests = fingerprint([locked], [TO_TEST])
    to_test = Stage("tests", "fetching what the tests need", tests, install_tests, ("libraries",))
    return [*to_play, to_test] if with_tests else to_play


async def install_tools() -> None:
    await run(BASE_PYTHON, "-m", "venv", "--clear", str(VENV))
    with tempfile.NamedTemporaryFile("w", suffix=".lock") as only_pip:
        only_pip.write(locked_entry("pip"))
        only_pip.flush()
        await run(*FROM_LOCK, "--requirement", only_pip.name)
    tools: list[str] = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text())["build-system"]["requires"]
    await run(*FROM_LOCK, "--constraint", str(TO_PLAY), *tools)


async def install_node() -> None:
    await run(str(PYTHON), str(ROOT / "tools" / "web.py"), "install")


async def install_libraries() -> None:
    await run(*FROM_LOCK, "--no-deps", "--requirement", str(TO_PLAY))


async def install_tests() -> None:
    await run(*FROM_LOCK, "--no-deps", "--requirement", str(TO_TEST))


async def make_rules() -> None:
    await run(str(PYTHON), str(ROOT / "hatch_build.py"), "rules")


async def make_pages() -> None:
    await run(str(PYTHON), str(ROOT / "hatch_build.py"), "pages")


async def install_package() -> None:
    with tempfile.TemporaryDirectory() as folder:
        await run(str(PYTHON), "-m", "hatchling", "build", "--target", "wheel", "--directory", folder)
        (wheel,) = Path(folder).glob("*.whl")
        await run(*PIP_INSTALL, "--no-deps", "--force-reinstall", str(wheel))


def locked_entry(name: str) -> str:
    """One library of the lock, with its hashes."""
    found = re.search(rf"^{name}==.*(?:\n .*)*\n", TO_PLAY.read_text(), re.MULTILINE)
    if found is None:
        raise SystemExit(f"{TO_PLAY.relative_to(ROOT)} has no {name}; renew it: make lock")
    return found[0]


def rules_files() -> list[Path]:
    """Nearly all that decides what the compiled rules and thinking become; the build looks closely, and again."""
    source = ROOT / "src" / "stockpile"
    return [file for room in ("rules", "bots", "envs/core") for file in files_in(source / room)]


def web_files() -> list[Path]:
    """The sources of the browser's pages; libraries and generated types lie beside them."""
    made = (WEB / "node_modules", WEB / "src" / "lib" / "api.ts")
    places = [path for path in WEB.iterdir() if path not in made]
    files = [file for place in places for file in (files_in(place) if place.is_dir() else [place])]
    return [file for file in files if file not in made]


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if "__pycache__" not in path.parts and path.is_file()]


def fingerprint(facts: Iterable[str], files: Iterable[Path]) -> str:
    digest = hashlib.sha256("\n".join(facts).encode())
    for path in sorted(files):
        digest.update(f"\n{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def due(planned: Iterable[Stage]) -> list[Stage]:
    """The stages that have to be done: those without their stamp, and all that come after one of them."""
    found: dict[str, Stage] = {}
    for stage in planned:
        stamped = stamp(stage).exists() and stamp(stage).read_text() == stage.wanted
        if not stamped or not stage.makes.exists() or any(need in found for need in stage.needs):
            found[stage.name] = stage
    return list(found.values())


def stamp(stage: Stage) -> Path:
    return VENV / f".{stage.name}.stamp"


async def carry_out(planned: Sequence[Stage]) -> None:
    """Do all stages, each as soon as those before it are done; if one breaks, the others are ended too."""
    waiting = list(planned)
    running: dict[asyncio.Task[None], Stage] = {}
    try:
        while waiting or running:
            unfinished = {stage.name for stage in [*waiting, *running.values()]}
            for stage in [each for each in waiting if unfinished.isdisjoint(each.needs)]:
                waiting.remove(stage)
                running[asyncio.create_task(renew(stage))] = stage
            now = ", ".join(stage.doing for stage in running.values())
            say(f"  {len(planned) - len(unfinished)} of {len(planned)} done; now {now} ...")
            finished, _ = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
            for task in finished:
                del running[task]
                task.result()
    finally:
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def renew(stage: Stage) -> None:
    stamp(stage).unlink(missing_ok=True)
    await stage.work()
    stamp(stage).write_text(stage.wanted)


async def run(*command: str) -> None:
    """Run a command to its end. What it prints is seen only if it fails, its warnings always.

    It has a process group of its own, so that nothing it started outlives it when the set-up is broken off.
    """
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=ROOT,
        env=os.environ | SETTINGS,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        output, warnings = (text.decode(errors="replace") for text in await process.communicate())
    except asyncio.CancelledError:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()
        raise
    if process.returncode != 0:
        raise SetupFailed(f"{output}{warnings}\nSet-up stopped: {' '.join(command)} failed.")
    if warnings.strip():
        say(warnings.rstrip())


async def set_up(planned: Sequence[Stage]) -> None:
    """Carry the stages out; Ctrl-C and a polite end from outside both break it off."""
    task = asyncio.current_task()
    assert task is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    await carry_out(planned)


def one_at_a_time() -> None:
    """Hold the project folder until this process ends, so that two set-ups do not mix."""
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Waiting for another set-up to finish ...")
        fcntl.flock(folder, fcntl.LOCK_EX)


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    one_at_a_time()
    planned = due(stages(with_tests=sys.argv[1:] == ["tests"]))
    if not planned:
        return
    start = monotonic()
    say("Setting up Stockpile (a minute or two, once):" if len(planned) > 3 else "Bringing Stockpile up to date:")
    asyncio.run(set_up(planned))
    say(f"Stockpile is ready, after {monotonic() - start:.0f} s.")


def begin() -> None:
    """The whole, with an end in plain words where it fails or is broken off."""
    try:
        main()
    except SetupFailed as broken:
        raise SystemExit(str(broken)) from None
    except (KeyboardInterrupt, asyncio.CancelledError):
        say("Set-up broken off; the next command takes it up again.")
        raise SystemExit(130) from None


if __name__ == "__main__":
    begin()
