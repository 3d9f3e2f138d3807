"""No text repeats a figure by hand: a number is a fact of the game being played, or listed with a reason."""

import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from stockpile.content import facts_of, lay_over_content, load
from stockpile.display.names import Names
from stockpile.i18n import catalogues, languages
from stockpile.rules.cards import COMPANIES
from stockpile.rules.config import MODULES, Config
from stockpile.rules.figures import figures_for
from stockpile.server.table.views import figures

from .test_catalogue import placeables
from .test_languages import entries

LIST: Final[list[dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("numbers.toml").read_text("utf-8"))["number"]
DIGITS: Final = re.compile(r"\d+(?:[.,]\d+)*")
RULE: Final = re.compile(r"\b[RSW](?:-[A-Z0-9]+)+\b")  # the number of a rule is a name
# Where a game is spoken of, numbers count as words too. From two: "one" is also said of no number.
SPOKEN: Final = (
    "game.ftl",
    "cards.ftl",
    "page.ftl",
    "teaching.ftl",
)
WORDS: Final = {
    "en": "two|twice three four five six seven eight nine ten",
    "de": "zwei|zweimal drei|dreimal vier fünf sechs sieben acht neun zehn",
    "pt-BR": "dois|duas três quatro cinco seis sete oito nove dez",
    "ko": "두|둘 세|셋 네|넷 다섯 여섯 일곱 여덟 아홉",
}
_PARTICLE: Final = "(?:이|은|을|과|로|의|도|씩|뿐|만)?"
# "A card" is "card 1" in Korean.
_ONE_OF_A_KIND: Final = {"ko": re.compile(r"(?<!\d)1(?=장|주|명|개)")}


def texts(message: ast.Message) -> Iterator[str]:
    """What a message says by itself. In the variant for a number, that number is none of its own."""
    assert message.value is not None
    yield from _texts(message.value, "")


def _texts(pattern: ast.Pattern, known: str) -> Iterator[str]:
    for element in pattern.elements:
        inside = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(element, ast.TextElement):
            yield re.sub(rf"(?<!\d){known}(?!\d)", "", element.value) if known else element.value
        elif isinstance(inside, ast.StringLiteral | ast.NumberLiteral):
            yield inside.value
        elif isinstance(inside, ast.SelectExpression):
            for variant in inside.variants:
                key = variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
                yield from _texts(variant.value, {"one": "1"}.get(key, key if key.isdigit() else known))


@cache
def _words(language: str) -> list[tuple[re.Pattern[str], str]]:
    ending = _PARTICLE if language == "ko" else ""
    forms = enumerate(WORDS[language].split(), 2)
    return [(re.compile(rf"(?<!\w)(?:{form}){ending}(?!\w)", re.IGNORECASE), str(number)) for number, form in forms]


def numbers(text: str, language: str, in_words: bool) -> Iterator[str]:
    text = RULE.sub("", text)
    if language in _ONE_OF_A_KIND:
        text = _ONE_OF_A_KIND[language].sub("", text)
    yield from DIGITS.findall(text)
    if in_words:
        yield from (number for form, number in _words(language) if form.search(text))


@cache
def said() -> dict[str, set[str]]:
    """The numbers of every message, in all languages together."""
    found: dict[str, set[str]] = {}
    for language in languages():
        for file, messages in entries(language).items():
            in_words = any(fnmatchcase(file, each) for each in SPOKEN)
            for key, message in messages.items():
                every = (number for text in texts(message) for number in numbers(text, language, in_words))
                found.setdefault(key, set()).update(every)
    return {key: every for key, every in found.items() if every}


@cache
def listed() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry, key in ((entry, key) for entry in LIST for key in said()):
        if any(fnmatchcase(key, each) for each in entry["keys"]):
            found.setdefault(key, set()).update(map(str, entry["numbers"]))
    return found


def test_every_number_in_a_message_is_a_fact_or_has_a_reason() -> None:
    unexplained = {key: every - listed().get(key, set()) for key, every in said().items()}
    assert {key: every for key, every in unexplained.items() if every} == {}


def test_the_list_of_numbers_has_nothing_too_much() -> None:
    """Every entry has a reason, and every pattern and number of it stands for some message."""
    assert all(re.fullmatch(r"[A-Z].{10,}\.", each["reason"]) for each in LIST)
    idle: dict[str, set[str]] = {}
    for entry in LIST:
        found = [(each, key) for each, key in product(entry["keys"], said()) if fnmatchcase(key, each)]
        there = {number for _, key in found for number in said()[key]}
        idle[entry["reason"]] = {*entry["keys"], *map(str, entry["numbers"])} - {each for each, _ in found} - there
    assert {reason: each for reason, each in idle.items() if each} == {}


@pytest.mark.parametrize(
    ("language", "message", "found"),
    [
        ("en", "x = Value Investing pays $4K (R-STR-6).", {"4"}),
        ("en", "x = Piles: three { $n -> [one] 1 card, 2 more *[other] { $n } cards }", {"2", "3"}),
        ("en", 'x = Pay { 5 } and { "6" }, tones alone', {"5", "6"}),
        ("de", "x = Zu zweit zahlt ihr zwei.", {"2"}),
        ("ko", "x = 카드 1장, 칸 1, 셋이 { $n }", {"1", "3"}),
    ],
)
def test_numbers_are_found(language: str, message: str, found: set[str]) -> None:
    text = (
        message.replace("{ $n -> [one]", "{ $n ->\n    [one]")
        .replace(" *[other]", "\n   *[other]")
        .replace("s }", "s\n}")
    )
    (entry,) = FluentParser().parse(text + "\n").body
    assert isinstance(entry, ast.Message), text
    assert {number for each in texts(entry) for number in numbers(each, language, in_words=True)} == found


# What the guide says of a company at the moment (web/src/guide/companies.ts), and of the table.
MOMENT: Final = ("", "_price", "_start", "_after_split", "_last", "_spaces")
FORESEEN: Final = ("_forecast", "_steps", "_pays", "_tonight", "_pair_tonight", "_gain")


def test_help_signs_and_guide_name_facts_that_there_are() -> None:
    """Whatever is named is given: by the content (content/model.py), or by the table at that moment."""
    facts = facts_of(load(), players=4)
    given = {*facts.money, *facts.counts, *MODULES, "where"}
    moment = {f"{company}{ending}" for company in COMPANIES for ending in (*MOMENT, *FORESEEN)}
    guide = given | moment | {"rival1", "rival2", "rival3", "rolled"}
    allowed = {"help-": given, "sign-": given | {"sets", "taxes"}, "guide-": guide | {"done", "count"}}
    messages = {key: each for file in entries("en").values() for key, each in file.items() if "-step" not in key}
    for start, names in allowed.items():
        said_there = [each for key, each in messages.items() if key.startswith(start)]
        named = {name for each in said_there for name in placeables(each).variables}
        assert said_there and named <= names, start


def test_the_facts_of_a_game_are_those_of_its_own_figures() -> None:
    """A game keeps the figures that it started with, so what is said of it does, too."""
    own = lay_over_content(load(), {"strategies.value-investing.receive": 8, "players.3.rounds": 2})
    ours = figures_for(Config(players=3), own)
    page, terminal = figures(ours).facts, Names(ours, ()).facts
    assert page.money["value_investing_receive"] == terminal["value_investing_receive"] == 8
    assert page.counts["rounds"] == terminal["rounds"] == 2
    assert {**page.money, **page.counts}.items() <= terminal.items()


def test_catalogues_are_all_looked_at() -> None:
    assert all(any(fnmatchcase(file, each) for file in catalogues("en")) for each in SPOKEN)
