"""Investors of the action turn: Crazy Cramer and Clever Chanda."""

import pytest

from stockpile.rules.answers import INVESTORS
from stockpile.rules.events import AbilityUsed, ShareGiven, SharesSplit, TickerMoved
from tests.support.table import Table, look_alike, shows

COMPANY_WORDS = ("cosmic", "bank", "labs", "auto", "steel", "electric")


def acting(investor: str, hand: str = "steel bank", *, board: str = "standard", shares: str = "") -> Table:
    """Three players; seat 0 has taken cosmic and its hand, and its action turn is there."""
    table = Table(3, investors={0: investor}, market="cosmic bank labs  " + hand, board=board, shares=shares)
    table.skip_to("action", 0)
    return table


# Crazy Cramer.


@shows("R-INV-CRAMER")
@pytest.mark.parametrize(("answer", "price"), [("up steel", 6), ("down steel", 4)])
def test_cramer_moves_a_stock_by_1(answer: str, price: int) -> None:
    table = acting("cramer")
    assert table.legal == ["pass", "ability cramer"]
    table.answer(0, "ability cramer")
    assert table.legal == [f"up {name}" for name in COMPANY_WORDS] + [f"down {name}" for name in COMPANY_WORDS]
    table.answer(0, answer)
    assert table.price("steel") == price
    assert [(event.seat, INVESTORS[event.investor]) for event in table.heard(AbilityUsed, 1)] == [(0, "cramer")]
    assert table.asks(0, "sell")


@shows("R-INV-CRAMER")
def test_he_need_not() -> None:
    table = acting("cramer")
    table.answer(0, "pass")
    assert table.heard(TickerMoved) == []
    assert table.heard(AbilityUsed) == []
    assert table.asks(0, "sell")


@shows("R-INV-CRAMER")
def test_once_named_it_is_used() -> None:
    table = acting("cramer")
    table.answer(0, "ability cramer")
    table.refuses("pass", "not-possible-now")


@shows("R-INV-CRAMER")
def test_once_a_round_but_every_round() -> None:
    table = acting("cramer", "boom steel")
    table.answer(0, "ability cramer", "up steel")
    table.refuses("ability cramer", "not-possible-now")
    table.answer(0, "boom steel")
    for _ in range(6):
        table.skip_round()
        table.skip_to("action", 0)
        assert "ability cramer" in table.legal


@shows("R-INV-CRAMER", "R-INV-2", "R-ACT-1")
@pytest.mark.parametrize("when", [0, 1, 2])
def test_before_between_or_after_his_booms_and_busts(when: int) -> None:
    table = acting("cramer", "boom bust")
    answers: list[tuple[str, ...]] = [("boom steel",), ("bust bank",)]
    answers.insert(when, ("ability cramer", "up auto"))
    for each in answers:
        table.answer(0, *each)
    assert [table.price(name) for name in ("steel", "bank", "auto")] == [7, 3, 6]
    assert table.asks(0, "sell")


@shows("R-INV-CRAMER", "R-ACT-1")
def test_passing_ends_his_turn_only_when_booms_and_busts_are_played() -> None:
    table = acting("cramer", "boom steel")
    table.refuses("pass", "booms-and-busts-must-be-played")
    table.answer(0, "boom steel", "pass")
    assert table.asks(0, "sell")


@shows("R-INV-CRAMER", "R-MOV-3")
def test_cramer_can_split_a_stock() -> None:
    table = Table(3, investors={0: "cramer"}, market="cosmic bank labs  boom boom", pairs="cosmic+1")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_round()
    assert table.price("cosmic") == 10
    table.skip_to("action", 0)
    table.answer(0, "ability cramer", "up cosmic")
    assert (table.price("cosmic"), table.split(0).count("cosmic")) == (6, 3)
    assert "cosmic" not in table.regular(0)


@shows("R-INV-CRAMER", "R-MOV-4")
def test_and_bankrupt_one() -> None:
    table = acting("cramer", "bust bust")
    table.answer(0, "bust cosmic", "bust cosmic", "ability cramer", "down cosmic")
    assert table.price("cosmic") == 5
    assert table.regular(0) == ""
    assert "cosmic cosmic" in table.discard()


@shows("R-INV-CRAMER", "R-MOV-6")
def test_on_the_advanced_board_steel_pays_its_dividend_in_his_turn() -> None:
    table = acting("cramer", board="advanced")
    table.answer(0, "ability cramer", "up steel")
    assert table.asks(0, "dividend")
    table.answer(0, "show 1")
    assert table.paid(0, "dividend") == [1]
    table.skip_to("sell")
    assert table.price("steel") == 5


