"""Investors who bid and pay differently: Donald, Barbara, Carlos."""

import pytest

from stockpile.rules.events import MoneyMoved, PileTaken
from tests.support.table import Table, shows

TRACK = (0, 1, 3, 6, 10, 15, 20, 25)


def bidding(investors: dict[int, str], players: int = 3, *, market: str = "", money: int | None = None) -> Table:
    """The first bid is asked for; if money is said, seat 0 has that much."""
    table = Table(players, investors=investors, market=market)
    if money is not None:
        table.set_money(0, money)
    table.skip_to("bid")
    return table


def highest(table: Table, pile: str) -> int:
    """The highest bid, in dollars, that the asked seat can make for a pile."""
    return max(TRACK[int(answer.split()[2])] for answer in table.legal if answer.startswith(f"bid {pile}"))


# Discount Donald.


@shows("R-INV-DONALD")
@pytest.mark.parametrize(("bid", "pays"), [(0, 0), (1, 0), (3, 1), (6, 3), (10, 6), (15, 10), (20, 15), (25, 20)])
def test_donald_pays_the_space_before_his_bid(bid: int, pays: int) -> None:
    table = bidding({0: "donald"}, money=30)
    table.bids(f"0:A{bid} 1:B0 2:C0")
    assert table.money(0) == 30 - pays
    assert table.paid(0, "bid") == ([-pays] if pays else [])


@shows("W-4", "R-INV-DONALD")
def test_a_bid_of_10_by_donald_costs_6() -> None:
    table = bidding({0: "donald"})
    table.bids("0:A10 1:B0 2:C0")
    assert table.money(0) == 13 - 6


@shows("R-INV-DONALD", "R-DEM-2")
@pytest.mark.parametrize(("money", "most"), [(0, 1), (5, 6), (9, 10), (10, 15), (14, 15), (15, 20), (19, 20), (20, 25)])
def test_what_he_can_afford_goes_by_what_he_pays(money: int, most: int) -> None:
    table = bidding({0: "donald"}, money=money)
    assert highest(table, "A") == most
    if most < 25:
        table.refuses(f"bid A {TRACK.index(most) + 1}", "costs-more-than-you-have")
    table.bids(f"0:A{most} 1:B0 2:C0")
    assert table.money(0) >= 0


@shows("R-INV-DONALD", "R-DEM-1")
def test_for_the_others_his_meeple_stands_where_it_stands() -> None:
    table = bidding({0: "donald"})
    table.bids("0:A10")
    table.refuses("bid A 4", "only-a-higher-space")
    assert "bid A 5" in table.legal


@shows("R-INV-DONALD", "R-DEM-9", "R-DEM-2")
def test_with_two_players_both_of_his_meeples_pay_less() -> None:
    table = bidding({0: "donald graham"}, 2)
    assert table.money(0) == 10
    table.bids("0:A10 1:B0")
    # 10 costs 6 of his 10. 4 are left, and 6 costs 3.
    assert highest(table, "C") == 6
    table.bids("0:C6 1:D0")
    assert table.paid(0, "bid") == [-6, -3]
    assert table.money(0) == 1


# Budget Barbara.

BARBARA = (-4, -3, 0, 3, 8, 15, 22, 30)


@shows("R-INV-BARBARA")
@pytest.mark.parametrize(("bid", "pays"), list(zip(TRACK, BARBARA, strict=True)))
def test_barbara_pays_her_own_list(bid: int, pays: int) -> None:
    table = bidding({0: "barbara"}, money=30)
    table.bids(f"0:A{bid} 1:B0 2:C0")
    assert table.money(0) == 30 - pays
    assert table.paid(0, "bid") == ([-pays] if pays else [])


@shows("R-INV-BARBARA", "R-DEM-2")
@pytest.mark.parametrize(
    ("money", "most"), [(0, 3), (2, 3), (3, 6), (7, 6), (8, 10), (15, 15), (21, 15), (22, 20), (29, 20), (30, 25)]
)
def test_what_she_can_afford_goes_by_her_list(money: int, most: int) -> None:
    table = bidding({0: "barbara"}, money=money)
    assert highest(table, "A") == most
    if most < 25:
        table.refuses(f"bid A {TRACK.index(most) + 1}", "costs-more-than-you-have")


@shows("R-INV-BARBARA", "R-DEM-2", "R-DEM-9")
def test_money_still_to_come_counts_0_and_pays_for_no_other_bid() -> None:
    table = bidding({0: "barbara bill"}, 2, money=2)
    table.bids("0:A0 1:B0")
    # The 4 that space 0 will bring are not hers yet: a bid of 6, which costs her 3, is too dear.
    assert highest(table, "C") == 3
    table.refuses("bid C 3", "costs-more-than-you-have")


@shows("R-INV-BARBARA", "R-DEM-5")
def test_she_pays_first_then_is_paid_then_takes_the_cards() -> None:
    table = bidding({0: "barbara bill"}, 2)
    start = len(table.events)
    table.bids("0:A0 1:B0 0:C10 1:D0")
    told = [event for event in table.events[start:] if isinstance(event, MoneyMoved | PileTaken) and event.seen_by(2)]
    mine = [event.amount if isinstance(event, MoneyMoved) else "pile" for event in told if event.seat == 0]
    assert mine == [-8, 4, "pile", "pile"]


@shows("R-INV-BARBARA", "R-DEM-5", "R-DEM-9")
def test_two_spaces_that_pay_are_paid_in_one_sum() -> None:
    table = bidding({0: "barbara bill"}, 2)
    table.bids("0:A0 1:B0 0:C1 1:D0")
    assert table.paid(0, "bid") == [7]


