"""What is said about time: the clock of the open question, and that a player can see it."""

from typing import Annotated

from msgspec import Meta, Struct


class Clock(Struct, frozen=True, tag="clock"):
    """The clock of the open question: whose, seconds left, of so many; None when no clock runs.

    First the `grace` passes, unless the player says to have `seen` the question, then what is `left`, then what is left
    of the player's `bank` for the game (None at tables without).
    """

    number: int
    seat: int | None = None
    left: float | None = None
    total: int | None = None
    grace: float | None = None
    bank: float | None = None


class Seen(Struct, frozen=True, tag="seen", forbid_unknown_fields=True):
    """A seat's player can see the question that is asked after so many answers: its time may begin."""

    number: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=4)]
