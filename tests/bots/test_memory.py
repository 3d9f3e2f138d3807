"""What a seat remembers of an auction is what was there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stockpile.bots import Broker, Budget, Shark
from stockpile.bots.shark.evidence import Auction
from stockpile.bots.shark.memory import remembered
from stockpile.rules.cards import UNKNOWN
from stockpile.rules.config import Config, preset
from stockpile.rules.events import Event
from stockpile.rules.game import Game, View

CONFIGS = [Config(2), Config(4, ("advanced_board",)), Config(5), preset("epic", 3), preset("epic", 5)]


def after_auctions(config: Config, seed: int) -> Iterator[tuple[View, Auction]]:
    """Of a game of brokers: what a seat saw at the last bid, and what it remembers of it when it is asked later."""
    told: list[Event] = []
    game = Game.new(config, seed=seed, events=told)
    broker = Broker()
    at_the_last_bid: dict[int, View] = {}
    while not game.over:
        seat = game.asked
        view = game.view(seat)
        if view.question == "bid":
            at_the_last_bid = {each: game.view(each) for each in range(game.players)}
        elif at_the_last_bid and at_the_last_bid[seat].round == game.round:
            found = remembered(view, [event for event in told if event.seen_by(seat)])
            assert found is not None
            if not found.lasts:
                yield at_the_last_bid[seat], found
        game.play(broker.decide(view))


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_the_auction_is_remembered_as_it_was(config: Config) -> None:
    looked = 0
    for seed in range(4):
        for then, found in after_auctions(config, seed):
            looked += 1
            assert list(found.prices) == list(then.prices)
            off = [now - before for now, before in zip(found.money, then.money, strict=True)]
            assert all(each in (0, 1) for each in off) and sum(off) <= 1  # R-INV-MITT
            assert [card >> 5 for card in found.table] == [card >> 5 for card in then.pile_cards]
            for now, before in zip(found.table, then.pile_cards, strict=True):
                assert before & UNKNOWN in (UNKNOWN, now & UNKNOWN)
    assert looked > 100


def test_of_a_round_that_one_came_into_nothing_is_remembered() -> None:
    game = Game.new(Config(4), seed=2)
    while game.decision.question != "bid":
        game.play(Broker().decide(game.view(game.asked)))
    told = game.record_events()
    while game.decision.question != "sell":
        game.play(Broker().decide(game.view(game.asked)))
    assert told
    assert remembered(game.view(game.asked), [event for event in told if event.seen_by(game.asked)]) is None


def test_who_has_heard_nothing_remembers_nothing() -> None:
    told: list[Event] = []
    game = Game.new(Config(4), seed=2, events=told)
    while game.decision.question != "sell":
        game.play(Broker().decide(game.view(game.asked)))
    assert remembered(game.view(game.asked), []) is None


def test_the_last_sale_of_five_players_when_every_card_lies_open() -> None:
    """Five players use the deck up. Whoever sells last may see all of it, and can still say what was hidden."""
    told: list[Event] = []
    game = Game.new(Config(5), seed=0, events=told)
    broker = Broker()
    while game.round < game.figures.rounds - 1 or game.decision.question != "sell":
        game.play(broker.decide(game.view(game.asked)))
    while game.asked != game.turn(4):
        game.play(next((each for each in game.decision.answers if each.name != "pass"), game.decision.answers[0]))
    seat = game.asked
    shark = Shark(1)
    shark.budget = Budget(playouts=20)
    shark.heard = [event for event in told if event.seen_by(seat)]
    assert shark.decide(game.view(seat)) in game.decision.answers
