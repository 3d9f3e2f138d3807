"""Investors are dealt, chosen and bring their money (R-INV-1, R-SET-2, R-SET-3, R-SET-7); Bill and Ivan."""

from itertools import groupby
from random import Random

import pytest

from stockpile.rules.answers import INVESTORS, parse
from stockpile.rules.chance import draw
from stockpile.rules.config import Config, preset
from stockpile.rules.errors import ConfigError
from stockpile.rules.events import Event, InvestorHired, InvestorPicked, InvestorsDealt, StrategiesDealt
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from tests.support.table import Table, look_alike, shows

ALL_COUNTS = pytest.mark.parametrize("players", [2, 3, 4, 5])
NEEDED = "bonds commodities strategies"

# Money with 3 to 5 players, and what is added with two.
MONEY = {
    "ana": (18, 12),
    "barack": (20, 16),
    "bill": (32, 35),
    "bernie": (16, 16),
    "barbara": (15, 7),
    "chanda": (16, 9),
    "cramer": (18, 12),
    "carlos": (15, 6),
    "dangote": (15, 7),
    "donald": (13, 4),
    "deborah": (20, 14),
    "phil": (22, 20),
    "graham": (16, 6),
    "ivan": (18, 12),
    "liliane": (24, 23),
    "li": (22, 20),
    "mark": (25, 22),
    "martha": (22, 20),
    "mitt": (17, 10),
    "oprah": (36, 45),
    "robins": (23, 22),
    "stuart": (22, 16),
    "soros": (20, 16),
    "sanders": (20, 16),
    "talal": (21, 18),
    "warren": (20, 23),
}


def test_the_list_above_has_them_all() -> None:
    assert list(MONEY) == INVESTORS


@shows("R-INV-1", "R-SET-3")
@pytest.mark.parametrize("name", MONEY)
def test_an_investor_brings_the_starting_money(name: str) -> None:
    money, money_two = MONEY[name]
    for players in (3, 4, 5):
        table = Table(players, investors={0: name}, modules=NEEDED)
        assert (table.investors(0), table.money(0)) == (name, money)
        assert table.paid(0, "investor") == [money]
    other = "bill" if name != "bill" else "oprah"
    table = Table(2, investors={1: f"{name} {other}"}, modules=NEEDED)
    assert (table.investors(1), table.money(1)) == (f"{name} {other}", money_two + MONEY[other][1])


@shows("R-SET-3")
def test_without_investors_all_start_alike_and_with_them_nobody_gets_that() -> None:
    assert Table(4).paid(2, "start") == [20]
    assert Table(4, investors={2: "bill"}).paid(2, "start") == []


