"""Round end and game end (R-END-1 to R-END-4, R-BND-2, R-BND-3, R-COM-3)."""

from typing import Final

from stockpile.rules import events, investor, knowledge, step
from stockpile.rules.cards import COMMERCE_KINDS, FEE, FEES, HELD, STOCKS
from stockpile.rules.investor import investors_of, windows
from stockpile.rules.money import pay, receive
from stockpile.rules.numbers import least, most, zeros
from stockpile.rules.phases.selling import sale_bonus
from stockpile.rules.state import State
from stockpile.rules.step import Step, done, pack, push, then
from stockpile.rules.vecs import extend, i64, vec

# The final breakdown: a row for each seat. Cash is the money before the game end; the rest adds up to the total.
BREAKDOWN: Final = ("cash", "majorities", "shares", "bonds", "commodities", "fees", "taxes", "total")
COLUMNS: Final = 8


class RoundEnd(Step):
    """Interest, then the abilities of the round end in turn order."""

    name = "round-end"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.ROUND_END
        if game.figures.bonds:
            _pay_interest(game)
        push(game, pack(step.PASS_TOKEN))
        if game.figures.investors:
            then(game, windows(game, investor.ROUND_END))
        return False


def _pay_interest(game: State) -> None:
    """R-BND-2."""
    for place in range(game.players):
        seat = game.turn(place)
        bonds = game.bonds[seat]
        amount = bonds * game.figures.bond_interest
        for each in investors_of(game, seat):
            amount += each.interest(game, bonds)
        receive(game, seat, amount, "interest")


class PassToken(Step):
    """The first player token goes one seat left, or to the seat with the card; after the last round the game ends."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        if game.events is not None:
            game.emit(game.figures.everyone, events.RoundEnded(game.round))
        if game.round + 1 == game.figures.rounds:
            push(game, pack(step.GAME_END))
        else:
            game.round += 1
            game.first = game.next_first if game.next_first >= 0 else game.turn(1)
            game.next_first = -1
            push(game, pack(step.ROUND))
        return False


class GameEnd(Step):
    """Majorities, the final sale, bonds, commodities, what was owed, and taxes last (R-END-3)."""

    name = "game-end"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.GAME_END
        settle(game)
        if game.events is not None:
            game.emit(game.figures.everyone, events.GameEnded(tuple(game.money), tuple(winners([*game.tally]))))
        return False


def settle(game: State) -> None:
    """Turn everything that is held into money, and keep where it came from."""
    players = game.players
    cash = game.money[:]
    bonus = _pay_majorities(game)
    shares = vec[i64]([_sell_all(game, seat) for seat in range(players)])
    bonds = vec[i64]([_redeem_bonds(game, seat) for seat in range(players)])
    commodities = vec[i64]([_pay_commodities(game, seat) for seat in range(players)])
    for seat in range(players):
        _let_fees_lapse(game, seat)
    before_taxes = game.money[:]
    taxes = vec[i64]([_subtract_taxes(game, seat) for seat in range(players)])
    tally = vec[i64]()
    for seat in range(players):
        income = cash[seat] + bonus[seat] + shares[seat] + bonds[seat] + commodities[seat]
        tally = extend(tally, vec[i64]([cash[seat], bonus[seat], shares[seat], bonds[seat], commodities[seat]]))
        tally = extend(tally, vec[i64]([before_taxes[seat] - income, -taxes[seat], game.money[seat]]))
    game.tally = tally


def _pay_majorities(game: State) -> vec[i64]:
    """R-END-2; returns what each seat got."""
    got = zeros(game.players)
    for company in range(STOCKS):
        held = vec[i64]([game.shares_of(seat, company) for seat in range(game.players)])
        largest = most(held)
        if largest == 0:
            continue
        holders = vec[i64]([seat for seat in range(game.players) if held[seat] == largest])
        if game.events is not None:
            game.emit(game.figures.everyone, events.MajorityHeld(company, tuple(holders), largest))
        amount = game.figures.majority if len(holders) == 1 else game.figures.majority_tied
        for seat in holders:
            got[seat] += amount
            receive(game, seat, amount, "majority")
    return got


def _sell_all(game: State, seat: i64) -> i64:
    """R-END-3; returns what the shares brought."""
    bonus = sale_bonus(game, seat)
    brought = _short_in_the_end(game, seat)
    receive(game, seat, brought, "sale")
    for company in range(STOCKS):
        regular = game.regular[seat * HELD + company]
        split = game.split[seat * STOCKS + company]
        if regular + split == 0:
            continue
        if game.events is not None:
            game.emit(game.figures.everyone, events.PortfolioSold(seat, company, regular, split))
        amount = (game.value(company) + bonus) * game.shares_of(seat, company)
        knowledge.clear(game, seat, company)
        game.split[seat * STOCKS + company] = 0
        game.discard[company] += regular + split
        brought += amount
        receive(game, seat, amount, "sale")
    return brought


def _short_in_the_end(game: State, seat: i64) -> i64:
    """R-INV-SOROS: in the final sale the cheapest share brings at least the investor's own price."""
    own: i64 = 0
    for each in investors_of(game, seat):
        own = max(own, each.short_price(game))
    if own == 0:
        return 0
    held = vec[i64]([game.value(company) for company in range(STOCKS) if game.shares_of(seat, company) > 0])
    return max(0, own - least(held)) if len(held) > 0 else 0


