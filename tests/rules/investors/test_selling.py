"""Investors of Selling: Golden Graham, Shorting Soros, Tactical Talal."""

import pytest

from stockpile.rules.cards import BANK
from stockpile.rules.events import PortfolioSold, ShareSold
from tests.support.table import Table, shows


def selling(investors: dict[int, str], players: int = 3) -> Table:
    """Seat 0 has taken cosmic, steel and bank and is asked to sell."""
    opening = "cosmic bank labs auto" if players == 2 else "cosmic bank labs"
    table = Table(players, investors=investors, market=f"{opening}  steel bank")
    table.skip_to("sell", 0)
    return table


def split_cosmic(investors: dict[int, str], players: int = 3) -> Table:
    """Round 2: seat 0, who has two split cosmic cards at a price of 6, is asked to sell."""
    opening = "cosmic bank labs auto" if players == 2 else "cosmic bank labs"
    table = Table(players, investors=investors, market={1: f"{opening}  boom boom"}, pairs="cosmic+2")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_round()
    assert (table.split(0), table.price("cosmic")) == ("cosmic cosmic", 6)
    table.skip_to("sell", 0)
    return table


def finish(table: Table) -> dict[str, int]:
    """Play harmlessly to the end; seat 0's row of the standing."""
    while not table.game.over:
        table.play_harmlessly()
    return table.game.standing[0]


# Golden Graham.


@shows("R-INV-GRAHAM")
def test_graham_gets_1_more_for_a_share() -> None:
    table = selling({0: "graham"})
    table.answer(0, "sell share cosmic", "sell share steel")
    assert table.paid(0, "sale") == [6, 6]
    assert table.money(0) == 16 + 12


@shows("R-INV-GRAHAM", "R-SEL-1")
def test_2_more_for_a_whole_split_card_and_1_for_half() -> None:
    table = split_cosmic({0: "graham"})
    table.answer(0, "sell whole cosmic", "sell half cosmic")
    assert table.paid(0, "sale") == [14, 7]


@shows("R-INV-GRAHAM")
def test_nobody_else_gets_more_and_the_price_that_is_told_is_the_markets() -> None:
    table = selling({0: "graham"})
    table.sell(0, "share cosmic")
    table.sell(1, "share bank")
    assert (table.paid(0, "sale"), table.paid(1, "sale")) == ([6], [5])
    assert [event.price for event in table.heard(ShareSold)] == [5, 5]


@shows("R-INV-GRAHAM", "R-END-3")
def test_also_in_the_final_sale() -> None:
    plain, more = (finish(Table(3, investors={0: name})) for name in ("bill", "graham"))
    sold = Table(3, investors={0: "graham"})
    finish(sold)
    shares = sum(event.regular + 2 * event.split for event in sold.heard(PortfolioSold) if event.seat == 0)
    assert shares > 20
    assert more["shares"] == plain["shares"] + shares


@shows("R-INV-GRAHAM", "R-STR-5")
@pytest.mark.parametrize(
    ("answers", "each"),
    [(["strategy bear-raid"], 9), (["strategy pump-and-dump", "company cosmic"], 7), (["strategy insider-trading"], 6)],
)
def test_also_for_strategies_that_sell(answers: list[str], each: int) -> None:
    hand = "bear-raid pump-and-dump insider-trading"
    table = Table(3, investors={0: "graham"}, strategies={0: hand}, market="cosmic bank labs  steel bank")
    table.skip_to("action", 0)
    table.answer(0, *answers, "sell share cosmic", "sell share cosmic")
    assert table.paid(0, "sale") == [each, each]


@shows("R-INV-GRAHAM", "R-DEM-6")
def test_the_extra_dollar_can_be_what_a_fee_was_waiting_for() -> None:
    table = Table(3, investors={0: "graham"}, market="bank bank labs  fee-3 bust  bust bust")
    table.set_money(0, 0)
    table.skip_to("action", 0)
    table.answer(0, "bust bank")
    table.answer(1, "bust auto", "bust auto")
    assert (table.price("bank"), table.fees(0)) == (3, "fee-3")
    table.answer(0, "sell share bank")
    assert (table.money(0), table.fees(0)) == (1, "")


# Shorting Soros.


