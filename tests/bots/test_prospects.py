"""The broker's own idea of moves and forecasts agrees with the rules, and its values with sums done by hand."""

import pytest

from stockpile.bots.broker.prospects import Prospects, meet, prospects_for, stride
from stockpile.rules.answers import ANSWERS
from stockpile.rules.cards import AUTO, COSMIC, STEEL, STOCKS
from stockpile.rules.config import Config
from stockpile.rules.figures import ROW, Figures, figures_for
from stockpile.rules.game import Game
from stockpile.rules.step import advance
from stockpile.rules.stock import move

STANDARD = Config()
ADVANCED = Config(modules=("advanced_board",))


def held(config: Config, company: int, space: int, steps: int, regular: int, split: int) -> Game:
    """A game in which seat 0 held these cards and nobody anything else while a ticker moved by the rules."""
    game = Game.new(config, seed=1)
    game.regular = [0] * len(game.regular)
    game.regular[company] = regular
    game.split[company] = split
    game.prices[company] = space
    game.agenda = [move(company, steps)]
    advance(game)
    while not game.over:
        game.play(ANSWERS[game.legal[-1]])  # show all for a dividend
    return game


@pytest.mark.parametrize("config", [STANDARD, ADVANCED], ids=["standard", "advanced"])
@pytest.mark.parametrize("company", range(STOCKS))
def test_a_stride_is_what_the_rules_do(config: Config, company: int) -> None:
    figures = figures_for(config)
    for space in range(figures.last[company] + 1):
        for steps in range(-6, 7):
            foreseen = stride(figures, company, space, steps)
            game = held(config, company, space, steps, regular=0, split=1)
            earned = game.money[0] - figures.money
            assert (foreseen.space, foreseen.split_pay) == (game.prices[company], earned)
            assert foreseen.bankrupt == (game.split[company] == 0)


@pytest.mark.parametrize("config", [STANDARD, ADVANCED], ids=["standard", "advanced"])
@pytest.mark.parametrize("company", range(STOCKS))
def test_a_regular_card_earns_and_splits_as_the_rules_say(config: Config, company: int) -> None:
    figures = figures_for(config)
    for space in range(figures.last[company] + 1):
        for steps in range(1, 7):
            foreseen = stride(figures, company, space, steps)
            game = held(config, company, space, steps, regular=1, split=0)
            assert foreseen.regular_pay == game.money[0] - figures.money
            assert (foreseen.splits > 0) == (game.split[company] == 1)


def test_a_dividend_pays_a_split_card_twice() -> None:
    met = meet(figures_for(STANDARD), COSMIC, 4, 12)
    assert (met.space, met.regular_pay, met.split_pay) == (4, 2, 4)


@pytest.fixture
def standard() -> Prospects:
    return prospects_for(figures_for(STANDARD))


def test_one_movement_before_the_end_on_the_standard_board(standard: Prospects) -> None:
    """On 5: +4 +2 +1 make 9, 7, 6; a dividend of 2 makes 7; -2 and -3 make 3 and 2."""
    keeping = {code: kept.regular[4] for code, kept in standard.kept[1].items()}
    assert keeping == {4: 9, 2: 7, 1: 6, 12: 7, -2: 3, -3: 2}
    unknowing, knowing = 34 / 6, (9 + 7 + 6 + 7 + 5 + 5) / 6
    assert standard.regular[1][4] == pytest.approx(knowing / 3 + unknowing * 2 / 3)


def test_a_certain_split_doubles(standard: Prospects) -> None:
    """9 and +4: 8 after the split, two shares; an old split card earns 10 besides."""
    kept = standard.after(1, 4)
    assert (kept.regular[8], kept.split[8]) == (16, 16 + 10)


def test_a_certain_bankruptcy_leaves_nothing(standard: Prospects) -> None:
    for left in range(1, 7):
        kept = standard.after(left, -3)
        assert (kept.regular[1], kept.split[1]) == (0, 0)


def test_more_rounds_to_come_are_never_worth_less(standard: Prospects) -> None:
    for earlier, later in zip(standard.regular[1:], standard.regular, strict=False):
        assert all(more >= less - 1e-9 for more, less in zip(earlier, later, strict=True))


def test_the_board_in_play_counts() -> None:
    """On the advanced board Auto at 13 splits to 7, and Steel pays on its way."""
    advanced = prospects_for(figures_for(ADVANCED))
    assert advanced.after(1, 1).regular[AUTO * ROW + 6] == 14
    assert advanced.after(1, 2).regular[STEEL * ROW + 2] == 3 + 1


def test_prospects_are_worked_out_once_for_a_config() -> None:
    def figures() -> Figures:
        return figures_for(Config(players=3))

    assert prospects_for(figures()) is prospects_for(figures())
