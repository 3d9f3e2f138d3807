"""Strategies that move prices or pay dividends: Stock Buyback, Pump and Dump, Market Maker and others."""

import pytest

from stockpile.rules.cards import COMPANIES, COSMIC, STEEL
from stockpile.rules.events import (
    CommodityGiven,
    DividendDeclared,
    ShareSold,
    StockSplit,
    TickerMoved,
    WentBankrupt,
)
from tests.support.table import Table, shows

ANY_COMPANY = [f"company {company}" for company in COMPANIES]


def turn(card: str, market: str = "", *, shares: str = "", board: str = "standard", actions: str = "") -> Table:
    """Seat 0's action turn in round 1; it has played these action cards already."""
    table = Table(3, shares=shares, market=market, board=board, strategies={0: card})
    table.skip_to("action", 0)
    for action in actions.split(", ") if actions else []:
        table.answer(0, action)
        while table.game.decision.question == "dividend":
            table.play_harmlessly()
    return table


def on_10(card: str) -> Table:
    """Seat 0's action turn in round 2, in which seat 1 is first. Cosmic stands on 10, seat 0 has two cards of it."""
    market = {
        1: "boom labs labs  boom cosmic  bank bank  bank bank",
        2: "labs labs labs  labs labs  bank bank  auto auto",
    }
    table = Table(3, market=market, strategies={0: card}, pairs="cosmic+1 bank-2")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_to_round(2)
    table.skip_to("action", 0)
    assert (table.price("cosmic"), table.regular(0).count("cosmic"), table.money(0)) == (10, 2, 20)
    return table


def show(table: Table, *counts: int) -> None:
    """All three answer a dividend, from seat 0 on."""
    for seat, count in enumerate(counts):
        assert table.asks(seat, "dividend")
        table.answer(seat, f"show {count}")


# Special Dividend and Dividend Growth Investing


@shows("S-SPECIAL-DIVIDEND", "R-MOV-2")
def test_special_dividend_pays_all_holders_1_a_share_and_the_price_stays() -> None:
    table = turn("special-dividend", "steel steel labs  steel auto  labs labs  labs labs")
    table.answer(0, "strategy special-dividend")
    assert table.legal == ANY_COMPANY
    table.answer(0, "company steel")
    assert table.game.decision.subject == {"company": STEEL, "amount": 1}
    show(table, 2, 1, 0)
    assert [table.money(seat) for seat in range(3)] == [22, 21, 20]
    assert table.price("steel") == 5
    assert table.asks(1, "action")


@shows("S-SPECIAL-DIVIDEND", "R-MOV-2", "R-INFO-4")
def test_also_of_a_company_nobody_holds_and_everybody_is_asked() -> None:
    table = turn("special-dividend", "bank bank labs  labs bank  labs labs  labs labs")
    table.answer(0, "strategy special-dividend", "company steel")
    show(table, 0, 0, 0)
    assert [table.money(seat) for seat in range(3)] == [20, 20, 20]


@shows("S-DIVIDEND-GROWTH-INVESTING")
def test_dividend_growth_pays_first_and_then_moves_up_1() -> None:
    table = turn("dividend-growth-investing", "steel steel labs  steel auto  labs labs  labs labs")
    table.answer(0, "strategy dividend-growth-investing")
    assert (table.money(0), table.legal) == (18, ANY_COMPANY)
    table.answer(0, "company steel")
    assert table.price("steel") == 5
    show(table, 1, 0, 0)
    assert (table.money(0), table.money(1), table.price("steel")) == (19, 20, 6)
    told = [type(event) for event in table.events if isinstance(event, DividendDeclared | TickerMoved)]
    assert told == [DividendDeclared, TickerMoved]


@shows("S-DIVIDEND-GROWTH-INVESTING", "R-MOV-3")
def test_if_it_splits_the_dividend_was_for_the_old_holdings() -> None:
    table = on_10("dividend-growth-investing")
    table.answer(0, "strategy dividend-growth-investing", "company cosmic")
    table.answer(1, "show 0")
    table.answer(2, "show 0")
    assert table.legal == ["show 0", "show 1", "show 2"]
    table.answer(0, "show 2")
    assert (table.price("cosmic"), table.split(0), table.money(0)) == (6, "cosmic cosmic", 20 - 2 + 2)


# Stock Buyback


@shows("S-STOCK-BUYBACK")
def test_stock_buyback_moves_a_company_up_2() -> None:
    table = turn("stock-buyback")
    table.answer(0, "strategy stock-buyback")
    assert (table.money(0), table.legal) == (17, ANY_COMPANY)
    table.answer(0, "company bank")
    assert table.price("bank") == 7
    assert [(event.start, event.end) for event in table.heard(TickerMoved)] == [(4, 6)]
    assert table.asks(1, "action")


