"""The guided game and the lessons: what the guide promises happens, whatever the player does, and its advice wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from stockpile.bots import make_bot
from stockpile.bots.bot import answer_seed, table_seed
from stockpile.records import read, replay
from stockpile.rules.answers import ANSWERS, Answer, parse
from stockpile.rules.cards import COMPANIES, COSMIC, LABS, STEEL
from stockpile.rules.events import (
    ActionPlayed,
    CommerceTaken,
    DividendDeclared,
    Event,
    MeepleReturned,
    RoundStarted,
    StockSplit,
    WentBankrupt,
)
from stockpile.rules.game import Game, View
from stockpile.server.lessons import LESSONS, PLAYER, RIVAL, answers_before, load_lesson, rival_answer
from stockpile.server.table.deal import RIVALS_SEED
from tests.support.running import Person, question_in, serving

from .test_lobby import Come, finish

Player = Callable[[View], Answer]
Told = TypeVar("Told", bound=Event)

# What the guide advises, round by round: of these answers the first that can be given.
ADVICE = [
    "place labs down B, place fee-2 up B, bid B 1, bid B 4, sell share steel, pass",
    "place steel up B, place electric down A, bid A 3, sell share steel, pass",
    "place labs down C, place fee-2 up C, bid C 0, bid C 1, bid C 2, boom labs, bust cosmic, sell share electric, pass",
    "place labs down B, place cosmic up D, bid B 2, bid B 3, bid B 4, sell share bank, pass",
    "pass",
    "sell share cosmic, pass",
]


@dataclass
class Played:
    """A lesson that was played: the game as it ended, and what happened in which round."""

    game: Game
    heard: list[Event] = field(default_factory=list)

    def told(self, kind: type[Told]) -> Iterator[tuple[int, Told]]:
        now = 0
        for event in self.heard:
            now = event.round + 1 if isinstance(event, RoundStarted) else now
            if isinstance(event, kind):
                yield now, event


def play(key: str, player: Player, seed: int) -> Played:
    told = load_lesson(key)
    heard: list[Event] = []
    game = Game.new(told.config, content=told.content, chance=told.chance, events=heard)
    before = list(answers_before(told))
    for answer in before:
        game.play(answer)
    number = len(before)
    while not game.over:
        view = game.view(game.asked)
        told_to = [event for event in heard if event.seen_by(view.observer)]
        part = None if view.observer == PLAYER else rival_answer(key, view, told_to.copy)
        rival = make_bot(RIVAL, answer_seed(table_seed(seed), view.observer, number)).decide
        game.play(part if part is not None else (player if view.observer == PLAYER else rival)(view))
        number += 1
    return Played(game, heard)


def legal(view: View) -> list[Answer]:
    return [ANSWERS[number] for number in view.legal or ()]


def by_chance(seed: int) -> Player:
    rng = Random(seed)
    return lambda view: rng.choice(legal(view))


def by_the_guide(seed: int) -> Player:
    """Does what the guide says; where it leaves the choice, anything."""
    otherwise = by_chance(seed)

    def answer(view: View) -> Answer:
        advised = map(parse, ADVICE[view.round].split(", "))
        given = [each for each in advised if each in legal(view)]
        return given[0] if given else otherwise(view)

    return answer


def players(count: int) -> Iterable[tuple[Player, int]]:
    """People of all kinds: who answer by chance, and who play like bots of two levels."""
    for seed in range(count):
        for player in (by_chance(seed), make_bot("intern", seed).decide, make_bot("broker", seed).decide):
            yield player, seed


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_has_an_end(key: str) -> None:
    for player, seed in players(3):
        assert play(key, player, seed).game.winners


def test_what_the_guided_game_shows_always_happens() -> None:
    for player, seed in players(12):
        played = play("first", player, seed)
        assert any(event.seat == PLAYER for _, event in played.told(MeepleReturned)), "the player is outbid"
        assert (2, StockSplit) in [
            (now, type(event)) for now, event in played.told(StockSplit) if event.company == LABS
        ]
        assert any(now == 2 and event.company == STEEL for now, event in played.told(WentBankrupt))
        assert any(now == 3 and event.company == LABS for now, event in played.told(DividendDeclared))
        assert any(now == 3 and event.seat == PLAYER for now, event in played.told(ActionPlayed)), "Boom or Bust"


def test_in_the_guided_game_everybody_knows_of_the_first_fall_and_the_player_alone_of_the_rise() -> None:
    told = load_lesson("first")
    game = Game.new(told.config, chance=told.chance)
    public, secret = (COMPANIES.index("steel"), -3), (COMPANIES.index("labs"), 4)
    pairs = [[*zip(game.view(seat).pairs[0::2], game.view(seat).pairs[1::2], strict=True)] for seat in range(4)]
    assert all(public in seen for seen in pairs)
    assert [secret in seen for seen in pairs] == [True, False, False, False]
    assert game.view(PLAYER).regular[STEEL] == 1, "so there is something to sell before it falls"


def test_whoever_follows_the_guide_wins() -> None:
    """Also who plays by chance where the guide leaves the choice: in the last rounds, and how much to bid."""
    assert all(PLAYER in play("first", by_the_guide(seed), RIVALS_SEED).game.winners for seed in range(40))


def test_the_lessons_show_what_they_are_about() -> None:
    for player, seed in players(4):
        assert play("bonds", player, seed).game.round == 1, "two rounds: interest twice"
        shown = play("advanced-board", player, seed)
        assert {event.company for _, event in shown.told(StockSplit)} == {COSMIC, STEEL}
        assert any(event.company == STEEL for _, event in shown.told(DividendDeclared)), "R-MOV-6"
        assert any(now == 2 for now, _ in play("commodities", player, seed).told(CommerceTaken))


def test_lessons_begin_where_their_first_word_is_said() -> None:
    """The commodities' first round is over: the player has gold, a rival a tax card."""
    told = load_lesson("commodities")
    game = Game.new(told.config, content=told.content, chance=told.chance)
    for answer in answers_before(told):
        game.play(answer)
    assert game.round == told.begins == 1
    held = [game.commerce[7 * seat : 7 * seat + 7] for seat in range(3)]
    assert list(held[0]) == [1, 0, 0, 0, 0, 0, 0] and list(held[1]) == [0, 0, 0, 0, 0, 0, 1]


