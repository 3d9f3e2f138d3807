"""Scripted players: what they read of the messages, and how they ask and answer."""

import http.client
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stockpile.server.guests.guests import COOKIE
from stockpile.server.protocol import Closed, Confirmed, GoingDown, Refused

LOOPBACK: Final = "127.0.0.1"

# What a scripted player reads of the large messages; decoding the rest would only cost time.


class PartialChoice(msgspec.Struct):
    number: int
    family: str
    args: list[int]


class PartialQuestion(msgspec.Struct):
    seat: int
    question: str
    answers: list[PartialChoice]


class PartialHand(msgspec.Struct):
    hand: list[int]


class PartialView(msgspec.Struct):
    question: PartialQuestion | None
    mine: PartialHand | None


class PartialSight(msgspec.Struct):
    seat: int
    view: PartialView


class PartialWelcome(msgspec.Struct, tag="welcome"):
    number: int
    opening: list[PartialSight]


class PartialUpdate(msgspec.Struct, tag="update"):
    since: int
    number: int
    sights: list[PartialSight]


class SkippedSeats(msgspec.Struct, tag="seats"): ...


class SkippedClock(msgspec.Struct, tag="clock"): ...


class SkippedDeal(msgspec.Struct, tag="deal"): ...


class SkippedWatchers(msgspec.Struct, tag="watching"): ...


DECODER: Final = msgspec.json.Decoder(
    PartialWelcome
    | PartialUpdate
    | Confirmed
    | Refused
    | SkippedSeats
    | SkippedClock
    | Closed
    | SkippedDeal
    | SkippedWatchers
    | GoingDown
)


class Guest:
    """A guest at a server, by HTTP and WebSocket, who comes from one of this machine's own addresses."""

    def __init__(self, port: int, name: str, address: str = LOOPBACK) -> None:
        self.port = port
        self.address = address
        self._http = http.client.HTTPConnection(LOOPBACK, port, timeout=30, source_address=(address, 0))
        self.cookie = ""
        self.post("/api/guest", {"name": name})

    def get(self, path: str) -> Any:
        return self._ask("GET", path, b"")

    def post(self, path: str, body: object) -> Any:
        return self._ask("POST", path, msgspec.json.encode(body))

    def _ask(self, method: str, path: str, body: bytes) -> Any:
        """Ask for something; whatever is not a success is an error here."""
        self._http.request(method, path, body, {"content-type": "application/json", "cookie": self.cookie})
        answer = self._http.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        cookie = answer.getheader("set-cookie") or ""
        if cookie.startswith(COOKIE):
            self.cookie = cookie.partition(";")[0]
        return msgspec.json.decode(text)

    def close(self) -> None:
        self._http.close()

    def connect(self, table: str, since: int = -1) -> connect:
        """The WebSocket of a table, to be awaited or entered."""
        return connect(
            f"ws://{LOOPBACK}:{self.port}/api/tables/{table}/play?since={since}",
            additional_headers={"cookie": self.cookie},
            compression=None,
            max_size=None,
            local_addr=(self.address, 0),
        )


async def send_answers(socket: ClientConnection, number: int, seat: int, answers: list[int]) -> None:
    message = {"type": "answers", "number": number, "seat": seat, "answers": answers}
    await socket.send(msgspec.json.encode(message), text=True)


async def send_seen(socket: ClientConnection, number: int, seat: int) -> None:
    """The question is on the screen: its time starts."""
    await socket.send(msgspec.json.encode({"type": "seen", "number": number, "seat": seat}), text=True)


def chosen(sight: PartialSight, rng: Random) -> list[int]:
    """Any answer to the question that a seat sees; to place two cards, both at once."""
    asked = sight.view.question
    assert asked is not None and sight.view.mine is not None
    first = rng.choice(asked.answers)
    basket = [first.number]
    hand = sight.view.mine.hand
    if asked.question == "place" and len(hand) == 2:
        basket.append(_other_card(first, hand, asked.answers, rng))
    return basket


def _other_card(first: PartialChoice, hand: list[int], answers: list[PartialChoice], rng: Random) -> int:
    """The second card of a hand goes on the other side (R-SUP-2)."""
    left = hand.copy()
    left.remove(first.args[0])
    fitting = [each.number for each in answers if each.args[0] == left[0] and each.args[1] != first.args[1]]
    return rng.choice(fitting)