@shows("S-STOCK-BUYBACK", "R-MOV-3")
def test_a_buyback_can_split() -> None:
    table = turn("stock-buyback", "boom labs labs  boom auto", actions="boom cosmic, boom cosmic")
    table.answer(0, "strategy stock-buyback", "company cosmic")
    # 9, 10, and over the end.
    assert (table.price("cosmic"), table.split(0)) == (6, "cosmic")


@shows("S-STOCK-BUYBACK", "R-MOV-6")
def test_on_the_advanced_board_a_buyback_of_steel_pays_its_dollar_and_then_splits() -> None:
    table = turn("stock-buyback", "labs labs labs", shares="steel bank cosmic", board="advanced")
    table.answer(0, "strategy stock-buyback", "company steel")
    # From the 9th space to 5$ (the 10th), then the split.
    assert table.game.decision.subject == {"company": STEEL, "amount": 1}
    show(table, 1, 0, 0)
    assert (table.money(0), table.split(0), table.ticker("steel")) == (18, "steel", 5)
    assert table.asks(1, "action")


# Pump and Dump


@shows("S-PUMP-AND-DUMP")
def test_pump_and_dump_moves_up_1_and_sells_up_to_three_of_it_at_the_new_price() -> None:
    table = turn("pump-and-dump", "cosmic labs labs  cosmic cosmic")
    table.answer(0, "strategy pump-and-dump")
    assert (table.money(0), table.legal) == (18, ANY_COMPANY)
    table.answer(0, "company cosmic")
    assert table.price("cosmic") == 6
    assert table.asks(0, "sell-some")
    assert table.game.decision.subject["shares"] == 3
    assert table.legal == ["pass", "sell share cosmic"]
    table.answer(0, "sell share cosmic", "sell share cosmic", "sell share cosmic")
    # There is a fourth, but three are sold.
    assert (table.money(0), table.regular(0)) == (18 + 18, "cosmic")
    assert table.discard() == "cosmic cosmic cosmic"
    assert [(event.seat, event.price) for event in table.heard(ShareSold, 1)] == [(0, 6)] * 3
    assert table.asks(1, "action")


@shows("S-PUMP-AND-DUMP")
def test_only_shares_of_that_company() -> None:
    table = turn("pump-and-dump", "steel labs labs  auto auto")
    table.answer(0, "strategy pump-and-dump", "company steel")
    table.refuses("sell share auto", "not-possible-now")
    table.answer(0, "sell share steel")
    assert table.legal == ["pass"]
    table.answer(0, "pass")
    assert table.money(0) == 24


@shows("S-PUMP-AND-DUMP", "R-INFO-4")
def test_who_has_none_of_it_is_asked_all_the_same() -> None:
    table = turn("pump-and-dump", "steel labs labs  auto auto")
    table.answer(0, "strategy pump-and-dump", "company electric")
    assert table.asks(0, "sell-some")
    assert table.legal == ["pass"]
    assert table.view(1).question == "sell-some"
    table.answer(0, "pass")
    assert table.price("electric") == 6


@shows("S-PUMP-AND-DUMP", "R-MOV-3", "R-STR-5")
def test_what_splits_on_the_way_is_sold_as_split_cards() -> None:
    table = on_10("pump-and-dump")
    table.answer(0, "strategy pump-and-dump", "company cosmic")
    # 10 and over the end: both cards became split, at 6.
    assert table.split(0) == "cosmic cosmic"
    table.answer(0, "sell whole cosmic")
    assert sorted(table.legal) == ["pass", "sell half cosmic"]
    table.answer(0, "sell half cosmic")
    assert table.money(0) == 20 - 2 + 18
    assert (table.split(0), table.regular(0).count("cosmic")) == ("", 1)


@shows("S-PUMP-AND-DUMP", "R-INV-GRAHAM")
def test_graham_gets_1_more_a_share() -> None:
    table = Table(3, market="cosmic labs labs", strategies={0: "pump-and-dump"}, investors={0: "graham"})
    table.skip_to("action", 0)
    table.answer(0, "strategy pump-and-dump", "company cosmic", "sell share cosmic")
    assert table.paid(0, "sale") == [7]


# Market Maker


@shows("S-MARKET-MAKER")
@pytest.mark.parametrize("card", ["boom", "bust"])
def test_market_maker_moves_one_up_2_and_another_down_2(card: str) -> None:
    table = turn("market-maker", f"{card} labs labs")
    table.answer(0, "strategy market-maker", f"give-action {card}")
    assert table.legal == [f"up {company}" for company in COMPANIES]
    table.answer(0, "up steel")
    assert table.price("steel") == 7
    assert table.legal == [f"down {company}" for company in COMPANIES if company != "steel"]
    table.refuses("down steel", "not-possible-now")
    table.answer(0, "down bank")
    assert (table.price("steel"), table.price("bank"), table.discard()) == (7, 3, card)
    assert table.asks(1, "action")


