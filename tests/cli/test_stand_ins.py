"""Where a bot answered for a player, coach, study and replay say so, and judge only what the player decided."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from stockpile.cli.commands.coach import AnalysedGame, coach_report, print_summary
from stockpile.cli.commands.study import StudyPlan, print_study, study_games, study_report
from stockpile.errors import UserError
from stockpile.i18n import languages, said_in, speaking
from stockpile.lab.coach import analyse
from stockpile.lab.study import StudyFolder
from stockpile.records import Record, Replay, redacted, save, save_text
from tests.support.coached_games import TINY, played
from tests.support.reports import report_in
from tests.support.terminal import run

FIRST_ROUND = 2  # counted from 0, from which a bot answers for Bo


def answers_of(seat: int, first_round: int) -> frozenset[int]:
    return frozenset(
        each.number
        for each in Replay(played("first-game", 2))
        if each.decision.seat == seat and each.round >= first_round
    )


@cache
def marked(first_round: int) -> Record:
    """A game in which a bot answered for Bo from some round on."""
    return replace(played("first-game", 2), names=("Ann", "Bo"), stand_ins=answers_of(1, first_round))


@cache
def told(first_round: int) -> AnalysedGame:
    record = marked(first_round)
    return AnalysedGame(analyse(record, TINY), record)


def summary(of: AnalysedGame) -> str:
    out = StringIO()
    print_summary(of, Console(file=out, width=160, highlight=False))
    return out.getvalue()


@pytest.mark.parametrize(
    "shown", [summary, lambda of: coach_report(of, "stockpile lab coach").page()], ids=["terminal", "page"]
)
@pytest.mark.parametrize("language", languages())
def test_the_coach_says_for_whom_a_bot_answered(language: str, shown: Callable[[AnalysedGame], str]) -> None:
    late = told(FIRST_ROUND)
    with speaking(language):
        text = shown(late)
    count, rounds = len(late.record.stand_ins), late.analysis.rounds
    facts = {"answers": count, "first": FIRST_ROUND + 1, "last": rounds, "rounds": rounds - FIRST_ROUND}
    assert said_in(language, "standin-answers", seat="Bo", **facts) in text
    assert said_in(language, "standin-not-judged") in text
    assert said_in(language, "standin-all", seat="Bo") not in text


def test_it_says_nothing_of_the_kind_where_everybody_answered() -> None:
    record = replace(played("first-game", 2), names=("Ann", "Bo"))
    text = summary(AnalysedGame(analyse(record, TINY), record))
    assert "A bot" not in text and said_in("en", "standin-not-judged") not in text


def test_who_decided_nothing_has_no_grade_and_did_not_play_best() -> None:
    gone = told(-1)
    text = summary(gone)
    (line,) = [line for line in text.splitlines() if " Bo " in line and "%" in line]
    assert "–" in line.split() and "A bot made every decision for Bo, so there is no grade." in text
    assert "Ann also played best" in text or "Ann played best" in text
    ann, bo = report_in(coach_report(gone, "stockpile lab coach").page())["data"]["analysis"]["seats"]
    assert ann["decisions"] and not bo["decisions"] and bo["stand_in"]["answers"] == len(gone.record.stand_ins)


def folder_of(folder: Path, *records: Record) -> Path:
    folder.mkdir()
    for number, record in enumerate(records):
        save(record, folder / f"game-{number}.txt")
    return folder


def test_a_study_counts_the_games_and_leaves_out_what_the_bot_decided(tmp_path: Path) -> None:
    study_folder = StudyFolder.of(folder_of(tmp_path / "games", marked(FIRST_ROUND), marked(-1)), TINY)
    study_folder.fill(1)
    studied = study_folder.studied("Bo")
    out = StringIO()
    print_study(studied, "kept", "page", Console(file=out, width=400, highlight=False))
    for text in (out.getvalue(), study_report(studied, "stockpile lab study").page()):
        assert "In one game a bot gave some of the answers for Bo; grades and habits leave them out." in text
        assert "One game is left out, because a bot made every decision for Bo there." in text


def test_a_study_of_nothing_but_stand_ins_is_refused(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "games", marked(-1))
    with pytest.raises(UserError, match=r"^There is nothing to study in .*: in these games bots made every decision"):
        study_games(StudyPlan(folder, "Bo", TINY))


def test_a_replay_says_when_a_bot_begins_to_answer(tmp_path: Path) -> None:
    record = marked(FIRST_ROUND)
    save(record, tmp_path / "whole.txt")
    save_text(redacted(record.up_to(len(record.answers) - 1), 0), tmp_path / "seen.txt")
    said = "A bot answers for Bo."
    for file in ("whole.txt", "seen.txt"):
        shown = run(tmp_path, "replay", str(tmp_path / file)).stdout
        assert 1 < shown.count(said) < len(record.stand_ins)
    numbers = sorted(record.stand_ins)
    save(replace(record, stand_ins=frozenset(numbers[:1])), tmp_path / "once.txt")
    assert run(tmp_path, "replay", str(tmp_path / "once.txt")).stdout.count(said) == 1
