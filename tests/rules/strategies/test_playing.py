"""Playing a strategy card: when, how many, and at what cost (R-STR-2 to R-STR-5, R-STR-7)."""

import pytest

from stockpile.content import Content
from stockpile.content.loader import lay_over_content
from stockpile.rules.answers import STRATEGIES
from stockpile.rules.cards import BOOM, BUST, COSMIC
from stockpile.rules.events import (
    ActionGiven,
    ActionPlayed,
    DiscardTaken,
    MoneyMoved,
    ShareGiven,
    StrategyPlayed,
)
from tests.support.table import SHOWN_WITH, Table, shows

BOOM_AND_BUST = "boom labs labs  bust auto"  # for seat 0


def turn(cards: str, market: str = "", investor: str = "", content: Content = SHOWN_WITH) -> Table:
    """Seat 0's action turn in round 1, with these strategy cards in hand."""
    hired = {0: investor} if investor else None
    table = Table(3, market=market, strategies={0: cards}, investors=hired, content=content)
    table.skip_to("action", 0)
    return table


def strategies(table: Table) -> list[str]:
    """What the open question offers of them."""
    return [answer.removeprefix("strategy ") for answer in table.legal if answer.startswith("strategy ")]


def played(table: Table) -> list[str]:
    """What has been played and so given up, in order."""
    words: list[str] = []
    for event in table.events:
        if isinstance(event, StrategyPlayed):
            words.append(STRATEGIES[event.strategy])
        elif isinstance(event, ActionPlayed):
            words.append("boom" if event.card == BOOM else "bust")
    return words


@shows("R-STR-2")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_before_between_or_after_the_action_cards(place: int) -> None:
    table = turn("stock-buyback", BOOM_AND_BUST)
    plays = [["boom cosmic"], ["bust bank"]]
    plays.insert(place, ["strategy stock-buyback", "company labs"])
    for answers in plays:
        assert table.asks(0, "action")
        table.answer(0, *answers)
    assert [played(table).index(word) for word in ("boom", "bust", "stock-buyback")] == [
        plays.index(["boom cosmic"]),
        plays.index(["bust bank"]),
        place,
    ]
    assert [table.price(company) for company in ("cosmic", "bank", "labs")] == [7, 3, 7]
    # Nothing is left to do, so the turn is over.
    assert table.asks(1, "action")


@shows("R-STR-2")
def test_one_a_round() -> None:
    table = turn("stock-buyback special-dividend", BOOM_AND_BUST)
    assert {"stock-buyback", "special-dividend"} <= set(strategies(table))
    table.answer(0, "strategy stock-buyback", "company labs")
    assert table.asks(0, "action")
    assert strategies(table) == []
    table.refuses("strategy special-dividend", "not-possible-now")
    table.answer(0, "boom cosmic", "bust bank")
    table.skip_round()
    table.skip_to("action", 0)
    assert "special-dividend" in strategies(table)


@shows("R-STR-2")
def test_none_need_be_played() -> None:
    table = turn("stock-buyback")
    hand = table.strategies(0)
    table.answer(0, "pass")
    assert table.asks(1, "action")
    assert (table.strategies(0), table.heard(StrategyPlayed)) == (hand, [])


@shows("R-STR-2", "R-ACT-1")
def test_a_strategy_does_not_stand_in_for_booms_and_busts() -> None:
    table = turn("stock-buyback", BOOM_AND_BUST)
    assert "pass" not in table.legal
    table.refuses("pass", "booms-and-busts-must-be-played")
    table.answer(0, "strategy stock-buyback", "company labs")
    table.refuses("pass", "booms-and-busts-must-be-played")


