"""Bailout Barack buys from the discard after Selling (R-INV-BARACK)."""

import pytest

from stockpile.rules.cards import BANK
from stockpile.rules.events import DiscardTaken
from tests.rules.investors.test_selling import selling, split_cosmic
from tests.support.table import Table, look_alike, shows

ACTIONS = {1: "bust bust", 3: "bust auto", 5: "auto auto", 7: "boom auto", 9: "boom boom"}


def bailout(price: int = 5, *, money: int | None = None) -> Table:
    """Seat 1 has brought bank to a price and sold a share of it; seat 0, Barack, is asked."""
    market = f"cosmic bank labs  steel steel  {ACTIONS[price]}"
    table = Table(3, investors={0: "barack"}, market=market, pairs="bank+1")
    if money is not None:
        table.set_money(0, money)
    while not table.asks(1, "sell"):
        if table.asks(1, "action"):
            table.answer(1, next(answer for answer in table.legal if "bank" in answer))
        else:
            table.play_harmlessly()
    table.sell(1, "share bank")
    table.skip_to("investor")
    return table


@shows("W-7", "R-INV-BARACK")
def test_barack_pays_7_for_a_stock_at_9() -> None:
    table = bailout(9)
    assert table.price("bank") == 9
    assert table.legal == ["pass", "take bank"]
    table.answer(0, "take bank")
    assert (table.money(0), table.paid(0, "barack")) == (20 - 7, [-7])
    assert table.regular(0) == "cosmic cosmic bank steel steel"
    assert table.discard().count("bank") == 0


@shows("R-INV-BARACK")
@pytest.mark.parametrize(("price", "pays"), [(1, 0), (3, 1), (5, 3), (7, 5), (9, 7)])
def test_the_price_less_2_and_never_below_0(price: int, pays: int) -> None:
    table = bailout(price)
    assert table.price("bank") == price
    table.answer(0, "take bank")
    assert table.money(0) == 20 - pays


@shows("R-INV-BARACK")
@pytest.mark.parametrize(("money", "offered"), [(6, False), (7, True)])
def test_he_must_have_the_money(money: int, offered: bool) -> None:
    table = bailout(9, money=money)
    assert table.legal == (["pass", "take bank"] if offered else ["pass"])
    if not offered:
        table.refuses("take bank", "not-possible-now")


@shows("R-INV-BARACK")
def test_without_money_a_stock_worth_2_or_less_is_still_his() -> None:
    table = bailout(1, money=0)
    table.answer(0, "take bank")
    assert (table.money(0), table.regular(0).count("bank")) == (0, 1)


@shows("R-INV-BARACK")
def test_only_a_stock_card_that_lies_in_the_discard() -> None:
    table = bailout(9)
    table.refuses("take steel", "not-possible-now")
    table = Table(3, investors={0: "barack"}, market="fee-1 bank labs  boom steel")
    table.skip_to("action", 0)
    table.answer(0, "boom steel")
    table.skip_to("investor")
    assert table.discard() == "boom fee-1"
    assert table.legal == ["pass"]


@shows("R-INV-BARACK")
def test_one_card_and_he_need_not() -> None:
    table = bailout()
    table.answer(0, "pass")
    assert (table.money(0), table.paid(0, "barack")) == (20, [])
    table = selling({0: "barack"})
    table.sell(0, "share cosmic", "share cosmic")
    table.skip_to("investor")
    table.answer(0, "take cosmic")
    assert not table.asks(0, "investor")
    assert table.regular(0) == "cosmic bank steel"


@shows("R-INV-BARACK", "R-INV-TALAL")
def test_after_talal_and_before_movement() -> None:
    table = Table(3, investors={0: "barack", 1: "talal"}, pairs="bank+4")
    table.skip_to("sell", 2)
    table.sell(2)
    assert table.asks(1, "sell")
    table.sell(1, "share bank")
    assert table.asks(0, "investor")
    table.answer(0, "take bank")
    # At today's price of 5; the +4 comes afterwards, and his new share has it.
    assert table.paid(0, "barack") == [-3]
    table.skip_round()
    assert (table.price("bank"), table.regular(0).count("bank")) == (9, 1)


@shows("R-INV-BARACK", "R-INV-TALAL")
def test_with_two_players_he_can_buy_what_his_talal_sold() -> None:
    table = selling({0: "barack talal"}, 2)
    table.sell(0)
    table.sell(1)
    table.sell(0, "share steel")
    table.answer(0, "take steel")
    assert table.paid(0, "sale") + table.paid(0, "barack") == [5, -3]
    assert table.regular(0).count("steel") == 1


@shows("R-INV-BARACK", "R-INFO-1", "R-INFO-3")
def test_everybody_sees_what_he_takes_and_remembers_it() -> None:
    table = bailout()
    before = {observer: table.known(observer, 0).count("bank") for observer in (1, 2, None)}
    table.answer(0, "take bank")
    for observer in (1, 2, None):
        assert [(event.seat, event.company) for event in table.heard(DiscardTaken, observer)] == [(0, BANK)]
        assert table.known(observer, 0).count("bank") == before[observer] + 1
        assert table.view(observer).discard == table.game.discard


@shows("R-INV-BARACK", "R-MOV-5")
def test_the_card_is_regular_also_after_a_split() -> None:
    table = split_cosmic({0: "barack"})
    table.sell(0, "whole cosmic")
    table.skip_to("investor")
    before = table.regular(0).count("cosmic")
    table.answer(0, "take cosmic")
    assert (table.split(0), table.regular(0).count("cosmic")) == ("cosmic", before + 1)
    assert table.paid(0, "barack") == [-4]


@shows("R-INV-BARACK", "R-INFO-4")
def test_he_is_asked_also_when_there_is_nothing_to_buy() -> None:
    tables = [Table(3, investors={0: "barack"}, market=f"fee-1 bank labs  steel {card}") for card in ("auto", "labs")]
    for table in tables:
        table.skip_to("investor")
        assert table.legal == ["pass"]
    for observer in (1, 2, None):
        assert look_alike(tables[0], tables[1], observer)
