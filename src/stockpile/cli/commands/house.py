"""`stockpile house`: the figures of running servers, read at `/metrics`, added up and shown live in the terminal.

>>> shown = "# TYPE stockpile_answer_seconds histogram\\n"
>>> for most, count in (("0.1", 50), ("0.2", 100), ("+Inf", 100)):
...     shown += f'stockpile_answer_seconds_bucket{{le="{most}"}} {count}\\n'
>>> reading = Reading.of(shown, at=0)
>>> reading.quantile("stockpile_answer_seconds", 0.5), reading.quantile("stockpile_answer_seconds", 0.75)
(0.1, 0.15000000000000002)
"""

import json
import os
from collections import Counter, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from http.client import HTTPException
from math import inf
from time import monotonic, sleep
from typing import Annotated, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from prometheus_client.parser import text_string_to_metric_families
from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.live import Live
from rich.table import Table
from rich.text import Text
from typer import Option

from stockpile.cli.options import Json
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.numbers import percent
from stockpile.errors import UserError, system_reason
from stockpile.i18n import say

TOKEN: Final = "STOCKPILE_METRICS_TOKEN"  # the variable; other users of this machine can read command lines
TIMEOUT: Final = 3.0  # seconds for a server to answer
MOST_BYTES: Final = 4_000_000  # ours are a few thousand
IGNORED_LABELS: Final = ("worker", "le")
COLUMN_WIDTH: Final = 13  # cells that the figures of a server need
COLUMN_GAP: Final = 3  # cells between two columns
NOTHING: Final = "–"


class NoReading(UserError):
    """A server that shows no figures; the text says why."""

    prefix = "error-house"


@dataclass(frozen=True)
class Reading:
    """The numbers of one moment, by name and label; of histograms how many were at most that long."""

    at: float
    numbers: Counter[tuple[str, str]] = field(default_factory=Counter)
    buckets: Counter[tuple[str, float]] = field(default_factory=Counter)

    @classmethod
    def of(cls, text: str, at: float) -> "Reading":
        reading = cls(at)
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if "le" in sample.labels:
                    reading.buckets[family.name, float(sample.labels["le"])] += sample.value  # type: ignore[assignment]  # a float
                else:
                    label = next((value for name, value in sample.labels.items() if name not in IGNORED_LABELS), "")
                    reading.numbers[sample.name, label] += sample.value  # type: ignore[assignment]  # a float
        return reading

    def number(self, name: str, label: str = "") -> float:
        return self.numbers[name, label]

    def total(self, name: str) -> float:
        """Over all labels."""
        return sum(value for (each, _), value in self.numbers.items() if each == name)

    def since(self, earlier: "Reading | None") -> "Reading":
        """What was added since then. A server that was restarted has counted from 0 again."""
        if earlier is None or self.total("process_start_time_seconds") != earlier.total("process_start_time_seconds"):
            return self
        numbers, buckets = Counter(self.numbers), Counter(self.buckets)
        numbers.subtract(earlier.numbers)
        buckets.subtract(earlier.buckets)
        return Reading(self.at - earlier.at, numbers, buckets)

    def quantile(self, name: str, part: float) -> float | None:
        """How long this part of all took at most, as far as buckets show; None if there were none."""
        counted = sorted((bound, count) for (each, bound), count in self.buckets.items() if each == name)
        if not counted or counted[-1][1] <= 0:
            return None
        wanted, below, before = part * counted[-1][1], 0.0, 0.0
        for bound, count in counted:
            if count >= wanted and count > before:
                return below if bound == inf else below + (bound - below) * (wanted - before) / (count - before)
            below, before = bound, count
        return below


def together(readings: Sequence[Reading]) -> Reading:
    """Several servers as if they were one."""
    numbers: Counter[tuple[str, str]] = Counter()
    buckets: Counter[tuple[str, float]] = Counter()
    for reading in readings:
        numbers.update(reading.numbers)
        buckets.update(reading.buckets)
    return Reading(max((reading.at for reading in readings), default=0.0), numbers, buckets)


