"""Trading fees (R-DEM-6, R-DEM-7)."""

import pytest

from stockpile.rules.events import FeeDrawn, MoneyMoved
from stockpile.rules.money import receive
from tests.support.table import Table, shows


def moves(table: Table, seat: int) -> list[tuple[int, str]]:
    """All money a seat has moved since the game was set up, in order."""
    moved = [(event.amount, event.reason) for event in table.heard(MoneyMoved) if event.seat == seat]
    return [move for move in moved if move[1] != "start"]


def taken(bid: int, market: str = "fee-3 bank labs  fee-2 fee-1", *, pairs: str = "") -> Table:
    """Seat 0 has paid a bid for pile A, which has the fees 1, 2 and 3 if nothing else is said."""
    table = Table(3, market=market, pairs=pairs)
    table.skip_to("bid")
    table.bids(f"0:A{bid} 1:B0 2:C0")
    return table


@shows("R-DEM-6")
def test_fees_are_paid_to_the_bank_and_their_cards_discarded() -> None:
    table = taken(bid=0)
    assert table.money(0) == 14
    assert table.fees(0) == ""
    assert table.discard() == "fee-1 fee-2 fee-3"


@shows("R-DEM-6")
def test_the_smallest_fee_is_paid_first_and_each_only_if_the_money_is_there() -> None:
    table = taken(bid=15)
    assert moves(table, 0) == [(-15, "bid"), (-1, "fee"), (-2, "fee")]
    assert table.money(0) == 2
    assert table.fees(0) == "fee-3"
    assert table.discard() == "fee-1 fee-2"


@shows("R-DEM-6")
def test_of_two_equal_fees_one_may_be_paid() -> None:
    table = Table(2, market="fee-2 bank labs auto  fee-2 steel  electric electric  fee-1 steel")
    table.skip_to("bid")
    # 30 less 25 and 1 leaves 4: the fees are 1, 2 and 2.
    table.bids("0:A25 1:B0 0:C1 1:D0")
    assert moves(table, 0) == [(-25, "bid"), (-1, "bid"), (-1, "fee"), (-2, "fee")]
    assert (table.money(0), table.fees(0)) == (1, "fee-2")


@shows("R-DEM-6")
def test_a_fee_that_takes_the_last_dollar_is_paid() -> None:
    table = taken(15, "fee-2 bank labs  fee-3 steel")
    assert (table.money(0), table.fees(0)) == (0, "")


@shows("R-DEM-6", "R-INFO-1")
def test_an_unpaid_fee_lies_open_before_the_player() -> None:
    table = taken(bid=20)
    assert (table.money(0), table.fees(0)) == (0, "fee-1 fee-2 fee-3")
    for observer in (0, 1, 2, None):
        assert table.view(observer).fees == [1, 1, 1, 0, 0, 0, 0, 0, 0]
        assert [(event.seat, event.fee) for event in table.heard(FeeDrawn, observer)] == [(0, 0), (0, 1), (0, 2)]


@shows("R-DEM-6", "R-INFO-4")
def test_fees_are_opened_smallest_first_whatever_their_place_on_the_pile() -> None:
    told = []
    for hand in ("fee-1 fee-2", "fee-2 fee-1"):
        table = taken(0, f"bank bank labs  {hand}")
        told.append(table.heard(FeeDrawn, 1))
    assert [event.fee for event in told[0]] == [0, 1]
    assert told[0] == told[1]


@shows("R-DEM-6")
def test_fees_are_no_part_of_the_portfolio() -> None:
    table = taken(bid=20)
    assert table.regular(0) == "cosmic"
    assert table.view(None).cards[0] == 1


@shows("R-DEM-6")
def test_an_unpaid_fee_is_paid_the_moment_a_sale_brings_enough() -> None:
    table = taken(20, "steel bank labs  steel fee-3")
    table.skip_to("sell", 0)
    table.answer(0, "sell share steel")
    assert (table.money(0), table.fees(0), table.discard()) == (2, "", "steel fee-3")
    assert moves(table, 0) == [(-20, "bid"), (5, "sale"), (-3, "fee")]
    assert table.asks(0, "sell")


@shows("R-DEM-6")
def test_not_before_it_is_enough() -> None:
    table = taken(20, "steel bank labs  steel fee-2  bust bust")
    table.answer(1, "bust steel", "bust steel")
    assert table.price("steel") == 1
    table.answer(0, "sell share steel")
    assert (table.money(0), table.fees(0)) == (1, "fee-2")
    table.answer(0, "sell share steel")
    assert (table.money(0), table.fees(0)) == (0, "")
    assert moves(table, 0) == [(-20, "bid"), (1, "sale"), (1, "sale"), (-2, "fee")]


