"""The auction before a bid is sent: what it would leave, and who took one's place.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.game import Game
>>> game = Game.new(Config(players=3), seed=4)
>>> while game.decision.question != "bid":
...     game.play(game.decision.answers[0])
>>> after_bids(game.view(game.decision.seat))[game.decision.answers[3].number]
Left(money=14, fees=2, unpaid=0, hidden=2, brings=False)
"""

from dataclasses import dataclass
from itertools import chain, repeat, takewhile
from random import Random

from stockpile.rules.answers import Answer
from stockpile.rules.cards import COMMODITY, FEE, FEES, UNKNOWN, kind_of, pile_of
from stockpile.rules.events import MoneyMoved, PileTaken
from stockpile.rules.in_play import in_play
from stockpile.rules.public import Bid
from stockpile.rules.view import View


@dataclass(frozen=True)
class Left:
    """After paying for a pile: the money, what fees one knows of, how much of them stays unpaid, and hidden cards."""

    money: int
    fees: int
    unpaid: int
    hidden: int
    brings: bool  # the fees come in instead of going out (R-INV-BERNIE)


@dataclass(frozen=True)
class Outbid:
    """Somebody has gone further where the observer stood."""

    seat: int
    pile: int
    space: int


def after_bids(view: View) -> dict[int, Left]:
    """By number: what each bid on a pile would leave, if nobody outbids it."""
    if view.question == "bid-investor":
        return {answer.number: _hired(view, answer) for answer in view.answers if answer.name == "bid"}
    bids = [answer for answer in view.answers if answer.name == "bid"]
    earned = _earned(view, bids[0]) if bids and view.tables.investors else 0
    return {answer.number: _left(view, answer, earned) for answer in bids}


def _earned(view: View, answer: Answer) -> int:
    """What placing a meeple brings at once, whatever the pile (R-INV-MITT), as the rules tell it."""
    world = view.sample(Random(0))
    heard = world.listen()
    world.play(answer)
    before = takewhile(lambda event: not isinstance(event, PileTaken) and getattr(event, "reason", "") != "bid", heard)
    mine = [event for event in before if isinstance(event, MoneyMoved) and event.seat == view.observer]
    return sum([event.amount for event in mine if event.amount > 0])


def _left(view: View, answer: Answer, earned: int) -> Left:
    seat, (pile, space) = view.observer, answer.args
    costs = in_play(view).costs[seat]
    standing = [each for each in range(view.tables.piles) if view.meeple_seat[each] == seat]
    money = view.money[seat] + earned - costs[space] - sum([costs[view.meeple_space[each]] for each in standing])
    lying = [kind_of(card) for card in view.table if pile_of(card) in (pile, *standing)]  # R-DEM-9: both are paid
    fees = sorted([*_fees_in(view, lying), *_owed(view, seat)])
    brings = in_play(view).paid_fees[seat]
    return Left(
        money=money,
        fees=sum(fees),
        unpaid=0 if brings else _unpaid(money, fees),
        hidden=lying.count(UNKNOWN),
        brings=brings,
    )


def _fees_in(view: View, kinds: list[int]) -> list[int]:
    return [view.tables.fees[kind - FEE] for kind in kinds if FEE <= kind < COMMODITY]


def _owed(view: View, seat: int) -> list[int]:
    counts = view.fees[seat * FEES : seat * FEES + FEES]
    return list(chain.from_iterable(repeat(fee, count) for fee, count in zip(view.tables.fees, counts, strict=True)))


def _unpaid(money: int, fees: list[int]) -> int:
    """Smallest first, each only if the money is there (R-DEM-6)."""
    unpaid = 0
    for fee in fees:
        if fee <= money:
            money -= fee
        else:
            unpaid += fee
    return unpaid


def _hired(view: View, answer: Answer) -> Left:
    """What an investor starts with: its money less the bid, together with what the other one brings (R-AUC-1)."""
    tables, lots = view.tables, view.lots
    standing = [each for each in range(tables.piles) if view.meeple_seat[each] == view.observer]
    bids = [(answer.args[0], answer.args[1]), *[(each, view.meeple_space[each]) for each in standing]]
    money = sum([tables.investor_money[lots[pile]] - tables.bidding[space] for pile, space in bids])
    return Left(money=money, fees=0, unpaid=0, hidden=0, brings=False)


def outbids(view: View) -> list[Outbid]:
    """Where the observer's meeples that are to be placed again stood, and who went further there first."""
    if view.question not in ("bid", "bid-investor") or view.asked != view.observer:
        return []
    bids = view.bids
    mine = [at for at, bid in enumerate(bids) if bid.seat == view.observer]
    again = min(len(mine), view.tables.meeples) - view.meeple_seat.count(view.observer)  # not those never placed
    lost = [_successor(bids, at) for at in mine if bids[at].outbid]
    return [Outbid(bids[at].seat, bids[at].pile, bids[at].space) for at in sorted(lost)[len(lost) - again :]]


def _successor(bids: tuple[Bid, ...], at: int) -> int:
    return next(later for later in range(at + 1, len(bids)) if bids[later].pile == bids[at].pile)