@shows("S-MARKET-MAKER", "R-MOV-3", "R-MOV-4")
def test_the_split_of_the_first_comes_before_the_second_is_chosen() -> None:
    table = turn("market-maker", "boom labs labs  boom boom", actions="boom cosmic, boom cosmic")
    table.answer(0, "strategy market-maker", "give-action boom", "up cosmic")
    assert [event.company for event in table.heard(StockSplit)] == [COSMIC]
    assert table.asks(0, "strategy")
    table.answer(0, "down bank")
    assert (table.price("cosmic"), table.price("bank")) == (6, 3)


# Systemic Shock


def shock() -> Table:
    table = Table(3, commerce="gold tax oil", strategies={0: "systemic-shock"})
    table.skip_to("commerce")
    table.answer(0, "commerce gold A")
    table.answer(1, "commerce tax A")
    table.answer(2, "commerce oil A")
    table.skip_to("action", 0)
    return table


@shows("S-SYSTEMIC-SHOCK", "R-STR-11", "R-COM-4")
def test_systemic_shock_moves_three_different_companies_by_1() -> None:
    table = shock()
    table.answer(0, "strategy systemic-shock")
    # A tax card is no commodity.
    assert table.legal == ["give-commodity gold", "give-commodity oil"]
    table.answer(0, "give-commodity gold")
    assert table.commerce(0) == "oil tax"
    assert [(event.seat, event.commerce) for event in table.heard(CommodityGiven, 2)] == [(0, 0)]
    assert table.view().gone[0] == 1
    ways = [f"{way} {company}" for way in ("up", "down") for company in COMPANIES]
    assert table.legal == ways
    table.answer(0, "up steel")
    assert table.legal == [way for way in ways if "steel" not in way]
    table.refuses("down steel", "not-possible-now")
    table.answer(0, "down bank")
    assert table.legal == [way for way in ways if "steel" not in way and "bank" not in way]
    table.answer(0, "down electric")
    assert [table.price(company) for company in COMPANIES] == [5, 4, 5, 5, 6, 4]
    assert table.asks(1, "action")


@shows("S-SYSTEMIC-SHOCK", "R-STR-3", "R-COM-2")
def test_with_nothing_but_taxes_it_is_not_offered() -> None:
    table = Table(3, commerce="tax gold oil", strategies={0: "systemic-shock"})
    table.skip_to("action", 0)
    assert table.commerce(0) == "tax"
    table.refuses("strategy systemic-shock", "not-possible-now")


@shows("R-STR-11", "R-MOV-3", "R-MOV-4")
def test_one_after_another_each_with_its_split_or_bankruptcy() -> None:
    market = "boom labs labs  boom bust  bust auto  auto auto"
    pairs = "cosmic+1 bank$$ steel+4 labs+2 auto-2 electric-3"
    table = Table(3, market=market, commerce="gold", strategies={0: "systemic-shock"}, pairs=pairs)
    table.skip_to("place", 1)
    table.place(1, "bust down A", "auto up B")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic", "bust bank", "bust bank")
    table.skip_to_round(2)
    table.skip_to("action", 0)
    assert [table.price(company) for company in ("cosmic", "bank", "steel")] == [10, 1, 9]
    table.answer(0, "strategy systemic-shock", "give-commodity gold", "down bank")
    assert [COMPANIES[event.company] for event in table.heard(WentBankrupt)] == ["bank"]
    assert (table.asks(0, "strategy"), table.regular(1).count("bank"), table.price("bank")) == (True, 0, 5)
    table.answer(0, "up cosmic")
    assert [COMPANIES[event.company] for event in table.heard(StockSplit)] == ["cosmic"]
    assert (table.asks(0, "strategy"), table.price("cosmic"), "cosmic" in table.split(0)) == (True, 6, True)
    table.answer(0, "up steel")
    assert table.price("steel") == 10
    assert table.asks(1, "sell")


@shows("R-STR-11", "R-MOV-6")
def test_a_dollar_of_steel_is_paid_before_the_next_company_is_chosen() -> None:
    table = Table(
        3,
        shares="steel bank labs",
        market="labs labs labs",
        board="advanced",
        commerce="gold",
        strategies={0: "systemic-shock"},
    )
    table.skip_to("action", 0)
    table.answer(0, "strategy systemic-shock", "give-commodity gold", "up steel")
    show(table, 1, 0, 0)
    assert table.money(0) == 21
    table.answer(0, "up bank", "down cosmic")
    assert [table.ticker(company) for company in ("steel", "bank", "cosmic")] == [10, 6, 2]
