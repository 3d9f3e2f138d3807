"""Investors of the round end: Agile Ana, Daring Dangote, Dividend Deborah, Lucrative Li, Opulent Oprah."""

import pytest

from stockpile.rules.answers import INVESTORS
from stockpile.rules.events import AbilityUsed, CompanyShown, DividendDeclared, MoneyMoved, RoundEnded
from tests.support.table import Table, look_alike, shows

COMPANY_WORDS = ("cosmic", "bank", "labs", "auto", "steel", "electric")


def ending(investors: dict[int, str], players: int = 3, *, market: str = "cosmic bank labs  steel bank") -> Table:
    """The first question of the round end of round 1, in which nothing has split."""
    table = Table(players, investors=investors, market=market)
    while table.view().phase_name != "round-end":
        table.play_harmlessly()
    return table


# Agile Ana.


@shows("R-INV-ANA")
def test_ana_gets_1_for_each_company_she_shows() -> None:
    table = ending({0: "ana"})
    assert table.regular(0) == "cosmic cosmic bank steel"
    assert table.legal == ["pass", "reveal cosmic", "reveal bank", "reveal steel"]
    table.answer(0, "reveal cosmic", "reveal steel")
    assert table.legal == ["pass", "reveal bank"]
    table.answer(0, "reveal bank")
    assert table.paid(0, "ana") == [1, 1, 1]
    table.answer(0, "pass")
    assert table.round == 2


@shows("R-INV-ANA")
def test_she_picks_which_to_show() -> None:
    table = ending({0: "ana"})
    table.answer(0, "reveal bank", "pass")
    assert (table.money(0), table.round) == (19, 2)


@shows("R-INV-ANA")
def test_each_company_counts_once() -> None:
    table = ending({0: "ana"})
    table.answer(0, "reveal cosmic")
    table.refuses("reveal cosmic", "not-possible-now")
    table.refuses("reveal electric", "not-possible-now")


@shows("R-INV-ANA", "R-INFO-4")
def test_she_is_asked_always() -> None:
    table = Table(3, investors={0: "ana"}, market="fee-1 bank labs  fee-2 fee-3")
    table.skip_to("sell", 0)
    table.sell(0, "share cosmic")
    table.skip_to("investor")
    assert table.regular(0) == ""
    assert table.legal == ["pass"]
    table.answer(0, "pass")
    assert table.paid(0, "ana") == []


@shows("R-INV-ANA")
def test_a_split_card_counts_and_tells_nothing_new() -> None:
    table = Table(3, investors={0: "ana"}, market="cosmic bank labs  boom boom", pairs="cosmic+2")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_to("investor")
    assert (table.regular(0), table.split(0)) == ("", "cosmic cosmic")
    table.answer(0, "reveal cosmic")
    assert table.paid(0, "ana") == [1]
    assert table.known(1, 0) == ""


@shows("R-INV-ANA", "R-INFO-3")
def test_what_she_shows_all_have_seen_and_the_rest_stays_hidden() -> None:
    table = ending({0: "ana"}, market="cosmic bank labs  electric steel")  # steel was laid face-down
    for observer in (1, 2, None):
        assert (table.known(observer, 0), table.hidden(observer, 0)) == ("cosmic electric", 2)
    table.answer(0, "reveal steel")
    for observer in (1, 2, None):
        assert (table.known(observer, 0), table.hidden(observer, 0)) == ("cosmic steel electric", 1)
        assert [(event.seat, event.company) for event in table.heard(CompanyShown, observer)] == [(0, 4)]
    table.answer(0, "reveal cosmic")
    # One cosmic share was known already. That she has two, she has not shown.
    assert (table.known(1, 0), table.hidden(1, 0)) == ("cosmic steel electric", 1)


@shows("R-INV-ANA", "R-INFO-4")
def test_what_she_does_not_show_nobody_can_tell() -> None:
    tables = [ending({0: "ana"}, market=f"cosmic bank labs  electric {card}") for card in ("steel", "auto")]
    for table in tables:
        table.answer(0, "reveal electric")
    for observer in (1, 2, None):
        assert look_alike(tables[0], tables[1], observer)


@shows("R-INV-ANA", "R-END-1")
def test_in_the_last_round_too() -> None:
    table = Table(3, investors={0: "ana"})
    table.skip_to_round(7)
    table.skip_to("investor", 0)
    money = table.money(0)
    table.answer(0, "reveal cosmic", "pass")
    assert table.game.over
    assert table.game.standing[0]["cash"] == money + 1


# Daring Dangote.