@shows("R-INV-BARBARA", "R-DEM-5", "R-DEM-6")
def test_fees_of_the_pile_are_settled_with_the_money_it_brought() -> None:
    table = bidding({0: "barbara"}, market="fee-3 bank labs  fee-2 steel", money=0)
    table.bids("0:A0 1:B0 2:C0")
    # 4 come in: the fee of 2 is paid, the fee of 3 is not.
    assert (table.money(0), table.fees(0)) == (2, "fee-3")


@shows("R-INV-BARBARA", "R-DEM-7")
def test_an_old_fee_waits_for_the_cards_too() -> None:
    market = {1: "fee-3 bank labs", 2: "bank bank labs  fee-1 fee-1"}
    table = Table(3, investors={0: "barbara"}, market=market, first=2)
    table.set_money(0, 0)
    table.skip_to("bid")
    table.bids("2:C0 0:A3 1:B0")
    assert table.fees(0) == "fee-3"
    table.skip_round()
    table.skip_to("bid")
    table.bids("0:A0 1:B0 2:C0")
    # With the 4 she gets, old and new are settled together, smallest first: 1 and 1, and the 3 stays.
    assert table.paid(0, "bid") == [4]
    assert (table.money(0), table.fees(0)) == (2, "fee-3")


# Both.


@shows("W-5", "R-INV-DONALD", "R-INV-BARBARA")
@pytest.mark.parametrize("names", ["donald barbara", "barbara donald"])
@pytest.mark.parametrize(("bid", "pays"), [(0, -4), (1, -4), (3, -3), (6, 0), (10, 3), (15, 8), (20, 15), (25, 22)])
def test_donald_with_barbara_pays_the_space_before_on_her_list(names: str, bid: int, pays: int) -> None:
    table = bidding({0: names}, 2, money=30)
    table.bids(f"0:A{bid} 1:B0 0:C6 1:D0")
    assert table.money(0) == 30 - pays  # and nothing for the 6


@shows("R-INV-DONALD", "R-INV-BARBARA", "R-DEM-2")
def test_what_the_two_can_afford() -> None:
    table = bidding({0: "donald barbara"}, 2)
    assert table.money(0) == 4 + 7
    assert highest(table, "A") == 15
    table.bids("0:A15 1:B0")
    # 8 of the 11 are bound. 3 are left: a bid of 10 costs 3.
    assert highest(table, "C") == 10
    table.bids("0:C10 1:D0")
    assert table.money(0) == 0


# Cunning Carlos.


@shows("R-INV-CARLOS")
@pytest.mark.parametrize(("bid", "next_bid"), [(0, 3), (1, 6), (3, 10), (6, 15), (10, 20), (15, 25)])
def test_carlos_must_be_outbid_by_two_spaces(bid: int, next_bid: int) -> None:
    table = bidding({0: "carlos", 1: "bill"})
    table.bids(f"0:A{bid}")
    offered = [TRACK[int(answer.split()[2])] for answer in table.legal if answer.startswith("bid A")]
    assert offered == [each for each in TRACK if each >= next_bid]
    table.refuses(f"bid A {TRACK.index(bid) + 1}", "only-a-higher-space")
    table.bids(f"1:A{next_bid} 2:B0")
    assert table.asks(0, "bid")


@shows("W-6", "R-INV-CARLOS")
def test_carlos_on_10_makes_20_the_next_bid() -> None:
    table = bidding({0: "carlos", 1: "bill"})
    table.bids("0:A10")
    assert [answer for answer in table.legal if answer.startswith("bid A")] == ["bid A 6", "bid A 7"]


@shows("R-INV-CARLOS", "R-DEM-4")
@pytest.mark.parametrize("bid", [20, 25])
def test_on_20_nobody_can_outbid_him(bid: int) -> None:
    table = bidding({0: "carlos", 1: "bill"}, money=30)
    table.bids(f"0:A{bid}")
    assert not any(answer.startswith("bid A") for answer in table.legal)
    table.refuses("bid A 7", "only-a-higher-space")
    table.bids("1:B0 2:C0")
    assert table.money(0) == 30 - bid


@shows("R-INV-CARLOS")
def test_the_space_is_open_again_when_he_is_outbid() -> None:
    table = bidding({0: "carlos", 1: "bill", 2: "oprah"})
    table.bids("0:A1 1:A6")
    assert "bid A 4" in table.legal


@shows("R-INV-CARLOS")
def test_carlos_himself_outbids_others_by_one_space() -> None:
    table = bidding({1: "carlos"})
    table.bids("0:A3")
    assert "bid A 3" in table.legal


@shows("R-INV-CARLOS", "R-DEM-9")
def test_with_two_players_it_holds_for_each_of_his_meeples() -> None:
    table = bidding({0: "carlos bill", 1: "oprah stuart"}, 2)
    table.bids("0:A3")
    table.refuses("bid A 3", "only-a-higher-space")
    table.bids("1:B0 0:C0")
    table.refuses("bid A 3", "only-a-higher-space")
    table.refuses("bid C 1", "only-a-higher-space")
    assert {"bid A 4", "bid C 2", "bid D 0"} <= set(table.legal)


@shows("R-INV-CARLOS", "R-INV-DONALD")
def test_carlos_with_donald_closes_the_space_after_the_meeple_not_after_the_price() -> None:
    table = bidding({0: "carlos donald", 1: "bill oprah"}, 2)
    table.bids("0:A10")
    assert [answer for answer in table.legal if answer.startswith("bid A")] == ["bid A 6", "bid A 7"]
