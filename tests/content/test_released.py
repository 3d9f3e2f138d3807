"""Every version of our figures is kept, and figures go through a sheet of text unharmed."""

import pickle

import pytest

from stockpile.content import (
    ContentError,
    Rulings,
    differences,
    from_sheet,
    lay_over_content,
    load,
    load_version,
    nearest,
)
from stockpile.content.files import write_sheet
from stockpile.content.loader import sheets

from .conftest import LoadWith

FIRST = "5255aedceaeb"  # the figures of 0.1.0


def test_the_figures_of_today_are_kept() -> None:
    assert load().version in sheets(), "figures have changed: run `make figures`, and check the new sheet in"


@pytest.mark.parametrize("version", sheets())
def test_a_sheet_holds_the_figures_of_its_version(version: str) -> None:
    kept = from_sheet(sheets()[version].read_text(encoding="utf-8"))
    assert kept.version == load_version(version).version == version
    # A ruling that changed after a sheet was written is not on it; it stands behind the rest, as it was before.
    assert kept.sheet.startswith(sheets()[version].read_text(encoding="utf-8"))
    assert kept.entries.keys() == load().entries.keys()


def test_versions_are_loaded_once_and_todays_is_ours() -> None:
    assert load_version(load().version) is load()
    assert load_version(FIRST) is load_version(FIRST)


def test_the_first_release_played_by_the_first_rulings() -> None:
    assert FIRST in sheets()
    assert load_version(FIRST).rulings == Rulings()


@pytest.mark.parametrize("version", ["", "0000000000000", "../data/bonds", "x" * 10_000])
def test_a_version_that_never_was_is_refused_in_a_sentence(version: str) -> None:
    with pytest.raises(ContentError, match=r"is no version of our figures$") as refused:
        load_version(version)
    assert len(str(refused.value)) < 100


def test_figures_kept_before_a_ruling_changed_play_by_the_old_one() -> None:
    sheet = write_sheet({key: value for key, value in load().entries.items() if not key.startswith("rulings.")})
    assert from_sheet(sheet).rulings == Rulings()


def test_own_figures_go_through_a_sheet(load_with: LoadWith) -> None:
    theirs = load_with(
        companies='cosmic = "Kosmos & Söhne"',
        investors="[ana]\nmoney = 17\n[barbara]\ntrack = [-3, 0, 2, 4, 7, 11, 15, 19]",
        boards="[advanced.steel]\nspaces = [1, 2, '2$', 3]\nstart = 2\nafter_split = 3",
        commerce="copies = 4\ntaxes = 1\ntax_costs = [9]",
        forecasts='base = ["+5", "+2", "+1", "$$", "-2", "-3"]\ncards = '
        '["+5", "+4", "+4", "+3", "+3", "+2", "+2", "+2", "+1", "+1", "+1", "$", "$", "$$", "$$$",'
        ' "-1", "-1", "-1", "-2", "-2", "-3", "-3", "-4"]',
    )
    assert from_sheet(theirs.sheet) == theirs
    assert lay_over_content(load(), differences(load(), theirs)) == theirs


def test_ours_travel_by_their_version_and_others_as_a_sheet(load_with: LoadWith) -> None:
    """What goes to a worker with every thought is small, and figures that arrive again are the same object."""
    for ours in (load(), load_version(FIRST)):
        assert pickle.loads(pickle.dumps(ours)) is ours
        assert len(pickle.dumps(ours)) < 100
    theirs = pickle.dumps(load_with(bonds="supply = 38", companies='cosmic = "Kosmos"'))
    assert pickle.loads(theirs) is pickle.loads(theirs)
    assert pickle.loads(theirs) == load_with(bonds="supply = 38", companies='cosmic = "Kosmos"')


def test_figures_with_our_version_and_other_names_keep_their_names(load_with: LoadWith) -> None:
    renamed = load_with(companies='cosmic = "Kosmos"')
    assert renamed.version == load().version
    assert pickle.loads(pickle.dumps(renamed)).companies[0].name == "Kosmos"


def test_the_nearest_of_our_figures_is_the_one_with_the_fewest_differences(load_with: LoadWith) -> None:
    assert nearest(load()) is load()
    assert nearest(load_with(bonds="supply = 38")) is load()
    assert nearest(lay_over_content(load_version(FIRST), {"bonds.supply": 38})) is load_version(FIRST)


def test_figures_with_other_cards_are_near_to_none_of_ours() -> None:
    sheet = write_sheet({key: value for key, value in load().entries.items() if not key.startswith("investors.stuart")})
    assert nearest(from_sheet(sheet)) is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("bidding.spaces", "a figure is expected, as in 'investors.ana.money = 17', not 'bidding.spaces'"),
        ("bidding = 3", "a figure is expected"),
        ("a.b.c.d.e = 3", "a figure is expected"),
        ("bidding.spaces = [" + "1, " * 1000 + "1]", "a figure is expected"),
        ("bidding.spaces = [0, 1", "bidding.spaces: must be a number, a text or a list of them, as JSON"),
        ("bidding.spaces = " + "[" * 900, "bidding.spaces: must be a number"),
        ("bonds.supply = " + "9" * 900, "bonds.toml: supply: must be a whole number from 0 to 99"),
        ("bonds.supply = {}", "bonds.supply: must be a number"),
        ("bonds.supply = null", "bonds.supply: must be a number"),
        ("bonds.supply = 1.0", "bonds.toml: supply: must be a whole number from 0 to 99, not 1.0"),
        ("bonds.supply = 40\nbonds.supply = 40", "bonds.supply: is given a second time"),
        ("bonds.supply.of = 40", "bonds.supply"),
        ("investors.ana = 40", "investors.ana: is a table, not a figure"),
        ("stocks.supply = 40", "stocks: is not known here; known are companies, market"),
        ('investors.ana.name = "a\\u0007b"', "investors.toml: ana.name: must be a text of one line"),
        ('investors.ana.name = "' + "a" * 81 + '"', "investors.toml: ana.name: must be a text of one line"),
        ("rulings.fees_from_spare_money = 1", "rulings.toml: fees_from_spare_money: must be true or false, not 1"),
        ("rulings.pay_nothing = true", "rulings.toml: pay_nothing: is not known here"),
    ],
)
def test_what_cannot_stand_on_a_sheet(line: str, reason: str) -> None:
    key = line.partition(" ")[0]
    ours = {known: value for known, value in load().entries.items() if known != key}
    with pytest.raises(ContentError) as refused:
        from_sheet(write_sheet(ours) + line + "\n")
    assert reason in str(refused.value)
