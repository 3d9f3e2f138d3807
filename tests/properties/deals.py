"""Deals that differ only a little: two cards exchanged, two pairs mixed, all that is still to come shuffled anew.

Cards are physical here: numbers below the number of players are the starting shares, then comes the market deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from stockpile import Chance, Game
from stockpile.rules.cards import DOWN, PAIRS, STOCKS
from stockpile.rules.chance import check, draw
from stockpile.rules.tables import tables_for
from tests.properties.play import Trace

NEVER = 10**6


@dataclass(frozen=True)
class Difference:
    """Another deal, what was changed in it, and from which question on the change is on the table."""

    chance: Chance
    where: str
    dealt: int


class Whereabouts:
    """For one observer of a game that was played: when each card was dealt, and when laid open to the observer.

    Cards that others took face-down, and their starting shares, are hidden for good as far as this goes: if one is
    sold or shown later, what was shown tells.
    """

    def __init__(self, trace: Trace, observer: int) -> None:
        game = Game.new(trace.config, chance=trace.chance)
        players = trace.config.players
        cards = players + len(trace.chance.market)
        self.dealt = [0] * players + [NEVER] * (cards - players)
        self.opened = [NEVER] * cards
        self.rounds = [0]  # the number of the first question of each round
        if observer < players:
            self.opened[observer] = 0
        down: dict[int, list[int]] = {}
        self._deal(game, 0, 0)
        for number, move in enumerate(trace.moves, start=1):
            drawn, round_before = game.drawn, game.round
            game.play(move.answer)
            if move.card is not None:
                card = players + move.card
                _, side, pile = move.answer.args
                if move.seat == observer:
                    self.opened[card] = self.dealt[card]
                elif side == DOWN:
                    down.setdefault(pile, []).append(card)
                else:
                    self.opened[card] = number
            if down and not game.table:
                for pile, seat in enumerate(game.meeple_seat):
                    if seat == observer:
                        for card in down.get(pile, []):
                            self.opened[card] = number
                down = {}
            if game.round > round_before:
                self.rounds.append(number)
            self._deal(game, drawn, number)

    def _deal(self, game: Game, drawn: int, number: int) -> None:
        """Note the cards drawn by the last answer; the first ones of a round lie open at once (R-SUP-1)."""
        for card in range(game.players + drawn, game.players + game.drawn):
            self.dealt[card] = number
        if game.drawn > drawn and len(game.table) == game.tables.piles:
            for card in range(game.players + drawn, game.players + drawn + game.tables.piles):
                self.opened[card] = number

    def hidden(self, card: int) -> bool:
        """Whether the card was dealt and the observer did not see it at once."""
        return self.dealt[card] < self.opened[card]


def kinds_of(chance: Chance) -> list[int]:
    return [*chance.shares, *chance.market]


def with_kinds(chance: Chance, kinds: list[int]) -> Chance:
    players = len(chance.shares)
    return Chance(chance.first, tuple(kinds[:players]), tuple(kinds[players:]), chance.pairs)


def exchange(trace: Trace, places: Whereabouts, one: int, other: int, where: str) -> Difference:
    """Two cards change their faces."""
    kinds = kinds_of(trace.chance)
    kinds[one], kinds[other] = kinds[other], kinds[one]
    return Difference(with_kinds(trace.chance, kinds), where, min(places.dealt[one], places.dealt[other]))


def exchange_cards(trace: Trace, places: Whereabouts, rng: Random) -> Difference:
    """Two cards of the deck, both not seen by the observer when one of them was dealt."""
    kinds = kinds_of(trace.chance)
    deck = range(trace.config.players, len(kinds))
    one = rng.choice([card for card in deck if places.hidden(card)])
    others = [card for card in deck if places.opened[card] > places.dealt[one] and kinds[card] != kinds[one]]
    in_play = [card for card in others if places.hidden(card) and places.dealt[card] < places.opened[one]]
    return exchange(trace, places, one, rng.choice(in_play if in_play and rng.random() < 0.7 else others), "card")


def exchange_start(trace: Trace, places: Whereabouts, rng: Random) -> Difference:
    """The starting share of another seat and a third seat's, or an unseen card of a company nobody started with."""
    kinds = kinds_of(trace.chance)
    players = trace.config.players
    starts = [card for card in range(players) if places.hidden(card)]
    one = rng.choice(starts)
    unused = set(range(STOCKS)) - set(trace.chance.shares)  # R-SET-4: all different
    others = [card for card in range(players, len(kinds)) if places.opened[card] and kinds[card] in unused]
    return exchange(trace, places, one, rng.choice([*[card for card in starts if card != one] * 5, *others]), "start")


def mix_pairs(trace: Trace, places: Whereabouts, observer: int, rng: Random) -> Difference:
    """Two pairs that the observer does not see before the Movement phase exchange company, forecast or both."""
    players = trace.config.players
    one, other = rng.sample([pair for pair in range(PAIRS) if not _sees(observer, pair, players)], 2)
    number = rng.randrange(len(trace.chance.pairs))
    row = list(trace.chance.pairs[number])
    for part in rng.choice([(0,), (1,), (0, 1)]):
        row[2 * one + part], row[2 * other + part] = row[2 * other + part], row[2 * one + part]
    rows = [tuple(row) if each == number else old for each, old in enumerate(trace.chance.pairs)]
    chance = Chance(trace.chance.first, trace.chance.shares, trace.chance.market, tuple(rows))
    return Difference(chance, "pair", places.rounds[number])


def _sees(observer: int, pair: int, players: int) -> bool:
    if players == 2:
        return pair // 2 == observer
    return pair in (observer, players)


def shuffle_what_comes(trace: Trace, places: Whereabouts, rng: Random) -> Difference:
    """From some round on all cards and pairs are other ones."""
    number = rng.randrange(1, len(places.rounds))
    first = places.rounds[number]
    players = trace.config.players
    drawn = sum(dealt < first for dealt in places.dealt[players:])
    chance = trace.chance
    tables = tables_for(trace.config)
    later = draw(tables, rng, chance.first, chance.shares, chance.market[:drawn], chance.pairs[:number])
    return Difference(later, "later", first)


def differences(trace: Trace, places: Whereabouts, observer: int, rng: Random) -> Iterator[Difference]:
    """Deals that this observer cannot tell from the one played, for some time at least."""
    made = [
        exchange_cards(trace, places, rng),
        exchange_cards(trace, places, rng),
        exchange_start(trace, places, rng),
        mix_pairs(trace, places, observer, rng),
        shuffle_what_comes(trace, places, rng),
    ]
    for each in made:
        check(each.chance, tables_for(trace.config))
        yield each