@shows("R-INV-CRAMER", "R-INFO-4")
def test_he_is_asked_whatever_he_holds() -> None:
    tables = [acting("cramer", hand) for hand in ("steel bank", "steel boom")]
    for observer in (1, 2, None):
        assert look_alike(tables[0], tables[1], observer)


@shows("R-INV-CRAMER")
def test_nobody_else_is_offered_it() -> None:
    table = Table(3, investors={1: "cramer"}, market="cosmic bank labs  boom steel")
    table.skip_to("action", 0)
    assert table.legal == [f"boom {name}" for name in COMPANY_WORDS]
    table.answer(0, "boom steel")
    assert table.asks(1, "action")


# Clever Chanda.


@shows("R-INV-CHANDA", "R-STR-4")
def test_chanda_gives_up_a_regular_card_and_splits_another() -> None:
    table = acting("chanda")
    table.answer(0, "ability chanda")
    assert table.legal == ["give share cosmic", "give share bank", "give share steel"]
    table.answer(0, "give share bank")
    assert table.legal == ["split cosmic", "split steel"]
    table.answer(0, "split steel")
    assert (table.regular(0), table.split(0), table.discard()) == ("cosmic cosmic", "steel", "bank")
    assert table.asks(0, "sell")


@shows("R-INV-CHANDA")
def test_both_may_be_of_one_company() -> None:
    table = acting("chanda")
    table.answer(0, "ability chanda", "give share cosmic", "split cosmic")
    assert (table.regular(0), table.split(0)) == ("bank steel", "cosmic")


@shows("R-INV-CHANDA", "R-STR-4")
def test_or_she_gives_half_of_a_split_card_and_splits_another_company() -> None:
    table = with_split()
    assert (table.regular(0), table.split(0)) == ("bank labs", "cosmic cosmic")
    table.answer(0, "ability chanda")
    assert table.legal == ["give share bank", "give share labs", "give half cosmic"]
    table.answer(0, "give half cosmic")
    assert table.regular(0) == "cosmic bank labs"
    assert table.legal == ["split bank", "split labs"]
    table.refuses("split cosmic", "not-possible-now")
    table.answer(0, "split labs")
    assert (table.regular(0), table.split(0)) == ("cosmic bank", "cosmic labs")


@shows("R-INV-CHANDA")
def test_no_undoing_even_with_another_regular_card_of_that_company() -> None:
    table = with_split(second="cosmic bank")
    assert (table.regular(0), table.split(0)) == ("cosmic bank", "cosmic cosmic")
    table.answer(0, "ability chanda", "give half cosmic")
    assert table.legal == ["split bank"]


@shows("R-INV-CHANDA")
def test_a_regular_card_pays_for_a_card_of_a_company_that_is_split_already() -> None:
    table = with_split(second="cosmic bank")
    table.answer(0, "ability chanda", "give share bank", "split cosmic")
    assert (table.regular(0), table.split(0)) == ("", "cosmic cosmic cosmic")


@shows("R-INV-CHANDA")
def test_without_a_card_of_another_company_half_a_split_card_is_no_price() -> None:
    table = with_split(second="cosmic fee-1")
    assert (table.regular(0), table.split(0)) == ("cosmic", "cosmic cosmic")
    assert table.legal == ["pass"]
    table.refuses("ability chanda", "not-possible-now")


@shows("R-INV-CHANDA")
def test_the_last_regular_card_can_be_split_but_not_given() -> None:
    table = with_split(second="bank fee-1")
    assert (table.regular(0), table.split(0)) == ("bank", "cosmic cosmic")
    table.answer(0, "ability chanda")
    assert table.legal == ["give half cosmic"]
    table.answer(0, "give half cosmic", "split bank")
    assert (table.regular(0), table.split(0)) == ("cosmic", "cosmic bank")


def with_split(second: str = "bank labs") -> Table:
    """Seat 0 has two split cosmic cards and, in round 2, takes two more cards."""
    market = {
        1: "cosmic bank labs  boom boom",
        2: f"{second.split()[0]} bank labs  auto auto  auto auto  fee-2 {second.split()[1]}",
    }
    table = Table(3, investors={0: "chanda"}, market=market, pairs="cosmic+2")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_round()
    table.skip_to("action", 0)
    return table


