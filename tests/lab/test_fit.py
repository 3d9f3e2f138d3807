"""Fitting the shark's weights: the same games give the same file, and the shark can read it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from stockpile.bots.shark.value import PROPERTY
from stockpile.bots.shark.weights import table_of, weights_for
from stockpile.lab.fit import Fitted, fit, write_weights
from stockpile.lab.fit.fitting import configs
from stockpile.rules.config import Config
from stockpile.rules.tables import tables_for
from tests.cli.terminal import run


def fitted(games: int, seed: int) -> list[Fitted]:
    return list(fit(games, seed, lambda done: None))


def test_the_same_seed_gives_the_same_weights() -> None:
    assert fitted(10, 3) == fitted(10, 3) != fitted(10, 4)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    list(fit(10, 1, told.append))
    assert told == list(range(1, 10 * len(configs()) + 1))


def test_a_written_file_has_every_table_and_says_how_it_was_made(tmp_path: Path) -> None:
    write_weights(tmp_path / "weights.toml", fitted(10, 1), "2030-01-31", "stockpile lab fit")
    text = (tmp_path / "weights.toml").read_text()
    assert "# Fitted on 2030-01-31: stockpile lab fit\n" in text
    tables = tomllib.loads(text)
    assert set(tables) == {table_of(config.players, bool(config.modules)) for config in configs()}
    assert all(set(row) == {*PROPERTY, "spread"} for rows in tables.values() for row in rows)


@pytest.mark.parametrize("config", configs(), ids=str)
def test_the_shark_has_weights_for_every_table(config: Config) -> None:
    """A row for every end of a round but the last; nothing is worth less than nothing, and less is sure early on."""
    tables = tables_for(config)
    weights = weights_for(tables)
    assert weights.rounds == tables.rounds - 1
    assert min(weights.of(left, kind) for left in range(1, tables.rounds) for kind in range(len(PROPERTY))) >= 0
    spreads = [weights.spread(left) for left in range(1, tables.rounds)]
    assert spreads == sorted(spreads)


def test_the_command_writes_a_file_and_says_so(tmp_path: Path) -> None:
    done = run(tmp_path, "lab", "fit", "--games", "10", "--file", str(tmp_path / "weights.toml"))
    assert "8 of 8 tables" in done.stdout
    assert (tmp_path / "weights.toml").exists()


def test_a_folder_that_is_not_there_is_said_before_anything_is_played(tmp_path: Path) -> None:
    done = run(tmp_path, "lab", "fit", "--file", str(tmp_path / "nowhere" / "weights.toml"))
    assert done.returncode == 2
    assert "There is no folder" in done.stderr


def test_the_laboratory_without_a_command_shows_what_there_is(tmp_path: Path) -> None:
    done = run(tmp_path, "lab")
    assert (done.returncode, done.stderr) == (0, "")
    assert "fit" in done.stdout
