"""Rate limits per guest and per IP address, however many connections a client opens.

Clients without a name are counted by address alone. A household shares an address, so an address may do as much as
several guests. Inventing guests at one address gains nothing beyond that.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits
from stockpile.server.token_buckets import ClientBuckets, Rate, SharedRates

# Each has a rate of this name in the limits.
CountedAction = Literal[
    "messages", "chat", "tables", "hints", "advice", "rules", "analyses", "studies", "puzzles", "codes"
]
MISTAKES: Final = "mistakes"
# These take so long that the refusal says when there may be another.
LATER: Final[dict[CountedAction, str]] = {
    "codes": "server-code-later",
    "advice": "server-advice-later",
    "analyses": "server-analysis-later",
}


@dataclass(frozen=True)
class Client:
    """A guest, or somebody without a name, at an address."""

    guest: str | None
    address: str

    @property
    def name(self) -> str:
        """The key that is counted."""
        return self.guest if self.guest is not None else f"@{self.address}"


class RateLimit:
    """How often a guest may do something, and how often everybody at an address together."""

    def __init__(self, rate: Rate, household: int) -> None:
        self._guests = ClientBuckets(rate)
        self._addresses = ClientBuckets(Rate(rate.a_second * household, rate.burst * household))

    def share(self, rates: SharedRates, name: str) -> None:
        """Count together with other workers."""
        rates.add(f"{name} of guests", self._guests)
        rates.add(f"{name} of addresses", self._addresses)

    def take(self, client: Client) -> bool:
        """Count one more; False if that was too much. A guest who is refused costs the address nothing."""
        return self._guests.take(client.name) and self._addresses.take(client.address)

    def is_left(self, client: Client) -> bool:
        """Whether there is anything left to take."""
        return self._guests.of(client.name).left >= 1 and self._addresses.of(client.address).left >= 1

    def wait(self, client: Client) -> int:
        """Seconds until there is something to take."""
        return max(self._guests.of(client.name).wait, self._addresses.of(client.address).wait)


class RateLimits:
    """What everybody does, counted. What is counted is forgotten as it is made up for, so it stays small."""

    def __init__(self, limits: Limits, rates: SharedRates | None = None) -> None:
        shared = rates or SharedRates()
        self._limits: dict[str, RateLimit] = {}
        for name in (*get_args(CountedAction), MISTAKES):
            self._limits[name] = RateLimit(getattr(limits, name), limits.household)
            self._limits[name].share(shared, name)

    def count(self, action: CountedAction, client: Client) -> None:
        """Count something that a client does. Refuse it if that is too often."""
        limit = self._limits[action]
        if limit.take(client):
            return
        if action in LATER:
            raise Refusal(LATER[action], 429, seconds=limit.wait(client))
        raise Refusal("server-too-fast", 429)

    def allow_mistake(self, client: Client) -> bool:
        """Count a message that was refused; False if those were too many."""
        return self._limits[MISTAKES].take(client)

    def check_mistakes(self, client: Client) -> None:
        """A client that was cut off for too many mistakes does not start fresh by connecting again."""
        if not self._limits[MISTAKES].is_left(client):
            raise Refusal("server-too-many-mistakes", 429)
