"""Commodities and taxes (R-COM-1 to R-COM-4)."""

import pytest

from stockpile.rules.cards import COMMERCE_KINDS, placer_of
from stockpile.rules.events import CommerceDrawn, CommerceTaken, FeeDrawn, FeeLapsed, MoneyMoved
from tests.support.decks import Rounds
from tests.support.table import Table, shows

GOLD, PLATINUM, OIL, TAX = 0, 1, 2, 6


# Drawing and placing


@shows("R-COM-1", "R-INFO-2")
def test_whoever_has_placed_the_market_cards_draws_one_in_secret() -> None:
    table = Table(3, commerce="gold tax oil")
    assert table.view().commerce_hands == [0, 0, 0]
    table.play_harmlessly()
    # One of two cards is placed: not yet.
    assert table.view().commerce_hands == [0, 0, 0]
    table.play_harmlessly()
    assert table.asks(1, "place")
    for observer in (0, 1, 2, None):
        assert table.view(observer).commerce_hands == [1, 0, 0]
        assert table.view(observer).commerce_hand == ([GOLD] if observer == 0 else [])
        drawn = [(event.seat, event.commerce) for event in table.heard(CommerceDrawn, observer)]
        assert drawn == [(0, GOLD if observer == 0 else None)]
    table.skip_to("place", 2)
    assert table.view(1).commerce_hands == [1, 1, 0]
    assert table.view(1).commerce_hand == [TAX]


@shows("R-COM-1")
def test_when_all_have_each_places_in_turn_order() -> None:
    table = Table(3, first=1, commerce="gold tax oil")
    table.skip_to("commerce")
    assert table.view().commerce_hands == [1, 1, 1]
    for seat, card in ((1, "gold"), (2, "tax"), (0, "oil")):
        assert table.asks(seat, "commerce")
        assert table.legal == [f"commerce {card} {pile}" for pile in "ABC"]
        table.answer(seat, f"commerce {card} C")
    assert table.asks(1, "bid")
    assert table.view().commerce_hands == [0, 0, 0]
    # Open to all, on any pile, several on one.
    assert table.pile("C").split()[-3:] == ["gold", "tax", "oil"]
    assert [placer_of(card) for card in table.game.pile_cards][-3:] == [1, 2, 0]


@shows("R-COM-1", "R-INFO-4")
def test_a_card_in_hand_makes_no_difference_to_others() -> None:
    views = []
    for cards in ("gold tax", "oil tax"):
        table = Table(3, commerce=cards)
        table.skip_to("place", 1)
        views.append([table.view(observer) for observer in (1, 2, None)])
        assert table.view(0).commerce_hand == [GOLD if cards.startswith("gold") else OIL]
    assert views[0] == views[1]


@shows("R-COM-1", "R-SUP-3")
def test_two_players_draw_two_after_their_second_hand() -> None:
    table = Table(2, commerce="gold tax oil oil")
    for _ in range(4):
        table.play_harmlessly()
    assert (table.asks(0, "place"), table.view().commerce_hands) == (True, [0, 0])
    table.play_harmlessly()
    table.play_harmlessly()
    assert (table.asks(1, "place"), table.view(0).commerce_hand) == (True, [GOLD, TAX])
    table.play_harmlessly()
    table.play_harmlessly()
    assert (table.asks(0, "commerce"), table.view(1).commerce_hand) == (True, [OIL, OIL])


@shows("R-COM-1")
def test_two_players_place_both_in_one_turn_on_two_different_piles() -> None:
    table = Table(2, commerce="gold tax oil oil")
    table.skip_to("commerce")
    assert table.legal == [f"commerce {card} {pile}" for card in ("gold", "tax") for pile in "ABCD"]
    table.answer(0, "commerce tax B")
    assert table.asks(0, "commerce")
    assert table.legal == [f"commerce gold {pile}" for pile in "ACD"]
    table.refuses("commerce gold B", "two-different-piles")
    table.answer(0, "commerce gold D")
    # The other's cards may go on the same piles.
    assert table.legal == [f"commerce oil {pile}" for pile in "ABCD"]
    table.answer(1, "commerce oil B", "commerce oil D")
    assert table.pile("B").split()[-2:] == ["tax", "oil"]
    assert table.asks(0, "bid")


