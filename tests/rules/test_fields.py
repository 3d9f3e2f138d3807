"""Every field of the state is where it has to be: in the JSON form, in copies, in views and in sampled games."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

import pytest

import stockpile.rules
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config, preset
from stockpile.rules.fields import GAME_LISTS, GAME_NUMBERS, JSON_NAMES, LISTS, NUMBERS, VIEW_NUMBERS
from stockpile.rules.figures import LISTS as FIGURES
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game, View, game_from_json, view_from_json
from stockpile.rules.public import Public
from stockpile.rules.state import State
from tools import write_state

# Fields that are no part of what makes two games equal, and why.
APART = {
    "players": "stands in the tables",
    "costs": "follows from the investors, and is worked out anew",
    "_legal": "follows from the rest",
    "legal_numbers": "is written as `legal`",
}


def declared(file: str, owner: str, kind: str) -> set[str]:
    """The attributes of a type that a class makes in its `__init__`, as the source says."""
    tree = ast.parse(Path(stockpile.rules.__file__).with_name(file).read_text())
    (definition,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == owner]
    (beginning,) = [node for node in definition.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    fields = [node for node in beginning.body if isinstance(node, ast.AnnAssign)]
    return {ast.unparse(node.target).removeprefix("self.") for node in fields if ast.unparse(node.annotation) == kind}


PUBLIC = {kind: declared("public.py", "Public", kind) for kind in ("i64", "vec[i64]")}
HIDDEN = {kind: declared("state.py", "State", kind) for kind in ("i64", "vec[i64]")}
SHOWN = {kind: declared("view.py", "ViewState", kind) for kind in ("i64", "vec[i64]")}


@pytest.mark.parametrize("file", write_state.OWNERS)
def test_what_is_written_agrees_with_the_table(file: str) -> None:
    """If not: python tools/write_state.py."""
    assert write_state.RULES.joinpath(file).read_text(encoding="utf-8") == write_state.written(file)


def test_every_field_has_its_name_in_the_order_of_the_json_form() -> None:
    game_lists = PUBLIC["vec[i64]"] | HIDDEN["vec[i64]"] | declared("game.py", "Game", "vec[i64]")
    view_lists = PUBLIC["vec[i64]"] | SHOWN["vec[i64]"]
    assert set(GAME_LISTS) == game_lists - APART.keys()
    assert set(LISTS) == view_lists - APART.keys() == (game_lists | view_lists) - APART.keys()
    assert set(GAME_NUMBERS) == (PUBLIC["i64"] | HIDDEN["i64"]) - APART.keys()
    assert set(VIEW_NUMBERS) == (PUBLIC["i64"] | SHOWN["i64"]) - APART.keys()
    assert set(NUMBERS) == {*GAME_NUMBERS, *VIEW_NUMBERS}


def test_every_list_of_figures_reads_as_one() -> None:
    assert set(FIGURES) == declared("figures.py", "Figures", "vec[i64]")


def filled(thing: Public, fields: dict[str, set[str]]) -> None:
    """Give every field a content that no other field has."""
    for number, name in enumerate(sorted(fields["i64"])):
        setattr(thing, name, 100 + number)
    for number, name in enumerate(sorted(fields["vec[i64]"])):
        setattr(thing, name, [1000 + number, 7])


def contents(thing: Public, fields: dict[str, set[str]]) -> dict[str, object]:
    return {name: getattr(thing, name) for kind in fields.values() for name in kind}


def test_a_copy_takes_every_field() -> None:
    game = Game()
    game.figures = figures_for(Config())
    game.chance = Chance(first=2)
    filled(game, PUBLIC)
    filled(game, HIDDEN)
    twin = game.copy()
    for fields in (PUBLIC, HIDDEN):
        assert contents(twin, fields) == contents(game, fields)
    assert twin.figures is game.figures
    assert twin.chance is game.chance


def test_views_and_sampled_games_take_every_public_field() -> None:
    state = State()
    state.figures = figures_for(Config())
    filled(state, PUBLIC)
    for other in (View(), Game()):
        other.take_public(state)
        assert contents(other, PUBLIC) == contents(state, PUBLIC)
        assert other.figures is state.figures


@pytest.mark.parametrize("name", [*GAME_NUMBERS, *GAME_LISTS])
def test_every_field_of_a_game_comes_back_from_json(name: str) -> None:
    data = Game.new(preset("epic"), seed=1).to_json()
    key = JSON_NAMES.get(name, name)
    data[key] = 77 if name in GAME_NUMBERS else [77]
    if name == "investors":
        data[key] = [7] * 8
    assert game_from_json(data).to_json()[key] == data[key]


@pytest.mark.parametrize("name", [*VIEW_NUMBERS, *LISTS])
def test_every_field_of_a_view_comes_back_from_json(name: str) -> None:
    game = Game.new(preset("epic"), seed=1)
    data = game.view(0).to_json()
    special = {"pairs": [-1] * 12, "forecasts": [1, 2, 3]}
    data |= {"pairs": [-1] * 12, "pair_known": [], "forecasts": []}  # so that there are no odds to be worked out
    key = JSON_NAMES.get(name, name)
    data[key] = 77 if name in VIEW_NUMBERS else special.get(name, [7])
    assert view_from_json(data).to_json()[key] == data[key]


def test_a_field_that_older_games_lack_is_read_as_empty() -> None:
    """Games of 0.2.0 remember no bids."""
    game = Game.new(seed=1)
    data = game.to_json()
    del data["bids_placed"]
    assert game_from_json(data) == game
    view = game.view(0).to_json()
    del view["bids_placed"]
    assert view_from_json(view).sample(Random(1)).bids == ()
