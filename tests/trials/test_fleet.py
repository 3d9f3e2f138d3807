"""Workers and their database are killed while people play: nothing is lost, and everybody goes on soon."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from stockpile.cli.commands import soak_fleet as command
from stockpile.cli.commands.trial_database import checked, faults_in_words
from stockpile.cli.problem import Problem
from stockpile.trials.fleet.harm import TURNS, Harm, RestartFailed, _run
from stockpile.trials.fleet.soak import WITHIN, FleetPlan, FleetReport, soak_fleet
from stockpile.trials.ledger import Ledger, Losses
from stockpile.trials.postgres import MissingPostgres, PostgresFailed
from stockpile.trials.server import ServerProcess
from stockpile.trials.vitals import readable
from tests.support.databases import Databases

# Seconds without news, while other tests have the processors too. Alone on the machine it is `WITHIN` that counts, and
# `stockpile soak` holds it to that.
BUSY = 4 * WITHIN
linux = pytest.mark.skipif(not readable(), reason="needs Linux: workers are found in /proc")


@linux
def test_kills_of_every_kind_lose_nothing(tmp_path: Path, postgresql: Databases, long: bool) -> None:
    """`stockpile soak --workers 3 --minutes 30` does the same for longer."""
    kills = 4 * len(TURNS) if long else len(TURNS) - 1
    report = soak_fleet(FleetPlan(workers=3, kills=kills, seed=2), tmp_path)
    assert report.kills == kills and set(report.kinds) == set(TURNS)
    assert report.answers_confirmed > 10 * kills
    assert (report.answers_lost, report.answers_foreign, report.baskets_torn, report.problems) == (0, 0, 0, [])
    assert report.database == "restarted"
    assert report.longest_silence_seconds < BUSY, report.silences


def test_of_several_attempts_the_one_that_is_stored_counts() -> None:
    for stored, lost, foreign, torn in (
        ([(5, "player"), (6, "player")], 0, 0, 0),  # the first attempt, whole
        ([(7, "player")], 0, 0, 0),  # the second
        ([(5, "player")], 0, 0, 1),  # half of the first
        ([(8, "stand-in")], 0, 0, 0),  # none of them: the clock was quicker
        ([(8, "bot")], 0, 1, 0),  # nobody of that kind is at this table
        ([], 0, 0, 0),
    ):
        losses = Losses()
        ledger = Ledger("t", losses, {"automatic", "stand-in"})
        ledger.send(0, [5, 6])
        ledger.send(0, [7])
        ledger.check(stored)
        assert (losses.answers_lost, losses.answers_foreign, losses.baskets_torn) == (lost, foreign, torn), stored


def test_who_is_told_to_be_late_has_stored_nothing() -> None:
    losses = Losses()
    ledger = Ledger("t", losses)
    ledger.send(0, [5])
    ledger.give_up(0)
    ledger.check([(5, "player")])
    assert losses.answers_foreign == 1
    ledger.confirm(3)
    assert len(losses.problems) == 1


def test_silence_and_losses_make_it_fail() -> None:
    assert FleetReport(silences={"worker": 4.9}).good
    assert not FleetReport(silences={"worker": 0.1, "all": 5.1}).good
    assert not FleetReport(answers_lost=1).good


def test_the_report_says_how_the_database_went_away() -> None:
    said = command.lines(FleetReport(workers=3, kills=3, kinds={"worker": 2, "database": 1}, database="cut"))
    assert said[0] == "Kills: 3; one worker: 2, all at once: 0, the database: 1"
    assert said[1] == "PostgreSQL was not restarted: all of its connections were cut."
    server = ServerProcess("postgresql://localhost/nothing", workers=2)
    assert Harm(server, None, None, Random(1)).how == "cut"
    assert Harm(server, None, "true", Random(1)).how == "command"


def test_what_cannot_be_done_is_one_line() -> None:
    with pytest.raises(Problem, match="is no PostgreSQL database"):
        checked("sqlite:///tables.sqlite", 1)
    with pytest.raises(Problem, match="no address"):
        checked("nonsense", 1)
    for fault, told in ((MissingPostgres(), "apt-get install postgresql"), (PostgresFailed("full"), "full")):
        with pytest.raises(Problem, match=told), faults_in_words():
            raise fault
    with pytest.raises(RestartFailed):
        _run("false")
