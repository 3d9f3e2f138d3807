"""What a bot answered for a player is no decision of the player: no grade, no verdict and no habit comes of it."""

from dataclasses import replace
from functools import cache

import pytest

from stockpile.lab.coach import Analysis, analyse, read, write
from stockpile.lab.coach.history import GameHistory
from stockpile.lab.coach.model import Score
from stockpile.lab.study import players_in, study
from stockpile.records import Record, Replay
from stockpile.rules.config import Config, preset
from tests.support.coach_games import TINY, finished

CONFIG = preset("classic", 3)
NAMES = ("Ann", "Bo", "Cy")


@cache
def game() -> Record:
    return replace(finished(CONFIG, 7), names=NAMES)


def numbers_of(seat: int, first_round: int = -1) -> frozenset[int]:
    """The answers of a seat from some round on."""
    return frozenset(
        played.number for played in Replay(game()) if played.decision.seat == seat and played.round >= first_round
    )


@cache
def analysed(numbers: frozenset[int]) -> Analysis:
    return analyse(replace(game(), stand_ins=numbers), TINY)


def test_a_decision_of_a_stand_in_is_left_out_and_nothing_else_changes() -> None:
    stand_ins = numbers_of(1, first_round=1)
    whole, marked = analysed(frozenset()), analysed(stand_ins)
    assert marked.seats[0] == whole.seats[0] and marked.seats[2] == whole.seats[2]
    assert (marked.course, marked.fortunes) == (whole.course, whole.fortunes)
    mine, before = marked.seats[1], whole.seats[1]
    assert mine.decisions == [each for each in before.decisions if each.round < 1] != before.decisions
    assert sum(mine.verdicts.values()) == len(mine.decisions)
    assert mine.loss == sum((each.loss for each in mine.decisions), Score()).rounded()
    assert (mine.luck, mine.skill, mine.result) == (before.luck, before.skill, before.result)


def test_what_the_stand_in_did_is_a_part_of_the_skill_of_its_own() -> None:
    stand_ins = numbers_of(1, first_round=1)
    whole, mine = analysed(frozenset()).seats[1], analysed(stand_ins).seats[1]
    assert whole.stand_in is None and mine.stand_in is not None
    assert (mine.stand_in.answers, mine.stand_in.first) == (len(stand_ins), 1)
    assert mine.stand_in.last == analysed(stand_ins).rounds - 1
    for measure in ("win", "money"):
        parts = [getattr(part, measure) for part in (mine.own, mine.stand_in.effect, mine.others, mine.rest)]
        assert sum(parts) == pytest.approx(getattr(mine.skill, measure), abs=1e-3)
    assert mine.own != whole.own
    assert sum(each.skill.win for each in mine.phases) == pytest.approx(mine.own.win, abs=2e-3)


def test_a_turn_says_that_a_stand_in_decided() -> None:
    everything = analysed(frozenset(range(len(game().answers))))
    turns = analysed(frozenset()).turns
    assert [turn.by for turn in everything.turns] == [turn.by for turn in turns]
    assert not any(turn.stand_in for turn in turns)
    assert all(turn.stand_in == (turn.by is not None) for turn in everything.turns)


def test_one_card_of_two_is_enough_for_a_stand_in_to_have_decided() -> None:
    record = finished(Config(3), 7)
    history = GameHistory.of(record)
    pair = next(moment for moment in history.choices if moment.has_two_cards)
    for number in (pair.number, pair.number + 1):
        marked = GameHistory.of(replace(record, stand_ins=frozenset({number})))
        assert [each.number for each in marked.choices] == [
            each.number for each in history.choices if each.number != pair.number
        ]


def test_there_is_no_grade_where_a_bot_made_every_decision() -> None:
    seats = analysed(numbers_of(2)).seats
    assert [seat.is_graded for seat in seats] == [True, True, False]
    assert seats[2].decisions == [] and seats[2].stand_in is not None and seats[2].stand_in.first == 0


def test_older_analyses_are_read_and_newer_ones_go_through_json() -> None:
    analysis = analysed(numbers_of(1, first_round=1))
    assert read(write(analysis)) == analysis
    text = write(analysed(frozenset())).replace(b',"stand_in":null', b"").replace(b',"stand_in":false', b"")
    assert b"stand_in" not in text and read(text) == analysed(frozenset())


def test_habits_and_grades_of_many_games_leave_them_out() -> None:
    late, gone = analysed(numbers_of(1, first_round=1)), analysed(numbers_of(1))
    found = study([(analysed(frozenset()), 1), (late, 1)])
    assert [outcome.stand_in for outcome in found.games] == [0, len(numbers_of(1, first_round=1))]
    assert found.games[1].decisions == len(late.seats[1].decisions) < found.games[0].decisions
    faults = [
        each.fault.kind for seat in (analysed(frozenset()), late) for each in seat.seats[1].decisions if each.fault
    ]
    assert {habit.kind: habit.count for habit in found.habits} == {kind: faults.count(kind) for kind in faults}

    players = {player.name: player for player in players_in([late, gone])}
    assert (players["Bo"].files, players["Bo"].left_out) == ([0], 1)
    assert (players["Ann"].files, players["Ann"].left_out) == ([0, 1], 0)
    assert "Bo" not in {player.name for player in players_in([gone])}
