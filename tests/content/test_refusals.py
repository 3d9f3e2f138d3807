"""Whatever is wrong is refused with file, key and reason."""

import pickle
from pathlib import Path
from typing import Any

import pytest

from stockpile.content import ContentError, load
from stockpile.content.files import read_ours
from stockpile.content.loader import assemble

from .conftest import LoadWith, WriteFolder

# file, what the user wrote, and the error after the file's name.
WRONG_FIGURES = [
    ("investors", "[ana]\nmoney = 'x'", "ana.money: must be a whole number from 0 to 999, not 'x'"),
    ("investors", "[ana]\nmoney = -1", "ana.money: must be a whole number from 0 to 999, not -1"),
    ("investors", "[ana]\nmoney = 1000", "ana.money: must be a whole number from 0 to 999, not 1000"),
    ("investors", "[ana]\nmoney = true", "ana.money: must be a whole number from 0 to 999, not True"),
    ("investors", "[ana]\nmoney = 2.0", "ana.money: must be a whole number from 0 to 999, not 2.0"),
    ("investors", "[ana]\neach = [1]", "ana.each: must be a whole number from 0 to 99, not [1]"),
    ("investors", "[ana]\nset = 'X'", "ana.set: must be one of B, CC, II, PP, not 'X'"),
    ("investors", "[ana]\nname = ' '", "ana.name: must be a text, not ' '"),
    ("investors", "[li]\nper = 0", "li.per: must be a whole number from 1 to 99, not 0"),
    ("investors", "[barbara]\ntrack = [0, 1]", "barbara.track: must be a list of 8, not of 2"),
    (
        "investors",
        "[barbara]\ntrack = [-4, -3, 0, 3, 3, 15, 22, 30]",
        "barbara.track: must rise from each to the next, not [-4, -3, 0, 3, 3, 15, 22, 30]",
    ),
    (
        "strategies",
        "[bear-raid]\nprice = 100",
        "bear-raid.price: must be a whole number from 0 to 99, not 100",
    ),
    (
        "strategies",
        "[systemic-shock]\ncompanies = 7",
        "systemic-shock.companies: must be a whole number from 1 to 6",
    ),
    (
        "strategies",
        "[bear-raid]\ncost = 'one bond'",
        "bear-raid.cost: must be a whole number from 0 to 999, not",
    ),
    ("companies", "cosmic = 7", "cosmic: must be a text, not 7"),
    ("market", "stock_cards = 0", "stock_cards: must be a whole number from 1 to 20, not 0"),
    ("market", "stock_cards = 21", "stock_cards: must be a whole number from 1 to 20, not 21"),
    ("market", "boom_steps = 0", "boom_steps: must be a whole number from 1 to 12, not 0"),
    ("market", "fees.values = [1, 3, 2]", "fees.values: must rise from each to the next, not [1, 3, 2]"),
    ("market", "fees.counts = [4, 4]", "fees.counts: must be a list of 3, not of 2"),
    ("market", "fees.counts = [4, 4, -4]", "fees.counts[3]: must be a whole number from 0 to 20, not -4"),
    ("market", "fees.counts = 4", "fees.counts: must be a list of 3, not 4"),
    ("players", "2.piles = 3", "2.piles: must be 4, not 3"),
    ("players", "3.rounds = 0", "3.rounds: must be a whole number from 1 to 12, not 0"),
    ("bidding", "spaces = [0, 1, 3, 6, 10, 15, 20]", "spaces: must be a list of 8, not of 7"),
    ("bidding", "spaces = [1, 2, 3, 4, 5, 6, 7, 8]", "spaces: must begin with 0, not 1"),
    (
        "bidding",
        "spaces = [0, 1, 2, 3, 4, 5, 6, 100]",
        "spaces[8]: must be a whole number from 0 to 99, not 100",
    ),
    ("bidding", "spaces = [0, 1, 2, 3, 4, 5, 5, 6]", "spaces: must rise from each to the next, not"),
    ("forecasts", "base = ['+4', '+2', '+1']", "base: must be a list of 6, not of 3"),
    (
        "forecasts",
        "base = ['+4', '+2', '1', '$$', '-2', '-3']",
        "base[3]: must be a forecast in quotes, like '+2', '-1' or '$$', not '1'",
    ),
    (
        "forecasts",
        "base = [4, '+2', '+1', '$$', '-2', '-3']",
        "base[1]: must be a forecast in quotes, like '+2', '-1' or '$$', not 4",
    ),
    ("forecasts", "dice.die_2 = ['+4']", "dice.die_2: must be a list of 6, not of 1"),
    ("boards", "advanced.bank.spaces = [1, 2]", "advanced.bank.spaces: must be a list of 3 to 12, not of 2"),
    (
        "boards",
        "advanced.bank.spaces = [1, 3, 2]",
        "advanced.bank.spaces: must not fall from one to the next",
    ),
    (
        "boards",
        "advanced.bank.spaces = [-1, 0, 2]",
        "advanced.bank.spaces[1]: must be a whole number from 0 to 99",
    ),
    (
        "boards",
        "advanced.bank.spaces = [1, '$2', 2]",
        "advanced.bank.spaces[2]: must be a whole number, or one with a dollar in quotes, like '2$'",
    ),
    ("boards", "advanced.bank.start = 7", "advanced.bank.start: must be a whole number from 1 to 6, not 7"),
    (
        "boards",
        "standard.bank.after_split = 0",
        "standard.bank.after_split: must be a whole number from 1 to 10",
    ),
    ("payouts", "majority = '10'", "majority: must be a whole number from 0 to 999, not '10'"),
    ("bonds", "limit = 10", "limit: must be a whole number from 1 to 9, not 10"),
    ("commerce", "set_values = [3, 8]", "set_values: must be a list of 6, not of 2"),
    ("commerce", "taxes = 8", "tax_costs: must be a list of 8, not of 7"),
    ("commerce", "names.corn = ''", "names.corn: must be a text, not ''"),
]

