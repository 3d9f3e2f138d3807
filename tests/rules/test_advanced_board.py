"""The advanced board (R-ADV-1) and Stanford Steel's dollars (R-MOV-6)."""

import pytest

from stockpile.rules.cards import COMPANIES, COSMIC, STEEL
from stockpile.rules.events import DividendDeclared, SharesSplit, StockSplit, WentBankrupt
from tests.support.table import Table, shows


def moved(company: str, forecast: str, actions: str = "") -> Table:
    """One round on the advanced board: seat 0's actions on a company, then its forecast."""
    cards = (actions.split() + ["labs"] * 3)[:3]
    market = f"{cards[0]} labs labs  {cards[1]} {cards[2]}"
    table = Table(3, shares="cosmic bank auto", market=market, board="advanced", pairs=f"{company}{forecast}")
    if actions:
        table.skip_to("action")
    played = [f"{action} {company}" for action in actions.split()]
    table.answer(0, *played)
    table.skip_round()
    return table


def splits(table: Table, company: str) -> int:
    return [COMPANIES[event.company] for event in table.heard(StockSplit)].count(company)


@shows("R-ADV-1")
@pytest.mark.parametrize(
    ("company", "forecast", "price", "space"),
    [
        ("cosmic", "+2", 9, 5),
        ("cosmic", "-2", 1, 1),
        ("bank", "+1", 6, 6),
        ("bank", "-3", 2, 2),
        ("labs", "+4", 9, 9),
        ("labs", "-3", 2, 2),
        ("auto", "+4", 13, 7),
        ("auto", "+1", 7, 4),
        ("auto", "-2", 1, 1),
        ("steel", "-2", 4, 7),
        ("steel", "-3", 3, 6),
        ("electric", "+1", 6, 6),
        ("electric", "+2", 6, 7),
        ("electric", "+4", 8, 9),
        ("electric", "-2", 4, 3),
        ("electric", "-3", 3, 2),
    ],
)
def test_a_move_counts_spaces_and_the_price_is_what_the_space_shows(
    company: str, forecast: str, price: int, space: int
) -> None:
    table = moved(company, forecast)
    assert (table.price(company), table.ticker(company)) == (price, space)
    assert splits(table, company) == 0


@shows("R-ADV-1", "R-MOV-3")
@pytest.mark.parametrize(
    ("company", "forecast", "actions", "price", "space"),
    [
        ("cosmic", "+1", "boom", 5, 3),
        ("cosmic", "+4", "", 7, 4),
        ("bank", "+2", "", 4, 4),
        ("bank", "+4", "", 6, 6),
        ("labs", "+2", "boom boom", 6, 6),
        ("auto", "+4", "boom", 9, 5),
        ("steel", "+2", "", 3, 5),
        ("electric", "+2", "boom boom", 5, 4),
        ("electric", "+4", "boom", 5, 4),
    ],
)
def test_after_a_split_each_goes_to_its_own_space(
    company: str, forecast: str, actions: str, price: int, space: int
) -> None:
    table = moved(company, forecast, actions)
    assert (table.price(company), table.ticker(company)) == (price, space)
    assert splits(table, company) == 1


@shows("R-ADV-1", "R-MOV-4")
@pytest.mark.parametrize(
    ("company", "actions", "space"),
    [
        ("cosmic", "", 3),
        ("bank", "bust", 5),
        ("labs", "bust", 5),
        ("auto", "", 3),
        ("steel", "bust bust bust", 9),
        ("electric", "bust", 5),
    ],
)
def test_after_a_bankruptcy_each_goes_to_its_own_start(company: str, actions: str, space: int) -> None:
    table = moved(company, "-3", actions)
    assert [COMPANIES[event.company] for event in table.heard(WentBankrupt)] == [company]
    assert (table.price(company), table.ticker(company)) == (5, space)


