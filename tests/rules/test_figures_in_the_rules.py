"""docs/rules.md shows figures of the content files to readers: they must be the same, marks included."""

import re
from pathlib import Path

import pytest

from stockpile.content import ContentError, load
from stockpile.content.model import parse_forecast
from stockpile.rules.answers import INVESTORS, STRATEGIES
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS
from tests.support.table import shows

ROOT = Path(__file__).parents[2]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
CONTENT = load()
MARKS = {"p": "printed", "r": "reported", "h": "house"}


def rows(heading: str, number: int = 0) -> list[list[str]]:
    """The cells of a table under a heading, without its head; the first table, or a later one."""
    _, _, below = RULES.partition(f"\n{heading}\n")
    section = re.split(r"\n#+ ", below, maxsplit=1)[0]
    tables = re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE)
    lines = tables[number].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def row(start: str) -> list[str]:
    """The cells of the one table row that begins so, without its first."""
    (line,) = re.findall(rf"^\| {re.escape(start)} \|(.*)\|$", RULES, re.MULTILINE)
    return [cell.strip(" `") for cell in line.split("|")]


@shows("R-SET-3", "R-BND-1")
def test_by_number_of_players() -> None:
    for cells in rows("### By number of players"):
        figures = CONTENT.tables[int(cells[0])]
        for cell, key in [(cells[1], "rounds"), (cells[2], "money"), (cells[3], "piles"), (cells[6], "bond_price")]:
            where = f"players.{cells[0]}.{key}"
            mark = CONTENT.provenance[where]
            once = "1" if CONTENT.sources.get(where) == 1 else ""
            assert cell == f"{getattr(figures, key)} ({mark[0]}{once})" and MARKS[mark[0]] == mark


@shows("R-INV-1")
def test_starting_money_of_the_investors() -> None:
    table = rows("### Starting money")
    assert len(table) == 26
    by_name = {card.name: card for card in CONTENT.investors}
    for name, in_set, money, mark, money_two, needs, _ in table:
        card = by_name.pop(name)
        assert (in_set, int(money), int(money_two), needs or None) == (card.set, card.money, card.money_two, card.needs)
        once = " once" if CONTENT.sources.get(f"investors.{card.key}.money") == 1 else ""
        assert mark == CONTENT.provenance[f"investors.{card.key}.money"] + once
        assert CONTENT.provenance[f"investors.{card.key}.money_two"] == "printed"


@shows("R-INV-BARBARA")
def test_barbaras_price_list() -> None:
    assert [int(cell) for cell in row("printed space")] == list(CONTENT.bidding)
    track = next(card for card in CONTENT.investors if card.key == "barbara").figures["track"]
    assert tuple(int(cell) for cell in row("Barbara pays (printed)")) == track


@shows("R-INV-1")
def test_figures_inside_abilities_are_printed() -> None:
    for key, mark in CONTENT.provenance.items():
        if key.startswith("investors.") and not key.endswith(".money"):
            assert mark == "printed"


def test_strategy_cards() -> None:
    table = rows("### The cards")
    assert [name for name, *_ in table] == [card.name for card in CONTENT.strategies]
    for (_, needs, cost, _), card in zip(table, CONTENT.strategies, strict=True):
        assert (needs or None) == card.needs
        money = re.match(r"(\d+|none) \((\w)1?\)($| and )", cost)  # and then what is paid in kind
        if money is not None:
            assert ("0" if money[1] == "none" else money[1]) == str(card.cost)
            assert MARKS[money[2]] == CONTENT.provenance[f"strategies.{card.key}.cost"]
        else:
            assert card.cost == 0
        assert card.copies == 2


def test_figures_of_strategy_cards() -> None:
    """Every figure of an effect stands in the card's line, with its mark behind it somewhere."""
    for (_, _, _, effect), card in zip(rows("### The cards"), CONTENT.strategies, strict=True):
        numbers = [int(number) for number in re.findall(r"\d+", effect)]
        for name, figure in card.figures.items():
            assert figure in numbers, (card.key, name)
            mark = CONTENT.provenance[f"strategies.{card.key}.{name}"]
            once = "1" if CONTENT.sources.get(f"strategies.{card.key}.{name}") == 1 else ""
            assert f"({mark[0]}{once})" in effect, (card.key, name)


def test_names_of_strategy_cards() -> None:
    marks = [CONTENT.provenance[f"strategies.{card.key}.name"] for card in CONTENT.strategies]
    assert marks == ["printed"] * 18 + ["house"] * 4


def test_replacements() -> None:
    by_name = {card.name: card for card in CONTENT.strategies}
    table = rows("### When a module is missing")
    assert {card for _, card, _ in table} == {card.name for card in CONTENT.strategies if card.needs}
    for module, card, other in table:
        assert (by_name[card].needs, by_name[card].replaced_by) == (module, by_name[other].key)