UNKNOWN_KEYS = [
    ("payouts", "bonus = 3", "bonus: is not known here; known are split_bonus, majority, majority_tied"),
    ("players", "6.money = 3", "6: is not known here; known are 2, 3, 4, 5"),
    ("companies", "gadgets = 'Gadgets'", "gadgets: is not known here; known are cosmic, bank"),
    ("investors", "[anna]\nmoney = 17", "anna: is not known here; known are ana, barack"),
    ("investors", "[ana]\ndiscount = 1", "ana.discount: is not known here; known are name, set, money"),
    ("investors", "[ana]\nneeds = 'bonds'", "ana.needs: is not known here"),
    ("investors", "ana = 17", "ana: must be a table, not 17"),
    ("bidding", "spaces.first = 0", "spaces: is a figure, not a table"),
    ("strategies", "[tax-shelter]\nneeds = 'bonds'", "tax-shelter.needs: belongs to how the card works"),
]

# Each figure by itself may be so, but they do not fit together.
MISFITS = [
    (
        "market",
        "stock_cards = 9",
        "players.toml: 4.rounds: 6 rounds need 76 cards, but the deck of market.toml has 74",
    ),
    (
        "market",
        "booms = 3",
        "players.toml: 5.rounds: 5 rounds need 80 cards, but the deck of market.toml has 79",
    ),
    (
        "players",
        "2.rounds = 7",
        "players.toml: 2.rounds: 7 rounds need 86 cards, but the deck of market.toml has 80",
    ),
    (
        "commerce",
        "copies = 2",
        "players.toml: 2.rounds: 6 rounds need 24 cards, but the deck of commerce.toml has 19",
    ),
    (
        "strategies",
        "[bear-raid]\ncopies = 1",
        "players.toml: 5.rounds: 5 rounds need 44 cards, but the deck of strategies.toml has 43",
    ),
    (
        "strategies",
        "[tax-shelter]\nreplaced_by = 'systemic-shock'",
        "strategies.toml: tax-shelter.replaced_by: must be the key of a strategy that needs no module, not",
    ),
    (
        "strategies",
        "[tax-shelter]\nreplaced_by = 'tax-haven'",
        "strategies.toml: tax-shelter.replaced_by: must be the key of a strategy that needs no module, not",
    ),
    (
        "forecasts",
        "dice.die_3 = ['+4', '+2', '+1', '+1', '$', '-1']",
        "forecasts.toml: cards: has 2 of +4, but the dice can show 3",
    ),
    (
        "forecasts",
        "base = ['+6', '+2', '+1', '$$', '-2', '-3']",
        "forecasts.toml: cards: has 0 of +6, but the base six have 1",
    ),
]


