"""Advice for a person: what the broker and the shark would make of that person's view, in typed facts.

Nothing goes in but a view, the events of its seat and a seed, which is made of nothing hidden. The numbers are those of
the broker. What to do is the shark's answer, with one reason for it that the broker's numbers give: a kind with facts.
A sentence for each kind is in the catalogues, under `advice-` and the kind. Money is in thousands of dollars, odds are
in hundredths; a pile, a card, a company stand for themselves.

>>> from stockpile.rules.game import Game
>>> numbers = numbers_for(Game.new(seed=1).view(0))
>>> [(pile.hidden, pile.now, pile.worth) for pile in numbers.piles][:2]
[(0, 5, 11.2), (0, 5, 18.0)]
>>> numbers.prospects[4]  # its forecast is known: one space up
Prospect(company=4, certain=True, price=5, move=1.0, change=1.0, kept=11.2, splits=0.0, bankrupt=0.0)

Cards that are placed, shares that are sold and strategies that are put back go together: there the shark is asked
again as long as the question stays the same, in a world drawn from the view, of which it sees what that seat would see.

>>> from stockpile.rules.game import Game
>>> view = Game.new(seed=4).view(0)
>>> advice = advise(view, seed="1")
>>> [str(answer) for answer in advice.answers], advice.reason.kind
(['place boom up D', 'place bust down C'], 'hide-good')
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from stockpile.bots.bot import NotAsked
from stockpile.bots.broker.bidding import Bids
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.prospects import Stride, meet, stride
from stockpile.bots.broker.style import USUAL
from stockpile.bots.broker.trading import action_steps
from stockpile.bots.broker.valuation import Appraisal
from stockpile.bots.budget import Budget
from stockpile.bots.shark import Shark
from stockpile.bots.shark.search import is_searched
from stockpile.content.model import DIVIDEND
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.cards import (
    BOOM,
    BUST,
    COMMODITY,
    DOWN,
    FEE,
    HELD,
    KINDS,
    SHARE,
    SPACES,
    STOCKS,
    UNKNOWN,
    UP,
    kind_of,
    pile_of,
)
from stockpile.rules.events import Event
from stockpile.rules.game import QUESTIONS, View

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
    """What this round's movement is expected to do to a company: by this many spaces, and what that changes for one
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
class AdviceNumbers:
    piles: list[PileWorth]
    prospects: list[Prospect]
    races: list[MajorityRace]


def numbers_for(view: View) -> AdviceNumbers:
    """All numbers of a seat's view."""
    position = Position(view, USUAL)
    return AdviceNumbers(
        _piles(position),
        [_prospect(position, company) for company in range(STOCKS)],
        [_race(position, company) for company in range(STOCKS)],
    )


def _piles(position: Position) -> list[PileWorth]:
    view, appraisal = position.view, Appraisal(position)
    worths = list(Bids(position).worth)
    ours = list(appraisal.ours)
    found = []
    for pile in range(view.figures.piles):
        kinds = [kind_of(card) for card in view.pile_cards if pile_of(card) == pile]
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
    return int(position.figures.values[position.outlook.at[company]])


def _prospect(position: Position, company: int) -> Prospect:
    outlook, space = position.outlook, position.view.prices[company]
    codes = outlook.forecasts[company]
    met = [meet(position.figures, company, space, code) for code in codes]
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
    figures = position.figures
    if met.bankrupt:
        return int(met.regular_pay)
    value = figures.values[position.outlook.at[company] - position.view.prices[company] + met.space]
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
    return 0.0 if own == 0 else -position.majority_gain(company, -own) / position.figures.majority


GOOD: Final = 0.5  # dollars (in thousands) that are worth naming
AHEAD: Final = 1.5  # what a majority has to lose by a sale to be the reason for keeping

