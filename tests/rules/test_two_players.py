"""What is different with two players (R-INF-2 is in test_information.py)."""

from stockpile.rules.cards import NOBODY, placer_of
from stockpile.rules.events import HandDealt, MoneyMoved, PairShown, PileTaken
from tests.support.decks import kinds
from tests.support.table import Table, shows

OPENING = "steel bank labs auto  "
FIRST = "cosmic cosmic  electric electric  "
SECOND = "fee-3 labs  fee-1 boom"


def auction() -> Table:
    table = Table(2)
    table.skip_to("bid")
    return table


@shows("R-SUP-3")
def test_the_second_two_cards_come_only_when_both_have_placed_the_first() -> None:
    table = Table(2, market=OPENING + FIRST + SECOND)
    assert [table.view(seat).hand for seat in (0, 1)] == [kinds("cosmic cosmic"), kinds("electric electric")]
    table.place(0, "cosmic up A", "cosmic down B")
    assert table.view(0).hand == []
    assert table.view(1).hands == [0, 2]
    table.place(1, "electric up A")
    assert table.view(1).hands == [0, 1]
    table.place(1, "electric down C")
    assert [table.view(seat).hand for seat in (0, 1)] == [kinds("fee-3 labs"), kinds("fee-1 boom")]
    assert table.asks(0, "place")


@shows("R-SUP-3")
def test_each_time_one_goes_up_and_one_goes_down() -> None:
    table = Table(2, market=OPENING + FIRST + SECOND)
    table.place(0, "cosmic up A", "cosmic down B")
    table.place(1, "electric up A", "electric down C")
    table.place(0, "labs down D")
    table.refuses("place fee-3 down D", "one-up-one-down")
    table.place(0, "fee-3 up D")
    table.place(1, "fee-1 up A", "boom down D")
    assert table.asks(0, "bid")
    assert table.pile("A") == "steel cosmic electric fee-1"
    assert table.pile("D", 0) == "auto labs fee-3 ?"
    assert [placer_of(card) for card in table.game.pile_cards] == [NOBODY] * 4 + [0, 0, 1, 1, 0, 0, 1, 1]


@shows("R-SUP-3")
def test_the_first_player_places_first_both_times() -> None:
    table = Table(2, first=1)
    asked = []
    while table.game.decision.question == "place":
        asked.append(table.game.asked)
        table.answer(asked[-1], table.legal[0])
    assert asked == [1, 1, 0, 0, 1, 1, 0, 0]
    dealt = [event.seat for event in table.heard(HandDealt)]
    assert dealt[-2:] == [1, 0]


@shows("R-DEM-9")
def test_meeples_are_set_alternately_until_each_has_set_two() -> None:
    table = auction()
    table.bids("0:A0 1:B0 0:C0 1:D0")
    assert table.asks(0, "sell")


@shows("R-DEM-9")
def test_nobody_bids_again_before_all_four_are_set() -> None:
    table = auction()
    # Seat 0 is outbid twice; it still sets its second meeple in turn, and both again only after the fourth.
    table.bids("0:A0 1:A1 0:B0 1:B1")
    assert table.asks(0, "bid")
    table.bids("0:C0")
    assert table.asks(0, "bid")
    table.bids("0:D0")
    assert table.asks(0, "sell")


@shows("R-DEM-9")
def test_the_same_player_goes_on_while_the_opponent_has_no_meeple_in_hand() -> None:
    table = auction()
    table.bids("0:A0 1:A1 0:B0 1:B1 0:C0 0:D1")
    assert table.asks(0, "sell")


@shows("R-DEM-9")
def test_the_turn_goes_to_an_opponent_with_a_meeple_in_hand() -> None:
    table = auction()
    table.bids("0:A0 1:A1 0:B0 1:B1")
    # Both meeples of seat 0 are in its hand. It takes pile A back, so the turn goes over at once.
    table.bids("0:A3")
    assert table.asks(1, "bid")
    table.bids("1:A6")
    assert table.asks(0, "bid")
    table.bids("0:C0 0:D0")
    assert table.asks(0, "sell")