@shows("R-COM-1")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("commerce oil A", "not-in-your-hand"),
        ("commerce gold D", "no-such-pile"),
        ("place auto up A", "not-an-answer-to-this"),
        ("pass", "not-an-answer-to-this"),
    ],
)
def test_what_cannot_be_placed(answer: str, reason: str) -> None:
    table = Table(3, commerce="gold tax oil")
    table.skip_to("commerce")
    table.refuses(answer, reason)


# Taking


@shows("R-COM-2", "R-INFO-1", "R-DEM-8")
def test_who_takes_the_pile_has_them_openly_and_keeps_them() -> None:
    table = Table(3, commerce={1: "gold tax oil", 2: "oil oil gold"})
    table.skip_to("commerce")
    table.answer(0, "commerce gold B")
    table.answer(1, "commerce tax B")
    table.answer(2, "commerce oil A")
    cards = table.view().cards
    table.bids("0:B1 1:A0 2:C0")
    assert [table.commerce(seat) for seat in range(3)] == ["gold tax", "oil", ""]
    for observer in (0, 1, 2, None):
        taken = [(event.seat, event.commerce) for event in table.heard(CommerceTaken, observer)]
        assert taken == [(0, GOLD), (0, TAX), (1, OIL)]
        assert table.view(observer).commerce[: 2 * COMMERCE_KINDS] == [1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]
    # They are no cards of the regular portfolio.
    assert [after - before for before, after in zip(cards, table.view().cards, strict=True)] == [3, 3, 3]
    table.skip_to_round(2)
    assert [table.commerce(seat) for seat in range(3)] == ["gold tax", "oil", ""]
    table.skip_to_round(3)
    assert table.commerce(0).startswith("gold") and "tax" in table.commerce(0)


@shows("R-DEM-5", "R-COM-2")
def test_fees_are_settled_before_commerce_cards_are_laid_open() -> None:
    table = Table(3, market="fee-2 labs labs", commerce="gold")
    table.skip_to("sell")
    told = [
        event
        for event in table.events
        if isinstance(event, FeeDrawn | CommerceTaken) or (isinstance(event, MoneyMoved) and event.reason == "fee")
    ]
    assert [type(event) for event in told][:3] == [FeeDrawn, MoneyMoved, CommerceTaken]


@shows("R-COM-2")
def test_nothing_is_paid_for_them_before_the_end() -> None:
    table = Table(3, commerce="gold tax tax")
    table.skip_to("commerce")
    while table.game.decision.question == "commerce":
        table.answer(table.game.asked, f"commerce {'gold' if table.game.asked == 0 else 'tax'} A")
    table.skip_to_round(3)
    assert (table.paid(0, "commodities"), table.paid(0, "taxes"), table.money(0)) == ([], [], 20)


# Scoring


