"""A server killed in the middle of a deal goes on with the same one, from what is stored."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from loadtest.server import ServerProcess
from stockpile.content import lay_over_content, load
from stockpile.records import read
from stockpile.records.fairdeal import judged, read_statement
from stockpile.server.db.engine import file_url
from tests.support.deal_clients import Dealer, play_on, proof_of, record_of
from tests.support.running import Person, serving, until_over
from tests.support.second_derivation import fits

HURRY = 4.0


@contextmanager
def back_again(person: Person, address: str) -> Iterator[Person]:
    """The same guest at a server that was started anew."""
    again = Person(address)
    again.http.cookies.update(dict(person.http.cookies))
    yield again
    again.close()


def stored(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database, database:
        return database.execute(query).fetchall()


def begun(folder: Path, step: str) -> tuple[Person, str, Dealer]:
    """A table of one person and a bot that was dealt up to a step when the server was killed."""
    server = ServerProcess(file_url(folder / "tables.sqlite"))
    server.start()
    try:
        ada = Person(f"127.0.0.1:{server.port}", "Ada")
        table = ada.table("me", "random", start=True, fair=True)["id"]
        with ada.at(table, deals=True) as connection:
            dealer = Dealer(connection, 0)
            deal = dealer.until_step("commit")
            if step == "reveal":
                for said in dealer.partaker.hear(deal):
                    dealer.say(said)
                dealer.until_step("reveal")
            server.kill()
        ada.close()
    finally:
        server.kill()
    return ada, table, dealer


Killed = Callable[[str], tuple[Person, str, Dealer]]
KilledAt = Callable[[str], tuple[Path, Person, str, Dealer]]


@pytest.fixture(scope="module")
def killed_at(tmp_path_factory: pytest.TempPathFactory) -> KilledAt:
    """One server is killed at each step: what it left is copied for every test."""

    @cache
    def made(step: str) -> tuple[Path, Person, str, Dealer]:
        folder = tmp_path_factory.mktemp(step)
        return folder, *begun(folder, step)

    return made


@pytest.fixture
def killed(tmp_path: Path, killed_at: KilledAt) -> Killed:
    """As `begun`, in this test's folder."""

    def copied(step: str) -> tuple[Person, str, Dealer]:
        folder, ada, table, dealer = killed_at(step)
        copytree(folder, tmp_path, dirs_exist_ok=True)
        again = Dealer(dealer.connection)
        again.partaker = deepcopy(dealer.partaker)
        return ada, table, again

    return copied


@pytest.mark.parametrize("step", ["commit", "reveal"])
def test_a_server_that_was_killed_goes_on_with_the_same_start(tmp_path: Path, killed: Killed, step: str) -> None:
    ada, table, dealer = killed(step)
    before = stored(tmp_path, "SELECT start, step, statement, secret, commitment FROM deals")
    assert [(start, at) for start, at, *_ in before] == [(0, step)]
    assert stored(tmp_path, "SELECT stage, chance FROM tables") == [("waiting", "")]
    with serving(tmp_path) as address, back_again(ada, address) as again:
        with again.at(table, deals=True) as connection:
            dealer.connection = connection
            welcome = dealer.take_part()
            assert welcome["deal"]["seats"][0]["state"] == "revealed"
            assert stored(tmp_path, "SELECT start, statement, secret, commitment FROM deals") == [
                (start, *rest) for start, _, *rest in before
            ]
            play_on(connection, welcome)
        assert fits(proof_of(again, table))
        assert judged(read(record_of(again, table)), dealer.kept).finding == "proven"


def test_a_server_that_was_killed_between_the_deal_and_the_game(tmp_path: Path, killed: Killed) -> None:
    """Everything was stored but the cards: they follow from it, and nobody has to do anything for that."""
    ada, table, dealer = killed("reveal")
    share = dealer.kept.mine[0]
    stored(tmp_path, f"UPDATE deal_seats SET share = '{share}'")
    stored(tmp_path, "UPDATE deals SET step = 'dealt'")
    with serving(tmp_path) as address, back_again(ada, address) as again:
        with again.at(table) as connection:
            welcome = connection.until("welcome", where=lambda welcome: welcome["opening"] != [])
            assert welcome["deal"]["seats"][0]["state"] == "revealed"
            play_on(connection, welcome)
        assert proof_of(again, table)["start"] == 0
        assert judged(read(record_of(again, table)), dealer.kept).finding == "proven"


def test_who_does_not_come_back_is_not_waited_for_for_ever(tmp_path: Path, killed: Killed) -> None:
    ada, table, _ = killed("reveal")
    with serving(tmp_path, pace=HURRY) as address, back_again(ada, address) as again:
        with again.at(table) as connection:
            welcome = connection.until("welcome", where=lambda welcome: welcome["opening"] != [])
            assert welcome["deal"]["seats"][0]["state"] == "withheld"
        again.post(f"/api/tables/{table}/leave")
        until_over(again, table)
        assert fits(proof_of(again, table))


def test_figures_that_are_stored_are_those_of_the_deal(tmp_path: Path, killed: Killed) -> None:
    """The server has others by now: what was begun goes on with what was stated."""
    ada, table, dealer = killed("commit")
    others = lay_over_content(load(), {"investors.ana.money": 17})
    with serving(tmp_path, content=others) as address, back_again(ada, address) as again:
        with again.at(table, deals=True) as connection:
            dealer.connection = connection
            play_on(connection, dealer.take_part())
        proof = proof_of(again, table)
        assert proof["start"] == 0
        assert read_statement(proof["statement"].splitlines()).figures == load().version


def test_a_start_that_cannot_be_finished_is_broken_off_and_counted(tmp_path: Path, killed: Killed) -> None:
    """Its figures are nowhere any more. The next start has other numbers, and says that there was one before."""
    ada, table, dealer = killed("commit")
    stored(tmp_path, f"UPDATE deals SET statement = replace(statement, '{load().version}', '0123456789ab')")
    with serving(tmp_path) as address, back_again(ada, address) as again:
        with again.at(table, deals=True) as connection:
            dealer.connection = connection
            first = dealer.kept
            play_on(connection, dealer.take_part())
        proof = proof_of(again, table)
        assert (proof["start"], dealer.kept.start) == (1, 1)
        assert dealer.kept.mine != first.mine
        assert fits(proof)
        verdict = judged(read(record_of(again, table)), dealer.kept)
        assert verdict.finding == "proven"
        assert verdict.transcript is not None
        assert verdict.transcript.statement.start == 1
        assert {fault.kind for fault in judged(read(record_of(again, table)), first).faults} == {"kept-start"}


def test_a_deal_whose_rows_are_damaged_harms_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("random", "random", start=True)["id"]
        until_over(ada, table)
        ada.close()
    stored(tmp_path, "UPDATE deals SET statement = 'nonsense'")
    with serving(tmp_path) as address, back_again(ada, address) as again:
        assert again.http.get(f"/api/tables/{table}/proof").json()["code"] == "server-no-deal"
        assert judged(read(record_of(again, table))).finding == "none"
        with again.at(table) as connection:
            assert connection.until("welcome")["deal"] is None
