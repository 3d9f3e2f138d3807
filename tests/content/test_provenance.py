"""Where each figure comes from."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from stockpile.content import ContentError, load
from stockpile.content.files import STEMS, read_ours
from stockpile.content.loader import assemble

from .conftest import LoadWith


def keys(table: dict[str, Any], path: str) -> Iterator[str]:
    for key, value in table.items():
        if key in ("provenance", "sources"):
            continue
        if isinstance(value, dict):
            yield from keys(value, f"{path}.{key}")
        else:
            yield f"{path}.{key}"


def test_every_figure_of_every_file_has_a_mark() -> None:
    figures = {key for stem, tree in read_ours().items() for key in keys(tree, stem)}
    assert set(load().provenance) == figures
    assert set(load().provenance.values()) == {"printed", "reported", "house"}
    assert {key.split(".")[0] for key in figures} == set(STEMS)


@pytest.mark.parametrize(
    ("key", "mark"),
    [
        ("companies.cosmic", "printed"),
        ("companies.labs", "reported"),
        ("market.fees.counts", "printed"),
        ("market.fees.values", "reported"),
        ("players.4.rounds", "reported"),
        ("players.5.rounds", "printed"),
        ("bidding.spaces", "reported"),
        ("forecasts.base", "printed"),
        ("forecasts.dice.die_3", "house"),
        ("boards.standard.steel.start", "printed"),
        ("boards.advanced.steel.spaces", "reported"),
        ("commerce.tax_costs", "printed"),
        ("investors.ana.money", "house"),
        ("investors.ana.money_two", "printed"),
        ("investors.bill.money", "reported"),
        ("investors.barbara.track", "printed"),
        ("strategies.corner-the-market.each", "printed"),
        ("strategies.naked-short.receive", "reported"),
        ("strategies.naked-short.cost", "printed"),  # in kind, and that is the whole cost
        ("strategies.bear-raid.name", "house"),
        ("strategies.bear-raid.cost", "reported"),
        ("strategies.rogue-trading.cost", "house"),
    ],
)
def test_marks(key: str, mark: str) -> None:
    assert load().provenance[key] == mark


def test_starting_money_is_reported_for_ten_investors_and_ours_for_sixteen() -> None:
    marks = Counter(load().provenance[f"investors.{card.key}.money"] for card in load().investors)
    assert marks == {"reported": 10, "house": 16}


@pytest.mark.parametrize(
    ("key", "count"),
    [
        ("bidding.spaces", 2),
        ("companies.labs", 2),
        ("players.2.rounds", 1),
        ("players.3.rounds", 2),
        ("players.4.rounds", 1),
        ("market.fees.values", 1),
        ("boards.advanced.steel.spaces", 1),
        ("investors.bill.money", 1),
        ("strategies.naked-short.receive", 1),
        ("strategies.special-dividend.dividend", 1),
        ("strategies.systemic-shock.companies", 1),
        ("strategies.bear-raid.price", 1),
    ],
)
def test_how_many_sources_report_it(key: str, count: int) -> None:
    assert load().sources[key] == count


def test_every_reported_figure_counts_its_sources_and_no_other_does() -> None:
    assert load().sources.keys() == {key for key, mark in load().provenance.items() if mark == "reported"}


def test_sources_are_no_part_of_the_version() -> None:
    ours = read_ours()
    ours["bidding"]["sources"] = 7
    assert assemble(ours, {}).sources["bidding.spaces"] == 7
    assert assemble(ours, {}).version == load().version


def test_our_files_must_count_the_sources_of_what_is_reported() -> None:
    ours = read_ours()
    del ours["bidding"]["sources"]
    with pytest.raises(ContentError, match=r"^bidding.toml: spaces: is reported, but not by how many"):
        assemble(ours, {})


def test_a_user_may_count_sources_too(load_with: LoadWith) -> None:
    told = load_with(investors='[ana]\nmoney = 17\nprovenance = { money = "reported" }\nsources = 3')
    assert (told.provenance["investors.ana.money"], told.sources["investors.ana.money"]) == ("reported", 3)
    assert load_with(investors="[ana]\nmoney = 17\nsources = 3").sources == load().sources
    once_more = load_with(bidding="sources = { spaces = 4 }")
    assert (once_more.provenance["bidding.spaces"], once_more.sources["bidding.spaces"]) == ("reported", 4)
    read_off = load_with(investors='[bill]\nprovenance = { money = "printed" }')
    assert "investors.bill.money" not in read_off.sources


def test_a_changed_figure_is_the_users_own(load_with: LoadWith) -> None:
    marks = load_with(investors="[ana]\nmoney = 17\nmoney_two = 12").provenance
    assert marks["investors.ana.money"] == "own"
    assert marks["investors.ana.money_two"] == "printed"  # written again, but not changed
    assert set(marks) == set(load().provenance)


def test_a_mark_for_all_that_a_table_changes(load_with: LoadWith) -> None:
    marks = load_with(boards='[advanced]\nprovenance = "printed"\nbank.start = 4').provenance
    assert marks["boards.advanced.bank.start"] == "printed"
    assert marks["boards.advanced.bank.spaces"] == "reported"


def test_a_mark_for_one_figure(load_with: LoadWith) -> None:
    marks = load_with(strategies='[bear-raid]\nprice = 9\nshares = 2\nprovenance = { price = "printed" }').provenance
    assert marks["strategies.bear-raid.price"] == "printed"
    assert marks["strategies.bear-raid.shares"] == "own"


def test_a_figure_of_ours_can_be_confirmed_without_writing_it_again(load_with: LoadWith) -> None:
    marks = load_with(
        investors='[ana]\nprovenance = { money = "printed" }', forecasts='provenance = { dice = "printed" }'
    ).provenance
    assert marks["investors.ana.money"] == "printed"
    assert marks["forecasts.dice.die_6"] == "printed"
    assert marks["forecasts.cards"] == "house"


def test_our_files_must_mark_everything() -> None:
    ours = read_ours()
    del ours["bidding"]["provenance"]
    with pytest.raises(ContentError, match=r"^bidding.toml: spaces: has no provenance; mark it as one of"):
        assemble(ours, {})


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('provenance = "guessed"', "provenance: must be one of printed, reported, house, not 'guessed'"),
        ("provenance = 3", "provenance: must be one of printed, reported, house, not 3"),
        ('provenance = { price = "printed" }', "provenance.price: is not known here; known are supply"),
        ("sources = 0", "sources: must be a whole number from 1 to 99, not 0"),
        ("sources = { price = 2 }", "sources.price: is not known here; known are supply"),
        ('provenance = { limit = "seen" }', "provenance.limit: must be one of printed, reported, house, not"),
    ],
)
def test_wrong_marks_are_refused(load_with: LoadWith, text: str, error: str) -> None:
    with pytest.raises(ContentError) as refused:
        load_with(bonds=text)
    assert str(refused.value).startswith(f"bonds.toml: {error}")