def read(url: str, token: str) -> Reading:
    """Ask a server."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with urlopen(Request(f"{url.rstrip('/')}/metrics", headers=headers), timeout=TIMEOUT) as answer:
            text = answer.read(MOST_BYTES).decode("utf-8", "replace")
    except HTTPError as error:
        error.close()
        raise NoReading("denied" if error.code in (401, 403) else "other", url=url, status=str(error.code)) from error
    except (URLError, OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", error)
        if not isinstance(reason, OSError):
            raise NoReading("other", url=url, status=type(error).__name__) from error
        raise NoReading("silent", url=url, reason=system_reason(reason)) from error
    try:
        reading = Reading.of(text, monotonic())
    except ValueError:
        reading = Reading(0.0)
    if not reading.total("stockpile_info"):
        raise NoReading("other", url=url, status="200")
    return reading


@dataclass(frozen=True)
class ServerFigures:
    """Of one server, or of several together. Times in seconds, None where there was nothing to measure."""

    waiting: int
    playing: int
    over: int
    connections: int
    players: int
    watchers: int
    guests: int
    answers_a_second: float
    bot_answers_a_second: float
    refusals_a_second: float
    answer_p50: float | None
    answer_p99: float | None
    store_p50: float | None
    store_p99: float | None
    lag_p99: float | None
    thoughts_waiting: int
    thought_p50: float | None
    thought_p99: float | None
    thought_granted: float | None
    megabytes: float
    processor: float
    going_down: int

    @classmethod
    def of(cls, now: Reading, lately: Reading, longer: Reading) -> "ServerFigures":
        """How it stands now, rates since the last look, and times over longer than that."""
        seconds = max(lately.at, 1e-3)

        def rate(name: str, label: str | None = None) -> float:
            return max(0.0, lately.total(name) if label is None else lately.number(name, label)) / seconds

        wanted = longer.number("stockpile_thought_wanted_seconds_total")
        return cls(
            waiting=int(now.number("stockpile_tables", "waiting")),
            playing=int(now.number("stockpile_tables", "playing")),
            over=int(now.number("stockpile_tables", "over")),
            connections=int(now.number("stockpile_connections")),
            players=int(now.number("stockpile_listeners", "player")),
            watchers=int(now.number("stockpile_listeners", "watcher")),
            guests=int(now.number("stockpile_guests")),
            answers_a_second=rate("stockpile_answers_stored_total"),
            bot_answers_a_second=rate("stockpile_answers_stored_total", "bot"),
            refusals_a_second=rate("stockpile_refusals_total"),
            answer_p50=longer.quantile("stockpile_answer_seconds", 0.5),
            answer_p99=longer.quantile("stockpile_answer_seconds", 0.99),
            store_p50=longer.quantile("stockpile_store_seconds", 0.5),
            store_p99=longer.quantile("stockpile_store_seconds", 0.99),
            lag_p99=longer.quantile("stockpile_loop_lag_seconds", 0.99),
            thoughts_waiting=int(now.number("stockpile_thoughts_waiting")),
            thought_p50=longer.quantile("stockpile_thought_seconds", 0.5),
            thought_p99=longer.quantile("stockpile_thought_seconds", 0.99),
            thought_granted=longer.number("stockpile_thought_granted_seconds_total") / wanted if wanted > 0 else None,
            megabytes=now.number("process_resident_memory_bytes") / 1e6,
            processor=rate("process_cpu_seconds_total"),
            going_down=int(now.number("stockpile_going_down")),
        )


def _whole(number: float) -> str:
    return say("house-number", number=round(number))


def _rate(number: float) -> str:
    return say("house-a-second", number=round(number, 1))


def _milliseconds(seconds: float) -> float:
    """Three digits are enough, and what is long needs no fractions."""
    milliseconds = 1000 * seconds
    return round(milliseconds, 1) if milliseconds < 10 else round(milliseconds)


def _time(seconds: float | None) -> str:
    return NOTHING if seconds is None else say("house-milliseconds", number=_milliseconds(seconds))


def _pair(first: float | None, second: float | None) -> str:
    if first is None or second is None:
        return NOTHING
    return say("house-two-times", first=_milliseconds(first), second=_milliseconds(second))


def _part(part: float | None) -> str:
    return NOTHING if part is None else percent(part)


ROWS: Final[tuple[tuple[str, Callable[[ServerFigures], str]], ...]] = (
    ("house-playing", lambda each: _whole(each.playing)),
    ("house-waiting", lambda each: _whole(each.waiting)),
    ("house-over", lambda each: _whole(each.over)),
    ("house-guests", lambda each: _whole(each.guests)),
    ("house-players", lambda each: _whole(each.players)),
    ("house-watchers", lambda each: _whole(each.watchers)),
    ("house-connections", lambda each: _whole(each.connections)),
    ("house-answers", lambda each: _rate(each.answers_a_second)),
    ("house-bot-answers", lambda each: _rate(each.bot_answers_a_second)),
    ("house-refusals", lambda each: _rate(each.refusals_a_second)),
    ("house-answer-time", lambda each: _pair(each.answer_p50, each.answer_p99)),
    ("house-store-time", lambda each: _pair(each.store_p50, each.store_p99)),
    ("house-lag", lambda each: _time(each.lag_p99)),
    ("house-thoughts", lambda each: _whole(each.thoughts_waiting)),
    ("house-thought-time", lambda each: _pair(each.thought_p50, each.thought_p99)),
    ("house-granted", lambda each: _part(each.thought_granted)),
    ("house-memory", lambda each: say("house-megabytes", number=round(each.megabytes))),
    ("house-processor", lambda each: _part(each.processor)),
)


class StatusPanel:
    """Fits whatever width the terminal has when it is drawn."""

    def __init__(self, servers: Sequence[tuple[str, ServerFigures | None]], all_of_them: ServerFigures | None) -> None:
        self._servers = servers
        self._all = all_of_them

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = [*self._servers]
        if len(columns) > 1:
            columns.append((say("house-together"), self._all))
            if _width([name for name, _ in columns]) > options.max_width:
                columns = columns[-1:]
        yield _table(columns)
        for name, figures in self._servers:
            if figures is None:
                yield Text(say("house-silent", server=name), style=signs.BAD)
            elif figures.going_down:
                yield Text(say("house-going-down", server=name), style=signs.BAD)


def _width(names: Sequence[str]) -> int:
    figures = max(cell_len(say(key)) for key, _ in ROWS)
    return figures + sum(COLUMN_GAP + max(COLUMN_WIDTH, cell_len(name)) for name in names) + COLUMN_GAP


def _table(columns: Sequence[tuple[str, ServerFigures | None]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("house-title"), no_wrap=True)
    for name, _ in columns:
        table.add_column(name, justify="right", no_wrap=True)
    for key, cell in ROWS:
        table.add_row(say(key), *[cell(each) if each is not None else NOTHING for _, each in columns])
    return table


USUAL_URL: Final = "http://127.0.0.1:8765"
SPAN: Final = 60.0  # seconds over which times are measured
PAUSE: Final = 1.0  # seconds between the two readings of one answer: rates need two


def watch_servers(
    urls: Annotated[
        list[str] | None, Option("--url", help=say("option-house-url"), show_default="http://127.0.0.1:8765")
    ] = None,
    token: Annotated[str | None, Option("--token", help=say("option-house-token"), show_default=False)] = None,
    every: Annotated[float, Option("--every", help=say("option-house-every"), min=0.2, max=60)] = 2.0,
    once: Annotated[bool, Option("--once", help=say("option-house-once"))] = False,
    as_json: Json = False,
) -> None:
    """Look until Ctrl-C, or once."""
    servers = _Servers(tuple(map(_address, urls or (USUAL_URL,))), token or os.environ.get(TOKEN, ""))
    with suppress(KeyboardInterrupt):
        servers.look(patient=False)
        if once or as_json:
            sleep(PAUSE)
            servers.look(patient=False)
            _print(servers, as_json)
        else:
            _show(servers, every)


def _show(servers: "_Servers", every: float) -> None:
    with Live(servers.panel(), console=stdout_console(), auto_refresh=False, transient=False) as live:
        while True:
            sleep(every)
            servers.look(patient=True)
            live.update(servers.panel(), refresh=True)


def _print(servers: "_Servers", as_json: bool) -> None:
    if not as_json:
        stdout_console().print(servers.panel())
        return
    each = [{"url": url} | asdict(figures) for url, figures in servers.figures() if figures is not None]
    print(json.dumps({"servers": each, "together": asdict(servers.all_figures())}))


class _Servers:
    """The servers that are asked, and their readings of the last minute."""

    def __init__(self, urls: tuple[str, ...], token: str) -> None:
        self._urls = urls
        self._token = token
        self._readings: dict[str, deque[Reading]] = {url: deque() for url in urls}
        self._silent: set[str] = set()

    def look(self, patient: bool) -> None:
        """Ask every server. With `patient`, one that is away may come back."""
        for url in self._urls:
            try:
                reading = read(url, self._token)
            except NoReading:
                if not patient:
                    raise
                self._silent.add(url)
                continue
            self._silent.discard(url)
            readings = self._readings[url]
            readings.append(reading)
            while readings[0].at < reading.at - SPAN:
                readings.popleft()

    def figures(self) -> list[tuple[str, ServerFigures | None]]:
        return [(url, None if url in self._silent else _figures([self._readings[url]])) for url in self._urls]

    def all_figures(self) -> ServerFigures:
        return _figures([self._readings[url] for url in self._urls if url not in self._silent])

    def panel(self) -> StatusPanel:
        return StatusPanel([(urlsplit(url).netloc, figures) for url, figures in self.figures()], self.all_figures())


def _figures(readings: Sequence[deque[Reading]]) -> ServerFigures:
    """Of all these servers: since each was last read, and over the last minute; at first, since its start."""
    before = [each[-2] if len(each) > 1 else None for each in readings]
    first = [each[0] if len(each) > 1 else None for each in readings]
    now = [each[-1] for each in readings]
    lately = [reading.since(then) for reading, then in zip(now, before, strict=True) if then is not None]
    longer = [reading.since(then) for reading, then in zip(now, first, strict=True)]
    return ServerFigures.of(together(now), together(lately), together(longer))


def _address(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise UserError("error-house-url", url=url)
    return url.rstrip("/")
