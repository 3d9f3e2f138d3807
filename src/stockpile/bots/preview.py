"""What an answer would do, before it is given: what a bid leaves, how majorities stand, where a price goes.

The auction before a bid is sent: what it would leave, and who took one's place.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.game import Game
>>> game = Game.new(Config(players=3), seed=4)
>>> while game.decision.question != "bid":
...     game.play(game.decision.answers[0])
>>> after_bids(game.view(game.decision.seat))[game.decision.answers[3].number]
Left(money=14, fees=2, unpaid=0, hidden=2, brings=False)

How the majorities stand as far as a seat knows (R-END-2): its own shares exactly, everybody else's between bounds.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.game import Game
>>> view = Game.new(Config(players=3), seed=4).view(0)
>>> [race.standing for race in majorities(view)]
['open', 'open', 'open', 'open', 'ahead', 'open']
>>> race = majorities(view)[4]
>>> race.least, race.most
((1, 0, 0), (1, 0, 0))

What an answer would do to a company, before it is given.

The answer is played in a world that could be the real one, by the rules themselves. Where a price goes follows from
what lies open, and what becomes of the seat's own shares from what it holds, so every world that fits the view says the
same; nothing else of the world is looked at.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.game import Game
>>> game = Game.new(Config(players=3), seed=4)
>>> while game.decision.question != "action":
...     game.play(game.decision.answers[-1])
>>> view = game.view(game.decision.seat)
>>> [(str(answer), outcomes(view)[answer.number].space) for answer in view.answers][:2]
[('bust cosmic', 2), ('bust bank', 2)]
"""

from dataclasses import dataclass
from itertools import chain, repeat, takewhile
from random import Random
from typing import Final, Literal

from stockpile.rules import events
from stockpile.rules.abilities import in_play
from stockpile.rules.answers import ANSWERS, FAMILY, Answer
from stockpile.rules.cards import COMMODITY, FEE, FEES, HELD, SHARES_IN, STOCKS, UNKNOWN, WHOLE, kind_of, pile_of
from stockpile.rules.events import Event, MoneyMoved, PileTaken
from stockpile.rules.figures import ROW
from stockpile.rules.game import Game, View
from stockpile.rules.public import Bid
from stockpile.rules.state import BARS


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
    """Another seat has outbid the observer."""

    seat: int
    pile: int
    space: int


def after_bids(view: View) -> dict[int, Left]:
    """By number: what each bid on a pile would leave, if nobody outbids it."""
    if view.question == "bid-investor":
        return {answer.number: _hired(view, answer) for answer in view.answers if answer.name == "bid"}
    bids = [answer for answer in view.answers if answer.name == "bid"]
    earned = _earned(view, bids[0]) if bids and view.figures.investors else 0
    return {answer.number: _left(view, answer, earned) for answer in bids}


def _earned(view: View, answer: Answer) -> int:
    """What placing a meeple brings at once, whatever the pile (R-INV-MITT), as the rules tell it."""
    world = view.sample(Random(0))
    heard = world.record_events()
    world.play(answer)
    before = takewhile(lambda event: not isinstance(event, PileTaken) and getattr(event, "reason", "") != "bid", heard)
    mine = [event for event in before if isinstance(event, MoneyMoved) and event.seat == view.observer]
    return sum([event.amount for event in mine if event.amount > 0])


def _left(view: View, answer: Answer, earned: int) -> Left:
    seat, (pile, space) = view.observer, answer.args
    costs = in_play(view).costs[seat]
    standing = [each for each in range(view.figures.piles) if view.meeple_seat[each] == seat]
    money = view.money[seat] + earned - costs[space] - sum([costs[view.meeple_space[each]] for each in standing])
    lying = [kind_of(card) for card in view.pile_cards if pile_of(card) in (pile, *standing)]  # R-DEM-9: both are paid
    fees = sorted([*_fees_in(view, lying), *owed(view, seat)])
    brings = in_play(view).paid_fees[seat]
    return Left(
        money=money,
        fees=sum(fees),
        unpaid=0 if brings else _unpaid(money, fees),
        hidden=lying.count(UNKNOWN),
        brings=brings,
    )


def _fees_in(view: View, kinds: list[int]) -> list[int]:
    return [view.figures.fees[kind - FEE] for kind in kinds if FEE <= kind < COMMODITY]


