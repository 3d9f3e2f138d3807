"""`stockpile house`: the figures of running servers, live in the terminal."""

import json
import os
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from time import sleep
from typing import Annotated, Final
from urllib.parse import urlsplit

from rich.live import Live
from typer import Option

from stockpile.cli.options import Json
from stockpile.cli.server_status import TOKEN, NoReading, Reading, ServerFigures, StatusPanel, read, together
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say

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
