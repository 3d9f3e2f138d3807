"""Action phase (R-ACT-1)."""

import pytest

from stockpile.rules.cards import BOOM, STEEL
from stockpile.rules.events import ActionPlayed, TickerMoved
from tests.support.table import Table, shows

COMPANY_WORDS = ("cosmic", "bank", "labs", "auto", "steel", "electric")


def actions(hands: str, first: int = 0, board: str = "standard") -> Table:
    """Three players who have taken their hands and play what actions they have."""
    table = Table(3, first=first, market="cosmic bank labs " + hands, board=board)
    table.skip_to("action")
    return table


@shows("R-ACT-1")
def test_a_boom_moves_a_company_of_choice_up_2() -> None:
    table = actions("boom auto")
    assert table.legal == [f"boom {company}" for company in COMPANY_WORDS]
    table.answer(0, "boom steel")
    assert (table.price("steel"), table.ticker("steel")) == (7, 7)


@shows("R-ACT-1")
def test_a_bust_moves_it_down_2() -> None:
    table = actions("auto bust")
    assert table.legal == [f"bust {company}" for company in COMPANY_WORDS]
    table.answer(0, "bust electric")
    assert table.price("electric") == 3


@shows("R-ACT-1")
def test_it_is_no_matter_whether_the_player_holds_the_company() -> None:
    table = actions("auto auto  boom bust")
    table.answer(1, "boom electric", "bust cosmic")
    assert (table.price("electric"), table.price("cosmic")) == (7, 3)


@shows("R-ACT-1")
def test_in_turn_order_and_seats_without_one_are_passed_over() -> None:
    table = actions("boom auto  auto auto  bust bust", first=1)
    table.answer(1, "boom steel")
    table.answer(0, "bust steel", "bust steel")
    assert table.asks(1, "sell")


@shows("R-ACT-1")
@pytest.mark.parametrize("order", [("boom steel", "bust bank"), ("bust bank", "boom steel")])
def test_all_of_them_in_an_order_of_choice(order: tuple[str, str]) -> None:
    table = actions("boom bust")
    assert len(table.legal) == 12
    table.answer(0, *order)
    assert (table.price("steel"), table.price("bank")) == (7, 3)
    assert table.asks(0, "sell")


@shows("R-ACT-1")
def test_playing_is_a_must() -> None:
    table = actions("boom auto")
    table.refuses("pass", "booms-and-busts-must-be-played")
    table.refuses("bust steel", "no-such-card")


@shows("R-ACT-1")
def test_a_bust_only_holder_cannot_boom() -> None:
    table = actions("bust auto")
    table.refuses("boom steel", "no-such-card")


@shows("R-ACT-1")
def test_only_cards_that_were_taken_are_played() -> None:
    table = Table(3, market="cosmic bank labs  boom auto")
    table.place(0, "auto up A", "boom down B")
    table.skip_to("action")
    assert table.asks(1, "action")


@shows("R-ACT-1")
def test_played_cards_go_face_up_to_the_discard() -> None:
    table = actions("boom bust")
    table.answer(0, "boom steel")
    assert table.discard() == "boom"
    assert table.regular(0) == "cosmic cosmic bust"
    table.answer(0, "bust steel")
    assert table.discard() == "boom bust"
    assert table.view(None).discard == table.game.discard


@shows("R-ACT-1", "R-MOV-3")
def test_a_split_happens_at_once() -> None:
    table = actions("boom boom  boom steel")
    table.answer(0, "boom steel", "boom steel")
    assert (table.price("steel"), table.regular(1)) == (9, "bank bank steel boom")
    table.answer(1, "boom steel")
    assert (table.price("steel"), table.split(1)) == (6, "steel")
    assert table.asks(0, "sell")


@shows("R-ACT-1", "R-MOV-4")
def test_a_bankruptcy_happens_at_once() -> None:
    table = actions("bust bust  bust steel")
    table.answer(0, "bust steel", "bust steel")
    assert table.price("steel") == 1
    table.answer(1, "bust steel")
    assert (table.price("steel"), table.regular(1)) == (5, "bank bank")


@shows("R-ACT-1", "R-MOV-4")
def test_the_next_card_starts_where_the_last_one_left_the_price() -> None:
    table = actions("bust bust  bust boom")
    table.answer(0, "bust auto", "bust auto")
    table.answer(1, "bust auto", "boom auto")
    assert table.price("auto") == 7


@shows("R-ACT-1", "R-ADV-1")
def test_on_the_advanced_board_2_are_spaces_not_dollars() -> None:
    table = actions("boom bust", board="advanced")
    table.answer(0, "boom cosmic", "bust auto")
    assert (table.price("cosmic"), table.price("auto")) == (9, 1)


@shows("R-ACT-1")
def test_playing_is_told_to_all() -> None:
    table = actions("boom auto")
    table.answer(0, "boom steel")
    for observer in (0, 1, 2, None):
        assert [(event.seat, event.card, event.company) for event in table.heard(ActionPlayed, observer)] == [
            (0, BOOM, STEEL)
        ]
        assert [(event.company, event.start, event.end) for event in table.heard(TickerMoved, observer)] == [
            (STEEL, 4, 6)
        ]