@shows("R-INV-DANGOTE")
@pytest.mark.parametrize(("cards", "amount"), [("gold", [1]), ("tax", []), ("gold gold oil tax", [3]), ("", [])])
def test_dangote_gets_1_for_each_commodity_he_has(cards: str, amount: list[int]) -> None:
    words = cards.split()
    table = Table(4, investors={0: "dangote"}, commerce=" ".join(words + ["tax"] * (4 - len(words))))
    table.skip_to("commerce")
    for seat in range(4):
        pile = "A" if seat < len(words) else "B"
        table.answer(seat, f"commerce {words[seat] if seat < len(words) else 'tax'} {pile}")
    table.skip_round()
    assert table.commerce(0).split() == words
    assert table.paid(0, "dangote") == amount


@shows("R-INV-DANGOTE")
def test_dangote_is_paid_again_for_all_of_them_every_round() -> None:
    table = Table(3, investors={1: "dangote"}, commerce={1: "gold gold gold", 2: "oil oil oil"})
    table.skip_to_round(2)
    assert table.paid(1, "dangote") == [1]
    table.skip_to_round(3)
    assert (table.commerce(1), table.paid(1, "dangote")) == ("gold oil", [1, 2])


@shows("R-INV-DANGOTE")
def test_with_two_players_both_commerce_cards_count() -> None:
    table = Table(2, investors={0: "dangote bill"}, commerce="gold oil gold oil")
    table.skip_round()
    assert (table.commerce(0), table.paid(0, "dangote")) == ("gold oil", [2])
    assert table.paid(1, "dangote") == []


# Dividend Deborah.


@shows("R-INV-DEBORAH", "R-MOV-2")
def test_deborah_declares_a_dividend_of_1_for_everyone() -> None:
    table = ending({1: "deborah"}, market="cosmic bank labs  steel bank  steel steel  auto auto")
    assert table.asks(1, "investor")
    assert table.legal == ["pass", *[f"company {name}" for name in COMPANY_WORDS]]
    table.answer(1, "company steel")
    assert [(event.seat, INVESTORS[event.investor]) for event in table.heard(AbilityUsed, 0)] == [(1, "deborah")]
    for seat, shares in [(0, 1), (1, 2)]:
        assert table.asks(seat, "dividend")
        assert table.game.decision.subject == {"company": 4, "amount": 1}
        table.answer(seat, f"show {shares}")
    assert table.legal == ["show 0"]
    table.answer(2, "show 0")
    assert [table.paid(seat, "dividend")[-1:] for seat in range(3)] == [[1], [2], []]
    assert table.round == 2


@shows("R-INV-DEBORAH", "R-MOV-2")
def test_split_cards_are_paid_twice_without_asking() -> None:
    table = Table(3, investors={1: "deborah"}, market="cosmic bank labs  boom boom", pairs="cosmic+2 labs+1 auto+4")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_to("investor")
    assert table.split(0) == "cosmic cosmic"
    table.answer(1, "company cosmic")
    assert table.asks(1, "dividend")
    assert table.paid(0, "dividend") == [4]


@shows("R-INV-DEBORAH")
def test_she_need_not() -> None:
    table = ending({1: "deborah"})
    told = len(table.heard(DividendDeclared))
    table.answer(1, "pass")
    assert (table.round, len(table.heard(DividendDeclared))) == (2, told)


@shows("R-INV-DEBORAH")
def test_any_company_also_one_that_nobody_holds() -> None:
    table = ending({1: "deborah"}, market="cosmic bank labs  steel bank  steel steel  auto auto")
    table.answer(1, "company electric")
    for seat in range(3):
        assert table.legal == ["show 0"]
        table.answer(seat, "show 0")
    assert table.round == 2


@shows("R-INV-DEBORAH", "R-END-1")
def test_in_the_last_round_and_with_two_players() -> None:
    table = Table(2, investors={0: "deborah bill"})
    table.skip_to_round(6)
    table.skip_to("investor", 0)
    table.answer(0, "company cosmic")
    assert table.asks(0, "dividend") or table.asks(1, "dividend")
    while not table.game.over:
        assert table.game.decision.question == "dividend"
        table.play_harmlessly()


# Lucrative Li.


def lender(bonds: int) -> Table:
    """Li has so many bonds at the end of round 1, or if these are more than three, of round 2."""
    table = Table(3, investors={0: "li"}, modules="bonds")
    table.set_money(0, 99)
    for _ in range(1 if bonds <= 3 else 2):
        table.skip_to("bonds", 0)
        table.answer(0, f"bonds {min(3, bonds - table.bonds(0))}")
        table.skip_round()
    return table


