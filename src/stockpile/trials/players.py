"""Scripted players: what they read of the messages, and how they ask and answer."""

import http.client
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stockpile.server.guests import COOKIE

# What a scripted player reads of the messages; decoding the rest would only cost time.


class Choice(msgspec.Struct):
    number: int
    family: str
    args: list[int]


class Question(msgspec.Struct):
    seat: int
    question: str
    answers: list[Choice]


class Mine(msgspec.Struct):
    hand: list[int]


class View(msgspec.Struct):
    question: Question | None
    mine: Mine | None


class Sight(msgspec.Struct):
    seat: int
    view: View


class Welcome(msgspec.Struct, tag="welcome"):
    number: int
    opening: list[Sight]


class Update(msgspec.Struct, tag="update"):
    number: int
    sights: list[Sight]


class Confirmed(msgspec.Struct, tag="confirmed"):
    number: int
    seat: int
    count: int


class Refused(msgspec.Struct, tag="refused"):
    code: str
    message: str
    now: int


class Seats(msgspec.Struct, tag="seats"): ...


class Closed(msgspec.Struct, tag="closed"):
    code: str


DECODER: Final = msgspec.json.Decoder(Welcome | Update | Confirmed | Refused | Seats | Closed)


class Guest:
    """A guest at a server, by HTTP and WebSocket."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self._http = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""
        self.post("/api/guest", {"name": name})

    def post(self, path: str, body: object) -> Any:
        """Ask for something; whatever is not a success is an error here."""
        headers = {"content-type": "application/json", "cookie": self.cookie}
        self._http.request("POST", path, msgspec.json.encode(body), headers)
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
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/play?since={since}",
            additional_headers={"cookie": self.cookie},
            compression=None,
            max_size=None,
        )


async def send_answers(socket: ClientConnection, number: int, seat: int, answers: list[int]) -> None:
    message = {"type": "answers", "number": number, "seat": seat, "answers": answers}
    await socket.send(msgspec.json.encode(message), text=True)
