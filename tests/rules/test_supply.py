"""Supply phase (R-SUP-1, R-SUP-2). For two players see test_two_players.py."""

import pytest

from stockpile.rules.cards import DOWN, NOBODY, UP, placer_of, side_of
from stockpile.rules.events import CardPlaced, HandDealt
from tests.support.decks import kinds
from tests.support.table import Table, shows

OPENING = "steel boom fee-3 labs "
HANDS = "cosmic fee-1  bank bank  bust labs  auto auto"


def supply() -> Table:
    return Table(4, market=OPENING + HANDS)


@shows("R-SUP-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_card_opens_each_pile_face_up(players: int) -> None:
    table = Table(players, market="steel boom fee-3 labs bank")
    opening = "steel boom fee-3 labs bank".split()[: table.figures.piles]
    for observer in [*range(players), None]:
        assert [table.pile(name, observer) for name in "ABCDE"[: len(opening)]] == opening
    assert [side_of(card) for card in table.game.pile_cards] == [UP] * len(opening)
    assert [placer_of(card) for card in table.game.pile_cards] == [NOBODY] * len(opening)


@shows("R-SUP-2")
def test_two_cards_each_seen_by_their_holder_alone() -> None:
    table = supply()
    for seat, hand in enumerate(["cosmic fee-1", "bank bank", "bust labs", "auto auto"]):
        assert table.view(seat).hand == kinds(hand)
    assert table.view(None).hand == []
    for observer in (0, 1, 2, 3, None):
        assert table.view(observer).hands == [2, 2, 2, 2]


@shows("R-SUP-2")
def test_hands_are_dealt_and_placed_in_turn_order() -> None:
    table = Table(4, first=2, market=OPENING + HANDS)
    assert table.view(2).hand == kinds("cosmic fee-1")
    assert table.view(1).hand == kinds("auto auto")
    table.place(2, "cosmic up A", "fee-1 down A")
    table.place(3, "bank up A", "bank down A")
    table.place(0, "bust up A", "labs down A")
    table.place(1, "auto up A", "auto down A")
    assert table.asks(2, "bid")


@shows("R-SUP-2")
def test_either_card_either_side_first_on_any_pile() -> None:
    assert supply().legal == [
        f"place {card} {side} {pile}" for card in ("cosmic", "fee-1") for side in ("up", "down") for pile in "ABCD"
    ]


@shows("R-SUP-2")
@pytest.mark.parametrize(("players", "piles"), [(2, "ABCD"), (3, "ABC"), (4, "ABCD"), (5, "ABCDE")])
def test_piles_in_play_and_no_others(players: int, piles: str) -> None:
    table = Table(players)
    assert {answer.split()[3] for answer in table.legal} == set(piles)
    for pile in set("ABCDE") - set(piles):
        table.refuses(table.legal[0].replace(" A", f" {pile}"), "no-such-pile")


@shows("R-SUP-2")
def test_two_equal_cards_are_one_choice() -> None:
    table = supply()
    table.skip_to("place", 1)
    assert table.legal == [f"place bank {side} {pile}" for side in ("up", "down") for pile in "ABCD"]


@shows("R-SUP-2")
@pytest.mark.parametrize(("first", "then"), [("up", "down"), ("down", "up")])
def test_one_goes_up_and_one_goes_down(first: str, then: str) -> None:
    table = supply()
    table.place(0, f"fee-1 {first} C")
    assert table.legal == [f"place cosmic {then} {pile}" for pile in "ABCD"]
    table.refuses(f"place cosmic {first} C", "one-up-one-down")
    table.place(0, f"cosmic {then} C")
    assert table.asks(1, "place")


@shows("R-SUP-2")
@pytest.mark.parametrize(("up", "down"), [("A", "A"), ("A", "D"), ("C", "B")])
def test_on_the_same_pile_or_on_different_ones(up: str, down: str) -> None:
    table = supply()
    table.place(0, f"cosmic up {up}", f"fee-1 down {down}")
    assert "cosmic" in table.pile(up, 0)
    assert "fee-1" in table.pile(down, 0)


@shows("R-SUP-2")
def test_only_cards_of_the_own_hand() -> None:
    table = supply()
    table.refuses("place bank up A", "not-in-your-hand")
    table.refuses("place fee-2 up A", "not-in-your-hand")
    table.place(0, "cosmic up A")
    table.refuses("place cosmic down A", "not-in-your-hand")


@shows("R-SUP-2", "R-INFO-1")
def test_a_face_down_card_is_known_to_who_placed_it_its_place_and_placer_to_all() -> None:
    table = supply()
    table.place(0, "cosmic up B", "fee-1 down B")
    table.place(1, "bank down B", "bank up C")
    for observer in (1, 2, 3, None):
        assert table.pile("B", observer).startswith("boom cosmic ?")
    assert table.pile("B", 0) == "boom cosmic fee-1 ?"
    assert table.pile("B", 1) == "boom cosmic ? bank"
    for observer in (0, 1, 2, 3, None):
        cards = table.view(observer).pile_cards
        assert [placer_of(card) for card in cards] == [NOBODY] * 4 + [0, 0, 1, 1]
        assert [side_of(card) for card in cards] == [UP] * 4 + [UP, DOWN, DOWN, UP]


@shows("R-SUP-2")
def test_a_face_down_card_stays_known_to_its_placer_wherever_it_goes() -> None:
    table = supply()
    table.place(0, "fee-1 up A", "cosmic down B")
    table.skip_to("action")
    assert table.known(0, 1) == "cosmic bank boom"
    assert table.known(2, 1) == table.known(None, 1) == "bank boom"
    assert table.hidden(2, 1) == 3


@shows("R-SUP-1", "R-SUP-2", "R-INFO-2")
def test_events_of_supply_tell_each_what_it_may_see() -> None:
    table = Table(4, first=1, market=OPENING + HANDS)
    table.place(1, "cosmic up A", "fee-1 down B")
    hand = tuple(kinds("cosmic fee-1"))
    for observer, seen in [(0, None), (1, hand), (2, None), (None, None)]:
        dealt = table.heard(HandDealt, observer)
        assert [event.seat for event in dealt] == [1, 2, 3, 0]
        assert dealt[0].cards == (seen or (None, None))
        opened = [event for event in table.heard(CardPlaced, observer) if event.seat is None]
        assert [(event.pile, event.side, event.card) for event in opened] == [
            (pile, UP, kind) for pile, kind in enumerate(kinds(OPENING))
        ]
        placed = [event for event in table.heard(CardPlaced, observer) if event.seat == 1]
        assert [(event.pile, event.side, event.card) for event in placed] == [
            (0, UP, hand[0]),
            (1, DOWN, hand[1] if seen else None),
        ]
