"""The coach at the command line: a summary, JSON, one page; and a sentence for everything that cannot be looked at."""

import json
import re
from io import StringIO
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer import Exit

from stockpile.cli.commands import coach
from stockpile.cli.commands.coach import CoachPlan, coach_game
from stockpile.cli.report.coach import Told, coach_page, print_summary
from stockpile.cli.report.coach.marks import Marks
from stockpile.cli.report.coach.position import position
from stockpile.cli.report.coach.told import fault_in_words
from stockpile.errors import UserError
from stockpile.i18n import catalogue, is_known, languages
from stockpile.lab.coach import FAULTS, KINDS, VERDICTS, AnalysisTask, read
from stockpile.lab.coach.faults import KIND_OF_BETTER
from stockpile.records import load, redacted, replay, save, save_text, write
from tests.support.coached_games import TABLES, TINY, looked_at, played
from tests.support.terminal import Terminal, run

from .test_report import Reader

HEADINGS = ("h1", "h2", "h3", "h4")


def told(name: str, players: int) -> Told:
    return Told(looked_at(name, players), played(name, players))


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
def test_the_page_is_whole_and_needs_nothing_else(name: str, players: int) -> None:
    text = coach_page(told(name, players), "stockpile lab coach friday.txt")
    page = Reader(text)
    tags = [tag for tag, _ in page.elements]
    assert {"script", "img", "link", "iframe"}.isdisjoint(tags)
    assert not any("src" in attributes for _, attributes in page.elements)
    links = [str(attributes["href"]) for tag, attributes in page.elements if tag == "a"]
    ids = [str(attributes["id"]) for _, attributes in page.elements if "id" in attributes]
    assert len(ids) == len({*ids}) and {link[1:] for link in links} <= {*ids}
    assert "http" not in text and "url(" not in text and "@import" not in text
    assert "stockpile lab coach friday.txt" in page.words and "Bo <b>" in page.words


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_headings_tables_and_pictures_say_what_they_are(name: str, players: int) -> None:
    elements = Reader(coach_page(told(name, players), "")).elements
    levels = [HEADINGS.index(tag) for tag, _ in elements if tag in HEADINGS]
    assert levels[0] == 0 and all(after - before <= 1 for before, after in pairwise(levels))
    tags = [tag for tag, _ in elements]
    assert tags.count("table") == tags.count("caption")
    assert all("scope" in attributes for tag, attributes in elements if tag == "th")
    outer = [attributes for tag, attributes in elements if tag == "svg" and "viewBox" not in attributes]
    labelled = [each for each in outer if each.get("role") == "img"]
    assert len(labelled) == 1 + players and all(each["aria-label"] for each in labelled)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_worst_decisions_are_told_and_drawn(name: str, players: int) -> None:
    game = told(name, players)
    page = Reader(coach_page(game, ""))
    cases = sum(len(seat.worst) for seat in game.analysis.seats)
    assert cases > players and [tag for tag, _ in page.elements].count("figure") == cases
    for seat in game.analysis.seats:
        for at in seat.worst:
            decision = seat.decisions[at]
            assert game.fault(decision) in page.words and game.reason(decision) in page.words
            assert game.answers(decision.played) in page.words and game.answers(decision.best) in page.words


def test_what_is_drawn_follows_from_what_the_seat_knew() -> None:
    """Another world that looks alike to the seat gives the same picture, to the letter."""
    game = told("epic", 3)
    for seat in game.analysis.seats:
        for at in seat.worst:
            decision = seat.decisions[at]
            view = replay(game.record, to=decision.number).view(seat.seat)
            twin = view.sample(Random(at)).view(seat.seat)
            marks = Marks(game.names, decision.played, decision.best)
            assert position(view, game.names, marks) == position(twin, game.names, marks)


def test_turning_points_are_numbered_in_the_picture_and_told_below() -> None:
    game = told("first-game", 2)
    page = Reader(coach_page(game, ""))
    assert game.analysis.turns
    badges = [attributes for tag, attributes in page.elements if attributes.get("class") == "badge"]
    assert len(badges) == len(game.analysis.turns)
    told_of = page.words.count(" decided to ") + page.words.count("it was chance (")
    assert told_of == len(game.analysis.turns)


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

    monkeypatch.setattr(coach, "coach_page", interrupted)
    with pytest.raises(Exit) as end:
        coach_game(CoachPlan(game, TINY))
    assert end.value.exit_code == 130
