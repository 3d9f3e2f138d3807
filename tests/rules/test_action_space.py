"""The action space: docs/actions.txt holds what each number means, for good."""

from pathlib import Path

import pytest

from stockpile.rules.answers import ANSWERS, FAMILIES, FAMILY, numbered, parse, secrets_of
from stockpile.rules.cards import DOWN
from stockpile.rules.config import Config
from stockpile.rules.game import Game
from tools.list_actions import listing

LIST = Path(__file__).parents[2] / "docs" / "actions.txt"


def test_every_number_means_what_the_list_says() -> None:
    assert listing() == LIST.read_text(encoding="utf-8")


def test_the_list_is_complete_and_counts_from_0() -> None:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(ANSWERS) == len({str(answer) for answer in ANSWERS})
    for number, line in enumerate(lines):
        text = line.removeprefix(f"{number} ")
        assert parse(text) is numbered(number)
        assert (str(numbered(number)), numbered(number).number) == (text, number)


# Families of the base game, which records and learners already know: these can never move.
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("pass", 0),
        ("place cosmic up A", 1),
        ("place fee-3 down E", 110),
        ("bid A 0", 111),
        ("bid E 7", 150),
        ("boom cosmic", 151),
        ("bust cosmic", 157),
        ("sell share cosmic", 163),
        ("sell half electric", 180),
        ("show 0", 181),
        ("show 20", 201),
    ],
)
def test_answers_of_the_base_game(text: str, number: int) -> None:
    assert parse(text).number == number


def test_every_family_is_in_the_list() -> None:
    text = LIST.read_text(encoding="utf-8")
    for name in FAMILY:
        assert f" {name}" in text


def test_every_family_declares_what_is_secret() -> None:
    for family in FAMILIES:
        assert family.secret is not None, f"{family.name}: which arguments are secret? () if none"
        assert set(family.secret) <= set(family.roles)
        assert not family.open_word or any(family.open_word in words for words in family.domains)


def test_what_is_secret_by_the_rules() -> None:
    """R-SUP-2, R-SET-7, R-STR-1, R-INV-PHIL, spelled once more: exports, OpenSpiel and the fuzzer read the families."""
    named = ("investor", "discard", "keep-company", "keep-forecast")
    for answer in ANSWERS:
        secret = answer.name in named or (answer.name == "place" and answer.args[1] == DOWN)
        assert secrets_of(answer) == ([0] if secret else [])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_number_does_not_depend_on_the_game_that_is_played(players: int) -> None:
    for modules in ((), ("advanced_board",)):
        game = Game.new(Config(players, modules), seed=1)
        while not game.over:
            for answer in game.decision.answers:
                assert ANSWERS[answer.number] is answer
            game.play(game.decision.answers[0])
