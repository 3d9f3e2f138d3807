"""The terminal game at a real pseudo-terminal: to the end, with wrong input, put away and taken up again."""

import re
import signal
from pathlib import Path

import pexpect
import pytest

from stockpile.cli import saves
from stockpile.records import load, replay
from tests.support.terminal import Terminal, only_game, run, seed_with_two_cards


@pytest.mark.parametrize(
    "arguments",
    [
        ("--players", "2", "--board", "advanced"),
        pytest.param(("--players", "3", "--bots", "random,broker"), marks=pytest.mark.long),
        pytest.param(("--players", "3", "--preset", "classic", "--bots", "random"), marks=pytest.mark.long),
        pytest.param(("--players", "2", "--preset", "epic", "--bots", "random"), marks=pytest.mark.long),
        ("--players", "3", "--preset", "epic", "--module", "investor_bidding", "--bots", "random"),
    ],
)
def test_a_game_is_played_to_the_end(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    person = Terminal(tmp_path, "play", "--seed", "5", *arguments)
    assert person.play(person.wait()) == ""
    assert person.child.exitstatus == 0
    assert "The game is over." in person.shown
    assert "majorities" in person.shown and "total" in person.shown
    path = only_game(tmp_path)
    assert re.sub(r"\s+", "", f"stockpile replay {path}") in re.sub(r"\s+", "", person.shown)
    game = replay(load(path))
    assert game.over
    assert f"won with {max(game.money)}" in person.shown or f"share the win with {max(game.money)}" in person.shown


def test_every_module_has_its_prompts_help_and_cards(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "play", "--seed", "3", "--players", "2", "--preset", "epic", "--bots", "random")
    prompt = person.wait()
    assert prompt == "Investor"
    assert "The game: epic." in person.shown and "(money " in person.menu
    for wanted, rule in (("Discard", "R-STR-1"), ("Bonds", "R-BND-1"), ("Bid", "R-DEM-1"), ("Action", "R-STR-2")):
        prompt = person.play_until(wanted, prompt)
        assert prompt == wanted
        assert person.type("?") == prompt
        assert rule in person.shown
    assert person.type("i") == prompt
    assert "(costs " in person.shown and "In the box: " in person.shown
    assert person.type("t") == prompt
    for words in ("Bonds", "Commerce", "Investor", "Strat.", "Dice", "Pairs", "Your hand"):
        assert words in person.shown


def test_put_away_and_taken_up_again_it_goes_on_as_if_nobody_had_left(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    arguments = ("play", "--seed", "8", "--players", "3")
    person = Terminal(whole, *arguments)
    person.play(person.wait())

    person = Terminal(broken, *arguments)
    prompt = person.play(person.wait(), answers=4)
    assert person.type("q") == ""
    assert person.child.exitstatus == 0
    assert "The game is saved" in person.shown and "stockpile play --resume" in person.shown
    person = Terminal(broken, "play", "--resume")
    assert person.wait() == prompt
    person.play(prompt, answers=3)
    person.child.kill(signal.SIGKILL)
    person.child.wait()
    person = Terminal(broken, "play", "--resume", str(only_game(broken)))
    person.play(person.wait())
    assert "The game is over." in person.shown
    assert only_game(broken).read_text() == only_game(whole).read_text()


def test_what_the_bots_draw_their_chance_from_lies_beside_the_game_until_it_is_over(tmp_path: Path) -> None:
    """Not in the record, and the same cards do not give the same bots unless they were asked for by number."""
    person = Terminal(tmp_path, "play", "--players", "2", "--bots", "random")
    person.play(person.wait(), answers=2)
    assert person.type("q") == ""
    game = only_game(tmp_path)
    beside = game.with_name(f"{game.name}.bots")
    seed = beside.read_text().strip()
    assert len(seed) == 32 and seed not in game.read_text() and seed not in person.shown
    assert beside.stat().st_mode & 0o077 == 0
    other = saves.seed_of(tmp_path / "of-a-friend.txt")
    assert other == saves.seed_of(tmp_path / "of-a-friend.txt") != seed
    person = Terminal(tmp_path, "play", "--resume")
    person.play(person.wait())
    assert "The game is over." in person.shown and not beside.exists()


@pytest.mark.parametrize("leave", ["\x03", "\x04"])
def test_interrupt_and_end_of_input_save_too(tmp_path: Path, leave: str) -> None:
    person = Terminal(tmp_path, "play", "--seed", "1", "--players", "3")
    prompt = person.play_until("Bid", person.wait())
    person.child.send(leave)
    left = person.wait()
    if left == prompt:  # the terminal was still drawing it, and draws it again
        left = person.wait()
    assert left == ""
    assert person.child.exitstatus == 0
    assert "The game is saved" in person.shown
    person = Terminal(tmp_path, "play", "--resume")
    assert person.wait() == prompt


def test_wrong_input_gets_one_line_and_the_question_again(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "play", "--seed", str(seed_with_two_cards(3)), "--players", "3")
    assert person.wait() == "Card"
    assert person.type("9") == "Card"
    assert "9 is not possible here. Type one of: 1, 2" in person.shown
    assert person.type("1 up z") == "Card"
    assert "z is not possible here. Type one of: A, B, C" in person.shown
    assert person.type("1 up a b") == "Card"
    assert "b is too much" in person.shown
    assert person.type("") == "Card"
    assert person.type("2") == "Side"
    assert person.type("") == "Card"  # from the beginning
    assert person.type("2 d") == "Pile"
    assert person.type("b") == "Pile"  # the second card has one side left
    assert "face-up: on which pile?" in person.shown
    assert person.type("C") == "Bid"
    assert person.type("a 7") == "Bid"
    assert person.type("d 0") == "Bid"
    assert "There is no such pile in this game." in person.shown
    assert person.type("a 25") == "Bid"
    assert "That costs more than you have left." in person.shown


def test_help_table_and_log_are_there_at_every_question(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "play", "--seed", str(seed_with_two_cards(3)), "--players", "3")
    prompt = person.wait()
    for wanted, rule in (("Card", "R-SUP-2"), ("Bid", "R-DEM-1"), ("Sell", "R-SEL-1"), ("next round", "R-END-1")):
        prompt = person.play_until(wanted, prompt)
        assert prompt == wanted
        assert person.type("?") == prompt
        assert rule in person.shown
        assert person.type("t") == prompt
        assert "Company" in person.shown and "Player" in person.shown
        assert person.type("l") == prompt
        assert "Round 1 of 7. First player:" in person.shown


def test_colours_are_left_out_when_asked(tmp_path: Path) -> None:
    plain = Terminal(tmp_path, "play", "--seed", "4")
    plain.wait()
    assert not re.search(r"\x1b\[[0-9;]*3[0-9;]*m", plain.raw)
    coloured = Terminal(tmp_path, "play", "--seed", "4", NO_COLOR="")
    coloured.wait()
    assert re.search(r"\x1b\[38;", coloured.raw)


def test_without_a_terminal_it_says_what_to_do(tmp_path: Path) -> None:
    for arguments in (("play",), ("play", "--resume")):
        result = run(tmp_path, *arguments)
        assert result.returncode == 2
        assert result.stdout == ""
        assert len(result.stderr.splitlines()) == 1
        assert "stockpile watch" in result.stderr


def test_nothing_to_resume_is_said(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "play", "--resume")
    person.child.expect(pexpect.EOF)
    person.child.close()
    assert person.child.exitstatus == 2
    assert "stockpile play" in str(person.child.before)


def test_a_hint_says_what_a_strong_bot_would_do_and_the_question_stays(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "play", "--seed", "5", "--players", "3", "--bots", "random")
    prompt = person.play_until("Bid", person.wait())
    for word in ("h", "hint"):
        assert person.type(word) == prompt
        assert re.search(r"A strong bot would answer: bid \d+ on pile [A-D]\.", person.shown)
        assert "What the piles are worth to you: A: about" in " ".join(person.shown.split())
    assert person.type("q") == ""
