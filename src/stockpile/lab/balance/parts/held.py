"""What every strategy card is worth to whoever has it in hand when the first round begins.

Hands are dealt and put back by lot. Each seat in turn has a blank instead of one of its cards, which can never be
played, and the same deal is played again: what its lead was more with the card is what holding it was worth.
"""

from collections.abc import Iterator
from typing import Final

from stockpile.bots import play_out
from stockpile.lab.balance.part import EPIC, Cell, Part, Seen
from stockpile.lab.balance.parts.played import any_discard
from stockpile.lab.balance.table import Table, leads
from stockpile.lab.balance.worlds import hand_of, without_strategy
from stockpile.lab.players import ask_player
from stockpile.rules.game import Game


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One deal: once as it is, and once for every seat with a card less."""
    lot = table.lot()
    game = table.opened(table.chance(), table.bots(), lambda game: any_discard(game, lot))
    keys = [card.key for card in table.content.strategies]
    with_all = _end(table, game.copy())
    for seat in range(table.config.players):
        number = lot.choice(hand_of(game, seat))
        without = _end(table, without_strategy(game, seat, number))
        lead = leads(with_all)[seat] - leads(without)[seat]
        yield (*cell, keys[number]), (lead, with_all[seat] - without[seat])


def _end(table: Table, game: Game) -> list[int]:
    play_out(game, table.bots(), ask_player)
    return [*game.money]


HELD: Final = Part("held", tuple((players, EPIC) for players in (3, 4, 5)), ("card",), ("worth", "money"), play)
