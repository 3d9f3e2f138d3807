"""Strategies that bring money: Block Trading, Value Investing, Corner the Market, Diversification and others."""

import pytest

from stockpile.rules.answers import STRATEGIES
from stockpile.rules.cards import COMMERCE_KINDS, COMPANIES
from stockpile.rules.events import CompanyShown, StrategyPlayed, TaxSheltered
from tests.support.table import Table, shows


def offered(table: Table, card: str) -> bool:
    return f"strategy {card}" in table.legal


def ended_on(strategy: str, dollars: int, investor: str = "") -> Table:
    """Seat 0's action turn; its meeple ended on this space."""
    table = Table(3, strategies={0: strategy}, investors={0: investor} if investor else None)
    table.skip_to("bid")
    table.bids(f"0:A{dollars} 1:B0 2:C0")
    table.skip_to("action", 0)
    return table


# Block Trading and Value Investing


@shows("S-BLOCK-TRADING", "R-STR-3")
@pytest.mark.parametrize("dollars", [0, 1, 3, 6, 10, 15, 20])
def test_block_trading_pays_6_for_a_meeple_on_15_or_more(dollars: int) -> None:
    table = ended_on("block-trading", dollars)
    assert offered(table, "block-trading") == (dollars >= 15)
    if dollars >= 15:
        table.answer(0, "strategy block-trading")
        assert (table.money(0), table.paid(0, "strategy")) == (20 - dollars + 6, [6])
        assert table.asks(1, "action")
    else:
        table.refuses("strategy block-trading", "not-possible-now")


@shows("S-VALUE-INVESTING", "R-STR-3")
@pytest.mark.parametrize("dollars", [0, 1, 3, 6, 10, 15, 20])
def test_value_investing_pays_4_for_a_meeple_on_3_or_less(dollars: int) -> None:
    table = ended_on("value-investing", dollars)
    assert offered(table, "value-investing") == (dollars <= 3)
    if dollars <= 3:
        table.answer(0, "strategy value-investing")
        assert (table.money(0), table.paid(0, "strategy")) == (20 - dollars + 4, [4])
    else:
        table.refuses("strategy value-investing", "not-possible-now")


@shows("R-STR-6", "R-INV-BARBARA")
@pytest.mark.parametrize(
    ("card", "dollars", "possible"),
    [
        # She pays 0 on the space of 3 and 3 on the space of 6, 8 on the space of 10.
        ("value-investing", 3, True),
        ("value-investing", 6, False),
        ("block-trading", 10, False),
        ("block-trading", 15, True),
    ],
)
def test_the_printed_space_counts_also_for_barbara(card: str, dollars: int, possible: bool) -> None:
    assert offered(ended_on(card, dollars, "barbara"), card) == possible


@shows("R-STR-6", "S-BLOCK-TRADING", "R-INV-DONALD")
def test_the_space_counts_not_the_price() -> None:
    table = ended_on("block-trading", 15, "donald")
    assert table.paid(0, "bid") == [-10]
    assert offered(table, "block-trading")
    # Donald pays 3 on the space of 6.
    assert not offered(ended_on("value-investing", 6, "donald"), "value-investing")


@shows("R-STR-6")
def test_only_the_space_where_the_bid_ended_counts() -> None:
    table = Table(3, strategies={0: "block-trading"})
    table.skip_to("bid")
    table.bids("0:A15 1:A20 2:B0 0:C0")
    table.skip_to("action", 0)
    assert not offered(table, "block-trading")


def two_meeples(bids: str) -> Table:
    table = Table(2, strategies={0: "block-trading value-investing"})
    table.skip_to("bid")
    table.bids(bids)
    table.skip_to("action", 0)
    return table


