"""The package as it is built and installed: compiled where it can be, complete, and from locked libraries."""

from __future__ import annotations

import importlib.metadata
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text())
EXTENSION = sysconfig.get_config_var("EXT_SUFFIX")
CLEAN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "STOCKPILE_INTERPRETED")}

WHERE = """
import json, pkgutil, importlib, stockpile
from stockpile._interpreted import is_compiled
names = [each.name for each in pkgutil.walk_packages(stockpile.__path__, "stockpile.")]
rooms = ("stockpile.rules", "stockpile.bots", "stockpile.envs.core")
files = {name: importlib.import_module(name).__file__ for name in names if name.startswith(rooms)}
print(json.dumps({"compiled": is_compiled(), "home": stockpile.__path__[0], "files": files}))
"""


def installed(folder: Path, **settings: str) -> dict[str, object]:
    """What a fresh interpreter, started away from the project, loads as the rules, the bots and the encoders."""
    command = [sys.executable, "-c", WHERE]
    output = subprocess.check_output(command, cwd=folder, env=CLEAN | settings, text=True)
    return dict(json.loads(output))


def module_names(setting: str) -> set[str]:
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    paths = {path.relative_to(SOURCE) for pattern in hook[setting] for path in ROOT.glob(pattern)}
    return {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths}


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert [path for path in SOURCE.rglob("*") if path.suffix in (".so", ".pyd", ".c", ".h", ".o")] == []