@shows("R-STR-2", "R-INFO-1")
def test_a_played_card_leaves_the_game_and_all_see_it() -> None:
    table = turn("stock-buyback")
    size = len(table.strategies(0).split())
    table.answer(0, "strategy stock-buyback", "company labs")
    number = STRATEGIES.index("stock-buyback")
    for observer in (0, 1, 2, None):
        assert table.view(observer).strategies_played == [number]
        assert table.view(observer).strategy_hands[0] == size - 1
        assert [(event.seat, event.strategy) for event in table.heard(StrategyPlayed, observer)] == [(0, number)]
    assert "stock-buyback" not in table.strategies(0).split()
    assert number not in [card & 255 for card in table.game.strategies_boxed if card >> 8 == 0]


@shows("R-STR-2")
def test_two_copies_are_two_cards() -> None:
    table = turn("stock-buyback stock-buyback")
    assert strategies(table).count("stock-buyback") == 1
    table.answer(0, "strategy stock-buyback", "company labs")
    assert table.strategies(0).split().count("stock-buyback") == 1


@shows("R-STR-2")
def test_in_the_own_action_turn_only() -> None:
    table = Table(3, strategies={0: "stock-buyback", 1: "special-dividend", 2: "data-broker"})
    seen = set()
    while table.round == 1:
        if strategies(table):
            seen.add((table.game.asked, table.game.decision.question))
        table.play_harmlessly()
    assert seen == {(seat, "action") for seat in range(3)}


@shows("R-STR-2")
def test_the_cost_comes_first() -> None:
    table = turn("pump-and-dump")
    table.answer(0, "strategy pump-and-dump")
    assert table.money(0) == 18
    assert (table.asks(0, "strategy"), table.price("cosmic")) == (True, 5)
    told = [event for event in table.events if isinstance(event, StrategyPlayed | MoneyMoved)][-2:]
    assert [type(event) for event in told] == [StrategyPlayed, MoneyMoved]
    assert table.paid(0, "strategy") == [-2]


@shows("R-INV-IVAN", "R-STR-2")
def test_ivan_plays_two_a_round_and_pays_for_both() -> None:
    table = turn("stock-buyback pump-and-dump special-dividend", investor="ivan")
    table.answer(0, "strategy stock-buyback", "company labs")
    assert {"pump-and-dump", "special-dividend"} <= set(strategies(table))
    table.answer(0, "strategy pump-and-dump", "company labs", "pass")
    assert (table.price("labs"), table.money(0)) == (8, 18 - 3 - 2)
    assert table.asks(1, "action")


@shows("R-INV-IVAN", "R-STR-2")
def test_two_copies_of_one_card_in_one_turn() -> None:
    table = turn("stock-buyback stock-buyback", investor="ivan")
    table.answer(0, "strategy stock-buyback", "company labs", "strategy stock-buyback", "company labs")
    assert (table.price("labs"), table.money(0)) == (9, 12)


@shows("R-STR-2", "R-INV-2")
def test_an_ability_and_a_card_in_either_order() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = turn("stock-buyback", investor="cramer")
        plays = [["ability cramer", "down labs"], ["strategy stock-buyback", "company labs"]]
        table.answer(0, *plays[first], *plays[second])
        assert table.price("labs") == 6
        assert table.asks(1, "action")


# Money: 20 less a bid of 15 and the fees, and one card is left unplayable by one dollar.
FEES = {4: "fee-1 auto", 3: "fee-2 auto", 2: "fee-3 auto", 1: "fee-1 fee-3", 0: "fee-2 fee-3"}


def with_money(cards: str, money: int) -> Table:
    table = Table(3, market=f"auto labs labs  {FEES[money]}", commerce="tax", strategies={0: cards}, modules="bonds")
    table.skip_to("bid")
    table.bids("0:A15 1:B0 2:C0")
    table.skip_to("action", 0)
    assert table.money(0) == money
    return table


@shows("R-STR-3")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("corporate-espionage", 1),
        ("insider-trading", 3),
        ("dividend-growth-investing", 2),
        ("falsified-earnings", 1),
        ("rogue-trading", 4),
        ("pump-and-dump", 2),
        ("tax-shelter", 3),
        ("stock-buyback", 3),
    ],
)
def test_a_card_that_costs_more_than_one_has_is_not_offered(card: str, cost: int) -> None:
    assert card in strategies(with_money(card, cost))
    table = with_money(card, cost - 1)
    assert card not in strategies(table)
    table.refuses(f"strategy {card}", "not-possible-now")


