"""Demand phase (R-DEM-1 to R-DEM-5, R-DEM-8). Fees are in test_fees.py, two players in test_two_players.py."""

import pytest

from stockpile.rules.cards import COSMIC, LABS
from stockpile.rules.events import MeeplePlaced, MeepleReturned, MoneyMoved, PileTaken
from tests.support.decks import kinds
from tests.support.table import Table, shows

TRACK = (0, 1, 3, 6, 10, 15, 20, 25)


def auction(players: int = 4, first: int = 0, market: str = "") -> Table:
    table = Table(players, first=first, market=market)
    table.skip_to("bid")
    return table


@shows("R-DEM-1")
def test_a_meeple_goes_on_any_space_of_any_pile() -> None:
    table = auction()
    assert table.legal == [f"bid {pile} {space}" for pile in "ABCD" for space in range(7)]


@shows("R-DEM-1")
def test_bidding_goes_in_turn_order() -> None:
    table = auction(first=2)
    table.bids("2:A1 3:B1 0:C1")
    assert table.asks(1, "bid")


@shows("R-DEM-1")
def test_on_a_pile_with_a_meeple_only_a_higher_space_will_do() -> None:
    table = auction()
    table.bids("0:B6")
    assert [answer for answer in table.legal if " B " in answer] == ["bid B 4", "bid B 5", "bid B 6"]
    table.refuses(f"bid B {table.space(6)}", "only-a-higher-space")
    table.refuses("bid B 0", "only-a-higher-space")


@shows("R-DEM-1")
@pytest.mark.parametrize(("players", "missing"), [(2, "E"), (3, "DE"), (4, "E"), (5, "")])
def test_bids_are_for_piles_in_play(players: int, missing: str) -> None:
    table = auction(players)
    assert len({answer.split()[1] for answer in table.legal}) == 5 - len(missing)
    for pile in missing:
        table.refuses(f"bid {pile} 0", "no-such-pile")


@shows("R-DEM-2")
def test_a_bid_may_take_all_the_money_but_no_more() -> None:
    table = auction()
    table.refuses(f"bid A {table.space(25)}", "costs-more-than-you-have")
    table.bids("0:A20 1:B0 2:C0 3:D0")
    assert table.money(0) == 0


@shows("R-DEM-2")
@pytest.mark.parametrize("dollars", TRACK[:-1])
def test_a_bid_costs_what_its_space_says(dollars: int) -> None:
    table = auction()
    table.bids(f"0:C{dollars} 1:B0 2:A0 3:D0")
    assert table.money(0) == 20 - dollars


@shows("R-DEM-2", "R-INFO-1")
def test_money_is_public_and_so_is_what_each_can_afford() -> None:
    table = auction()
    table.bids("0:A20 1:B1 2:C10 3:D0")
    for observer in (0, 1, 2, 3, None):
        assert table.view(observer).money == [0, 19, 10, 20]


@shows("R-DEM-2")
def test_without_money_only_zero_is_left() -> None:
    table = auction()
    table.bids("0:A20 1:B0 2:C0 3:D0")
    table.skip_round()
    table.skip_to("bid", 0)
    assert table.money(0) == 0
    assert table.legal == ["bid A 0"]
    table.refuses("bid A 1", "costs-more-than-you-have")


@shows("R-DEM-3")
def test_outbid_the_meeple_comes_back_and_the_bid_is_made_again_in_turn() -> None:
    table = auction()
    table.bids("0:A3 1:A6")
    assert table.asks(2, "bid")
    table.bids("2:B0 3:C1")
    assert table.asks(0, "bid")
    cheapest = {answer.split()[1]: TRACK[int(answer.split()[2])] for answer in reversed(table.legal)}
    assert cheapest == {"A": 10, "B": 1, "C": 3, "D": 0}
    table.bids("0:D0")
    assert [table.money(seat) for seat in range(4)] == [20, 14, 20, 19]


@shows("R-DEM-3")
def test_nobody_bids_again_before_all_have_bid_once() -> None:
    table = auction()
    table.bids("0:A0 1:A1 2:A3 3:A6 0:A10 1:B0 2:B1 3:C0 1:D0")
    assert [table.money(seat) for seat in range(4)] == [10, 20, 19, 20]


@shows("R-DEM-3")
def test_whoever_has_a_standing_bid_is_passed_over() -> None:
    table = auction()
    table.bids("0:A0 1:B0 2:B1 3:B3")
    assert table.asks(1, "bid")
    table.bids("1:C0")
    assert table.asks(2, "bid")
    table.bids("2:C1")
    assert table.asks(1, "bid")


@shows("R-DEM-3")
def test_turns_go_round_and_round_from_the_last_bidder() -> None:
    table = auction(5)
    table.bids("0:A0 1:B0 2:C0 3:D0 4:C1")
    table.bids("2:A1 0:B1 1:D1 3:A3 2:E0")
    assert table.asks(0, "sell")


@shows("R-DEM-3")
def test_a_bid_is_a_must_and_zero_on_a_free_pile_always_possible() -> None:
    table = auction(3)
    table.bids("0:A20 1:B10 2:B15")
    table.refuses("pass", "not-an-answer-to-this")
    assert "bid C 0" in table.legal


