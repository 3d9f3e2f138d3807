"""The trained policy as a bot of somebody else: built, installed, in a tournament and at a live table."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from stockpile import Game
from stockpile.bots import make_bot
from stockpile.bots.plugins import installed
from stockpile.envs.observation import ACTIONS, SMALL
from stockpile.rules.config import PRESETS, preset
from tests.support.bot_package import found_in
from tests.support.running import Person, question_in, serving
from tools.prepare import ROOT

pytestmark = pytest.mark.release
PROJECT = ROOT / "examples" / "trained_bot"
POLICY = PROJECT / "trained_bot" / "policy.npz"
INSTALL = "install --quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation --target".split()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has installed it; what builds it is here already."""
    target = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "-m", "pip", *INSTALL, str(target), str(PROJECT)], check=True, timeout=300)
    return target


@pytest.fixture
def here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if it were installed in this environment."""
    monkeypatch.syspath_prepend(str(folder))
    installed.cache_clear()
    yield
    installed.cache_clear()


def test_the_policy_is_small_and_fits_the_observation() -> None:
    assert POLICY.stat().st_size < 500_000
    with np.load(POLICY) as arrays:
        shapes = {name: arrays[name].shape for name in arrays.files}
        assert all(np.isfinite(arrays[name]).all() for name in arrays.files)
    assert shapes["weight_0"][1] == SMALL.size and shapes["weight_2"][0] == ACTIONS
    for layer in range(3):
        assert shapes[f"bias_{layer}"] == shapes[f"weight_{layer}"][:1]


def test_in_a_tournament_it_beats_random_players_clearly(folder: Path) -> None:
    command = [sys.executable, "-m", "stockpile", "tournament", "--bots", "trained,random,random,random"]
    chosen = ["--deals", "10", "--seed", "1", "--json"]
    done = subprocess.run([*command, *chosen], env=found_in(folder), capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    trained = json.loads(done.stdout)["bots"][0]
    assert (trained["bot"], trained["games"], trained["faults"]) == ("trained", 40, 0)
    assert trained["win_share"] > 0.6  # 25 % would be fair


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("name", PRESETS)
def test_it_answers_every_question_of_every_game(name: str) -> None:
    """Also of games that it was not trained for, if not well."""
    game = Game.new(preset(name, 2), seed=5)
    trained, random = make_bot("trained"), make_bot("random", 5)
    while not game.over:
        game.play((trained, random)[game.asked].decide(game.view(game.asked)))
    assert trained.faults == []


@pytest.mark.usefixtures("here")
def test_it_plays_at_a_live_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Ada plays a whole game against three of them, each in a process of its own, and no answer is lost."""
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        assert "trained" in ada.get("/api/choices")["bots"]
        table = ada.table("me", "trained", "trained", "trained", start=True)["id"]
        with ada.at(table) as connection:
            message = connection.until("welcome")
            while (question := question_in(message)) is not None:
                if question["answers"]:
                    connection.answer(message["number"], question["seat"], question["answers"][0]["number"])
                message = connection.until("update")
        assert ada.get(f"/api/tables/{table}")["stage"] == "over"
        ada.close()
    assert [record.getMessage() for record in caplog.records] == []
