"""What a bond, a commodity and a tax card are worth to whoever has one.

From the moment somebody could buy a bond, the game is played on with one bond bought and with none. From the moment
somebody has taken a commerce card, it is played on with the card and without it. All else is the same.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from stockpile.lab.balance.part import EPIC, Cell, Key, Part, Seen
from stockpile.lab.balance.table import Table, leads, no_quirk
from stockpile.lab.balance.worlds import with_future, without_commerce
from stockpile.lab.players import ask_player
from stockpile.rules import step
from stockpile.rules.answers import ANSWERS, BUY_BONDS
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.game import Game

TAX: Final = COMMERCE_KINDS - 1  # the kind of tax cards
NONE, ONE = ANSWERS[BUY_BONDS], ANSWERS[BUY_BONDS + 1]

Twins = tuple[Key, Game, Game, int]  # what is looked at, the game with it and without it, whose it is


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One deal: everything that somebody bought or took in it."""
    lot = table.lot()
    for key, with_it, without, seat in [*_moments(table, lot)]:
        seed = lot.getrandbits(64)
        ends = [table.play_out(with_future(game, Random(seed))) for game in (with_it, without)]
        gain = leads(ends[0])[seat] - leads(ends[1])[seat]
        yield (*cell, *key), (gain, ends[0][seat] - ends[1][seat])


def _moments(table: Table, lot: Random) -> Iterator[Twins]:
    """A game, and the moments in it that are looked at: one seat's bonds a round, and every commerce card taken."""
    bots = table.bots()
    game = table.opened(table.chance(), bots, no_quirk)
    buyer, had = lot.randrange(game.players), [*game.commerce]
    while not game.over:
        seat = game.asked
        if had != [*game.commerce]:
            yield from _taken(game, had)
            had = [*game.commerce]
        if seat == buyer and step.step_of(game.agenda[-1]) == step.BOND_TURN and ONE.number in game.legal:
            yield _bond(game, seat)
            buyer = lot.randrange(game.players)
        game.play(ask_player(bots[seat], game, seat))


def _bond(game: Game, seat: int) -> Twins:
    with_one, with_none = game.copy(), game.copy()
    with_one.play(ONE)
    with_none.play(NONE)
    return ("bond", game.tables.rounds - game.round), with_one, with_none, seat


def _taken(game: Game, had: list[int]) -> Iterator[Twins]:
    """Every card that a seat has now and had not before. Cards given up are no purchase."""
    for at, (now, before) in enumerate(zip(game.commerce, had, strict=True)):
        if now > before:
            seat, kind = divmod(at, COMMERCE_KINDS)
            own = had[seat * COMMERCE_KINDS : (seat + 1) * COMMERCE_KINDS]
            yield _what(own, kind), game.copy(), without_commerce(game, seat, kind), seat


def _what(own: list[int], kind: int) -> Key:
    """A tax card by how many there were; a commodity by how many kinds there were, or a double."""
    if kind == TAX:
        return "tax", own[TAX] + 1
    if own[kind]:
        return "double", 0
    return "commodity", sum([count > 0 for count in own[:TAX]]) + 1


PURCHASES: Final = Part(
    "purchases",
    tuple((players, EPIC) for players in (3, 4, 5)),
    ("what", "count"),
    ("worth", "money"),
    play,
)
