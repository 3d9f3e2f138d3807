"""What an event is: something that happened, with an audience. The kinds of events are in `events`."""

import re
from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, Self


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