@shows("R-STR-6", "S-BLOCK-TRADING", "S-VALUE-INVESTING")
def test_with_two_players_one_of_two_meeples_suffices() -> None:
    table = two_meeples("0:A15 1:B0 0:C3 1:D0")
    assert offered(table, "block-trading") and offered(table, "value-investing")
    table = two_meeples("0:A10 1:B0 0:C6 1:D0")
    assert not offered(table, "block-trading") and not offered(table, "value-investing")


@shows("R-STR-6")
@pytest.mark.parametrize(
    ("bids", "card", "paid"),
    [("0:A15 1:B0 0:C15 1:D0", "block-trading", 6), ("0:A0 1:B0 0:C1 1:D0", "value-investing", 4)],
)
def test_with_two_players_it_is_paid_once(bids: str, card: str, paid: int) -> None:
    table = two_meeples(bids)
    table.answer(0, f"strategy {card}")
    assert table.paid(0, "strategy") == [paid]


# Corner the Market and Tax Shelter


def with_commerce(strategy: str, *rounds: str) -> Table:
    """Seat 0 has been given these commerce cards, three a round; its action turn in the last of these rounds."""
    table = Table(3, strategies={0: strategy}, commerce=dict(enumerate(rounds, start=1)))
    for number, cards in enumerate(rounds, start=1):
        table.skip_to_round(number)
        table.skip_to("commerce")
        for card in cards.split():
            table.answer(table.game.asked, f"commerce {card} A")
    table.skip_to("action", 0)
    assert sorted(table.commerce(0).split()) == sorted(" ".join(rounds).split())
    return table


@shows("W-11", "S-CORNER-THE-MARKET")
def test_two_platinum_and_three_corn_are_worth_15() -> None:
    table = with_commerce("corner-the-market", "platinum platinum corn", "corn corn tax")
    money = table.money(0)
    table.answer(0, "strategy corner-the-market")
    assert table.money(0) == money + 15
    # The cards stay.
    assert table.commerce(0) == "platinum platinum corn corn corn tax"


@shows("S-CORNER-THE-MARKET")
@pytest.mark.parametrize(
    ("cards", "paid"),
    [("gold gold oil", 5), ("gold gold gold", 10), ("gas gas tax", 5)],
)
def test_5_for_each_beyond_the_first_of_its_kind(cards: str, paid: int) -> None:
    table = with_commerce("corner-the-market", cards)
    table.answer(0, "strategy corner-the-market")
    assert table.paid(0, "strategy") == [paid]


@shows("S-CORNER-THE-MARKET", "R-STR-3")
@pytest.mark.parametrize("cards", ["gold oil corn", "tax tax tax", "gold tax tax"])
def test_without_a_double_it_is_not_offered_and_taxes_are_none(cards: str) -> None:
    table = with_commerce("corner-the-market", cards)
    table.refuses("strategy corner-the-market", "not-possible-now")


@shows("S-TAX-SHELTER", "R-COM-4")
def test_tax_shelter_takes_one_tax_card_out_of_the_game() -> None:
    table = with_commerce("tax-shelter", "tax tax gold")
    money = table.money(0)
    table.answer(0, "strategy tax-shelter")
    assert (table.commerce(0), table.money(0)) == ("gold tax", money - 3)
    for observer in (0, 1, 2, None):
        assert [event.seat for event in table.heard(TaxSheltered, observer)] == [0]
        assert table.view(observer).gone[COMMERCE_KINDS - 1] == 1
    assert table.asks(1, "action")


@shows("S-TAX-SHELTER", "R-STR-3")
def test_without_a_tax_card_it_is_not_offered() -> None:
    with_commerce("tax-shelter", "gold gold oil").refuses("strategy tax-shelter", "not-possible-now")


@shows("S-TAX-SHELTER", "R-COM-3")
def test_a_sheltered_tax_is_not_paid_at_the_end() -> None:
    totals = []
    for shelter in (False, True):
        table = with_commerce("tax-shelter", "tax tax gold")
        if shelter:
            table.answer(0, "strategy tax-shelter")
        while not table.game.over:
            table.skip_round()
        totals.append([table.game.standing[0][column] for column in ("cash", "taxes", "total")])
    # Two cards cost 6, one costs 2, and the shelter itself 3.
    assert [two - one for one, two in zip(*totals, strict=True)] == [-3, 4, 1]


