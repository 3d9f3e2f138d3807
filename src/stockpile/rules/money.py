"""Money: every dollar that moves goes through here and is told (reasons are message keys)."""

from stockpile.rules import events
from stockpile.rules.cards import FEE, FEES
from stockpile.rules.state import State


def receive(game: State, seat: int, amount: int, reason: str) -> None:
    """The bank pays. An unpaid fee is settled the moment money comes in and suffices (R-DEM-6)."""
    if amount == 0:
        return
    game.money[seat] = game.money[seat] + amount
    if game.heard is not None:
        game.tell(game.tables.everyone, events.MoneyMoved(seat, amount, reason))
    settle_fees(game, seat)


def pay(game: State, seat: int, amount: int, reason: str) -> None:
    """A player pays the bank; whoever calls has checked that the money is there."""
    if amount == 0:
        return
    game.money[seat] = game.money[seat] - amount
    if game.heard is not None:
        game.tell(game.tables.everyone, events.MoneyMoved(seat, -amount, reason))


def settle_fees(game: State, seat: int) -> None:
    """Pay old fees, smallest first, each only if the money is there (R-DEM-6); not while bids bind it (R-DEM-7)."""
    if game.bound >> seat & 1:
        return
    for fee in range(FEES):
        while game.fees[seat * FEES + fee] and game.money[seat] >= game.tables.fees[fee]:
            game.fees[seat * FEES + fee] -= 1
            game.discard[FEE + fee] += 1
            pay(game, seat, game.tables.fees[fee], "fee")
