"""Every event and every answer in words, for everybody who may read them."""

import re
from itertools import product

import pytest

from stockpile.display.sentences import answer_in_words, seen_by, sentence, worth_telling
from stockpile.i18n import Catalogue, Value
from stockpile.records import seen_by_all
from stockpile.rules import events
from stockpile.rules.answers import ANSWERS, FAMILY, bid, parse
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game
from tests.support.heard_games import CONFIGS, MODULAR, heard_in, moments, names_for

INVESTORS_PAID = ("ana", "barack", "dangote", "liliane", "mitt", "oprah", "sanders")
# Too rare to wait for.
RARE = [
    events.FeeLapsed(0, 2),
    events.TaxSheltered(1),
    events.BondGiven(2),
    events.CommodityGiven(0, 3),
    events.ActionGiven(0, 6),
    events.DiscardTaken(0, 3),
    events.ShareGiven(0, 3, True),
    events.CardKept(1, True),
    *[events.MoneyMoved(0, 2, name) for name in INVESTORS_PAID],
]


def test_every_sentence_of_the_catalogue_is_told_in_some_game(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Catalogue.say

    def noted(self: Catalogue, key: str, **params: Value) -> str:
        said.add(key)
        return say(self, key, **params)

    monkeypatch.setattr(Catalogue, "say", noted)
    for config, seed in [*((config, 0) for config in CONFIGS), *product(MODULAR, range(3))]:
        game, heard = heard_in(config, seed)
        for observer in (seed % game.players, game.players):
            names = names_for(game, observer if observer < game.players else None)
            lines = [sentence(names, event) for event in seen_by(observer, heard)]
            assert not [line for line in lines if "{" in line or "None" in line]
    names = names_for(Game.new(preset("epic"), seed=1))
    for rare in RARE:
        assert sentence(names, rare)
    sentences = {key for key in Catalogue("en").keys if re.match("event-|money-", key)}
    assert sentences - said == set()


def test_you_are_addressed() -> None:
    names = names_for(Game.new(seed=1), you=2)
    assert sentence(names, events.MeepleReturned(2, 1)) == "You were outbid on pile B."
    assert sentence(names, events.MeepleReturned(0, 1)) == "Player0 was outbid on pile B."
    assert sentence(names, events.PairDealt(2, 2, 0, 4)) == "Your secret: Cosmic Computers +4."
    assert sentence(names, events.PairDealt(4, None, 1, -3)) == "Open to all: Bottomline Bank -3."


def test_prices_are_values_and_not_spaces() -> None:
    game = Game.new(Config(players=3, modules=("advanced_board",)), seed=1)
    moved = events.TickerMoved(company=3, start=2, end=5)
    assert sentence(names_for(game), moved) == "American Automotive went up from 5 to 11."
    assert sentence(names_for(game), events.MeeplePlaced(1, 2, 4)) == "Player1 bid 10 on pile C."


@pytest.mark.parametrize("config", [*CONFIGS, *MODULAR])
def test_an_observer_is_told_no_face_that_others_alone_have_seen(config: Config) -> None:
    game, heard = heard_in(config, seed=3)
    names = names_for(game)
    for observer in range(config.players + 1):
        told = seen_by(observer, heard)
        assert all(event.seen_by(observer) for event in told)
        mine = [event for event in told if isinstance(event, events.HandDealt) and None not in event.cards]
        assert {event.seat for event in mine} == ({observer} if observer < config.players else set())
        hidden = [event for event in told if isinstance(event, events.HandDealt) and None in event.cards]
        assert all(re.search(r"drew \d market cards\.$", sentence(names, event)) for event in hidden)
        secret = [event for event in told if isinstance(event, SECRET)]
        assert all(event.seat == observer for event in secret if not _is_hidden(event))
        assert all(event.seat == observer for event in told if isinstance(event, events.PairSeen))


SECRET = (events.StrategiesDealt, events.InvestorsDealt, events.StrategyDiscarded, events.CommerceDrawn)


def _is_hidden(event: events.Event) -> bool:
    facts = [fact if isinstance(fact, tuple) else (fact,) for fact in vars(event).values()]
    return any(None in fact for fact in facts)


@pytest.mark.parametrize("config", [*CONFIGS, *MODULAR])
def test_who_sees_all_is_told_everything_once_and_open(config: Config) -> None:
    _, heard = heard_in(config, seed=4)
    told = seen_by_all(heard)
    hands = [event for event in told if isinstance(event, events.HandDealt)]
    placed = [event for event in told if isinstance(event, events.CardPlaced)]
    piles = [event for event in told if isinstance(event, events.PileTaken)]
    assert all(None not in cards for cards in [*(event.cards for event in hands), *(event.cards for event in piles)])
    assert all(event.card is not None for event in placed)
    taken = sum(len(event.cards) for event in piles)
    assert taken == len(placed)
    everyone = (1 << config.players + 1) - 1
    assert {event.audience for event in told if type(event) is not events.PairSeen} == {everyone}
    assert not [event for event in told if isinstance(event, (*SECRET, events.PileLookedAt)) and _is_hidden(event)]
    assert [event for event in told if type(event) is events.RoundStarted] == [
        event for event in heard if type(event) is events.RoundStarted
    ]


def test_what_a_player_need_not_read() -> None:
    assert not worth_telling(events.HandDealt(1, (None, None)))
    assert worth_telling(events.HandDealt(1, (2, 3)))
    assert not worth_telling(events.CardPlaced(None, 0, 0, 4))
    assert not worth_telling(events.MoneyMoved(1, 5, "sale"))
    assert worth_telling(events.MoneyMoved(1, 5, "dividend"))
    assert worth_telling(events.StrategyDiscarded(1, None))
    assert worth_telling(events.StrategyDiscarded(1, 4))


def test_every_answer_of_the_game_has_words() -> None:
    families: set[str] = set()
    for config in (*CONFIGS, *MODULAR, *MODULAR[:6]):
        for game in moments(config, seed=2 + len(families)):
            for answer in game.decision.answers if not game.over else ():
                families.add(answer.name)
                assert answer_in_words(names_for(game), answer)
    names = names_for(Game.new(preset("epic"), seed=1))
    rare = {"give-action boom": "give up a Stock Boom", "keep-forecast $$": "keep the forecast $$"}
    rare |= {"short half steel": "sell half of a split card of Stanford Steel at the investor's price"}
    for text, words in rare.items():
        assert answer_in_words(names, parse(text)) == words
    assert set(FAMILY) - families <= {"give-action", "keep-forecast", "keep-company", "short"}


def test_answers_in_words() -> None:
    names = names_for(Game.new(seed=1))
    assert answer_in_words(names, bid(1, 3)) == "bid 6 on pile B"
    assert answer_in_words(names, parse("sell half steel")) == "sell half of a split card of Stanford Steel"
    assert answer_in_words(names, parse("show 0")) == "show nothing"
    assert answer_in_words(names, ANSWERS[0]) == "pass"
