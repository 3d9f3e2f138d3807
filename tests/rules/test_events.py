"""Events: everything that happens is told, to the right audience (R-INFO-1, R-INFO-2, R-INFO-4)."""

from collections import defaultdict
from dataclasses import fields
from functools import lru_cache
from random import Random

import pytest

from stockpile.rules import events
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import Config, preset
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from tests.support.table import Table, shows

# Faces that some see and others do not, by the field that holds them; everything else is for all.
VEILED: dict[type[Event], tuple[str, ...]] = {
    events.ShareDealt: ("company",),
    events.PairDealt: ("company", "forecast"),
    events.HandDealt: ("cards",),
    events.CardPlaced: ("card",),
    events.PileTaken: ("cards",),
    events.StrategiesDealt: ("strategies",),
    events.InvestorsDealt: ("investors",),
    events.StrategyDiscarded: ("strategy",),
    events.CommerceDrawn: ("commerce",),
    events.PileLookedAt: ("cards",),
}
# What is told to one seat besides what all are told.
PRIVATE = (events.PairSeen,)
EPIC = preset("epic").modules
GAMES = pytest.mark.parametrize("modules", [(), EPIC, (*EPIC, "investor_bidding")], ids=["base", "epic", "bidding"])


@lru_cache
def whole_game(players: int, seed: int, modules: tuple[str, ...]) -> list[Event]:
    """Everything told in a game of random answers."""
    told: list[Event] = []
    game = Game.new(Config(players, modules), seed=seed, events=told)
    rng = Random(seed)
    while not game.over:
        game.play(ANSWERS[rng.choice(game.legal)])
    return told


def facts(event: Event) -> dict[str, object]:
    return {each.name: getattr(event, each.name) for each in fields(event) if each.name != "audience"}


@shows("R-INFO-1")
def test_every_kind_of_event_is_told_in_some_game() -> None:
    told = {type(event) for seed in range(40) for event in whole_game(2 + seed % 4, seed, EPIC)}
    told |= {type(event) for event in whole_game(3, 1, (*EPIC, "investor_bidding"))}
    assert told == {*events.KINDS} - {events.FeeLapsed}  # shown in test_ending.py


@shows("R-INFO-1", "R-INFO-2")
@GAMES
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_hides_no_face_is_told_to_all(players: int, modules: tuple[str, ...]) -> None:
    everyone = (1 << (players + 1)) - 1
    for event in whole_game(players, 3, modules):
        if type(event) not in VEILED and not isinstance(event, PRIVATE):
            assert event.audience == everyone


@shows("R-INFO-2", "R-INFO-4")
@GAMES
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_told_of_every_hidden_thing_once_in_one_order(players: int, modules: tuple[str, ...]) -> None:
    """With the faces replaced, all observers hear the same story."""
    stories = defaultdict(list)
    for event in whole_game(players, 8, modules):
        for observer in range(players + 1):
            if event.seen_by(observer) and not isinstance(event, PRIVATE):
                stories[observer].append((event.name, veiled(event)))
    assert all(story == stories[0] for story in stories.values())


@shows("R-INFO-2", "R-INFO-4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_somebody_looks_at_is_told_to_that_seat_alone(players: int) -> None:
    seen = [event for seed in range(8) for event in whole_game(players, seed, EPIC) if isinstance(event, PRIVATE)]
    assert seen
    for event in seen:
        assert event.audience == 1 << event.seat


def veiled(event: Event) -> dict[str, object]:
    told = facts(event)
    for field in VEILED.get(type(event), ()):
        face = told.pop(field)
        told[field] = len(face) if isinstance(face, tuple) else None
    return told


@shows("R-INFO-2", "R-SUP-2", "R-DEM-8")
def test_faces_go_to_those_who_see_them_and_to_nobody_else() -> None:
    table = Table(3, market="cosmic labs bank  steel electric  auto auto  auto bank")
    table.place(0, "steel up B", "electric down B")
    table.skip_to("bid")
    table.bids("0:C0 1:B0 2:A0")
    for observer in (0, 1, 2, None):
        placed = [event.card for event in table.heard(events.CardPlaced, observer) if event.seat == 0]
        assert placed == [4, 5 if observer == 0 else None]
        (taken,) = [event for event in table.heard(events.PileTaken, observer) if event.seat == 1]
        # Labs opened it, then steel, electric (seat 0's) and seat 1's own two autos.
        assert taken.cards[:2] == (2, 4)
        assert taken.cards[2] == (5 if observer in (0, 1) else None)
        assert taken.cards[3] == 3
        assert taken.cards[4] == (3 if observer == 1 else None)


@shows("R-INFO-1")
def test_nobody_listens_to_a_copy_and_listening_can_begin_late() -> None:
    table = Table(3)
    told = len(table.events)
    twin = table.game.copy()
    twin.play(twin.decision.answers[0])
    assert len(table.events) == told
    heard = table.game.record_events()
    table.play_harmlessly()
    assert [event.name for event in heard] == ["card-placed"]
    assert len(table.events) == told


@shows("R-INFO-1")
@GAMES
def test_listening_changes_nothing(modules: tuple[str, ...]) -> None:
    quiet = Game.new(Config(3, modules), seed=6)
    heard: list[Event] = []
    loud = Game.new(Config(3, modules), seed=6, events=heard)
    rng = Random(6)
    while not quiet.over:
        answer = ANSWERS[rng.choice(quiet.legal)]
        quiet.play(answer)
        loud.play(answer)
    assert quiet == loud
    assert heard


def test_an_event_as_plain_data() -> None:
    table = Table(3, shares="steel bank labs")
    told = [event.to_json(3) for event in table.events if isinstance(event, events.MoneyMoved | events.ShareDealt)]
    assert told[2:5] == [
        {"event": "money-moved", "audience": "all", "seat": 2, "amount": 20, "reason": "start"},
        {"event": "share-dealt", "audience": [0], "seat": 0, "company": 4},
        {"event": "share-dealt", "audience": [1, 2, "spectators"], "seat": 0, "company": None},
    ]