# Diversification


def holding(shares: str, market: str) -> Table:
    table = Table(3, shares=shares, market=market, strategies={0: "diversification"})
    table.skip_to("action", 0)
    return table


@shows("S-DIVERSIFICATION")
def test_2_for_each_company_shown() -> None:
    table = holding("cosmic bank labs", "bank labs labs  steel steel")
    table.answer(0, "strategy diversification")
    assert table.legal == ["pass", "reveal cosmic", "reveal bank", "reveal steel"]
    table.answer(0, "reveal steel")
    assert table.money(0) == 22
    assert table.legal == ["pass", "reveal cosmic", "reveal bank"]
    table.answer(0, "reveal cosmic", "pass")
    assert (table.money(0), table.paid(0, "strategy")) == (24, [2, 2])
    assert [(event.seat, COMPANIES[event.company]) for event in table.heard(CompanyShown, 2)] == [
        (0, "steel"),
        (0, "cosmic"),
    ]
    assert table.regular(0) == "cosmic bank steel steel"


@shows("S-DIVERSIFICATION")
def test_one_share_of_a_company_is_shown_and_known_from_then_on() -> None:
    table = holding("cosmic bank labs", "fee-1 labs labs  fee-1 cosmic")
    # Both lie hidden: cosmic was dealt at the start and came face-down.
    assert (table.regular(0), table.known(2, 0)) == ("cosmic cosmic", "")
    table.answer(0, "strategy diversification", "reveal cosmic", "pass")
    for observer in (1, 2, None):
        assert (table.known(observer, 0), table.hidden(observer, 0)) == ("cosmic", 1)


@shows("S-DIVERSIFICATION", "R-STR-3")
def test_one_may_show_nothing_and_receive_nothing() -> None:
    table = holding("cosmic bank labs", "bank labs labs  steel steel")
    table.answer(0, "strategy diversification", "pass")
    assert (table.money(0), table.paid(0, "strategy"), table.heard(CompanyShown)) == (20, [], [])
    assert [STRATEGIES[event.strategy] for event in table.heard(StrategyPlayed)] == ["diversification"]
    assert table.asks(1, "action")


@shows("S-DIVERSIFICATION")
def test_all_companies_there_are() -> None:
    table = Table(
        2,
        shares="cosmic bank",
        market="bank labs labs labs  labs auto  bank bank  steel electric  bank bank",
        strategies={0: "diversification"},
    )
    table.skip_to("action", 0)
    table.answer(0, "strategy diversification", *[f"reveal {company}" for company in COMPANIES], "pass")
    assert table.paid(0, "strategy") == [2] * 6


@shows("S-DIVERSIFICATION")
def test_a_split_card_can_be_shown_and_makes_no_second_company() -> None:
    market = {1: "boom labs labs  boom fee-1", 2: "fee-1 labs labs  labs bank  bank bank  cosmic fee-1"}
    table = Table(3, market=market, strategies={0: "diversification"}, pairs="cosmic+2 bank-2")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_round()
    table.skip_to("action", 0)
    assert (table.split(0), table.regular(0)) == ("cosmic", "cosmic")
    known = table.known(2, 0)
    table.answer(0, "strategy diversification")
    assert table.legal == ["pass", "reveal cosmic"]
    table.answer(0, "reveal cosmic")
    assert table.legal == ["pass"]
    # The split card was shown, the regular one stays where it was.
    assert table.known(2, 0) == known


