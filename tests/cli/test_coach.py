"""The coach at the command line: a summary, JSON, one page; and a sentence for everything that cannot be looked at."""

import json
import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from msgspec.json import encode
from rich.console import Console
from typer import Exit

from stockpile.cli.commands import coach
from stockpile.cli.commands.coach import (
    AnalysedGame,
    CoachPlan,
    coach_game,
    coach_report,
    fault_in_words,
    print_summary,
)
from stockpile.errors import UserError
from stockpile.i18n import catalogue, is_known, languages
from stockpile.lab.coach import FAULTS, KINDS, VERDICTS, AnalysisTask, read
from stockpile.lab.coach.faults import KIND_OF_BETTER
from stockpile.records import load, redacted, replay, save, save_text, write
from stockpile.server.coach.analysis import GameAnalysis
from stockpile.server.table.views import table_view
from tests.support.coached_games import TABLES, TINY, looked_at, played
from tests.support.reports import report_in
from tests.support.terminal import Terminal, run


def told(name: str, players: int) -> AnalysedGame:
    return AnalysedGame(looked_at(name, players), played(name, players))


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "friday.txt"
    save(played("first-game", 2), file)
    return file


def test_the_page_lies_beside_the_record_and_the_summary_says_so(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    coach_game(CoachPlan(game, TINY))
    shown = capsys.readouterr().out
    page = game.with_name("friday.coach.html")
    assert f"The whole report, with every decision: {page}" in shown
    assert re.search(r"^Ann won with \d+$", shown, re.MULTILINE)
    assert shown.count("Better: ") == shown.count("to win, ") == 5
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert load(game) == played("first-game", 2)


def test_json_is_one_object_on_a_line_and_there_is_no_page(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    coach_game(CoachPlan(game, TINY, as_json=True))
    (line,) = capsys.readouterr().out.splitlines()
    assert read(line) == looked_at("first-game", 2)
    for seat in json.loads(line)["seats"]:
        assert {"luck", "skill", "result", "grade", "decisions"} <= seat.keys()
        assert seat["luck"]["win"] + seat["skill"]["win"] == pytest.approx(seat["result"]["win"], abs=2e-4)
    assert [*game.parent.iterdir()] == [game]
    coach_game(CoachPlan(game, TINY, html=game.with_name("wanted.html"), as_json=True))
    assert game.with_name("wanted.html").exists()
    assert capsys.readouterr().out == f"{line}\n"


def test_the_quick_look_as_a_command(game: Path) -> None:
    result = run(game.parent, "lab", "coach", str(game), "--quick", "--json", "--jobs", "1")
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["quick"] is True


def test_more_processes_give_the_same(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    coach_game(CoachPlan(game, TINY, as_json=True, jobs=2))
    assert read(capsys.readouterr().out) == looked_at("first-game", 2)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_report_has_the_analysis_and_every_one_of_the_worst_decisions_as_its_seat_saw_it(
    name: str, players: int
) -> None:
    """Another world that looks alike to the seat gives the same view, to the byte."""
    game = told(name, players)
    data = report_in(coach_report(game, "stockpile lab coach friday.txt").page())["data"]
    assert data["analysis"] == json.loads(encode(GameAnalysis.of(game.analysis, game.names.seats)))
    worst = {seat.decisions[at].number: seat.seat for seat in game.analysis.seats for at in seat.worst}
    assert len(worst) > players and {*map(int, data["views"])} == {*worst}
    for number, seat in worst.items():
        view = replay(game.record, to=number).view(seat)
        twin = view.sample(Random(number)).view(seat)
        assert data["views"][str(number)] == json.loads(encode(table_view(twin)))
    assert data["final"]["winners"] == replay(game.record).winners
    assert len(data["history"]["answers"]) == game.analysis.answers


@pytest.mark.parametrize("width", [120, 80, 40])
@pytest.mark.parametrize(("name", "players"), [("first-game", 2), ("advanced", 5)])
def test_the_summary_fits_the_terminal(width: int, name: str, players: int) -> None:
    out = StringIO()
    print_summary(told(name, players), Console(file=out, width=width, highlight=False))
    lines = out.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    text = " ".join(out.getvalue().split())
    for seat in looked_at(name, players).seats:
        assert seat.name in text and str(seat.money) in text
    assert "The 5 worst decisions:" in text


def test_every_fault_verdict_and_kind_of_chance_has_its_words() -> None:
    names = told("epic", 3).names
    for kind, facts in FAULTS.items():
        sentence = fault_in_words(names, kind, dict.fromkeys(facts, 1))
        assert sentence and "{" not in sentence
    assert {*KIND_OF_BETTER} <= {*FAULTS} and all("better" in FAULTS[kind] for kind in KIND_OF_BETTER)
    for language in languages():
        keys = catalogue(language).keys
        assert {f"study-habit-{kind}" for kind in FAULTS} <= keys
        assert {f"coach-verdict-{name}" for name in VERDICTS} | {f"coach-chance-{kind}" for kind in KINDS} <= keys
    assert is_known("coach-bid-dear")


def broken_off(folder: Path) -> Path:
    file = folder / "unfinished.txt"
    save(played("first-game", 2).up_to(40), file)
    return file


def seen(folder: Path) -> Path:
    file = folder / "seen.txt"
    save_text(redacted(played("first-game", 2).up_to(40), 0), file)
    return file


def without(folder: Path, seat: int) -> Path:
    """A record from which the bids of a seat were taken out."""
    text = write(played("first-game", 2))
    file = folder / "gaps.txt"
    file.write_text(re.sub(rf"^{seat} .*\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    return file


def test_what_cannot_be_looked_at_gets_a_sentence_that_says_what_to_do(tmp_path: Path, game: Path) -> None:
    torn = tmp_path / "torn.txt"
    torn.write_text(game.read_text()[:900])
    for file, reason, help_ in (
        (tmp_path / "none.txt", f"There is no file {tmp_path / 'none.txt'}.", "Name the record of a finished game"),
        (tmp_path, f"{tmp_path} is a folder.", f"stockpile lab study {tmp_path}"),
        (torn, f"{torn}: line ", "Mend it there, or name another one."),
        (without(tmp_path, 1), "gaps.txt: line ", "Mend it there, or name another one."),
        (seen(tmp_path), "has only what one seat saw", "Save the record again when the game is over"),
        (broken_off(tmp_path), "is not over after 40 answers", "Play it to its end first."),
    ):
        result = run(tmp_path, "lab", "coach", str(file), "--quick")
        assert (result.returncode, result.stdout) == (2, "")
        (line,) = result.stderr.splitlines()
        assert reason in line and help_ in line and "Traceback" not in line
    assert not [*tmp_path.glob("*.html")]


def test_nothing_of_an_unfinished_game_is_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AnalysisTask, "play", lambda *_: pytest.fail("hidden cards were looked at"))
    with pytest.raises(UserError):
        coach_game(CoachPlan(broken_off(tmp_path), TINY))


def test_a_page_that_cannot_be_written_is_said_before_anything_is_worked_out(tmp_path: Path, game: Path) -> None:
    for page, reason in (
        (tmp_path / "no" / "page.html", f"There is no folder {tmp_path / 'no'}."),
        (game, f"{game} is the record itself. Name another file for the page."),
        (tmp_path, "cannot be used"),
    ):
        with pytest.raises(UserError, match=re.escape(reason)):
            coach_game(CoachPlan(game, TINY, html=page))
    assert load(game) == played("first-game", 2)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_at_once(tmp_path: Path, game: Path, jobs: str) -> None:
    person = Terminal(tmp_path, "lab", "coach", str(game), "--jobs", jobs)
    person.child.expect(r" [1-9]\d*/\d+")  # the bar moves
    person.child.send("\x03")
    assert person.wait() == ""
    assert person.child.exitstatus == 130
    assert "Stopped. Nothing is written." in person.shown and "Traceback" not in person.shown
    assert [*game.parent.glob("*.html")] == []


def test_an_interrupt_at_any_point_is_told(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(coach, "coach_report", interrupted)
    with pytest.raises(Exit) as end:
        coach_game(CoachPlan(game, TINY))
    assert end.value.exit_code == 130
