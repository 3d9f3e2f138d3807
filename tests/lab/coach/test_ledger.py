"""Luck and skill add up to the result, in every game; luck compares what came with what could have come."""

from functools import cache
from statistics import fmean, stdev

import pytest

from stockpile.content import load
from stockpile.lab.coach import KINDS, AnalysisTask, Unfinished, analyse, read, write
from stockpile.lab.coach.history import GameHistory
from stockpile.lab.coach.luck import GameLedger, Leg
from stockpile.lab.coach.model import Analysis
from stockpile.lab.simulate import Simulation as Games
from stockpile.records import replay
from stockpile.rules.config import MODULES, Config, preset
from stockpile.rules.redraw import dealt_in
from tests.support.coach_games import TINY, finished
from tests.support.shared import made_once
from tools.coach import LuckTrial

MORE = [Config(5), preset("classic", 3)]
EVERY = [
    Config(2),
    *(pytest.param(each, marks=pytest.mark.long) for each in MORE),
    preset("epic", 2),
    Config(3, MODULES),
]


def named(config: Config) -> str:
    return f"{config.players}-{'-'.join(config.modules) or 'base'}"


@cache
def analysed(config: Config) -> Analysis:
    made = made_once(f"books-{named(config)}.json", lambda: write(analyse(finished(config, 7), TINY)))
    return read(made)


every = pytest.mark.parametrize("config", EVERY, ids=named)


@every
def test_luck_and_skill_add_up_to_the_result(config: Config) -> None:
    analysis = analysed(config)
    end = replay(finished(config, 7))
    for seat in analysis.seats:
        for measure in ("win", "money"):
            luck, skill, result, own, others, rest = (
                getattr(getattr(seat, part), measure) for part in ("luck", "skill", "result", "own", "others", "rest")
            )
            assert luck + skill == pytest.approx(result, abs=1e-9)
            assert own + others + rest == pytest.approx(skill, abs=1e-3)
        share = 1 / len(end.winners) if seat.seat in end.winners else 0
        assert seat.result.win == pytest.approx(share - 1 / config.players, abs=1e-4)
        assert seat.result.money == pytest.approx(seat.money - fmean(end.money), abs=1e-4)


@every
def test_what_one_gains_the_others_lose(config: Config) -> None:
    analysis = analysed(config)
    for part in ("result", "luck", "skill", "rest"):
        assert sum(getattr(seat, part).win for seat in analysis.seats) == pytest.approx(0, abs=1e-3)
        assert sum(getattr(seat, part).money for seat in analysis.seats) == pytest.approx(0, abs=1e-3)
    for point in analysis.course:
        assert sum(point.win) == pytest.approx(1, abs=1e-3)


@every
def test_the_course_ends_with_the_result(config: Config) -> None:
    analysis = analysed(config)
    assert [point.number for point in analysis.course] == list(range(analysis.answers + 1))
    for seat, chance in zip(analysis.seats, analysis.course[-1].win, strict=True):
        assert chance == pytest.approx(seat.result.win + analysis.fair, abs=1e-3)


@every
def test_phases_are_parts_of_the_whole(config: Config) -> None:
    for seat in analysed(config).seats:
        assert sum(each.luck.win for each in seat.phases) == pytest.approx(seat.luck.win, abs=2e-3)
        assert sum(each.skill.win for each in seat.phases) == pytest.approx(seat.own.win, abs=2e-3)
        assert sum(each.loss.money for each in seat.phases) == pytest.approx(seat.loss.money, abs=2e-2)


def test_the_data_go_through_json() -> None:
    analysis = analyse(finished(Config(2), 3), TINY)
    text = write(analysis)
    assert read(text) == analysis
    assert b"\n" not in text


@every
@pytest.mark.parametrize("seed", [1, 2])
def test_everything_that_chance_decided_is_found_where_it_was_dealt(config: Config, seed: int) -> None:
    """The cursors that follow from the events are those of the game itself, at every question."""
    history = GameHistory.of(finished(config, seed, whims=0.5))
    reached = history.opening[-1].after
    for moment in history.moments:
        assert vars_of(dealt_in(moment.game)) == vars_of(reached)
        if moment.then:
            reached = moment.then[-1].after
    kinds = {step.kind for step in history.opening} | {step.kind for moment in history.moments for step in moment.then}
    assert kinds <= KINDS.keys()
    assert {"first", "shares", "pairs", "hand"} <= kinds


def vars_of(dealt: object) -> dict[str, int]:
    names = ("first", "shares", "market", "pairs", "commerce", "investors", "strategies")
    return {name: getattr(dealt, name) for name in names}


def test_jobs_change_nothing_and_progress_is_told_from_nothing_to_all() -> None:
    told: list[tuple[int, int]] = []
    record = finished(Config(2), 7)
    two = analyse(record, TINY, jobs=2, progress=lambda done, parts: told.append((done, parts)))
    assert write(two) == write(analysed(Config(2)))
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1] > 100 and told == sorted(told)


def test_a_game_that_is_not_over_is_refused() -> None:
    record = finished(Config(3), 1)
    with pytest.raises(Unfinished, match="not over after 20 answers"):
        analyse(record.up_to(20), TINY)


def test_where_nothing_is_left_to_chance_the_last_answer_brings_no_luck() -> None:
    """All cards of the last round are dealt when it begins (R-SUP-2): after that, chance decides nothing."""
    task = AnalysisTask(finished(Config(3), 5), TINY)
    legs = [leg for part in range(task.legs) if isinstance(leg := task.play(part)[1], Leg)]
    ledger = GameLedger.of(task.history, legs)
    last = task.history.end.figures.rounds - 1
    began = min(moment.number for moment in task.history.moments if moment.round == last)
    assert max(fortune.number for fortune in ledger.fortunes) == began


def test_luck_is_nothing_in_the_mean(long: bool) -> None:
    """A short form of `tools/coach.py luck`: four standard errors, and games that differ in all their cards."""
    games = Games(Config(3), ("broker", "intern", "broker:bold"), 11, load())
    trial = LuckTrial(games, TINY)
    played = [trial.play(number) for number in range(60 if long else 30)]
    for seat in range(3):
        for measure in ("win", "money"):
            luck = [getattr(game.luck[seat], measure) for game in played]
            assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5
    assert stdev([game.luck[0].win for game in played]) > 0.1  # and it is something in each