@shows("R-DEM-6")
def test_when_money_comes_in_the_smallest_is_paid_first_too() -> None:
    table = taken(bid=20)
    table.skip_to("sell", 0)
    table.answer(0, "sell share cosmic")
    assert moves(table, 0) == [(-20, "bid"), (5, "sale"), (-1, "fee"), (-2, "fee")]
    assert (table.money(0), table.fees(0)) == (2, "fee-3")


@shows("R-DEM-6", "R-MOV-2")
@pytest.mark.parametrize(("shown", "money", "fees"), [(1, 2, "fee-3"), (2, 1, "")])
def test_a_dividend_pays_a_fee(shown: int, money: int, fees: str) -> None:
    table = taken(20, "steel bank labs  steel fee-3", pairs="bank+1 cosmic+2 labs-2 steel$$")
    table.skip_to("dividend")
    table.answer(0, f"show {shown}")
    assert (table.money(0), table.fees(0)) == (money, fees)


@shows("R-DEM-6", "R-MOV-3")
def test_the_bonus_of_a_second_split_pays_a_fee() -> None:
    # Round 2 is dealt to seats 1, 2 and 0.
    market = {1: "boom bank labs  boom steel", 2: "fee-3 bank labs  labs labs labs labs  bank bank"}
    table = Table(3, market=market, pairs={1: "steel+4", 2: "steel+4"})
    table.skip_to("action")
    table.answer(0, "boom steel", "boom steel")
    table.skip_round()
    assert (table.price("steel"), table.split(0)) == (8, "steel")
    table.skip_to("bid")
    table.bids("1:B0 2:C0 0:A20")
    assert (table.money(0), table.fees(0)) == (0, "fee-3")
    table.skip_round()
    assert (table.money(0), table.fees(0)) == (7, "")
    assert moves(table, 0) == [(-20, "bid"), (10, "split"), (-3, "fee")]


@shows("R-DEM-6")
def test_fees_of_one_player_are_not_paid_by_anothers_money() -> None:
    table = taken(bid=20)
    table.sell(0)
    table.answer(1, "sell share bank")
    assert table.fees(0) == "fee-1 fee-2 fee-3"


def indebted(dividend: int = 0) -> Table:
    """Seat 0 begins round 2 with an unpaid fee of 3 and what a dividend brought; pile A has the fees 1 and 2."""
    market = {1: "steel bank labs  labs labs  fee-3 steel", 2: "fee-2 bank labs  fee-1 steel"}
    table = Table(3, first=2, market=market, pairs={1: "bank+1 labs+2 steel$$"})
    table.skip_to("bid")
    table.bids("2:C0 0:A20 1:B0")
    table.skip_to("dividend", 0)
    table.answer(0, f"show {dividend // 2}")
    table.skip_round()
    assert (table.money(0), table.fees(0)) == (dividend, "fee-3")
    table.skip_to("bid")
    return table


@shows("R-DEM-7")
def test_old_and_new_fees_are_settled_together() -> None:
    table = indebted(dividend=2)
    table.bids("0:A0 1:B0 2:C0")
    assert (table.money(0), table.fees(0)) == (1, "fee-2 fee-3")


@shows("R-DEM-7")
def test_money_that_comes_before_the_first_bid_pays_an_old_fee_at_once() -> None:
    table = indebted()
    receive(table.game, 0, 5, "gift")
    assert (table.money(0), table.fees(0)) == (2, "")


@shows("R-DEM-7")
def test_while_a_bid_stands_an_old_fee_is_paid_from_money_that_the_bid_does_not_need() -> None:
    table = indebted(dividend=2)
    table.bids("0:A1")
    receive(table.game, 0, 1, "gift")
    # 3 would pay the fee, but 1 of it is bound.
    assert (table.money(0), table.fees(0)) == (3, "fee-3")
    receive(table.game, 0, 1, "gift")
    assert (table.money(0), table.fees(0)) == (1, "")


@shows("R-DEM-7")
def test_when_the_meeple_comes_back_its_money_pays_the_old_fee() -> None:
    table = indebted(dividend=2)
    table.bids("0:A1")
    receive(table.game, 0, 1, "gift")
    table.bids("1:A3")
    assert (table.money(0), table.fees(0)) == (0, "")


@shows("R-DEM-7")
def test_when_the_cards_are_taken_money_pays_old_fees_again() -> None:
    table = indebted()
    table.bids("0:B0 1:A0 2:C0")
    table.skip_to("sell", 0)
    table.answer(0, "sell share bank")
    assert (table.money(0), table.fees(0)) == (3, "")
