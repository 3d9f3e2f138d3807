"""The strategy deck: what is in it, how it is dealt and put back, and who sees what of it (R-STR-1, R-SET-2)."""

from collections import Counter

import pytest

from stockpile.content import load
from stockpile.rules.answers import STRATEGIES
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config
from stockpile.rules.events import InvestorPicked, MoneyMoved, ShareDealt, StrategiesDealt, StrategyDiscarded
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from tests.support.table import Table, shows

ALL = "strategies bonds commodities"
REPLACED = {
    "bonds": {"convertible-bond": "fraudulent-transfer"},
    "commodities": {
        "corner-the-market": "diversification",
        "systemic-shock": "stock-buyback",
        "tax-shelter": "special-dividend",
    },
}


def deck(modules: str) -> Counter[str]:
    """How many cards of each strategy a game with these modules has."""
    counts = figures_for(Config(3, tuple(modules.split()))).strategy_deck
    return Counter(dict(zip(STRATEGIES, counts, strict=True)))


@shows("R-STR-1")
def test_44_cards_two_of_each_of_22() -> None:
    assert deck(ALL) == dict.fromkeys(STRATEGIES, 2)
    assert deck(ALL).total() == 44


@shows("R-STR-1")
@pytest.mark.parametrize(
    ("modules", "absent"),
    [
        ("strategies bonds", ["commodities"]),
        ("strategies commodities", ["bonds"]),
        ("strategies", ["bonds", "commodities"]),
        ("strategies dice first_player_card investors advanced_board", ["bonds", "commodities"]),
    ],
)
def test_cards_of_absent_modules_are_replaced_copy_for_copy(modules: str, absent: list[str]) -> None:
    expected = Counter(dict.fromkeys(STRATEGIES, 2))
    for module in absent:
        for card, replacement in REPLACED[module].items():
            expected[replacement] += expected.pop(card)
    assert +deck(modules) == expected
    assert deck(modules).total() == 44


def test_nothing_else_needs_a_module() -> None:
    needs = {card.key: card.needs for card in load().strategies if card.needs is not None}
    assert needs == {card: module for module, cards in REPLACED.items() for card in cards}


@shows("R-STR-1")
@pytest.mark.parametrize("modules", ["strategies", ALL])
def test_every_game_shuffles_44_cards(modules: str) -> None:
    for seed in range(5):
        dealt = Game.new(Config(4, tuple(modules.split())), seed=seed).chance.strategies
        assert Counter(STRATEGIES[number] for number in dealt) == +deck(modules)


@shows("R-STR-1")
@pytest.mark.parametrize(("players", "dealt"), [(2, 9), (3, 10), (4, 9), (5, 8)])
def test_as_many_as_rounds_and_three_more_less_two(players: int, dealt: int) -> None:
    table = Table(players, modules="strategies", setting_up=True)
    assert dealt == table.figures.rounds + 3
    assert table.view().strategy_hands == [dealt] * players
    for seat in range(players):
        assert table.asks(seat, "discard")
        table.play_harmlessly()
        assert table.asks(seat, "discard")
        table.play_harmlessly()
        assert table.view().strategy_hands[seat] == dealt - 2
        assert table.view().strategy_boxes[seat] == 2
    assert table.game.decision.question == "place"


@shows("R-STR-1", "R-SET-7")
def test_dealt_and_put_back_in_turn_order() -> None:
    table = Table(3, first=1, modules="strategies", setting_up=True)
    assert [event.seat for event in table.heard(StrategiesDealt)] == [1, 2, 0]
    order = table.game.chance.strategies
    assert table.view(1).strategies == list(order[:10])
    assert table.view(0).strategies == list(order[20:30])
    asked = []
    while table.game.decision.question == "discard":
        asked.append(table.game.asked)
        table.play_harmlessly()
    assert asked == [1, 1, 2, 2, 0, 0]


@shows("R-STR-1")
def test_any_two_of_the_hand_also_two_alike() -> None:
    table = Table(3, strategies={0: "bear-raid bear-raid"}, setting_up=True)
    hand = table.strategies(0).split()
    assert sorted(table.legal) == sorted({f"discard {card}" for card in hand})
    table.answer(0, "discard bear-raid", "discard bear-raid")
    assert "bear-raid" not in table.strategies(0).split()
    assert [STRATEGIES[number] for number in table.view(0).strategies_boxed] == ["bear-raid", "bear-raid"]


@shows("R-STR-1", "R-INFO-2", "R-INFO-4")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    table = Table(3, strategies={0: "bear-raid"}, setting_up=True)
    for observer in (0, 1, 2, None):
        for event in table.heard(StrategiesDealt, observer):
            if event.seat == observer:
                assert list(event.strategies) == table.view(observer).strategies
            else:
                assert event.strategies == (None,) * 10
    assert table.view().strategies == []
    assert [table.view(seat).strategy_hands for seat in range(3)] == [[10, 10, 10]] * 3


