"""The rules for players: whole in the document, of one game alone at a table, the same in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stockpile.content import Content, from_sheet, load, load_version
from stockpile.i18n import languages
from stockpile.i18n.manual import SUMMARY, Manual, chapters, filled, manual
from stockpile.i18n.manual_figures import ManualError, Scope
from stockpile.i18n.markdown import NUMBER, Block, Piece, as_markdown
from stockpile.rules.config import Config, preset
from tests.support.manual_games import games, games_in, rules_of
from tools.check_rules import RULE
from tools.write_rules import DOCUMENT, document

OURS = load()
CARD = re.compile(r"(?:S|R-INV)-[A-Z-]+")
LANGUAGES = languages()

# How a strategy card says what it costs in money; a house figure has a ring behind it.
PAYING = {
    "de": r"(?:Zahle?|für) (\d+)",
    "en": r"(?:Pay|for) (\d+)",
    "ko": r"(\d+)°?K달러를 (?:낸다|내고)",
    "pt-BR": r"(?:Pague|por) (\d+)",
}


def pieces(block: Block) -> Iterator[Piece]:
    for line in (block.line, *block.head, *(cell for row in block.rows for cell in row)):
        yield from line


def all_pieces(rules: Manual) -> Iterator[Piece]:
    return (piece for section in rules.sections for block in section.blocks for piece in pieces(block))


def test_the_document_is_up_to_date() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run `make rules`"


def test_the_document_has_every_rule_under_headings_that_can_be_linked_to() -> None:
    rules = manual("en", OURS)
    assert tuple(RULE.findall(document())) == rules.numbers
    assert len(rules.numbers) > 120
    for section in rules.sections:  # as the sites that show Markdown make them
        assert re.sub(r"[^a-z0-9 -]", "", section.title.lower()).replace(" ", "-") == section.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_and_cross_reference_leads_somewhere_in_every_game(language: str, long: bool) -> None:
    for config in (None, *games_in(language, long)):
        rules = rules_of(language, config)
        for piece in all_pieces(rules):
            leads = not piece.to or ".md" in piece.to or rules.has(piece.to)
            assert leads, (config, piece)
            assert not re.search(r"[{}]|\*\*|  | [.,;:]|\d(?!st|nd|rd|th)[a-z]{2}", piece.text) or piece.code, (
                config,
                piece,
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_sections_rules_and_tables(language: str) -> None:
    for config in (None, Config(2), Config(3), preset("epic", 5), preset("classic", 4)):
        ours, theirs = (
            [
                (section.key, section.level, [(block.kind, block.number, len(block.rows)) for block in section.blocks])
                for section in rules_of(each, config).sections
            ]
            for each in ("en", language)
        )
        assert ours == theirs


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_name_the_same_figures_in_every_chapter(language: str) -> None:
    def markers(text: str) -> set[str]:
        return {found for found in re.findall(r"\{([^{}:]+)\}", text) if not found.startswith(("@", "#"))}

    assert len(chapters(language)) == len(chapters("en"))
    for ours, theirs in zip(chapters("en"), chapters(language), strict=True):
        assert markers(ours) == markers(theirs)


def test_a_game_shows_nothing_of_modules_and_players_that_are_not_in_play() -> None:
    for config in games():
        rules = rules_of("en", config)
        numbers = set(rules.numbers)
        assert ("R-DEM-9" in numbers) == (config.players == 2)
        for module, number in [
            ("bonds", "R-BND-1"),
            ("commodities", "R-COM-1"),
            ("dice", "R-DIC-1"),
            ("strategies", "R-STR-1"),
            ("first_player_card", "R-FPC-1"),
            ("investors", "R-INV-1"),
            ("investor_bidding", "R-AUC-1"),
            ("advanced_board", "R-MOV-6"),
        ]:
            assert (number in numbers) == (module in config.modules)
        scope = Scope(OURS, config)
        for investor in OURS.investors:
            assert (f"R-INV-{investor.key.upper()}" in numbers) == scope.holds(investor.key)
        for strategy in OURS.strategies:
            assert (f"S-{strategy.key.upper()}" in numbers) == scope.holds(strategy.key)


def test_the_words_of_the_base_game_are_its_own() -> None:
    text = as_markdown(manual("en", OURS, Config(players=4)).sections).lower()
    for word in ("two players", "bond", "commodit", "strategy", "ability", "barbara", "advanced board", "auction"):
        assert word not in text, word
    assert "bonds" in as_markdown(manual("en", OURS).sections).lower()


def test_a_rule_comes_with_its_example_and_a_topic_with_all_below_it() -> None:
    rules = manual("en", OURS, Config(players=4))
    assert [block.kind for block in rules.rule("R-DEM-3").blocks] == ["rule", "example"]
    round_ = rules.section_of("the-round")
    assert round_ is not None
    assert [section.key for section in rules.below(round_)][1:4] == ["1-information", "2-supply", "3-demand"]
    assert rules.section_of("demand") == rules.section_of("R-DEM-1")
    assert rules.number_of("r-dem-4") == "R-DEM-4"
    assert rules.number_of("R-DEM-9") is rules.number_of("nonsense") is None
    assert rules.section_of("nonsense") is None
    epic = manual("en", OURS, preset("epic"))
    assert epic.number_of("tax shelter") == "S-TAX-SHELTER"
    assert epic.number_of("Tactical Talal") == "R-INV-TALAL"


def test_searching_finds_what_has_all_the_words() -> None:
    rules = manual("en", OURS)
    found = rules.found(["Split", "BONUS"]) + rules.found(["after-split", "space"])
    assert {"6-movement"} <= {section.key for section in found}
    for section in rules.found(["meeple", "pile"]):
        for block in section.blocks:
            assert all(word in f"{section.title} {block.words}".lower() for word in ("meeple", "pile"))
    (row,) = (row for each in rules.found(["naked short"]) if each.key == "the-cards" for row in each.blocks[0].rows)
    assert row[0][0].text == "Naked Short"
    assert rules.found(["bonds", "zebra"]) == ()


def test_house_figures_are_marked_wherever_they_stand() -> None:
    rules = manual("en", OURS)
    house = [piece.text for piece in pieces(rules.rule("S-BLOCK-TRADING").blocks[0]) if piece.house]
    block_trading = OURS.strategies[0].figures
    assert house == [str(block_trading["receive"]), str(block_trading["at_least"])]
    house = [piece.text for piece in pieces(rules.rule("S-NAKED-SHORT").blocks[0]) if piece.house]
    assert house == [], "the cost is printed, and what is received is reported"
    assert "Pay 3° and send" in as_markdown([rules.rule("S-TAX-SHELTER")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_costs_in_money_is_said_if_it_costs_any(language: str) -> None:
    """Under the figures of today, and under those of a game that was begun when it was free."""
    for content in (OURS, load_version("87fd8ae8164a")):
        rules = manual(language, content)
        for card in content.strategies:
            said = as_markdown([rules.rule(f"S-{card.key.upper()}")])
            assert re.findall(PAYING[language], said) == ([str(card.cost)] if card.cost else []), card.key


def own(tmp_path: Path, file: str, text: str) -> Content:
    (tmp_path / file).write_text(text, encoding="utf-8")
    return load(tmp_path)


def test_a_table_with_figures_of_its_own_shows_those_and_no_examples(tmp_path: Path) -> None:
    content = own(tmp_path, "payouts.toml", "majority = 13\n")
    rules = manual("en", content, Config(players=4))
    assert "gets 13; a split card" in " ".join(as_markdown([rules.rule("R-END-2")]).split())
    kinds = {block.kind for section in rules.sections for block in section.blocks}
    assert "example" not in kinds
    assert not [number for number in rules.numbers if number.startswith("W-")]
    assert "13, or 5 each when tied" in as_markdown(rules.below(rules.section_of(SUMMARY) or rules.sections[0]))
    again = manual("en", from_sheet(content.sheet), Config(players=4))
    assert again == rules


def test_a_game_of_an_earlier_release_shows_the_ruling_it_is_played_by() -> None:
    old = next(content for content in map(load_version, ["5255aedceaeb"]) if not content.rulings.fees_from_spare_money)
    assert "begun when another ruling held" in as_markdown([manual("en", old, Config()).rule("R-DEM-7")])
    assert "another ruling" not in as_markdown([manual("en", OURS, Config()).rule("R-DEM-7")])


def test_a_game_from_before_bonds_never_ran_out_says_that_they_do() -> None:
    config = Config(modules=("bonds", "strategies"))
    then, now = (manual("en", content, config) for content in (load_version("e3d94929c5ad"), OURS))
    assert "some of the 40 are left" in " ".join(as_markdown([then.rule("R-BND-1")]).split())
    assert "never run out" in " ".join(as_markdown([now.rule("R-BND-1")]).split())
    assert "Falsified" not in as_markdown([then.rule("R-STR-9")])
    assert "Falsified" in as_markdown([now.rule("R-STR-9")])


def test_a_language_without_rules_shows_the_english_ones() -> None:
    assert chapters("xx") == chapters("en")


@pytest.mark.parametrize(
    "wrong", ["{no.such.figure}", "{nowhere: x}", "{2: x", "x}", "{@nobody}", "{rows}", "{turn x}"]
)
def test_a_marker_that_means_nothing_is_refused(wrong: str) -> None:
    with pytest.raises(ManualError):
        filled(wrong, Scope(OURS), "en")


def test_numbers_look_alike_everywhere() -> None:
    assert all(re.fullmatch(NUMBER, number) for number in manual("en", OURS).numbers)
