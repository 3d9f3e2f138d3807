"""What each module does to a game: its length, how far apart players end, and whether who is behind can still win."""

from collections.abc import Iterator
from statistics import pstdev
from typing import Final

from stockpile.lab.balance.part import BASE, EPIC, Cell, Part, Seen
from stockpile.lab.balance.table import Table, no_quirk, shares
from stockpile.lab.players import ask_player
from stockpile.rules.config import MODULES
from stockpile.rules.game import Game

# How long people take, as we reckon: by the question and by the round (dealing, moving tickers, clearing up).
SECONDS_A_CHOICE: Final = 8
SECONDS_A_ROUND: Final = 90


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One game of the deal."""
    bots = table.bots()
    game = table.opened(table.chance(), bots, no_quirk)
    rounds, choices, half = table.tables.rounds, 0, [0]
    while not game.over:
        if game.round == rounds // 2 and len(half) == 1:
            half = game.worth
        seat = game.asked
        choices += len(game.legal) > 1
        game.play(ask_player(bots[seat], game, seat))
    minutes = (choices * SECONDS_A_CHOICE + rounds * SECONDS_A_ROUND) / 60
    behind, last = comebacks(game, half)
    yield cell, (choices, minutes, sum(game.money) / game.players, pstdev(game.money), behind, last)


def comebacks(game: Game, half: list[int]) -> tuple[float, float]:
    """The part of the win that went to somebody who did not lead at half time, and to somebody who was last."""
    won = shares(game)
    behind = sum([share for share, worth in zip(won, half, strict=True) if worth < max(half)])
    last = sum([share for share, worth in zip(won, half, strict=True) if worth == min(half)])
    return behind, last


MODULES_PART: Final = Part(
    "modules",
    tuple((players, game) for players in (3, 4, 5) for game in (BASE, *MODULES, EPIC)),
    (),
    ("choices", "minutes", "money", "spread", "won_from_behind", "won_from_last"),
    play,
)
