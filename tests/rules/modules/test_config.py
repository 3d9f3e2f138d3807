"""What can be played: modules, presets and investor sets, and combinations that make no sense."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from stockpile.rules.answers import INVESTORS
from stockpile.rules.chance import draw
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS, Config, preset
from stockpile.rules.errors import ChanceError, ConfigError
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from tests.support.table import Table, shows

PLAYERS = (2, 3, 4, 5)


def test_eight_modules() -> None:
    assert set(MODULES) == {
        "bonds",
        "commodities",
        "dice",
        "strategies",
        "first_player_card",
        "investors",
        "investor_bidding",
        "advanced_board",
    }


@shows("R-ADV-1")
@pytest.mark.parametrize(
    ("name", "modules", "sets", "board"),
    [
        ("first-game", set(), INVESTOR_SETS, "standard"),
        ("classic", {"investors"}, ("B",), "standard"),
        ("advanced", {"investors", "advanced_board"}, ("B",), "advanced"),
        ("epic", set(MODULES) - {"investor_bidding"}, INVESTOR_SETS, "advanced"),
    ],
)
@pytest.mark.parametrize("players", PLAYERS)
def test_presets(name: str, modules: set[str], sets: tuple[str, ...], board: str, players: int) -> None:
    config = preset(name, players)
    assert (config.players, set(config.modules), config.investor_sets, config.board) == (players, modules, sets, board)
    assert config.preset == name
    assert Game.new(config, seed=1).players == players


def test_there_are_no_other_presets() -> None:
    assert list(PRESETS) == ["first-game", "classic", "advanced", "epic"]
    with pytest.raises(ConfigError, match="no preset is called 'everything'; there are: first-game, classic"):
        preset("everything")
    assert Config(3, ("dice",)).preset == "custom"
    assert Config(3, ("investors",)).preset == "custom"


@shows("R-INV-1")
def test_classic_has_the_ten_investors_of_the_base_box() -> None:
    names = {INVESTORS[number] for number in figures_for(preset("classic")).investor_deck}
    assert names == set("bill bernie cramer donald deborah graham mark martha stuart warren".split())


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("count", [1, 2, len(MODULES)])
def test_modules_alone_in_twos_and_all_together(players: int, count: int) -> None:
    for modules in combinations(MODULES, count):
        if "investor_bidding" in modules and "investors" not in modules:
            with pytest.raises(ConfigError, match="investor_bidding needs the investors that are bid on"):
                Config(players, modules)
        else:
            game = Game.new(Config(players, modules), seed=3)
            assert game.config.modules == modules
            assert game.legal


def test_the_order_in_which_modules_are_named_makes_no_difference() -> None:
    config = Config(3, ("investors", "dice", "bonds", "dice"), ("PP", "B"))
    assert config == Config(3, ("bonds", "dice", "investors"), ("B", "PP"))
    assert (config.modules, config.investor_sets) == (("bonds", "dice", "investors"), ("B", "PP"))


@pytest.mark.parametrize(
    ("modules", "sets", "said"),
    [
        (("bond",), INVESTOR_SETS, "no module is called 'bond'; there are: advanced_board, bonds, commodities"),
        (("investors",), ("B", "X"), "no investor set is called 'X'; there are: B, CC, II, PP"),
        (("investor_bidding",), INVESTOR_SETS, "investor_bidding needs the investors that are bid on: add investors"),
    ],
)
def test_what_does_not_exist_or_makes_no_sense_is_refused(
    modules: tuple[str, ...], sets: tuple[str, ...], said: str
) -> None:
    with pytest.raises(ConfigError, match=said):
        Config(4, modules, sets)


def test_without_the_investors_their_sets_do_not_matter() -> None:
    assert Config(3, ("bonds",), ("B",)) == Config(3, ("bonds",))


@shows("R-INV-1")
@pytest.mark.parametrize(
    ("players", "sets", "modules", "left"),
    [
        (2, ("CC",), "bonds commodities", 6),
        (3, ("CC",), "", 4),
        (3, ("CC",), "bonds", 5),
        (3, ("II",), "strategies", 1),
        (3, ("II",), "", 0),
        (3, (), "", 0),
        (5, ("PP",), "", 9),
        (5, ("PP", "II"), "bonds", 9),
        (5, ("CC",), "bonds commodities", 6),
    ],
)
def test_too_few_investors_are_refused(players: int, sets: tuple[str, ...], modules: str, left: int) -> None:
    config = Config(players, ("investors", *modules.split()), sets)
    needed = 8 if players == 2 else 2 * players
    with pytest.raises(ConfigError, match=f"{players} players are dealt {needed} investors, .* leave {left}: add"):
        Game.new(config, seed=1)


@shows("R-INV-1")
@pytest.mark.parametrize(
    ("players", "sets", "modules"),
    [
        (2, ("B",), ""),
        (5, ("B",), ""),
        (3, ("CC",), "bonds commodities"),
        (4, ("PP",), ""),
        (5, ("PP", "II"), "strategies"),
        (5, ("PP", "II"), "strategies investor_bidding"),
    ],
)
def test_just_enough_investors_will_do(players: int, sets: tuple[str, ...], modules: str) -> None:
    game = Game.new(Config(players, ("investors", *modules.split()), sets), seed=1)
    assert len(game.offers) == (8 if players == 2 else 2 * players)
    assert game.decision.question == "choose-investor"


@shows("R-INV-1")
@pytest.mark.parametrize(
    ("modules", "missing"),
    [
        ("", {"dangote", "li", "ivan"}),
        ("bonds", {"dangote", "ivan"}),
        ("commodities", {"li", "ivan"}),
        ("strategies", {"dangote", "li"}),
        ("bonds commodities strategies", set()),
    ],
)
def test_investors_of_absent_modules_are_left_out(modules: str, missing: set[str]) -> None:
    deck = figures_for(Config(4, ("investors", *modules.split()))).investor_deck
    assert {INVESTORS[number] for number in deck} == set(INVESTORS) - missing


@pytest.mark.parametrize(
    ("modules", "absent"),
    [
        ("", "bonds commerce first-player-card hand-over discard choose-investor bid-investor strategy investor"),
        ("bonds", "commerce first-player-card hand-over discard choose-investor bid-investor strategy investor"),
        ("commodities", "bonds first-player-card hand-over discard choose-investor bid-investor strategy investor"),
        ("dice", "bonds commerce first-player-card hand-over discard choose-investor bid-investor strategy investor"),
    ],
)
def test_what_is_not_in_play_is_not_asked(modules: str, absent: str) -> None:
    table = Table(3, modules=modules)
    asked = set()
    while not table.game.over:
        asked.add(table.game.decision.question)
        table.play_harmlessly()
    assert not asked & set(absent.split())


@shows("R-SET-6")
@pytest.mark.parametrize(("players", "market", "commerce"), [(2, 74, 24), (3, 66, 21), (4, 76, 24), (5, 80, 25)])
def test_the_decks_suffice(players: int, market: int, commerce: int) -> None:
    table = Table(players, modules="commodities")
    while not table.game.over:
        table.skip_round()
    assert table.game.drawn + players == market
    assert table.game.commerce_drawn == commerce


@pytest.mark.parametrize(
    ("modules", "given", "said"),
    [
        ("commodities", {"commerce": (0, 0, 0, 0)}, "the deck has not that many cards"),
        ("strategies", {"strategies": (5, 5, 5)}, "the deck has not that many cards"),
        ("investors", {"investors": (3, 3)}, "the deck has not that many cards"),
        ("dice", {"dice": ((-4, 4, 1, 12, -2, -3),)}, "a die cannot show that"),
        ("dice", {"dice": ((4, 4, 1, 12, -2),)}, "round 1: 5 dice instead of 6"),
        ("commodities", {"commerce": (9,)}, "the deck has no card of number 9"),
        ("investors", {"investors": (99,)}, "the deck has no card of number 99"),
    ],
)
def test_decks_and_dice_that_cannot_be_are_refused(modules: str, given: dict[str, Any], said: str) -> None:
    with pytest.raises(ChanceError, match=said):
        draw(figures_for(Config(3, (modules,))), Random(1), **given)
