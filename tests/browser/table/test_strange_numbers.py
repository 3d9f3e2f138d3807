"""The page works out no price: it shows the numbers of the view, also those that no rule of the game comes to."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from stockpile.i18n import say
from stockpile.rules.answers import ANSWERS
from stockpile.rules.cards import STOCKS
from tests.support.positions import Position, positions
from tests.support.question_tables import open_question_tables

STRANGE = 7000
HELD = 3
STRANGE_MOVE = 9  # what is more is a dividend


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


def strange_table(message: str) -> str:
    """A welcome with sums and cards that nobody has, a round that was over, and a last round of its own."""
    said = json.loads(message)
    for sight in said.get("opening", []):
        view = sight["view"]
        for player in view["players"]:
            player |= {"owed": STRANGE + player["seat"], "bonds": 1, "bonds_value": STRANGE + 9}
        view["mine"] |= {
            "regular": [1] * len(view["mine"]["regular"]),
            "split": [1] * STOCKS,
            "regular_values": [STRANGE + 10 + company for company in range(STOCKS)],
            "split_values": [STRANGE + 20 + company for company in range(STOCKS)],
        }
        view["last_round"] = view["round"] + 1
        said["figures"] |= {"falsified": {"1": [STRANGE_MOVE]}, "last_round": view["last_round"]}
        sight["news"][-1]["events"] += [
            {"event": "round-started", "round": view["round"], "first": 0},
            {"event": "earnings-falsified", "seat": 0, "pair": 0},
            {"event": "pair-shown", "pair": 0, "seat": None, "company": 0, "forecast": 1},
            {"event": "round-ended", "round": view["round"]},
        ]
    return json.dumps(said)


def strange_wording(message: str) -> str:
    """A welcome that asks for another sentence than the figures would."""
    said = json.loads(message)
    for sight in said.get("opening", []):
        sight["view"]["question"] |= {"wording": "choose-two", "most": HELD}
    return json.dumps(said)


def through(change: Callable[[str], str]) -> Callable[[WebSocketRoute], None]:
    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(change(str(message))))

    return route


def families(position: Position) -> list[str]:
    return [ANSWERS[number].name for number in position.game.legal]


def digits(text: str) -> str:
    return re.sub(r"[^0-9 ]", "", text).strip()


@pytest.mark.parametrize(
    ("family", "where"),
    [("sell", ".price"), ("take", ".value"), ("bonds", ".count"), ("bid", "option"), ("up", ".value")],
)
def test_the_page_shows_the_numbers_it_is_sent(chromium: Browser, tmp_path: Path, family: str, where: str) -> None:
    position = next(each for each in positions() if family in families(each))
    with open_question_tables(chromium, tmp_path, [position]) as question_tables:
        question_tables.page.route_web_socket("**/play?*", through(strange))
        question_tables.visit(position)
        desk = question_tables.desk_at(position.question, len(position.answers))
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


def test_sums_and_the_last_round_are_those_of_the_view(chromium: Browser, tmp_path: Path) -> None:
    position = next(each for each in positions() if each.question == "sell" and "strategies" in each.config.modules)
    with open_question_tables(chromium, tmp_path, [position]) as question_tables:
        page = question_tables.page
        page.route_web_socket("**/play?*", through(strange_table))
        question_tables.visit(position)
        owed = [digits(text) for text in page.locator(".player .owes").all_text_contents()]
        assert owed == [str(STRANGE + seat) for seat in range(position.config.players)]
        values = [digits(text) for text in page.locator(".holding .value").all_text_contents()]
        sums = [STRANGE + 9, *[STRANGE + tens + company for company in range(STOCKS) for tens in (10, 20)]]
        assert {str(number) for number in sums} <= {*values}, values
        page.get_by_role("button", name=say("web-menu"), exact=True).click()
        page.get_by_role("button", name=say("web-report-again", round=position.game.round + 1)).click()
        expect(page.locator("td.why").first).to_contain_text(f"+{STRANGE_MOVE}")
        expect(page.locator("p.last")).to_contain_text(say("web-last-round-begins"))


def test_the_sentence_that_chooses_investors_comes_with_the_question(chromium: Browser, tmp_path: Path) -> None:
    position = next(each for each in positions() if each.question == "choose-investor" and each.config.players > 2)
    with open_question_tables(chromium, tmp_path, [position]) as question_tables:
        question_tables.page.route_web_socket("**/play?*", through(strange_wording))
        question_tables.visit(position)
        desk = question_tables.desk_at(position.question, len(position.answers))
        expect(desk).to_contain_text(say("web-ask-choose-two", count=HELD))