@shows("R-STR-3")
@pytest.mark.parametrize(("card", "cost"), [("falsified-earnings", 1), ("rogue-trading", 4)])
def test_all_one_has_may_be_spent(card: str, cost: int) -> None:
    table = with_money(card, cost)
    table.answer(0, f"strategy {card}")
    assert table.money(0) == 0


@shows("R-STR-3")
def test_what_costs_no_money_is_offered_without_any() -> None:
    table = with_money("special-dividend data-broker diversification bear-raid", 0)
    assert {"special-dividend", "data-broker", "diversification", "bear-raid"} <= set(strategies(table))


@shows("R-STR-3")
@pytest.mark.parametrize("card", ["market-maker", "naked-short"])
def test_without_a_boom_or_bust_what_costs_one_is_not_offered(card: str) -> None:
    assert card not in strategies(turn(card))
    assert card in strategies(turn(card, BOOM_AND_BUST))
    table = turn(card, BOOM_AND_BUST)
    table.answer(0, "boom cosmic", "bust bank")
    assert card not in strategies(table)


def later(cards: str, *sold: str, market: dict[int, str] | None = None) -> Table:
    """Seat 0's action turn in round 2; seat 1 has sold its bank share, and seat 0 what is said."""
    table = Table(3, market=market or {}, strategies={0: cards})
    table.skip_to("sell", 0)
    table.sell(0, *sold)
    table.sell(1, "share bank")
    table.skip_round()
    table.skip_to("action", 0)
    return table


@shows("R-STR-3", "R-STR-4")
@pytest.mark.parametrize("card", ["fraudulent-transfer", "vulture-capitalism"])
def test_without_a_share_what_costs_one_is_not_offered(card: str) -> None:
    empty = {1: "fee-1 labs labs  fee-1 fee-2", 2: "fee-1 labs labs  bank bank  auto auto  boom bust"}
    table = later(card, "share cosmic", market=empty)
    # What is left are a Boom and a Bust: no shares.
    assert (table.regular(0), table.split(0)) == ("boom bust", "")
    assert card not in strategies(table)
    assert card in strategies(later(card))


@shows("R-STR-4")
def test_a_regular_card_as_a_price_goes_to_the_discard_shown() -> None:
    table = later("fraudulent-transfer")
    before = table.regular(0)
    table.answer(0, "strategy fraudulent-transfer")
    assert table.game.decision.subject == {"strategy": STRATEGIES.index("fraudulent-transfer"), "stage": 0}
    assert table.legal == [f"give share {company}" for company in dict.fromkeys(before.split())]
    table.answer(0, "give share cosmic")
    assert table.regular(0) == before.replace("cosmic ", "", 1)
    assert table.discard() == "cosmic bank"
    assert [(event.seat, event.company, event.half) for event in table.heard(ShareGiven, 2)] == [(0, COSMIC, False)]


def with_a_split_card(cards: str) -> Table:
    """Round 2, seat 0: a split cosmic card, and regular ones; one bank card lies in the discard."""
    table = Table(3, market="boom labs labs  boom auto", strategies={0: cards}, pairs="cosmic+2 bank-2")
    table.skip_to("action", 0)
    table.answer(0, "boom cosmic", "boom cosmic")
    table.skip_to("sell", 1)
    table.sell(1, "share bank")
    table.skip_round()
    table.skip_to("action", 0)
    assert (table.split(0), table.price("cosmic")) == ("cosmic", 6)
    return table


