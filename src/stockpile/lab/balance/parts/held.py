"""What every strategy card is worth to whoever has it in hand when the first round begins.

Hands are dealt and put back by lot. Each seat in turn has a blank instead of one of its cards, which can never be
played, and the same deal is played again: what its lead was more with the card is what holding it was worth.
"""

from collections.abc import Iterator
from typing import Final

from stockpile.lab.balance.part import EPIC, Cell, Part, Seen
from stockpile.lab.balance.table import Table, discarding, leads
from stockpile.lab.balance.worlds import hand_of, without_strategy


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One deal: once as it is, and once for every seat with a card less."""
    lot = table.lot()
    game = table.opened(table.chance(), table.bots(), discarding(lot))
    keys = [card.key for card in table.content.strategies]
    with_all = table.play_out(game.copy())
    for seat in range(table.config.players):
        number = lot.choice(hand_of(game, seat))
        without = table.play_out(without_strategy(game, seat, number))
        lead = leads(with_all)[seat] - leads(without)[seat]
        yield (*cell, keys[number]), (lead, with_all[seat] - without[seat])


HELD: Final = Part("held", tuple((players, EPIC) for players in (3, 4, 5)), ("card",), ("worth", "money"), play)