# All kinds, each with the facts of its sentence.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "only": (),
    "tried": (),
    "usual": (),
    "bid-best": ("pile", "worth", "cost"),
    "bid-calm": ("pile", "worth", "cost", "other"),
    "bid-least": ("pile", "worth", "cost"),
    "look": (),
    "hide-good": ("card", "pile", "worth"),
    "hide-bad": ("card", "pile"),
    "show-good": ("card", "pile", "worth"),
    "show-bad": ("card", "pile"),
    "boom-splits": ("company", "shares"),
    "boom-own": ("company", "shares", "steps"),
    "boom-else": ("company",),
    "bust-bankrupt": ("company",),
    "bust-rivals": ("company", "steps"),
    "bust-else": ("company",),
    "action-none": (),
    "sell-falls": ("company", "price", "steps"),
    "sell-dear": ("company", "price", "kept"),
    "sell-cash": ("company", "price"),
    "keep-rises": ("company", "steps"),
    "keep-majority": ("company", "odds"),
    "keep-all": (),
    "show-all": (),
    "bonds-buy": ("rounds",),
    "bonds-none": ("money",),
}


class AdviceReason(NamedTuple):
    kind: str
    facts: dict[str, int]


def _because(kind: str, *facts: float) -> AdviceReason:
    return AdviceReason(kind, dict(zip(REASONS[kind], map(round, facts), strict=True)))


def reason_for(view: View, answers: Sequence[Answer]) -> AdviceReason:
    """For the first of some answers that go together; of cards that are placed, for the one that is hidden."""
    if len(view.answers) == 1:
        return _because("only")
    hidden = [answer for answer in answers if answer.name == "place" and answer.args[1] == DOWN]
    answer = (hidden or answers)[0]
    why = _WHY.get((view.question, answer.name))
    reason = why(Position(view, USUAL), answer) if why is not None else None
    return reason or _because("tried" if is_searched(view.question) else "usual")


# Supply.


def _of_placing(position: Position, answer: Answer) -> AdviceReason:
    card, side, pile = answer.args
    return _of_card(position, card, side, pile)


def _of_commerce(position: Position, answer: Answer) -> AdviceReason:
    return _of_card(position, COMMODITY + answer.args[0], UP, answer.args[1])


def _of_card(position: Position, card: int, side: int, pile: int) -> AdviceReason:
    worth = list(Appraisal(position).ours)[card]
    if side == DOWN:
        return _because("hide-good", card, pile, worth) if worth > GOOD else _because("hide-bad", card, pile)
    return _because("show-good", card, pile, worth) if worth > GOOD else _because("show-bad", card, pile)


# Demand.


def _of_bid(position: Position, answer: Answer) -> AdviceReason:
    """What a bid leaves, if it stands. Whether it will is not said: what the broker thinks of that is too rough."""
    pile, space = answer.args
    bids = Bids(position)
    worth, cost = bids.worth[pile], bids.rivals.own_cost(space)
    if worth - cost < GOOD:
        return _because("bid-least", pile, worth, cost)
    open_to_us = [other for other in range(position.figures.piles) if bids.lowest[other] < SPACES]
    best = max(open_to_us, key=lambda other: bids.left(other, bids.lowest[other]))
    if best == pile or bids.left(pile, space) >= bids.left(best, bids.lowest[best]):
        return _because("bid-best", pile, worth, cost)
    return _because("bid-calm", pile, worth, cost, best)


def _of_look(position: Position, answer: Answer) -> AdviceReason:
    return _because("look")


# Action.


def _of_action(position: Position, answer: Answer) -> AdviceReason:
    card, company = (BOOM if answer.name == "boom" else BUST), answer.args[0]
    met = stride(position.figures, company, position.view.prices[company], action_steps(position.figures, card))
    shares, steps = position.holdings.shares(company), abs(action_steps(position.figures, card))
    if card == BOOM:
        return _of_boom(company, shares, steps, met.splits > 0)
    if met.bankrupt:
        return _because("bust-bankrupt", company)
    return _because("bust-rivals", company, steps) if shares == 0 else _because("bust-else", company)


def _of_boom(company: int, shares: int, steps: int, splits: bool) -> AdviceReason:
    if shares == 0:
        return _because("boom-else", company)
    return _because("boom-splits", company, shares) if splits else _because("boom-own", company, shares, steps)


def _of_no_action(position: Position, answer: Answer) -> AdviceReason:
    return _because("action-none")


# Selling.


