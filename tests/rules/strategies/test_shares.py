"""Strategies that take, split or sell shares: Fraudulent Transfer, Rogue Trading, Bear Raid and others."""

import pytest

from stockpile.rules.cards import AUTO, BANK, COMMERCE_KINDS
from stockpile.rules.events import BondGiven, DiscardTaken, MoneyMoved, ShareGiven, ShareSold, SharesSplit
from tests.support.table import Table, shows

TAKING = ["fraudulent-transfer", "vulture-capitalism", "convertible-bond"]


def turn(card: str, sold: str = "bank", *, pairs: str = "", market: str = "", investor: str = "") -> Table:
    """Seat 0's action turn in round 2, in which seat 1 is first. Seat 1 has sold shares, seat 0 has a bond."""
    table = Table(
        3,
        pairs=pairs,
        market=market,
        modules="bonds",
        strategies={0: card},
        investors={0: investor} if investor else None,
    )
    table.skip_to("bonds", 0)
    table.answer(0, "bonds 1")
    table.skip_to("sell", 1)
    table.sell(1, *[f"share {company}" for company in sold.split()])
    table.skip_round()
    table.skip_to("action", 0)
    return table


def pay(table: Table, card: str) -> None:
    """Play a card and pay for it: a bond is taken without asking, a share has to be chosen."""
    table.answer(0, f"strategy {card}", *([] if card == "convertible-bond" else ["give share auto"]))


# Out of the discard


@shows("S-FRAUDULENT-TRANSFER", "S-VULTURE-CAPITALISM", "S-CONVERTIBLE-BOND")
@pytest.mark.parametrize("card", TAKING)
def test_any_stock_card_of_the_discard_comes_into_the_regular_portfolio_shown(card: str) -> None:
    table = turn(card)
    assert table.discard() == "bank"
    banks = table.regular(0).count("bank")
    pay(table, card)
    table.answer(0, "take bank")
    assert table.regular(0).count("bank") == banks + 1
    assert "bank" not in table.discard()
    for observer in (1, 2, None):
        assert table.known(observer, 0).count("bank") == banks + 1
        assert [(event.seat, event.company) for event in table.heard(DiscardTaken, observer)] == [(0, BANK)]


@shows("S-FRAUDULENT-TRANSFER", "S-VULTURE-CAPITALISM", "S-CONVERTIBLE-BOND", "R-STR-3")
@pytest.mark.parametrize("card", TAKING)
def test_with_no_stock_card_in_the_discard_it_is_not_offered(card: str) -> None:
    # A fee that was paid lies there, and a Boom that was played.
    table = turn(card, sold="", market="fee-1 labs labs  boom auto")
    assert table.discard() == "boom fee-1"
    table.refuses(f"strategy {card}", "not-possible-now")


@shows("S-FRAUDULENT-TRANSFER", "R-STR-7")
def test_only_stock_cards_can_be_taken() -> None:
    table = turn("fraudulent-transfer", market="fee-1 labs labs  boom auto")
    table.answer(0, "strategy fraudulent-transfer", "give share auto")
    assert table.legal == ["take bank", "take auto"]
    table.refuses("take cosmic", "not-possible-now")


@shows("S-FRAUDULENT-TRANSFER", "R-STR-4")
def test_fraudulent_transfer_costs_a_share() -> None:
    table = turn("fraudulent-transfer")
    money = table.money(0)
    cards = table.regular(0).split()
    table.answer(0, "strategy fraudulent-transfer", "give share auto", "take bank")
    cards.remove("auto")
    assert (sorted(table.regular(0).split()), table.discard()) == (sorted([*cards, "bank"]), "auto")
    assert (table.money(0), table.paid(0, "strategy")) == (money, [])
    assert [(event.seat, event.company) for event in table.heard(ShareGiven)] == [(0, AUTO)]


@shows("S-VULTURE-CAPITALISM")
@pytest.mark.parametrize(("forecast", "price", "paid"), [("-3", 2, [4]), ("-2", 3, [4]), ("+1", 6, []), ("$$", 5, [])])
def test_vulture_capitalism_pays_4_if_the_stock_stands_at_3_or_less(forecast: str, price: int, paid: list[int]) -> None:
    table = turn("vulture-capitalism", pairs=f"bank{forecast}")
    assert table.price("bank") == price
    pay(table, "vulture-capitalism")
    table.answer(0, "take bank")
    assert table.paid(0, "strategy") == paid