@shows("R-INV-SOROS")
def test_soros_sells_one_share_for_8() -> None:
    table = selling({0: "soros"})
    assert table.legal == [
        "pass",
        *[f"sell share {name}" for name in ("cosmic", "bank", "steel")],
        *[f"short share {name}" for name in ("cosmic", "bank", "steel")],
    ]
    table.answer(0, "short share bank")
    assert (table.paid(0, "sale"), table.regular(0), table.discard()) == ([8], "cosmic cosmic steel", "bank")
    (told,) = table.heard(ShareSold)
    assert (told.seat, told.company, told.price) == (0, BANK, 8)


@shows("R-INV-SOROS")
def test_one_only_in_a_selling_phase() -> None:
    table = selling({0: "soros"})
    table.answer(0, "short share bank")
    table.refuses("short share steel", "not-possible-now")
    table.answer(0, "sell share steel")
    assert table.paid(0, "sale") == [8, 5]
    table.skip_round()
    table.skip_to("sell", 0)
    assert "short share cosmic" in table.legal


@shows("R-INV-SOROS")
def test_he_need_not_and_may_sell_others_before() -> None:
    table = selling({0: "soros"})
    table.answer(0, "sell share cosmic", "short share cosmic", "pass")
    assert table.paid(0, "sale") == [5, 8]
    table = selling({0: "soros"})
    table.answer(0, "pass")
    assert table.paid(0, "sale") == []


@shows("R-INV-SOROS", "R-SEL-1")
def test_half_of_a_split_card_may_be_the_share() -> None:
    table = split_cosmic({0: "soros"})
    assert "short half cosmic" in table.legal
    regular = table.regular(0)
    table.answer(0, "short half cosmic")
    assert table.paid(0, "sale") == [8]
    assert (table.split(0), table.regular(0)) == ("cosmic", f"cosmic {regular}")
    assert not any(answer.startswith("short") for answer in table.legal)


@shows("R-INV-SOROS")
def test_only_what_he_holds() -> None:
    table = selling({0: "soros"})
    table.refuses("short share electric", "not-possible-now")
    table.refuses("short half cosmic", "not-possible-now")


@shows("R-INV-SOROS")
def test_nobody_else() -> None:
    table = selling({0: "soros"})
    table.sell(0)
    assert not any(answer.startswith("short") for answer in table.legal)
    table.refuses("short share bank", "not-possible-now")


@shows("R-INV-SOROS")
@pytest.mark.parametrize(
    "answers",
    [["strategy bear-raid"], ["strategy pump-and-dump", "company cosmic"], ["strategy insider-trading"]],
)
def test_not_for_strategy_sales(answers: list[str]) -> None:
    hand = "bear-raid pump-and-dump insider-trading"
    table = Table(3, investors={0: "soros"}, strategies={0: hand}, market="cosmic bank labs  steel bank")
    table.skip_to("action", 0)
    table.answer(0, *answers)
    assert table.asks(0, "sell-some")
    table.refuses("short share cosmic", "not-an-answer-to-this")
    table.skip_to("sell", 0)
    assert "short share cosmic" in table.legal


@shows("R-INV-SOROS", "R-INV-GRAHAM")
def test_with_graham_it_brings_9() -> None:
    table = selling({0: "soros graham"}, 2)
    table.answer(0, "short share cosmic")
    assert table.paid(0, "sale") == [9]


@shows("R-INV-SOROS", "R-INV-TALAL")
@pytest.mark.parametrize("turn", [1, 2])
def test_talals_second_sale_belongs_to_the_same_phase(turn: int) -> None:
    table = selling({0: "soros talal"}, 2)
    if turn == 2:
        table.sell(0)
        table.sell(1)
    assert table.asks(0, "sell")
    table.answer(0, "short share cosmic", "pass")
    if turn == 1:
        table.sell(1)
        assert table.asks(0, "sell")
        table.refuses("short share cosmic", "not-possible-now")
    assert table.paid(0, "sale") == [8]


def last_share(investor: str, actions: str, forecast: str, sale: str = "sell share steel") -> dict[str, int]:
    """A game of three after which seat 0 has one share alone, cosmic; it stood at 7 before the last round's actions."""
    market = f"cosmic bank labs  steel electric  {actions}"
    table = Table(3, investors={0: investor}, market={7: market}, pairs={7: f"cosmic{forecast}"})
    table.skip_to_round(7, selling_out=True)
    assert table.price("cosmic") == 7
    while table.game.decision.question != "sell":
        if table.game.decision.question == "action":
            table.answer(1, *[f"{action} cosmic" for action in actions.split() if action != "auto"])
        else:
            table.play_harmlessly()
    table.answer(0, sale, "sell share electric", "pass")
    assert table.regular(0) == "cosmic"
    return finish(table)


