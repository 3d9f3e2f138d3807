"""A test of the secrecy tests: eyes and ears that get a little too much are found out by both checks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stockpile import Game
from stockpile.rules.cards import HELD, kind_of
from stockpile.rules.chance import draw
from stockpile.rules.events import Event
from stockpile.rules.tables import tables_for
from tests.properties.deals import Whereabouts, differences
from tests.properties.play import CONFIGS, observers, some_moments, trace
from tests.properties.secrecy import Senses, check_interference, check_sample, hear, see, watch

Leak = Callable[[Game, int], object]


def neighbour(game: Game, observer: int) -> int:
    return (observer + 1) % game.players


def answers_of_the_asked(game: Game, observer: int) -> object:
    return None if game.over else len(game.legal)


LEAKS: dict[str, Leak] = {
    "the next card of the deck": lambda game, _: game.chance.market[game.drawn : game.drawn + 1],
    "the last card of the deck": lambda game, _: game.chance.market[-1:],
    "the newest card on the piles": lambda game, _: [kind_of(card) for card in game.table[-1:]],
    "the neighbour's hand": lambda game, me: [card for card in game.hand if card >> 4 == neighbour(game, me)],
    "one kind in the neighbour's portfolio": lambda game, me: game.regular[neighbour(game, me) * HELD],
    "the last pair": lambda game, _: game.pairs[-2:],
    "one forecast of the last round": lambda game, _: game.chance.pairs[-1][1:2],
    "how many answers somebody has": answers_of_the_asked,
    "the first seat's memory": lambda game, _: game.known[: game.players * HELD],
}
every_leak = pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)


def eyes_with(leak: Leak) -> Senses:
    def see_more(game: Game, observer: int) -> dict[str, Any]:
        return see(game, observer) | {"more": leak(game, observer)}

    return Senses(see=see_more)


def hear_everything(events: list[Event], observer: int, players: int) -> list[dict[str, Any]]:
    return [event.to_json(players) for event in events]


def hear_other_seats_pairs(events: list[Event], observer: int, players: int) -> list[dict[str, Any]]:
    """Right in all but one kind of event."""
    secrets = [event for event in events if event.name == "pair-dealt" and not event.seen_by(observer)]
    return hear(events, observer, players) + [event.to_json(players) for event in secrets]


def sample_everywhere(senses: Senses) -> None:
    rng = Random(3)
    for config in CONFIGS[::3]:
        for game in some_moments(config, rng, 8):
            for observer in observers(config):
                check_sample(game, observer, rng, senses)


def interfere_everywhere(senses: Senses) -> None:
    rng = Random(4)
    for config in CONFIGS[::3]:
        chance = draw(tables_for(config), rng)
        played = trace(config, chance, rng)
        for observer in observers(config):
            first = list(watch(played, chance, observer, senses))
            places = Whereabouts(played, observer)
            for other in differences(played, places, observer, rng):
                check_interference(first, played, other, observer, senses)


@every_leak
def test_sampling_notices(leak: Leak) -> None:
    with pytest.raises(AssertionError, match="could tell a sampled world"):
        sample_everywhere(eyes_with(leak))


@every_leak
def test_interference_notices(leak: Leak) -> None:
    with pytest.raises(AssertionError, match="can tell by the view"):
        interfere_everywhere(eyes_with(leak))


@pytest.mark.parametrize("ears", [hear_everything, hear_other_seats_pairs])
def test_interference_notices_what_is_overheard(
    ears: Callable[[list[Event], int, int], list[dict[str, Any]]],
) -> None:
    with pytest.raises(AssertionError, match="can tell by the events"):
        interfere_everywhere(Senses(hear=ears))


def test_public_facts_are_no_leak() -> None:
    """What everybody may know can be added to a view without either check minding."""
    senses = eyes_with(lambda game, _: [game.money, game.discard, sum(game.split)])
    sample_everywhere(senses)
    interfere_everywhere(senses)
