"""The study at the command line: many games, each looked at once, by player."""

import json
from collections.abc import Callable
from io import StringIO
from itertools import count
from pathlib import Path

import pytest
from rich.console import Console
from typer import Exit

from stockpile.cli.commands.study import StudyPlan, print_study, study_games, study_report
from stockpile.errors import UserError
from stockpile.lab.coach import AnalysisTask, Judgement
from stockpile.lab.coach.luck import Leg
from stockpile.lab.study import AnalysisParts, FolderStudy, StudyFolder
from stockpile.records import redacted, save, save_text
from tests.support.coached_games import TABLES, TINY, kept, known, played, put_by
from tests.support.reports import report_in
from tests.support.terminal import Terminal, run

Shown = pytest.CaptureFixture[str]
Part = tuple[int, Leg | Judgement]


def studied(folder: Path) -> FolderStudy:
    study_folder = StudyFolder.of(folder, TINY)
    study_folder.fill(1)
    return study_folder.studied()


def test_everybody_is_studied_and_the_page_lies_in_the_folder(tmp_path: Path, capsys: Shown) -> None:
    folder = kept(tmp_path / "games")
    study_games(StudyPlan(folder, effort=TINY))
    shown = capsys.readouterr().out
    assert [line.split()[0] for line in shown.splitlines()[1:3]] == ["Ann", "Bo"]
    assert "Ann won " in shown and "What Ann could get back, in money a game:" in shown
    assert f"The analyses are kept in {folder / 'analyses'}" in shown
    assert f"The whole study: {folder / 'study.html'}" in shown
    assert sorted(file.name for file in folder.iterdir()) == [
        *("analyses", "game-0.txt", "game-1.txt", "game-2.txt", "study.html")
    ]


def test_json_is_one_object_on_a_line_for_one_player_or_all(tmp_path: Path, capsys: Shown) -> None:
    folder = known(tmp_path / "games")
    study_games(StudyPlan(folder, effort=TINY, as_json=True))
    (line,) = capsys.readouterr().out.splitlines()
    everybody = json.loads(line)
    assert everybody["files"] == ["game-0.txt", "game-1.txt", "game-2.txt"]
    assert [player["name"] for player in everybody["players"]] == ["Ann", "Bo <b>"]
    study_games(StudyPlan(folder, "Bo <b>", TINY, as_json=True))
    (bo,) = json.loads(capsys.readouterr().out)["players"]
    assert bo == everybody["players"][1]
    assert not (folder / "study.html").exists()


def test_every_preset_goes_through(tmp_path: Path) -> None:
    for number, table in enumerate(TABLES):
        save(played(*table), tmp_path / f"game-{number}.txt")
    put_by(tmp_path, [(*table, 1) for table in TABLES])
    found = studied(tmp_path)
    assert [(player.name, len(player.study.games)) for player in found.players] == [
        *(("Ann", 4), ("Bo <b>", 4), ("Cy", 3), ("Di", 2), ("Eve", 1))
    ]
    report = report_in(study_report(found, "stockpile lab study games").page())
    assert report["headline"] == "5 players in 4 games"
    assert [len(player["study"]["games"]) for player in report["data"]["players"]] == [4, 4, 3, 2, 1]
    assert report["data"]["players"][0]["facts"].startswith("Ann won ")


