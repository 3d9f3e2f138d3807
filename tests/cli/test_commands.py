"""The command line around the games: help, version, refusals, watching."""

from pathlib import Path

import pytest

from stockpile import __version__
from tests.support.terminal import Terminal, run


def test_help_lists_the_commands(tmp_path: Path) -> None:
    for arguments in ((), ("--help",), ("-h",)):
        result = run(tmp_path, *arguments)
        assert (result.returncode, result.stderr) == (0, "")
        for command in ("play", "watch", "simulate", "replay", "bench"):
            assert f" {command} " in result.stdout


@pytest.mark.parametrize("command", ["play", "watch", "simulate", "replay", "bench"])
def test_every_command_has_help(tmp_path: Path, command: str) -> None:
    result = run(tmp_path, command, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert f"stockpile {command}" in result.stdout


def test_version(tmp_path: Path) -> None:
    result = run(tmp_path, "--version")
    assert (result.returncode, result.stdout) == (0, f"stockpile {__version__}\n")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["gamble"], "there is no command gamble. Help: stockpile --help"),
        (["watch", "--quick"], "--quick. Help: stockpile watch --help"),
        (["watch", "--players", "six"], "--players"),
        (["watch", "--players", "6"], "2 to 5 players can play, not 6"),
        (["watch", "--players", "1"], "2 to 5 players can play, not 1"),
        (["watch", "--board", "round"], "There is no board round. Use --board standard | advanced."),
        (["watch", "--preset", "grand"], "no preset is called 'grand'; there are: first-game, classic, advanced, epic"),
        (["watch", "--module", "weather"], "no module is called 'weather'"),
        (["watch", "--module", "investor_bidding"], "investor_bidding needs the investors"),
        (["watch", "--investor-set", "B"], "Investor sets need investors. Add --module investors"),
        (["watch", "--preset", "classic", "--investor-set", "B,ZZ"], "no investor set is called 'ZZ'"),
        (["watch", "--preset", "classic", "--investor-set", ","], "No investor set is named."),
        (["simulate", "--preset", "epic", "--investor-set", "II"], "add an investor set"),
        (["watch", "--preset", "epic", "--board", "standard"], "The advanced board is switched on already."),
        (["bench", "--module", "investor-bidding"], "investor_bidding needs the investors"),
        (
            ["watch", "--bots", "oracle"],
            "There is no bot oracle; there are: random, intern, clerk, broker, shark, shark-1s.",
        ),
        (["bench", "weather"], "this is too much: weather."),
        (["watch", "--bots", ","], "A name is missing in --bots ','. Name one bot for all seats, or one for each"),
        (["simulate", "--bots", "broker,,random"], "A name is missing in --bots 'broker,,random'."),
        (["tournament", "--bots", "broker,random,"], "A name is missing in --bots 'broker,random,'."),
        (["watch", "--players", "4", "--bots", "random,broker"], "2 bots are named, and this table has 4 seats"),
        (["watch", "--content", "no-such-folder"], "no-such-folder"),
        (["watch", "--delay", "-1"], "--delay"),
        (["watch", "--first", "you"], "--first"),
        (["watch", "--first", "4"], "There is no seat 4 at this table to begin. Use --first 0 to 3, or leave it out"),
        (["simulate", "--players", "2", "--first", "-1"], "Use --first 0 to 1"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--jobs", "0"], "--jobs"),
        (["replay"], "FILE"),
        (["replay", "no-such-game.txt"], "no-such-game.txt: there is no such file"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, arguments: list[str], words: str) -> None:
    result = run(tmp_path, *arguments)
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("stockpile: ")
    assert words in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_damaged_record_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("stockpile record 1\nplayers 3\nnonsense\n")
    result = run(tmp_path, "replay", str(path))
    assert result.returncode == 2
    assert result.stderr.startswith(f"stockpile: {path}: line 3: ")


def test_wrong_figures_are_refused_with_file_and_key(tmp_path: Path) -> None:
    (tmp_path / "bidding.toml").write_text("spaces = [0, 1]\n")
    for arguments in (("watch",), ("simulate",), ("replay", "game.txt")):
        result = run(tmp_path, *arguments, "--content", str(tmp_path))
        assert result.returncode == 2
        assert "bidding.toml: spaces" in result.stderr
        assert len(result.stderr.splitlines()) == 1


def test_options_that_a_saved_game_decides_are_refused(tmp_path: Path) -> None:
    for option in (("--players", "3"), ("--preset", "epic"), ("--module", "dice"), ("--first", "0")):
        result = run(tmp_path, "play", "--resume", *option)
        assert result.returncode == 2
        assert "Leave out --players" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--preset", "classic"), "The game: classic. It has investors. Investor sets: B."),
        (("--module", "bonds", "--module", "first-player-card"), "It has bonds and First Player Card."),
        (("--preset", "classic", "--board", "advanced"), "The game: advanced."),
        (("--preset", "classic", "--investor-set", "cc,pp"), "Investor sets: CC, PP."),
    ],
)
def test_modules_are_switched_on(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    result = run(tmp_path, "watch", "--players", "3", "--bots", "random", "--seed", "2", *arguments)
    assert result.returncode == 0
    assert words in " ".join(result.stdout.split())


def test_watching_without_a_terminal_is_a_log(tmp_path: Path) -> None:
    arguments = ("watch", "--seed", "3", "--players", "3", "--bots", "random")
    first, second = run(tmp_path, *arguments), run(tmp_path, *arguments)
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == second.stdout
    assert "Nora (random), Otis (random), Pearl (random)" in first.stdout
    assert "Round 7 of 7, the last one." in first.stdout and "The game is over." in first.stdout
    assert "drew" not in first.stdout  # a spectator sees no hands


def test_the_first_player_is_named(tmp_path: Path) -> None:
    """The seat named begins, and the line that says how to see the same game again names it too."""
    for seat, name in enumerate(("Nora", "Otis", "Pearl")):
        result = run(tmp_path, "watch", "--seed", "3", "--players", "3", "--bots", "random", "--first", str(seat))
        assert f"--seed 3 --first {seat}" in result.stdout
        assert f"Round 1 of 7. First player: {name}." in result.stdout


def test_figures_of_ones_own_are_played_with(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_text("[3]\nrounds = 2\n")
    result = run(tmp_path, "watch", "--players", "3", "--bots", "random", "--content", str(tmp_path))
    assert result.returncode == 0
    assert "Round 2 of 2, the last one." in result.stdout


def test_watching_at_a_terminal_shows_the_table(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "watch", "--seed", "3", "--players", "3", "--bots", "random", "--delay", "0")
    assert person.wait() == ""
    assert person.child.exitstatus == 0
    assert "Company" in person.shown and "Meeple" in person.shown
    assert "majorities" in person.shown
