"""Advice: the numbers are the broker's, the answers are the shark's, and both know no more than the seat that asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pytest

from fuzz.differences import MAKERS
from fuzz.invariants import Leak
from fuzz.secrecy import Senses, check_interference, check_sample
from stockpile.bots import advice, make_bot
from stockpile.bots.advice import PLAYOUTS, REASONS, advise, numbers_for, reason_for
from stockpile.bots.bot import NotAsked
from stockpile.bots.broker.bidding import Bids
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import USUAL
from stockpile.bots.shark.search import UNSEARCHED
from stockpile.i18n import Catalogue, languages
from stockpile.rules.cards import AUTO, COSMIC, ELECTRIC, LABS, STEEL, STOCKS, UNKNOWN, kind_of, pile_of
from stockpile.rules.config import Config, preset
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from tests.support.play import ANY, trail_at
from tests.support.table import Table
from tests.support.thinking import Moment, moments

CONFIGS = [Config(2), Config(4), preset("epic", 3), preset("epic", 5)]
FEW = 12  # playouts, where many moments are looked at


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "PLAYOUTS", FEW)


# The answers are the shark's.


def says(moment: Moment, playouts: int, seed: str) -> object:
    """What a shark of this budget answers there."""
    bot = make_bot(f"shark@{playouts}", seed)
    bot.heard = moment.heard
    return bot.decide(moment.view)


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_advice_is_what_the_same_bot_answers_from_the_same_view(config: Config) -> None:
    for moment in moments(config, 3, share=0.04):
        assert advise(moment.view, "5", moment.heard).answers[0] is says(moment, PLAYOUTS, "5")


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_answers_that_go_together_are_what_the_bot_answers_one_after_the_other(config: Config) -> None:
    """Each from what the seat sees and has heard by then, in the game itself."""
    together: Counter[str] = Counter()
    for moment in moments(config, 4, share=0.15):
        given = advise(moment.view, "6", moment.heard).answers
        game, heard = moment.game.copy(), list(moment.heard)
        question = game.decision.question
        told = game.record_events()
        for answer in given:
            assert (game.asked, game.decision.question) == (moment.seat, question)
            assert answer is says(Moment(game, moment.seat, heard), FEW, "6")
            game.play(answer)
            heard += [event for event in told if event.seen_by(moment.seat)]
            told.clear()
        together[question] += len(given) > 1
    assert together["place"] and together["sell"]


def test_who_is_not_asked_gets_no_advice() -> None:
    game = Game.new(seed=1)
    with pytest.raises(NotAsked):
        advise(game.view((game.asked + 1) % 4), "1")


# Nothing is known but the view.


def all_hints(game: Game, observer: int, heard: Sequence[Event] = ()) -> object:
    """Everything that a seat could be told."""
    if observer == game.players or game.over:
        return None
    view = game.view(observer)
    return numbers_for(view), advise(view, "7", heard) if game.asked == observer else None


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_worlds_that_look_alike_give_the_same_hints(config: Config) -> None:
    rng = Random(9)
    for moment in moments(config, 5, share=0.1):
        for seat in range(config.players):
            heard = moment.heard if seat == moment.seat else []
            check_sample(moment.game, seat, rng, Senses(more=partial(all_hints, heard=heard)))


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize("secret", MAKERS)
def test_what_was_never_shown_changes_no_hint(secret: str) -> None:
    """Two games that differ in one secret, for somebody who was never shown it: written without any sampling."""
    rng = Random(secret)
    compared: Counter[str] = Counter()
    for seed in range(12):
        for table in (Config(3), preset("epic", 4), ANY):
            trail = trail_at(table, seed)
            observer = rng.randrange(trail.players)
            other = MAKERS[secret](trail, observer, rng)
            if other is not None:
                compared += check_interference(trail, other, observer, Senses(more=some_hints))
        if compared.total() > 60:
            break
    assert compared.total() > 10


def some_hints(game: Game, observer: int) -> object:
    """Numbers always, advice now and then: a whole game of it takes long."""
    if observer == game.players or game.over:
        return None
    if game.asked != observer or sum(game.money) % 3:
        return numbers_for(game.view(observer))
    return all_hints(game, observer)


def test_a_planted_leak_is_found() -> None:
    """Numbers for somebody who has looked under all cards and at all pairs."""

    def seeing(game: Game, observer: int) -> object:
        peeping = game.copy()
        peeping.pair_known = [knowers | 1 << observer for knowers in peeping.pair_known]
        return numbers_for(peeping.view(observer))

    def looking(game: Game, observer: int) -> object:
        peeping = game.copy()
        peeping.pile_cards = [card | 1 << 12 + observer for card in peeping.pile_cards]
        return numbers_for(peeping.view(observer))

    def look_everywhere(leak: Callable[[Game, int], object]) -> None:
        for moment in moments(Config(4), 5):
            check_sample(moment.game, moment.seat, Random(1), Senses(more=leak))

    for leak in (seeing, looking):
        with pytest.raises(Leak):
            look_everywhere(leak)


# The numbers are the broker's.


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_numbers_are_those_that_the_broker_bids_with(config: Config) -> None:
    for moment in moments(config, 6, share=0.2):
        view = moment.view
        numbers, position = numbers_for(view), Position(view, USUAL)
        assert [pile.worth for pile in numbers.piles] == [round(worth, 1) for worth in Bids(position).worth]
        for pile in numbers.piles:
            cards = [kind_of(card) for card in view.pile_cards if pile_of(card) == pile.pile]
            assert (pile.cards, pile.hidden) == (len(cards), cards.count(UNKNOWN))
            assert pile.hidden or pile.known == pile.worth
        for race in numbers.races:
            own = position.holdings.shares(race.company)
            assert race.own == own and 0 <= race.odds <= 1 and (own or race.odds == 0)
            assert [rival.seat for rival in race.rivals] == list(position.rivals)
            assert all(rival.expected >= rival.known for rival in race.rivals)


def test_a_known_forecast_is_certain_and_the_others_have_its_odds() -> None:
    """Four up from $5K on the standard board is $9K; what seat 0 has not seen may be any of four forecasts."""
    table = Table(4, pairs="steel+4 bank-3 labs+1 auto-2 cosmic+2 electric$$")
    prospects = numbers_for(table.view(0)).prospects
    known = prospects[STEEL]
    assert (known.certain, known.move, known.change) == (True, 4, 4)
    assert prospects[COSMIC].certain and prospects[COSMIC].move == 2
    guess = prospects[LABS]
    assert not guess.certain and guess.move == -1  # -3, +1, -2, and a dividend that moves nothing
    assert guess.change == -0.5  # the same, and $2K for the dividend


def test_a_pile_is_worth_what_one_sees_and_what_is_guessed() -> None:
    """A share of Steel at $5K and a fee of 2 are $3K today; a card that somebody hid counts as one hidden."""
    table = Table(4, market="steel auto labs bank  fee-2 auto labs steel")
    table.place(0, "fee-2 up A", "auto down B")
    before = numbers_for(table.view(1)).piles
    assert (before[0].cards, before[0].hidden, before[0].now) == (2, 0, 3)
    assert (before[1].cards, before[1].hidden, before[1].now) == (2, 1, 5)
    assert before[1].worth != before[1].known
    own = numbers_for(table.view(0)).piles[1]
    assert (own.hidden, own.now) == (0, 10)


# Reasons.


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_a_sentence_with_its_facts(language: str) -> None:
    catalogue = Catalogue(language)
    for kind, facts in REASONS.items():
        sentence = catalogue.say(f"advice-{kind}", **dict.fromkeys(facts, 7))
        assert sentence.endswith((".", ").")) and (not facts or "7" in sentence)


def test_a_reason_fits_its_answer() -> None:
    """Every answer of whole games gets one, with facts that are there; most of them are met."""
    met: Counter[str] = Counter()
    for config in (Config(2), Config(4, ("advanced_board",)), preset("epic", 4)):
        for seed in range(4):
            for moment in moments(config, seed):
                kind, facts = reason_for(moment.view, [make_bot("broker").decide(moment.view)])
                met[kind] += 1
                assert tuple(facts) == REASONS[kind]
                assert 0 <= facts.get("pile", 0) < 5 and 0 <= facts.get("company", 0) < STOCKS
                assert kind != "tried" or moment.view.question not in UNSEARCHED
    assert set(REASONS) - set(met) <= {"look", "boom-else", "bust-bankrupt"}


def test_what_is_known_to_fall_is_sold_for_that_reason() -> None:
    table = Table(4, pairs="auto-3 bank+4 labs+1 steel-2 cosmic+2 electric$$")
    game = table.game
    while game.decision.question != "sell" or game.asked != 0:
        seat = game.asked
        game.play(make_bot("broker", seat).decide(game.view(seat)))
        if game.asked == 0 and game.decision.question == "sell":
            game.regular[AUTO] += 2
    given = advise(game.view(0), "9")
    sold = [answer for answer in given.answers if answer.name == "sell"]
    assert sold and given.reason.kind == "sell-falls" and given.reason.facts["steps"] == 3
    assert ELECTRIC not in [answer.args[1] for answer in sold[:1]]
