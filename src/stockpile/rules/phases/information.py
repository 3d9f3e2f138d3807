"""Round beginning (bonds and dice) and Information phase (R-BND-1, R-DIC-1, R-INF-1 to R-INF-3)."""

from typing import Final

from stockpile.rules import events, investor, step
from stockpile.rules.answers import BUY_BONDS, NUMBERS, Answer
from stockpile.rules.cards import COMMERCE_KINDS, PAIRS
from stockpile.rules.investor import windows
from stockpile.rules.money import pay
from stockpile.rules.state import State
from stockpile.rules.step import Step, each_in_turn, pack, seat_of, then


class Round(Step):
    """A round, phase by phase."""

    name = "round-beginning"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.ROUND
        if game.heard is not None:
            game.tell(game.tables.everyone, events.RoundStarted(game.round, game.first))
        tables = game.tables
        game.forecasts = [] if tables.dice else tables.forecasts.copy()
        game.pairs = []
        game.pair_known = []
        game.fee_total = 0
        if game.investors or tables.strategies:
            game.falsified = [0] * PAIRS
            game.used = [0] * game.players
            game.kept = 0
        if tables.bonds:
            then(game, [*each_in_turn(game, step.BOND_TURN), *_PHASES])
        else:
            then(game, _PHASES.copy())
        return False


_PHASES: Final = [
    pack(step.DICE),
    pack(step.INFORMATION),
    pack(step.SUPPLY),
    pack(step.BEFORE_DEMAND),
    pack(step.DEMAND),
    pack(step.ACTION),
    pack(step.SELLING),
    pack(step.MOVEMENT),
    pack(step.ROUND_END),
]


class BondTurn(Step):
    """R-BND-1: buy bonds while the supply lasts."""

    question = "bonds"

    def run(self, game: State, frame: int) -> bool:
        return True

    def legal(self, game: State, frame: int) -> list[int]:
        left = game.tables.bond_supply - sum(game.bonds) - game.gone[COMMERCE_KINDS]
        most = min(game.tables.bond_limit, left, game.money[seat_of(frame)] // game.tables.bond_price)
        return NUMBERS[BUY_BONDS : BUY_BONDS + most + 1]

    def take(self, game: State, frame: int, answer: Answer) -> None:
        game.agenda.pop()
        seat = seat_of(frame)
        count = answer.number - BUY_BONDS
        if count:
            pay(game, seat, count * game.tables.bond_price, "bonds")
            game.bonds[seat] += count
            if game.heard is not None:
                game.tell(game.tables.everyone, events.BondsBought(seat, count))

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        if answer.name != "bonds":
            return "not-an-answer-to-this"
        count = answer.number - BUY_BONDS
        if count > game.tables.bond_limit:
            return "more-bonds-than-a-round-allows"
        too_dear = count * game.tables.bond_price > game.money[seat_of(frame)]
        return "costs-more-than-you-have" if too_dear else "no-bonds-left"


class Dice(Step):
    """R-DIC-1: the dice are rolled in the open."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        if game.tables.dice:
            game.forecasts = list(game.chance.dice[game.round])
            if game.heard is not None:
                game.tell(game.tables.everyone, events.DiceRolled(tuple(game.forecasts)))
        return False


class Information(Step):
    """Pairs are made and dealt; before that, somebody may keep a card."""

    name = "information"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.INFORMATION
        game.agenda.append(pack(step.DEAL_PAIRS))
        if game.investors:
            then(game, windows(game, investor.BEFORE_DEALING))
        return False


class DealPairs(Step):
    """Every seat gets its pairs; with three or more players one pair is public; the rest lie face-down."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        tables = game.tables
        if not game.pairs:  # otherwise whoever kept a card has laid them out
            game.pairs = list(game.chance.pairs[game.round])
        game.pair_known = [0] * PAIRS
        for pair in range(PAIRS):
            owner = tables.pair_owner(pair)
            if owner >= 0:
                game.pair_known[pair] = 1 << owner
            elif pair == game.players:  # with two players pair 2 is dealt: only 3 to 5 have a public one
                game.pair_known[pair] = tables.everyone
            if game.heard is not None:
                _tell_pair(game, pair, owner)
        return False


def _tell_pair(game: State, pair: int, owner: int) -> None:
    seat = owner if owner >= 0 else None
    knowers = game.pair_known[pair]
    others = game.tables.everyone & ~knowers
    if knowers:
        game.tell(knowers, events.PairDealt(pair, seat, game.pairs[2 * pair], game.pairs[2 * pair + 1]))
    if others:
        game.tell(others, events.PairDealt(pair, seat, None, None))


def learn_pair(game: State, seat: int, pair: int) -> None:
    """A seat looks at a pair: everybody sees that it does, and which pair."""
    game.pair_known[pair] |= 1 << seat
    if game.heard is not None:
        game.tell(game.tables.everyone, events.PairLookedAt(seat, pair))
        game.tell(1 << seat, events.PairSeen(seat, pair, game.pairs[2 * pair], game.pairs[2 * pair + 1]))


step.register(step.ROUND, Round())
step.register(step.BOND_TURN, BondTurn())
step.register(step.DICE, Dice())
step.register(step.INFORMATION, Information())
step.register(step.DEAL_PAIRS, DealPairs())
