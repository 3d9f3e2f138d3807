"""What a seat remembers of this round's auction when the piles are gone, from the events it was told."""

from collections.abc import Callable, Sequence
from typing import Final

from stockpile.bots.shark.beliefs.auction import Auction
from stockpile.rules import events
from stockpile.rules.cards import DOWN, NOBODY, UNKNOWN, UP, card_on, pile_of, side_of
from stockpile.rules.events import Event
from stockpile.rules.view import View


class Memory:
    """The round so far, event by event."""

    def __init__(self, view: View) -> None:
        self.observer = view.observer
        self.everyone = view.tables.everyone
        self.table: list[int] = []
        self.taken = False
        self.paid = [0] * view.players  # since the first pile was taken
        self.starts: dict[int, int] = {}  # where a ticker stood before it moved since then

    def hear(self, event: Event) -> None:
        """Take in one event; most say nothing about the auction."""
        lesson = _LESSONS.get(type(event))
        if lesson is not None:
            lesson(self, event)

    def place(self, event: events.CardPlaced) -> None:
        """A card comes to lie on a pile."""
        placer = NOBODY if event.seat is None else event.seat
        kind = UNKNOWN if event.card is None else event.card
        knowers = self.everyone if event.side == UP else 1 << placer
        self.table.append(card_on(event.pile, kind, event.side, placer, knowers))

    def move(self, event: events.CardMoved) -> None:
        """R-INV-MARK."""
        at = self._lying_on(event.pile)[event.card]
        card = self.table.pop(at)
        self.table.append(card - (event.pile << 6) + (event.to_pile << 6))

    def look(self, event: events.PileLookedAt) -> None:
        """R-INV-WARREN: who looks knows the face-down cards of a pile; we see them if it was us."""
        hidden = [at for at in self._lying_on(event.pile) if side_of(self.table[at]) == DOWN]
        for at, kind in zip(hidden, event.cards, strict=True):
            self._learn(at, kind)
            self.table[at] |= 1 << 12 + event.seat

    def take(self, event: events.PileTaken) -> None:
        """Our own pile shows its faces now."""
        self.taken = True
        for at, kind in zip(self._lying_on(event.pile), event.cards, strict=True):
            self._learn(at, kind)

    def pay(self, event: events.MoneyMoved) -> None:
        if self.taken:
            self.paid[event.seat] += event.amount

    def tick(self, event: events.TickerMoved) -> None:
        self.starts.setdefault(event.company, event.start)

    def _learn(self, at: int, kind: int | None) -> None:
        if kind is not None:
            self.table[at] += kind - (self.table[at] & UNKNOWN)

    def _lying_on(self, pile: int) -> list[int]:
        return [at for at, card in enumerate(self.table) if pile_of(card) == pile]


_LESSONS: Final[dict[type[Event], Callable[..., None]]] = {
    events.CardPlaced: Memory.place,
    events.CardMoved: Memory.move,
    events.PileLookedAt: Memory.look,
    events.PileTaken: Memory.take,
    events.MoneyMoved: Memory.pay,
    events.TickerMoved: Memory.tick,
}


def remembered(view: View, heard: Sequence[Event]) -> Auction | None:
    """This round's auction, if it is over; None if nothing was heard of it."""
    memory = Memory(view)
    for event in _this_round(heard):
        memory.hear(event)
    if not memory.taken:
        return None
    money = [now - paid for now, paid in zip(view.money, memory.paid, strict=True)]
    prices = [memory.starts.get(company, space) for company, space in enumerate(view.prices)]
    return Auction(memory.table, money, prices, False)


def _this_round(heard: Sequence[Event]) -> Sequence[Event]:
    for at in range(len(heard) - 1, -1, -1):
        if isinstance(heard[at], events.RoundStarted):
            return heard[at:]
    return ()
