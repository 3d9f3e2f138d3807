"""Events: what happened, typed, without text, each with an audience.

An event goes whole to its audience and not at all to anybody else. Where the faces of cards are known to some only,
two events are told: one with the faces to those who see them, one with `None` for each face to the others.

>>> event = ShareSold(seat=2, company=4, form=0, price=5)
>>> event.to(0b10011).seen_by(1), event.to(0b10011).seen_by(2)
(True, False)
>>> event.to(0b111).to_json(players=2)
{'event': 'share-sold', 'audience': 'all', 'seat': 2, 'company': 4, 'form': 0, 'price': 5}
"""

import re
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, Final, Self


@cache
def _with_hyphens(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def name_of(kind: type["Event"]) -> str:
    """`share-sold` for `ShareSold`."""
    return _with_hyphens(kind.__name__)


@dataclass(frozen=True)
class Event:
    """Something that happened. Seats, companies, piles and kinds are numbers (`stockpile.rules.cards`)."""

    # A mask of observers: bit n for seat n, the bit after the last seat for spectators.
    audience: int = field(default=0, kw_only=True)

    def to(self, audience: int) -> Self:
        """The same event for an audience."""
        return replace(self, audience=audience)

    def seen_by(self, observer: int) -> bool:
        return bool(self.audience >> observer & 1)

    @property
    def name(self) -> str:
        """`share-sold` for `ShareSold`."""
        return name_of(type(self))

    def to_json(self, players: int) -> dict[str, Any]:
        """One flat object; the audience is "all" or a list of seats and "spectators"."""
        seats: list[int | str] = [seat for seat in range(players) if self.seen_by(seat)]
        if self.seen_by(players):
            seats.append("spectators")
        audience = "all" if len(seats) == players + 1 else seats
        facts = {each.name: getattr(self, each.name) for each in fields(self)}
        return {"event": self.name} | facts | {"audience": audience}


@dataclass(frozen=True)
class ShareDealt(Event):
    """A starting share."""

    seat: int
    company: int | None


@dataclass(frozen=True)
class RoundStarted(Event):
    round: int
    first: int


@dataclass(frozen=True)
class PairDealt(Event):
    """An information pair, of a seat or (None) of the table; the two cards only to seats that see them."""

    pair: int
    seat: int | None
    company: int | None
    forecast: int | None


@dataclass(frozen=True)
class HandDealt(Event):
    seat: int
    cards: tuple[int | None, ...]


@dataclass(frozen=True)
class CardPlaced(Event):
    """A card on a pile; seat None for the opening cards."""

    seat: int | None
    pile: int
    side: int
    card: int | None


@dataclass(frozen=True)
class MeeplePlaced(Event):
    seat: int
    pile: int
    space: int


@dataclass(frozen=True)
class MeepleReturned(Event):
    """Outbid: the meeple comes back."""

    seat: int
    pile: int


@dataclass(frozen=True)
class PileTaken(Event):
    """The cards of a pile in the order they lie there; None for those that this audience has not seen."""

    seat: int
    pile: int
    cards: tuple[int | None, ...]


@dataclass(frozen=True)
class FeeDrawn(Event):
    """A fee card among the cards taken is laid open."""

    seat: int
    fee: int


@dataclass(frozen=True)
class MoneyMoved(Event):
    """From the bank (positive) or to it (negative)."""

    seat: int
    amount: int
    reason: str


@dataclass(frozen=True)
class ActionPlayed(Event):
    seat: int
    card: int
    company: int


@dataclass(frozen=True)
class TickerMoved(Event):
    """From space to space, counted from 0."""

    company: int
    start: int
    end: int


@dataclass(frozen=True)
class StockSplit(Event):
    """The ticker went over the right end and stands on the after-split space."""

    company: int
    space: int


@dataclass(frozen=True)
class SharesSplit(Event):
    """Regular cards that a seat shows and moves to the split portfolio."""

    seat: int
    company: int
    cards: int


@dataclass(frozen=True)
class WentBankrupt(Event):
    company: int
    space: int


@dataclass(frozen=True)
class SharesLost(Event):
    """Cards that a bankruptcy sends to the discard."""

    seat: int
    company: int
    regular: int
    split: int


@dataclass(frozen=True)
class ShareSold(Event):
    seat: int
    company: int
    form: int
    price: int


@dataclass(frozen=True)
class PairShown(Event):
    """A pair is turned over in the Movement phase."""

    pair: int
    seat: int | None
    company: int
    forecast: int


@dataclass(frozen=True)
class DividendDeclared(Event):
    company: int
    amount: int


@dataclass(frozen=True)
class SharesShown(Event):
    """Regular shares a seat chose to show for a dividend."""

    seat: int
    company: int
    cards: int


@dataclass(frozen=True)
class RoundEnded(Event):
    round: int


@dataclass(frozen=True)
class MajorityHeld(Event):
    company: int
    seats: tuple[int, ...]
    shares: int


@dataclass(frozen=True)
class PortfolioSold(Event):
    """At game end: all cards of one company."""

    seat: int
    company: int
    regular: int
    split: int


@dataclass(frozen=True)
class FeeLapsed(Event):
    seat: int
    fee: int


@dataclass(frozen=True)
class GameEnded(Event):
    """Final money by seat, and the seats that share the win."""

    money: tuple[int, ...]
    winners: tuple[int, ...]


# Set-up and modules.


@dataclass(frozen=True)
class StrategiesDealt(Event):
    seat: int
    strategies: tuple[int | None, ...]


@dataclass(frozen=True)
class InvestorsDealt(Event):
    seat: int
    investors: tuple[int | None, ...]


@dataclass(frozen=True)
class InvestorPicked(Event):
    """Somebody has chosen an investor; which one is told when all have."""

    seat: int


@dataclass(frozen=True)
class InvestorsLaidOut(Event):
    """The investors that are bid on, by pile."""

    investors: tuple[int, ...]


@dataclass(frozen=True)
class InvestorHired(Event):
    seat: int
    investor: int


@dataclass(frozen=True)
class StrategyDiscarded(Event):
    """A strategy card goes to the box."""

    seat: int
    strategy: int | None


@dataclass(frozen=True)
class BondsBought(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class DiceRolled(Event):
    """This round's forecasts, in the order of the dice."""

    forecasts: tuple[int, ...]


@dataclass(frozen=True)
class CardKept(Event):
    """Somebody keeps a company card, or else a forecast card, before the rest is dealt."""

    seat: int
    company: bool


@dataclass(frozen=True)
class CommerceDrawn(Event):
    seat: int
    commerce: int | None


@dataclass(frozen=True)
class PileLookedAt(Event):
    """The face-down cards of a pile, to the seat that looks."""

    seat: int
    pile: int
    cards: tuple[int | None, ...]


@dataclass(frozen=True)
class CardMoved(Event):
    """A card, counted from 0 in the order of its pile, goes to another pile."""

    seat: int
    pile: int
    card: int
    to_pile: int


@dataclass(frozen=True)
class PairLookedAt(Event):
    """That somebody looks at a pair, and at which."""

    seat: int
    pair: int


@dataclass(frozen=True)
class PairSeen(Event):
    """What they see."""

    seat: int
    pair: int
    company: int
    forecast: int


@dataclass(frozen=True)
class CommerceTaken(Event):
    """A commodity, or a tax card (6), is laid open."""

    seat: int
    commerce: int


@dataclass(frozen=True)
class FirstPlayerCardGiven(Event):
    seat: int
    receiver: int


@dataclass(frozen=True)
class AbilityUsed(Event):
    """An investor at work: what comes next, a price that moves or a dividend, is his doing."""

    seat: int
    investor: int


@dataclass(frozen=True)
class StrategyPlayed(Event):
    seat: int
    strategy: int


@dataclass(frozen=True)
class ShareGiven(Event):
    """A share as a price: a regular card, or half of a split one."""

    seat: int
    company: int
    half: bool


@dataclass(frozen=True)
class ActionGiven(Event):
    """A Boom or Bust as a price, unused."""

    seat: int
    card: int


@dataclass(frozen=True)
class CommodityGiven(Event):
    seat: int
    commerce: int


@dataclass(frozen=True)
class BondGiven(Event):
    seat: int


@dataclass(frozen=True)
class TaxSheltered(Event):
    seat: int


@dataclass(frozen=True)
class DiscardTaken(Event):
    """A stock card out of the discard into a portfolio."""

    seat: int
    company: int


@dataclass(frozen=True)
class EarningsFalsified(Event):
    seat: int
    pair: int


@dataclass(frozen=True)
class CompanyShown(Event):
    """A share of a company, shown for money."""

    seat: int
    company: int


KINDS: Final[list[type[Event]]] = Event.__subclasses__()
