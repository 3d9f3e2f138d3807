"""The browser says nothing that the catalogue lacks, and the catalogue has nothing for it that it never says."""

import json
import re
from itertools import product

from stockpile.content import load
from stockpile.i18n import Catalogue
from stockpile.lab.coach import FAULTS, KINDS, VERDICTS
from stockpile.lab.coach.analysis import PHASES
from stockpile.rules import events
from stockpile.rules.answers import FAMILY
from stockpile.rules.cards import COMMODITIES
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS
from stockpile.rules.step import STEPS
from stockpile.server.lobby.seats import BOT_NAMES
from stockpile.server.view_messages import STRUCTS
from tests.support.word_sources import WEB, web_patterns, web_texts

CATALOGUE = Catalogue("en")


def test_what_the_browser_says_by_its_whole_key_is_there() -> None:
    stems = {key.partition("-")[0] for key in CATALOGUE.keys} - {"table", "help", "up", "list", "watch"}
    wanted = {text for text in web_texts() if "${" not in text and text.partition("-")[0] in stems}
    others = {
        *map(event_name, STRUCTS),
        *(name for name in FAMILY),
        *questions(),
        *FAULTS,
        "replay-title",
        "game-end",
    }
    assert any(key.startswith("web-") for key in wanted)
    assert wanted - others - CATALOGUE.keys == set()


def test_what_the_browser_puts_together_is_there() -> None:
    content = load()
    families = [name for name in FAMILY if name != "pass"]
    keys = {f"event-{event_name(kind)}" for kind in STRUCTS} - {"event-money-moved"}
    keys |= {f"answer-{family}" for family in families}
    keys |= {f"{word}-{question}" for word, question in product(("waiting", "help"), questions())}
    keys |= {f"{word}-{each.key}" for word, each in product(("investor", "ability"), content.investors)}
    keys |= {f"{word}-{each.key}" for word, each in product(("strategy", "effect"), content.strategies)}
    keys |= {f"commerce-{name}" for name in COMMODITIES}
    keys |= {f"{word}-{name.replace('_', '-')}" for word, name in product(("module", "web-module"), MODULES)}
    keys |= {f"{word}-{name}" for word, name in product(("preset", "web-preset"), PRESETS)}
    keys |= {f"web-set-{name.lower()}" for name in INVESTOR_SETS}
    keys |= {f"coach-{kind}" for kind in FAULTS} | {f"coach-verdict-{name}" for name in VERDICTS}
    keys |= {f"study-habit-{kind}" for kind in FAULTS}
    keys |= {f"coach-chance-{kind}" for kind in KINDS} | {f"phase-{phase}" for phase in PHASES}
    assert keys - CATALOGUE.keys == set()


def test_the_browser_has_no_words_that_it_never_says() -> None:
    exact, gapped = web_texts(), web_patterns()
    ours = [key for key in sorted(CATALOGUE.keys) if key.startswith("web-")]
    assert len(ours) > 150
    assert [key for key in ours if key not in exact and not any(each.fullmatch(key) for each in gapped)] == []


def test_the_names_of_cards_are_those_of_the_content() -> None:
    content = load()
    assert [CATALOGUE.say(f"investor-{each.key}") for each in content.investors] == [
        each.name for each in content.investors
    ]
    assert [CATALOGUE.say(f"strategy-{each.key}") for each in content.strategies] == [
        each.name for each in content.strategies
    ]


def test_the_page_knows_the_names_that_the_house_gives() -> None:
    given = re.search(r"const GIVEN = (\[.*\]);", WEB.joinpath("lib", "bots.ts").read_text("utf-8"))
    assert given
    assert json.loads(given[1]) == [CATALOGUE.say(f"seat-bot-{number}") for number in BOT_NAMES]


def questions() -> set[str]:
    return {step.question for step in STEPS if step.question}


def event_name(kind: type[events.Event]) -> str:
    return events.name_of(kind)