def test_interrupted_and_gone_on_with_it_is_the_same_to_the_byte(
    tmp_path: Path, capsys: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, broken = known(tmp_path / "whole"), kept(tmp_path / "broken")
    study_games(StudyPlan(whole, effort=TINY, as_json=True))
    wanted = capsys.readouterr().out
    with monkeypatch.context() as patch:
        patch.setattr(AnalysisTask, "play", interrupted_after(250, AnalysisTask.play))
        with pytest.raises(Exit) as end:
            study_games(StudyPlan(broken, effort=TINY, as_json=True))
    assert end.value.exit_code == 130
    done = [*(broken / "analyses").iterdir()]
    assert 0 < len(done) < 3
    assert f"Stopped. {len(done)} of 3 games are done and kept in {broken / 'analyses'}." in capsys.readouterr().err
    study_games(StudyPlan(broken, effort=TINY, as_json=True))
    assert capsys.readouterr().out == wanted
    for file in (whole / "analyses").iterdir():
        assert (broken / "analyses" / file.name).read_bytes() == file.read_bytes()


def interrupted_after(parts: int, play: Callable[[AnalysisTask, int], Part]) -> Callable[[AnalysisTask, int], Part]:
    """Plays so many parts, and then somebody presses Ctrl-C."""
    done = count()

    def played(task: AnalysisTask, number: int) -> Part:
        if next(done) == parts:
            raise KeyboardInterrupt
        return play(task, number)

    return played


def test_nothing_is_looked_at_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = kept(tmp_path / "games", 2)
    first = studied(folder)
    monkeypatch.setattr(AnalysisTask, "play", lambda *_: pytest.fail("this is kept"))
    assert studied(folder) == first


def test_what_is_kept_counts_only_for_its_record_and_care(tmp_path: Path) -> None:
    folder = kept(tmp_path / "games", 1)
    first = studied(folder)
    file = folder / "analyses" / "game-0.tiny.json"
    text = file.read_bytes()
    for damage in (text[:-40], b"{}", text.replace(b'"code":"', b'"code":"0')):
        file.write_bytes(damage)
        assert StudyFolder.of(folder, TINY).missing
    assert studied(folder) == first
    assert file.read_bytes() == text
    save(played("first-game", 2, 2), folder / "game-0.txt")
    assert StudyFolder.of(folder, TINY).missing


def test_processes_give_the_same(tmp_path: Path) -> None:
    folder, other = known(tmp_path / "games", 2), kept(tmp_path / "other", 2)
    study_folder = StudyFolder.of(other, TINY)
    told: list[tuple[int, int]] = []
    study_folder.fill(2, lambda done, parts: told.append((done, parts)))
    assert study_folder.studied() == studied(folder)
    assert told[0][0] == 0 and told[-1][0] == told[-1][1] > 200


def test_parts_of_a_game_are_those_of_its_own_task(tmp_path: Path) -> None:
    study_folder = StudyFolder.of(kept(tmp_path / "games", 2), TINY)
    parts = AnalysisParts(study_folder.missing, TINY)
    second = study_folder.missing[0].parts
    assert parts.game_of(second - 1) == (0, second - 1) and parts.game_of(second) == (1, 0)
    number, part = parts.play(second + 3)
    assert (number, part) == (second + 3, AnalysisTask(study_folder.missing[1].record, TINY).play(3)[1])


def test_files_that_are_no_finished_games_are_named_and_left_out(tmp_path: Path, capsys: Shown) -> None:
    folder = known(tmp_path / "games", 1)
    save(played("first-game", 2).up_to(30), folder / "later.txt")
    save_text(redacted(played("first-game", 2).up_to(30), 1), folder / "mine.txt")
    (folder / "note.txt").write_text("buy milk\n")
    study_games(StudyPlan(folder, effort=TINY))
    shown = capsys.readouterr().out
    assert "Left out: the game in later.txt is not over." in shown
    assert "Left out: mine.txt has only what one seat saw." in shown
    assert "Left out: note.txt is damaged (line 1: not a Stockpile record" in shown
    assert len(report_in((folder / "study.html").read_text("utf-8"))["data"]["skipped"]) == 3


def test_what_cannot_be_studied_gets_a_sentence_that_says_what_to_do(tmp_path: Path) -> None:
    folder = known(tmp_path / "games", 1)
    empty = tmp_path / "empty"
    empty.mkdir()
    for arguments, reason in (
        ((str(tmp_path / "none"),), f"There is no folder {tmp_path / 'none'}. Name one with records"),
        ((str(folder / "game-0.txt"),), "is a file. To look at one game: stockpile lab coach "),
        ((str(empty),), f"There are no records of finished games in {empty}. Name a folder with some"),
        ((str(folder), "--player", "Zoe"), "Nobody is called Zoe in these records. Use --player with one of: Ann, Bo"),
        ((str(folder), "--html", str(folder / "game-0.txt")), "game-0.txt is the record itself."),
    ):
        result = run(tmp_path, "lab", "study", *arguments, "--quick")
        assert (result.returncode, result.stdout) == (2, "")
        (line,) = result.stderr.splitlines()
        assert reason in line


def test_records_without_names_are_nobodys(tmp_path: Path) -> None:
    text = [line for line in kept(tmp_path, 1).joinpath("game-0.txt").read_text().splitlines() if line[:5] != "name "]
    (tmp_path / "game-0.txt").write_text("\n".join([*text, ""]))
    with pytest.raises(UserError, match="has a name"):
        study_games(StudyPlan(tmp_path, effort=TINY))


def test_a_folder_that_cannot_be_written_to_is_said_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = kept(tmp_path / "games", 1)
    (folder / "analyses").write_text("in the way")
    monkeypatch.setattr(AnalysisTask, "play", lambda *_: pytest.fail("worked in vain"))
    result = run(tmp_path, "lab", "study", str(folder), "--quick", "--json")
    assert result.returncode == 2 and "cannot be kept in" in result.stderr


def test_ctrl_c_at_the_terminal(tmp_path: Path) -> None:
    folder = kept(tmp_path / "games")
    person = Terminal(tmp_path, "lab", "study", str(folder), "--jobs", "2")
    person.child.expect(r" [1-9]\d*/\d+")  # the bar moves
    person.child.send("\x03")
    assert person.wait() == ""
    assert person.child.exitstatus == 130
    assert "of 3 games are done and kept in" in " ".join(person.shown.split()) and "Traceback" not in person.shown


@pytest.mark.parametrize("width", [120, 80, 50])
def test_the_summary_fits_the_terminal(tmp_path: Path, width: int) -> None:
    out = StringIO()
    print_study(studied(known(tmp_path, 2)), "k", "p", Console(file=out, width=width, highlight=False))
    assert all(len(line) <= width for line in out.getvalue().splitlines() if "kept in" not in line)


def test_one_game_is_a_study_too(tmp_path: Path, capsys: Shown) -> None:
    study_games(StudyPlan(known(tmp_path, 1), effort=TINY))
    assert "For a trend there are too few games." in capsys.readouterr().out
