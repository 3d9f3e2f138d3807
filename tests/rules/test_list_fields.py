"""Fields seen from outside: compiled or not, they behave as lists of ints."""

import copy
import json
import pickle

import pytest

from stockpile import Answer, Game, View
from stockpile._interpreted import is_compiled
from stockpile.rules.answers import numbered
from stockpile.rules.chance import Chance
from stockpile.rules.config import preset
from stockpile.rules.fields import LISTS
from stockpile.rules.figures import figures_for


@pytest.fixture
def game() -> Game:
    return Game.new(seed=1)


@pytest.fixture
def view(game: Game) -> View:
    return game.view(0)


def test_single_numbers_are_ints(view: View) -> None:
    assert type(view.money[2]) is int
    assert type(view.round) is int
    assert type(view.value(0)) is int


@pytest.mark.parametrize("name", LISTS)
def test_every_field_of_a_view_is_a_list_of_ints(name: str) -> None:
    field = getattr(Game.new(preset("epic"), seed=1).view(0), name)
    assert isinstance(field, list)
    assert all(type(number) is int for number in field)


def test_fields_compare_copy_and_slice_as_lists(view: View) -> None:
    assert view.money == [20, 20, 20, 20]
    assert view.money != [20, 20, 20, 21]
    assert view.money[1:3] == [20, 20]
    assert view.money * 2 == [20] * 8
    assert (view.money.count(20), view.money.index(20), sum(view.money), max(view.money)) == (4, 0, 80, 20)
    for twin in (view.money.copy(), list(view.money), copy.copy(view.money), copy.deepcopy(view.money)):
        assert type(twin) is list
        twin[0] = 5
        assert view.money == [20, 20, 20, 20]
    assert type(pickle.loads(pickle.dumps(view.money))) is list
    assert json.dumps(view.money) == "[20, 20, 20, 20]"


def test_what_is_written_into_a_field_is_in_the_game(game: Game) -> None:
    game.money[1] = 7
    game.money[2] += 5
    assert game.money == [20, 7, 25, 20]
    assert game.view(0).money == [20, 7, 25, 20]
    game.money = [1, 2, 3, 4]
    assert game.copy().money == [1, 2, 3, 4]


def test_a_field_can_grow_and_shrink(game: Game) -> None:
    before = game.agenda.copy()
    game.agenda.append(5)
    assert game.agenda == [*before, 5]
    assert game.agenda.pop() == 5
    game.agenda += [6, 7]
    game.agenda.remove(6)
    del game.agenda[-1]
    game.agenda.extend([8])
    game.agenda.insert(0, 9)
    game.agenda.reverse()
    assert game.agenda == [8, *before[::-1], 9]
    game.agenda.sort()
    assert game.agenda == sorted([8, *before, 9])
    game.agenda.clear()
    assert game.over


def test_a_view_can_be_written_into_too(view: View) -> None:
    view.money[0] = 3
    view.hand = []
    assert (view.money[0], view.hand) == (3, [])
    assert view.to_json()["money"] == [3, 20, 20, 20]


@pytest.mark.skipif(not is_compiled(), reason="only compiled fields check what they are given: install a C compiler")
@pytest.mark.parametrize("wrong", ["a", None, 1.5, 1 << 70])
def test_what_is_no_number_is_refused(game: Game, wrong: object) -> None:
    before = game.to_json()
    with pytest.raises((TypeError, OverflowError)):
        game.round = wrong  # type: ignore[assignment]  # wrong on purpose
    with pytest.raises((TypeError, OverflowError)):
        game.money = [wrong]  # type: ignore[list-item]  # wrong on purpose
    assert game.to_json() == before


def test_figures_read_as_lists() -> None:
    figures = figures_for(preset("epic"))
    assert figures.bidding == [0, 1, 3, 6, 10, 15, 20, 25]
    assert figures.pairs_of(2) == [2]
    assert len(figures.faces) == 6
    assert all(type(face) is int for die in figures.faces for face in die)


def test_decks_are_tuples() -> None:
    chance = Game.new(preset("epic"), seed=1).chance
    assert all(type(deck) is tuple for deck in (chance.shares, chance.market, chance.commerce, chance.pairs[0]))
    assert Chance(first=1, market=(3, 4)).market == (3, 4)


def test_answers_are_a_tuple_and_legal_numbers_a_list_of_ones_own(game: Game) -> None:
    assert type(game.decision.answers) is tuple
    game.legal.clear()
    assert [answer.number for answer in game.decision.answers] == game.legal
    assert game.view(game.asked).legal == game.legal
    assert game.view(None).legal is None


@pytest.mark.skipif(not is_compiled(), reason="only compiled rules have vecs: install a C compiler")
@pytest.mark.parametrize(
    ("owner", "name"),
    [
        ("game", "legal_numbers"),
        ("game", "commodities_of"),
        ("view", "forecasts_left"),
        ("tables", "own_pairs"),
        ("tables", "dice_faces"),
        ("chance", "market_deck"),
        ("chance", "pairs_of_rounds"),
    ],
)
def test_no_vec_comes_out(game: Game, owner: str, name: str) -> None:
    """A vec from which Python deletes an item ends the process, so there is none to be had."""
    things = {"game": game, "view": game.view(0), "tables": game.figures, "chance": game.chance}
    assert not hasattr(things[owner], name)


def test_an_answer_is_known_by_its_number_alone(game: Game) -> None:
    twin = game.copy()
    number = game.legal[0]
    game.play(Answer(number, 0, (3, 3, 3)))
    twin.play(numbered(number))
    assert game == twin
