"""Money: every dollar that moves goes through here, with an event (reasons are message keys)."""

from stockpile.rules import events
from stockpile.rules.cards import FEE, FEES
from stockpile.rules.investor import cost
from stockpile.rules.state import State
from stockpile.rules.vecs import i64


def receive(game: State, seat: i64, amount: i64, reason: str) -> None:
    """The bank pays. An unpaid fee is settled the moment money comes in and suffices (R-DEM-6)."""
    if amount == 0:
        return
    credit(game, seat, amount, reason)
    settle_fees(game, seat)


def credit(game: State, seat: i64, amount: i64, reason: str) -> None:
    """The bank pays, and fees are looked at later."""
    if amount == 0:
        return
    game.money[seat] += amount
    if game.events is not None:
        game.emit(game.figures.everyone, events.MoneyMoved(seat, amount, reason))


def pay(game: State, seat: i64, amount: i64, reason: str) -> None:
    """A player pays the bank; the caller has checked that the money is there."""
    if amount == 0:
        return
    game.money[seat] -= amount
    if game.events is not None:
        game.emit(game.figures.everyone, events.MoneyMoved(seat, -amount, reason))


def spare_money(game: State, seat: i64) -> i64:
    """Money that no standing bid of this seat needs (R-DEM-7, R-DEM-9)."""
    money = game.money[seat]
    for pile in range(game.figures.piles):
        if game.meeple_seat[pile] == seat:
            money -= cost(game, seat, game.meeple_space[pile])
    return money


def settle_fees(game: State, seat: i64) -> None:
    """Pay old fees, smallest first, each only if the money is there (R-DEM-6) and no bid needs it (R-DEM-7)."""
    for fee in range(FEES):
        while game.fees[seat * FEES + fee] > 0 and _free_money(game, seat) >= game.figures.fees[fee]:
            game.fees[seat * FEES + fee] -= 1
            game.discard[FEE + fee] += 1
            pay(game, seat, game.figures.fees[fee], "fee")


def _free_money(game: State, seat: i64) -> i64:
    """Meeples stay on the tracks after the auction: only from a seat's first bid to its cards do they bind money.

    In games that were started before the ruling changed they bind all of it.
    """
    if not game.bound >> seat & 1:
        return game.money[seat]
    return spare_money(game, seat) if game.figures.fees_from_spare_money else 0