@shows("R-INV-1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_are_dealt_and_one_is_kept(players: int) -> None:
    table = Table(players, first=1, investors={1: "donald"}, setting_up=True)
    assert table.asks(1, "choose-investor")
    assert len(table.legal) == 2
    assert table.legal[0] == "investor donald"
    table.answer(1, "investor donald")
    assert table.asks(2, "choose-investor")
    for place in range(1, players):
        table.answer((1 + place) % players, table.legal[0])
    assert table.asks(1, "place")
    assert [len(table.investors(seat).split()) for seat in range(players)] == [1] * players


@shows("R-INV-1")
def test_with_two_players_four_are_dealt_and_two_kept() -> None:
    table = Table(2, investors={0: "donald barbara"}, setting_up=True)
    dealt = table.legal
    assert len(dealt) == 4
    table.answer(0, "investor barbara")
    assert table.legal == [answer for answer in dealt if answer != "investor barbara"]
    table.answer(0, "investor donald")
    assert table.asks(1, "choose-investor")
    assert len(table.legal) == 4
    table.answer(1, *table.legal[:2])
    assert table.investors(0) == "barbara donald"
    assert (table.money(0), table.asks(0, "place")) == (4 + 7, True)


@shows("R-INV-1")
def test_only_an_investor_that_was_dealt_can_be_chosen() -> None:
    table = Table(3, investors={0: "donald", 1: "mark"}, setting_up=True)
    table.refuses("investor mark", "not-in-your-hand")
    table.refuses("pass", "not-an-answer-to-this")


@shows("R-INV-1")
@pytest.mark.parametrize(("module", "name"), [("bonds", "li"), ("commodities", "dangote"), ("strategies", "ivan")])
def test_an_investor_who_needs_a_module_is_left_out_without_it(module: str, name: str) -> None:
    others = [each for each in NEEDED.split() if each != module]
    without = figures_for(Config(3, ("investors", *others)))
    assert INVESTORS.index(name) not in without.investor_deck
    assert len(without.investor_deck) == 25
    assert len(figures_for(Config(3, ("investors", module, *others))).investor_deck) == 26


@shows("R-INV-1")
def test_the_sets_that_are_in_say_who_is_dealt() -> None:
    deck = [INVESTORS[number] for number in figures_for(preset("classic", 5)).investor_deck]
    assert sorted(deck) == "bernie bill cramer deborah donald graham mark martha stuart warren".split()
    game = Game.new(preset("classic", 5), seed=1)
    assert sorted(card & 255 for card in game.offers) == sorted(INVESTORS.index(name) for name in deck)


@shows("R-INV-1")
def test_sets_too_small_for_the_table_are_refused() -> None:
    with pytest.raises(ConfigError, match="3 players are dealt 6 investors, the chosen sets and modules leave 4"):
        Game.new(Config(3, ("investors",), ("CC",)), seed=1)


# R-SET-7: choices of all at once.


@shows("R-SET-7", "R-INFO-2", "R-INFO-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_investors_dealt_are_seen_by_who_chooses_among_them(players: int) -> None:
    table = Table(players, modules="investors", setting_up=True)
    each = 4 if players == 2 else 2
    for observer in [*range(players), None]:
        view = table.view(observer)
        assert view.offer_hands == [each] * players
        assert len(view.offers) == (0 if observer is None else each)
        for event in table.heard(InvestorsDealt, observer):
            assert len(event.investors) == each
            assert (None in event.investors) == (event.seat != observer)


@shows("R-SET-7", "R-INFO-2", "R-INFO-4")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    one = Table(3, modules="investors", setting_up=True)
    other = Table(3, modules="investors", setting_up=True)
    one.answer(0, one.legal[0])
    other.answer(0, other.legal[1])
    for observer in (1, 2, None):
        assert look_alike(one, other, observer)
        assert one.view(observer).picks == [1, 0, 0]
        assert one.view(observer).investors == [-1] * 6
        assert [event.seat for event in one.heard(InvestorPicked, observer)] == [0]
    assert not look_alike(one, other, 0)
    for table in (one, other):
        table.answer(1, table.legal[0])
    assert look_alike(one, other, 2)
    assert one.heard(InvestorHired, 2) == []


@shows("R-SET-7", "R-INFO-1")
def test_when_all_are_in_everybody_knows_who_has_whom() -> None:
    table = Table(4, first=2, investors={2: "bill", 3: "mark", 0: "donald", 1: "warren"})
    for observer in (0, 1, 2, 3, None):
        told = [(event.seat, INVESTORS[event.investor]) for event in table.heard(InvestorHired, observer)]
        assert told == [(2, "bill"), (3, "mark"), (0, "donald"), (1, "warren")]
        assert table.view(observer).investors == table.game.investors


@shows("R-SET-7", "R-INFO-2", "R-INFO-4")
def test_which_investor_went_back_to_the_box_only_who_chose_knows() -> None:
    config = Config(3, ("investors",))
    games: list[Game] = []
    told: list[list[Event]] = []
    for other in ("mark", "warren"):
        deck = tuple(INVESTORS.index(name) for name in f"donald {other} bill stuart soros graham".split())
        chance = draw(figures_for(config), Random(1), first=0, investors=deck)
        told.append([])
        games.append(Game.new(config, chance=chance, events=told[-1]))
        for name in ("donald", "bill", "soros"):
            games[-1].play(parse(f"investor {name}"))
    for observer in range(4):
        heard = [[event for event in story if event.seen_by(observer)] for story in told]
        views = [game.view(observer if observer < 3 else None) for game in games]
        assert (views[0] == views[1], heard[0] == heard[1]) == (observer != 0, observer != 0)
        assert views[0].offer_hands == [1, 1, 1]
    assert [INVESTORS[number] for number in games[0].view(0).offers] == ["mark"]


@shows("R-SET-7", "R-INFO-2", "R-INFO-4")
def test_strategy_cards_put_back_are_secret_for_good() -> None:
    tables = [Table(3, modules="strategies", setting_up=True) for _ in range(2)]
    for table, cards in zip(tables, ((0, 1), (2, 3)), strict=True):
        chosen = [table.legal[card] for card in cards]
        table.answer(0, *chosen)
        while table.game.decision.question == "discard":
            table.play_harmlessly()
    for observer in (1, 2, None):
        assert look_alike(tables[0], tables[1], observer)
        assert tables[0].view(observer).strategy_boxes == [2, 2, 2]
    assert not look_alike(tables[0], tables[1], 0)


@shows("R-SET-7")
@ALL_COUNTS
def test_choices_are_asked_for_in_turn_order(players: int) -> None:
    table = Table(players, first=1, modules="investors strategies", setting_up=True)
    asked = []
    while table.game.decision.question in ("choose-investor", "discard"):
        asked.append((table.game.decision.question, table.game.asked))
        table.play_harmlessly()
    order = [*range(1, players), 0]
    assert [each for each, _ in groupby(asked)] == [
        *[("choose-investor", seat) for seat in order],
        *[("discard", seat) for seat in order],
    ]


@shows("R-SET-2")
def test_set_up_goes_in_its_order() -> None:
    table = Table(3, investors={2: "ivan"}, modules="strategies bonds dice", first=1)
    names = [event.name for event in table.events]
    assert [name for name, _ in groupby(names)] == [
        "strategies-dealt",
        "investors-dealt",
        "investor-picked",
        "investor-hired",
        "strategy-discarded",
        "strategies-dealt",
        "money-moved",
        "share-dealt",
        "round-started",
    ]
    dealt = [(event.seat, len(event.strategies)) for event in table.heard(StrategiesDealt)]
    assert dealt == [(1, 10), (2, 10), (0, 10), (2, 6)]


@shows("R-SET-2", "R-SET-3")
def test_there_is_no_money_before_all_strategy_cards_are_put_back() -> None:
    table = Table(3, modules="investors strategies", setting_up=True)
    while table.game.round == 0 and table.game.decision.question in ("choose-investor", "discard"):
        assert table.game.money == [0, 0, 0]
        table.play_harmlessly()
    assert 0 not in table.game.money


# Billionaire Bill.


@shows("R-INV-BILL")
@pytest.mark.parametrize("players", [3, 5])
def test_bill_has_his_money_and_nothing_else(players: int) -> None:
    """A game with Bill is the game without investors, with 12 more for him, down to every question he is asked."""
    plain, rich = Table(players), Table(players, investors={0: "bill"})
    while not plain.game.over:
        assert rich.money(0) == plain.money(0) + 32 - 20
        asked = plain.game.decision
        assert (rich.game.asked, rich.game.decision.question) == (asked.seat, asked.question)
        if asked.seat == 0 and asked.question != "bid":
            assert rich.game.decision == asked
        plain.play_harmlessly()
        rich.play_harmlessly()
    assert rich.game.standing[0]["total"] == plain.game.standing[0]["total"] + 12


# Illicit Ivan.

# What a seat keeps of its first hand with three players.
CARDS = (
    "stock-buyback stock-buyback special-dividend special-dividend falsified-earnings falsified-earnings "
    "data-broker data-broker "
)
HANDS = [(2, 9, 7, 5), (3, 10, 8, 6), (4, 9, 7, 5), (5, 8, 6, 4)]


@shows("R-INV-IVAN", "R-STR-1")
@pytest.mark.parametrize(("players", "dealt", "kept", "more"), HANDS)
def test_ivan_draws_one_card_fewer_than_there_are_rounds(players: int, dealt: int, kept: int, more: int) -> None:
    table = Table(players, investors={1: "ivan"}, modules="strategies", setting_up=True)
    assert table.view().strategy_hands == [dealt] * players
    while table.game.decision.question in ("choose-investor", "discard"):
        if table.asks(1, "choose-investor") and "investor ivan" in table.legal:
            table.answer(1, "investor ivan")
        else:
            table.play_harmlessly()
    assert table.view().strategy_hands == [kept, kept + more] + [kept] * (players - 2)


@shows("W-12", "R-INV-IVAN", "R-STR-1", "R-SET-6")
def test_five_players_and_ivan_use_all_44_strategy_cards() -> None:
    table = Table(5, investors={3: "ivan"}, modules="strategies")
    assert [len(table.strategies(seat).split()) for seat in range(5)] == [6, 6, 6, 10, 6]
    assert table.game.strategies_drawn == len(table.game.chance.strategies) == 44
    assert len(table.game.strategies) + len(table.game.strategies_boxed) == 44


@shows("R-INV-IVAN", "R-INFO-2", "R-INFO-4")
def test_what_ivan_draws_only_he_sees() -> None:
    one = Table(3, investors={0: "ivan"}, strategies={0: CARDS + "naked-short rogue-trading"})
    other = Table(3, investors={0: "ivan"}, strategies={0: CARDS + "rogue-trading naked-short"})
    assert "naked-short" in one.strategies(0)
    for observer in (1, 2, None):
        assert look_alike(one, other, observer)
        drawn = one.heard(StrategiesDealt, observer)[-1]
        assert (drawn.seat, drawn.strategies) == (0, (None,) * 6)
    assert None not in one.heard(StrategiesDealt, 0)[-1].strategies


@shows("R-INV-IVAN", "R-STR-2")
def test_ivan_may_play_two_a_round_and_pays_for_each() -> None:
    table = Table(3, investors={0: "ivan"}, strategies={0: CARDS, 1: "market-maker"})
    table.skip_to("action", 0)
    table.answer(0, "strategy stock-buyback", "company steel")
    assert "strategy falsified-earnings" in table.legal
    table.answer(0, "strategy falsified-earnings", "pair 5")
    assert table.paid(0, "strategy") == [-3, -1]
    assert table.asks(1, "action")
    table.skip_round()
    table.skip_to("action", 0)
    table.answer(0, "strategy stock-buyback", "company steel", "strategy data-broker", "pair 0")
    assert not table.asks(0, "action")


@shows("R-INV-IVAN", "R-STR-2")
def test_one_or_none_will_do_for_ivan() -> None:
    table = Table(3, investors={0: "ivan"}, strategies={0: CARDS})
    table.skip_to("action", 0)
    table.answer(0, "strategy falsified-earnings", "pair 5", "pass")
    assert table.asks(1, "action")


@shows("R-INV-IVAN", "R-STR-2")
def test_everybody_else_plays_one() -> None:
    table = Table(3, investors={0: "ivan"}, strategies={1: CARDS})
    table.skip_to("action", 1)
    table.answer(1, "strategy falsified-earnings", "pair 5")
    assert table.asks(2, "action")


@shows("R-INV-IVAN")
def test_ivan_plays_two_of_one_kind_and_his_other_investor_works_as_well() -> None:
    table = Table(2, investors={0: "ivan cramer"}, strategies={0: "falsified-earnings falsified-earnings"})
    table.skip_to("action", 0)
    table.answer(0, "strategy falsified-earnings", "pair 5", "ability cramer", "up steel")
    table.answer(0, "strategy falsified-earnings", "pair 5")
    assert table.game.falsified == [0, 0, 0, 0, 0, 2]
    assert table.asks(1, "action")


@shows("R-INV-IVAN", "R-STR-3")
def test_the_second_card_must_be_payable_too() -> None:
    table = Table(3, investors={0: "ivan"}, strategies={0: CARDS})
    table.skip_to("bid")
    table.bids("0:A15 1:B0 2:C0")
    assert table.money(0) == 3
    table.answer(0, "strategy stock-buyback", "company steel")
    assert "strategy stock-buyback" not in table.legal
    table.refuses("strategy falsified-earnings", "not-possible-now")
    assert "strategy special-dividend" in table.legal
