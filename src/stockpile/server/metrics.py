"""What a server counts and measures, and who may see it.

Nothing here names a person or a table, nor anything that players keep from one another. How long a single bot thought
is such a secret, so thoughts are reported in batches. Labels have few values, whatever clients do.

>>> metrics = Metrics(worker=2)
>>> metrics.refuse("server-too-fast")
>>> [line for line in metrics.text().decode().splitlines() if line.startswith("stockpile_refusals_total")]
['stockpile_refusals_total{code="server-too-fast",worker="2"} 1.0']

Only the operator may see it. A web server in front of ours is on this machine too, but requests that it forwards carry
headers that say so, and the name of a public site; both are treated as strangers.
"""

import asyncio
import hmac
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from ipaddress import ip_address, ip_network
from typing import Final, NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from stockpile import __version__
from stockpile.bots.thinking import Thinking
from stockpile.i18n import catalogue
from stockpile.server.settings import Monitoring

BATCH: Final = 20  # thoughts that are told of at once
OTHER: Final = "other"  # a refusal that has no sentence
RULES: Final = "rules"  # the game does not allow an answer; which one was tried is nobody's business
SINCE: Final = "_created"  # samples that say since when something is counted: the start of the process does
QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Gauge(NamedTuple):
    """Something that can be counted at any moment, in all or by one label."""

    name: str
    meaning: str
    numbers: Mapping[str, float]  # by value of the label; in all, under ""
    label: str = ""


class Metrics:
    """The metrics of one worker, in a registry of their own, so that several servers fit into one process."""

    def __init__(self, worker: int = 0) -> None:
        self.worker = worker
        self.registry = own = CollectorRegistry()
        self._stored = Counter("stockpile_answers_stored", "Answers stored, by who gave them", ["by"], registry=own)
        self._refused = Counter("stockpile_refusals", "What was refused, by code", ["code"], registry=own)
        self._answer = Histogram(
            "stockpile_answer_seconds",
            "From a person's answer being received to its being stored and shown",
            buckets=QUICK,
            registry=own,
        )
        self._store = Histogram("stockpile_store_seconds", "Transactions that write", buckets=QUICK, registry=own)
        self._lag = Histogram("stockpile_loop_lag_seconds", "How late the event loop is", buckets=QUICK, registry=own)
        self._thought = Histogram(
            "stockpile_thought_seconds",
            f"Thoughts of bots with their waiting, {BATCH} at a time",
            buckets=SLOW,
            registry=own,
        )
        self._wanted = Counter("stockpile_thought_wanted_seconds", "Time that bots are used to", registry=own)
        self._granted = Counter("stockpile_thought_granted_seconds", "Time that bots were granted", registry=own)
        self._by: dict[str, Counter] = {}
        self._thoughts: list[Thinking] = []
        self._codes: dict[str, str] = {}
        Info("stockpile", "The program", registry=own).info({"version": __version__})
        ProcessCollector(registry=own)

    # What is counted as it happens.

    def stored(self, givers: Iterable[str]) -> None:
        """Answers are stored that were given by a player, a bot and so on."""
        for by in givers:
            if (counted := self._by.get(by)) is None:
                counted = self._by[by] = self._stored.labels(by)  # asking for it takes as long as counting
            counted.inc()

    def answered(self, seconds: float) -> None:
        """A person's answer is stored and shown."""
        self._answer.observe(seconds)

    def written(self, seconds: float) -> None:
        """A transaction is on disk."""
        self._store.observe(seconds)

    def late(self, seconds: float) -> None:
        """So late was the event loop for what it had to do."""
        self._lag.observe(seconds)

    def refuse(self, code: str) -> None:
        """Somebody was refused something."""
        self._refused.labels(self._codes.get(code) or self._counted_as(code)).inc()

    def _counted_as(self, code: str) -> str:
        if code.startswith("reason-"):
            return RULES
        if not code.startswith("server-") or code not in catalogue("en").keys:
            return OTHER
        self._codes[code] = code
        return code

    def thought(self, thinking: Thinking) -> None:
        """A bot has answered: that shows once others have, too, so no single thought can be told from the rest."""
        self._thoughts.append(thinking)
        if len(self._thoughts) < BATCH:
            return
        for each in self._thoughts:
            self._thought.observe(each.seconds)
        self._wanted.inc(sum(each.wanted for each in self._thoughts) / 1000)
        self._granted.inc(sum(each.granted for each in self._thoughts) / 1000)
        self._thoughts.clear()

    # What is looked at when somebody asks.

    def add_gauges(self, look: Callable[[], Iterable[Gauge]]) -> None:
        """Numbers that are counted when they are asked for."""
        self.registry.register(_Gauges(look))

    def text(self) -> bytes:
        """Everything, as Prometheus reads it; each sample says whose it is."""
        return generate_latest(_Of(self.registry, str(self.worker)))


