"""A recipe of CONTRIBUTING.md is followed to the letter: an investor is added to a copy of the sources.

The recipe names the files; what is written into them is here. Both must be the same files, and the copy must play.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from shutil import copytree, ignore_patterns

ROOT = Path(__file__).resolve().parent.parent
TESTS = ("tests/support", "tests/i18n", "tests/content", "tests/records", "tests/rules")
COPIED = ("src", "tools", "docs", "web/src", *TESTS)
FILES = ("Makefile", "conftest.py", "tests/__init__.py", "CONTRIBUTING.md")
MOST_CODE_FILES = 6
TOY_TEST = "tests/rules/investors/test_tess.py"
CHECKS = (
    *(TOY_TEST, "tests/content/test_cards.py", "tests/rules/test_action_space.py"),
    "tests/i18n/test_catalogue.py::test_no_message_is_unused",
    "tests/i18n/test_catalogue.py::test_every_reason_question_and_phase_is_known",
    "tests/i18n/test_catalogue.py::test_sentences_of_cards_name_figures_that_the_cards_have",
    "tests/i18n/test_catalogue.py::test_names_of_cards_and_goods_are_those_of_the_content",
    "tests/i18n/test_languages.py::test_a_language_has_the_messages_of_english_in_the_same_places",
    "tests/records/test_documents.py::test_every_word_is_explained",
)
# Her test deals her to seat 0, then brokers choose among what they are dealt until somebody plays with her.
PLAYED = '''
"""Thrifty Tess."""

from stockpile.bots.broker.style import USUAL
from stockpile.bots.broker.thinking import think
from stockpile.content import load
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import Config
from stockpile.rules.game import Game
from stockpile.rules.investor import INVESTORS
from tests.support.table import Table, shows


@shows("R-INV-TESS")
def test_three_more_for_each_share() -> None:
    table = Table(3, investors={0: "tess"}, market="cosmic bank labs  steel bank", content=load())
    table.skip_to("sell", 0)
    table.answer(0, "sell share bank")
    assert table.paid(0, "sale") == [5 + 3]


def test_brokers_play_with_her_to_the_end() -> None:
    for seed in range(100):
        game = Game.new(Config(3, ("investors",)), seed=seed)
        while game.decision.question == "choose-investor":
            game.play(ANSWERS[think(game.view(game.asked), USUAL)])
        if "tess" in [INVESTORS[number].key for number in game.investors if number >= 0]:
            break
    else:
        raise AssertionError("nobody takes her")
    while not game.over:
        game.play(ANSWERS[think(game.view(game.asked), USUAL)])
    assert game.standing
'''

CLASS = '''

class Tess(Investor):
    """R-INV-TESS: a little more for every share sold."""

    key = "tess"

    def bonus(self, game: State) -> i64:
        return self.figure(game, "extra")
'''
FIGURES = """
[tess]
provenance = { money = "house" }
name = "Thrifty Tess"
set = "CC"
money = 15
money_two = 9
extra = 3
"""
# Thrifty Tess, by the file of the recipe: what comes before what, or at the end.
ADDED: dict[str, list[tuple[str, str]]] = {
    "src/stockpile/rules/investors/*.py": [("\n\nenlist_ours(", CLASS), (")\n", ", Tess()")],
    "src/stockpile/content/data/investors.toml": [("", FIGURES)],
    "src/stockpile/bots/broker/investors.py": [('    "warren": 1.0,\n', '    "tess": 2.0,\n')],
    "web/src/pieces/heads.ts": [("  warren: [", '  tess: ["bun", "grey", 1, 0, 0, "glasses"],\n')],
    "src/stockpile/i18n/*/cards.ftl": [
        ("\ninvestor-warren =", "\ninvestor-tess = Thrifty Tess"),
        ("\nability-warren =", "\nability-tess = + { $extra }."),
    ],
    "src/stockpile/i18n/*/rules/80-investors.md": [
        ("{warren: | {investor warren}", "{tess: | {investor tess} | + {investors.tess.extra} |}\n"),
        ("{warren: **R-INV-WARREN**", "{tess: **R-INV-TESS** *Thrifty Tess.* + {investors.tess.extra}.}\n\n"),
    ],
    "tests/content/test_cards.py": [
        ("]\n\n# key, needs, replaced by", '    ("tess", "CC", 15, 9, None, {"extra": 3}),\n')
    ],
    "docs/records.md": [("`warren`.", "`tess`, ")],
}


def recipe(title: str) -> str:
    """The numbered steps under a heading."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    section = text.partition(f"### {title}\n")[2].partition("\n### ")[0]
    return "\n".join(re.findall(r"(?m)^\d\. .*(?:\n   .*)*", section))


def named(text: str) -> set[str]:
    """Files from the root of the project, as a recipe names them."""
    return set(re.findall(r"`((?:src|web|tests|docs)/[^`]*\.[a-z]+)`", text))


def add(file: Path, pieces: list[tuple[str, str]]) -> None:
    text = file.read_text(encoding="utf-8")
    for before, piece in pieces:
        at = text.rindex(before) if before else len(text)
        text = text[:at] + piece + text[at:]
    file.write_text(text, encoding="utf-8")


def run(copy: Path, *arguments: str) -> None:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST"))}
    there = {"PYTHONPATH": f"{copy / 'src'}:{copy}", "STOCKPILE_INTERPRETED": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=copy, env=kept | there, capture_output=True, text=True, timeout=600
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr


def tools_of(target: str) -> list[str]:
    """The tools that a target of the Makefile runs."""
    (lines,) = re.findall(rf"(?m)^{target}:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    return re.findall(r"tools/\w+\.py", lines)


def changed(copy: Path) -> set[str]:
    files = [path for path in copy.rglob("*") if path.is_file()]
    own = {path.relative_to(copy).as_posix(): path.read_bytes() for path in files if "__pycache__" not in path.parts}
    return {name for name, text in own.items() if not (ROOT / name).exists() or (ROOT / name).read_bytes() != text}


def test_an_investor_is_added_as_the_recipe_says(tmp_path: Path) -> None:
    steps = recipe("Add an investor")
    ours = ignore_patterns("__pycache__", "*.so", "pages", "node_modules", "playthroughs")
    for folder in COPIED:
        copytree(ROOT / folder, tmp_path / folder, ignore=ours)
    for name in FILES:
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())

    (tmp_path / TOY_TEST).write_text(PLAYED.lstrip(), encoding="utf-8")
    for pattern, pieces in ADDED.items():
        found = sorted(tmp_path.glob(pattern))
        class_file = tmp_path / "src/stockpile/rules/investors/selling.py"
        for file in [class_file] if class_file in found else found:
            add(file, pieces)
    for target in re.findall(r"`make ([a-z ]+)`", steps)[0].split():
        for tool in tools_of(target):
            run(tmp_path, tool)

    files = changed(tmp_path)
    assert {pattern for pattern in named(steps) if not any(fnmatch(file, pattern) for file in files)} == set()
    assert {file for file in files if not any(fnmatch(file, pattern) for pattern in named(steps))} == set()
    code = [file for file in files if file.endswith((".py", ".ts"))]
    assert len(code) <= MOST_CODE_FILES, code
    run(tmp_path, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *CHECKS)


def test_every_file_that_a_recipe_names_is_there() -> None:
    recipes = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Recipes")[2].partition("## Tests")[0]
    files = named(recipes)
    assert len(files) > 30
    assert {file for file in files if not list(ROOT.glob(file))} == set()
