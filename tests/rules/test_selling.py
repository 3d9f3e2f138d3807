"""Selling phase (R-SEL-1)."""

import pytest

from stockpile.rules.cards import BANK, HALF, SHARE, STEEL, WHOLE
from stockpile.rules.events import MoneyMoved, ShareSold
from tests.support.table import Table, shows


def selling(market: str = "steel bank labs  steel bank", first: int = 0) -> Table:
    table = Table(3, first=first, market=market)
    table.skip_to("sell")
    return table


def with_split_steel() -> Table:
    """Seat 0 has two split steel cards and no regular one, and steel stands at 8."""
    market = {1: "boom bank labs  steel boom  steel bank", 2: "labs labs labs  auto auto  bank bank  auto auto"}
    table = Table(3, market=market, pairs="cosmic+1 steel+4")
    table.place(0, "steel up A", "boom down A")
    table.place(1, "steel up A", "bank down B")
    table.skip_to("action")
    table.answer(0, "boom steel", "boom steel")
    table.skip_round()
    assert (table.price("steel"), table.split(0)) == (8, "steel steel")
    table.skip_to("sell", 0)
    return table


@shows("R-SEL-1")
def test_any_number_of_shares_is_sold_at_the_current_value() -> None:
    table = selling()
    assert table.legal == ["pass", "sell share cosmic", "sell share bank", "sell share steel"]
    table.sell(0, "share steel", "share cosmic", "share steel", "share bank")
    assert table.money(0) == 20 + 4 * 5
    assert table.regular(0) == ""
    assert table.asks(1, "sell")


@shows("R-SEL-1")
def test_or_none() -> None:
    table = selling()
    table.sell(0)
    assert (table.money(0), table.regular(0)) == (20, "cosmic bank steel steel")


@shows("R-SEL-1")
def test_after_actions_at_the_new_value() -> None:
    table = Table(3, market="steel bank labs  boom bust")
    table.skip_to("action")
    table.answer(0, "boom steel", "bust cosmic")
    table.sell(0, "share steel", "share cosmic")
    assert table.money(0) == 20 + 7 + 3


@shows("R-SEL-1")
def test_in_turn_order_each_once() -> None:
    table = selling(first=2)
    table.sell(2)
    table.sell(0, "share cosmic")
    table.sell(1)
    assert table.game.decision.question != "sell"


@shows("R-SEL-1")
def test_sold_cards_go_face_up_to_the_discard() -> None:
    table = selling()
    table.sell(0, "share steel", "share bank")
    for observer in (0, 1, 2, None):
        assert table.view(observer).discard[STEEL] == table.view(observer).discard[BANK] == 1
    assert table.discard() == "bank steel"


@shows("R-SEL-1")
def test_a_split_card_sells_for_twice_the_value() -> None:
    table = with_split_steel()
    table.sell(0, "whole steel")
    assert table.money(0) == 20 + 16
    assert (table.split(0), table.regular(0).count("steel"), table.discard()) == ("steel", 0, "steel boom boom")


@shows("R-SEL-1")
def test_or_half_of_it_for_once_the_value_and_the_card_is_regular_again() -> None:
    table = with_split_steel()
    table.answer(0, "sell half steel")
    assert table.money(0) == 20 + 8
    assert (table.split(0), table.regular(0).count("steel"), table.discard()) == ("steel", 1, "boom boom")
    table.sell(0, "share steel")
    assert table.money(0) == 20 + 16
    assert table.discard() == "steel boom boom"


@shows("R-SEL-1")
def test_both_forms_are_offered_for_split_cards_and_none_for_regular_ones() -> None:
    table = with_split_steel()
    assert [answer for answer in table.legal if "steel" in answer] == ["sell whole steel", "sell half steel"]
    assert [answer for answer in table.legal if "cosmic" in answer] == ["sell share cosmic"]
    table.refuses("sell share steel", "more-than-you-hold")
    table.refuses("sell half cosmic", "more-than-you-hold")
    table.refuses("sell whole cosmic", "more-than-you-hold")


@shows("R-SEL-1", "R-INFO-3")
def test_a_card_that_came_back_by_half_a_sale_is_known_to_all() -> None:
    table = with_split_steel()
    table.sell(0, "half steel")
    for observer in (1, 2, None):
        assert table.known(observer, 0).count("steel") == 1


@shows("R-SEL-1", "R-MOV-3")
def test_a_card_that_came_back_splits_anew_and_earns_nothing_by_it() -> None:
    market = {
        1: "boom bank labs  steel boom",
        2: "labs labs labs  auto auto  bank bank  auto auto",
        3: "labs labs labs  auto auto  bank boom  bank boom",
    }
    table = Table(3, market=market, pairs={1: "steel+4", 2: "steel$$"})
    table.skip_to("action")
    table.answer(0, "boom steel", "boom steel")
    table.skip_round()
    table.skip_to("sell", 0)
    table.sell(0, "half steel")
    table.skip_round()
    assert (table.price("steel"), table.money(0), table.regular(0).count("steel")) == (8, 28, 1)
    table.skip_to("action")
    table.answer(0, "boom steel")
    table.answer(1, "boom steel")
    assert (table.price("steel"), table.money(0), table.split(0)) == (7, 28, "steel")


@shows("R-SEL-1")
@pytest.mark.parametrize("answer", ["sell share labs", "sell share electric"])
def test_only_what_one_holds(answer: str) -> None:
    table = selling()
    table.refuses(answer, "more-than-you-hold")


@shows("R-SEL-1")
def test_not_more_than_one_holds() -> None:
    table = selling()
    table.answer(0, "sell share bank")
    table.refuses("sell share bank", "more-than-you-hold")


@shows("R-SEL-1", "R-INFO-4")
def test_a_seat_with_nothing_to_sell_is_asked_all_the_same() -> None:
    table = Table(
        3, market={1: "fee-1 bank labs  fee-2 fee-3", 2: "fee-1 bank labs  labs labs  labs labs  fee-2 fee-3"}
    )
    table.skip_to("sell", 0)
    table.sell(0, "share cosmic")
    table.skip_round()
    table.skip_to("sell", 0)
    assert table.view(None).cards[0] == 0
    assert table.legal == ["pass"]


@shows("R-SEL-1")
@pytest.mark.parametrize(
    ("what", "form", "amount"), [("share cosmic", SHARE, 6), ("whole steel", WHOLE, 16), ("half steel", HALF, 8)]
)
def test_a_sale_is_told_to_all_with_its_price(what: str, form: int, amount: int) -> None:
    table = with_split_steel()
    price = table.price(what.split()[1])
    table.answer(0, f"sell {what}")
    for observer in (0, 1, 2, None):
        (sold,) = table.heard(ShareSold, observer)
        assert (sold.seat, sold.form, sold.price) == (0, form, price)
        money = table.heard(MoneyMoved, observer)[-1]
        assert (money.seat, money.amount, money.reason) == (0, amount, "sale")
