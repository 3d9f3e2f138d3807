"""What goes over the wire, held against the rules: every frame that a page received is decoded, the game is played
again from its record, and each sight must be that seat's view and events at that number, nothing more."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from playwright.sync_api import Page, WebSocket

from stockpile.records import Replay, read
from stockpile.server.protocol import SeatUpdate, ServerMessage, Update, Welcome
from stockpile.server.table.views import table_view
from stockpile.server.view_messages import message_of

DECODER = msgspec.json.Decoder(ServerMessage)


class Wire:
    """Collects the frames of a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def sights(self) -> Iterator[tuple[int, SeatUpdate]]:
        """Every sight with the number of answers at that time. What is decoded is all there is: encoded again it is
        the frame, so no fact can hide beside those that are checked."""
        for frame in self.frames:
            message = DECODER.decode(frame)
            assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(frame)
            if isinstance(message, Welcome):
                yield from ((message.number, sight) for sight in message.opening)
            elif isinstance(message, Update):
                yield from ((message.number, sight) for sight in message.sights)


class Truth:
    """A finished game by its record: what each observer may see after so many answers."""

    def __init__(self, record: str) -> None:
        play = Replay(read(record))
        self.players = play.game.players
        observers = range(self.players + 1)
        self.views = [[self._view(play, observer) for observer in observers]]
        self.events = [[self._told(play.opening, observer) for observer in observers]]
        for each in play:
            self.views.append([self._view(play, observer) for observer in observers])
            self.events.append([self._told(each.events, observer) for observer in observers])

    def _view(self, play: Replay, observer: int) -> bytes:
        return msgspec.json.encode(table_view(play.game.view(observer if observer < self.players else None)))

    def _told(self, events: object, observer: int) -> bytes:
        assert isinstance(events, list | tuple)
        return msgspec.json.encode([message_of(event) for event in events if event.seen_by(observer)])

    def check(self, wire: Wire, seats: set[int]) -> int:
        """Fails at the first sight that is not what its seat may know; says how many were checked."""
        count = 0
        for number, sight in wire.sights():
            assert sight.seat in seats
            assert msgspec.json.encode(sight.view) == self.views[number][sight.seat]
            for news in sight.news:
                assert msgspec.json.encode(news.events) == self.events[news.number + 1][sight.seat]
            count += 1
        return count


def record_of(page: Page) -> str:
    """The record of the table that a page is at."""
    table = page.url.split("/table/")[1].split("?")[0]
    answer = page.request.get(f"/api/tables/{table}/record")
    assert answer.ok, answer.text()
    return answer.text()