@shows("S-VULTURE-CAPITALISM")
def test_the_value_counts_not_the_space() -> None:
    table = Table(3, board="advanced", pairs="cosmic-2", strategies={0: "vulture-capitalism"})
    table.skip_to("sell", 0)
    table.sell(0, "share cosmic")
    table.skip_round()
    table.skip_to("action", 0)
    # Cosmic went from the third space to the first.
    assert (table.ticker("cosmic"), table.price("cosmic")) == (1, 1)
    table.answer(0, "strategy vulture-capitalism", "give share auto", "take cosmic")
    assert table.paid(0, "strategy") == [4]
    table = Table(3, board="advanced", pairs="electric-2", strategies={0: "vulture-capitalism"})
    table.skip_to("sell", 1)
    table.sell(1, "share electric")
    table.skip_round()
    table.skip_to("action", 0)
    # Electric stands on its third space, which shows 4.
    assert (table.ticker("electric"), table.price("electric")) == (3, 4)
    table.answer(0, "strategy vulture-capitalism", "give share auto", "take electric")
    assert table.paid(0, "strategy") == []


@shows("S-CONVERTIBLE-BOND", "R-COM-4", "R-BND-3")
def test_convertible_bond_costs_a_bond_which_leaves_the_game() -> None:
    table = turn("convertible-bond")
    assert table.bonds(0) == 1
    money = table.money(0)
    table.answer(0, "strategy convertible-bond")
    assert (table.bonds(0), table.money(0)) == (0, money)
    for observer in (0, 1, 2, None):
        assert [event.seat for event in table.heard(BondGiven, observer)] == [0]
        assert table.view(observer).gone[COMMERCE_KINDS] == 1
    table.answer(0, "take bank")
    table.skip_round()
    assert table.paid(0, "interest") == [1]
    while not table.game.over:
        table.skip_round()
    assert table.game.standing[0]["bonds"] == 0


@shows("S-CONVERTIBLE-BOND", "R-STR-3")
def test_without_a_bond_it_is_not_offered() -> None:
    table = turn("convertible-bond convertible-bond", "bank cosmic", investor="ivan")
    table.answer(0, "strategy convertible-bond", "take bank")
    assert (table.bonds(0), table.discard()) == (0, "cosmic")
    table.refuses("strategy convertible-bond", "not-possible-now")


@shows("S-FRAUDULENT-TRANSFER")
def test_with_two_players() -> None:
    table = Table(2, strategies={0: "fraudulent-transfer"})
    table.skip_to("sell", 1)
    table.sell(1, "share bank")
    table.skip_round()
    table.skip_to("action", 0)
    table.answer(0, "strategy fraudulent-transfer", "give share cosmic", "take bank")
    assert table.discard() == "cosmic"


# Rogue Trading


def rogue(market: str = "steel labs labs  auto auto", pairs: str = "") -> Table:
    """Seat 0's action turn in round 1."""
    table = Table(3, market=market, pairs=pairs, strategies={0: "rogue-trading"})
    table.skip_to("action", 0)
    return table


@shows("S-ROGUE-TRADING")
def test_rogue_trading_turns_a_regular_card_into_a_split_card() -> None:
    table = rogue()
    table.answer(0, "strategy rogue-trading")
    assert (table.money(0), table.legal) == (16, ["split cosmic", "split auto", "split steel"])
    table.answer(0, "split auto")
    assert (table.regular(0), table.split(0), table.money(0)) == ("cosmic auto steel", "auto", 16)
    for observer in (0, 1, 2, None):
        shown = table.heard(SharesSplit, observer)
        assert [(event.seat, event.company, event.cards) for event in shown] == [(0, AUTO, 1)]
    assert table.price("auto") == 5
    table.skip_to("sell", 0)
    table.sell(0, "whole auto")
    assert table.money(0) == 26


@shows("S-ROGUE-TRADING", "R-INFO-3")
def test_who_knew_of_one_knows_of_none_left() -> None:
    table = rogue("fee-1 labs labs  auto auto")
    assert (table.known(1, 0), table.hidden(1, 0)) == ("auto", 2)
    table.answer(0, "strategy rogue-trading", "split auto")
    assert (table.known(1, 0), table.hidden(1, 0)) == ("", 2)


@shows("W-14", "S-ROGUE-TRADING", "R-MOV-3")
def test_a_card_split_by_rogue_trading_earns_10_when_the_company_splits() -> None:
    table = rogue("boom labs labs  boom auto", pairs="cosmic+2 bank-2")
    table.answer(0, "boom cosmic", "boom cosmic", "strategy rogue-trading", "split cosmic")
    assert table.money(0) == 16
    table.skip_round()
    assert (table.price("cosmic"), table.split(0), table.money(0)) == (6, "cosmic", 26)
    assert [(event.seat, event.amount) for event in table.heard(MoneyMoved) if event.reason == "split"] == [(0, 10)]


@shows("S-ROGUE-TRADING", "R-MOV-3")
def test_and_the_regular_ones_split_beside_it_without_money() -> None:
    table = rogue("boom labs labs  boom cosmic", pairs="cosmic+2 bank-2")
    table.answer(0, "boom cosmic", "boom cosmic", "strategy rogue-trading", "split cosmic")
    table.skip_round()
    assert (table.split(0), table.money(0)) == ("cosmic cosmic", 26)


