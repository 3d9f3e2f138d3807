"""What a player has used up stays used: no coming and going, no second tab and no restart refills a clock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic, sleep

import pytest

from stockpile.server.house.house import House
from stockpile.server.house.lobby import Lobby
from stockpile.server.messages import protocol
from stockpile.server.settings import Settings
from stockpile.server.store.database import file_url
from stockpile.server.table import clocks as module
from stockpile.server.table import driver
from stockpile.server.table.clocks import Clocks
from stockpile.server.table.listeners import Listener

from .running import Person, serving


class Hand:
    """The hand of the clock on the wall, moved by the test."""

    def __init__(self) -> None:
        self.at = 1000.0

    def pass_by(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    hand = Hand()
    monkeypatch.setattr(module, "monotonic", lambda: hand.at)
    return hand


def asked(clock: int | None = 10, away: int | None = None, used: float = 0.0) -> Clocks:
    """Seat 0 is asked, and both players are here."""
    clocks = Clocks(2, clock, away)
    for seat in range(2):
        clocks.come(seat)
    clocks.ask(0, used)
    clocks.go_on()
    return clocks


def test_leaving_and_coming_back_refills_nothing(hand: Hand) -> None:
    clocks = asked(clock=10)
    for _ in range(9):
        hand.pass_by(1)
        clocks.go(0)
        clocks.come(0)
        assert not clocks.give_back(0)
    assert clocks.left == 1
    hand.pass_by(1)
    assert clocks.overdue(0) == "clock"


def test_who_was_late_has_the_whole_time_once_more_and_no_third_time(hand: Hand) -> None:
    clocks = asked(clock=10)
    hand.pass_by(10)
    clocks.stand_ins[0] = clocks.overdue(0)
    assert not clocks.spent(0) and clocks.give_back(0) and clocks.left == 10
    hand.pass_by(10)
    clocks.stand_ins[0] = clocks.overdue(0)
    for _ in range(3):
        assert clocks.give_back(0) and clocks.left == 0 and clocks.spent(0)
        clocks.stand_ins[0] = "clock"


def test_who_never_answers_in_person_is_given_no_time_once_more(hand: Hand) -> None:
    clocks = asked(clock=10)
    for spent in (False, True, True):
        hand.pass_by(10)
        clocks.stand_ins[0] = clocks.overdue(0)
        assert clocks.spent(0) == spent
        clocks.give_back(0)
        clocks.ask(0)  # a stand-in has answered, and there is another question
    clocks.answered(0)
    hand.pass_by(10)
    assert clocks.overdue(0) == "clock" and not clocks.spent(0)


def test_while_no_player_is_here_time_stands_still_and_is_not_refilled(hand: Hand) -> None:
    clocks = asked(clock=10, away=20)
    hand.pass_by(7)
    clocks.go(0)
    clocks.stand_still()
    hand.pass_by(10_000)
    clocks.go_on()
    clocks.come(0)
    assert clocks.left == 3 and clocks.used == 7 and clocks.overdue(0) == ""


def test_being_gone_adds_up_until_the_player_answers(hand: Hand) -> None:
    clocks = asked(clock=None, away=10)
    for _ in range(4):
        clocks.go(1)
        hand.pass_by(2)
        assert clocks.overdue(1) == ""
        clocks.come(1)
        hand.pass_by(100)
    clocks.go(1)
    assert clocks.patience(1) == 2
    hand.pass_by(2)
    assert clocks.overdue(1) == "away"
    clocks.come(1)
    clocks.answered(1)
    clocks.go(1)
    assert clocks.patience(1) == 10


def test_time_that_was_written_down_goes_on_where_it_stood(hand: Hand) -> None:
    assert asked(clock=10, used=4).left == 6
    second = asked(clock=10, used=14)  # the time for the second time
    assert second.left == 6 and second.used == 14
    hand.pass_by(6)
    second.stand_ins[0] = second.overdue(0)
    assert second.give_back(0) and second.spent(0)


@pytest.mark.parametrize("trick", ["back", "tab", "line"])
def test_no_trick_stops_a_stand_in(trick: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saying `back`, a second tab or the only line that comes and goes all the time, while the other player waits."""
    monkeypatch.setattr(driver, "STAND_IN_PAUSE", 0.4)

    async def run() -> list[str]:
        house = await House.open(Settings(file_url(tmp_path / "tables.sqlite"), workers=1, pause=0))
        lobby, (eve, _), (bo, _) = Lobby(house), await house.guests.new("Eve"), await house.guests.new("Bo")
        plans = [protocol.SeatPlan("me"), protocol.SeatPlan("open")]
        table = await lobby.create(eve, protocol.NewTable(plans, clock=1))
        await lobby.join(table, bo, protocol.Join())
        await lobby.start(table, eve)
        assert table.course is not None
        late, waiting = (eve, bo) if table.course.game.asked == 0 else (bo, eve)
        seat, line = table.course.game.asked, Listener(late.id)
        table.enter(Listener(waiting.id), since=-1)
        table.enter(line, since=-1)
        end = monotonic() + 10  # it takes 2.8 seconds: twice the time, twice the pace; and a worker has to start
        while not table.course.by and monotonic() < end:
            if trick == "back":
                table.back(seat)
            elif trick == "tab":
                tab = Listener(late.id)
                table.enter(tab, since=-1)
                table.depart(tab)
            else:
                table.depart(line)
                line = Listener(late.id)
                table.enter(line, since=-1)
            await asyncio.sleep(0.1)
        await house.close()
        return list(table.course.by)

    assert asyncio.run(run()) == ["stand-in"]


def test_used_time_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        cookie = ada.cookie
        table = ada.table("me", "me", clock=60, start=True)["id"]
        with ada.at(table) as connection:
            connection.until("welcome")
            sleep(2.5)
        sleep(1)  # nobody is here: that does not count
        ada.close()
    with serving(tmp_path) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        with ada.at(table) as connection:
            left = connection.until("welcome")["clock"]["left"]
            assert 50 < left < 57.8
        ada.close()