@shows("R-ADV-1")
def test_electric_stays_at_5_and_at_6_for_two_spaces() -> None:
    assert [moved("electric", forecast).price("electric") for forecast in ("+1", "+2")] == [6, 6]
    table = moved("electric", "-2", "boom bust")
    assert (table.price("electric"), table.ticker("electric")) == (4, 3)
    table = moved("electric", "+1", "bust")
    assert (table.price("electric"), table.ticker("electric")) == (5, 4)


@shows("R-ADV-1", "R-SEL-1")
def test_a_share_sells_for_what_the_space_shows() -> None:
    table = Table(3, shares="electric bank auto", market="boom labs labs  auto auto", board="advanced")
    table.skip_to("action")
    table.answer(0, "boom electric")
    table.sell(0, "share electric")
    assert table.money(0) == 26


@shows("W-3", "R-ADV-1", "R-MOV-3")
def test_cosmic_on_9_and_4_splits_twice() -> None:
    table = moved("cosmic", "+4", "boom")
    assert (table.price("cosmic"), table.ticker("cosmic")) == (5, 3)
    assert splits(table, "cosmic") == 2
    # The starting share of seat 0 moved at the first split and earned 10 at the second.
    assert (table.split(0), table.money(0)) == ("cosmic", 30)
    shown = [event for event in table.heard(SharesSplit) if (event.company, event.seat) == (COSMIC, 0)]
    assert [event.cards for event in shown] == [1]


@shows("W-3", "R-MOV-3")
def test_a_card_that_was_split_already_earns_20() -> None:
    market = {
        1: "labs labs labs  labs labs  labs labs  labs labs",
        2: "auto auto auto  auto auto  auto bank  bank bank",
        3: "bank cosmic bank  bank bank  bank steel  steel steel",
    }
    pairs = {1: "steel-3 cosmic+4 bank-2", 2: "steel-3 cosmic+1 bank+2", 3: "steel-3 cosmic+4 bank-2"}
    table = Table(3, market=market, pairs=pairs, board="advanced")
    table.skip_to_round(2)
    assert (table.ticker("cosmic"), table.split(0)) == (4, "cosmic")
    table.skip_to_round(3)
    assert (table.price("cosmic"), table.money(0)) == (9, 20)
    table.skip_to_round(4)
    assert table.price("cosmic") == 5
    assert [table.money(seat) for seat in (0, 1, 2)] == [40, 30, 20]
    assert (table.split(0), table.split(1)) == ("cosmic", "cosmic")


# Steel: 1 1$ 2 2$ 3 3$ 4 4$ 5 5$, beginning on the 9th space.
NO_STEEL = "labs labs labs  labs labs  auto auto  auto auto"


def steel(moves: dict[int, str], market: dict[int, str] | None = None) -> Table:
    """Seats 0 has one steel share, seat 1 none, seat 2 one; these are steel's forecasts by round."""
    pairs = {number: f"steel{move}" for number, move in moves.items()}
    market = market or {number: NO_STEEL if number == 1 else "" for number in moves}
    return Table(3, shares="steel bank cosmic", market=market, pairs=pairs, board="advanced")


def declared(table: Table) -> list[int]:
    return [event.amount for event in table.heard(DividendDeclared) if event.company == STEEL]


@shows("R-MOV-6")
def test_a_dollar_space_entered_pays_1_for_each_share_shown() -> None:
    table = steel({1: "+1"})
    table.skip_to("dividend")
    assert table.game.decision.subject == {"company": STEEL, "amount": 1}
    table.answer(0, "show 1")
    table.answer(1, "show 0")
    table.answer(2, "show 0")
    assert (table.money(0), table.price("steel"), table.ticker("steel")) == (21, 5, 10)


@shows("R-MOV-6")
def test_in_any_move_to_the_right_also_by_a_boom() -> None:
    table = Table(3, shares="steel bank cosmic", market="labs labs boom  boom labs", board="advanced")
    table.skip_to("action")
    table.answer(0, "boom labs")
    table.answer(2, "boom steel")
    assert table.asks(0, "dividend")
    assert table.ticker("steel") == 10
    table.answer(0, "show 1")
    table.answer(1, "show 0")
    # Seat 2 showed nothing; then the second step of its Boom split steel.
    table.answer(2, "show 0")
    assert (table.money(0), table.split(0), table.ticker("steel")) == (21, "steel", 5)
    assert declared(table) == [1]