@shows("S-ROGUE-TRADING", "R-MOV-4")
def test_a_bankruptcy_takes_it_like_any_other() -> None:
    table = rogue("bust labs labs  bust auto  auto auto  auto auto", pairs="cosmic-2")
    table.answer(0, "bust cosmic", "bust cosmic", "strategy rogue-trading", "split cosmic")
    table.skip_round()
    assert (table.split(0), table.discard()) == ("", "cosmic bust bust")


def without_shares(card: str) -> Table:
    """Seat 0's action turn in round 2 with a Boom and a Bust and nothing else."""
    market = {1: "fee-1 labs labs  fee-1 fee-1", 2: "fee-2 labs labs  bank bank  labs bank  boom bust"}
    table = Table(3, market=market, strategies={0: card})
    table.skip_to("sell", 0)
    table.sell(0, "share cosmic")
    table.skip_round()
    table.skip_to("action", 0)
    assert (table.regular(0), table.split(0)) == ("boom bust", "")
    return table


@shows("S-ROGUE-TRADING", "S-BEAR-RAID", "R-STR-3")
@pytest.mark.parametrize("card", ["rogue-trading", "bear-raid"])
def test_without_a_stock_card_it_is_not_offered(card: str) -> None:
    without_shares(card).refuses(f"strategy {card}", "not-possible-now")


@shows("S-ROGUE-TRADING", "R-STR-3")
def test_with_nothing_but_split_cards_neither() -> None:
    table = Table(
        3, market="fee-1 labs labs  fee-1 fee-1", strategies={0: "rogue-trading rogue-trading"}, investors={0: "ivan"}
    )
    table.skip_to("action", 0)
    table.answer(0, "strategy rogue-trading", "split cosmic")
    assert (table.regular(0), table.split(0), table.money(0) >= 4) == ("", "cosmic", True)
    table.refuses("strategy rogue-trading", "not-possible-now")


# Bear Raid


def raid(market: str = "steel labs labs  auto auto", investor: str = "") -> Table:
    table = Table(3, market=market, strategies={0: "bear-raid"}, investors={0: investor} if investor else None)
    table.skip_to("action", 0)
    return table


@shows("S-BEAR-RAID")
def test_bear_raid_sells_three_shares_of_any_companies_for_8_each() -> None:
    table = raid()
    table.answer(0, "strategy bear-raid")
    assert table.game.decision.subject == {"shares": 3, "price": 8}
    assert table.legal == ["pass", "sell share cosmic", "sell share auto", "sell share steel"]
    table.answer(0, "sell share steel", "sell share auto", "sell share auto")
    assert (table.money(0), table.regular(0), table.discard()) == (44, "cosmic", "auto auto steel")
    assert [(event.seat, event.price) for event in table.heard(ShareSold, 1)] == [(0, 8)] * 3
    assert table.asks(1, "action")


@shows("S-BEAR-RAID")
@pytest.mark.parametrize("answers", [["pass"], ["sell share steel", "pass"], ["sell share auto"] * 2 + ["pass"]])
def test_fewer_will_do(answers: list[str]) -> None:
    table = raid()
    table.answer(0, "strategy bear-raid", *answers)
    assert table.money(0) == 20 + 8 * (len(answers) - 1)
    assert table.asks(1, "action")


@shows("S-BEAR-RAID")
def test_whatever_they_are_worth() -> None:
    table = raid("boom labs labs  boom auto")
    table.answer(0, "boom cosmic", "boom cosmic")
    assert table.price("cosmic") == 9
    table.answer(0, "strategy bear-raid", "sell share cosmic", "pass")
    assert table.paid(0, "sale") == [8]


@shows("S-BEAR-RAID")
def test_when_all_are_sold_before_three_one_is_asked_and_can_only_stop() -> None:
    table = raid("fee-1 labs labs  fee-1 auto")
    table.answer(0, "strategy bear-raid", "sell share cosmic", "sell share auto")
    assert (table.asks(0, "sell-some"), table.legal) == (True, ["pass"])


@shows("S-BEAR-RAID", "R-INV-GRAHAM")
def test_graham_gets_9() -> None:
    table = raid(investor="graham")
    table.answer(0, "strategy bear-raid", "sell share cosmic", "pass")
    assert table.paid(0, "sale") == [9]


@shows("S-BEAR-RAID", "R-INV-SOROS")
def test_soros_has_his_own_sale_all_the_same() -> None:
    table = raid(investor="soros")
    table.answer(0, "strategy bear-raid")
    assert not [answer for answer in table.legal if answer.startswith("short")]
    table.answer(0, "sell share cosmic", "pass")
    table.skip_to("sell", 0)
    assert "short share auto" in table.legal