def test_a_lesson_is_a_table_like_every_other(somebody: Come) -> None:
    """Stored, resumed, finished, with a record that can be replayed, also where it has fewer rounds than the game."""
    ada = somebody("Ada")
    assert ada.get("/api/lessons") == list(LESSONS)
    for key in ("commodities", "dice"):
        table = ada.post(f"/api/lessons/{key}")
        assert (table["lesson"], table["stage"]) == (key, "playing")
        assert [seat["bot"] for seat in table["seats"]] == ["", RIVAL, RIVAL]
        assert finish(ada, table["id"]) > 0
        assert ada.get(f"/api/tables/{table['id']}")["stage"] == "over"
        record = read(ada.http.get(f"/api/tables/{table['id']}/record").text)
        assert replay(record).over
    assert {each["lesson"] for each in ada.get("/api/tables")["mine"]} == {"commodities", "dice"}
    assert ada.refused("/api/lessons/juggling", status=404) == "server-no-such-lesson"


def test_the_guided_game_asks_once_what_to_show_at_a_dividend(somebody: Come) -> None:
    """R-MOV-2: in all other rounds dividends are collected for whoever does not wish to be asked."""
    ada = somebody("Ada")
    table = ada.post("/api/lessons/first")["id"]
    with ada.at(table) as connection:
        while (question := question_in(connection.until("welcome", "update"))) is not None:
            if question["answers"]:  # to sell nothing comes first
                number = connection.received[-1]["number"]
                connection.answer(number, question["seat"], question["answers"][0]["number"])
    answers = ada.get(f"/api/tables/{table}/history")["answers"]
    mine = {(each["round"], each["by"]) for each in answers if (each["seat"], each["question"]) == (PLAYER, "dividend")}
    assert (2, "player") in mine and {by for now, by in mine if now != 2} == {"automatic"}


def test_a_lesson_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.post("/api/lessons/commodities")["id"]
        with ada.at(table) as connection:
            before = connection.until("welcome", "update", where=lambda message: bool(asked(message)))
        cookies = dict(ada.http.cookies)
        ada.close()
    with serving(tmp_path) as address:
        ada = Person(address)
        ada.http.cookies.update(cookies)
        with ada.at(table) as connection:
            after = connection.until("welcome", "update", where=lambda message: bool(asked(message)))
        assert asked(before) == asked(after) and after["figures"]["rounds"] == 2
        assert finish(ada, table) > 0
        ada.close()


def asked(message: dict[str, Any]) -> object:
    question = question_in(message)
    return question and question["answers"]


def test_another_game_after_a_lesson_is_an_ordinary_one(somebody: Come) -> None:
    ada = somebody("Ada")
    table = ada.post("/api/lessons/dice")["id"]
    finish(ada, table)
    assert ada.post(f"/api/tables/{table}/again")["lesson"] == ""