class _Gauges(Collector):
    def __init__(self, look: Callable[[], Iterable[Gauge]]) -> None:
        self._look = look

    def describe(self) -> list[Metric]:
        return []  # nobody need be counted for that

    def collect(self) -> Iterator[Metric]:
        for name, meaning, numbers, label in self._look():
            family = GaugeMetricFamily(name, meaning, labels=[label] if label else [])
            for value, number in numbers.items():
                family.add_metric([value] if label else [], number)
            yield family


class _Of(CollectorRegistry):
    """A registry whose samples have one more label: the worker."""

    def __init__(self, registry: CollectorRegistry, worker: str) -> None:
        super().__init__()
        self._registry = registry
        self._worker = {"worker": worker}

    def collect(self) -> Iterator[Metric]:
        for metric in self._registry.collect():
            told = copy(metric)
            told.samples = [
                each._replace(labels=each.labels | self._worker)
                for each in metric.samples
                if not each.name.endswith(SINCE)
            ]
            yield told


SECONDS_BETWEEN_BEATS: Final = 0.5
BEATS_BETWEEN_QUEUE_LOOKS: Final = (
    2  # beats between two looks at the queue: a second is longer than any thought, so none can be timed
)


class LoopMonitor:
    """Measures how late the event loop is, and how many thoughts wait for a worker."""

    def __init__(self, metrics: Metrics, waiting: Callable[[], int]) -> None:
        self._metrics = metrics
        self._waiting = waiting
        self.queue = 0  # thoughts that waited when it was last looked

    async def beat(self, stopped: asyncio.Event) -> None:
        loop, beats = asyncio.get_running_loop(), 0
        while True:
            due = loop.time() + SECONDS_BETWEEN_BEATS
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), SECONDS_BETWEEN_BEATS)
                return
            self._metrics.late(max(0.0, loop.time() - due))
            beats += 1
            if beats % BEATS_BETWEEN_QUEUE_LOOKS == 0:
                self.queue = self._waiting()


FORWARDING = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")

Headers = Iterable[tuple[bytes, bytes]]


class OperatorAccess:
    """Whom the operator lets see the metrics.

    >>> access = OperatorAccess(Monitoring(token="s3cret", networks=("10.0.0.0/8",)))
    >>> access.is_direct("127.0.0.1", []), access.is_direct("127.0.0.1", [(b"x-forwarded-for", b"192.0.2.1")])
    (True, False)
    >>> access.is_named("10.1.2.3", []), access.is_named("192.0.2.1", [(b"authorization", b"Bearer s3cret")])
    (True, True)
    >>> access.is_named("192.0.2.1", [(b"authorization", b"Bearer guess")])
    False
    """

    def __init__(self, monitoring: Monitoring) -> None:
        self._token = monitoring.token.encode()
        self._networks = [ip_network(each, strict=False) for each in monitoring.networks]

    def is_direct(self, client: str, headers: Headers) -> bool:
        """Whether somebody is on this machine, and nobody brings them here."""
        return _is_loopback(client) and not any(name in FORWARDING for name, _ in headers)

    def is_named(self, client: str, headers: Headers) -> bool:
        """Whether the operator has named this address, or given out this token."""
        return self._knows(headers) or self._is_within(client)

    def _knows(self, headers: Headers) -> bool:
        given = [value for name, value in headers if name == b"authorization"]
        wanted = b"Bearer " + self._token
        return bool(self._token) and len(given) == 1 and hmac.compare_digest(given[0], wanted)

    def _is_within(self, client: str) -> bool:
        try:
            address = ip_address(client.partition("/")[0])  # IPv6 counts by its network
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _is_loopback(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False
