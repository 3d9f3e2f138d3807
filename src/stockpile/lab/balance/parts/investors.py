"""What every investor wins, by the number of players and beside each module."""

from collections.abc import Iterator
from typing import Final

from stockpile.lab.balance.part import ALONE, EPIC, INVESTORS_ONLY, Cell, Part, Seen
from stockpile.lab.balance.table import Table, hiring, leads, shares, turned, with_investors
from stockpile.rules.game import Game

Names = list[list[str]]  # by seat: its investors


def deal_of(table: Table) -> Iterator[tuple[Game, Names, int]]:
    """The games of one deal, set up: investors by lot, each in every seat once. With how far they have moved on."""
    tables = table.tables
    players, kept = tables.players, tables.investors_kept
    drawn = table.lot().sample([*tables.investor_deck], players * kept)
    rows = [drawn[seat * kept : (seat + 1) * kept] for seat in range(players)]
    keys = [card.key for card in table.content.investors]
    chance = table.chance()
    for by in range(players):
        hired = turned(rows, by)
        game = table.opened(with_investors(chance, tables, hired), table.bots(), hiring(hired))
        yield game, [[keys[number] for number in row] for row in hired], by


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One deal. Whoever has two investors, as with two players, counts for both."""
    for game, names, _ in deal_of(table):
        table.play_out(game)
        ends = zip(names, shares(game), game.money, leads(game.money), strict=True)
        for row, share, money, lead in ends:
            for name in row:
                yield (*cell, name), (share, money, lead)


INVESTORS: Final = Part(
    "investors",
    tuple((players, game) for players in (2, 3, 4, 5) for game in (INVESTORS_ONLY, *ALONE, EPIC)),
    ("investor",),
    ("win_share", "money", "lead"),
    play,
    beside=(INVESTORS_ONLY,),
)
