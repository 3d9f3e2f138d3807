"""Movement phase: in which order (R-MOV-1), splits, bankruptcies and what comes after (R-MOV-3 to R-MOV-5)."""

import pytest

from stockpile.rules.cards import STEEL
from stockpile.rules.events import (
    MoneyMoved,
    PairShown,
    SharesLost,
    SharesSplit,
    StockSplit,
    TickerMoved,
    WentBankrupt,
)
from tests.support.table import Table, shows


def steel_at(price: int, forecast: str, holders: str = "steel auto  steel auto") -> Table:
    """Seat 2 brings steel to a price with its Booms or Busts, seats 0 and 1 hold a share; this is its forecast."""
    card = "boom" if price > 5 else "bust"
    table = Table(3, market=f"labs labs {card}  {holders}  {card} auto", pairs=f"cosmic$$ steel{forecast}")
    table.skip_to("action")
    table.answer(2, f"{card} steel", f"{card} steel")
    assert table.price("steel") == price
    return table


@shows("R-MOV-1")
@pytest.mark.parametrize(
    ("players", "first", "pairs"),
    [
        (3, 0, [0, 1, 2, 3, 4, 5]),
        (3, 2, [2, 0, 1, 3, 4, 5]),
        (4, 1, [1, 2, 3, 0, 4, 5]),
        (5, 4, [4, 0, 1, 2, 3, 5]),
        (2, 0, [0, 1, 2, 3, 4, 5]),
        (2, 1, [2, 3, 0, 1, 4, 5]),
    ],
)
def test_players_in_turn_order_then_the_public_pair_then_the_face_down_ones(
    players: int, first: int, pairs: list[int]
) -> None:
    table = Table(players, first=first)
    table.skip_round()
    for observer in [*range(players), None]:
        shown = table.heard(PairShown, observer)
        assert [event.pair for event in shown] == pairs
    owners = [table.figures.pair_owner(pair) for pair in pairs]
    assert [event.seat for event in shown] == [owner if owner >= 0 else None for owner in owners]


@shows("R-MOV-1")
def test_every_stock_moves_as_its_forecast_says() -> None:
    table = Table(3, pairs="labs+4 steel+2 auto+1 bank$$ cosmic-2 electric-3")
    table.skip_round()
    prices = {company: table.price(company) for company in ("labs", "steel", "auto", "bank", "cosmic", "electric")}
    assert prices == {"labs": 9, "steel": 7, "auto": 6, "bank": 5, "cosmic": 3, "electric": 2}


@shows("R-MOV-1")
def test_a_stock_moves_when_its_pair_is_shown() -> None:
    table = Table(3, first=1, pairs="labs+4 steel+2 auto+1 bank-3 cosmic-2 electric$$")
    table.skip_to("dividend")
    told = [event for event in table.events if isinstance(event, PairShown | TickerMoved)]
    assert [(event.name, event.company) for event in told] == [
        *[(name, 4) for name in ("pair-shown", "ticker-moved")],
        *[(name, 3) for name in ("pair-shown", "ticker-moved")],
        *[(name, 2) for name in ("pair-shown", "ticker-moved")],
        *[(name, 1) for name in ("pair-shown", "ticker-moved")],
        *[(name, 0) for name in ("pair-shown", "ticker-moved")],
        ("pair-shown", 5),
    ]


@shows("R-MOV-3", "W-1")
def test_9_and_4_is_8_and_a_split() -> None:
    table = steel_at(9, "+4")
    table.skip_round()
    assert table.price("steel") == 8
    assert [event.company for event in table.heard(StockSplit)] == [STEEL]
    assert (table.split(0), table.split(1), table.split(2)) == ("steel", "steel", "")


@shows("R-MOV-3")
def test_the_last_space_itself_is_no_split() -> None:
    table = steel_at(9, "+1")
    table.skip_round()
    assert (table.price("steel"), table.split(0)) == (10, "")
    assert table.heard(StockSplit) == []


@shows("R-MOV-3")
def test_one_step_beyond_it_is_and_uses_the_step() -> None:
    table = steel_at(9, "+2")
    table.skip_round()
    assert (table.price("steel"), table.split(0)) == (6, "steel")


@shows("R-MOV-3")
def test_all_players_show_all_their_regular_cards_and_move_them() -> None:
    table = steel_at(9, "+4", holders="steel steel  steel auto")
    table.skip_to("dividend")
    table.skip_round()
    assert (table.split(0), table.split(1)) == ("steel steel", "steel")
    assert "steel" not in table.regular(0) + table.regular(1)
    for observer in (0, 1, 2, None):
        told = [(event.seat, event.company, event.cards) for event in table.heard(SharesSplit, observer)]
        assert told == [(0, STEEL, 2), (1, STEEL, 1)]
        assert [table.view(observer).split[seat * 6 + STEEL] for seat in (0, 1, 2)] == [2, 1, 0]


@shows("R-MOV-3")
def test_a_first_split_pays_nothing() -> None:
    table = steel_at(9, "+4")
    table.skip_round()
    assert [table.money(seat) for seat in (0, 1, 2)] == [20, 20, 20]


