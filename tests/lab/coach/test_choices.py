"""Decisions are judged with what their seat knew, and the better answer is better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from stockpile.i18n import Catalogue, languages
from stockpile.lab.coach import FAULTS, VERDICTS, AnalysisTask, GameHistory, Judgement, SearchDepth, judge
from stockpile.lab.coach.analysis import assemble
from stockpile.lab.coach.decisions import verdict_on
from stockpile.lab.coach.faults import fault_of
from stockpile.lab.coach.luck import Leg
from stockpile.lab.coach.model import Analysis, Score
from stockpile.records import Record
from stockpile.rules.answers import ANSWERS, Answer, parse
from stockpile.rules.config import MODULES, Config, preset
from tests.support.coach_games import TINY, finished
from tests.support.table import Table
from tests.support.twin_games import twins

CONFIGS = [Config(2), Config(4), preset("epic", 3), Config(4, MODULES)]


def judgement_at(record: Record, number: int) -> Leg | Judgement:
    """What the coach says of the decision after so many answers, in a game that is played to its end."""
    task = AnalysisTask(record, TINY)
    at = [moment.number for moment in task.history.choices].index(number)
    return task.play(task.legs + at)[1]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.players}-{len(config.modules)}")
def test_two_worlds_that_look_alike_to_a_seat_are_judged_alike(config: Config) -> None:
    """The games differ in every kind of secret, and later in their ends; the decision is the same to the last digit."""
    rng = Random(4)
    changes: Counter[str] = Counter()
    record = finished(config, 1)
    history = GameHistory.of(record)
    for moment in rng.sample(history.choices, 8):
        begun, answers = record.up_to(moment.number), history.answers_of(moment)
        here = judgement_at(_going_on(config, begun, answers), moment.number)
        for change, twin, game in twins(begun, moment.seat, rng):
            if rng.random() < 0.5 and answers[0].number in game.legal:
                assert judgement_at(_going_on(config, twin, answers), moment.number) == here, (change, moment.number)
                changes[change] += 1
    assert len(changes) > 2


def _going_on(config: Config, begun: Record, answers: Sequence[Answer]) -> Record:
    """The game that goes on with these answers and then somehow."""
    return finished(config, 1, whims=0.0, begun=replace(begun, answers=(*begun.answers, *answers)))


def test_a_share_that_will_surely_fall_is_better_sold() -> None:
    """Everybody knows that Cosmic goes down by three: to keep it loses about three dollars."""
    record = finished(Config(4), 3, whims=0.6)
    history = GameHistory.of(record)
    losses = []
    for moment in history.choices:
        view = moment.game.view(moment.seat)
        if view.question != "sell":
            continue
        for company in range(6):
            odds = view.odds(company)
            if set(odds) == {-3} and view.regular[company] > 0:
                kept = judge(view, history.heard_by(moment), [parse("pass")], 1, SearchDepth(200, 40, close=False))
                losses.append((kept.loss, kept.answers[0].name))
    assert losses
    assert any(name == "sell" and loss.money > 1 for loss, name in losses)


@pytest.fixture(scope="module")
def wild(request: pytest.FixtureRequest) -> list[Analysis]:
    """Games in which half of the answers are anything: many faults of all kinds."""
    found = []
    configs = [Config(3), preset("epic", 2), Config(4, MODULES)]
    for seed, config in enumerate(configs if request.config.getoption("--long") else configs[:2]):
        task = AnalysisTask(finished(config, seed, whims=0.5), TINY)
        found.append(assemble(task, [task.play(part)[1] for part in range(task.parts)]))
    return found


def test_every_decision_has_a_verdict_and_every_fault_its_facts(wild: list[Analysis]) -> None:
    for analysis in wild:
        for seat in analysis.seats:
            assert sum(seat.verdicts.values()) == len(seat.decisions)
            for decision in seat.decisions:
                assert decision.verdict in VERDICTS
                assert decision.choices > 1
                assert decision.loss.win >= 0 and decision.loss.money >= 0
                assert (decision.fault is None) == (sorted(decision.played) == sorted(decision.best))
                if decision.fault is None:
                    assert decision.loss == Score() and decision.verdict == "good"
                else:
                    assert tuple(decision.fault.facts) == FAULTS[decision.fault.kind]


def test_the_worst_are_the_gravest_and_none_of_them_was_good(wild: list[Analysis]) -> None:
    for analysis in wild:
        for seat in analysis.seats:
            worst = [seat.decisions[at] for at in seat.worst]
            assert len(worst) <= 5
            assert all(decision.verdict != "good" for decision in worst)
            order = list(VERDICTS)
            ranks = [order.index(decision.verdict) for decision in worst]
            assert ranks == sorted(ranks)


def test_who_answers_anything_gets_a_poor_grade() -> None:
    task = AnalysisTask(finished(Config(3), 2, bot="random", whims=0.0), TINY)
    wild_grades = [seat.grade for seat in assemble(task, [task.play(part)[1] for part in range(task.parts)]).seats]
    task = AnalysisTask(finished(Config(3), 2, whims=0.0), TINY)
    sound_grades = [seat.grade for seat in assemble(task, [task.play(part)[1] for part in range(task.parts)]).seats]
    assert max(wild_grades) < min(sound_grades)


def test_two_cards_that_are_placed_are_one_decision() -> None:
    history = GameHistory.of(finished(Config(4), 1))
    placings = [moment for moment in history.choices if moment.game.decision.question == "place"]
    assert all(len(history.answers_of(moment)) == 2 for moment in placings)
    assert len(placings) == 4 * history.end.figures.rounds


def test_verdicts_go_by_the_graver_of_chance_and_money() -> None:
    assert verdict_on(Score(0.0, 0.0), 15.0) == "good"
    assert verdict_on(Score(0.03, 0.0), 15.0) == "inaccuracy"
    assert verdict_on(Score(0.0, 8.0), 15.0) == "mistake"
    assert verdict_on(Score(0.2, 0.0), 15.0) == "blunder"


@pytest.mark.parametrize(
    ("played", "best", "kind"),
    [
        (["place auto up A", "place steel down B"], ["place auto up A", "place steel down C"], "hide-pile"),
        (["place auto up A", "place steel down B"], ["place auto up C", "place steel down B"], "show-pile"),
        (["place auto up A", "place steel down B"], ["place steel up A", "place auto down B"], "hide-other"),
        (["place steel down B", "place auto up A"], ["place auto up D", "place steel down B"], "show-pile"),
    ],
)
def test_what_was_wrong_with_two_placings(played: list[str], best: list[str], kind: str) -> None:
    view = Table(4).view(0)
    found = fault_of(view, [parse(text) for text in played], [parse(text) for text in best])
    assert found.kind == kind


def test_every_fault_and_verdict_has_its_words_in_every_language() -> None:
    for language in languages():
        words = Catalogue(language)
        for kind, facts in FAULTS.items():
            text = words.say(f"coach-{kind}", **dict.fromkeys(facts, 1))
            assert text and f"coach-{kind}" not in text
        for verdict in VERDICTS:
            assert words.say(f"coach-verdict-{verdict}")


def test_all_answers_stay_numbers_of_the_action_space(wild: list[Analysis]) -> None:
    texts = {str(answer) for answer in ANSWERS}
    for analysis in wild:
        for seat in analysis.seats:
            for decision in seat.decisions:
                assert {*decision.played, *decision.best} <= texts