def _redeem_bonds(game: State, seat: i64) -> i64:
    """R-BND-3: at the price paid."""
    amount = game.bonds[seat] * game.figures.bond_price
    receive(game, seat, amount, "bonds")
    return amount


def _pay_commodities(game: State, seat: i64) -> i64:
    """R-COM-3; duplicates open a second set, and so on."""
    if not game.figures.commodities:
        return 0
    amount = _worth_of_sets(game.figures.set_values, game.commodities_of(seat))
    receive(game, seat, amount, "commodities")
    return amount


def sets_value(values: list[int], counts: list[int]) -> int:
    """What commodities are worth: two cattle, two oil, corn and gold are a set of four and a set of two.

    >>> sets_value([3, 8, 15, 24, 35, 48], [1, 0, 2, 0, 1, 2])
    32
    """
    return _worth_of_sets(vec[i64](values), vec[i64](counts))


def _worth_of_sets(values: vec[i64], counts: vec[i64]) -> i64:
    amount: i64 = 0
    copies: i64 = 1
    while True:
        different: i64 = 0
        for count in counts:
            if count >= copies:
                different += 1
        if different == 0:
            return amount
        amount += values[different - 1]
        copies += 1


def _subtract_taxes(game: State, seat: i64) -> i64:
    """R-END-3: only here can money become negative."""
    cards = game.commerce[seat * COMMERCE_KINDS + COMMERCE_KINDS - 1]
    amount = game.figures.tax_costs[cards - 1] if cards > 0 else 0
    pay(game, seat, amount, "taxes")
    return amount


def _let_fees_lapse(game: State, seat: i64) -> None:
    for fee in range(FEES):
        while game.fees[seat * FEES + fee] > 0:
            game.fees[seat * FEES + fee] -= 1
            game.discard[FEE + fee] += 1
            if game.events is not None:
                game.emit(game.figures.everyone, events.FeeLapsed(seat, fee))


def standing(tally: list[int]) -> list[dict[str, int]]:
    """By seat: what the total is made of, and the place; of a game that continues, nothing."""
    rows: list[dict[str, int]] = []
    totals = tally[COLUMNS - 1 :: COLUMNS]
    for seat, total in enumerate(totals):
        row: dict[str, int] = {"seat": seat, "place": 1 + sum([other > total for other in totals])}
        for column, name in enumerate(BREAKDOWN):
            row[name] = tally[seat * COLUMNS + column]
        rows.append(row)
    return rows


def winners(tally: list[int]) -> list[int]:
    """The seats with the most money; tied players share the win (R-END-4).

    >>> winners([0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 40])
    [1, 2]
    """
    totals = tally[COLUMNS - 1 :: COLUMNS]
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


step.register(step.ROUND_END, RoundEnd())
step.register(step.PASS_TOKEN, PassToken())
step.register(step.GAME_END, GameEnd())
