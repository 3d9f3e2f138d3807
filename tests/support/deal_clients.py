"""Clients that take part in a deal, and play their games to the end."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from stockpile.records.fairdeal import KeptDeal, Partaker
from tests.support.running import Connection, Person, question_in


class Dealer:
    """A connection that takes part for these seats; what it would send can be held back or changed."""

    def __init__(self, connection: Connection, *seats: int) -> None:
        self.connection = connection
        self.partaker = Partaker(seats)

    def hear(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        """What a client that knows of deals says to a message."""
        deal = message if message["type"] == "deal" else message.get("deal")
        return self.partaker.hear(deal) if deal is not None else []

    def until_step(self, step: str) -> dict[str, Any]:
        """Listen, without saying anything, until a deal is at a step; what is to be said is kept by the partaker."""
        while True:
            message = self.connection.until("deal", "welcome")
            self.hear(message)
            deal = message if message["type"] == "deal" else message["deal"]
            if deal is not None and deal["step"] == step:
                return dict(deal)

    def take_part(self) -> dict[str, Any]:
        """Commit and reveal until the game begins; gives the second welcome."""
        while True:
            message = self.connection.until("deal", "welcome")
            for said in self.hear(message):
                self.say(said)
            if message["type"] == "welcome" and message["opening"]:
                return message

    def say(self, message: dict[str, Any]) -> None:
        self.connection.send(message["type"], **{name: message[name] for name in message if name != "type"})

    @property
    def kept(self) -> KeptDeal:
        assert self.partaker.kept is not None
        return self.partaker.kept


def together(*dealers: Dealer) -> list[dict[str, Any]]:
    """All take part at the same time; gives the second welcome of each."""
    with ThreadPoolExecutor(len(dealers)) as pool:
        return list(pool.map(Dealer.take_part, dealers))


def play_on(connection: Connection, message: dict[str, Any]) -> None:
    """Give the first answer to every question of one's own until the game is over."""
    while (question := question_in(message)) is not None:
        for answer in question["answers"][:1]:
            connection.answer(message["number"], question["seat"], answer["number"])
        message = connection.until("update")


def proof_of(person: Person, table: str) -> dict[str, Any]:
    proof: dict[str, Any] = person.get(f"/api/tables/{table}/proof")
    return proof


def record_of(person: Person, table: str) -> str:
    answer = person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    return answer.text
