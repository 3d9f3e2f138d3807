"""What holds at every moment of every game: cards and money are conserved, questions have answers, games end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuzz.fuzzer import random_config
from fuzz.invariants import FAMILIES_BY_QUESTION, BrokenInvariant, GameInvariants, check_cards, check_refusal
from stockpile import Config, Game, GameOver
from stockpile.rules.answers import ANSWERS
from stockpile.rules.cards import COMMERCE_KINDS, FIRST_PLAYER_CARD, UP, card_on
from stockpile.rules.config import MODULES
from stockpile.rules.events import Event, MoneyMoved
from tests.support.play import TABLES, Table, begin, laid, name_of, tempers_for, trail_at

SEEDS = st.integers(0, 2**32)
ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


@every_table
@settings(max_examples=8, deadline=None)
@given(seed=SEEDS)
def test_conduct(table: Table, seed: int) -> None:
    """R-SET-6, R-END-1, R-END-3: cards, dollars, answers and rounds, from the set-up to the end."""
    rng = Random(seed)
    config = laid(table, rng)
    heard: list[Event] = []
    game = begin(config, rng, heard)
    conduct = GameInvariants(game, heard)
    tempers = tempers_for(config, rng)
    while not game.over:
        answer = tempers[game.asked].choose(game.legal, rng)
        heard.clear()
        game.play(answer)
        conduct.follow(game, heard)
    assert conduct.ended == ROUNDS[config.players]


@every_table
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS, data=st.data())
def test_conduct_whatever_is_answered(table: Table, seed: int, data: st.DataObject) -> None:
    """The same with answers that hypothesis chooses."""
    heard: list[Event] = []
    game = Game.new(laid(table, Random(seed)), seed=seed, events=heard)
    conduct = GameInvariants(game, heard)
    while not game.over:
        number = data.draw(st.integers(0, len(game.legal) - 1))
        heard.clear()
        game.play(ANSWERS[game.legal[number]])
        conduct.follow(game, heard)


@every_table
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_an_illegal_answer_changes_nothing(table: Table, seed: int) -> None:
    """It is refused with the question and a reason, and neither the game nor who listens notices."""
    rng = Random(seed)
    config = laid(table, rng)
    heard: list[Event] = []
    game = begin(config, rng, heard)
    while not game.over:
        told = len(heard)
        check_refusal(game, rng)
        assert len(heard) == told
        game.play(ANSWERS[rng.choice(game.legal)])
    with pytest.raises(GameOver):
        game.play(ANSWERS[0])


def test_all_questions_come_up() -> None:
    """The games above are lively enough: every question is asked, and with every family of answers it can have."""
    asked: dict[str, set[str]] = defaultdict(set)
    for seed in range(100):
        rng = Random(seed)
        game = begin(random_config(rng), rng)
        tempers = tempers_for(game.config, rng)
        while not game.over:
            answer = tempers[game.asked].choose(game.legal, rng)
            asked[game.decision.question].add(answer.name)
            game.play(answer)
    assert asked == FAMILIES_BY_QUESTION


# The checks themselves are checked: a game that somebody tampers with is found out.


def discard_one(game: Game) -> None:
    game.discard[0] += 1


def lose_a_commodity(game: Game) -> None:
    game.gone[0] -= 1


def draw_a_strategy_twice(game: Game) -> None:
    game.strategies.append(game.strategies[0])


def hire_somebody_twice(game: Game) -> None:
    game.investors[0] = game.investors[2]


def print_bonds(game: Game) -> None:
    game.gone[COMMERCE_KINDS] += 41


def lay_a_second_first_player_card(game: Game) -> None:
    game.pile_cards += [card_on(0, FIRST_PLAYER_CARD, UP, 0, 15)] * 2


def mislay_the_turn(game: Game) -> None:
    game.drawn -= 1


TRICKS: list[Callable[[Game], None]] = [
    discard_one, lose_a_commodity, draw_a_strategy_twice, hire_somebody_twice, print_bonds,
    lay_a_second_first_player_card, mislay_the_turn,
]  # fmt: skip


@pytest.mark.parametrize("trick", TRICKS)
def test_tricks_with_cards_are_noticed(trick: Callable[[Game], None]) -> None:
    game = trail_at(Config(3, MODULES), 0).moments[-40].copy()
    check_cards(game)
    trick(game)
    with pytest.raises(BrokenInvariant):
        check_cards(game)


def test_money_nobody_was_told_of_is_noticed() -> None:
    heard: list[Event] = []
    game = begin(Config(3), Random(1), heard)
    GameInvariants(game, heard)
    told = [event for event in heard if not isinstance(event, MoneyMoved)]
    with pytest.raises(BrokenInvariant, match="was told"):
        GameInvariants(game, told)


def test_debts_and_strange_answers_are_noticed() -> None:
    heard: list[Event] = []
    game = begin(Config(3), Random(1), heard)
    conduct = GameInvariants(game, heard)
    poor = game.copy()
    poor.money[0] -= 30
    with pytest.raises(BrokenInvariant, match="in debt"):
        conduct.follow(poor, [MoneyMoved(0, -30, "bid")])
    astray = game.copy()
    astray.prices[0] = 10
    with pytest.raises(BrokenInvariant, match="off its track"):
        GameInvariants(game, heard).follow(astray, [])


def test_a_game_that_ends_early_is_noticed() -> None:
    heard: list[Event] = []
    game = begin(Config(3), Random(1), heard)
    conduct = GameInvariants(game, heard)
    game.agenda.clear()
    with pytest.raises(BrokenInvariant, match="0 of 7 rounds"):
        conduct.follow(game, [])
