"""What the broker reckons with, for somebody to read: piles, prices and majorities as far as one seat can see.

>>> from stockpile.rules.game import Game
>>> numbers = numbers_for(Game.new(seed=1).view(0))
>>> [(pile.hidden, pile.now, pile.worth) for pile in numbers.piles][:2]
[(0, 5, 11.2), (0, 5, 18.0)]
>>> numbers.prospects[4]  # its forecast is known: one space up
Prospect(company=4, certain=True, price=5, move=1.0, change=1.0, kept=11.2, splits=0.0, bankrupt=0.0)
"""

from dataclasses import dataclass
from typing import Final

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.strides import Stride, meet
from stockpile.bots.broker.market.valuation import Appraisal
from stockpile.bots.broker.round.bidding import Bids
from stockpile.bots.broker.style import USUAL
from stockpile.content.forecasts import DIVIDEND
from stockpile.rules.cards import FEE, HELD, KINDS, STOCKS, UNKNOWN, kind_of, pile_of
from stockpile.rules.view import View

PLACES: Final = 1  # digits behind the point: more would only look exact
ODDS: Final = 2


@dataclass(frozen=True)
class PileWorth:
    """A pile. `now`: the shares and fees that one sees there, at today's prices. `known`: what all cards that one sees
    are expected to bring to this seat. `worth`: the same with the `hidden` ones, which are guessed at."""

    pile: int
    cards: int
    hidden: int
    now: int
    known: float
    worth: float


@dataclass(frozen=True)
class Prospect:
    """What this round's movement is expected to do to a company: by so many spaces, and what that changes for one
    share, with dividends and splits. `kept` is what a share brings that is not sold now; the rest are odds."""

    company: int
    certain: bool  # its forecast is known to this seat
    price: int
    move: float
    change: float
    kept: float
    splits: float
    bankrupt: float


@dataclass(frozen=True)
class RivalShares:
    """Shares of a rival, a split card counted twice: those known, and how many there are likely to be."""

    seat: int
    known: int
    expected: float


@dataclass(frozen=True)
class MajorityRace:
    """Shares of a company, and the odds that this seat has most of them in the end."""

    company: int
    own: int
    rivals: list[RivalShares]
    odds: float


@dataclass(frozen=True)
class Numbers:
    piles: list[PileWorth]
    prospects: list[Prospect]
    races: list[MajorityRace]


def numbers_for(view: View) -> Numbers:
    """All numbers of a seat's view."""
    position = Position(view, USUAL)
    return Numbers(
        _piles(position),
        [_prospect(position, company) for company in range(STOCKS)],
        [_race(position, company) for company in range(STOCKS)],
    )


def _piles(position: Position) -> list[PileWorth]:
    view, appraisal = position.view, Appraisal(position)
    worths = list(Bids(position).worth)
    ours = list(appraisal.ours)
    found = []
    for pile in range(view.tables.piles):
        kinds = [kind_of(card) for card in view.table if pile_of(card) == pile]
        seen = [kind for kind in kinds if kind != UNKNOWN]
        found.append(
            PileWorth(
                pile=pile,
                cards=len(kinds),
                hidden=len(kinds) - len(seen),
                now=sum(_today(position, ours, kind) for kind in seen),
                known=round(sum(ours[kind] for kind in seen), PLACES),
                worth=round(worths[pile], PLACES),
            )
        )
    return found


def _today(position: Position, ours: list[float], kind: int) -> int:
    """A share at its price, a fee as it is paid; what other cards will do is not money yet."""
    if kind < STOCKS:
        return price_of(position, kind)
    return round(ours[kind]) if FEE <= kind < KINDS else 0


def price_of(position: Position, company: int) -> int:
    return int(position.tables.values[position.outlook.at[company]])


def _prospect(position: Position, company: int) -> Prospect:
    outlook, space = position.outlook, position.view.prices[company]
    codes = outlook.forecasts[company]
    met = [meet(position.tables, company, space, code) for code in codes]
    price = price_of(position, company)
    moves = [code if code <= DIVIDEND else 0 for code in codes]
    return Prospect(
        company=company,
        certain=len(set(codes)) == 1,
        price=price,
        move=round(sum(moves) / len(codes), PLACES),
        change=round(sum(_brings(position, company, each) for each in met) / len(codes) - price, PLACES),
        kept=round(outlook.of[company].keep_regular[outlook.at[company]], PLACES),
        splits=round(sum(each.splits > 0 for each in met) / len(codes), ODDS),
        bankrupt=round(sum(each.bankrupt for each in met) / len(codes), ODDS),
    )


def _brings(position: Position, company: int, met: Stride) -> int:
    """What a regular card is worth after a movement, at the price of that moment, with what it was paid."""
    tables = position.tables
    if met.bankrupt:
        return int(met.regular_pay)
    value = tables.values[position.outlook.at[company] - position.view.prices[company] + met.space]
    return int(met.regular_pay + value * (2 if met.splits > 0 else 1))


def _race(position: Position, company: int) -> MajorityRace:
    view, holdings = position.view, position.holdings
    own = holdings.shares(company)
    rivals = [
        RivalShares(
            seat=seat,
            known=view.known[seat * HELD + company] + 2 * view.split[seat * STOCKS + company],
            expected=round(holdings.rivals_shares(rival, company), PLACES),
        )
        for rival, seat in enumerate(position.rivals)
    ]
    return MajorityRace(company, own, rivals, round(majority_odds(position, company), ODDS))


def majority_odds(position: Position, company: int) -> float:
    """What all our shares add to the odds of the majority: without any there is none to have."""
    own = position.holdings.shares(company)
    return 0.0 if own == 0 else -position.majority_gain(company, -own) / position.tables.majority