def split_once_more() -> Table:
    """Steel stands at 8 after a split. Seat 0 has two split cards; it takes a regular one and steel moves +4."""
    market = {
        1: "labs labs boom  steel steel  labs labs  boom auto",
        2: "steel labs labs  auto auto bank bank auto auto",
    }
    table = Table(3, market=market, pairs={1: "cosmic$$ steel+4", 2: "cosmic$$ steel+4"})
    table.skip_to("action")
    table.answer(2, "boom steel", "boom steel")
    table.skip_round()
    assert (table.price("steel"), table.split(0)) == (8, "steel steel")
    return table


@shows("R-MOV-3")
def test_a_second_split_pays_10_for_each_card_split_before_and_these_stay() -> None:
    table = split_once_more()
    table.skip_round()
    assert table.price("steel") == 7
    assert table.money(0) == 20 + 2 * 10
    assert table.split(0) == "steel steel steel"
    assert [(event.seat, event.amount) for event in table.heard(MoneyMoved) if event.reason != "start"] == [(0, 20)]
    assert table.paid(0, "split") == [20]


@shows("R-MOV-3", "R-MOV-5")
def test_a_share_taken_after_a_split_is_regular_and_earns_nothing_at_the_next() -> None:
    table = split_once_more()
    table.skip_to("sell", 0)
    assert (table.regular(0).count("steel"), table.split(0)) == (1, "steel steel")
    assert "sell share steel" in table.legal
    table.answer(0, "sell share steel")
    assert table.money(0) == 28


@shows("R-MOV-5")
def test_a_share_taken_after_a_split_counts_once_for_a_dividend() -> None:
    market = {
        1: "labs labs boom  steel auto  labs labs  boom auto",
        2: "steel labs labs  auto auto bank bank auto auto",
    }
    table = Table(3, market=market, pairs={1: "cosmic$$ steel+4", 2: "steel$$"})
    table.skip_to("action")
    table.answer(2, "boom steel", "boom steel")
    table.skip_round()
    table.skip_to("dividend", 0)
    table.answer(0, "show 1")
    assert table.money(0) == 20 + 2 * (1 + 2)


@shows("R-MOV-4")
def test_below_the_first_space_all_shares_are_lost_and_the_rest_of_the_move() -> None:
    table = steel_at(1, "-3", holders="steel steel  steel auto")
    table.skip_round()
    assert table.price("steel") == 5
    assert "steel" not in table.regular(0) + table.regular(1)
    assert table.discard().split().count("steel") == 3
    assert [table.money(seat) for seat in (0, 1, 2)] == [20, 20, 20]


@shows("R-MOV-4")
def test_the_first_space_itself_is_no_bankruptcy() -> None:
    table = steel_at(1, "+1")
    assert (table.price("steel"), table.heard(WentBankrupt)) == (1, [])
    assert "steel" in table.regular(0)


@shows("R-MOV-4")
def test_one_step_below_it_is() -> None:
    table = Table(3, market="labs labs bust  steel auto", pairs="cosmic$$ steel-3")
    table.skip_to("action")
    table.answer(2, "bust steel")
    table.skip_round()
    assert (table.price("steel"), "steel" in table.regular(0)) == (5, False)
    assert table.heard(TickerMoved)[-1].company != STEEL


@shows("R-MOV-4")
def test_split_cards_are_lost_too() -> None:
    market = {
        1: "labs labs boom  steel steel  labs labs  boom auto",
        2: "steel bust labs  auto auto  auto bust  auto bust",
    }
    table = Table(3, market=market, pairs={1: "cosmic$$ steel+4", 2: "cosmic$$ steel-3"})
    table.skip_to("action")
    table.answer(2, "boom steel", "boom steel")
    table.skip_round()
    table.skip_to("action")
    while table.game.decision.question == "action":
        table.answer(table.game.asked, "bust steel")
    assert (table.price("steel"), table.split(0), table.regular(0).count("steel")) == (2, "steel steel", 1)
    table.skip_round()
    assert (table.price("steel"), table.split(0), table.regular(0).count("steel")) == (5, "", 0)
    assert table.discard().split().count("steel") == 3
    for observer in (0, 1, 2, None):
        lost = [(event.seat, event.regular, event.split) for event in table.heard(SharesLost, observer)]
        assert lost == [(0, 1, 2)]
        assert [(event.company, event.space) for event in table.heard(WentBankrupt, observer)] == [(STEEL, 4)]


@shows("R-MOV-4")
def test_a_later_move_of_the_round_begins_at_the_start_space() -> None:
    table = Table(3, market="bust labs labs  bust bust", pairs="cosmic$$ steel+4")
    table.skip_to("action")
    table.answer(0, "bust steel", "bust steel", "bust steel")
    assert table.price("steel") == 5
    table.skip_round()
    assert table.price("steel") == 9


@shows("R-MOV-4", "R-MOV-5")
def test_shares_taken_after_a_bankruptcy_are_ordinary() -> None:
    market = {
        1: "labs labs bust  steel auto  labs labs  bust auto",
        2: "steel labs labs  auto auto bank bank auto auto",
    }
    table = Table(3, market=market, pairs="cosmic$$ steel-3")
    table.skip_to("action")
    table.answer(2, "bust steel", "bust steel")
    table.skip_round()
    table.skip_to("sell", 0)
    table.sell(0, "share steel")
    assert table.money(0) == 25