@shows("R-DEM-9")
def test_after_the_fourth_meeple_it_stays_with_its_player_if_the_other_has_none_in_hand() -> None:
    table = auction()
    table.bids("0:A0 1:B0 0:B1")
    # Seat 1 has both meeples in hand and has set one: it sets its second, then goes on by itself.
    table.bids("1:C0 1:D0")
    assert table.asks(0, "sell")


@shows("R-DEM-9")
def test_two_meeples_of_one_player_never_stand_on_one_pile() -> None:
    table = auction()
    table.bids("0:A0 1:B0")
    assert [answer for answer in table.legal if " A " in answer] == []
    table.refuses(f"bid A {table.space(6)}", "your-other-meeple-is-there")


@shows("R-DEM-9", "R-DEM-2")
def test_both_bids_together_may_cost_what_the_player_has() -> None:
    table = auction()
    table.bids("0:A15 1:B0")
    table.refuses(f"bid C {table.space(20)}", "costs-more-than-you-have")
    table.bids("0:C15 1:D0")
    assert (table.money(0), table.money(1)) == (0, 30)


@shows("R-DEM-9", "R-DEM-2")
def test_only_standing_bids_count_against_the_limit() -> None:
    table = auction()
    table.bids("0:A20 1:A25")
    assert f"bid B {table.space(25)}" in table.legal
    table.bids("0:B25")
    assert max(int(answer.split()[2]) for answer in table.legal) == table.space(3)


@shows("R-DEM-9", "R-DEM-3")
def test_zero_is_always_possible_even_with_all_money_in_a_standing_bid() -> None:
    table = auction()
    table.bids("0:A15 1:B0 0:C15 1:C20")
    table.bids("0:D15")
    assert table.asks(0, "sell")
    table.skip_round()
    table.skip_to("bid", 0)
    assert table.money(0) == 0
    assert {answer.split()[2] for answer in table.legal} == {"0"}


@shows("R-DEM-5", "R-DEM-6", "R-DEM-9")
def test_both_piles_are_paid_and_taken_and_then_all_fees_settled_in_one_lot() -> None:
    table = Table(2, market="fee-3 bank fee-1 auto  steel steel")
    table.skip_to("bid")
    table.bids("0:A25 1:B0 0:C1 1:D0")
    told = [event for event in table.events if isinstance(event, MoneyMoved | PileTaken) and event.seen_by(2)]
    mine = [event for event in told if event.seat == 0]
    done = [event.amount if isinstance(event, MoneyMoved) else "pile" for event in mine]
    assert done == [30, -25, -1, "pile", "pile", -1, -3]
    assert (table.money(0), table.fees(0)) == (0, "")


@shows("R-DEM-9")
def test_which_of_the_two_meeples_was_set_makes_no_difference() -> None:
    one = auction()
    one.bids("0:A1 1:B0 0:C3 1:D0")
    other = auction()
    other.bids("0:C3 1:B0 0:A1 1:D0")
    other.game.bids_placed = one.game.bids_placed  # but for what is remembered of the order
    assert one.game == other.game


@shows("R-DEM-9", "R-INFO-1")
def test_all_bids_of_both_are_seen() -> None:
    table = auction()
    table.bids("0:A1 1:B3 0:C6")
    for observer in (0, 1, None):
        assert table.view(observer).meeple_seat == [0, 1, 0, -1]
        assert [table.figures.bidding[space] for space in table.view(observer).meeple_space[:3]] == [1, 3, 6]


@shows("R-MOV-1", "R-INF-2")
def test_each_shows_both_pairs_in_dealt_order_then_the_face_down_ones() -> None:
    table = Table(2, first=1)
    table.skip_round()
    assert [(event.pair, event.seat) for event in table.heard(PairShown)] == [
        (2, 1),
        (3, 1),
        (0, 0),
        (1, 0),
        (4, None),
        (5, None),
    ]
