"""Who sits where in the terminal: how bots are named in records, what they hear, and how long they seem to think."""

from __future__ import annotations

from typing import ClassVar

import pytest

from stockpile.bots import BOTS, Budget, RandomBot, make_bot
from stockpile.bots.budget import least_pause
from stockpile.cli.terminal import seats
from stockpile.cli.terminal.seats import PERSON, BotSeats, first_names, kinds_in, record_names
from stockpile.records import Session
from stockpile.rules.answers import Answer
from stockpile.rules.config import Config
from stockpile.rules.game import View


class Ponderer(RandomBot):
    """Listens, has styles and a budget, and uses none of them."""

    name = "ponderer-1s"
    hears = True
    styles = ("bold",)
    thinks = Budget(milliseconds=1000)
    told: ClassVar[list[list[str]]] = []

    def wear(self, style: str) -> None:
        assert style in self.styles

    def decide(self, view: View) -> Answer:
        self.told.append([event.name for event in self.heard])
        return super().decide(view)


class Guest(RandomBot):
    """Somebody else's: it is not among ours."""

    name = "guest"


@pytest.fixture(autouse=True)
def with_ponderer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, Ponderer.name, Ponderer)
    Ponderer.told.clear()


def session_of(*kinds: str) -> Session:
    return Session.new(Config(players=len(kinds)), seed=1, first=1, names=record_names(kinds))


def test_a_record_names_the_bot_with_its_style_and_budget() -> None:
    kinds = (PERSON, "ponderer-1s:bold", "random", "ponderer-1s:bold@400")
    record = session_of(*kinds).record
    assert record.names[1:] == ("Nora (ponderer-1s:bold)", "Otis (random)", "Pearl (ponderer-1s:bold@400)")
    assert kinds_in(record, "broker") == kinds
    assert first_names(record) == ["You", "Nora", "Otis", "Pearl"]


@pytest.mark.parametrize("name", ["Bo (the cat)", "Bo (broker@soon)", "Bo ()", "Bo (nobody:bold)"])
def test_who_only_looks_like_a_bot_is_none(name: str) -> None:
    record = Session.new(Config(players=2), seed=1, names=("Ann", name)).record
    assert first_names(record) == ["Ann", name] and kinds_in(record, "broker") == (PERSON, "broker")


def test_a_bot_hears_its_seat_from_the_beginning_also_in_a_game_that_was_put_away() -> None:
    session = session_of("ponderer-1s", "ponderer-1s")
    bots = BotSeats(session, ("ponderer-1s", "ponderer-1s"), "seed")
    heard = session.game.record_events()
    for _ in range(12):
        session.play(bots.answer())
        bots.hear(heard)
        heard.clear()
    bots.answer()
    Ponderer.told.append(["--"])
    BotSeats(Session(session.record), ("ponderer-1s", "ponderer-1s"), "seed").answer()
    *_, before, _, after = Ponderer.told
    assert before == after and "round-started" in before and len(before) > 10


def test_against_a_person_a_bot_seems_to_think_as_long_as_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it really took; where bots play among themselves nobody is kept waiting."""
    slept: list[float] = []
    monkeypatch.setattr(seats, "sleep", slept.append)
    session = session_of(PERSON, "ponderer-1s")
    BotSeats(session, (PERSON, "ponderer-1s"), "seed", unhurried=True).answer()
    assert len(slept) == 1 and least_pause(1000) - 0.2 < slept[0] <= least_pause(1000)
    BotSeats(session, (PERSON, "ponderer-1s"), "seed").answer()
    assert len(slept) == 1


@pytest.mark.parametrize(("bot", "pauses"), [("ponderer-1s@400", 1), ("guest", 1), ("random", 0)])
def test_also_one_that_counts_playouts_and_one_of_somebody_else(
    monkeypatch: pytest.MonkeyPatch, bot: str, pauses: int
) -> None:
    """How long these take nobody knows before: they seem to take one time, and those of ours that do not think none."""
    slept: list[float] = []
    monkeypatch.setattr(seats, "sleep", slept.append)
    monkeypatch.setattr(seats, "make_bot", lambda text, seed: Guest(seed) if text == "guest" else make_bot(text, seed))
    BotSeats(session_of(PERSON, bot), (PERSON, bot), "seed", unhurried=True).answer()
    assert len(slept) == pauses
    assert all(least_pause(seats.UNTIMED) - 0.2 < pause <= least_pause(seats.UNTIMED) for pause in slept)
