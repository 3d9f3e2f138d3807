"""Whole tables, dealt with nobody, one or several taking part, late, silent or wrong; and what is proven at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from stockpile.records import read
from stockpile.records.fairdeal import drawn_share, judged, seat_commitment
from tests.support.deal_clients import Dealer, play_on, proof_of, record_of, together
from tests.support.running import Person, serving, until_over
from tests.support.second_derivation import fits

Somebody = Callable[..., Person]
HURRY = 8.0  # so many seconds on the wall pass in one


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("deal"), pace=HURRY) as address:
        yield address


def states(seats: list[dict[str, Any]]) -> dict[int, str]:
    return {seat["seat"]: seat["state"] for seat in seats}


def check_proof(person: Person, table: str, **expected: str) -> dict[str, Any]:
    """The proof fits by the second implementation and by ours, and is what the record carries."""
    proof = proof_of(person, table)
    assert fits(proof)
    record = read(record_of(person, table))
    assert record.deal == proof["transcript"]
    assert judged(record).finding == "consistent"
    assert record.chance.to_json() == proof["chance"]
    assert {f"seat{seat}": state for seat, state in states(proof["seats"]).items()} == expected
    return proof


def test_nobody_takes_part(somebody: Somebody) -> None:
    """A program that knows nothing of deals is not waited for, and its table plays at once."""
    ada = somebody()
    table = ada.table("me", "random", start=True)
    assert (table["stage"], table["dealing"]) == ("playing", False)
    with ada.at(table["id"]) as connection:
        welcome = connection.until("welcome")
        assert welcome["deal"]["step"] == "dealt"
        assert welcome["deal"]["seconds"] is None
        assert states(welcome["deal"]["seats"]) == {0: "absent"}
        play_on(connection, welcome)
        assert not [each for each in connection.received if each["type"] == "refused"]
    check_proof(ada, table["id"], seat0="absent")


def test_bots_only(somebody: Somebody) -> None:
    ada = somebody()
    table = ada.table("random", "random", "random", start=True, modules=["dice"])["id"]
    until_over(ada, table)
    proof = check_proof(ada, table)
    assert proof["statement"].splitlines()[-3:] == ["seat 0 bot random", "seat 1 bot random", "seat 2 bot random"]
    assert proof["first"] is None


def test_a_host_who_sets_up_a_fair_table_is_waited_for(somebody: Somebody) -> None:
    ada = somebody()
    table = ada.table("me", "random", start=True, fair=True, first=1)
    assert (table["stage"], table["dealing"]) == ("waiting", True)
    with ada.at(table["id"], deals=True) as connection:
        dealer = Dealer(connection, 0)
        welcome = dealer.take_part()
        assert (welcome["table"]["stage"], welcome["table"]["dealing"]) == ("playing", False)
        assert [each["step"] for each in connection.received if each["type"] == "deal"][-1] == "dealt"
        play_on(connection, welcome)
    proof = check_proof(ada, table["id"], seat0="revealed")
    assert (proof["first"], proof["chance"]["first"]) == (1, 1)
    assert judged(read(record_of(ada, table["id"])), dealer.kept).finding == "proven"


def test_two_seats_of_one_guest(somebody: Somebody) -> None:
    ada = somebody()
    table = ada.table("me", "me", "random", start=True, fair=True, preset="epic")
    with ada.at(table["id"], deals=True) as connection:
        dealer = Dealer(connection, 0, 1)
        play_on(connection, dealer.take_part())
    check_proof(ada, table["id"], seat0="revealed", seat1="revealed")
    verdict = judged(read(record_of(ada, table["id"])), dealer.kept)
    assert (verdict.finding, verdict.own) == ("proven", (0, 1))


def test_another_game_is_as_fair(somebody: Somebody) -> None:
    ada = somebody()
    table = ada.table("me", "random", start=True)["id"]
    with ada.at(table) as connection:
        play_on(connection, connection.until("welcome"))
    following = ada.post(f"/api/tables/{table}/again?fair=true")
    assert following["dealing"]
    with ada.at(following["id"], deals=True) as connection:
        dealer = Dealer(connection, 0)
        dealer.take_part()
    assert dealer.kept.table == following["id"]


def seated(ada: Person, bob: Person, **choices: Any) -> str:
    """A table of two people that waits to be started by Ada."""
    table: str = ada.table("me", "open", **choices)["id"]
    bob.post(f"/api/tables/{table}/join", {})
    return table


def test_several_take_part_and_see_the_same(somebody: Somebody) -> None:
    ada, bob, eve = somebody(), somebody(), somebody()
    table = seated(ada, bob)
    with ada.at(table, deals=True) as one, bob.at(table, deals=True) as two, eve.at(table, deals=True) as watching:
        ours = Dealer(one, 0), Dealer(two, 1)
        for connection in (one, two, watching):
            assert connection.until("welcome")["deal"] is None
        started = ada.post(f"/api/tables/{table}/start")
        assert (started["stage"], started["dealing"]) == ("waiting", True)
        welcomes = together(*ours)
        assert all(welcome["deal"]["step"] == "dealt" for welcome in welcomes)
        seen = watching.until("deal", where=lambda deal: deal["step"] == "dealt")
        assert seen == {"type": "deal"} | welcomes[0]["deal"] == {"type": "deal"} | welcomes[1]["deal"]
        assert states(seen["seats"]) == {0: "revealed", 1: "revealed"}
        published = next(each for each in two.received if each["type"] == "deal" and each["step"] == "reveal")
        assert [seat["commitment"] for seat in published["seats"]] == [dealer_commitment(each) for each in ours]
        assert ours[0].kept.seen == ours[1].kept.seen
        assert ours[0].kept.reveals == ours[1].kept.reveals == {0: ours[0].kept.mine[0], 1: ours[1].kept.mine[1]}


def dealer_commitment(dealer: Dealer) -> str:
    ((seat, share),) = dealer.kept.mine.items()
    return seat_commitment(dealer.kept.commitment, seat, share)


def test_who_withholds_is_named_and_does_not_stop_the_game(hurried: str) -> None:
    ada, bob = Person(hurried, "Ada"), Person(hurried, "Bob")
    table = seated(ada, bob)
    with ada.at(table, deals=True) as one, bob.at(table, deals=True) as two:
        honest, silent = Dealer(one, 0), Dealer(two, 1)
        ada.post(f"/api/tables/{table}/start")
        silent.until_step("commit")
        commit = {"type": "commit", "start": 0, "seat": 1, "commitment": dealer_commitment(silent)}
        silent.say(commit)
        welcome = honest.take_part()
        assert states(welcome["deal"]["seats"]) == {0: "revealed", 1: "withheld"}
        late = {"type": "reveal", "start": 0, "seat": 1, "share": silent.kept.mine[1]}
        silent.say(late)
        refused = two.until("refused")
        assert (refused["code"], refused["seat"], refused["number"]) == ("server-deal-late", 1, None)
        silent.say(commit)  # what was taken in time may come once more
        two.send("ping", token=1)
        assert two.until("refused", "pong")["type"] == "pong"
        ada.post(f"/api/tables/{table}/leave")
        bob.post(f"/api/tables/{table}/leave")
    until_over(ada, table)
    check_proof(ada, table, seat0="revealed", seat1="withheld")
    record = read(record_of(ada, table))
    assert judged(record, honest.kept).finding == "proven"
    assert judged(record, silent.kept).finding == "consistent"
    ada.close()
    bob.close()


def test_who_is_absent_is_not_waited_for(somebody: Somebody) -> None:
    """Bob looks at the table with a program that knows nothing of deals."""
    ada, bob = somebody(), somebody()
    table = seated(ada, bob)
    with ada.at(table, deals=True) as one, bob.at(table) as two:
        dealer = Dealer(one, 0)
        ada.post(f"/api/tables/{table}/start")
        welcome = dealer.take_part()
        assert states(welcome["deal"]["seats"]) == {0: "revealed", 1: "absent"}
        steps = [two.until("deal")["step"]]
        while steps[-1] != "dealt":
            steps.append(two.until("deal")["step"])
        assert sorted({*steps}) == ["commit", "dealt", "reveal"]


def test_what_comes_too_early_too_late_twice_or_wrong_is_refused(hurried: str) -> None:
    ada, bob = Person(hurried, "Ada"), Person(hurried, "Bob")
    table = seated(ada, bob)
    with ada.at(table, deals=True) as one, bob.at(table, deals=True) as two:

        def refused(**message: Any) -> str:
            kind = message.pop("kind")
            two.send(kind, **message)
            return str(two.until("refused")["code"])

        share = drawn_share()
        assert refused(kind="commit", start=0, seat=1, commitment=share) == "server-deal-step"  # nothing is dealt
        ada.post(f"/api/tables/{table}/start")
        deal = two.until("deal")
        good = seat_commitment(deal["commitment"], 1, share)
        assert refused(kind="commit", start=0, seat=0, commitment=good) == "server-not-your-seat"
        assert refused(kind="commit", start=1, seat=1, commitment=good) == "server-deal-step"
        assert refused(kind="reveal", start=0, seat=1, share=share) == "server-deal-step"
        assert refused(kind="commit", start=0, seat=1, commitment=good.upper()) == "server-bad-message"
        assert refused(kind="commit", start=0, seat=1, commitment=good[:-1]) == "server-bad-message"
        two.send("commit", start=0, seat=1, commitment=good)
        two.send("commit", start=0, seat=1, commitment=good)
        assert refused(kind="commit", start=0, seat=1, commitment=share) == "server-deal-changed"
        two.until("deal", where=lambda deal: deal["step"] == "reveal")  # Ada said nothing, and the time is over
        one.send("commit", start=0, seat=0, commitment=good)
        assert one.until("refused")["code"] == "server-deal-late"
        one.send("reveal", start=0, seat=0, share=share)
        assert one.until("refused")["code"] == "server-deal-late"
        assert refused(kind="reveal", start=0, seat=1, share=drawn_share()) == "server-deal-mismatch"
        two.send("reveal", start=0, seat=1, share=share)
        welcome = two.until("welcome", where=lambda welcome: welcome["opening"] != [])
        assert states(welcome["deal"]["seats"]) == {0: "absent", 1: "revealed"}
    ada.close()
    bob.close()


def test_seats_stay_as_they_are_while_cards_are_dealt(somebody: Somebody) -> None:
    ada, bob, eve = somebody(), somebody(), somebody()
    table = seated(ada, bob)
    path = f"/api/tables/{table}"
    with ada.at(table, deals=True) as one, bob.at(table, deals=True) as two:
        ours = Dealer(one, 0), Dealer(two, 1)
        ada.post(f"{path}/start")
        who = next(seat["who"] for seat in ada.get(path)["seats"] if seat["seat"] == 1)
        assert ada.get(path)["dealing"]
        assert ada.refused(f"{path}/start") == "server-dealing"
        assert ada.refused(f"{path}/seats/1", {"kind": "bot", "bot": "random"}) == "server-dealing"
        assert ada.refused(f"{path}/remove", {"who": who}) == "server-dealing"
        assert bob.refused(f"{path}/leave") == "server-dealing"
        assert eve.refused(f"{path}/join") == "server-dealing"
        assert [welcome["table"]["stage"] for welcome in together(*ours)] == ["playing", "playing"]


def test_who_wants_to_be_forgotten_leaves_when_the_cards_are_dealt(hurried: str) -> None:
    ada, bob = Person(hurried, "Ada"), Person(hurried, "Bob")
    table = seated(ada, bob)
    with ada.at(table, deals=True) as one, bob.at(table, deals=True):
        dealer = Dealer(one, 0)
        ada.post(f"/api/tables/{table}/start")
        dealer.until_step("commit")
        bob.post("/api/me/forget", {"id": bob.get("/api/me")["guest"]})
        seats = ada.get(f"/api/tables/{table}")["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "bot"]
        ada.post(f"/api/tables/{table}/leave")
    until_over(ada, table)
    check_proof(ada, table, seat0="absent", seat1="absent")
    ada.close()
    bob.close()


def test_lessons_and_seeds_prove_nothing(somebody: Somebody, tmp_path: Path) -> None:
    ada = somebody()
    lesson = ada.get("/api/lessons")[0]
    begun = ada.post(f"/api/lessons/{lesson}")
    with ada.at(begun["id"], deals=True) as connection:
        assert connection.until("welcome")["deal"] is None
    with serving(tmp_path, seed=4) as address:
        bob = Person(address, "Bob")
        table = bob.table("random", "random", start=True)["id"]
        until_over(bob, table)
        answer = bob.http.get(f"/api/tables/{table}/proof")
        assert (answer.status_code, answer.json()["code"]) == (404, "server-no-deal")
        assert "--seed" in answer.json()["message"]
        assert judged(read(record_of(bob, table))).finding == "none"
        fair = bob.table("me", "random", start=True, fair=True)
        assert (fair["stage"], fair["dealing"]) == ("playing", False)
        bob.close()


def test_a_proof_is_given_when_the_game_is_over_and_to_whom_may_see_it(somebody: Somebody) -> None:
    ada, eve = somebody(), somebody()
    table = ada.table("me", "random", start=True, closed=True)["id"]
    path = f"/api/tables/{table}/proof"
    assert ada.http.get(path).json()["code"] == "server-not-over"
    with ada.at(table) as connection:
        play_on(connection, connection.until("welcome"))
    assert ada.http.get(path).status_code == 200
    assert (eve.http.get(path).status_code, eve.http.get(path).json()["code"]) == (403, "server-closed-table")
    waiting = ada.table("me", "open")["id"]
    assert ada.http.get(f"/api/tables/{waiting}/proof").json()["code"] == "server-not-begun"
    assert ada.http.get("/api/tables/nothing/proof").status_code == 404


def test_what_a_seat_gave_is_among_what_is_kept_of_its_guest(somebody: Somebody) -> None:
    ada = somebody()
    table = ada.table("me", "random", start=True, fair=True)["id"]
    with ada.at(table, deals=True) as connection:
        dealer = Dealer(connection, 0)
        dealer.take_part()
    (given,) = ada.get("/api/me/kept")["deals"]
    assert given == {
        "table": table,
        "start": 0,
        "seat": 0,
        "commitment": dealer_commitment(dealer),
        "share": dealer.kept.mine[0],
    }
