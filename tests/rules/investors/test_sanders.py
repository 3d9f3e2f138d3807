"""Socialist Sanders (R-INV-SANDERS)."""

import pytest

from stockpile.rules.events import MoneyMoved
from tests.support.table import Table, shows


def ending(money: list[int], *, market: str = "", investors: str = "sanders") -> Table:
    """Sanders, seat 0, is asked at the round end; everybody has so much money."""
    table = Table(len(money), investors={0: investors}, market=market)
    for seat, amount in enumerate(money):
        table.set_money(seat, amount)
    table.skip_to("investor", 0)
    return table


@shows("R-INV-SANDERS")
def test_sanders_takes_2_from_the_richest_keeps_1_and_gives_1_to_the_poorest() -> None:
    table = ending([10, 30, 5, 20])
    assert table.legal == ["seat 1"]
    table.answer(0, "seat 1")
    assert table.game.money == [11, 28, 5, 20]
    assert table.legal == ["seat 2"]
    table.answer(0, "seat 2")
    assert table.game.money == [11, 28, 6, 20]
    assert table.round == 2


@shows("R-INV-SANDERS")
def test_the_richest_is_sought_among_the_others() -> None:
    table = ending([50, 30, 5])
    assert table.legal == ["seat 1"]
    table.answer(0, "seat 1", "seat 2")
    assert table.game.money == [51, 28, 6]


@shows("R-INV-SANDERS")
def test_the_poorest_may_be_himself() -> None:
    table = ending([1, 30, 5])
    table.answer(0, "seat 1")
    assert table.legal == ["seat 0"]
    table.answer(0, "seat 0")
    assert table.game.money == [3, 28, 5]
    assert table.paid(0, "sanders") == [1, 1]


@shows("R-INV-SANDERS")
def test_who_is_poorest_is_looked_at_when_he_has_his_dollar() -> None:
    table = ending([5, 30, 5])
    table.answer(0, "seat 1")
    # With his first dollar he has 6, so the other one is poorer now.
    assert table.legal == ["seat 2"]


@shows("R-INV-SANDERS")
def test_never_the_one_he_took_from() -> None:
    table = ending([9, 3, 3])
    table.answer(0, "seat 1")
    assert table.game.money == [10, 1, 3]
    assert table.legal == ["seat 2"]


@shows("R-INV-SANDERS")
def test_ties_are_his_choice() -> None:
    table = ending([9, 8, 8, 2, 2])
    assert table.legal == ["seat 1", "seat 2"]
    table.answer(0, "seat 2")
    assert table.legal == ["seat 3", "seat 4"]
    table.refuses("seat 1", "not-possible-now")
    table.answer(0, "seat 4")
    assert table.game.money == [10, 8, 6, 2, 3]


@shows("R-INV-SANDERS")
def test_he_ties_with_others_for_the_poorest() -> None:
    table = ending([4, 9, 5, 5])
    table.answer(0, "seat 1")
    assert table.legal == ["seat 0", "seat 2", "seat 3"]


@shows("R-INV-SANDERS")
def test_when_all_have_the_same_money() -> None:
    table = ending([3, 3, 3])
    assert table.legal == ["seat 1", "seat 2"]
    table.answer(0, "seat 1")
    assert table.legal == ["seat 2"]


@shows("R-INV-SANDERS")
def test_he_must() -> None:
    table = ending([10, 30, 5])
    table.refuses("pass", "not-possible-now")
    table.answer(0, "seat 1")
    table.refuses("pass", "not-possible-now")


@shows("R-INV-SANDERS")
def test_a_richest_player_with_one_dollar_gives_that_and_he_keeps_it() -> None:
    table = ending([0, 1, 0])
    assert table.legal == ["seat 1"]
    table.answer(0, "seat 1")
    assert table.game.money == [1, 0, 0]
    assert table.round == 2


@shows("R-INV-SANDERS")
def test_when_the_others_have_nothing_he_is_not_asked() -> None:
    table = Table(3, investors={0: "sanders"})
    for seat in (1, 2):
        table.set_money(seat, 0)
    asked = set()
    while table.round == 1:
        asked.add(table.game.decision.question)
        table.play_harmlessly()
    assert "investor" not in asked
    assert table.game.money == [20, 0, 0]


@shows("R-INV-SANDERS", "R-DEM-6")
def test_his_own_fee_is_paid_before_the_poorest_is_sought() -> None:
    table = ending([0, 30, 1], market="fee-1 bank labs")
    assert (table.money(0), table.fees(0)) == (0, "fee-1")
    table.answer(0, "seat 1")
    # His dollar went to the fee at once: with 0 he is poorest himself.
    assert (table.money(0), table.fees(0)) == (0, "")
    assert table.legal == ["seat 0"]
    table.answer(0, "seat 0")
    assert table.money(0) == 1


@shows("R-INV-SANDERS", "R-DEM-6")
def test_the_dollar_of_the_poorest_pays_their_fee() -> None:
    table = ending([9, 30, 0], market="steel bank fee-1")
    assert table.fees(2) == "fee-1"
    table.answer(0, "seat 1", "seat 2")
    assert (table.money(2), table.fees(2)) == (0, "")


@shows("R-INV-SANDERS")
def test_with_two_players_both_dollars_are_his() -> None:
    table = ending([10, 3], investors="sanders bill")
    assert table.legal == ["seat 1"]
    table.answer(0, "seat 1")
    assert table.legal == ["seat 0"]
    table.answer(0, "seat 0")
    assert table.game.money == [12, 1]


@shows("R-INV-SANDERS", "R-INV-OPRAH", "R-INV-2")
@pytest.mark.parametrize(("first", "money"), [("oprah", [2, 1]), ("sanders", [1, 2])])
def test_with_oprah_the_order_matters(first: str, money: list[int]) -> None:
    """One dollar against two: Oprah gives 1 and he takes 2 of 3, or he takes 2 and she gives 2 of 3."""
    table = Table(2, investors={0: "sanders oprah"})
    table.set_money(0, 1)
    table.set_money(1, 2)
    table.skip_to("ability")
    assert table.legal == ["ability sanders", "ability oprah"]
    table.answer(0, f"ability {first}")
    while table.round == 1:
        table.answer(0, table.legal[0])
    assert table.game.money == money


@shows("R-INV-SANDERS", "R-INFO-1")
def test_all_of_it_is_told_to_all() -> None:
    table = ending([10, 30, 5])
    table.answer(0, "seat 1", "seat 2")
    for observer in (0, 1, 2, None):
        told = [event for event in table.heard(MoneyMoved, observer) if event.reason == "sanders"]
        assert [(event.seat, event.amount) for event in told] == [(1, -2), (0, 1), (2, 1)]


@shows("R-INV-SANDERS", "R-END-1")
def test_in_the_last_round_too() -> None:
    table = Table(3, investors={0: "sanders"})
    table.skip_to_round(7)
    before = len(table.paid(0, "sanders"))
    table.skip_to("investor", 0)
    while not table.game.over:
        table.play_harmlessly()
    assert len(table.paid(0, "sanders")) > before
