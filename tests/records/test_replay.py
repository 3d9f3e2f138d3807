"""Replay to any point, answer by answer, and on from there with the recorded or another future."""

import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.records import Record, RecordError, Replay, Session, read, redrawn, replay, write
from stockpile.rules.answers import PASS
from stockpile.rules.config import Config
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.events import Event, GameEnded, MoneyMoved
from stockpile.rules.game import Game
from tests.records.games import CONFIGS, answering, configs, record_of, seeds, session_of


@settings(max_examples=15, deadline=None)
@given(configs, seeds, st.data())
def test_replay_to_any_point_is_exact(config: Config, seed: int, data: st.DataObject) -> None:
    session = Session.new(config, seed=seed)
    games = [session.game.copy(), *[game.copy() for game in answering(session, Random(seed))]]
    points = data.draw(st.lists(st.integers(0, len(games) - 1), min_size=3, max_size=3))
    for point in [*points, 0, len(games) - 1]:
        assert replay(session.record, to=point) == games[point]
    assert replay(session.record) == games[-1]


@pytest.mark.parametrize("point", [-1, 41])
def test_there_is_no_point_beyond_the_record(point: int) -> None:
    with pytest.raises(RecordError, match=f"^there are 40 answers, so nothing stands after answer {point}$"):
        replay(record_of(Config(), 2, 40), to=point)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_step_by_step_everything_happens_as_it_did(config: Config) -> None:
    session = Session.new(config, seed=21)
    heard = session.game.listen()
    decisions, news, games = [], [], []
    rng = Random(21)
    while not session.game.over:
        decisions.append(session.game.decision)
        session.play(rng.choice(session.game.decision.answers))
        games.append(session.game.copy())
        news.append(tuple(heard))
        heard.clear()
    steps = Replay(session.record)
    assert steps.game == Game.new(config, seed=21)
    for number, (step, decision) in enumerate(zip(steps, decisions, strict=True)):
        assert (step.number, step.decision, step.answer) == (number, decision, session.record.answers[number])
        assert step.events == news[number]
        assert steps.game == games[number]
    assert isinstance(news[-1][-1], GameEnded)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_the_opening_is_told_too(config: Config) -> None:
    opening = Replay(record_of(config, 3, 0)).opening
    names = [event.name for event in opening]
    assert names.count("share-dealt") == 2 * config.players
    assert names.count("round-started") == 1
    assert names.count("card-placed") == (4 if config.players == 2 else config.players)
    assert names.count("hand-dealt") == 2 * config.players


def test_events_are_the_whole_story_of_the_money() -> None:
    record = record_of(Config(4), 9)
    steps = Replay(record)
    told: list[Event] = [*steps.opening, *[event for step in steps for event in step.events]]
    moved = [0] * 4
    for event in told:
        if isinstance(event, MoneyMoved):
            moved[event.seat] += event.amount
    assert [20 + amount for amount in moved] == [row["total"] for row in steps.game.standing]


@settings(max_examples=25, deadline=None)
@given(configs, seeds, seeds, st.integers(0, 200))
def test_another_future_keeps_the_past(config: Config, seed: int, other: int, stop: int) -> None:
    """What has been dealt stays; the rest is drawn anew, and makes a record like any other."""
    record = record_of(config, seed, stop)
    new = redrawn(record, other)
    before, after = replay(record), replay(new)
    assert new.answers == record.answers
    assert new.chance.first == record.chance.first and new.chance.shares == record.chance.shares
    assert new.chance.market[: before.drawn] == record.chance.market[: before.drawn]
    assert new.chance.pairs[: before.round + 1] == record.chance.pairs[: before.round + 1]
    assert {**after.to_json(), "chance": None} == {**before.to_json(), "chance": None}
    assert redrawn(record, other) == new
    assert read(write(new)) == new


def test_another_future_is_another_one() -> None:
    record = record_of(Config(4), 5, 12)
    drawn = replay(record).drawn
    futures = {redrawn(record, seed).chance for seed in range(20)}
    assert len({chance.market[drawn:] for chance in futures}) == 20
    assert len({chance.pairs[1] for chance in futures}) > 10


def test_a_session_goes_on_from_any_point() -> None:
    whole = session_of(Config(3), 6)
    same = Session.resume(whole.record, to=30)
    for answer in whole.record.answers[30:]:
        same.play(answer)
    assert same.game == whole.game and same.record == whole.record
    other = Session.resume(whole.record, to=30, seed=1)
    for _ in answering(other, Random(1)):
        pass
    assert other.record.answers[:30] == whole.record.answers[:30]
    assert read(write(other.record)) == other.record != whole.record


def test_a_session_starts_from_given_decks() -> None:
    chance = Game.new(Config(3), seed=8).chance
    assert Session.new(Config(3), chance=chance).game == Game.new(Config(3), seed=8)


def test_a_refused_answer_is_not_recorded() -> None:
    session = session_of(Config(3), 6, 5)
    before = session.record
    with pytest.raises(IllegalAnswer):
        session.play(PASS)
    assert session.record == before


def test_a_record_can_be_pickled() -> None:
    record = record_of(Config(2), 6, 30, ("Ann", ""))
    back: Record = pickle.loads(pickle.dumps(record))
    assert back == record and replay(back) == replay(record)