@shows("R-STR-4")
def test_a_split_card_as_a_price_goes_back_to_regular_shown() -> None:
    table = with_a_split_card("fraudulent-transfer")
    cosmic = table.regular(0).split().count("cosmic")
    table.answer(0, "strategy fraudulent-transfer", "give half cosmic")
    assert (table.split(0), table.regular(0).split().count("cosmic")) == ("", cosmic + 1)
    assert table.discard() == "bank boom boom"
    assert "cosmic" in table.known(2, 0) and "cosmic" in table.known(None, 0)
    assert [(event.company, event.half) for event in table.heard(ShareGiven)] == [(COSMIC, True)]


@shows("R-STR-5")
def test_a_whole_split_card_counts_two_shares() -> None:
    table = with_a_split_card("insider-trading")
    table.answer(0, "strategy insider-trading")
    assert table.game.decision.subject["shares"] == 2
    money = table.money(0)
    table.answer(0, "sell whole cosmic")
    assert table.money(0) == money + 12
    # Two are sold, so nothing more is asked.
    assert table.asks(1, "sell")


@shows("R-STR-5")
def test_half_of_one_counts_one_and_a_whole_one_does_not_fit_into_one() -> None:
    table = with_a_split_card("bear-raid")
    table.answer(0, "strategy bear-raid", "sell share auto", "sell half cosmic")
    assert table.game.decision.subject["shares"] == 1
    assert not [answer for answer in table.legal if "whole" in answer]
    table.refuses("sell whole cosmic", "not-possible-now")
    table.answer(0, "sell share cosmic")
    assert table.asks(1, "sell")


@shows("R-STR-5")
def test_a_whole_one_and_a_share_are_three() -> None:
    table = with_a_split_card("bear-raid")
    money = table.money(0)
    table.answer(0, "strategy bear-raid", "sell whole cosmic")
    assert table.game.decision.subject["shares"] == 1
    table.answer(0, "sell share auto")
    assert table.money(0) == money + 24
    assert table.asks(1, "sell")


@shows("R-STR-7")
def test_what_is_taken_is_chosen_after_paying_and_may_be_what_was_paid() -> None:
    table = later("fraudulent-transfer")
    table.answer(0, "strategy fraudulent-transfer", "give share cosmic")
    assert table.legal == ["take cosmic", "take bank"]
    table.answer(0, "take cosmic")
    told = [type(event) for event in table.events]
    assert told.index(ShareGiven) < told.index(DiscardTaken)


@shows("R-STR-3", "R-ACT-1")
@pytest.mark.parametrize(("given", "left"), [("boom", "bust"), ("bust", "boom")])
def test_a_boom_or_bust_as_a_price_has_no_effect_and_the_other_is_still_to_be_played(given: str, left: str) -> None:
    table = turn("naked-short", BOOM_AND_BUST)
    table.answer(0, "strategy naked-short")
    assert table.legal == ["give-action boom", "give-action bust"]
    table.answer(0, f"give-action {given}")
    assert [table.price(company) for company in ("cosmic", "bank", "labs", "auto", "steel", "electric")] == [5] * 6
    assert (table.discard(), table.money(0)) == (given, 32)
    assert [event.card for event in table.heard(ActionGiven, 1)] == [BOOM if given == "boom" else BUST]
    assert {answer.split()[0] for answer in table.legal} == {left}


@shows("R-STR-2", "R-STR-3")
def test_a_card_can_cost_money_and_something_in_kind() -> None:
    """Money first, at once; what is paid in kind is asked for then. Without either the card is not offered."""
    dear = lay_over_content(SHOWN_WITH, {"strategies.naked-short.cost": 5})
    table = turn("naked-short", BOOM_AND_BUST, content=dear)
    money = table.money(0)
    table.answer(0, "strategy naked-short")
    assert (table.money(0), table.legal) == (money - 5, ["give-action boom", "give-action bust"])
    table.answer(0, "give-action boom")
    assert table.money(0) == money - 5 + 12
    assert "naked-short" not in strategies(turn("naked-short", content=dear)), "no Boom and no Bust"
    poor = turn("naked-short", BOOM_AND_BUST, content=lay_over_content(dear, {"strategies.naked-short.cost": 99}))
    assert "naked-short" not in strategies(poor)
