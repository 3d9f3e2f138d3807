"""Investors whom Demand brings money: Lazy Liliane, Moneymaker Mitt, Broker Bernie."""

import pytest

from stockpile.rules.events import FeeDrawn, MeeplePlaced, MeepleReturned, MoneyMoved
from tests.support.table import Table, shows


def bidding(investors: dict[int, str], players: int = 3, *, market: str = "", money: int | None = None) -> Table:
    """The first bid is asked for; if money is said, seat 0 has that much, before what Demand brings."""
    table = Table(players, investors=investors, market=market)
    if money is not None:
        table.set_money(0, money)
    table.skip_to("bid")
    return table


def indebted(investor: str, fees: tuple[str, str], money: int, bid: int) -> Table:
    """Round 2 begins. In round 1 seat 0, now the first player, had so much money and took two fees with that bid."""
    market = {1: f"{fees[0]} bank labs  steel steel  {fees[1]} auto"}
    table = Table(3, first=2, investors={0: investor}, market=market)
    table.set_money(0, money)
    table.skip_to("bid")
    table.bids(f"2:C0 0:A{bid} 1:B0")
    table.skip_round()
    assert table.game.first == 0
    return table


# Lazy Liliane.


@shows("R-INV-LILIANE")
def test_liliane_gets_5_when_demand_begins_in_every_round() -> None:
    table = Table(3, investors={1: "liliane"})
    table.skip_to("place", 2)
    assert table.money(1) == 24
    table.skip_to("bid")
    assert table.asks(0, "bid")
    assert table.money(1) == 29
    for _ in range(6):
        table.skip_round()
        table.skip_to("bid")
    assert table.paid(1, "liliane") == [5] * 7


@shows("R-INV-LILIANE", "R-DEM-2")
def test_she_may_bid_with_it() -> None:
    table = bidding({0: "liliane"}, money=20)
    assert table.money(0) == 25
    table.bids("0:A25 1:B0 2:C0")
    assert table.money(0) == 0


@shows("R-INV-LILIANE", "R-DEM-6")
def test_open_fees_are_paid_from_it_before_she_bids() -> None:
    table = indebted("liliane", ("fee-3", "fee-2"), money=0, bid=3)
    assert (table.money(0), table.fees(0)) == (0, "fee-3")
    table.skip_to("bid")
    assert (table.money(0), table.fees(0)) == (2, "")
    table.refuses("bid A 2", "costs-more-than-you-have")


@shows("R-INV-LILIANE")
def test_each_time_she_is_outbid_she_pays_1_at_once() -> None:
    table = bidding({0: "liliane"}, money=20)
    table.bids("0:A0")
    assert table.money(0) == 25
    table.bids("1:A1")
    assert table.money(0) == 24
    table.bids("2:B0 0:B1")
    assert table.money(0) == 24
    table.bids("2:B3")
    assert table.money(0) == 23
    assert table.paid(0, "liliane") == [5, -1, -1]


@shows("R-INV-LILIANE")
def test_outbidding_others_costs_her_nothing_and_others_pay_nothing() -> None:
    table = bidding({1: "liliane"})
    before = table.game.money.copy()
    table.bids("0:A0 1:A1 2:B0")
    assert table.game.money == before


@shows("R-INV-LILIANE")
def test_without_money_she_pays_nothing_and_owes_nothing() -> None:
    # The 5 are just what her fees take when Demand begins.
    table = indebted("liliane", ("fee-2", "fee-3"), money=1, bid=6)
    assert (table.money(0), table.fees(0)) == (0, "fee-2 fee-3")
    table.skip_to("bid")
    assert (table.money(0), table.fees(0)) == (0, "")
    table.bids("0:A0 1:A1 2:B0")
    assert table.money(0) == 0
    assert table.paid(0, "liliane")[-1] == 5
    table.bids("0:C0")
    assert (table.money(0), table.fees(0)) == (0, "")


