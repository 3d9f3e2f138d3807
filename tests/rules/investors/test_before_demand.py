"""Investors of the moment before Demand: Wise Warren and Maverick Mark."""

import pytest

from stockpile.rules.cards import placer_of
from stockpile.rules.events import CardMoved, PileLookedAt
from tests.support.table import Table, look_alike, shows

# Piles A, B, C and what the three seats lay on their own: one card up, one down.
MARKET = "cosmic bank labs  steel boom  auto bust  electric fee-1"


def ready(investors: dict[int, str], market: str = MARKET) -> Table:
    """Three players; Supply is over, and the first ability before Demand is asked for."""
    table = Table(3, investors=investors, market=market)
    table.skip_to("investor")
    return table


# Wise Warren.


@shows("R-INV-WARREN")
def test_warren_sees_all_face_down_cards_of_a_pile() -> None:
    table = Table(3, investors={0: "warren", 1: "stuart"}, market=MARKET)
    table.skip_to("place", 1)
    table.place(1, "auto down C", "bust down C")
    table.skip_to("investor")
    assert table.pile("C", 0) == "labs ? ? electric ?"
    table.answer(0, "pile C")
    assert table.pile("C", 0) == "labs auto bust electric fee-1"
    assert table.asks(0, "bid")


@shows("R-INV-WARREN")
def test_only_piles_with_face_down_cards_are_offered() -> None:
    table = Table(3, investors={2: "warren"}, market=MARKET)
    table.place(0, "steel up A", "boom down B")
    table.skip_to("investor")
    assert table.legal == ["pass", "pile B", "pile C"]
    table.refuses("pile A", "not-possible-now")


@shows("R-INV-WARREN")
def test_he_need_not_look() -> None:
    table = ready({0: "warren"})
    before = table.game.pile_cards.copy()
    table.answer(0, "pass")
    assert table.game.pile_cards == before
    assert table.heard(PileLookedAt, 0) == []
    assert table.asks(0, "bid")


@shows("R-INV-WARREN", "R-INFO-1", "R-INFO-2")
def test_all_are_told_that_he_looked_and_where_but_not_what_he_saw() -> None:
    table = ready({0: "warren"})
    table.answer(0, "pile B")
    for observer in (0, 1, 2, None):
        (told,) = table.heard(PileLookedAt, observer)
        assert (told.seat, told.pile) == (0, 1)
        assert told.cards == ((7,) if observer == 0 else (None,))


@shows("R-INV-WARREN", "R-INFO-4")
def test_what_he_saw_nobody_else_can_tell() -> None:
    one, other = [ready({0: "warren"}, market=MARKET.replace("bust", card)) for card in ("bust", "fee-2")]
    for table in (one, other):
        table.answer(0, "pile B")
    for observer in (2, None):
        assert look_alike(one, other, observer)
    assert not look_alike(one, other, 0)
    assert not look_alike(one, other, 1)  # who laid it there


@shows("R-INV-WARREN", "R-INFO-3")
def test_he_remembers_it_when_another_has_taken_the_pile() -> None:
    table = ready({0: "warren"}, market=MARKET.replace("bust", "steel"))
    table.answer(0, "pile B")
    table.skip_to("sell")
    assert table.known(0, 1) == "bank auto steel"
    assert table.known(2, 1) == "bank auto"


@shows("R-INV-WARREN")
def test_warren_may_look_every_round_and_with_two_players_as_well() -> None:
    table = Table(2, investors={1: "warren bill"})
    for number in range(1, 7):
        assert table.round == number
        table.skip_to("investor", 1)
        table.answer(1, "pile A")
        assert "?" not in table.pile("A", 1)
        table.skip_round()


# Maverick Mark.


@shows("R-INV-MARK")
def test_mark_moves_a_face_up_card_to_another_pile() -> None:
    table = ready({0: "mark"})
    assert table.legal == ["pass"] + [f"card {pile} {place}" for pile in "ABC" for place in range(3)]
    table.answer(0, "card B 0")
    assert table.legal == ["pile A", "pile C"]
    table.answer(0, "pile C")
    assert (table.pile("B"), table.pile("C")) == ("auto ?", "labs electric ? bank")
    assert table.asks(0, "bid")


@shows("R-INV-MARK", "R-SUP-2")
def test_a_face_down_card_stays_face_down_and_he_does_not_see_it() -> None:
    table = ready({0: "mark"})
    table.answer(0, "card B 2", "pile A")
    assert (table.pile("A", 0), table.pile("B", 0)) == ("cosmic steel boom ?", "bank auto")
    assert table.pile("A", 1) == "cosmic steel ? bust"  # seat 1 laid it
    assert table.pile("A") == "cosmic steel ? ?"
    assert placer_of(table.view().pile_cards[-1]) == 1


@shows("R-INV-MARK")
def test_he_need_not_move_anything() -> None:
    table = ready({0: "mark"})
    before = table.game.pile_cards.copy()
    table.answer(0, "pass")
    assert table.game.pile_cards == before
    assert table.asks(0, "bid")


@shows("R-INV-MARK")
def test_only_a_card_that_lies_there_can_be_moved() -> None:
    table = ready({0: "mark"})
    table.refuses("card A 3", "not-possible-now")
    table.refuses("card D 0", "not-possible-now")
    table.answer(0, "card A 0")
    table.refuses("pile A", "not-possible-now")
    table.refuses("pass", "not-possible-now")