@shows("R-DEM-3", "R-DEM-5")
def test_a_meeple_that_was_outbid_costs_nothing() -> None:
    table = auction()
    table.bids("0:A15 1:A20 2:B0 3:C0 0:D0")
    assert [table.money(seat) for seat in range(4)] == [20, 0, 20, 20]


@shows("R-DEM-4")
def test_25_locks_a_pile() -> None:
    table = auction(2)
    table.bids("0:A25")
    assert [answer for answer in table.legal if " A " in answer] == []
    for dollars in TRACK:
        table.refuses(f"bid A {table.space(dollars)}", "only-a-higher-space")


@shows("R-DEM-4")
def test_20_does_not_lock_a_pile() -> None:
    table = auction(2)
    table.bids("0:A20")
    assert [answer for answer in table.legal if " A " in answer] == ["bid A 7"]
    table.bids("1:A25")
    assert table.asks(0, "bid")


@shows("R-DEM-5")
def test_when_every_pile_has_its_meeple_players_pay_take_and_settle_one_by_one_in_turn_order() -> None:
    table = auction(3, first=1, market="fee-1 cosmic bank  labs labs auto fee-2 steel steel")
    # Seat 1 has placed labs on pile B, seat 2 auto and fee-2 on C, seat 0 steel on A.
    table.bids("1:C3 2:A1 0:B6")
    start = table.events.index(table.heard(MeeplePlaced)[0])
    told = [event for event in table.events[start:] if isinstance(event, MoneyMoved | PileTaken) and event.seen_by(3)]
    assert [(event.name, event.seat) for event in told] == [
        ("money-moved", 1),
        ("pile-taken", 1),
        ("money-moved", 1),
        ("money-moved", 2),
        ("pile-taken", 2),
        ("money-moved", 2),
        ("money-moved", 0),
        ("pile-taken", 0),
    ]
    moved = [(event.seat, event.amount, event.reason) for event in told if isinstance(event, MoneyMoved)]
    assert moved == [(1, -3, "bid"), (1, -2, "fee"), (2, -1, "bid"), (2, -1, "fee"), (0, -6, "bid")]
    assert [table.money(seat) for seat in range(3)] == [14, 15, 18]


@shows("R-DEM-5")
def test_bidding_does_not_end_before_every_pile_has_a_meeple() -> None:
    table = auction(3)
    table.bids("0:A0 1:A1 2:B0")
    assert table.asks(0, "bid")
    assert table.pile("A") != ""
    table.bids("0:C0")
    assert [table.pile(name) for name in "ABC"] == ["", "", ""]


@shows("R-DEM-8")
def test_cards_taken_are_secret_but_for_those_that_lay_face_up() -> None:
    table = auction(3, market="cosmic bank labs  steel auto  electric electric  labs bust")
    # Face-up and face-down: on A steel and auto, on B electric twice, on C labs and Bust.
    table.bids("0:C0 1:A0 2:B0")
    assert table.asks(0, "action")
    assert table.regular(0) == "cosmic labs labs bust"
    assert table.regular(1) == "cosmic bank auto steel"
    assert table.known(None, 0) == "labs labs"
    assert table.known(None, 1) == "cosmic steel"
    assert table.known(0, 1) == "cosmic auto steel"
    assert table.known(2, 0) == "labs labs bust"


@shows("R-DEM-8", "R-INFO-1")
def test_how_many_cards_were_taken_is_public() -> None:
    table = Table(3, market="cosmic bank labs  steel auto  electric electric  labs labs")
    table.place(0, "steel up A", "auto down A")
    table.place(1, "electric up A", "electric down A")
    table.skip_to("bid")
    table.bids("0:A0 1:B0 2:C0")
    for observer in (0, 1, 2, None):
        assert table.view(observer).cards == [6, 2, 4]


@shows("R-DEM-8")
def test_a_pile_taken_is_told_to_each_with_the_faces_it_has_seen() -> None:
    table = auction(3, market="cosmic bank labs  steel auto  electric electric  labs bust")
    table.bids("0:C0 1:A0 2:B0")
    for observer, cards in [(0, "labs labs bust"), (1, "labs labs ?"), (2, "labs labs bust"), (None, "labs labs ?")]:
        first = table.heard(PileTaken, observer)[0]
        assert (first.seat, first.pile) == (0, 2)
        assert first.cards == tuple(None if word == "?" else kinds(word)[0] for word in cards.split())
    assert table.heard(PileTaken, 1)[1].cards == (COSMIC, *kinds("steel auto"))
    assert LABS not in table.heard(PileTaken, 1)[1].cards


@shows("R-DEM-1", "R-DEM-3", "R-INFO-1")
def test_bids_are_told_to_all() -> None:
    table = auction()
    table.bids("0:A3 1:A10")
    for observer in (0, 1, 2, 3, None):
        placed = [(event.seat, event.pile, event.space) for event in table.heard(MeeplePlaced, observer)]
        assert placed == [(0, 0, 2), (1, 0, 4)]
        assert [(event.seat, event.pile) for event in table.heard(MeepleReturned, observer)] == [(0, 0)]
        assert table.view(observer).meeple_seat == [1, -1, -1, -1]
        assert table.view(observer).meeple_space[0] == 4