@shows("S-DIVERSIFICATION", "R-STR-3")
def test_without_a_share_diversification_is_not_offered() -> None:
    market = {1: "fee-1 labs labs  fee-1 fee-1", 2: "boom labs labs  bank bank  labs bank  boom bust"}
    table = Table(3, market=market, strategies={0: "diversification"})
    table.skip_to("sell", 0)
    table.sell(0, "share cosmic")
    table.skip_round()
    table.skip_to("action", 0)
    assert table.regular(0) == "boom boom bust"
    table.refuses("strategy diversification", "not-possible-now")


# Interpositioning and Naked Short


def with_fees(market: str, investors: dict[int, str] | None = None, bids: str = "0:A0 1:B0 2:C0") -> Table:
    table = Table(3, market=market, strategies={0: "interpositioning"}, investors=investors)
    table.skip_to("bid")
    table.bids(bids)
    table.skip_to("action", 0)
    return table


@shows("S-INTERPOSITIONING", "R-STR-10")
def test_all_fee_cards_of_this_rounds_piles_add_up() -> None:
    table = with_fees("fee-1 fee-2 labs  auto auto  steel fee-3  bank bank")
    assert table.money(0) == 19
    table.answer(0, "strategy interpositioning")
    # 6 for the three cards, whoever took them; the own one was paid all the same.
    assert (table.money(0), table.paid(0, "strategy"), table.paid(0, "fee")) == (25, [6], [-1])


@shows("R-STR-10", "R-DEM-6")
def test_unpaid_ones_count_and_the_own_are_paid_from_it() -> None:
    table = with_fees("fee-1 fee-2 labs  auto fee-3", bids="0:A20 1:B20 2:C0")
    assert (table.fees(0), table.fees(1), table.money(0)) == ("fee-1 fee-3", "fee-2", 0)
    table.answer(0, "strategy interpositioning")
    assert (table.paid(0, "strategy"), table.fees(0), table.money(0)) == ([6], "", 2)


@shows("R-STR-10", "R-INV-BERNIE")
def test_those_that_paid_bernie_count() -> None:
    table = with_fees("auto fee-2 labs  auto auto  steel fee-3  bank bank", {1: "bernie"})
    assert table.paid(1, "fee") == [2, 3]
    table.answer(0, "strategy interpositioning")
    assert table.paid(0, "strategy") == [5]


@shows("S-INTERPOSITIONING", "R-STR-3")
def test_without_fee_cards_in_the_piles_it_is_not_offered() -> None:
    with_fees("auto labs labs").refuses("strategy interpositioning", "not-possible-now")


@shows("R-STR-10")
def test_fees_of_earlier_rounds_do_not_count() -> None:
    market = {1: "fee-3 labs labs  auto auto", 2: "fee-1 labs labs"}
    table = Table(3, market=market, strategies={0: "interpositioning"})
    table.skip_to("bid")
    table.bids("0:A20 1:B0 2:C0")
    table.skip_round()
    assert table.fees(0) == "fee-3"
    table.skip_to("action", 0)
    table.answer(0, "strategy interpositioning")
    assert table.paid(0, "strategy") == [1]


@shows("S-NAKED-SHORT")
@pytest.mark.parametrize("card", ["boom", "bust"])
def test_naked_short_pays_12_for_a_boom_or_bust(card: str) -> None:
    table = Table(3, market=f"{card} labs labs", strategies={0: "naked-short"})
    table.skip_to("action", 0)
    table.answer(0, "strategy naked-short")
    assert table.money(0) == 20
    table.answer(0, f"give-action {card}")
    assert (table.money(0), table.discard(), card in table.regular(0)) == (32, card, False)
    # Spent as a price it need not be played: the turn is over.
    assert table.asks(1, "action")


@shows("S-NAKED-SHORT", "R-ACT-1")
def test_a_second_card_has_still_to_be_played() -> None:
    table = Table(3, market="boom labs labs  boom auto", strategies={0: "naked-short"})
    table.skip_to("action", 0)
    table.answer(0, "strategy naked-short", "give-action boom")
    assert table.legal == [f"boom {company}" for company in COMPANIES]