@shows("R-INV-LILIANE", "R-DEM-9")
@pytest.mark.parametrize(("money", "left"), [(15, 15), (16, 15), (17, 16)])
def test_the_fine_comes_only_from_money_that_no_standing_bid_needs(money: int, left: int) -> None:
    table = bidding({0: "liliane bill", 1: "oprah stuart"}, 2, money=money - 5)
    table.bids("0:A15 1:B0 0:C0")
    assert table.money(0) == money
    table.bids("1:C1")
    assert table.money(0) == left
    table.bids("0:D0")
    assert table.money(0) == left - 15


@shows("R-INV-LILIANE", "R-DEM-9")
def test_when_the_dear_bid_is_outbid_its_money_is_free_to_pay() -> None:
    table = bidding({0: "liliane bill", 1: "oprah stuart"}, 2, money=10)
    table.bids("0:A15 1:A20")
    assert table.money(0) == 14


@shows("R-INV-LILIANE", "R-INFO-1")
def test_what_she_gets_and_pays_is_told_to_all_between_the_meeples() -> None:
    table = bidding({0: "liliane"})
    start = len(table.events)
    table.bids("0:A0 1:A1")
    names = [event.name for event in table.events[start:]]
    assert names == ["meeple-placed", "meeple-placed", "meeple-returned", "money-moved"]
    for observer in (0, 1, 2, None):
        assert table.heard(MoneyMoved, observer)[-1].amount == -1
        assert (len(table.heard(MeeplePlaced, observer)), len(table.heard(MeepleReturned, observer))) == (2, 1)


@shows("R-INV-LILIANE", "R-DEM-7")
def test_an_old_fee_she_could_not_pay_does_not_fall_due_between_her_bids() -> None:
    table = indebted("liliane", ("fee-3", "fee-3"), money=1, bid=6)
    table.skip_to("bid")
    # 5 pay one of them.
    assert (table.money(0), table.fees(0)) == (2, "fee-3")
    table.bids("0:A0 1:A1")
    assert (table.money(0), table.fees(0)) == (1, "fee-3")


# Moneymaker Mitt.


@shows("R-INV-MITT")
def test_mitt_gets_1_for_every_meeple_he_places() -> None:
    table = bidding({0: "mitt"})
    table.bids("0:A0")
    assert table.money(0) == 18
    table.bids("1:A1 2:B0 0:B1")
    assert table.paid(0, "mitt") == [1, 1]
    table.bids("2:C0")
    assert table.money(0) == 17 + 2 - 1


@shows("R-INV-MITT")
def test_nobody_else_does() -> None:
    table = bidding({0: "mitt"})
    before = table.game.money[1:]
    table.bids("0:A0 1:B0 2:A1")
    assert table.game.money[1:] == before


@shows("R-INV-MITT", "R-DEM-2")
def test_the_bid_is_checked_before_the_dollar_comes() -> None:
    table = bidding({0: "mitt"}, money=9)
    table.refuses("bid A 4", "costs-more-than-you-have")
    table.bids("0:A6")
    assert table.money(0) == 10


@shows("R-INV-MITT", "R-DEM-2")
def test_the_next_bid_may_use_it() -> None:
    table = bidding({0: "mitt"}, money=9)
    table.bids("0:A6 1:A10 2:B0")
    assert "bid C 4" in table.legal
    table.bids("0:C10")
    assert table.money(0) == 9 + 2 - 10


@shows("R-INV-MITT", "R-DEM-9")
def test_with_two_players_each_meeple_counts_and_both_bids_stay_payable() -> None:
    table = bidding({0: "mitt bill"}, 2, money=10)
    table.bids("0:A10 1:B0")
    # 11 less the 10 that are bound.
    assert "bid C 1" in table.legal
    table.refuses("bid C 2", "costs-more-than-you-have")
    table.bids("0:C1 1:D0")
    assert (table.money(0), table.paid(0, "mitt")) == (1, [1, 1])


