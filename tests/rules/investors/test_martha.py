"""Mayknow Martha looks at an information pair during Demand (R-INV-MARTHA)."""

import pytest

from stockpile.rules.events import FeeDrawn, MoneyMoved, PairLookedAt, PairSeen
from tests.support.table import Table, look_alike, shows

PAIRS = "cosmic+4 bank-3 labs+2 auto-2 steel$$ electric+1"


def bidding(players: int = 3, seat: int = 0, *, market: str = "", modules: str = "") -> Table:
    """Martha has a seat and is asked for her first bid."""
    table = Table(players, investors={seat: "martha"}, pairs=PAIRS, market=market, modules=modules)
    table.skip_to("bid", seat)
    return table


def looks(table: Table) -> list[str]:
    return [answer for answer in table.legal if answer.startswith("pair")]


@shows("R-INV-MARTHA")
@pytest.mark.parametrize(
    ("players", "seat", "pairs"),
    [(2, 0, "2345"), (2, 1, "0145"), (3, 0, "1245"), (4, 2, "0135"), (5, 1, "0234")],
)
def test_martha_may_look_at_a_pair_of_another_player_or_a_face_down_one(players: int, seat: int, pairs: str) -> None:
    table = bidding(players, seat)
    assert looks(table) == [f"pair {pair}" for pair in pairs]


@shows("R-INV-MARTHA")
def test_she_looks_before_placing_and_then_bids() -> None:
    table = bidding()
    assert table.pairs(0) == "cosmic+4 ? ? auto-2 ? ?"
    table.answer(0, "pair 1")
    assert table.pairs(0) == "cosmic+4 bank-3 ? auto-2 ? ?"
    assert table.asks(0, "bid")
    assert looks(table) == []
    table.bids("0:A0")
    assert table.asks(1, "bid")


@shows("R-INV-MARTHA")
def test_a_face_down_pair() -> None:
    table = bidding()
    table.answer(0, "pair 5")
    assert table.pairs(0) == "cosmic+4 ? ? auto-2 ? electric+1"


@shows("R-INV-MARTHA")
@pytest.mark.parametrize("pair", ["pair 0", "pair 3"])
def test_not_her_own_and_not_the_public_one(pair: str) -> None:
    bidding().refuses(pair, "not-an-answer-to-this")


@shows("R-INV-MARTHA")
def test_once_a_round() -> None:
    table = bidding()
    table.answer(0, "pair 1")
    table.refuses("pair 2", "not-an-answer-to-this")
    table.bids("0:A0 1:A1 2:B0")
    assert looks(table) == []
    table.bids("0:C0")
    assert not table.asks(0, "investor")
    table.skip_round()
    table.skip_to("bid", 0)
    assert len(looks(table)) == 4


@shows("R-INV-MARTHA")
def test_at_any_of_her_bidding_turns() -> None:
    table = bidding()
    table.bids("0:A0 1:A1 2:B0")
    assert table.asks(0, "bid")
    table.answer(0, "pair 2")
    assert table.pairs(0) == "cosmic+4 ? labs+2 auto-2 ? ?"
    table.bids("0:C0")
    assert not table.asks(0, "investor")


@shows("R-INV-MARTHA")
def test_nobody_else_may_look() -> None:
    table = bidding(seat=1)
    assert table.asks(1, "bid")
    table.bids("1:B0")
    assert looks(table) == []


@shows("R-INV-MARTHA", "R-DEM-5")
def test_or_last_when_all_piles_are_taken_and_fees_paid() -> None:
    table = bidding(seat=1, market="steel steel steel  auto auto  auto auto  auto fee-3")
    table.bids("1:B0 2:C0")
    assert table.asks(1, "investor")
    assert table.pile("A") + table.pile("B") + table.pile("C") == ""
    assert (len(table.heard(FeeDrawn)), table.heard(MoneyMoved)[-1].amount) == (1, -3)
    assert table.legal == ["pass", "pair 0", "pair 2", "pair 4", "pair 5"]
    table.answer(1, "pair 0")
    assert table.pairs(1) == "cosmic+4 bank-3 ? auto-2 ? ?"
    assert table.asks(0, "sell")


@shows("R-INV-MARTHA", "R-FPC-1")
def test_last_means_after_the_first_player_card_too() -> None:
    table = bidding(modules="first_player_card")
    table.bids("0:A0 1:B0 2:C0")
    assert table.asks(0, "hand-over")
    table.answer(0, "seat 2")
    assert table.asks(0, "investor")


@shows("R-INV-MARTHA")
def test_she_need_not_look_at_all() -> None:
    table = bidding()
    table.bids("0:A0 1:B0 2:C0")
    table.answer(0, "pass")
    assert table.heard(PairLookedAt, 0) == []
    assert table.asks(0, "sell")
    assert table.pairs(0) == "cosmic+4 ? ? auto-2 ? ?"


@shows("R-INV-MARTHA", "R-DEM-9")
def test_with_two_players() -> None:
    table = bidding(2)
    table.bids("0:A0 1:B0")
    table.answer(0, "pair 3")
    assert table.pairs(0) == "cosmic+4 bank-3 ? auto-2 ? ?"
    table.bids("0:C0 1:D0")
    assert not table.asks(0, "investor")


@shows("R-INV-MARTHA", "R-INFO-1", "R-INFO-2")
def test_that_she_looked_and_at_which_is_public_and_what_she_saw_is_hers() -> None:
    table = bidding()
    table.answer(0, "pair 1")
    for observer in (0, 1, 2, None):
        assert [(event.seat, event.pair) for event in table.heard(PairLookedAt, observer)] == [(0, 1)]
        seen = [(event.pair, event.company, event.forecast) for event in table.heard(PairSeen, observer)]
        assert seen == ([(1, 1, -3)] if observer == 0 else [])
        assert table.view(observer).pair_known == [1, 0b11, 4, 0b1111, 0, 0]
    assert table.pairs(1) == "? bank-3 ? auto-2 ? ?"
    assert table.pairs(2) == "? ? labs+2 auto-2 ? ?"


@shows("R-INV-MARTHA", "R-INFO-4")
@pytest.mark.parametrize("last", [False, True])
def test_what_she_saw_nobody_can_tell(last: bool) -> None:
    tables = []
    for pairs in (PAIRS, "cosmic+4 bank-3 labs+2 auto-2 electric+1 steel$$"):
        table = Table(3, investors={0: "martha"}, pairs=pairs)
        table.skip_to("bid")
        if last:
            table.bids("0:A0 1:B0 2:C0")
        table.answer(0, "pair 4")
        tables.append(table)
    for observer in (1, 2, None):
        assert look_alike(tables[0], tables[1], observer)
    assert not look_alike(tables[0], tables[1], 0)


@shows("R-INV-MARTHA", "R-INFO-5")
def test_what_she_saw_counts_in_her_odds() -> None:
    table = bidding()
    assert len(table.view(0).odds(1)) == 4
    table.answer(0, "pair 1")
    assert table.view(0).odds(1) == {-3: 1}
    assert len(table.view(0).odds(2)) == 3
    assert len(table.view(2).odds(1)) == 4
