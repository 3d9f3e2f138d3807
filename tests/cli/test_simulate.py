"""Many games of bots from the command line."""

import json
from pathlib import Path

import pytest

from stockpile.rules.config import preset
from tests.support.terminal import Terminal, run

GAMES = ("simulate", "--bots", "broker,random,random", "--games", "45", "--seed", "9")


def test_the_result_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    first, *others = [run(tmp_path, *GAMES, "--json", "--jobs", jobs) for jobs in ("1", "1", "2", "3")]
    assert (first.returncode, first.stderr) == (0, "")
    assert [other.stdout for other in others] == [first.stdout] * 3
    (line,) = first.stdout.splitlines()
    result = json.loads(line)
    assert (result["players"], result["games"], result["seed"], result["rounds"]) == (3, 45, 9, 7)
    assert [bot["bot"] for bot in result["bots"]] == ["broker", "random", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(45)


def test_another_seed_gives_another_result(tmp_path: Path) -> None:
    results = [run(tmp_path, "simulate", "--games", "5", "--seed", seed, "--json").stdout for seed in ("1", "2")]
    assert json.loads(results[0])["bots"] != json.loads(results[1])["bots"]


def test_who_goes_first_is_chosen(tmp_path: Path) -> None:
    """Cards and bots of a seed are the same; who begins makes other games of them."""
    by_lot, first, last = (
        json.loads(run(tmp_path, *GAMES, "--json", *chosen).stdout)
        for chosen in ((), ("--first", "0"), ("--first", "2"))
    )
    assert [each["first"] for each in (by_lot, first, last)] == [None, 0, 2]
    assert len({json.dumps(each["bots"]) for each in (by_lot, first, last)}) == 3
    assert "--seed 9 --first 2" in " ".join(run(tmp_path, *GAMES, "--first", "2").stdout.split())


def test_the_table_has_wins_money_and_rounds(tmp_path: Path) -> None:
    result = run(tmp_path, *GAMES)
    assert result.returncode == 0
    rows = [line.split() for line in result.stdout.splitlines()]
    assert rows[0][:3] == ["Bot", "Wins", "Win"]
    assert [row[0] for row in rows[1:4]] == ["broker", "random", "random"]
    assert "45 games of 3 players on the standard board, 7 rounds" in result.stdout
    assert "--seed 9" in result.stdout


def test_board_players_and_figures_are_heeded(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_text("[2]\nrounds = 3\n")
    arguments = ("--players", "2", "--board", "advanced", "--content", str(tmp_path), "--games", "4", "--json")
    result = json.loads(run(tmp_path, "simulate", *arguments).stdout)
    assert (result["players"], result["modules"], result["rounds"]) == (2, ["advanced_board"], 3)
    assert isinstance(result["seed"], int)


def test_every_module_is_simulated(tmp_path: Path) -> None:
    arguments = ("simulate", "--preset", "epic", "--players", "3", "--bots", "random", "--games", "3", "--seed", "4")
    result = json.loads(run(tmp_path, *arguments, "--json").stdout)
    assert result["modules"] == list(preset("epic").modules)
    table = " ".join(run(tmp_path, *arguments, "--module", "investor_bidding").stdout.split())
    assert "The game: custom." in table and "investor bidding" in table and "Investor sets: B, CC, II, PP." in table


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, jobs: str) -> None:
    person = Terminal(tmp_path, "simulate", "--games", "1000000", "--jobs", jobs)
    person.child.expect(r" [1-9]\d*/1000000")  # the bar moves
    person.child.send("\x03")
    assert person.wait() == ""
    assert person.child.exitstatus == 130
    assert "Win rate" in person.shown
    assert "Stopped after" in person.shown and "of 1,000,000 games." in person.shown
    assert "Traceback" not in person.shown
