"""What holds at every moment of every game: cards and money are conserved, questions have answers, games end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile import Config, Game, GameOver, IllegalAnswer
from stockpile.rules.answers import ANSWERS
from stockpile.rules.cards import FEE, HELD, KINDS, STOCKS, kind_of
from stockpile.rules.events import Event, GameEnded, MoneyMoved, RoundEnded, RoundStarted
from tests.properties.play import CONFIGS, TEMPERS, Temper, choose, moments, name_of

SEEDS = st.integers(0, 2**32)
ROUNDS = {2: 6, 3: 7, 4: 6, 5: 5}
MONEY = {2: 30, 3: 20, 4: 20, 5: 20}
WHOLE_DECK = [10, 10, 10, 10, 10, 10, 4, 4, 4, 4, 4]
FAMILIES = {  # the answers that a question can have
    "place": {"place"},
    "bid": {"bid"},
    "action": {"boom", "bust"},
    "sell": {"sell", "pass"},
    "dividend": {"show"},
}

every_table = pytest.mark.parametrize("config", CONFIGS, ids=name_of)


def cards_in(game: Game) -> list[int]:
    """Every market card there is, by kind, wherever it lies."""
    counts = [0] * KINDS
    for at, count in enumerate(game.regular):
        counts[at % HELD] += count
    for at, count in enumerate(game.split):
        counts[at % STOCKS] += count
    for at, count in enumerate(game.fees):
        counts[FEE + at % 3] += count
    for kind, count in enumerate(game.discard):
        counts[kind] += count
    for kind in [card & 15 for card in game.hand] + [kind_of(card) for card in game.table]:
        counts[kind] += 1
    for kind in game.chance.market[game.drawn :]:
        counts[kind] += 1
    return counts


def money_told(events: list[Event], players: int) -> list[int]:
    """What the events say that each seat has gained."""
    gained = [0] * players
    for event in events:
        if isinstance(event, MoneyMoved):
            gained[event.seat] += event.amount
    return gained


@every_table
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, data=st.data())
def test_80_cards_at_every_moment(config: Config, seed: int, data: st.DataObject) -> None:
    """R-SET-6: no card is made, lost or dealt twice, whatever hypothesis answers."""
    game = Game.new(config, seed=seed)
    assert cards_in(game) == WHOLE_DECK
    while not game.over:
        number = data.draw(st.integers(0, len(game.legal) - 1))
        game.play(ANSWERS[game.legal[number]])
        assert cards_in(game) == WHOLE_DECK


@every_table
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, ends=st.tuples(st.floats(0, 1), st.floats(0, 1)))
def test_every_dollar_is_told(config: Config, seed: int, ends: tuple[float, float]) -> None:
    """Between any two moments the events add up to what the seats have more or less; nobody is ever in debt."""
    game = Game.new(config, seed=seed)
    events = game.listen()
    assert game.money == [MONEY[config.players]] * config.players
    purses: list[list[int]] = []
    told: list[int] = []
    for moment in moments(game, Random(seed)):
        assert min(moment.money) >= 0
        purses.append(moment.money.copy())
        told.append(len(events))
    for start, end in [sorted(int(each * (len(purses) - 1)) for each in ends), (0, len(purses) - 1)]:
        gained = [after - before for before, after in zip(purses[start], purses[end], strict=True)]
        assert money_told(events[told[start] : told[end]], config.players) == gained
    assert [row["total"] for row in game.standing] == purses[-1]


@every_table
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS, temper=st.sampled_from(TEMPERS))
def test_money_is_told_answer_by_answer(config: Config, seed: int, temper: Temper) -> None:
    """No payment is told early, late or twice: after every single answer the sums agree."""
    game = Game.new(config, seed=seed)
    events = game.listen()
    purse = game.money.copy()
    for moment in moments(game, Random(seed), [temper] * config.players):
        expected = [had + more for had, more in zip(purse, money_told(events, config.players), strict=True)]
        assert moment.money == expected
        purse = expected
        events.clear()


@every_table
@settings(max_examples=20, deadline=None)
@given(seed=SEEDS)
def test_questions_have_answers_and_games_end(config: Config, seed: int) -> None:
    """Every question has an answer that fits it; the game ends after its last round and asks no more (R-END-1)."""
    events: list[Event] = []
    game = Game.new(config, seed=seed, heard=events)
    for moment in moments(game, Random(seed)):
        if moment.over:
            break
        decision = moment.decision
        assert decision.answers
        assert decision.seat == moment.asked
        assert [answer.number for answer in decision.answers] == moment.legal
        assert len(set(moment.legal)) == len(moment.legal)
        assert {answer.name for answer in decision.answers} <= FAMILIES[decision.question]
    started = [event.round for event in events if isinstance(event, RoundStarted)]
    ended = [event.round for event in events if isinstance(event, RoundEnded)]
    assert started == ended == list(range(ROUNDS[config.players]))
    assert isinstance(events[-1], GameEnded)
    with pytest.raises(GameOver):
        game.decision  # noqa: B018
    with pytest.raises(GameOver):
        game.play(ANSWERS[0])


@every_table
@settings(max_examples=12, deadline=None)
@given(seed=SEEDS)
def test_an_illegal_answer_changes_nothing(config: Config, seed: int) -> None:
    """It is refused with the question and a reason, and neither the game nor who listens notices."""
    game = Game.new(config, seed=seed)
    events = game.listen()
    rng = Random(seed)
    for moment in moments(game, rng):
        if moment.over:
            break
        answer = rng.choice(ANSWERS[:250])
        if answer.number not in moment.legal:
            before = moment.to_json(), len(events)
            with pytest.raises(IllegalAnswer) as refused:
                moment.play(answer)
            assert (moment.to_json(), len(events)) == before
            assert refused.value.decision == moment.decision
            assert refused.value.answer is answer
            assert refused.value.reason


def test_all_questions_come_up() -> None:
    """The games above are lively enough: every question is asked and every family answered."""
    asked: dict[str, set[str]] = {question: set() for question in FAMILIES}
    for seed, config in enumerate(CONFIGS):
        game = Game.new(config, seed=seed)
        rng = Random(seed)
        while not game.over:
            answer = choose(game, rng.choice(TEMPERS), rng)
            asked[game.decision.question].add(answer.name)
            game.play(answer)
    assert asked == FAMILIES
