"""Fitting the shark's weights: the same games give the same file, and the shark can read it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest

from stockpile.bots.shark.shark import table_of, weights_for
from stockpile.bots.shark.value import PROPERTY
from stockpile.lab.fit import Fitted, fit, fitted_configs, write_weights
from stockpile.rules.config import Config
from stockpile.rules.figures import figures_for
from tests.support.terminal import run


def fitted(games: int, seed: int) -> list[Fitted]:
    return list(fit(games, seed, lambda done: None))


def test_the_same_seed_gives_the_same_weights() -> None:
    assert fitted(10, 3) == fitted(10, 3) != fitted(10, 4)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    list(fit(10, 1, told.append))
    assert told == list(range(1, 10 * len(fitted_configs()) + 1))


def test_a_written_file_has_every_table_and_says_how_it_was_made(tmp_path: Path) -> None:
    write_weights(tmp_path / "weights.toml", fitted(10, 1), "2030-01-31", "stockpile lab fit")
    text = (tmp_path / "weights.toml").read_text()
    assert "# Fitted on 2030-01-31: stockpile lab fit\n" in text
    tables = tomllib.loads(text)
    assert set(tables) == {table_of(config.players, bool(config.modules)) for config in fitted_configs()}
    assert all(set(row) == {*PROPERTY, "spread"} for rows in tables.values() for row in rows)


@pytest.mark.parametrize("config", fitted_configs(), ids=str)
def test_the_shark_has_weights_for_every_table(config: Config) -> None:
    """A row for every end of a round but the last; nothing is worth less than nothing, and less is sure early on."""
    figures = figures_for(config)
    weights = weights_for(figures)
    assert weights.rounds == figures.rounds - 1
    assert min(weights.of(left, kind) for left in range(1, figures.rounds) for kind in range(len(PROPERTY))) >= 0
    spreads = [weights.spread(left) for left in range(1, figures.rounds)]
    assert spreads == sorted(spreads)


def test_the_command_writes_a_file_and_says_so(tmp_path: Path) -> None:
    done = run(tmp_path, "lab", "fit", "--games", "10", "--file", str(tmp_path / "weights.toml"))
    assert "8 of 8 tables" in done.stdout
    assert (tmp_path / "weights.toml").exists()


def test_a_folder_that_is_not_there_is_said_before_anything_is_played(tmp_path: Path) -> None:
    done = run(tmp_path, "lab", "fit", "--file", str(tmp_path / "nowhere" / "weights.toml"))
    assert done.returncode == 2
    assert "There is no folder" in done.stderr


@pytest.mark.parametrize("file", ["a-folder", "a-folder/../a-file/weights.toml"])
def test_a_file_that_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path, file: str) -> None:
    (tmp_path / "a-folder").mkdir()
    (tmp_path / "a-file").touch()
    done = run(tmp_path, "lab", "fit", "--file", str(tmp_path / file))
    assert done.returncode == 2 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and "Traceback" not in done.stderr


def break_off(monkeypatch: pytest.MonkeyPatch, tables: int) -> None:
    """Somebody presses Ctrl-C when so many tables are fitted."""

    def interrupted(games: int, seed: int, progress: Callable[[int], None]) -> Iterator[Fitted]:
        yield from islice(fit(games, seed, progress), tables)
        raise KeyboardInterrupt

    monkeypatch.setattr("stockpile.cli.commands.fit.fit", interrupted)


@pytest.mark.parametrize("there", [True, False])
def test_ctrl_c_writes_what_is_done_beside_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, there: bool
) -> None:
    file = tmp_path / "weights.toml"
    if there:
        file.write_text("# all of them\n")
    break_off(monkeypatch, tables=2)
    done = run(tmp_path, "lab", "fit", "--games", "10", "--file", str(file))
    assert done.returncode == 130
    said = "".join(done.stdout.splitlines())
    assert "2 of 8 tables" in said and "weights-partial.toml" in said
    assert len(tomllib.loads((tmp_path / "weights-partial.toml").read_text())) == 2
    assert file.exists() is there
    assert not there or file.read_text() == "# all of them\n"


def test_ctrl_c_before_the_first_table_writes_nothing_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_off(monkeypatch, tables=0)
    done = run(tmp_path, "lab", "fit", "--games", "10", "--file", str(tmp_path / "weights.toml"))
    assert (done.returncode, done.stderr) == (130, "")
    assert "Nothing is written." in done.stdout
    assert [*tmp_path.glob("*.toml")] == []


def test_the_laboratory_without_a_command_shows_what_there_is(tmp_path: Path) -> None:
    done = run(tmp_path, "lab")
    assert (done.returncode, done.stderr) == (0, "")
    assert "fit" in done.stdout
