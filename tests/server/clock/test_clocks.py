"""A question has its grace, its time, and what is left of the bank, each of them once; and what is used stays used."""

from __future__ import annotations

import pytest

from stockpile.server.table.clock import MAX_MISSES, Clocks
from tests.support.hand_clock import Hand

GRACE, CLOCK, BANK = 5, 10, 20


@pytest.fixture
def hand() -> Hand:
    return Hand()


def asked(hand: Hand, bank: int | None = None, away: int | None = None, clock: int | None = CLOCK) -> Clocks:
    """Seat 0 is asked, and both players are here."""
    clocks = Clocks(2, clock, bank, away, now=hand.now)
    for seat in range(2):
        clocks.arrived(seat)
    clocks.resume()
    clocks.ask(0, GRACE)
    return clocks


def until_lost(clocks: Clocks, hand: Hand, seat: int = 0) -> float:
    """Seconds until a seat loses its question, if nobody does anything; they have passed then."""
    patience = clocks.seconds_until_bot(seat)
    assert not clocks.is_lost(seat)
    hand.pass_by(patience)
    assert clocks.is_lost(seat) and clocks.left == 0
    return patience


def test_who_never_says_to_see_the_question_has_the_grace_and_no_more(hand: Hand) -> None:
    assert until_lost(asked(hand), hand) == GRACE + CLOCK


def test_who_sees_the_question_at_once_has_its_whole_time(hand: Hand) -> None:
    clocks = asked(hand)
    assert clocks.seen(0)
    assert until_lost(clocks, hand) == CLOCK


@pytest.mark.parametrize("after", [1, 3, 4.5])
def test_who_sees_it_late_has_the_whole_time_from_then_on(after: float, hand: Hand) -> None:
    clocks = asked(hand)
    hand.pass_by(after)
    assert clocks.grace == GRACE - after and clocks.left == CLOCK
    assert clocks.seen(0) and clocks.grace == 0
    assert until_lost(clocks, hand) == CLOCK


@pytest.mark.parametrize("after", [GRACE, GRACE + 1, GRACE + CLOCK - 1])
def test_who_says_so_after_the_grace_gains_nothing(after: float, hand: Hand) -> None:
    clocks = asked(hand)
    hand.pass_by(after)
    assert not clocks.seen(0)
    assert until_lost(clocks, hand) == GRACE + CLOCK - after


def test_nobody_sees_a_question_twice_or_for_another_seat(hand: Hand) -> None:
    clocks = asked(hand)
    assert not clocks.seen(1) and clocks.grace == GRACE
    assert clocks.seen(0)
    hand.pass_by(4)
    assert not clocks.seen(0)
    assert clocks.left == CLOCK - 4


def test_the_bank_is_used_when_the_time_of_a_question_is_over(hand: Hand) -> None:
    clocks = asked(hand, bank=BANK)
    clocks.seen(0)
    hand.pass_by(CLOCK)
    assert (clocks.left, clocks.bank(0), clocks.is_lost(0)) == (0, BANK, False)
    hand.pass_by(5)
    assert (clocks.left, clocks.bank(0), clocks.bank(1)) == (0, BANK - 5, BANK)
    assert until_lost(clocks, hand) == BANK - 5
    assert clocks.bank(0) == 0


def test_a_bank_is_for_the_whole_game(hand: Hand) -> None:
    clocks = asked(hand, bank=BANK)
    for left in (BANK - 8, BANK - 16):
        clocks.seen(0)
        hand.pass_by(CLOCK + 8)
        clocks.answered(0)
        clocks.ask(1, GRACE)
        hand.pass_by(GRACE + 3)  # in time
        clocks.ask(0, GRACE)
        assert (clocks.bank(0), clocks.bank(1)) == (left, BANK)
    clocks.seen(0)
    assert until_lost(clocks, hand) == CLOCK + BANK - 16