@shows("R-STR-1", "R-INFO-2", "R-SET-7")
def test_the_box_is_known_to_who_put_the_card_there_alone() -> None:
    table = Table(3, strategies={0: "bear-raid naked-short"}, setting_up=True)
    table.answer(0, "discard naked-short", "discard bear-raid")
    raid, short = STRATEGIES.index("bear-raid"), STRATEGIES.index("naked-short")
    assert table.view(0).strategies_boxed == [short, raid]
    assert [event.strategy for event in table.heard(StrategyDiscarded, 0)] == [short, raid]
    for observer in (1, 2, None):
        assert table.view(observer).strategies_boxed == []
        assert table.view(observer).strategy_boxes == [2, 0, 0]
        assert [(event.seat, event.strategy) for event in table.heard(StrategyDiscarded, observer)] == [(0, None)] * 2


@shows("R-STR-1", "R-INFO-4")
def test_what_is_put_back_makes_no_difference_to_others() -> None:
    views = []
    for card in ("bear-raid", "naked-short"):
        table = Table(3, strategies={0: "bear-raid naked-short"}, setting_up=True)
        table.answer(0, f"discard {card}")
        views.append([table.view(observer) for observer in (1, 2, None)])
    assert views[0] == views[1]


@shows("R-STR-1", "R-INFO-4")
def test_what_is_dealt_makes_no_difference_to_others() -> None:
    drawn = Game.new(Config(3, ("strategies",)), seed=4).chance
    cards = list(drawn.strategies)
    # A card of seat 1 for one that stays in the deck.
    mine = 10 * ((1 - drawn.first) % 3)
    other = next(at for at in range(30, 44) if cards[at] not in cards[mine : mine + 10])
    cards[mine], cards[other] = cards[other], cards[mine]
    changed = Chance(drawn.first, drawn.shares, drawn.market, drawn.pairs, strategies=tuple(cards))
    games = [Game.new(Config(3, ("strategies",)), chance=chance) for chance in (drawn, changed)]
    for observer in (0, 2, None):
        assert games[0].view(observer) == games[1].view(observer)
    assert games[0].view(1) != games[1].view(1)


@shows("R-STR-1", "R-SET-7")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("discard corporate-espionage", "not-in-your-hand"),
        ("strategy bear-raid", "not-an-answer-to-this"),
        ("pass", "not-an-answer-to-this"),
    ],
)
def test_only_a_card_in_hand_can_be_put_back(answer: str, reason: str) -> None:
    table = Table(3, strategies={0: "bear-raid", 1: "corporate-espionage corporate-espionage"}, setting_up=True)
    table.refuses(answer, reason)


@shows("R-SET-2", "R-STR-1")
def test_strategies_are_dealt_before_and_put_back_after_the_choice_of_investors() -> None:
    table = Table(3, modules="strategies investors", setting_up=True)
    table.skip_to("place")
    order = [StrategiesDealt, InvestorPicked, StrategyDiscarded, MoneyMoved, ShareDealt]
    assert [kind for kind in dict.fromkeys(type(event) for event in table.events) if kind in order] == order


@shows("R-INV-IVAN", "R-STR-1")
@pytest.mark.parametrize(("players", "drawn"), [(2, 5), (3, 6), (4, 5), (5, 4)])
def test_ivan_draws_one_fewer_than_there_are_rounds(players: int, drawn: int) -> None:
    table = Table(players, modules="strategies", investors={1: "ivan"})
    kept = table.figures.strategies_dealt - 2
    assert table.view().strategy_hands == [kept + drawn if seat == 1 else kept for seat in range(players)]
    # He draws when all have put back, from what was never dealt.
    dealt = table.heard(StrategiesDealt, 1)
    assert [len(event.strategies) for event in dealt] == [kept + 2] * players + [drawn]
    begin = players * (kept + 2)
    assert dealt[-1].strategies == table.game.chance.strategies[begin : begin + drawn]
    assert table.heard(StrategiesDealt)[-1].strategies == (None,) * drawn
    last_discard = [at for at, event in enumerate(table.events) if isinstance(event, StrategyDiscarded)][-1]
    assert table.events.index(dealt[-1]) > last_discard


@shows("R-STR-1")
def test_nobody_else_draws() -> None:
    table = Table(3, modules="strategies investors")
    assert [event.seat for event in table.heard(StrategiesDealt)] == [0, 1, 2]
    assert Table(3, modules="investors").heard(StrategiesDealt) == []


@shows("W-12", "R-STR-1", "R-INV-IVAN")
def test_five_players_with_ivan_use_all_44() -> None:
    table = Table(5, modules=ALL, investors={2: "ivan"}, setting_up=True)
    assert table.view().strategy_hands == [8] * 5
    table.skip_to("bonds")
    game = table.game
    assert table.view().strategy_hands == [10 if "ivan" in table.investors(seat) else 6 for seat in range(5)]
    assert (len(game.strategies), len(game.strategies_boxed), game.strategies_drawn) == (34, 10, 44)
    assert Counter(card & 255 for card in [*game.strategies, *game.strategies_boxed]) == dict.fromkeys(range(22), 2)


@shows("R-STR-1")
def test_without_the_module_there_are_none() -> None:
    table = Table(3)
    assert table.game.chance.strategies == ()
    assert table.view().strategy_hands == [0, 0, 0]
    assert "strategy" not in " ".join(table.legal)
