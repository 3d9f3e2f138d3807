"""The examples in docs/records.md are records, and its lists name every word."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from stockpile.records import Replay, read, read_seen, redacted
from stockpile.records.head import HEAD_KEYS, HEADINGS
from stockpile.rules.answers import FAMILY, INVESTORS, STRATEGIES, parse
from stockpile.rules.cards import COMMODITIES, COMPANIES, MARKET
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS
from stockpile.rules.step import STEPS
from tests.support.record_games import CONFIGS, prying_record, record_of

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = re.findall("```text\n(.*?)```", PAGE, re.DOTALL)
WHOLE, SEEN, EPIC = [block for block in BLOCKS if re.search("^stockpile record 1$", block, re.M)]
LINES = next(block for block in BLOCKS if block.startswith("told "))
EXCERPT = next(block for block in BLOCKS if block.startswith("set-up\n"))


def test_the_examples_are_records() -> None:
    record = read(WHOLE)
    assert record.config.players == 3 and record.names == ("Ann", "Bo", "Cy")
    assert "#" in WHOLE
    assert read(EPIC).config.preset == "epic"


def test_the_example_with_own_figures_has_their_version() -> None:
    """The same head over a game of ours: only the version of the figures can be wrong with it, and is not."""
    example = next(block for block in BLOCKS if block.startswith("content "))
    assert read(WHOLE.replace("content 5255aedceaeb\n", example)).content.bidding[2] == 4


def test_the_export_is_that_game_as_one_seat_saw_it() -> None:
    seen = read_seen(redacted(read(WHOLE).up_to(9), 0))
    assert SEEN == replace(seen, moments=()).text() == read_seen(SEEN).text()


def test_the_lines_of_what_was_seen_are_from_that_game() -> None:
    text = redacted(read(WHOLE).up_to(9), 0)
    assert all(text.count(line) == 1 for line in LINES.splitlines())
    assert LINES.splitlines()[-1].startswith("sees 9 ")


def test_the_excerpt_is_from_the_other_game_as_one_seat_saw_it() -> None:
    record = read(EPIC)
    assert EXCERPT in redacted(record.up_to(len(record.answers) - 1), 1)
    assert {line.split()[2] for line in EXCERPT.splitlines() if "?" in line} == {"discard", "keep-forecast", "place"}


def test_the_example_of_a_card_kept_is_what_happens() -> None:
    """R-INV-PHIL: the row before and after, as the page has them."""
    before, after = re.findall("`(?:pairs 1 )?(steel[^`]*auto[^`]*)`", PAGE)
    assert f"pairs 1 {before}\n" in EPIC
    whole = read(EPIC)
    stop = whole.answers.index(parse("keep-forecast +2")) + 1
    own = [read_seen(redacted(whole.up_to(stop), seat)).chance["pairs"][0] for seat in (0, 1)]
    assert [*own[0][:2], *own[1][2:4]] == after.split()[:4]


@pytest.mark.parametrize("name", PRESETS)
def test_the_presets_are_listed_with_what_they_stand_for(name: str) -> None:
    modules, sets = PRESETS[name]
    absent = [module for module in MODULES if module not in modules]
    listed = f"all but `{absent[0]}`" if len(absent) == 1 else f"`{' '.join(modules)}`" if modules else "none"
    investors = "none" if "investors" in absent else "all" if sets == INVESTOR_SETS else f"`{' '.join(sets)}`"
    assert f"\n| `{name}` | {listed} | {investors} |\n" in PAGE


def test_every_word_is_explained() -> None:
    words = [*HEAD_KEYS, *HEADINGS, *COMPANIES, *MARKET, *COMMODITIES, *INVESTORS, *STRATEGIES]
    words += [*MODULES, *INVESTOR_SETS, *PRESETS, *[step.question for step in STEPS if step.question]]
    words += [*FAMILY]
    assert [word for word in words if not re.search(rf"`([^`\n]* )?{re.escape(word)}( [^`\n]*)?`", PAGE)] == []


def test_every_question_is_listed_with_its_answers() -> None:
    """What is answered to a question in random games is in its row, or in the list for investors and strategies."""
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*?) \| .* \|$", PAGE, re.M))
    rows["investor"] = rows["strategy"] = PAGE[PAGE.index("| answer | what for |") : PAGE.index("A `round` line says")]
    rows["sell-some"] = rows["sell"]
    records = [play(config, 7) for config in CONFIGS for play in (record_of, prying_record)]
    given = {(step.decision.question, step.answer.name) for record in records for step in Replay(record)}
    assert {question for question, _ in given} == {step.question for step in STEPS if step.question}
    assert [pair for pair in given if not re.search(f"`{pair[1]}[ `]", rows[pair[0]])] == []
