"""Replay to any point, answer by answer, and on from there with the recorded or another future."""

import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.records import Record, RecordError, Replay, Session, read, redrawn, replay, write
from stockpile.records.record import SETTING_UP
from stockpile.rules.answers import INVESTORS, PASS
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import Config, preset
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.events import Event, GameEnded, MoneyMoved
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from tests.support.moments import DECKS, Moment
from tests.support.record_games import BASE, CONFIGS, MODULAR, answering, configs, name_of, record_of, seeds, session_of


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


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_step_by_step_everything_happens_as_it_did(config: Config) -> None:
    session = Session.new(config, seed=21)
    heard = session.game.record_events()
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


@pytest.mark.parametrize("config", BASE, ids=name_of)
def test_the_opening_is_told_too(config: Config) -> None:
    opening = Replay(record_of(config, 3, 0)).opening
    names = [event.name for event in opening]
    assert names.count("share-dealt") == 2 * config.players
    assert names.count("round-started") == 1
    assert names.count("card-placed") == (4 if config.players == 2 else config.players)
    assert names.count("hand-dealt") == 2 * config.players


@pytest.mark.parametrize("config", MODULAR, ids=name_of)
def test_what_is_dealt_before_the_first_choice_is_told_too(config: Config) -> None:
    replayed = Replay(record_of(config, 3, 1))
    names = [event.name for event in replayed.opening]
    assert names.count("investors-dealt") == 2 * config.players
    assert names.count("strategies-dealt") == (2 * config.players if "strategies" in config.modules else 0)
    assert "share-dealt" not in names and "round-started" not in names
    assert [step.round for step in replayed] == [SETTING_UP]


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_events_are_the_whole_story_of_the_money(config: Config) -> None:
    record = record_of(config, 9)
    steps = Replay(record)
    told: list[Event] = [*steps.opening, *[event for step in steps for event in step.events]]
    moved = [0] * config.players
    for event in told:
        if isinstance(event, MoneyMoved):
            moved[event.seat] += event.amount
    assert moved == [row["total"] for row in steps.game.standing]


@settings(max_examples=40, deadline=None)
@given(configs, seeds, seeds, st.integers(0, 200))
def test_another_future_keeps_the_past(config: Config, seed: int, other: int, stop: int) -> None:
    """What has been dealt and rolled stays; the rest is drawn anew, and makes a record like any other."""
    record = record_of(config, seed, stop)
    new = redrawn(record, other)
    before, after = Moment(record, 0), Moment(new, 0)
    assert new.answers == record.answers and new.chance.first == record.chance.first
    assert {**after.game.to_json(), "chance": None} == {**before.game.to_json(), "chance": None}
    assert after.told == before.told
    assert redrawn(record, other) == new
    assert read(write(new)) == new


def futures(record: Record, count: int = 12) -> list[Chance]:
    return [redrawn(record, seed).chance for seed in range(count)]


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_another_future_is_another_one(config: Config) -> None:
    """Whatever is still to be drawn can fall otherwise, and nothing else."""
    moment = Moment(record_of(config, 5, 25), 0)
    others = futures(moment.record)
    for deck in [deck for deck in DECKS if moment.cards(deck)]:
        dealt, cards = moment.drawn[deck], tuple(moment.cards(deck))
        assert {getattr(chance, deck)[:dealt] for chance in others} == {cards[:dealt]}
        assert (len({getattr(chance, deck)[dealt:] for chance in others}) > 1) == (len(set(cards[dealt:])) > 1)
    assert len({chance.pairs[-1] for chance in others}) > 6
    if "dice" in config.modules:
        assert len({chance.dice[-1] for chance in others}) > 6


def test_in_the_set_up_no_share_and_no_pair_is_dealt() -> None:
    record = record_of(preset("epic", 4), 5, 3)
    others = futures(record)
    assert len({chance.shares for chance in others}) > 6
    assert len({chance.pairs[0] for chance in others}) > 6
    assert len({chance.dice[0] for chance in others}) > 6


def test_before_phil_keeps_a_card_the_dice_have_fallen_and_no_pair_is_dealt() -> None:
    """R-DIC-1, R-INV-PHIL."""
    session = session_with(preset("epic", 3), "phil")
    while session.game.decision.subject.get("investor") != INVESTORS.index("phil"):
        session.play(session.game.decision.answers[0])
    others = futures(session.record)
    assert {chance.dice[0] for chance in others} == {session.record.chance.dice[0]}
    assert len({chance.pairs[0] for chance in others}) > 6
    session.play(session.game.decision.answers[0])
    assert {chance.pairs[0] for chance in futures(session.record)} == {session.record.chance.pairs[0]}


def test_while_bonds_are_bought_the_dice_have_not_fallen() -> None:
    """R-BND-1, R-DIC-1."""
    session = Session.new(Config(3, ("bonds", "dice")), seed=4)
    assert len({chance.dice[0] for chance in futures(session.record)}) > 6
    while session.game.decision.question == "bonds":
        session.play(session.game.decision.answers[0])
    assert len({chance.dice[0] for chance in futures(session.record)}) == 1


def test_what_ivan_will_draw_is_open_until_he_does() -> None:
    """R-SET-2: he draws when all have discarded."""
    session = session_with(Config(3, ("strategies", "investors")), "ivan")
    figures = session.game.figures
    drawn = slice(3 * figures.strategies_dealt, 3 * figures.strategies_dealt + figures.rounds - 1)
    while session.game.decision.question in ("choose-investor", "discard"):
        assert len({chance.strategies[drawn] for chance in futures(session.record)}) > 6
        session.play(session.game.decision.answers[0])
    assert {chance.strategies[drawn] for chance in futures(session.record)} == {session.record.chance.strategies[drawn]}


def session_with(config: Config, investor: str) -> Session:
    """A game in which the first player is offered an investor first."""
    chance = draw(figures_for(config), Random(2), investors=(INVESTORS.index(investor),))
    return Session.new(config, chance=chance)


@pytest.mark.parametrize("config", [Config(3), preset("epic", 3)], ids=name_of)
def test_a_session_goes_on_from_any_point(config: Config) -> None:
    whole = session_of(config, 6)
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