@shows("R-INV-SOROS", "R-END-3")
@pytest.mark.parametrize(
    ("actions", "forecast", "price"),
    [
        ("auto auto", "+1", 8),
        ("boom auto", "+1", 10),
        ("bust auto", "+2", 7),
        ("bust auto", "+1", 6),
        ("bust bust", "+1", 4),
    ],
)
def test_in_the_final_sale_a_share_below_8_brings_8(actions: str, forecast: str, price: int) -> None:
    assert last_share("bill", actions, forecast)["shares"] == price
    assert last_share("soros", actions, forecast)["shares"] == max(8, price)


@shows("R-INV-SOROS", "R-END-3")
def test_the_final_sale_is_one_of_its_own_after_the_last_selling_phase() -> None:
    assert last_share("soros", "bust bust", "+1", sale="short share steel")["shares"] == 8


@shows("R-INV-SOROS", "R-END-3")
def test_once_and_it_is_the_cheapest() -> None:
    plain, more = Table(3, investors={0: "bill"}), Table(3, investors={0: "soros"})
    rows = [finish(plain), finish(more)]
    sold = [event for event in more.heard(PortfolioSold) if event.seat == 0]
    cheapest = min(more.game.value(event.company) for event in sold)
    assert len(sold) > 1
    assert cheapest < 8
    assert rows[1]["shares"] == rows[0]["shares"] + 8 - cheapest


@shows("R-INV-SOROS", "R-INV-GRAHAM", "R-END-3")
def test_in_the_final_sale_with_graham_9() -> None:
    tables = [Table(2, investors={0: f"bill {name}"}) for name in ("oprah", "graham", "soros")]
    plain, extra, short = (finish(table)["shares"] for table in tables)
    both = finish(Table(2, investors={0: "graham soros"}))["shares"]
    assert (extra > plain, short > plain) == (True, True)
    assert both == plain + (extra - plain) + (short - plain)


@shows("R-INV-SOROS", "R-END-3")
def test_without_shares_there_is_nothing_to_sell_at_the_end() -> None:
    table = Table(3, investors={0: "soros"})
    table.skip_to_round(7, selling_out=True)
    table.skip_to("sell", 0)
    while len(table.legal) > 1:
        table.answer(0, table.legal[-1])
    assert (table.regular(0), table.split(0)) == ("", "")
    assert finish(table)["shares"] == 0


# Tactical Talal.


@shows("R-INV-TALAL")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_talal_sells_once_more_when_all_have_sold(seat: int) -> None:
    table = Table(3, investors={seat: "talal"}, first=1)
    table.skip_to("sell")
    asked = []
    while table.game.decision.question == "sell":
        asked.append(table.game.asked)
        table.answer(asked[-1], next(answer for answer in table.legal if answer != "pass"), "pass")
    assert asked == [1, 2, 0, seat]
    assert len(table.paid(seat, "sale")) == 2


@shows("R-INV-TALAL")
def test_as_much_as_he_likes_or_nothing() -> None:
    table = selling({0: "talal"})
    table.sell(0)
    table.sell(1)
    table.sell(2)
    table.sell(0, "share cosmic", "share cosmic", "share steel")
    assert table.regular(0) == "bank"
    assert not table.asks(0, "sell")


@shows("R-INV-TALAL", "R-INFO-4")
def test_he_is_asked_again_even_if_he_has_nothing_left() -> None:
    table = selling({0: "talal"})
    table.sell(0, "share cosmic", "share cosmic", "share steel", "share bank")
    table.sell(1)
    table.sell(2)
    assert table.asks(0, "sell")
    assert table.legal == ["pass"]


@shows("R-INV-TALAL")
def test_every_round_and_with_two_players() -> None:
    table = Table(2, investors={1: "talal bill"})
    for number in range(1, 7):
        table.skip_to("sell", 1)
        table.sell(1)
        table.skip_to("sell", 1)
        assert table.round == number
        table.skip_round()
