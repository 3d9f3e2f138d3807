"""Every language says all that English says, with the same facts, and nothing else."""

import re
import subprocess
import sys
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from rich.cells import cell_len

from stockpile.display.names import Names
from stockpile.i18n import FUNCTIONS, Catalogue, catalogues, languages, wished
from stockpile.rules.config import Config
from stockpile.rules.figures import figures_for

from .test_catalogue import LAID_OUT, placeables

WEB = Path(__file__).resolve().parents[2] / "web"
COMMAND = str(Path(sys.executable).with_name("stockpile"))
OTHERS = [language for language in languages() if language != "en"]
# What a person would see in a number's place and what a selector may hang on.
NUMBERS = (0, 1, 2, 5)


@cache
def entries(language: str) -> dict[str, dict[str, ast.Message]]:
    """The messages of a language by file and key; a line that Fluent cannot read fails."""
    found: dict[str, dict[str, ast.Message]] = {}
    for name, file in catalogues(language).items():
        body = FluentParser().parse(file.read_text("utf-8")).body
        assert [entry for entry in body if isinstance(entry, ast.Junk | ast.Term)] == [], name
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        found[name] = {message.id.name: message for message in messages}
        assert len(messages) == len(found[name]), f"{name} has a message twice"
    return found


def test_there_is_more_than_one_language() -> None:
    assert len(OTHERS) >= 1


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english_in_the_same_places(language: str) -> None:
    places = [{name: set(messages) for name, messages in entries(each).items()} for each in ("en", language)]
    assert places[0] == places[1]


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_the_same_facts_in_every_language(language: str) -> None:
    ours, theirs = entries("en"), entries(language)
    pairs = [(each, theirs[name][key]) for name, messages in ours.items() for key, each in messages.items()]
    different = {
        one.id.name: (placeables(one).variables, placeables(other).variables)
        for one, other in pairs
        if placeables(one).variables != placeables(other).variables
    }
    assert different == {}
    assert {one.id.name for one, _ in pairs if placeables(one).messages} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_can_be_said(language: str) -> None:
    messages = {key: each for part in entries(language).values() for key, each in part.items()}
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for part in catalogues(language).values():
        bundle.add_resource(FluentResource(part.read_text("utf-8")))
    for key, message in messages.items():
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for fact in (*NUMBERS, "Ada"):
            text, errors = bundle.format_pattern(pattern, dict.fromkeys(placeables(message).variables, fact))
            assert text and not errors, (key, fact, errors)


@pytest.mark.parametrize("language", OTHERS)
def test_help_fits_a_terminal_in_every_language(language: str) -> None:
    catalogue = Catalogue(language)
    facts = Names(figures_for(Config()), ()).facts
    pages = [catalogue.say(key, **facts) for key in catalogue.keys if key.startswith(LAID_OUT)]
    assert max(cell_len(line) for page in pages for line in page.splitlines()) < 80  # a syllable of Hangul takes two


def test_the_environment_chooses_the_language_of_the_terminal() -> None:
    for variable, value in product(("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), ("de", "de_DE.UTF-8", "de-CH")):
        assert wished({variable: value}) == "de"
    assert wished({"LC_ALL": "C", "LANG": "de_DE"}) == "en"
    assert wished({"LANGUAGE": "", "LANG": "de_DE"}) == "de"
    assert wished({"LANG": "tlh"}) == wished({}) == "en"


def test_the_terminal_speaks_it() -> None:
    for language in languages():
        env = {"LANGUAGE": language, "COLUMNS": "200", "PYTHONUTF8": "1"}
        shown = subprocess.run([COMMAND, "replay", "--help"], env=env, capture_output=True, text=True, check=True)
        assert Catalogue(language).say("command-replay") in shown.stdout


@pytest.mark.parametrize(("language", "locale"), [("en", "en_GB"), ("de", "de"), ("pt-BR", "pt_BR")])
def test_lists_are_joined_as_the_language_joins_them(language: str, locale: str) -> None:
    """English without a comma before its last word. Korean would need a particle there, so it has commas alone."""
    catalogue = Catalogue(language)
    three = catalogue.say("list-and", first=catalogue.say("list-comma", first="A", next="B"), last="C")
    assert three == format_list(["A", "B", "C"], locale=locale)
    assert catalogue.say("list-and", first="A", last="B") == format_list(["A", "B"], locale=locale)


@pytest.mark.parametrize("page", ["index.html", "public/offline.html", "report.html"])
def test_what_is_shown_before_any_catalogue_is_in_all_languages(page: str) -> None:
    text = WEB.joinpath(page).read_text("utf-8")
    lines = [line for line in text.splitlines() if "<p" in line and "<a" not in line]
    spoken = ["en" if (found := re.search(r'<p lang="([^"]+)"', line)) is None else found[1] for line in lines]
    assert set(spoken) == set(languages()) and len(set(map(spoken.count, spoken))) == 1
