"""The ladder: lines that are whole or not there, and what cannot be in one line."""

import re
import sys
from pathlib import Path

import pytest

from stockpile.lab.tournament.match import Match, TournamentGame
from tools import ladder

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
QUICK = ("--only", "random", "--players", "2", "--preset", "base")


def climbed(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """The tool with these arguments; its exit code."""
    monkeypatch.setattr(sys, "argv", ["ladder.py", *arguments])
    return ladder.main()


def break_off(monkeypatch: pytest.MonkeyPatch, games: int) -> None:
    """Somebody presses Ctrl-C when so many games have been played."""
    play, done = Match.play, [0]

    def interrupted(match: Match, number: int) -> TournamentGame:
        if done[0] == games:
            raise KeyboardInterrupt
        done[0] += 1
        return play(match, number)

    monkeypatch.setattr(Match, "play", interrupted)


def test_a_line_names_the_command_that_gives_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert climbed(monkeypatch, *QUICK, "--deals", "2") == 0
    *_, line = capsys.readouterr().out.splitlines()
    assert line.startswith("| base | 2 | `random` | 0.0 % | 0 to ")
    assert line.endswith("| 4 | `stockpile tournament --bots random,broker-1 --deals 2 --seed 1 --no-timings` |")


def test_the_long_form_has_the_deals_of_the_document_and_ends_with_its_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ladder.DEALS:
        monkeypatch.setitem(ladder.DEALS[name], "random", {2: 3, 5: 1})
    assert climbed(monkeypatch, "--only", "random", "--long", "--seed", "9") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("`")[-2].partition("--deals ")[2] for line in lines[2:6]] == [
        *("3 --seed 9 --no-timings", "1 --seed 9 --no-timings") * 2
    ]
    assert lines[6:8] == ["", "| Base game | 2 players | 3 players | 4 players | 5 players |"]
    assert lines[10:12] == ["", "| Epic Edition | 2 players | 3 players | 4 players | 5 players |"]
    for line in (lines[9], lines[13]):
        assert re.fullmatch(r"\| `random` \| 0 % \(0 to \d+; 6\) \|  \|  \| 0 % \(0 to \d+; 5\) \|", line)


def test_the_document_has_the_games_that_the_long_form_plays() -> None:
    _, _, section = DOCUMENT.read_text().partition("## The ladder")
    for level in ladder.LEVELS:
        lines = re.findall(rf"^\| `{level}(?:@\d+)?` \|.*; .*$", section, re.MULTILINE)
        for line, deals in zip(lines, ladder.DEALS.values(), strict=True):
            games = [int(each) for each in re.findall(r"; (\d+)\)", line)]
            assert games == [number * players for players, number in deals[level].items()]


def test_deals_are_given_or_taken_from_the_document(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        climbed(monkeypatch, *QUICK, "--long", "--deals", "2")
    assert "not allowed with argument" in capsys.readouterr().err


@pytest.mark.parametrize("games", [0, 1, 3])
def test_ctrl_c_ends_all_of_it_and_a_line_that_is_not_whole_is_not_printed(
    games: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    break_off(monkeypatch, games)
    assert climbed(monkeypatch, "--players", "2", "--deals", "2") == 130
    assert capsys.readouterr() == ("", "")


def test_lines_before_the_break_stay_and_journals_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ("--only", "random", "--players", "2", "3", "--preset", "base", "--deals", "2")
    assert climbed(monkeypatch, *arguments) == 0
    whole = capsys.readouterr().out
    journals = ("--journals", str(tmp_path / "not" / "there" / "yet"))
    with monkeypatch.context() as broken:
        break_off(broken, games=6)
        assert climbed(broken, *arguments, *journals) == 130
    assert capsys.readouterr().out.splitlines() == whole.splitlines()[:3]
    assert climbed(monkeypatch, *arguments, *journals) == 0
    assert capsys.readouterr().out == whole


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--deals", "0"), "at least one deal is needed, not 0"),
        (("--jobs", "0"), "at least one job is needed, not 0"),
        (("--journals", "/dev/null/journals"), "Not a directory: '/dev/null/journals'"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    arguments: tuple[str, ...], reason: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert climbed(monkeypatch, *QUICK, *arguments) == 2
    out, error = capsys.readouterr()
    (line,) = error.splitlines()
    assert out == "" and line.startswith("ladder: ") and line.endswith(reason)
