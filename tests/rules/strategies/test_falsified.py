"""Falsified Earnings (R-STR-8): one or two of them on one forecast, on both boards."""

import pytest

from stockpile.rules.answers import STRATEGIES
from stockpile.rules.cards import COSMIC, STEEL
from stockpile.rules.events import (
    DividendDeclared,
    EarningsFalsified,
    PairLookedAt,
    PairSeen,
    PairShown,
    StockSplit,
    TickerMoved,
    WentBankrupt,
)
from tests.support.table import Table, shows

CALM = "labs labs labs  labs labs  auto auto  auto auto"


def falsified(company: str, forecast: str, copies: int, actions: str = "", board: str = "standard") -> Table:
    """Seat 0 has played action cards on a company; so many Falsified Earnings lie on its pair, seat 0's own."""
    opening, *dealt = [*actions.split(), "labs", "labs", "labs"][:3]
    table = Table(
        3,
        shares="cosmic bank electric",
        market=" ".join([opening, "labs", "labs", *dealt]),
        pairs=f"{company}{forecast}",
        board=board,
        strategies={0: "falsified-earnings", 1: "falsified-earnings"},
    )
    table.skip_to("action", 0)
    for action in actions.split():
        table.answer(0, f"{action} {company}")
    for seat in range(copies):
        table.skip_to("action", seat)
        table.answer(seat, "strategy falsified-earnings", "pair 0")
    return table


def steps(table: Table) -> list[int]:
    """How far the first pair of the Movement phase has moved a ticker, move by move."""
    at = next(at for at, event in enumerate(table.events) if isinstance(event, PairShown))
    moves: list[int] = []
    for event in table.events[at + 1 :]:
        if isinstance(event, PairShown):
            break
        if isinstance(event, TickerMoved):
            moves.append(event.end - event.start)
    return moves


@shows("S-FALSIFIED-EARNINGS", "R-STR-8")
@pytest.mark.parametrize(
    ("forecast", "copies", "move"),
    [
        ("+4", 1, 1),
        ("+4", 2, -2),
        ("+2", 1, -1),
        ("+2", 2, -4),
        ("+1", 1, -2),
        ("-2", 1, 1),
        ("-2", 2, 4),
        ("-3", 2, 3),
    ],
)
def test_each_takes_3_off_a_rise_or_adds_3_to_a_fall(forecast: str, copies: int, move: int) -> None:
    table = falsified("cosmic", forecast, copies)
    table.skip_round()
    assert steps(table) == [move]
    assert table.price("cosmic") == 5 + move


@shows("W-15", "R-STR-8")
def test_electric_1_with_one_moves_down_2() -> None:
    table = falsified("electric", "+1", 1)
    table.skip_round()
    assert (steps(table), table.price("electric")) == ([-2], 3)


@shows("W-16", "R-STR-8")
def test_electric_1_with_two_moves_down_5_in_one_move() -> None:
    table = falsified("electric", "+1", 2, actions="boom boom")
    assert table.price("electric") == 9
    table.skip_round()
    assert (steps(table), table.price("electric")) == ([-5], 4)


@shows("R-STR-8", "R-MOV-4")
def test_the_sum_is_one_move_and_may_bankrupt() -> None:
    table = falsified("electric", "+1", 2)
    table.skip_round()
    assert (len(table.heard(WentBankrupt)), table.price("electric")) == (1, 5)


@shows("R-STR-8")
def test_a_total_of_0_moves_nothing() -> None:
    table = falsified("cosmic", "-3", 1)
    table.skip_round()
    assert (steps(table), table.price("cosmic")) == ([], 5)


@shows("R-STR-8", "R-DIC-1")
def test_3_becomes_0_as_well() -> None:
    table = Table(
        3,
        dice="+3 +2 +1 $$ -2 -3",
        pairs="cosmic+3",
        strategies={0: "falsified-earnings"},
    )
    table.skip_to("action", 0)
    table.answer(0, "strategy falsified-earnings", "pair 0")
    table.skip_round()
    assert (steps(table), table.price("cosmic")) == ([], 5)


@shows("R-STR-8", "R-MOV-2")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_dividend_is_paid_once_and_then_the_price_falls_3_for_each(copies: int) -> None:
    table = falsified("cosmic", "$$", copies, actions="boom boom")
    table.skip_to("dividend")
    assert (table.price("cosmic"), table.game.decision.subject) == (9, {"company": COSMIC, "amount": 2})
    money = table.money(0)
    table.answer(0, "show 1")
    table.skip_round()
    assert table.money(0) == money + 2
    assert [event.amount for event in table.heard(DividendDeclared)] == [2]
    assert (steps(table), table.price("cosmic")) == ([-3] * copies, 9 - 3 * copies)


@shows("R-STR-8", "R-MOV-4")
def test_the_second_fall_starts_where_a_bankruptcy_leads() -> None:
    table = falsified("cosmic", "$$", 2, actions="bust")
    table.skip_round()
    # 3, bankrupt: 5, then 2.
    assert (len(table.heard(WentBankrupt)), table.price("cosmic")) == (1, 2)