def test_rules_and_thinking_are_compiled_where_there_is_a_compiler(tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    found = installed(tmp_path)
    assert isinstance(found["files"], dict)
    compiled = {name for name, file in found["files"].items() if file.endswith(EXTENSION)}
    expected = module_names("compiled") - module_names("interpreted") if compiler and headers else set()
    assert compiled == expected
    assert found["compiled"] is bool(expected)


def test_the_compiled_library_has_no_assertions_of_the_runtime(tmp_path: Path) -> None:
    found = installed(tmp_path)
    libraries = Path(str(found["home"])).parent.glob(f"*__mypyc{EXTENSION}")
    ours = [code for code in (path.read_bytes() for path in libraries) if b"stockpile.rules" in code]
    assert bool(ours) is found["compiled"]
    # What a library imports it names, so its bytes are enough: of glibc, musl or macOS.
    assert [re.findall(rb"__assert_\w+", code) for code in ours] == [[] for _ in ours]


def test_compiled_rules_ask_for_the_librt_that_they_were_built_with(tmp_path: Path) -> None:
    wanted = [
        each for each in map(Requirement, importlib.metadata.requires("stockpile-game") or []) if each.name == "librt"
    ]
    assert bool(wanted) is installed(tmp_path)["compiled"]
    here = importlib.metadata.version("librt")
    for requirement in wanted:
        assert requirement.specifier.contains(here) and not requirement.specifier.contains("0.9.0")
        assert fits(requirement, pins("play.lock"))


def test_the_switch_runs_the_sources(tmp_path: Path) -> None:
    found = installed(tmp_path, STOCKPILE_INTERPRETED="1")
    assert found["compiled"] is False
    assert isinstance(found["files"], dict)
    assert module_names("compiled") <= set(found["files"])
    assert {Path(file).suffix for file in found["files"].values()} == {".py"}


def test_the_switch_is_off_at_zero(tmp_path: Path) -> None:
    assert installed(tmp_path, STOCKPILE_INTERPRETED="0") == installed(tmp_path)


def test_every_file_of_the_package_is_installed_as_it_stands(tmp_path: Path) -> None:
    home = Path(str(installed(tmp_path)["home"]))
    assert SOURCE not in home.parents
    files = [path for path in SOURCE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.suffix for path in files} >= {".py", ".toml", ".typed"}
    for path in files:
        assert home.parent.joinpath(path.relative_to(SOURCE)).read_bytes() == path.read_bytes(), path


def pins(lock: str) -> dict[str, str]:
    """The libraries of a lock file; every one of them with hashes, and no word of where they come from."""
    text = ROOT.joinpath("requirements", lock).read_text()
    assert "://" not in text
    entries = re.findall(r"^([a-z0-9-]+)==([^ ]+).*\n( +--hash=sha256:)?", text, re.MULTILINE)
    assert all(hashes for _, _, hashes in entries)
    return {name: version for name, version, _ in entries}


def fits(requirement: Requirement, lock: dict[str, str]) -> bool:
    return requirement.specifier.contains(lock[canonicalize_name(requirement.name)])


def test_the_locks_hold_every_requirement() -> None:
    groups = PROJECT["dependency-groups"]
    extras = {name: wanted for name, wanted in PROJECT["project"]["optional-dependencies"].items() if name != "learn"}
    assert sorted(groups["build"]) == sorted(PROJECT["build-system"]["requires"])
    to_play = [*PROJECT["project"]["dependencies"], *groups["build"], *groups["setup"]]
    to_test = [*to_play, *groups["test"], *groups["docs"], *(each for extra in extras.values() for each in extra)]
    for lock, wanted in (("play.lock", to_play), ("test.lock", to_test)):
        for requirement in (Requirement(each) for each in wanted if isinstance(each, str)):
            assert fits(requirement, pins(lock)), (lock, requirement)


def test_learning_is_in_no_lock() -> None:
    """It brings torch, which no test needs and nobody should wait for."""
    assert "learn" in PROJECT["project"]["optional-dependencies"]
    assert not {"torch", "sb3-contrib", "stable-baselines3"} & (pins("play.lock").keys() | pins("test.lock").keys())


def test_the_lock_of_the_tests_adds_to_the_other_and_changes_nothing() -> None:
    to_play, to_test = pins("play.lock"), pins("test.lock")
    assert to_play.items() <= to_test.items()
    assert {"pytest", "playwright", "ruff"} <= to_test.keys() - to_play.keys()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with our build hook."""
    files = {
        "pyproject.toml": """
            [project]
            name = "small"
            version = "1"
            [tool.hatch.build.targets.wheel]
            packages = ["src/small"]
            [tool.hatch.build.targets.wheel.hooks.custom]
            compiled = ["src/small/rules/**/*.py"]
            interpreted = ["src/small/rules/loose.py"]
        """,
        "src/small/__init__.py": "",
        "src/small/rules/deep/state.py": "from small.rules.loose import step\n\ncash: int = step(1)\n",
        "src/small/rules/loose.py": "def step(cash: int) -> int:\n    return cash + 1\n",
    }
    for name, text in files.items():
        path = tmp_path / "project" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    shutil.copy(ROOT / "hatch_build.py", tmp_path / "project")
    return tmp_path / "project"


def build(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    environment = {name: value for name, value in CLEAN.items() if name not in ("CI", "CC", "STOCKPILE_BUILD_CACHE")}
    return subprocess.run(command, cwd=project, env=environment | settings, capture_output=True, text=True)


def wheel_of(project: Path) -> tuple[str, set[str]]:
    """The platform of the one wheel that was built, and the compiled and source modules in it."""
    (wheel,) = project.joinpath("dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    modules = {name.removesuffix(EXTENSION) + "*" if name.endswith(EXTENSION) else name for name in names}
    ours = {name for name in modules if name.startswith("small/") and not name.endswith("__mypyc*")}
    return wheel.stem.rpartition("-")[2], ours


SOURCES = {"small/__init__.py", "small/rules/deep/state.py", "small/rules/loose.py"}


def test_a_wheel_without_a_compiler_is_pure_and_says_so(project: Path) -> None:
    result = build(project, CC="false")
    assert result.returncode == 0, result.stderr
    assert "the rules run uncompiled" in result.stderr
    assert wheel_of(project) == ("any", SOURCES)


def test_ci_does_not_do_without_a_compiler(project: Path) -> None:
    result = build(project, CC="false", CI="true")
    assert result.returncode != 0
    assert "No working C compiler" in result.stderr
    assert list(project.glob("dist/*.whl")) == []


def test_a_wheel_holds_both_forms_and_the_tree_neither(project: Path) -> None:
    before = {path for path in project.rglob("*") if path.is_file()}
    result = build(project)
    assert result.returncode == 0, result.stderr
    platform, modules = wheel_of(project)
    assert platform != "any"
    assert modules == SOURCES | {"small/rules/deep/state*"}
    made = {path for path in project.rglob("*") if path.is_file() and path.suffix != ".pyc"}
    assert made - before == set(project.glob("dist/*.whl"))


COUNTING = """
from mypy_extensions import i64

def next_is_smaller(number: i64) -> bool:
    return number + 1 < number

def left_over(one: float, other: float, taken: float) -> float:
    return one * other - taken
"""
COUNT = """
from small.rules.counting import left_over, next_is_smaller
print(next_is_smaller(2**63 - 1), left_over(1 + 2**-30, 1 + 2**-30, 1 + 2**-29))
"""
RECORDER = """#!/bin/sh
echo "$*" >> {log}
case "$*" in *{refused}*) exit 1 ;; esac
exec {compiler} "$@"
"""
ALWAYS = {"-DNDEBUG", "-fwrapv", "-ffp-contract=off"}


def recorder(folder: Path, refused: str) -> tuple[Path, Path]:
    """A compiler that refuses one flag and writes down what it is asked for, and where it does."""
    log, command = folder / "commands", folder / "recorder"
    compiler = sysconfig.get_config_var("CC")
    command.write_text(RECORDER.format(log=shlex.quote(str(log)), refused=refused, compiler=compiler))
    command.chmod(0o755)
    return command, log


def fused_arithmetic() -> str:
    """The flag with which a compiler may add and multiply at once, where it needs one and this machine could do it."""
    facts = Path("/proc/cpuinfo")
    return "-mfma" if facts.exists() and re.search(r"^flags\b.*\bfma\b", facts.read_text(), re.MULTILINE) else ""


@pytest.mark.parametrize("refused", [pytest.param("-refuse-nothing", marks=pytest.mark.long), "-flto"])
def test_python_the_user_and_we_all_have_our_flags(project: Path, refused: str) -> None:
    project.joinpath("src/small/rules/counting.py").write_text(COUNTING)
    compiler, log = recorder(project.parent, refused)
    result = build(project, CC=str(compiler), CFLAGS=f"-DFROM_THE_USER {fused_arithmetic()}")
    assert result.returncode == 0, result.stderr
    commands = [set(line.split()) for line in log.read_text().splitlines() if refused not in line]
    assert any("-c" in command for command in commands) and any("-shared" in command for command in commands)
    for command in commands:
        assert command >= {"-DFROM_THE_USER", *ALWAYS, *sysconfig.get_config_var("CFLAGS").split()}
        assert ("-flto=auto" in command) is (refused != "-flto")


def test_compiled_rules_count_as_python_does_or_wrap_around(project: Path) -> None:
    project.joinpath("src/small/rules/counting.py").write_text(COUNTING)
    result = build(project, CFLAGS=fused_arithmetic())
    assert result.returncode == 0, result.stderr
    (wheel,) = project.joinpath("dist").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(project.parent / "home")
    output = subprocess.check_output([sys.executable, "-c", COUNT], cwd=project.parent / "home", text=True)
    assert output.split() == ["True", "0.0"]


def test_a_type_error_stops_the_build(project: Path) -> None:
    project.joinpath("src/small/rules/deep/state.py").write_text("cash: int = 'much'\n")
    result = build(project)
    assert result.returncode != 0
    assert "rules/deep/state.py:1: error: Incompatible types" in result.stderr


def test_the_cache_serves_until_an_imported_module_changes(project: Path) -> None:
    cache = project.parent / "cache"
    names = []
    for text in ("return cash + 1", "return cash + 1", "return cash + 2"):
        project.joinpath("src/small/rules/loose.py").write_text(f"def step(cash: int) -> int:\n    {text}\n")
        result = build(project, STOCKPILE_BUILD_CACHE=str(cache))
        assert result.returncode == 0, result.stderr
        names += [path.name for path in cache.joinpath("rules").iterdir()]
    assert names[0] == names[1] != names[2]