def _of_sale(position: Position, answer: Answer) -> AdviceReason | None:
    """What will fall and is known to; what today's price is more than can be hoped for; else the money is wanted."""
    form, company = answer.args
    outlook, price = position.outlook, price_of(position, company)
    code = _known_move(position, company)
    if code < 0:
        return _because("sell-falls", company, price, -code)
    kept = outlook.of[company].keep_regular[outlook.at[company]]
    if form == SHARE and kept < price - GOOD / 2:
        return _because("sell-dear", company, price, kept)
    return _because("sell-cash", company, price) if outlook.left > 1 else None


def _of_keeping(position: Position, answer: Answer) -> AdviceReason:
    held = [company for company in range(STOCKS) if position.holdings.shares(company) > 0]
    rising = [company for company in held if _known_move(position, company) > 0]
    if rising:
        best = max(rising, key=position.holdings.shares)
        return _because("keep-rises", best, _known_move(position, best))
    leading = [company for company in held if -position.majority_gain(company, -1) > AHEAD]
    if leading:
        best = max(leading, key=lambda company: -position.majority_gain(company, -1))
        return _because("keep-majority", best, 100 * majority_odds(position, best))
    return _because("keep-all")


def _known_move(position: Position, company: int) -> int:
    """The move of a company, if this seat knows it; 0 for a dividend."""
    codes = set(position.outlook.forecasts[company])
    code = codes.pop() if len(codes) == 1 else 0
    return code if code <= DIVIDEND else 0


# Movement, and the round's beginning.


def _of_showing(position: Position, answer: Answer) -> AdviceReason | None:
    return _because("show-all") if answer.number == max(position.view.legal_numbers) else None


def _of_bonds(position: Position, answer: Answer) -> AdviceReason:
    if answer.args[0] == 0:
        return _because("bonds-none", position.money)
    return _because("bonds-buy", position.outlook.left)


Why = Callable[[Position, Answer], AdviceReason | None]
_WHY: Final[dict[tuple[str, str], Why]] = {
    ("place", "place"): _of_placing,
    ("open", "place"): _of_placing,
    ("commerce", "commerce"): _of_commerce,
    ("bid", "bid"): _of_bid,
    ("bid", "pair"): _of_look,
    ("action", "boom"): _of_action,
    ("action", "bust"): _of_action,
    ("action", "pass"): _of_no_action,
    ("sell", "sell"): _of_sale,
    ("sell", "pass"): _of_keeping,
    ("dividend", "show"): _of_showing,
    ("bonds", "bonds"): _of_bonds,
}


PLAYOUTS: Final = 250  # of each answer: a modest budget, and the same advice on every machine
MOST_ANSWERS: Final = 8  # answers of one advice; for more, ask again


@dataclass(frozen=True)
class BotAdvice:
    """What to answer, one after the other, and why."""

    answers: tuple[Answer, ...]
    reason: AdviceReason


def advice_seed(asking: str, table: str, seat: int, number: int) -> str:
    """What the search draws its chance from: who asks, where and when, but no secret of the game or its bots.

    `asking` should be known to the asking person alone. Otherwise others could try which hidden cards lead to an answer
    that was given on advice.

    >>> advice_seed("ada", "t", 0, 3) == advice_seed("ada", "t", 0, 3) != advice_seed("bob", "t", 0, 3)
    True
    """
    return sha256(f"hint/{asking}/{table}/{seat}/{number}".encode()).hexdigest()


def adviser(seed: str, heard: Sequence[Event]) -> Shark:
    """The adviser: a bot like those at the tables, which has heard what the seat was told."""
    bot = Shark(seed)
    bot.budget = Budget(playouts=PLAYOUTS)
    bot.heard = heard
    return bot


def advise(view: View, seed: str, heard: Sequence[Event] = ()) -> BotAdvice:
    """The advice to the seat of a view that is asked."""
    if not view.legal:
        raise NotAsked(view)
    answers: list[Answer] = []
    question, seat, then = view.question, view.observer, view
    while True:
        answer = adviser(seed, heard).decide(then)
        answers.append(answer)
        if not QUESTIONS[question].together or answer is PASS or len(answers) == MOST_ANSWERS:
            break
        world = then.sample(Random(seed))
        told = world.record_events()
        world.play(answer)
        if world.over or world.asked != seat or world.decision.question != question:
            break
        heard = [*heard, *[event for event in told if event.seen_by(seat)]]
        then = world.view(seat)
    return BotAdvice(tuple(answers), reason_for(view, answers))
