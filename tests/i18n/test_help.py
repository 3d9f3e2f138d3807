"""The help to a question speaks of the game in play alone: its rules are there, and nothing of other games is said."""

import re

import pytest

from stockpile.cli.terminal.questions import paragraphs
from stockpile.display.names import Names
from stockpile.i18n import catalogue, languages
from stockpile.rules.config import Config
from stockpile.rules.figures import figures_for
from stockpile.rules.step import STEPS
from tests.support.manual_games import games, games_in, rules_of

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
# What two players are told, by language and question, and nobody else; and words that nobody is told.
OF_TWO = {
    "de": {
        "place": "zweimal pro Runde",
        "bid": "zwei Männchen",
        "choose-investor": "Von vieren",
        "commerce": "zwei verschiedene Stapel",
    },
    "en": {
        "place": "twice a round",
        "bid": "two meeples",
        "choose-investor": "two of the four",
        "commerce": "two different piles",
    },
    "ko": {
        "place": "한 라운드에 두 번",
        "bid": "미플이 2개",
        "choose-investor": "4명 중 2명",
        "commerce": "카드 2장을 앞면이 보이게",
    },
    "pt-BR": {
        "place": "duas vezes por rodada",
        "bid": "dois meeples",
        "choose-investor": "Dos quatro",
        "commerce": "duas pilhas diferentes",
    },
}
IF_TWO = {
    "de": r"zu zweit|zwei Spieler",
    "en": r"two players|if two play",
    "ko": r"2인|(?:두|2) ?명이",
    "pt-BR": r"dois jogadores|\ba dois\b",
}


def asked_in(config: Config) -> list[str]:
    return [question for question in QUESTIONS if NEEDS.get(question) in (None, *config.modules)]


@pytest.mark.parametrize("language", languages())
def test_help_names_only_rules_of_the_game_in_play(language: str, long: bool) -> None:
    said = catalogue(language)
    for config in games_in(language, long):
        numbers = set(rules_of(language, config).numbers)
        facts = Names(figures_for(config), ()).facts
        for question in (*asked_in(config), "pause"):
            for where in ("page", "terminal"):
                text = said.say(f"help-{question}", **facts | {"where": where})
                named = set(re.findall(r"\b[RSW](?:-[A-Z0-9]+)+\b", text))
                assert named, question
                assert named <= numbers, (config, question, named - numbers)


@pytest.mark.parametrize("language", languages())
def test_help_speaks_of_two_players_to_two_alone(language: str) -> None:
    said, of_two = catalogue(language), OF_TWO[language]
    told = set()
    for config in games():
        facts = Names(figures_for(config), ()).facts
        for question in asked_in(config):
            if question != "ability":  # only two players have two investors
                text = " ".join(said.say(f"help-{question}", **facts).split())
                assert not re.search(IF_TWO[language], text, re.IGNORECASE), (config, question)
                found = {key for key, words in of_two.items() if words in text}
                assert found <= ({question} if config.players == 2 else set()), (config, question, found)
                told |= found
    assert told == of_two.keys()


def test_help_says_nothing_of_modules_to_the_base_game() -> None:
    facts = Names(figures_for(Config()), ()).facts
    for question in asked_in(Config()):
        text = catalogue("en").say(f"help-{question}", **facts).lower()
        for word in ("investor", "strategy", "commerce", "first player card", "ability", "bond"):
            assert word not in text, (question, word)


def test_help_to_dividends_speaks_of_the_switch_where_there_is_one() -> None:
    facts = Names(figures_for(Config()), ()).facts
    in_page = catalogue("en").say("help-dividend", **facts | {"where": "page"})
    in_terminal = catalogue("en").say("help-dividend", **facts)
    assert "switch" in in_page
    assert "switch" not in in_terminal and "browser" not in in_terminal


def test_help_is_laid_out_in_paragraphs() -> None:
    facts = Names(figures_for(Config(players=2)), ()).facts
    said = paragraphs(catalogue("en").say("help-place", **facts))
    assert len(said) == 3
    assert said[0].endswith("only you know what it is. You do this twice a round (R-SUP-3).")
    assert all("  " not in part and "\n" not in part for part in said)