def owed(view: View, seat: int) -> list[int]:
    counts = view.fees[seat * FEES : seat * FEES + FEES]
    return list(chain.from_iterable(repeat(fee, count) for fee, count in zip(view.figures.fees, counts, strict=True)))


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
    figures, lots = view.figures, view.lots
    standing = [each for each in range(figures.piles) if view.meeple_seat[each] == view.observer]
    bids = [(answer.args[0], answer.args[1]), *[(each, view.meeple_space[each]) for each in standing]]
    money = sum([figures.investor_money[lots[pile]] - figures.bidding[space] for pile, space in bids])
    return Left(money=money, fees=0, unpaid=0, hidden=0, brings=False)


def outbids(view: View) -> list[Outbid]:
    """Where the observer's meeples that are to be placed again stood, and who went further there first."""
    if view.question not in ("bid", "bid-investor") or view.asked != view.observer:
        return []
    bids = view.bids
    mine = [at for at, bid in enumerate(bids) if bid.seat == view.observer]
    again = min(len(mine), view.figures.meeples) - view.meeple_seat.count(view.observer)  # not those never placed
    lost = [_successor(bids, at) for at in mine if bids[at].outbid]
    return [Outbid(bids[at].seat, bids[at].pile, bids[at].space) for at in sorted(lost)[len(lost) - again :]]


def _successor(bids: tuple[Bid, ...], at: int) -> int:
    return next(later for later in range(at + 1, len(bids)) if bids[later].pile == bids[at].pile)


Standing = Literal["nobody", "ahead", "tied", "behind", "open"]


@dataclass(frozen=True)
class Race:
    """The shares of a company by seat: what each has at least and may have at most; a split card counts two.

    `standing` is how the observer stands whatever the hidden cards are: `open` where they decide.
    """

    company: int
    least: tuple[int, ...]
    most: tuple[int, ...]
    standing: Standing

    def rival(self, observer: int) -> int | None:
        """The other seat that comes nearest, as far as is known; None if nobody else can have any."""
        others = [seat for seat in range(len(self.most)) if seat != observer and self.most[seat]]
        return max(others, key=lambda seat: (self.least[seat], self.most[seat]), default=None)


def is_last_sale(view: View) -> bool:
    """Whether the observer is asked to sell for the last time before everything is sold anyway (R-END-3)."""
    return view.question == "sell" and view.asked == view.observer and view.round == view.figures.rounds - 1


def majorities(view: View) -> list[Race]:
    """The race of every company, seen by a seat."""
    return [_race(view, company) for company in range(STOCKS)]


def _race(view: View, company: int) -> Race:
    seats = range(view.players)
    least = tuple([_known(view, seat, company) for seat in seats])
    unseen = _unseen(view, company)
    most = tuple([least[seat] + min(unseen, _could_be(view, seat, company)) for seat in seats])
    return Race(company, least, most, _standing(view.observer, least, most))


def _known(view: View, seat: int, company: int) -> int:
    regular = view.regular[company] if seat == view.observer else view.known[seat * HELD + company]
    return regular + 2 * view.split[seat * STOCKS + company]


def _could_be(view: View, seat: int, company: int) -> int:
    """Hidden cards of a seat that could be of the company: after a split or bankruptcy none of the older (R-INFO-3)."""
    if seat == view.observer:
        return 0
    hidden = view.cards[seat] - sum(view.known[seat * HELD : seat * HELD + HELD])
    return hidden - view.barred[seat * BARS + company]


def _unseen(view: View, company: int) -> int:
    """How many cards of the company are in no place that the observer knows of."""
    held = view.regular[company] + sum([view.known[seat * HELD + company] for seat in range(view.players)])
    split = sum([view.split[seat * STOCKS + company] for seat in range(view.players)])
    lying = [kind_of(card) for card in view.pile_cards].count(company) + view.hand.count(company)
    return view.figures.deck[company] - view.discard[company] - held - split - lying


def _standing(observer: int, least: tuple[int, ...], most: tuple[int, ...]) -> Standing:
    mine = least[observer]
    others = [seat for seat in range(len(least)) if seat != observer]
    surely, perhaps = max([least[seat] for seat in others]), max([most[seat] for seat in others])
    if mine > perhaps:
        return "ahead"
    if mine < surely:
        return "behind"
    if surely < perhaps:
        return "open"
    return "tied" if mine else "nobody"