@shows("R-INV-LI", "R-BND-2")
@pytest.mark.parametrize(("bonds", "interest"), [(0, []), (1, [1 + 1]), (2, [2 + 1]), (3, [3 + 2])])
def test_li_gets_1_more_for_every_two_bonds_rounded_up(bonds: int, interest: list[int]) -> None:
    assert lender(bonds).paid(0, "interest") == interest


@shows("W-8", "R-INV-LI")
def test_li_with_3_bonds_gets_2_on_top() -> None:
    table = lender(3)
    assert table.bonds(0) == 3
    assert table.paid(0, "interest") == [5]


@shows("R-INV-LI")
def test_more_bonds_later() -> None:
    assert lender(5).paid(0, "interest") == [3 + 2, 5 + 3]


@shows("R-INV-LI", "R-BND-2")
def test_nobody_else_gets_more() -> None:
    table = Table(2, investors={0: "li bill"}, modules="bonds")
    table.answer(0, "bonds 2")
    table.answer(1, "bonds 2")
    table.skip_round()
    assert (table.paid(0, "interest"), table.paid(1, "interest")) == ([3], [2])


@shows("R-INV-LI", "R-END-1")
def test_interest_comes_before_the_abilities_of_the_round_end() -> None:
    table = Table(3, first=1, investors={0: "li", 1: "ana"}, modules="bonds")
    table.skip_to("bonds", 0)
    table.answer(0, "bonds 1")
    table.skip_to("investor", 1)
    assert table.paid(0, "interest") == [2]


# Opulent Oprah.


@shows("R-INV-OPRAH")
def test_oprah_gives_2_to_one_other() -> None:
    table = ending({1: "oprah"})
    assert table.asks(1, "investor")
    assert table.legal == ["seat 0", "seat 2"]
    money = table.game.money.copy()
    table.answer(1, "seat 2", "seat 2")
    assert table.game.money == [money[0], money[1] - 2, money[2] + 2]
    assert table.round == 2


@shows("R-INV-OPRAH")
def test_or_1_each_to_two() -> None:
    table = ending({1: "oprah"})
    money = table.game.money.copy()
    table.answer(1, "seat 2", "seat 0")
    assert table.game.money == [money[0] + 1, money[1] - 2, money[2] + 1]
    assert (table.paid(1, "oprah"), table.paid(0, "oprah"), table.paid(2, "oprah")) == ([-1, -1], [1], [1])


@shows("R-INV-OPRAH")
def test_she_must_and_not_to_herself() -> None:
    table = ending({1: "oprah"})
    table.refuses("pass", "not-possible-now")
    table.refuses("seat 1", "not-possible-now")


@shows("R-INV-OPRAH")
@pytest.mark.parametrize(("money", "gifts"), [(0, 0), (1, 1), (2, 2)])
def test_with_less_all_she_has(money: int, gifts: int) -> None:
    table = Table(3, investors={1: "oprah"})
    table.set_money(1, money)
    table.skip_to("sell", 0)
    for _ in range(gifts):
        table.skip_to("investor", 1)
        table.answer(1, "seat 0")
    assert table.money(1) == money - gifts
    table.skip_to("place")
    assert (table.round, table.money(1)) == (2, 0)


@shows("R-INV-OPRAH")
def test_with_two_players_both_go_to_the_other() -> None:
    table = ending({0: "oprah bill"}, 2, market="")
    money = table.game.money.copy()
    assert table.legal == ["seat 1"]
    table.answer(0, "seat 1", "seat 1")
    assert table.game.money == [money[0] - 2, money[1] + 2]


@shows("R-INV-OPRAH", "R-DEM-6")
def test_a_gift_pays_the_receivers_fee() -> None:
    table = Table(3, investors={1: "oprah"}, market="fee-2 bank labs")
    table.set_money(0, 0)
    table.skip_to("investor", 1)
    assert table.fees(0) == "fee-2"
    table.answer(1, "seat 0")
    assert (table.money(0), table.fees(0)) == (1, "fee-2")
    table.answer(1, "seat 0")
    assert (table.money(0), table.fees(0)) == (0, "")


@shows("R-INV-OPRAH", "R-END-1", "R-INFO-1")
def test_in_the_last_round_too_and_told_to_all() -> None:
    table = Table(3, investors={1: "oprah"})
    table.skip_to_round(7)
    table.skip_to("investor", 1)
    table.answer(1, "seat 0", "seat 2")
    assert table.game.over
    for observer in (0, 1, 2, None):
        told = [event for event in table.heard(MoneyMoved, observer) if event.reason == "oprah"]
        assert [(event.seat, event.amount) for event in told[-4:]] == [(1, -1), (0, 1), (1, -1), (2, 1)]
        assert len(table.heard(RoundEnded, observer)) == 7
