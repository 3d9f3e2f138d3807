"""Forecast dice (R-DIC-1), the odds they give (R-INFO-5), and Forecast Phil among them."""

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from stockpile.content import load
from stockpile.rules.cards import AUTO, BANK, COMPANIES, COSMIC
from stockpile.rules.chance import roll
from stockpile.rules.config import Config
from stockpile.rules.events import CardKept, DiceRolled, DividendDeclared, PairDealt
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from tests.support.table import Table, shows

FACES = [
    "+4 +4 +3 +3 +2 +2",
    "+4 +3 +3 +2 +2 +1",
    "+2 +2 +1 +1 $ -1",
    "$$$ $$$ $$ $$ $ $",
    "+1 -1 -1 -2 -2 -3",
    "-1 -2 -3 -3 -4 -4",
]
ONE, TWO, THREE = 11, 12, 13  # dividends
ROLL = "+4 +4 -1 $ -1 -4"
PAIRS = "cosmic+4 bank-1 labs-1 auto$ steel+4 electric-4"


def code(face: str) -> int:
    return 10 + len(face) if "$" in face else int(face)


@shows("R-DIC-1")
def test_the_faces_of_the_six_dice() -> None:
    assert [list(die) for die in load().dice] == [[code(face) for face in die.split()] for die in FACES]


@shows("R-DIC-1")
def test_every_roll_shows_a_face_of_each_die() -> None:
    figures = figures_for(Config(3, ("dice",)))
    seen: list[set[int]] = [set() for _ in range(6)]
    rng = Random(1)
    for _ in range(400):
        for die, face in enumerate(roll(figures, rng)):
            seen[die].add(face)
    assert seen == [{code(face) for face in die.split()} for die in FACES]


@shows("R-DIC-1", "R-INFO-1")
def test_rolled_in_the_open_and_these_are_the_forecasts_of_the_round() -> None:
    table = Table(3, dice=ROLL, pairs=PAIRS)
    rolled = (4, 4, -1, ONE, -1, -4)
    for observer in (0, 1, 2, None):
        assert [event.forecasts for event in table.heard(DiceRolled, observer)] == [rolled]
        assert table.view(observer).forecasts == list(rolled)
    assert Counter(table.game.pairs[1::2]) == Counter(rolled)


@shows("R-DIC-1", "R-BND-1")
def test_after_the_bonds_are_bought() -> None:
    table = Table(3, modules="bonds", dice=ROLL)
    assert (table.heard(DiceRolled), table.view(0).forecasts) == ([], [])
    # Nothing can be said of forecasts before that.
    assert [table.view(0).odds(company) for company in range(6)] == [{}] * 6
    for seat in range(3):
        table.answer(seat, "bonds 0")
    assert len(table.heard(DiceRolled)) == 1


@shows("R-DIC-1")
def test_rolled_anew_every_round() -> None:
    table = Table(3, modules="bonds", dice={1: ROLL, 2: "+2 +1 $ $$$ -3 -2"})
    table.skip_to_round(2)
    assert table.view().forecasts == []
    table.skip_to("place")
    assert table.view().forecasts == [2, 1, ONE, THREE, -3, -2]
    table.skip_to_round(4)
    assert len(table.heard(DiceRolled)) == 3


@shows("R-DIC-1", "R-MOV-1")
def test_companies_move_by_what_was_rolled() -> None:
    table = Table(3, dice=ROLL, pairs=PAIRS)
    table.skip_round()
    assert [table.price(company) for company in COMPANIES] == [9, 4, 4, 5, 9, 1]


@shows("R-DIC-1", "R-MOV-2")
@pytest.mark.parametrize(("face", "amount"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_dividends_of_1_2_and_3(face: str, amount: int) -> None:
    table = Table(3, dice=f"+4 +2 +1 {face} -2 -3", pairs=f"cosmic{face}")
    table.skip_to("dividend", 0)
    assert table.game.decision.subject == {"company": COSMIC, "amount": amount}
    table.answer(0, "show 1")
    assert table.money(0) == 20 + amount
    assert [event.amount for event in table.heard(DividendDeclared)] == [amount]


@shows("R-DIC-1")
def test_without_the_dice_the_base_forecasts_are_used() -> None:
    table = Table(3)
    assert (table.heard(DiceRolled), table.game.chance.dice) == ([], ())
    assert sorted(table.view().forecasts) == [-3, -2, 1, 2, 4, TWO]


# Odds


@shows("R-INFO-5", "R-DIC-1")
def test_equal_forecasts_count_as_often_as_they_were_rolled() -> None:
    table = Table(3, dice=ROLL, pairs=PAIRS)
    # Seat 0 has cosmic +4, public is auto $: of +4 +4 -1 $ -1 -4 there are +4, -1, -1 and -4 left for four companies.
    view = table.view(0)
    assert view.odds(COSMIC) == {4: 1}
    assert view.odds(AUTO) == {ONE: 1}
    assert view.odds(BANK) == {4: Fraction(1, 4), -1: Fraction(1, 2), -4: Fraction(1, 4)}
    assert sorted(view.open_forecasts()) == [-4, -1, -1, 4]
    # The spectators know the public pair alone.
    assert table.view().odds(COSMIC) == {4: Fraction(2, 5), -1: Fraction(2, 5), -4: Fraction(1, 5)}


@shows("R-INFO-5", "R-DIC-1")
def test_the_odds_of_all_forecasts_add_up() -> None:
    for seed in range(8):
        game = Game.new(Config(2 + seed % 4, ("dice",)), seed=seed)
        for observer in range(game.players + 1):
            view = game.view(observer)
            odds = [view.odds(company) for company in range(6)]
            assert [sum(each.values()) for each in odds] == [1] * 6
            for forecast, count in Counter(view.forecasts).items():
                assert sum(each.get(forecast, 0) for each in odds) == count


# Forecast Phil (his own tests are with the investors; here, with the dice)


def phil(players: int = 3, dice: str = ROLL) -> Table:
    table = Table(players, dice=dice, pairs=PAIRS, investors={0: "phil"})
    table.skip_to("investor", 0)
    return table


@shows("R-INV-PHIL", "R-DIC-1")
def test_phil_picks_among_this_rounds_forecasts_when_the_dice_are_rolled() -> None:
    table = phil()
    assert len(table.heard(DiceRolled)) == 1
    assert table.heard(PairDealt) == []
    companies = [f"keep-company {company}" for company in COMPANIES]
    assert sorted(table.legal) == sorted([*companies, *[f"keep-forecast {face}" for face in ("+4", "-1", "$", "-4")]])
    for face in ("+1", "$$", "-2"):
        assert f"keep-forecast {face}" not in table.legal


@shows("R-INV-PHIL", "R-DIC-1")
@pytest.mark.parametrize("face", ["+4", "-1", "$", "-4"])
def test_the_forecast_he_picks_is_half_of_his_pair(face: str) -> None:
    table = phil()
    table.answer(0, f"keep-forecast {face}")
    assert table.game.pairs[1] == code(face)
    assert Counter(table.game.pairs[1::2]) == Counter(code(each) for each in ROLL.split())
    assert sorted(table.game.pairs[0::2]) == list(range(6))


@shows("R-INV-PHIL", "R-INFO-4")
def test_all_know_which_kind_he_picked_and_no_more() -> None:
    for face in ("$", "-4"):
        table = phil()
        table.answer(0, f"keep-forecast {face}")
        for observer in (1, 2, None):
            assert [(event.seat, event.company) for event in table.heard(CardKept, observer)] == [(0, False)]
            assert (table.view(observer).kept, table.view(observer).pairs[:2]) == (2, [-1, -1])