def collected(cards: str, *, spending: bool = False, market: Rounds = "") -> Table:
    """A whole game of three in which seat 0 gets these commerce cards, as soon as they turn up, and no others.

    Spending, it sells all shares every round and bids as high for pile A as it can.
    """
    left = cards.split()
    rounds = {at // 3 + 1: " ".join(left[at : at + 3]) for at in range(0, len(left), 3)}
    table = Table(3, modules="commodities", commerce=rounds, market=market)
    while not table.game.over:
        answers = table.game.decision.answers
        if table.game.decision.question == "commerce":
            card = table.legal[0].split()[1]
            table.answer(table.game.asked, f"commerce {card} {'A' if card in left else 'B'}")
            if card in left:
                left.remove(card)
        elif spending and table.asks(0, "sell"):
            table.game.play(answers[-1])
        elif spending and table.asks(0, "bid"):
            table.game.play([answer for answer in answers if answer.args[0] == 0][-1])
        else:
            table.play_harmlessly()
    assert sorted(table.commerce(0).split()) == sorted(cards.split())
    return table


@shows("W-10", "R-COM-3")
def test_two_cattle_two_oil_a_corn_and_a_gold_are_worth_32() -> None:
    table = collected("cattle cattle oil oil corn gold")
    assert table.game.standing[0]["commodities"] == 24 + 8
    assert table.paid(0, "commodities") == [32]


@shows("R-COM-3")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("gold", 3),
        ("gold oil", 8),
        ("gold oil corn", 15),
        ("gold oil corn gas", 24),
        ("gold oil corn gas cattle", 35),
        ("gold oil corn gas cattle platinum", 48),
        ("gold gold", 6),
        ("gold gold gold", 9),
        ("gold gold oil oil", 16),
        ("gold gold gold oil", 14),
        ("gold oil corn gas cattle platinum gold oil corn", 63),
        ("tax tax", 0),
    ],
)
def test_sets_of_different_commodities(cards: str, worth: int) -> None:
    assert collected(cards).game.standing[0]["commodities"] == worth


@shows("R-COM-3")
@pytest.mark.parametrize(("count", "cost"), list(enumerate([0, 2, 6, 12, 20, 30, 42, 56])))
def test_tax_cards_cost_by_their_number(count: int, cost: int) -> None:
    table = collected(" ".join(["tax"] * count))
    assert table.game.standing[0]["taxes"] == -cost
    assert table.paid(0, "taxes") == ([-cost] if cost else [])


@shows("R-END-3", "R-COM-3")
def test_taxes_are_subtracted_last_and_everything_adds_up() -> None:
    table = collected("tax tax gold oil")
    reasons = [event.reason for event in table.heard(MoneyMoved) if event.seat == 0]
    assert reasons[-2:] == ["commodities", "taxes"]
    everybody = [event.reason for event in table.heard(MoneyMoved)]
    first_tax = everybody.index("taxes")
    assert set(everybody[first_tax:]) == {"taxes"}
    for row in table.game.standing:
        parts = [amount for name, amount in row.items() if name not in ("seat", "place", "total")]
        assert sum(parts) == row["total"] == table.money(row["seat"])


@shows("R-END-3")
def test_only_taxes_can_push_a_total_below_0() -> None:
    table = collected(" ".join(["tax"] * 7), spending=True)
    row = table.game.standing[0]
    assert (row["taxes"], row["place"]) == (-56, 3)
    assert row["total"] == row["cash"] + row["majorities"] + row["shares"] + row["fees"] - 56 < 0
    assert table.money(0) == row["total"]


@shows("R-END-4")
def test_a_total_below_0_does_not_win() -> None:
    table = collected(" ".join(["tax"] * 7), spending=True)
    totals = [row["total"] for row in table.game.standing]
    assert table.game.winners == [totals.index(max(totals))]
    assert totals[0] == min(totals) < 0


@shows("R-END-3", "R-DEM-6")
def test_commodities_pay_open_fees_as_far_as_they_go() -> None:
    table = collected("gold", spending=True, market={7: "fee-3 labs labs  fee-3 fee-3"})
    row = table.game.standing[0]
    # Three fees of 3 are open at the end, and there is nothing but a gold card.
    assert (row["majorities"], row["shares"], row["commodities"]) == (0, 0, 3)
    paid = (row["cash"] + 3) // 3
    assert row["fees"] == -3 * paid < 0
    assert len(table.heard(FeeLapsed)) == 3 - paid > 0


@shows("R-END-3")
def test_a_fee_that_cannot_be_paid_lapses_before_taxes_are_counted() -> None:
    table = collected("tax", spending=True, market={7: "fee-3 labs labs  fee-3 fee-3"})
    lapsed = [at for at, event in enumerate(table.events) if isinstance(event, FeeLapsed)]
    taxed = [at for at, event in enumerate(table.events) if isinstance(event, MoneyMoved) and event.reason == "taxes"]
    assert lapsed and max(lapsed) < min(taxed)
