"""Rate limits per guest and per IP address, however many connections a client opens.

Clients without a name are counted by address alone. A household shares an address, so an address may do as much as
several guests. Inventing guests at one address gains nothing beyond that.
"""

from dataclasses import dataclass

from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits
from stockpile.server.token_buckets import ClientBuckets, Rate, SharedRates


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
        self._messages = RateLimit(limits.messages, limits.household)
        self._chat = RateLimit(limits.chat, limits.household)
        self._tables = RateLimit(limits.tables, limits.household)
        self._mistakes = RateLimit(limits.mistakes, limits.household)
        self._hints = RateLimit(limits.hints, limits.household)
        self._advice = RateLimit(limits.advice, limits.household)
        self._rules = RateLimit(limits.rules, limits.household)
        self._analyses = RateLimit(limits.analyses, limits.household)
        self._studies = RateLimit(limits.studies, limits.household)
        self._puzzles = RateLimit(limits.puzzles, limits.household)
        self._codes = RateLimit(limits.codes, limits.household)
        for name, allowance in vars(self).copy().items():
            allowance.share(rates or SharedRates(), name.strip("_"))

    def count_message(self, client: Client) -> None:
        _refuse_unless(self._messages.take(client))

    def count_chat(self, client: Client) -> None:
        _refuse_unless(self._chat.take(client))

    def count_table(self, client: Client) -> None:
        _refuse_unless(self._tables.take(client))

    def count_hint(self, client: Client) -> None:
        _refuse_unless(self._hints.take(client))

    def count_rules(self, client: Client) -> None:
        _refuse_unless(self._rules.take(client))

    def count_study(self, client: Client) -> None:
        _refuse_unless(self._studies.take(client))

    def count_puzzle(self, client: Client) -> None:
        _refuse_unless(self._puzzles.take(client))

    def count_code(self, client: Client) -> None:
        """A code for another device, asked for or tried: people wait, and who guesses waits longer."""
        if not self._codes.take(client):
            raise Refusal("server-code-later", 429, seconds=self._codes.wait(client))

    def count_advice(self, client: Client) -> None:
        """A thought takes its time, so it is said when there may be another."""
        if not self._advice.take(client):
            raise Refusal("server-advice-later", 429, seconds=self._advice.wait(client))

    def count_analysis(self, client: Client) -> None:
        """A game that is to be analysed; that takes longer still."""
        if not self._analyses.take(client):
            raise Refusal("server-analysis-later", 429, seconds=self._analyses.wait(client))

    def allow_mistake(self, client: Client) -> bool:
        """Count a message that was refused; False if those were too many."""
        return self._mistakes.take(client)

    def check_mistakes(self, client: Client) -> None:
        """A client that was cut off for too many mistakes does not start fresh by connecting again."""
        if not self._mistakes.is_left(client):
            raise Refusal("server-too-many-mistakes", 429)


def _refuse_unless(allowed: bool) -> None:
    if not allowed:
        raise Refusal("server-too-fast", 429)
