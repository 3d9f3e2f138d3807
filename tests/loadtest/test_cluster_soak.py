"""Workers and their database are killed while people play: nothing is lost, and everybody goes on soon."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from loadtest.__main__ import CannotRun, check_database, cluster_lines, postgres_failures
from loadtest.cluster_soak import (
    TURNS,
    WITHIN,
    ClusterPlan,
    ClusterReport,
    Harm,
    RestartFailed,
    _run_command,
    cluster_soak,
)
from loadtest.ledger import Ledger, Losses
from loadtest.postgres import MissingPostgres, PostgresFailed
from loadtest.processes import readable
from loadtest.server import ServerProcess
from tests.support.databases import Databases

# Seconds without news, while other tests have the processors too. Alone on the machine it is `WITHIN` that counts, and
# `python -m loadtest soak` holds it to that.
BUSY = 4 * WITHIN
linux = pytest.mark.skipif(not readable(), reason="needs Linux: workers are found in /proc")


@pytest.mark.release
@linux
def test_kills_of_every_kind_lose_nothing(tmp_path: Path, postgresql: Databases, long: bool) -> None:
    """`python -m loadtest soak --workers 3 --minutes 30` does the same for longer."""
    kills = 4 * len(TURNS) if long else len(TURNS) - 1
    report = cluster_soak(ClusterPlan(workers=3, kills=kills, seed=2), tmp_path)
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
    assert ClusterReport(silences={"worker": 4.9}).good
    assert not ClusterReport(silences={"worker": 0.1, "all": 5.1}).good
    assert not ClusterReport(answers_lost=1).good


def test_the_report_says_how_the_database_went_away() -> None:
    said = cluster_lines(ClusterReport(workers=3, kills=3, kinds={"worker": 2, "database": 1}, database="cut"))
    assert said[0] == "Kills: 3; one worker: 2, all at once: 0, the database: 1"
    assert said[1] == "PostgreSQL was not restarted: all of its connections were cut."
    server = ServerProcess("postgresql://localhost/nothing", workers=2)
    assert Harm(server, None, None, Random(1)).how == "cut"
    assert Harm(server, None, "true", Random(1)).how == "command"


def test_what_cannot_be_done_is_one_line() -> None:
    with pytest.raises(CannotRun, match="is no PostgreSQL database"):
        check_database("sqlite:///tables.sqlite", 1)
    with pytest.raises(CannotRun, match="no address"):
        check_database("nonsense", 1)
    for fault, told in ((MissingPostgres(), "apt-get install postgresql"), (PostgresFailed("full"), "full")):
        with pytest.raises(CannotRun, match=told), postgres_failures():
            raise fault
    with pytest.raises(RestartFailed):
        _run_command("false")