@shows("R-INV-CHANDA")
def test_a_price_and_nothing_left_to_split_is_not_offered() -> None:
    table = Table(3, investors={0: "chanda"}, market="fee-1 bank labs  fee-2 fee-3")
    table.skip_to("action", 0)
    assert table.regular(0) == "cosmic"
    assert table.legal == ["pass"]
    table.refuses("ability chanda", "not-possible-now")


@shows("R-INV-CHANDA")
def test_unused_booms_and_busts_are_no_shares() -> None:
    table = acting("chanda", "boom bust")
    assert "ability chanda" in table.legal  # two cosmic shares
    table.answer(0, "ability chanda")
    assert table.legal == ["give share cosmic"]
    table = Table(3, investors={0: "chanda"}, market="boom bank labs  boom bust")
    table.skip_to("action", 0)
    table.refuses("ability chanda", "not-possible-now")


@shows("R-INV-CHANDA")
def test_she_need_not_and_only_once() -> None:
    table = acting("chanda")
    table.answer(0, "pass")
    assert table.asks(0, "sell")
    table = acting("chanda", "boom steel")
    table.answer(0, "ability chanda", "give share cosmic", "split steel")
    table.refuses("ability chanda", "not-possible-now")
    table.answer(0, "boom steel")
    assert table.asks(0, "sell")


@shows("R-INV-CHANDA", "R-MOV-3")
def test_the_card_earns_10_when_its_company_splits() -> None:
    table = acting("chanda", "boom boom", shares="steel bank labs")
    table.answer(0, "boom cosmic", "boom cosmic")
    table.answer(0, "ability chanda", "give share steel", "split cosmic")
    assert table.split(0) == "cosmic"
    table.skip_round()
    assert table.paid(0, "split") == [10]
    assert table.price("cosmic") == 8


@shows("R-INV-CHANDA", "R-INFO-1", "R-INFO-3")
def test_both_cards_are_shown_to_all() -> None:
    table = acting("chanda", "steel auto")  # auto was laid face-down
    assert table.known(1, 0) == "cosmic steel"
    table.answer(0, "ability chanda", "give share auto", "split steel")
    for observer in (1, 2, None):
        assert [(event.seat, event.company, event.half) for event in table.heard(ShareGiven, observer)] == [
            (0, 3, False)
        ]
        assert [(event.seat, event.company, event.cards) for event in table.heard(SharesSplit, observer)] == [(0, 4, 1)]
        assert table.view(observer).split == table.game.split
        assert (table.known(observer, 0), table.hidden(observer, 0)) == ("cosmic", 1)


@shows("R-INV-CHANDA", "R-INFO-3")
def test_half_a_split_card_given_is_known_to_be_regular_now() -> None:
    table = with_split()
    table.answer(0, "ability chanda", "give half cosmic", "split bank")
    for observer in (1, 2, None):
        assert "cosmic" in table.known(observer, 0)


@shows("R-INV-CHANDA", "R-INFO-4")
def test_she_is_asked_whether_or_not_she_can_use_it() -> None:
    tables = [Table(3, investors={0: "chanda"}, market=f"fee-1 bank labs  fee-2 {card}") for card in ("boom", "bust")]
    for table in tables:
        table.skip_to("action")
        assert table.asks(0, "action")
    able = Table(3, investors={0: "chanda"}, market="fee-1 bank labs  fee-2 steel")
    able.skip_to("action")
    assert able.asks(0, "action")
    for observer in (1, 2, None):
        assert look_alike(tables[0], able, observer)


@shows("R-INV-CHANDA", "R-INV-CRAMER", "R-INV-2")
@pytest.mark.parametrize("order", [("chanda", "cramer"), ("cramer", "chanda")])
def test_with_two_players_both_abilities_and_a_boom_in_any_order(order: tuple[str, str]) -> None:
    table = Table(2, investors={0: "chanda cramer"}, market="cosmic bank labs auto  boom steel")
    table.skip_to("action", 0)
    assert table.legal[-2:] == ["ability chanda", "ability cramer"]
    answers = {"chanda": ["give share labs", "split cosmic"], "cramer": ["up cosmic"]}
    table.answer(0, f"ability {order[0]}", *answers[order[0]])
    table.answer(0, "boom cosmic")
    table.answer(0, f"ability {order[1]}", *answers[order[1]])
    assert (table.price("cosmic"), table.split(0)) == (8, "cosmic")
    assert not table.asks(0, "action")
