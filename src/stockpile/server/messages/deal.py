"""What is said while a table is dealt, and the proof when its game is over (docs/fairness.md)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stockpile.records.fairdeal.transcript import State

DealStep = Literal["commit", "reveal", "dealt"]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
StartNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class DealSeat(Struct, frozen=True):
    """What a person's seat gave to the deal, as far as it is open to all."""

    seat: int
    who: str
    commitment: str | None
    share: str | None
    state: State


# What the WebSocket sends.


class DealStatus(Struct, frozen=True, tag="deal"):
    """How a table is dealt: which start of it, at which step, and what everybody gave so far."""

    start: int
    step: DealStep
    statement: str
    commitment: str  # of the server
    seats: list[DealSeat]  # of people
    seconds: float | None = None  # that are left for this step


# What the WebSocket takes.


class CommitShare(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """What a seat of mine commits to, in this start of the deal."""

    start: StartNumber
    seat: Annotated[int, Meta(ge=0, le=4)]
    commitment: Hex


class RevealShare(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """The share that a seat of mine committed to."""

    start: StartNumber
    seat: Annotated[int, Meta(ge=0, le=4)]
    share: Hex


# What HTTP gives.


class ProofChance(Struct, frozen=True):
    """Everything that chance decided, in the numbers of the rules."""

    first: int
    shares: list[int]
    market: list[int]
    pairs: list[list[int]]
    dice: list[list[int]]
    commerce: list[int]
    investors: list[int]
    strategies: list[int]


class ProofDecks(Struct, frozen=True):
    """The decks before they were shuffled: of the market how many there are of each card, of the others the cards."""

    market: list[int]
    commerce: list[int]
    investors: list[int]
    strategies: list[int]


class Proof(Struct, frozen=True):
    """Everything that is needed to deal a finished game once more."""

    version: int
    table: str
    start: int
    transcript: str
    statement: str
    commitment: str
    secret: str
    seats: list[DealSeat]
    players: int
    rounds: int
    first: int | None  # the seat that was to begin; None: the lot decided
    chance: ProofChance
    decks: ProofDecks
    faces: list[list[int]]  # what each die can show; none without dice
    forecasts: list[int]
