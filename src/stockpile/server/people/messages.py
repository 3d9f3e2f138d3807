"""Messages about a guest: my games, and everything that the server stores about me."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stockpile.server.coach.analysis import Judged

# What HTTP takes.


class Forgetting(Struct, frozen=True, forbid_unknown_fields=True):
    """Which guest is to be forgotten: oneself, named to be sure."""

    id: Annotated[str, Meta(max_length=16)]


# What HTTP gives.


class MyGame(Struct, frozen=True):
    """One of my games. Place and money are those of the end; with several seats of mine, of the best."""

    id: str
    stage: Literal["waiting", "playing", "over"]
    preset: str
    modules: list[str]
    players: int
    at: float  # when it ended, or else when the table was set up
    opponents: list[str]
    turn: bool = False  # it waits for me
    place: int | None = None
    money: int | None = None
    judged: Judged | None = None  # if it was analysed and one seat was mine


class Counted(Struct, frozen=True):
    """Finished games with this many players."""

    players: int
    games: int
    wins: int
    places: int  # of all games, added up


class MyGames(Struct, frozen=True):
    """My games, the newest first, and how they went. Games in which several seats were mine are not counted."""

    games: list[MyGame]
    counted: list[Counted]


class KeptSeat(Struct, frozen=True):
    table: str
    seat: int
    name: str
    stage: str
    host: bool
    created: float
    ended: float | None
    place: int | None
    money: int | None
    asks_about_dividends: bool
    time_bank_used: float
    hints: str
    lesson: str
    came_by_invitation: bool
    judged: Judged | None  # what the coach says of my game, in short


class StoredDeal(Struct, frozen=True):
    """What a seat of mine gave to a deal: random numbers, open to all at that table."""

    table: str
    start: int
    seat: int
    commitment: str | None
    share: str | None


class KeptLine(Struct, frozen=True):
    table: str
    at: float
    name: str
    text: str


class KeptRestriction(Struct, frozen=True):
    table: str
    muted: bool
    removed: bool


class KeptDevice(Struct, frozen=True):
    """A device that is known. Of the secret in its cookie there is a fingerprint only."""

    id: str
    browser: str
    system: str
    created: float
    seen: float
    cookie_fingerprint: str


class KeptCode(Struct, frozen=True):
    """The last code for another device, for some minutes. Of its secret half there is a fingerprint only."""

    fingerprint: str
    expires: float
    tries: int
    device: str  # that came by it


class KeptData(Struct, frozen=True):
    """Everything that the server keeps about a guest."""

    guest: str
    name: str
    created: float
    hints_seed: str  # what hints to me draw their chance from
    devices: list[KeptDevice]
    last_code: KeptCode | None
    seats: list[KeptSeat]
    hosts: list[str]  # tables, also those at which I do not sit any more
    chat: list[KeptLine]
    restrictions: list[KeptRestriction]
    deals: list[StoredDeal]
    archived_after_days: float | None = None  # games that were over this many days ago are files of the operator