@shows("R-MOV-6")
@pytest.mark.parametrize("forecast", ["-2", "-3"])
def test_to_the_left_nothing_is_paid(forecast: str) -> None:
    table = steel({1: forecast})
    table.skip_round()
    assert declared(table) == []


@shows("R-MOV-6")
def test_one_question_for_all_dollars_of_a_move() -> None:
    # From the 6th space (after -3) with +4: 4, 4$, 5, 5$.
    table = steel({1: "-3", 2: "+4"}, {1: NO_STEEL, 2: "labs labs bank  bank bank  auto auto  auto bank"})
    table.skip_to_round(2)
    assert table.ticker("steel") == 6
    table.skip_to("dividend", 0)
    while table.game.decision.subject["company"] != STEEL:
        table.play_harmlessly()
        table.skip_to("dividend", 0)
    assert table.game.decision.subject == {"company": STEEL, "amount": 2}
    table.answer(0, "show 1")
    assert table.money(0) == 22
    table.skip_round()
    assert (declared(table), table.ticker("steel")) == ([2], 10)


@shows("R-MOV-6", "R-MOV-3")
def test_dollars_before_a_split_by_the_old_holdings_after_it_by_the_new() -> None:
    table = steel({1: "+4"})
    table.skip_to("dividend")
    assert table.ticker("steel") == 10
    table.answer(0, "show 1")
    table.answer(1, "show 0")
    table.answer(2, "show 0")
    # 5$ is paid; the split uses a step and its space pays nothing; then 3$ and 4, asked anew.
    assert table.asks(0, "dividend")
    assert (table.legal, table.split(0), table.ticker("steel")) == (["show 0"], "steel", 7)
    table.answer(0, "show 0")
    table.answer(1, "show 0")
    table.answer(2, "show 0")
    assert [table.money(seat) for seat in (0, 1, 2)] == [20 + 1 + 2, 20, 20]
    assert (declared(table), table.ticker("steel"), table.price("steel")) == ([1, 1], 7, 4)


@shows("R-MOV-6", "R-MOV-3")
def test_a_move_from_the_last_space_splits_before_anything_is_paid() -> None:
    table = steel({1: "+1", 2: "+4"}, {1: NO_STEEL, 2: "labs labs bank  bank bank  auto auto  auto bank"})
    table.skip_to_round(2)
    assert (table.ticker("steel"), declared(table)) == (10, [1])
    table.skip_to_round(3)
    # The split, then 3$, 4 and 4$: two dollars for the split card's two shares.
    assert (declared(table), table.ticker("steel"), table.money(0)) == ([1, 2], 8, 24)


@shows("R-MOV-6")
def test_the_space_a_split_leads_to_pays_nothing() -> None:
    table = steel({1: "+2"})
    table.skip_round()
    assert (declared(table), table.ticker("steel"), table.money(0)) == ([1], 5, 20)


@shows("R-MOV-6")
def test_nor_does_the_start_space_after_a_bankruptcy() -> None:
    table = moved("steel", "-3", "bust bust bust")
    assert declared(table) == []


@shows("R-MOV-6")
def test_other_companies_and_the_standard_board_have_no_dollars() -> None:
    table = Table(3, pairs="steel+4 cosmic$$ bank+2")
    table.skip_round()
    assert [event.company for event in table.heard(DividendDeclared)] == [COSMIC]


@shows("R-MOV-6", "R-DEM-6")
def test_a_dollar_pays_an_unpaid_fee() -> None:
    table = Table(3, shares="steel bank cosmic", market="fee-1 labs labs  auto auto", pairs="steel+1", board="advanced")
    table.skip_to("bid")
    table.bids("0:A20 1:B0 2:C0")
    assert (table.money(0), table.fees(0)) == (0, "fee-1")
    table.skip_to("dividend")
    table.answer(0, "show 1")
    assert (table.money(0), table.fees(0)) == (0, "")
