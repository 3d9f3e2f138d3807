"""The page works out no price: it shows the numbers of the view, also those that no rule of the game comes to."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from stockpile.rules.answers import ANSWERS
from tests.support.positions import Position, positions
from tests.support.question_tables import open_parlour

STRANGE = 7000
HELD = 3


def strange(message: str) -> str:
    """A welcome whose open question has numbers that follow from nothing else in it."""
    said = json.loads(message)
    for sight in said.get("opening", []):
        question = sight["view"]["question"] or {"answers": [], "stock": {}}
        for at, answer in enumerate(question["answers"]):
            answer |= {field: STRANGE + at for field in ("gain", "cost") if answer[field] is not None}
            if answer["outcome"]:
                answer["outcome"]["value"] = STRANGE + at
        question["stock"] = dict.fromkeys(question["stock"], HELD)
    return json.dumps(said)


def route(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(strange(str(message))))


def families(position: Position) -> list[str]:
    return [ANSWERS[number].name for number in position.game.legal]


def digits(text: str) -> str:
    return re.sub(r"[^0-9 ]", "", text)


@pytest.mark.parametrize(
    ("family", "where"),
    [("sell", ".price"), ("take", ".value"), ("bonds", ".count"), ("bid", "option"), ("up", ".value")],
)
def test_the_page_shows_the_numbers_it_is_sent(chromium: Browser, tmp_path: Path, family: str, where: str) -> None:
    position = next(each for each in positions() if family in families(each))
    with open_parlour(chromium, tmp_path, [position]) as parlour:
        parlour.page.route_web_socket("**/play?*", route)
        parlour.visit(position)
        desk = parlour.desk_at(position.question, len(position.answers))
        told = [digits(text) for text in desk.locator(where).all_text_contents()]
        sums = [STRANGE + at for at, each in enumerate(families(position)) if each == family]
        assert {number for number in sums if not any(str(number) in text for text in told)} == set(), told
        if family == "sell":
            row = desk.locator("li").first
            expect(row.locator(".of")).to_contain_text(str(HELD))
            for _ in range(HELD):
                row.locator("button").last.click()
            expect(row.locator("button").last).to_be_disabled()
            expect(desk.locator(".confirm")).to_contain_text(re.compile(rf"{HELD * STRANGE // 1000}.?0"))
