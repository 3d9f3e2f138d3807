"""The shark: every question has its way, an answer follows from what a seat knows, and it plays to win."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stockpile.bots import Budget, Shark
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import Sound, think
from stockpile.bots.shark.search import MOST, UNSEARCHED, Candidate, Search, Worlds, candidates
from stockpile.bots.shark.shark import LENSES, limit_of, weights_for
from stockpile.bots.shark.value import PROPERTY, odds_to_win, properties
from stockpile.rules.answers import ANSWERS, BID
from stockpile.rules.cards import COSMIC, HELD, SPACES
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game
from stockpile.rules.playing import finish_round
from stockpile.rules.step import STEPS
from tests.support.table import Table, shows
from tests.support.thinking import Moment, moments

CONFIGS = [Config(2), Config(4), preset("epic", 3), preset("epic", 5)]


def test_a_question_that_is_not_searched_has_a_reason() -> None:
    assert set(UNSEARCHED) <= {step.question for step in STEPS if step.question}
    assert all(UNSEARCHED.values())


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_same_view_events_seed_and_playouts_give_the_same_answer(config: Config) -> None:
    for moment in moments(config, 6, share=0.05):
        first = moment.shark(playouts=30, seed=3)
        assert first in moment.game.legal
        assert moment.shark(playouts=30, seed=3) == first


# Budgets.


def test_a_budget_of_playouts_is_kept() -> None:
    limit = limit_of(Budget(playouts=40))
    assert limit.spent() == 0
    limit.done = 10
    assert limit.spent() == 0.25


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_search_ends_with_its_playouts(config: Config) -> None:
    """Every stage tries those that are left in one world at the least, and ends with a whole world."""
    playouts = 200
    for moment in moments(config, 12, share=0.05):
        limit = limit_of(Budget(playouts=playouts))
        Shark(5).thought(moment.view).answer(limit)
        assert limit.done <= playouts + 2 * max(MOST + 1, len(moment.view.answers))


def test_a_budget_of_time_runs_with_the_clock_of_this_process() -> None:
    limit = limit_of(Budget(milliseconds=1))
    while limit.spent() < 1:
        pass
    assert limit.done == 0


# The search.


def found_by(moment: Moment, first: int, second: int, playouts: int) -> int:
    """What a search plays whose default is the first of two answers."""
    worlds = Worlds(moment.view, moment.beliefs(), LENSES, Style(), Random(3))
    both = [Candidate(first, -1, 0.0), Candidate(second, -1, 0.0)]
    return Search(worlds, both, weights_for(moment.game.figures), limit_of(Budget(playouts=playouts))).best().first


def bids(games: int) -> Iterator[tuple[Moment, int, int]]:
    """Moments of auctions, with a sound bid and the dearest there is."""
    for seed in range(games):
        for moment in moments(Config(4), 40 + seed, share=0.3):
            if moment.view.question == "bid":
                sound, dearest = think(moment.view, Style()), max(moment.game.legal, key=space_of)
                if space_of(dearest) > space_of(sound) + 2:
                    yield moment, sound, dearest


def space_of(number: int) -> int:
    return (number - BID) % SPACES


def test_a_bad_answer_falls_whether_it_is_the_default_or_not() -> None:
    found = [(found_by(*each, playouts=120), each[1]) for each in bids(2)]
    found += [(found_by(moment, dearest, sound, playouts=120), sound) for moment, sound, dearest in bids(2)]
    assert len(found) > 20
    assert sum(answer == sound for answer, sound in found) > 0.85 * len(found)


def test_the_default_stands_where_little_or_nothing_speaks_against_it() -> None:
    for moment, sound, dearest in bids(1):
        assert found_by(moment, dearest, sound, playouts=1) == dearest  # one world says nothing
        assert found_by(moment, sound, sound, playouts=50) == sound


# Candidates.


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_candidates_are_legal_and_begin_with_what_the_broker_does(config: Config) -> None:
    policy = Sound(Style())
    for moment in moments(config, 9, share=0.2):
        default = policy.choose(moment.game)
        found = candidates(moment.view, Style(), default)
        assert found[0].first == default
        assert len({frozenset((each.first, each.second)) for each in found}) == len(found)
        for each in found:
            game = moment.game.copy()
            game.play(ANSWERS[each.first])
            if each.second >= 0:
                game.play(ANSWERS[each.second])


@shows("R-INV-ROBINS")
def test_where_nothing_tells_answers_apart_all_are_tried() -> None:
    view = Table(5, investors={0: "robins"}).game.view(0)
    assert view.question == "open"
    found = candidates(view, Style(), think(view, Style()))
    assert {each.first for each in found} == set(view.legal or [])
    assert len(found) > MOST + 1


# Value.


def test_property_is_counted_by_kind() -> None:
    table = Table(4)
    table.game.money = [31, 20, 20, 20]
    table.game.regular[COSMIC] = 3
    has = dict(zip(PROPERTY, properties(table.game, 0), strict=True))
    assert (has["money"], has["purse"]) == (31, 25)
    assert has["shares"] > 3 * 5
    assert 0 < has["majorities"] < 10
    assert has["bonds"] == has["sets"] == has["taxes"] == has["strategies"] == has["fees"] == 0


def test_who_has_more_is_likelier_to_win() -> None:
    game = Game.new(Config(4), seed=3)
    weights = weights_for(game.figures)
    even = odds_to_win(game, 0, weights)
    game.money = [60, 20, 20, 20]
    assert odds_to_win(game, 1, weights) < even < odds_to_win(game, 0, weights)


def test_when_the_game_is_over_the_winners_have_won() -> None:
    game = Game.new(Config(3), seed=3)
    while not game.over:
        finish_round(game, Sound(Style()))
    weights = weights_for(game.figures)
    (winner,) = game.winners
    assert odds_to_win(game, winner, weights) > 0.9
    assert all(odds_to_win(game, seat, weights) < 0.1 for seat in range(3) if seat != winner)


def test_shares_in_a_company_that_only_we_hold_are_a_majority() -> None:
    table = Table(3)
    game = table.game
    game.round = table.figures.rounds - 1
    game.regular = [0] * (3 * HELD)
    game.regular[COSMIC] = 4
    assert dict(zip(PROPERTY, properties(game, 0), strict=True))["majorities"] > 9