def gains(view: View) -> dict[int, int]:
    """By number: what the bank pays the observer for an answer, or takes for it: sales, purchases, bonds, dividends.

    >>> from stockpile.rules.game import Game
    >>> game = Game.new(seed=4)
    >>> while game.decision.question != "sell" or len(game.legal) < 3:
    ...     game.play(game.decision.answers[0])
    >>> view = game.view(game.decision.seat)
    >>> {str(answer): gains(view).get(answer.number) for answer in view.answers}
    {'pass': None, 'sell share bank': 5, 'sell share steel': 5}
    """
    priced = [answer for answer in view.answers if FAMILY[answer.name].money]
    if not priced or view.asked != view.observer:
        return {}
    world = view.sample(Random(0))
    return {answer.number: _gain(world.copy(), view.observer, answer) for answer in priced}


def _gain(world: Game, seat: int, answer: Answer) -> int:
    """The first money that moves for this reason, before anything happens to others or to nobody in particular."""
    heard = world.record_events()
    world.play(answer)
    reason = FAMILY[answer.name].money
    for event in takewhile(lambda event: getattr(event, "seat", None) == seat, heard):
        if isinstance(event, MoneyMoved):
            return event.amount if reason in ("card", event.reason) else 0  # which card, it says itself
    return 0


@dataclass(frozen=True)
class Outcome:
    """What becomes of a company and of the observer's shares of it, if an answer is given."""

    company: int
    space: int  # where the ticker stands then
    value: int
    splits: int
    bankrupt: bool
    split_cards: int  # own cards that move to the split portfolio
    bonus: int  # what own cards that were there already earn (R-MOV-3)
    lost: int  # own shares that a bankruptcy takes
    dividend: int  # for each share, on the way


def outcomes(view: View) -> dict[int, Outcome]:
    """By number: the answers that move a company or pay a dividend, with what they do."""
    moving = [answer for answer in view.answers if FAMILY[answer.name].moves]
    if not moving:
        return {}
    world = view.sample(Random(0))
    found = [(answer.number, _outcome(world, view, answer)) for answer in moving]
    return {number: outcome for number, outcome in found if outcome is not None}


def _outcome(world: Game, view: View, answer: Answer) -> Outcome | None:
    company = answer.args[0]
    told = [event for event in _told(world, answer) if getattr(event, "company", company) == company]
    if not any(isinstance(event, _HAPPENINGS) for event in told):
        return None
    stands = [space for event in told if (space := _space(event)) is not None]
    space = stands[-1] if stands else view.prices[company]
    mine = [event for event in told if getattr(event, "seat", None) == view.observer]
    return Outcome(
        company=company,
        space=space,
        value=world.figures.values[company * ROW + space],
        splits=_count(told, events.StockSplit),
        bankrupt=_count(told, events.WentBankrupt) > 0,
        split_cards=sum([each.cards for each in mine if isinstance(each, events.SharesSplit)]),
        bonus=sum([each.amount for each in mine if isinstance(each, events.MoneyMoved) and each.reason == "split"]),
        lost=sum(
            [each.regular + SHARES_IN[WHOLE] * each.split for each in mine if isinstance(each, events.SharesLost)]
        ),
        dividend=sum([each.amount for each in told if isinstance(each, events.DividendDeclared)]),
    )


_HAPPENINGS: Final = (events.TickerMoved, events.StockSplit, events.WentBankrupt, events.DividendDeclared)


def _space(event: Event) -> int | None:
    """Where the ticker stands after it."""
    if isinstance(event, events.TickerMoved):
        return event.end
    return event.space if isinstance(event, events.StockSplit | events.WentBankrupt) else None


def _count(told: list[Event], kind: type[Event]) -> int:
    return len([event for event in told if isinstance(event, kind)])


def _told(world: Game, answer: Answer) -> list[Event]:
    """What is told from the answer to the next choice. A move may wait for what is shown for its dollars (R-MOV-6)."""
    world = world.copy()
    heard = world.record_events()
    world.play(answer)
    while not world.over and world.decision.question == "dividend":
        world.play(ANSWERS[world.legal[-1]])
    return heard
