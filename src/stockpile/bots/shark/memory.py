"""What a seat remembers of this round's auction when the piles are gone, from the events it was told."""

from collections.abc import Callable, Sequence
from typing import Final

from stockpile.bots.shark.evidence import Auction, auction_in
from stockpile.rules import events
from stockpile.rules.cards import DOWN, NOBODY, UNKNOWN, UP, card_on, pile_of, side_of
from stockpile.rules.events import Event
from stockpile.rules.game import View


class Memory:
    """The game so far, event by event: where prices stand, and of the round what lay on the piles and was paid."""

    def __init__(self, view: View) -> None:
        self.players = view.players
        self.everyone = view.figures.everyone
        self.prices = list(view.figures.start)
        self.begin()

    def begin(self, event: events.RoundStarted | None = None) -> None:
        """Start a round: nothing lies there, and nothing is paid."""
        self.whole = event is not None  # whether we have heard it start; a part is of no use
        self.table: list[int] = []
        self.moved = False  # whether somebody has put a card elsewhere: it lies last then
        self.over = False  # whether bids are being paid
        self.taken = False  # whether a pile is gone
        self.paid = [0] * self.players  # since the auction was over
        self.closing = list(self.prices)  # where prices stood then

    def hear(self, event: Event) -> None:
        """Take in one event; most say nothing about the auction."""
        lesson = _ALWAYS.get(type(event)) or (_OF_THE_ROUND.get(type(event)) if self.whole else None)
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
        self.moved = True

    def look(self, event: events.PileLookedAt) -> None:
        """R-INV-WARREN: the seat that looks knows the face-down cards of a pile; we see them if it was us."""
        hidden = [at for at in self._lying_on(event.pile) if side_of(self.table[at]) == DOWN]
        for at, kind in zip(hidden, event.cards, strict=True):
            self._learn(at, kind)
            self.table[at] |= 1 << 12 + event.seat

    def take(self, event: events.PileTaken) -> None:
        """Our own pile shows its faces now."""
        self._close()
        self.taken = True
        for at, kind in zip(self._lying_on(event.pile), event.cards, strict=True):
            self._learn(at, kind)

    def pay(self, event: events.MoneyMoved) -> None:
        """A seat pays for a pile before it takes it (R-DEM-5)."""
        if event.reason == "bid":
            self._close()
        if self.over:
            self.paid[event.seat] += event.amount

    def tick(self, event: events.TickerMoved) -> None:
        self.prices[event.company] = event.end

    def jump(self, event: events.StockSplit | events.WentBankrupt) -> None:
        self.prices[event.company] = event.space

    def _close(self) -> None:
        if not self.over:
            self.over = True
            self.closing = list(self.prices)

    def _learn(self, at: int, kind: int | None) -> None:
        if kind is not None:
            self.table[at] += kind - (self.table[at] & UNKNOWN)

    def _lying_on(self, pile: int) -> list[int]:
        return [at for at, card in enumerate(self.table) if pile_of(card) == pile]


_ALWAYS: Final[dict[type[Event], Callable[..., None]]] = {
    events.RoundStarted: Memory.begin,
    events.StockSplit: Memory.jump,
    events.TickerMoved: Memory.tick,
    events.WentBankrupt: Memory.jump,
}
_OF_THE_ROUND: Final[dict[type[Event], Callable[..., None]]] = {
    events.CardPlaced: Memory.place,
    events.CardMoved: Memory.move,
    events.PileLookedAt: Memory.look,
    events.PileTaken: Memory.take,
    events.MoneyMoved: Memory.pay,
}


def remembered(view: View, heard: Sequence[Event]) -> Auction | None:
    """This round's auction, as it lies there or as it was; None before there is one."""
    memory = Memory(view)
    for event in heard:
        memory.hear(event)
    if not memory.taken:
        return auction_in(view, memory.moved) if len(view.pile_cards) > 0 else None
    money = [now - paid for now, paid in zip(view.money, memory.paid, strict=True)]
    # If we have not heard everything, some prices are wrong. A price that is wrong now was wrong then.
    prices = [
        then if heard_of == now else now
        for then, heard_of, now in zip(memory.closing, memory.prices, view.prices, strict=True)
    ]
    return Auction(memory.table, money, prices, memory.moved, False)
