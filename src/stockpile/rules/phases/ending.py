"""Round end and game end (R-END-1 to R-END-4)."""

from typing import Final

from stockpile.rules import events, knowledge, step
from stockpile.rules.cards import FEE, FEES, HELD, STOCKS
from stockpile.rules.money import receive
from stockpile.rules.state import State
from stockpile.rules.step import Step, pack

# The final breakdown: a row for each seat. Cash is the money before the game end; the rest adds up to the total.
BREAKDOWN: Final = ("cash", "majorities", "shares", "fees", "total")
COLUMNS: Final = 5


class RoundEnd(Step):
    """The first player token goes one seat left; after the last round the game ends instead."""

    name = "round-end"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.ROUND_END
        if game.heard is not None:
            game.tell(game.tables.everyone, events.RoundEnded(game.round))
        if game.round + 1 == game.tables.rounds:
            game.agenda.append(pack(step.GAME_END))
        else:
            game.round += 1
            game.first = game.turn(1)
            game.agenda.append(pack(step.ROUND))
        return False


class GameEnd(Step):
    """Majorities, the final sale, and what was owed."""

    name = "game-end"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.GAME_END
        players = range(game.players)
        cash = game.money[:]
        bonus = _pay_majorities(game)
        sold = [_sell_all(game, game.turn(place)) for place in players]
        for seat in players:
            _let_fees_lapse(game, seat)
        game.tally = []
        for seat in players:
            shares = sold[(seat - game.first) % game.players]
            total = game.money[seat]
            fees = total - cash[seat] - bonus[seat] - shares
            game.tally += [cash[seat], bonus[seat], shares, fees, total]
        if game.heard is not None:
            game.tell(game.tables.everyone, events.GameEnded(tuple(game.money), tuple(winners(game.tally))))
        return False


def _pay_majorities(game: State) -> list[int]:
    """R-END-2; returns what each seat got."""
    got = [0] * game.players
    for company in range(STOCKS):
        most = max([game.shares_of(seat, company) for seat in range(game.players)])
        if most == 0:
            continue
        holders = [seat for seat in range(game.players) if game.shares_of(seat, company) == most]
        if game.heard is not None:
            game.tell(game.tables.everyone, events.MajorityHeld(company, tuple(holders), most))
        amount = game.tables.majority if len(holders) == 1 else game.tables.majority_tied
        for seat in holders:
            got[seat] += amount
            receive(game, seat, amount, "majority")
    return got


def _sell_all(game: State, seat: int) -> int:
    """R-END-3; returns what the shares brought."""
    brought = 0
    for company in range(STOCKS):
        regular = game.regular[seat * HELD + company]
        split = game.split[seat * STOCKS + company]
        if regular + split == 0:
            continue
        if game.heard is not None:
            game.tell(game.tables.everyone, events.PortfolioSold(seat, company, regular, split))
        amount = game.value(company) * game.shares_of(seat, company)
        knowledge.clear(game, seat, company)
        game.split[seat * STOCKS + company] = 0
        game.discard[company] += regular + split
        brought += amount
        receive(game, seat, amount, "sale")
    return brought


def _let_fees_lapse(game: State, seat: int) -> None:
    for fee in range(FEES):
        while game.fees[seat * FEES + fee]:
            game.fees[seat * FEES + fee] -= 1
            game.discard[FEE + fee] += 1
            if game.heard is not None:
                game.tell(game.tables.everyone, events.FeeLapsed(seat, fee))


def winners(tally: list[int]) -> list[int]:
    """The seats with the most money; tied players share the win (R-END-4).

    >>> winners([0, 0, 0, 0, 31, 0, 0, 0, 0, 40, 0, 0, 0, 0, 40])
    [1, 2]
    """
    totals = tally[COLUMNS - 1 :: COLUMNS]
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


step.register(step.ROUND_END, RoundEnd())
step.register(step.GAME_END, GameEnd())
