"""The grace of a question covers what the page shows before it, follows from what all were told, and is bounded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import preset
from stockpile.rules.events import KINDS, RoundEnded, TickerMoved, name_of
from stockpile.rules.game import Game
from stockpile.server.table.clock.grace import A_SPACE, CURTAIN, LOOKS, MOST, REPORT, SIGHT, grace
from stockpile.server.table.course import Course

PAGE = Path(__file__).parents[3] / "web" / "src"


def courses(seed: int = 3) -> Iterator[Course]:
    """A game with everything, question by question."""
    rng = Random(seed)
    game = Game.new(preset("epic", 4), seed=seed)
    course = Course(game.config, game.tables.content, game.chance)
    while not course.game.over:
        yield course
        trial = course.trial()
        trial.play(ANSWERS[rng.choice(trial.game.legal)], rng.choice(["player", "automatic"]))
        course.adopt(trial)


def test_every_question_has_a_grace_that_is_bounded() -> None:
    given = [grace(course, course.game.asked, shared) for course in courses() for shared in (False, True)]
    assert min(given) >= SIGHT and max(given) <= MOST


def test_it_follows_from_public_events_alone() -> None:
    """Whoever was told only what spectators are told reckons the same."""
    for course in courses():
        seat, players = course.game.asked, course.game.players
        known = grace(course, seat)
        whole = course.opening, course.log
        course.opening = tuple(event for event in course.opening if event.seen_by(players))
        course.log = [tuple(event for event in events if event.seen_by(players)) for events in course.log]
        assert grace(course, seat) == known
        course.opening, course.log = whole


def test_it_covers_the_report_for_every_seat_until_that_was_asked() -> None:
    unread: set[int] = set()
    read = 0
    for course in courses():
        if course.number and course.by[-1] != "automatic":
            unread.discard(course.seats[-1])
        if course.number and any(isinstance(event, RoundEnded) for event in course.log[-1]):
            unread = set(range(course.game.players))
        if course.game.asked in unread:
            assert grace(course, course.game.asked) >= SIGHT + REPORT
            read += 1
    assert read > 4 * course.game.players


def test_a_screen_that_changes_hands_takes_a_while() -> None:
    for course in courses():
        seat = course.game.asked
        curtain = CURTAIN if course.seats[-1:] != [seat] else 0.0
        apart, shared = grace(course, seat), grace(course, seat, shared=True)
        assert shared == pytest.approx(min(MOST, apart + curtain), abs=0.11)  # each is rounded


def test_the_page_shows_nothing_for_longer_than_is_reckoned() -> None:
    looks = {name_of(kind): LOOKS.get(kind, 0.0) for kind in KINDS}
    shown, space, arrived = page_times()
    assert len(shown) > 20
    for name, milliseconds in shown.items():
        assert milliseconds / 1000 <= looks[name], name
    assert space / 1000 <= A_SPACE and arrived / 1000 <= LOOKS[TickerMoved]


def page_times() -> tuple[dict[str, int], int, int]:
    """What the page takes for events, for a ticker's space, and for its arrival, in milliseconds."""
    text = (PAGE / "lib" / "stage.svelte.ts").read_text()
    (table,) = re.findall(r"const LOOK\b.*?= \{(.*?)\};", text, re.DOTALL)
    shown = {name: int(time) for name, time in re.findall(r'"?([a-z-]+)"?: (\d+)', table)}
    space, arrived = (int(re.findall(rf"const {name} = (\d+)", text)[0]) for name in ("A_SPACE", "ARRIVED"))
    return shown, space, arrived
