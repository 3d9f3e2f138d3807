"""Dividends (R-MOV-2)."""

import pytest

from stockpile.rules.cards import STEEL
from stockpile.rules.events import DividendDeclared, MoneyMoved, SharesShown
from tests.support.table import Table, shows

MARKET = "labs labs labs  steel steel  steel auto"  # seat 0 gets two steel cards, seat 1 one, seat 2 none


def dividend(first: int = 0, market: str = MARKET) -> Table:
    """Steel pays 2 for each share, before anything else moves."""
    row = ["cosmic+1", "bank-2", "labs+2", "auto-3", "electric+4"]
    row.insert(first, "steel$$")
    table = Table(3, first=first, market=market, pairs=" ".join(row))
    table.skip_to("dividend")
    return table


@shows("R-MOV-2")
def test_every_share_shown_brings_2_and_the_price_stays() -> None:
    table = dividend()
    assert table.game.decision.subject == {"company": STEEL, "amount": 2}
    table.answer(0, "show 2")
    table.answer(1, "show 1")
    table.answer(2, "show 0")
    assert [table.money(seat) for seat in (0, 1, 2)] == [24, 22, 20]
    assert table.price("steel") == 5


@shows("R-MOV-2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_from_none_to_all_of_them(count: int) -> None:
    table = dividend()
    assert table.legal == ["show 0", "show 1", "show 2"]
    table.refuses("show 3", "more-than-you-hold")
    table.answer(0, f"show {count}")
    assert table.money(0) == 20 + 2 * count
    assert table.regular(0).count("steel") == 2


@shows("R-MOV-2")
def test_in_turn_order() -> None:
    # From seat 2 on, so the hand with two steel cards is seat 2's.
    table = dividend(first=2)
    table.answer(2, "show 2")
    table.answer(0, "show 1")
    table.answer(1, "show 0")
    assert table.game.decision.question != "dividend"


@shows("R-MOV-2", "R-INFO-4")
def test_whoever_has_none_is_asked_all_the_same() -> None:
    table = dividend()
    table.skip_to("dividend", 2)
    assert table.legal == ["show 0"]
    assert table.view(0).question == "dividend"


@shows("R-MOV-2")
def test_only_shown_shares_are_paid_and_all_have_seen_them() -> None:
    table = dividend()
    assert table.known(2, 0) == table.known(None, 0) == "labs steel"
    table.answer(0, "show 2")
    for observer in (1, 2, None):
        assert table.known(observer, 0) == "labs steel steel"
        assert [(event.seat, event.company, event.cards) for event in table.heard(SharesShown, observer)] == [
            (0, STEEL, 2)
        ]
        assert [(event.company, event.amount) for event in table.heard(DividendDeclared, observer)] == [(STEEL, 2)]
    table.answer(1, "show 0")
    assert table.money(1) == 20
    assert len(table.heard(SharesShown)) == 1


def sold_out(pairs: str, split: bool) -> Table:
    """Round 2: seat 0 has no regular card, and a split steel card or nothing at all."""
    market = {
        1: "fee-1 boom labs  steel fee-1  auto boom",
        2: "fee-1 labs labs  auto auto  bank bank  fee-2 fee-2",
    }
    table = Table(3, market=market, pairs={1: "cosmic+1 steel+4" if split else "cosmic+1 bank+4", 2: pairs})
    table.skip_to("action")
    table.answer(1, *(["boom steel", "boom steel"] if split else ["boom auto", "boom electric"]))
    table.sell(0, *(["share cosmic"] if split else ["share cosmic", "share steel"]))
    table.skip_round()
    assert (table.regular(0), table.split(0)) == ("", "steel" if split else "")
    table.skip_to("dividend")
    return table


@shows("R-MOV-2")
def test_an_empty_regular_portfolio_is_not_asked() -> None:
    table = sold_out("steel$$", split=False)
    assert table.view(None).cards[0] == 0
    table.answer(1, "show 0")
    table.answer(2, "show 0")
    assert table.game.decision.question != "dividend"


@shows("R-MOV-2")
def test_split_cards_are_paid_twice_without_asking() -> None:
    table = sold_out("steel$$", split=True)
    money = table.money(0)
    table.answer(1, "show 0")
    table.answer(2, "show 0")
    assert table.money(0) == money + 4
    assert table.heard(MoneyMoved)[-1].reason == "dividend"
    assert table.heard(SharesShown) == []


@shows("R-MOV-2")
def test_split_cards_of_an_asked_seat_are_paid_whatever_it_shows() -> None:
    market = {1: "boom labs labs  steel boom", 2: "labs labs labs  auto auto  bank bank  bank bank"}
    table = Table(3, market=market, pairs={1: "cosmic$$ steel+4", 2: "steel$$"})
    table.skip_to("action")
    table.answer(0, "boom steel", "boom steel")
    table.skip_round()
    table.skip_to("dividend", 0)
    assert table.legal == ["show 0"]
    table.answer(0, "show 0")
    assert table.money(0) == 24


@shows("R-MOV-2", "R-MOV-6", "R-INFO-4")
def test_a_card_that_is_only_an_unused_action_counts_for_being_asked() -> None:
    # On the advanced board a Boom on steel pays a dividend while seat 1 still has its own Boom, and nothing else.
    market = {
        1: "labs fee-1 labs  auto auto  labs labs  fee-1 fee-1",
        2: "boom fee-1 labs  auto auto  fee-2 boom",
    }
    table = Table(3, first=2, market=market, board="advanced", pairs="labs$$ cosmic-2")
    table.skip_to("sell", 1)
    table.sell(1, "share bank")
    table.skip_round()
    assert table.regular(1) == ""
    table.skip_to("action", 0)
    assert table.regular(1) == "boom"
    table.answer(0, "boom steel")
    assert table.asks(0, "dividend")
    table.answer(0, "show 0")
    assert table.asks(1, "dividend")
    assert table.legal == ["show 0"]