def test_leaving_and_coming_back_refills_nothing(hand: Hand) -> None:
    clocks = asked(hand)
    clocks.seen(0)
    for _ in range(9):
        hand.pass_by(1)
        clocks.departed(0)
        clocks.arrived(0)
        assert not clocks.end_stand_in(0) and not clocks.seen(0)
    assert clocks.left == 1


def test_an_overrun_costs_one_question_and_several_in_a_row_the_seat(hand: Hand) -> None:
    clocks = asked(hand)
    for _ in range(MAX_MISSES - 1):
        until_lost(clocks, hand)
        assert not clocks.count_miss(0) and clocks.stand_ins == ["", ""]
        clocks.ask(0, GRACE)
    until_lost(clocks, hand)
    assert clocks.count_miss(0) and clocks.stand_ins == ["clock", ""]


def test_an_answer_in_person_forgives_what_was_missed(hand: Hand) -> None:
    clocks = asked(hand)
    for _ in range(4 * MAX_MISSES):
        assert not clocks.count_miss(0) or pytest.fail("it was not in a row")
        clocks.answered(0)


def test_being_back_gives_no_time(hand: Hand) -> None:
    """A clock of thirty seconds is not one of sixty for who wants it."""
    clocks = asked(hand, bank=BANK)
    for _ in range(MAX_MISSES):
        clocks.count_miss(0)
    clocks.seen(0)
    hand.pass_by(CLOCK + 3)
    assert clocks.end_stand_in(0) and not clocks.end_stand_in(0)
    assert (clocks.left, clocks.bank(0)) == (0, BANK - 3)
    assert until_lost(clocks, hand) == BANK - 3
    clocks.stand_ins[0] = "away"
    assert clocks.end_stand_in(0) and clocks.is_lost(0)


def test_who_is_back_and_lets_the_next_question_pass_has_lost_the_seat_again(hand: Hand) -> None:
    clocks = asked(hand)
    for _ in range(MAX_MISSES):
        clocks.count_miss(0)
    clocks.end_stand_in(0)
    assert clocks.count_miss(0) and clocks.stand_ins[0] == "clock"


def test_while_no_player_is_here_time_stands_still_and_is_not_refilled(hand: Hand) -> None:
    for passed, grace, left, bank in ((2, 3, 10, 20), (8, 0, 7, 20), (19, 0, 0, 16)):
        clocks = asked(hand, bank=BANK, away=20)
        hand.pass_by(passed)
        clocks.departed(0)
        clocks.pause()
        hand.pass_by(10_000)
        clocks.resume()
        clocks.arrived(0)
        assert (clocks.grace, clocks.left, clocks.bank(0), clocks.is_away(0)) == (grace, left, bank, False)


def test_being_gone_adds_up_until_the_player_answers(hand: Hand) -> None:
    clocks = asked(hand, clock=None, away=10)
    for _ in range(4):
        clocks.departed(1)
        hand.pass_by(2)
        assert not clocks.is_away(1)
        clocks.arrived(1)
        hand.pass_by(100)
    clocks.departed(1)
    assert clocks.seconds_until_bot(1) == 2
    hand.pass_by(2)
    assert clocks.is_away(1)
    clocks.arrived(1)
    clocks.answered(1)
    clocks.departed(1)
    assert clocks.seconds_until_bot(1) == 10


@pytest.mark.parametrize("passed", [0, 3, 5, 9, 15, 18, 34, 40])
def test_time_that_was_written_down_goes_on_where_it_stood(passed: float, hand: Hand) -> None:
    before = asked(hand, bank=BANK)
    hand.pass_by(passed)
    after = Clocks(2, CLOCK, BANK, used=[before.used(0), before.used(1)], now=hand.now)
    after.ask_again(0, before.elapsed)
    after.resume()
    for _ in range(2):
        for mine, theirs in ((before.grace, after.grace), (before.left, after.left), (before.bank(0), after.bank(0))):
            assert mine == theirs
        assert before.is_lost(0) == after.is_lost(0)
        hand.pass_by(2)