@pytest.mark.parametrize(("stem", "text", "error"), WRONG_FIGURES)
def test_a_wrong_figure(load_with: LoadWith, stem: str, text: str, error: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_with(**{stem: text})
    assert str(refused.value).startswith(f"{stem}.toml: {error}")


@pytest.mark.parametrize(("stem", "text", "error"), UNKNOWN_KEYS)
def test_a_key_that_is_not_ours(load_with: LoadWith, stem: str, text: str, error: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_with(**{stem: text})
    assert str(refused.value).startswith(f"{stem}.toml: {error}")


@pytest.mark.parametrize(("stem", "text", "error"), MISFITS)
def test_figures_that_do_not_fit_together(load_with: LoadWith, stem: str, text: str, error: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_with(**{stem: text})
    assert str(refused.value).startswith(error)


def test_the_error_has_file_key_and_reason_apart(load_with: LoadWith) -> None:
    with pytest.raises(ContentError) as refused:
        load_with(bonds="limit = 0")
    error = pickle.loads(pickle.dumps(refused.value))
    assert (error.file, error.key) == ("bonds.toml", "limit")
    assert str(error.reason) == "must be a whole number from 1 to 9, not 0"
    assert str(error) == str(refused.value) == f"bonds.toml: limit: {error.reason}"


@pytest.mark.parametrize(
    ("stem", "path"),
    [
        ("companies", "steel"),
        ("market", "fees.counts"),
        ("players", "5"),
        ("players", "5.money"),
        ("bidding", "spaces"),
        ("forecasts", "dice.die_6"),
        ("boards", "advanced"),
        ("boards", "advanced.steel"),
        ("boards", "standard.labs.start"),
        ("payouts", "majority"),
        ("bonds", "supply"),
        ("commerce", "names.oil"),
        ("investors", "ana.money_two"),
        ("strategies", "bear-raid.cost"),
        ("strategies", "tax-shelter.replaced_by"),
    ],
)
def test_a_missing_figure(stem: str, path: str) -> None:
    ours = read_ours()
    *tables, last = path.split(".")
    table: dict[str, Any] = ours[stem]
    for key in tables:
        table = table[key]
    del table[last]
    marks = table.get("provenance")
    if isinstance(marks, dict):
        marks.pop(last, None)
    with pytest.raises(ContentError) as refused:
        assemble(ours, {})
    assert str(refused.value) == f"{stem}.toml: {path}: is missing"


def test_a_figure_too_many_in_our_own_file() -> None:
    ours = read_ours()
    ours["bonds"]["price"] = 5
    with pytest.raises(ContentError, match=r"^bonds.toml: price: is not known here; known are supply"):
        assemble(ours, {})


def test_companies_out_of_order() -> None:
    ours = read_ours()
    ours["companies"]["cosmic"] = ours["companies"].pop("cosmic")
    with pytest.raises(ContentError, match=r"^companies.toml: the companies must stand in the order cosmic, bank"):
        assemble(ours, {})


def test_too_few_investors() -> None:
    ours = read_ours()
    base = {key: card for key, card in ours["investors"].items() if key == "provenance" or card["set"] == "B"}
    del base["bill"]
    with pytest.raises(ContentError, match=r"^investors.toml: has 9 investors .* 5 players are dealt 10$"):
        assemble(ours | {"investors": base}, {})


def test_damaged_toml_is_refused_with_the_line(load_with: LoadWith) -> None:
    with pytest.raises(ContentError, match=r"^bonds.toml: is not valid TOML: .*line 2"):
        load_with(bonds="limit = 2\nsupply = = 3\n")


@pytest.mark.parametrize("text", ["limit = " + "9" * 5000, "limit = " + "[" * 5000])
def test_toml_that_the_parser_chokes_on(load_with: LoadWith, text: str) -> None:
    with pytest.raises(ContentError, match=r"^bonds.toml: is not valid TOML: "):
        load_with(bonds=text)


def test_a_file_that_is_not_text(folder: WriteFolder) -> None:
    path = folder(bonds="")
    (path / "bonds.toml").write_bytes(b"limit = 3 # \xff\n")
    with pytest.raises(ContentError, match=r"^bonds.toml: is not UTF-8 text: see byte 12$"):
        load(path)


def test_a_file_that_cannot_be_read(folder: WriteFolder) -> None:
    path = folder(bonds="")
    (path / "market.toml").mkdir()
    with pytest.raises(ContentError, match=r"^market.toml: cannot be read: "):
        load(path)


def test_a_file_that_is_not_ours(load_with: LoadWith) -> None:
    with pytest.raises(ContentError, match=r"^investor.toml: is not one of our files: companies.toml, market.toml"):
        load_with(investor="[ana]\nmoney = 17")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"my-box: is not a folder; make it and put your own figures there, in"):
        load(tmp_path / "my-box")


def test_a_folder_without_content(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"has no content file; put your own figures there, in companies.toml"):
        load(tmp_path)
