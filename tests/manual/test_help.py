"""The help to a question speaks of the game in play alone: its rules are there, and nothing of other games is said."""

import re

import pytest

from stockpile.cli.terminal.asking.questions import paragraphs
from stockpile.envs.drawing.names import Names
from stockpile.rules.config import Config
from stockpile.rules.step import STEPS
from stockpile.rules.tables import tables_for
from stockpile.words import catalogue, languages

from .games import games, rules_of

# Which questions a module brings.
NEEDS = {
    "bonds": "bonds",
    "commerce": "commodities",
    "first-player-card": "first_player_card",
    "hand-over": "first_player_card",
    "discard": "strategies",
    "strategy": "strategies",
    "sell-some": "strategies",
    "choose-investor": "investors",
    "bid-investor": "investor_bidding",
    "ability": "investors",
    "investor": "investors",
    "open": "investors",
}
QUESTIONS = sorted({step.question for step in STEPS if step.question})
OF_TWO = re.compile(r"two players|if two play|zu zweit|beide deiner Investoren", re.IGNORECASE)


def asked_in(config: Config) -> list[str]:
    return [question for question in QUESTIONS if NEEDS.get(question) in (None, *config.modules)]


@pytest.mark.parametrize("language", languages())
def test_help_names_only_rules_of_the_game_in_play(language: str) -> None:
    said = catalogue(language)
    for config in games():
        numbers = set(rules_of(language, config).numbers)
        facts = Names(tables_for(config), ()).help_facts
        for question in (*asked_in(config), "pause"):
            for where in ("page", "terminal"):
                text = said.say(f"help-{question}", **facts | {"where": where})
                named = set(re.findall(r"\b[RSW](?:-[A-Z0-9]+)+\b", text))
                assert named, question
                assert named <= numbers, (config, question, named - numbers)


@pytest.mark.parametrize("language", languages())
def test_help_says_nothing_of_two_players_to_more(language: str) -> None:
    said = catalogue(language)
    for config in games():
        facts = Names(tables_for(config), ()).help_facts
        for question in asked_in(config):
            if question != "ability":  # only two players have two investors
                assert not OF_TWO.search(said.say(f"help-{question}", **facts)), (config, question)


def test_help_says_nothing_of_modules_to_the_base_game() -> None:
    facts = Names(tables_for(Config()), ()).help_facts
    for question in asked_in(Config()):
        text = catalogue("en").say(f"help-{question}", **facts).lower()
        for word in ("investor", "strategy", "commerce", "first player card", "ability", "bond"):
            assert word not in text, (question, word)


def test_help_to_dividends_speaks_of_the_switch_where_there_is_one() -> None:
    facts = Names(tables_for(Config()), ()).help_facts
    in_page = catalogue("en").say("help-dividend", **facts | {"where": "page"})
    in_terminal = catalogue("en").say("help-dividend", **facts)
    assert "switch" in in_page
    assert "switch" not in in_terminal and "browser" not in in_terminal


def test_help_is_laid_out_in_paragraphs() -> None:
    facts = Names(tables_for(Config(players=2)), ()).help_facts
    said = paragraphs(catalogue("en").say("help-place", **facts))
    assert len(said) == 3
    assert said[0].endswith("only you know what it is. You do this twice a round (R-SUP-3).")
    assert all("  " not in part and "\n" not in part for part in said)
