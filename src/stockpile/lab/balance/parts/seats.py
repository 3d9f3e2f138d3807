"""What going first is worth: by place in the first round's turn order."""

from collections.abc import Iterator
from typing import Final

from stockpile.lab.balance.part import BASE, EPIC, Cell, Part, Seen
from stockpile.lab.balance.table import Table, leads, no_quirk, shares


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One deal, begun by every seat once: what lies where stays the same."""
    players = table.config.players
    for first in range(players):
        game = table.played(table.chance(first), no_quirk)
        ends = zip(shares(game), game.money, leads(game.money), strict=True)
        for seat, (share, money, lead) in enumerate(ends):
            yield (*cell, (seat - first) % players + 1), (share, money, lead)


SEATS: Final = Part(
    "seats",
    tuple((players, game) for players in (2, 3, 4, 5) for game in (BASE, EPIC)),
    ("place",),
    ("win_share", "money", "lead"),
    play,
)
