"""What chance decided, thing by thing, in the order in which it was dealt.

Everything that is dealt is told as an event, hidden cards too (to whom they are dealt). Each kind moves a cursor of
`Dealt` on; between two positions of the cursors lies one thing that chance decided.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from stockpile.rules import events
from stockpile.rules.events import Event
from stockpile.rules.redraw import Dealt

# All kinds, each with the phase in which chance does it.
KINDS: Final = {
    "first": "set-up",  # who begins
    "strategies": "set-up",
    "investors": "set-up",
    "shares": "set-up",
    "dice": "round-beginning",
    "pairs": "information",
    "opening": "supply",  # the first card of every pile
    "hand": "supply",  # a seat's cards
    "commerce": "supply",
}


@dataclass(frozen=True)
class Step:
    """One thing that chance decided: the cursors before it and after it."""

    kind: str
    seat: int | None
    before: Dealt
    after: Dealt


@dataclass(frozen=True)
class _Dealing:
    """How an event is read: its kind, which cursor it moves and by how much, and whether its seat matters.

    `joins`: follows the one before it if that was of the same kind. The cards of a pile, or the six pairs, are dealt
    together, and nobody could act in between.
    """

    kind: str
    cursor: str
    cards: Callable[[Any], int]
    is_face: Callable[[Any], bool]  # told with its face; others are told of its back
    of_a_seat: bool = False
    joins: bool = False


_READ: Final[dict[type[Event], _Dealing]] = {
    events.StrategiesDealt: _Dealing(
        "strategies", "strategies", lambda e: len(e.strategies), lambda e: None not in e.strategies, of_a_seat=True
    ),
    events.InvestorsDealt: _Dealing(
        "investors", "investors", lambda e: len(e.investors), lambda e: None not in e.investors, of_a_seat=True
    ),
    events.ShareDealt: _Dealing(
        "shares", "shares", lambda e: int(e.seat == 0), lambda e: e.company is not None, joins=True
    ),
    events.DiceRolled: _Dealing("dice", "dice", lambda e: 1, lambda e: True),
    events.PairDealt: _Dealing(
        "pairs", "pairs", lambda e: int(e.pair == 0), lambda e: e.company is not None, joins=True
    ),
    events.CardPlaced: _Dealing("opening", "market", lambda e: 1, lambda e: e.seat is None, joins=True),
    events.HandDealt: _Dealing("hand", "market", lambda e: len(e.cards), lambda e: None not in e.cards, of_a_seat=True),
    events.CommerceDrawn: _Dealing(
        "commerce", "commerce", lambda e: 1, lambda e: e.commerce is not None, of_a_seat=True
    ),
}


def steps_in(happened: Sequence[Event], dealt: Dealt, begins: bool = False) -> tuple[list[Step], Dealt]:
    """What chance decided while this happened, and how far it has come then. A game begins with the lot (R-SET-1)."""
    steps: list[Step] = []
    if begins:
        after = dealt.copy()
        after.first = 1
        steps.append(Step("first", None, dealt, after))
        dealt = after
    for event in happened:
        reading = _READ.get(type(event))
        if reading is None or not reading.is_face(event):
            continue
        after = dealt.copy()
        setattr(after, reading.cursor, getattr(after, reading.cursor) + reading.cards(event))
        seat = event.seat if reading.of_a_seat else None  # type: ignore[attr-defined]
        if reading.joins and steps and steps[-1].kind == reading.kind:
            steps[-1] = Step(reading.kind, seat, steps[-1].before, after)
        else:
            steps.append(Step(reading.kind, seat, dealt, after))
        dealt = after
    return steps, dealt
