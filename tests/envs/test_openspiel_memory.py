"""Information states: all that a seat has heard, as text and as numbers that say the same."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from fuzz import secrecy
from fuzz.trail import TrailMove
from stockpile import Config, Game
from stockpile.rules import events
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import MODULES, preset
from stockpile.rules.events import Event
from tests.support.spiel import CONFIGS, dealt, every_config, game_in, load, play_on, sampler

import pyspiel  # isort: skip

from stockpile.envs.openspiel import StockpileState, game, rows  # isort: skip


def tensor_of(state: StockpileState, seat: int) -> bytes:
    return np.array(state.information_state_tensor(seat), np.float32).tobytes()


@every_config
def test_a_seat_remembers_its_events_and_answers(config: Config) -> None:
    """Line by line what a listener of the engine hears, whenever somebody asks, from a copy or not."""
    rng = Random(config.players)
    heard: list[Event] = []
    ours = Game.new(config, seed=6, events=heard)
    state = dealt(load(config), 6)
    lines: list[list[str]] = [[] for _ in range(config.players)]
    while True:
        for seat in range(config.players):
            lines[seat] += [rows.event(event)[0] for event in heard if event.seen_by(seat)]
        heard.clear()
        if rng.random() < 0.1 or ours.over:
            for seat in range(config.players):
                said = state.information_state_string(seat).splitlines()
                asked = [] if ours.over else [rows.question(ours.agenda[-1], seat)[0]]
                assert said == [f"seat {seat} of {config.players}", *lines[seat], *asked]
        if ours.over:
            break
        action = rng.choice(state.legal_actions())
        for seat in range(config.players):
            lines[seat].append(rows.question(ours.agenda[-1], seat, action)[0])
        ours.play(ANSWERS[action])
        state = state.clone() if rng.random() < 0.3 else state
        state.apply_action(action)


def test_an_answer_is_heard_as_the_referee_hears_it() -> None:
    """Whole, but for the card that somebody else chooses or hides in secret (fuzz/secrecy.py)."""
    for answer in ANSWERS:
        said = secrecy.answer_heard(TrailMove(0, answer), answer, 1)
        assert (answer.number in rows.SECRETS) is (said != (0, answer.number))
        alike = [each for each in ANSWERS if secrecy.answer_heard(TrailMove(0, each), each, 1) == said]
        assert {rows.HEARD[each.number] for each in alike} == {rows.HEARD[answer.number]}
    whole = {rows.HEARD[each.number] for each in ANSWERS}
    assert len(whole) == len({secrecy.answer_heard(TrailMove(0, each), each, 1) for each in ANSWERS})


def test_tensors_differ_where_texts_differ(long: bool) -> None:
    """Over many states of many games, and of worlds that were drawn: as many tensors as texts, always the same two."""
    rng = Random(4)
    texts: dict[str, bytes] = {}
    for config in (*CONFIGS, Config(3, MODULES)):
        game = load(config)
        for number in (1, 2) if long else (1,):
            state = dealt(game, number)
            while not state.is_terminal():
                for seat in range(config.players):
                    other = state.resample_from_infostate((seat + 1) % config.players, sampler(number))
                    for each in (state, other):
                        text = f"{config.players} {each.information_state_string(seat)}"
                        tensor = tensor_of(each, seat)
                        assert texts.setdefault(text, tensor) == tensor
                play_on(state, rng, 1 + rng.randrange(60))
    assert len(texts) > (500 if long else 250)
    assert len(set(texts.values())) == len(texts)


def test_the_memory_holds_what_the_observation_shows() -> None:
    """Perfect recall: whoever remembers the same sees the same."""
    rng = Random(9)
    seen: dict[str, str] = {}
    game = load(preset("epic", 2))
    for _ in range(120):  # games that begin alike and part sooner or later
        state = dealt(game, 77)
        quiet = Random(rng.randrange(3))
        for _ in range(40):
            for seat in (0, 1):
                text = state.information_state_string(seat)
                view = state.observation_string(seat)
                assert seen.setdefault(text, view) == view
            play_on(state, quiet if rng.random() < 0.8 else rng, 1)
    assert len(seen) > 1000


def test_the_rows_are_as_documented() -> None:
    state = dealt(load(Config(2)), 3)
    action = state.legal_actions()[0]
    state.apply_action(action)
    recall = game.RecallObserver(2)
    recall.set_from(state, 1)
    assert recall.dict["player"].tolist() == [0, 1]
    heard = recall.dict["heard"]
    assert heard.shape == (game.MAX_ROWS, rows.WIDTH)
    first = heard[0].astype(int).tolist()  # the starting money of seat 0
    assert (rows.EVENTS[first[0] - rows.SNAPSHOT - 1], first[1:4]) == ("money-moved", [0, 30, 1])
    questions = [row.astype(int).tolist() for row in heard if row[0] == rows.QUESTION]
    asked = game_in(state).asked
    assert [row[1] for row in questions][-1] == asked
    assert questions[-1][6:] == [0, 0]  # open
    assert questions[-2][6] == rows.HEARD[action][0] + 1 or questions[-2][6] == action + 1
    assert len(questions) == 2
    text = recall.string_from(state, 1).splitlines()
    assert len(text) == 1 + sum(int(row[0] not in (0, rows.MORE)) for row in heard)


def test_the_lists_of_events_and_reasons_are_whole() -> None:
    """A new event goes to the end of the list."""
    assert sorted(rows.EVENTS) == sorted(events.name_of(kind) for kind in events.KINDS if kind.__module__ == EVENTS)
    assert rows.EVENTS[0] == "share-dealt" and rows.EVENTS[50] == "company-shown"
    reasons = set()
    rng = Random(3)
    for config in CONFIGS:
        heard: list[Event] = []
        game = Game.new(config, seed=1, events=heard)
        while not game.over:
            game.play(ANSWERS[rng.choice(game.legal)])
        reasons |= {event.reason for event in heard if isinstance(event, events.MoneyMoved)}
    assert reasons <= set(rows.REASONS)


EVENTS = events.__name__


def test_large_numbers_of_a_view_are_kept_whole() -> None:
    def read(numbers: list[int]) -> int:
        return numbers[0] if len(numbers) == 1 else (numbers[1] * 2**16 + numbers[2]) * 2**16 + numbers[3]

    for number in (-1, 0, 5, 2**16 - 1, 2**16, 2**24 + 1, 2**40 + 7, 2**39 + 2**20 + 3):
        parts = rows._parts(number)
        assert read(parts) == number
        assert np.array(parts, np.float32).astype(int).tolist() == parts


def test_a_game_too_long_for_the_tensor_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "MAX_ROWS", 20)
    state = dealt(load(Config(2)), 3)
    play_on(state, Random(1), 9)
    recall = game.RecallObserver(2)
    with pytest.raises(pyspiel.SpielError, match="room for 20 rows"):
        recall.set_from(state, 0)


def test_the_longest_games_leave_room() -> None:
    """Seats that sell one share after the other and use every card: half of the room at most is used."""
    longest = load(Config(5, MODULES))
    recall = game.RecallObserver(5)
    for number in range(4):
        state = dealt(longest, number)
        while not state.is_terminal():  # anything but to pass
            state.apply_action(state.legal_actions()[-1])
        recall.set_from(state, 0)
        assert np.count_nonzero(recall.rows[:, 0]) < 0.75 * game.MAX_ROWS
        assert state.move_number() < longest.max_game_length() / 2
