"""Round beginning (bonds and dice) and Information phase (R-BND-1, R-DIC-1, R-INF-1 to R-INF-3)."""

from typing import Final

from stockpile.rules import events, investor, step
from stockpile.rules.answers import BUY_BONDS, NUMBERS, Answer
from stockpile.rules.cards import COMMERCE_KINDS, PAIRS
from stockpile.rules.investor import windows
from stockpile.rules.money import pay
from stockpile.rules.numbers import total, zeros
from stockpile.rules.state import State
from stockpile.rules.step import Step, done, each_in_turn, pack, push, seat_of, then
from stockpile.rules.vecs import i64, vec


class Round(Step):
    """A round, phase by phase."""

    name = "round-beginning"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.ROUND
        if game.events is not None:
            game.emit(game.figures.everyone, events.RoundStarted(game.round, game.first))
        figures = game.figures
        game.forecasts = vec[i64]() if figures.dice else figures.forecasts[:]
        game.bids_placed = vec[i64]()
        game.pairs = vec[i64]()
        game.pair_known = vec[i64]()
        game.fee_total = 0
        if game.figures.investors or figures.strategies:
            game.falsified = zeros(PAIRS)
            game.used = zeros(game.players)
            game.kept = 0
        then(game, _PHASES)
        if figures.bonds:
            then(game, each_in_turn(game, step.BOND_TURN))
        return False


_PHASES: Final = vec[i64](
    [
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
)


class BondTurn(Step):
    """R-BND-1: buy bonds, which never run out (in games from before that ruling: while the supply lasts)."""

    question = "bonds"
    public = True

    def run(self, game: State, frame: i64) -> bool:
        return True

    def legal(self, game: State, frame: i64) -> vec[i64]:
        figures = game.figures
        most = min(figures.bond_limit, game.money[seat_of(frame)] // figures.bond_price)
        if not figures.bonds_never_run_out:
            most = min(most, figures.bond_supply - total(game.bonds) - game.gone[COMMERCE_KINDS])
        return NUMBERS[BUY_BONDS : BUY_BONDS + most + 1]

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        done(game)
        seat = seat_of(frame)
        count = answer.number - BUY_BONDS
        if count > 0:
            pay(game, seat, count * game.figures.bond_price, "bonds")
            game.bonds[seat] += count
            if game.events is not None:
                game.emit(game.figures.everyone, events.BondsBought(seat, count))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        if answer.name != "bonds":
            return "not-an-answer-to-this"
        count = answer.number - BUY_BONDS
        if count > game.figures.bond_limit:
            return "more-bonds-than-a-round-allows"
        too_dear = count * game.figures.bond_price > game.money[seat_of(frame)]
        return "costs-more-than-you-have" if too_dear else "no-bonds-left"


class Dice(Step):
    """R-DIC-1: the dice are rolled in the open."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        if game.figures.dice:
            game.forecasts = game.chance.rolls[game.round][:]
            if game.events is not None:
                game.emit(game.figures.everyone, events.DiceRolled(tuple(game.forecasts)))
        return False


class Information(Step):
    """Pairs are made and dealt; before that, a seat may keep a card."""

    name = "information"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.INFORMATION
        push(game, pack(step.DEAL_PAIRS))
        if game.figures.investors:
            then(game, windows(game, investor.BEFORE_DEALING))
        return False


class DealPairs(Step):
    """Every seat gets its pairs; with three or more players one pair is public; the rest lie face-down."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        figures = game.figures
        if len(game.pairs) == 0:  # otherwise the seat that kept a card has laid them out
            game.pairs = game.chance.pairs_of_rounds[game.round][:]
        game.pair_known = zeros(PAIRS)
        for pair in range(PAIRS):
            owner = figures.pair_owner(pair)
            if owner >= 0:
                game.pair_known[pair] = 1 << owner
            elif pair == game.players:  # with two players pair 2 is dealt: only 3 to 5 have a public one
                game.pair_known[pair] = figures.everyone
            if game.events is not None:
                _tell_pair(game, pair, owner)
        return False


def _tell_pair(game: State, pair: i64, owner: i64) -> None:
    seat = owner if owner >= 0 else None
    knowers = game.pair_known[pair]
    others = game.figures.everyone & ~knowers
    if knowers > 0:
        game.emit(knowers, events.PairDealt(pair, seat, game.pairs[2 * pair], game.pairs[2 * pair + 1]))
    if others > 0:
        game.emit(others, events.PairDealt(pair, seat, None, None))


def learn_pair(game: State, seat: i64, pair: i64) -> None:
    """A seat looks at a pair: everybody sees that it does, and which pair."""
    game.pair_known[pair] |= 1 << seat
    if game.events is not None:
        game.emit(game.figures.everyone, events.PairLookedAt(seat, pair))
        game.emit(1 << seat, events.PairSeen(seat, pair, game.pairs[2 * pair], game.pairs[2 * pair + 1]))


step.register(step.ROUND, Round())
step.register(step.BOND_TURN, BondTurn())
step.register(step.DICE, Dice())
step.register(step.INFORMATION, Information())
step.register(step.DEAL_PAIRS, DealPairs())
