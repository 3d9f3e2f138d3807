"""What other seats hold of the modules' decks is sampled as often as the deal makes it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

from stockpile import Config, Game
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.config import MODULES
from tests.support.odds import check_odds
from tests.support.play import begin, observers

SAMPLES = 1500
TABLE = Config(3, MODULES)


def sampled(game: Game, observer: int) -> list[Game]:
    view = game.view(observer)
    rng = Random(1)
    return [view.sample(rng) for _ in range(SAMPLES)]


def first_of(cards: list[int], seat: int, bits: int) -> int:
    return next(card & (1 << bits) - 1 for card in cards if card >> bits == seat)


def check_first(worlds: list[Game], where: str, seat: int, bits: int, odds: Mapping[int, int]) -> None:
    """The first of a seat's cards in a list in which the seat stands above so many bits."""
    check_odds(Counter(first_of(getattr(world, where), seat, bits) for world in worlds), odds)


def at_question(question: str, times: int = 1) -> Game:
    """A game with everything at its first such question, or a later one."""
    rng = Random(question)
    game = begin(TABLE, rng)
    while game.decision.question != question or (times := times - 1):
        game.play(rng.choice(game.decision.answers))
    return game


def others(observer: int) -> list[int]:
    return [seat for seat in range(TABLE.players) if seat != observer]


def unseen_investors(game: Game, observer: int) -> dict[int, int]:
    view = game.view(observer)
    return {number: 1 for number in game.figures.investor_deck if number not in [*view.offers, *view.picked]}


def test_investors_on_offer() -> None:
    """R-INV-1: any that the observer was not dealt."""
    game = at_question("choose-investor")
    for observer in observers(TABLE):
        worlds = sampled(game, observer)
        for seat in others(observer):
            check_first(worlds, "offers", seat, 8, unseen_investors(game, observer))


def test_investors_picked() -> None:
    """R-SET-7: what others have picked is as open as what they were dealt."""
    game = at_question("choose-investor", times=3)
    for observer in observers(TABLE):
        worlds = sampled(game, observer)
        for seat in others(observer):
            if seat != game.asked:
                check_first(worlds, "picked", seat, 8, unseen_investors(game, observer))


def test_strategies() -> None:
    """R-STR-1: in hands and in the box, as many of each as the observer does not have."""
    game = at_question("discard", times=5)
    for observer in observers(TABLE):
        view = game.view(observer)
        counts = game.figures.strategy_deck.copy()
        for number in [*view.strategies, *view.strategies_boxed]:
            counts[number] -= 1
        worlds = sampled(game, observer)
        for seat in others(observer):
            check_first(worlds, "strategies", seat, 8, dict(enumerate(counts)))
            if seat != game.turn(2):
                check_first(worlds, "strategies_boxed", seat, 8, dict(enumerate(counts)))


def test_commerce_cards() -> None:
    """R-COM-1: all that are not in sight, in the hand of another seat and on top of the deck."""
    game = at_question("commerce", times=4)
    for observer in observers(TABLE):
        view = game.view(observer)
        left = [count - gone for count, gone in zip(game.figures.commerce, view.gone, strict=False)]
        for at, count in enumerate(view.commerce):
            left[at % COMMERCE_KINDS] -= count
        for kind in view.commerce_hand:
            left[kind] -= 1
        worlds = sampled(game, observer)
        check_odds(Counter(world.chance.commerce[0] for world in worlds), dict(enumerate(left)))
        for seat in others(observer):
            check_first(worlds, "commerce_hand", seat, 4, dict(enumerate(left)))


def test_dice() -> None:
    """R-DIC-1: before they are rolled, each die shows any of its faces; afterwards what it shows."""
    game = at_question("bonds", times=5)
    for observer in observers(TABLE):
        worlds = sampled(game, observer)
        for number in (game.round, game.round + 1):
            for die, faces in enumerate(game.figures.faces):
                check_odds(Counter(world.chance.dice[number][die] for world in worlds), Counter(faces))
    rolled = at_question("place")
    assert {tuple(world.forecasts) for world in sampled(rolled, 0)} == {tuple(rolled.forecasts)}