@shows("R-INV-MARK", "R-INFO-1")
def test_everybody_sees_which_card_goes_where() -> None:
    table = ready({1: "mark"})
    table.answer(1, "card A 2", "pile C")
    for observer in (0, 1, 2, None):
        (told,) = table.heard(CardMoved, observer)
        assert (told.seat, told.pile, told.card, told.to_pile) == (1, 0, 2, 2)


@shows("R-INV-MARK", "R-INFO-4")
def test_moving_a_face_down_card_tells_nobody_what_it_is() -> None:
    one, other = [ready({0: "mark"}, market=MARKET.replace("bust", card)) for card in ("bust", "fee-2")]
    for table in (one, other):
        table.answer(0, "card B 2", "pile A")
    for observer in (0, 2, None):
        assert look_alike(one, other, observer)


@shows("R-INV-MARK")
def test_who_takes_the_other_pile_gets_the_card() -> None:
    table = ready({0: "mark"}, market=MARKET.replace("fee-1", "fee-3"))
    table.answer(0, "card C 2", "pile B")
    table.skip_to("action")
    assert table.paid(2, "fee") == []
    assert table.paid(1, "fee") == [-3]


@shows("R-INV-MARK", "R-DEM-3")
def test_a_pile_may_end_up_empty_and_is_bid_on_all_the_same() -> None:
    table = Table(3, investors={0: "mark"}, market=MARKET)
    table.place(0, "steel up B", "boom down B")
    table.skip_to("investor")
    table.answer(0, "card A 0", "pile C")
    assert table.pile("A") == ""
    table.bids("0:A0 1:B0 2:C0")
    table.skip_to("sell", 0)
    assert table.regular(0) == "cosmic"  # the starting share


@shows("R-INV-MARK", "R-COM-1")
def test_mark_may_move_a_commerce_card() -> None:
    table = Table(3, investors={0: "mark"}, market=MARKET, commerce="gold tax oil")
    table.skip_to("investor")
    assert table.pile("B").split()[-1] == "tax"
    table.answer(0, f"card B {len(table.pile('B').split()) - 1}", "pile C")
    assert table.pile("C").split()[-2:] == ["oil", "tax"]
    table.skip_to("sell")
    assert [table.commerce(seat) for seat in range(3)] == ["gold", "", "oil tax"]


@shows("R-INV-MARK", "R-FPC-1")
def test_mark_may_move_the_first_player_card() -> None:
    table = Table(3, investors={1: "mark"}, market=MARKET, modules="first_player_card")
    table.skip_to("investor")
    assert table.pile("A").split()[-1] == "first-player"
    table.answer(1, "card A 3", "pile C")
    table.bids("0:A0 1:B0 2:C0")
    assert table.asks(2, "hand-over")
    table.answer(2, "seat 2")
    table.skip_round()
    assert table.game.first == 2


@shows("R-INV-MARK")
def test_mark_with_two_players_and_in_every_round() -> None:
    table = Table(2, investors={0: "mark bill"})
    for number in range(1, 7):
        assert table.round == number
        table.skip_to("investor", 0)
        table.answer(0, "card D 0", "pile A")
        table.skip_round()


# Both.


@shows("W-13", "R-INV-2", "R-INV-WARREN", "R-INV-MARK")
def test_warren_does_not_know_a_card_that_mark_moves_onto_the_pile_he_has_seen() -> None:
    table = ready({0: "warren", 1: "mark"})
    table.answer(0, "pile B")
    assert table.asks(1, "investor")
    table.answer(1, "card C 2", "pile B")
    assert table.pile("B", 0) == "bank auto bust ?"
    assert table.pile("B", 2) == "bank auto ? fee-1"


@shows("R-INV-2", "R-INV-WARREN", "R-INV-MARK")
def test_the_other_way_round_he_does() -> None:
    table = ready({0: "mark", 1: "warren"})
    table.answer(0, "card C 2", "pile B")
    table.answer(1, "pile B")
    assert table.pile("B", 1) == "bank auto bust fee-1"


@shows("R-INV-WARREN", "R-INV-MARK", "R-INFO-3")
def test_a_card_warren_has_seen_he_knows_where_mark_moves_it() -> None:
    table = ready({0: "warren", 1: "mark"})
    table.answer(0, "pile C")
    table.answer(1, "card C 2", "pile B")
    assert table.pile("B", 0) == "bank auto ? fee-1"
    assert table.pile("B", 1) == "bank auto bust ?"


@shows("R-INV-2", "R-INV-WARREN", "R-INV-MARK")
@pytest.mark.parametrize("order", [("warren", "mark"), ("mark", "warren")])
def test_a_player_with_both_uses_them_in_the_order_of_choice(order: tuple[str, str]) -> None:
    table = Table(2, investors={0: "warren mark"})
    table.skip_to("ability")
    assert table.legal == ["ability warren", "ability mark"]
    source = f"card B {table.pile('B').split().index('?')}"
    answers = {"warren": ["pile A"], "mark": [source, "pile A"]}
    table.answer(0, f"ability {order[0]}", *answers[order[0]], *answers[order[1]])
    assert table.asks(0, "bid")
    assert (table.pile("A", 0).split()[-1] == "?") == (order[0] == "warren")


@shows("R-INV-2")
def test_looking_again_in_the_same_window_is_not_offered() -> None:
    table = Table(2, investors={0: "warren mark"})
    table.skip_to("ability")
    table.refuses("ability bill", "not-your-ability")
    table.refuses("pass", "not-an-answer-to-this")
    table.answer(0, "ability mark", "pass")
    assert [answer.split()[0] for answer in table.legal] == ["pass"] + ["pile"] * (len(table.legal) - 1)