@shows("R-STR-8")
@pytest.mark.parametrize("pair", range(6))
def test_any_of_the_six_pairs(pair: int) -> None:
    """Own, another's, the public one, and those lying face-down."""
    table = Table(3, strategies={0: "falsified-earnings"})
    table.skip_to("action", 0)
    table.answer(0, "strategy falsified-earnings")
    assert table.legal == [f"pair {number}" for number in range(6)]
    company, forecast = table.game.pairs[2 * pair], table.game.pairs[2 * pair + 1]
    table.answer(0, f"pair {pair}")
    before = table.game.prices[company]
    table.skip_to_round(2)
    expected = -3 if forecast > 10 else forecast - 3 if forecast > 0 else forecast + 3
    assert table.game.prices[company] == before + expected


@shows("R-STR-8")
@pytest.mark.parametrize("players", [2, 5])
def test_with_any_number_of_players(players: int) -> None:
    table = Table(players, pairs="cosmic-2 bank+1", strategies={0: "falsified-earnings"})
    table.skip_to("action", 0)
    table.answer(0, "strategy falsified-earnings")
    assert table.legal == [f"pair {number}" for number in range(6)]
    table.answer(0, "pair 1")
    table.skip_round()
    assert table.price("bank") == 3


@shows("R-STR-8", "R-INFO-1", "R-INFO-2")
def test_all_see_where_it_lies_and_nobody_the_forecast() -> None:
    table = Table(3, strategies={0: "falsified-earnings"})
    table.skip_to("action", 0)
    before = [table.pairs(observer) for observer in (0, 1, 2, None)]
    table.answer(0, "strategy falsified-earnings")
    assert table.money(0) == 19
    table.answer(0, "pair 4")
    assert [table.pairs(observer) for observer in (0, 1, 2, None)] == before
    for observer in (0, 1, 2, None):
        assert table.view(observer).falsified == [0, 0, 0, 0, 1, 0]
        assert [(event.seat, event.pair) for event in table.heard(EarningsFalsified, observer)] == [(0, 4)]
        assert (table.heard(PairSeen, observer), table.heard(PairLookedAt, observer)) == ([], [])
    assert table.asks(1, "action")


@shows("R-STR-8")
def test_it_is_gone_with_the_round() -> None:
    table = falsified("cosmic", "+1", 1)
    table.skip_round()
    assert table.view().falsified == [0] * 6
    assert table.view().strategies_played == [STRATEGIES.index("falsified-earnings")]


# On the advanced board.


@shows("R-STR-8", "R-MOV-3", "R-ADV-1")
def test_cosmic_on_9_with_a_fall_of_2_and_two_of_them_splits_twice_in_one_move() -> None:
    table = falsified("cosmic", "-2", 2, actions="boom", board="advanced")
    assert table.price("cosmic") == 9
    money = table.money(0)
    table.skip_round()
    assert [event.company for event in table.heard(StockSplit) if event.company == COSMIC] == [COSMIC, COSMIC]
    # The share was moved by the first split and earned 10 at the second.
    assert (table.split(0), table.money(0), table.price("cosmic")) == ("cosmic", money + 10, 5)


def steel(forecast: str, copies: int) -> Table:
    """Seat 0 has one steel share and the pair; so many Falsified Earnings lie on it. The ticker is on its 9th space."""
    table = Table(
        3,
        shares="steel bank cosmic",
        market=CALM,
        pairs=f"steel{forecast}",
        board="advanced",
        strategies={0: "falsified-earnings", 1: "falsified-earnings"},
    )
    for seat in range(copies):
        table.skip_to("action", seat)
        table.answer(seat, "strategy falsified-earnings", "pair 0")
    return table


def declared(table: Table) -> list[int]:
    return [event.amount for event in table.heard(DividendDeclared) if event.company == STEEL]


@shows("R-STR-8", "R-MOV-6", "R-MOV-3")
def test_steel_pays_before_and_after_the_split_of_one_move() -> None:
    table = steel("-2", 2)
    table.skip_to("dividend", 0)
    money = table.money(0)
    # +4: 5$ by the old holdings, the split, then 3$ and 4 by the new.
    assert (table.ticker("steel"), table.split(0)) == (10, "")
    table.answer(0, "show 1")
    table.skip_to("dividend", 0)
    assert (table.legal, table.split(0)) == (["show 0"], "steel")
    table.skip_round()
    assert (declared(table), table.money(0), table.ticker("steel")) == ([1, 1], money + 1 + 2, 7)


@shows("R-STR-8", "R-MOV-6")
@pytest.mark.parametrize(
    ("forecast", "copies", "ticker", "dividends"),
    [("+4", 1, 10, [1]), ("-3", 1, 9, []), ("+2", 1, 8, []), ("$$", 1, 6, [2])],
)
def test_a_dollar_is_paid_if_the_falsified_move_enters_it(
    forecast: str, copies: int, ticker: int, dividends: list[int]
) -> None:
    table = steel(forecast, copies)
    table.skip_round()
    assert (table.ticker("steel"), declared(table)) == (ticker, dividends)