@shows("R-COM-3")
def test_commodities_and_taxes() -> None:
    assert tuple(int(cell) for cell in row("worth (printed)")) == CONTENT.commerce.set_values
    assert tuple(int(cell) for cell in row("cost (printed)")) == CONTENT.commerce.tax_costs
    assert (CONTENT.commerce.copies, CONTENT.commerce.taxes) == (3, 7)


@shows("R-DIC-1")
def test_dice_and_their_cards() -> None:
    dice = [
        tuple(parse_forecast(face.strip("`")) for face in faces.split()) for _, faces in rows("## Forecast dice", 1)
    ]
    assert tuple(dice) == CONTENT.dice
    copies = zip(row("card (house)"), row("copies"), strict=True)
    assert {parse_forecast(value): int(count) for value, count in copies} == CONTENT.forecast_cards
    assert CONTENT.provenance["forecasts.cards"] == CONTENT.provenance["forecasts.dice.die_1"] == "house"


def test_modules_and_presets() -> None:
    assert {cells[1].strip("`") for cells in rows("## What you can switch on")} == set(MODULES)
    assert [cells[0].strip("`") for cells in rows("## What you can switch on", 1)] == list(PRESETS)
    assert {cells[1] for cells in rows("### Starting money")} == set(INVESTOR_SETS)


def test_every_card_has_its_paragraph() -> None:
    assert set(re.findall(r"^\*\*R-INV-([A-Z]+)\*\*", RULES, re.MULTILINE)) == {name.upper() for name in INVESTORS}
    assert re.findall(r"^\*\*S-([A-Z-]+)\*\*", RULES, re.MULTILINE) == [name.upper() for name in STRATEGIES]


# The README's paragraph on figures that nobody here could see.


def test_the_readme_says_which_figures_are_ours() -> None:
    _, _, below = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## Which figures are ours\n")
    said = " ".join(below.partition("\n## ")[0].split())
    house = {key for key, mark in CONTENT.provenance.items() if mark == "house"}
    ours = {key for key in house if not key.startswith("rulings.")}  # those are listed under "Our rulings"
    assert {key.split(".")[0] for key in ours} == {"forecasts", "investors", "strategies"}

    faces = sum(len(die) for die in CONTENT.dice)
    cards = sum(CONTENT.forecast_cards.values())
    assert f"all {faces} faces, and {cards - 6} of the {cards} forecast cards" in said
    purses = [card for card in CONTENT.investors if f"investors.{card.key}.money" in ours]
    assert f"of the {len(purses)} who are not in the base box" in said
    assert all(card.set != "B" for card in purses)

    for mark in ("printed", "reported"):
        seen = {
            card.name
            for card in CONTENT.strategies
            for figure in card.figures
            if CONTENT.provenance[f"strategies.{card.key}.{figure}"] == mark
        }
        (named,) = re.findall(rf"([^()]*) \({mark}\)", said.partition("every amount except those of")[2])
        assert seen == set(re.split(r", | and ", named.strip(" ,")))
    invented = [card.name for card in CONTENT.strategies if f"strategies.{card.key}.name" in ours]
    assert f"The names {', '.join(invented[:-1])} and {invented[-1]} are ours" in said


# The page on entering one's own figures.


def test_files_and_keys_that_may_be_changed() -> None:
    table = rows("### Which file holds what")
    stems = {key.split(".")[0] for key in CONTENT.provenance}
    assert {cells[0].strip("`") for cells in table} == {f"{stem}.toml" for stem in stems}
    for file, keys, _, _ in table:
        stem = file.strip("`").removesuffix(".toml")
        known = {part for key in CONTENT.provenance if key.startswith(f"{stem}.") for part in key.split(".")[1:]}
        named = [re.sub(r"[\[\]]", "", key) for key in re.findall(r"`([^`]+)`", keys)]
        assert set(named) <= known, (file, set(named) - known)


def test_what_is_still_to_be_confirmed_is_what_is_not_printed() -> None:
    for file, _, _, open_points in rows("### Which file holds what"):
        stem = file.strip("`").removesuffix(".toml")
        unsure = [key for key, mark in CONTENT.provenance.items() if key.startswith(f"{stem}.") and mark != "printed"]
        assert (open_points == "nothing") == (not unsure), file


def test_the_examples_load(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n# my-box/(\w+\.toml)\n(.*?)```", RULES, re.DOTALL)
    assert [file for file, _ in examples] == ["investors.toml", "bidding.toml", "investors.toml"]
    for number, (file, text) in enumerate(examples):
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / file).write_text(text, encoding="utf-8")
        load(folder)
    first, second, third = (load(tmp_path / str(number)) for number in range(3))
    assert (first.investors[0].money, first.provenance["investors.ana.money"]) == (17, "printed")
    assert (second.bidding[2], second.provenance["bidding.spaces"]) == (4, "own")
    assert third.investors[0].money == CONTENT.investors[0].money
    assert third.provenance["investors.ana.money"] == "printed"


def test_the_error_that_is_quoted(tmp_path: Path) -> None:
    (tmp_path / "investors.toml").write_text("[ana]\nmoney = 'x'\n", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    assert f"```text\n{caught.value}\n```" in RULES