@shows("R-INV-MITT", "R-DEM-7")
def test_mitts_dollar_pays_an_old_fee_that_his_bid_leaves_the_money_for() -> None:
    table = mitt_owes("fee-3", money=2)
    table.bids("0:A0")
    assert (table.money(0), table.fees(0)) == (0, "")


@shows("R-INV-MITT", "R-DEM-7")
def test_mitts_dollar_pays_no_old_fee_that_his_bid_needs_the_money_of_until_he_is_outbid() -> None:
    table = mitt_owes("fee-2", money=1)
    table.bids("0:A1")
    assert (table.money(0), table.fees(0)) == (2, "fee-2")
    table.bids("1:A3 2:B0")
    assert (table.money(0), table.fees(0)) == (0, "")
    assert table.legal == ["bid C 0"]


def mitt_owes(fee: str, money: int) -> Table:
    """Mitt's first bid of a round, with one unpaid fee card before him."""
    table = indebted("mitt", (fee, "bank"), money=0, bid=0)
    table.skip_to("bid")
    table.set_money(0, money)
    assert table.fees(0) == fee
    return table


# Broker Bernie.


@shows("R-INV-BERNIE")
def test_fees_pay_bernie_and_are_discarded() -> None:
    table = bidding({0: "bernie"}, market="fee-3 bank labs  fee-1 fee-2")
    table.bids("0:A0 1:B0 2:C0")
    assert (table.money(0), table.fees(0), table.discard()) == (16 + 6, "", "fee-1 fee-2 fee-3")
    assert table.paid(0, "fee") == [1, 2, 3]
    for observer in (0, 1, 2, None):
        assert [(event.seat, event.fee) for event in table.heard(FeeDrawn, observer)] == [(0, 0), (0, 1), (0, 2)]


@shows("R-INV-BERNIE", "R-DEM-2")
def test_he_pays_for_the_pile_first_so_its_fees_help_no_bid() -> None:
    table = bidding({0: "bernie"}, market="fee-3 bank labs  fee-1 fee-2", money=14)
    table.refuses("bid A 5", "costs-more-than-you-have")
    start = len(table.events)
    table.bids("0:A10 1:B0 2:C0")
    mine = [event.amount for event in table.events[start:] if isinstance(event, MoneyMoved) and event.seat == 0]
    assert mine == [-10, 1, 2, 3]


@shows("R-INV-BERNIE")
def test_he_never_holds_an_unpaid_fee() -> None:
    table = bidding({0: "bernie"}, market="fee-3 bank labs  fee-3 fee-2", money=10)
    table.bids("0:A10 1:B0 2:C0")
    assert (table.money(0), table.fees(0)) == (8, "")


@shows("R-INV-BERNIE", "R-DEM-5", "R-DEM-9")
def test_with_two_players_he_pays_for_both_piles_before_any_fee_pays_him() -> None:
    table = bidding({0: "bernie bill"}, 2, market="fee-3 bank fee-2 labs  fee-1 steel")
    start = len(table.events)
    table.bids("0:A10 1:B0 0:C6 1:D0")
    mine = [event.amount for event in table.events[start:] if isinstance(event, MoneyMoved) and event.seat == 0]
    assert mine == [-10, -6, 1, 2, 3]
    assert table.discard() == "fee-1 fee-2 fee-3"


@shows("R-INV-BERNIE")
def test_fees_that_others_take_are_theirs_to_pay() -> None:
    table = bidding({0: "bernie"}, market="steel fee-3 labs")
    table.bids("0:A0 1:B0 2:C0")
    assert (table.paid(0, "fee"), table.paid(1, "fee")) == ([], [-3])


@shows("R-INV-BERNIE", "R-INV-BARBARA", "R-DEM-5")
def test_bernie_with_barbara_is_paid_for_the_space_and_for_the_fees() -> None:
    table = bidding({0: "bernie barbara"}, 2, market="fee-3 bank steel labs")
    table.bids("0:A0 1:B0 0:C10 1:D0")
    assert table.paid(0, "bid") == [-8, 4]
    assert table.paid(0, "fee") == [3]
