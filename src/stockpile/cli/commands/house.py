"""`stockpile house`: how a server fares, live in the terminal."""

import json
import os
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from time import sleep
from typing import Final
from urllib.parse import urlsplit

from rich.live import Live

from stockpile.cli.commands.operating import TOKEN
from stockpile.cli.house.figures import Figures
from stockpile.cli.house.panel import Panel
from stockpile.cli.house.readings import NoReading, Reading, read, together
from stockpile.display.console import stdout_console
from stockpile.errors import UserError

USUAL: Final = "http://127.0.0.1:8765"
SPAN: Final = 60.0  # seconds over which times are told
PAUSE: Final = 1.0  # seconds between the two looks of one telling: rates need two


def watch_house(urls: Sequence[str], token: str | None, every: float, once: bool, as_json: bool) -> None:
    """Look until Ctrl-C, or once."""
    house = _House(tuple(map(_address, urls or (USUAL,))), token or os.environ.get(TOKEN, ""))
    with suppress(KeyboardInterrupt):
        house.look(patient=False)
        if once:
            sleep(PAUSE)
            house.look(patient=False)
            _tell(house, as_json)
        else:
            _show(house, every)


def _show(house: "_House", every: float) -> None:
    with Live(house.panel(), console=stdout_console(), auto_refresh=False, transient=False) as live:
        while True:
            sleep(every)
            house.look(patient=True)
            live.update(house.panel(), refresh=True)


def _tell(house: "_House", as_json: bool) -> None:
    if not as_json:
        stdout_console().print(house.panel())
        return
    servers = [{"url": url} | asdict(figures) for url, figures in house.figures() if figures is not None]
    print(json.dumps({"servers": servers, "together": asdict(house.all_figures())}))


class _House:
    """Its servers, and what they told in the last minute."""

    def __init__(self, urls: tuple[str, ...], token: str) -> None:
        self._urls = urls
        self._token = token
        self._told: dict[str, deque[Reading]] = {url: deque() for url in urls}
        self._silent: set[str] = set()

    def look(self, patient: bool) -> None:
        """Ask every server. Who is patient waits for one that is away to come back."""
        for url in self._urls:
            try:
                reading = read(url, self._token)
            except NoReading:
                if not patient:
                    raise
                self._silent.add(url)
                continue
            self._silent.discard(url)
            told = self._told[url]
            told.append(reading)
            while told[0].at < reading.at - SPAN:
                told.popleft()

    def figures(self) -> list[tuple[str, Figures | None]]:
        return [(url, None if url in self._silent else _figures([self._told[url]])) for url in self._urls]

    def all_figures(self) -> Figures:
        return _figures([self._told[url] for url in self._urls if url not in self._silent])

    def panel(self) -> Panel:
        return Panel([(urlsplit(url).netloc, figures) for url, figures in self.figures()], self.all_figures())


def _figures(told: Sequence[deque[Reading]]) -> Figures:
    """Of servers together: each since it was last looked at, and over the last minute; the first time, since ever."""
    before = [each[-2] if len(each) > 1 else None for each in told]
    first = [each[0] if len(each) > 1 else None for each in told]
    now = [each[-1] for each in told]
    lately = [reading.since(then) for reading, then in zip(now, before, strict=True) if then is not None]
    longer = [reading.since(then) for reading, then in zip(now, first, strict=True)]
    return Figures.of(together(now), together(lately), together(longer))


def _address(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise UserError("error-house-url", url=url)
    return url.rstrip("/")
