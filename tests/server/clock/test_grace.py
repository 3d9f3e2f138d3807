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
from stockpile.server.table.clock import (
    EVENT_GRACE,
    HANDOVER_GRACE,
    MAX_GRACE,
    PAGE_DELAY,
    REPORT_GRACE,
    TICKER_SPACE_GRACE,
    grace,
)
from stockpile.server.table.game_log import GameLog

PAGE = Path(__file__).parents[3] / "web" / "src"


def game_logs(seed: int = 3) -> Iterator[GameLog]:
    """A game with everything, question by question."""
    rng = Random(seed)
    game = Game.new(preset("epic", 4), seed=seed)
    log = GameLog(game.config, game.figures.content, game.chance)
    while not log.game.over:
        yield log
        pending = log.pending()
        pending.play(ANSWERS[rng.choice(pending.game.legal)], rng.choice(["player", "automatic"]))
        log.append(pending)


def test_every_question_has_a_grace_that_is_bounded() -> None:
    given = [grace(log, log.game.asked, shared) for log in game_logs() for shared in (False, True)]
    assert min(given) >= PAGE_DELAY and max(given) <= MAX_GRACE


def test_it_follows_from_public_events_alone() -> None:
    """Whoever was told only what spectators are told reckons the same."""
    for log in game_logs():
        seat, players = log.game.asked, log.game.players
        known = grace(log, seat)
        whole = log.opening, log.events
        log.opening = tuple(event for event in log.opening if event.seen_by(players))
        log.events = [tuple(event for event in events if event.seen_by(players)) for events in log.events]
        assert grace(log, seat) == known
        log.opening, log.events = whole


def test_it_covers_the_report_for_every_seat_until_that_was_asked() -> None:
    unread: set[int] = set()
    read = 0
    for log in game_logs():
        if log.number and log.by[-1] != "automatic":
            unread.discard(log.seats[-1])
        if log.number and any(isinstance(event, RoundEnded) for event in log.events[-1]):
            unread = set(range(log.game.players))
        if log.game.asked in unread:
            assert grace(log, log.game.asked) >= PAGE_DELAY + REPORT_GRACE
            read += 1
    assert read > 4 * log.game.players


def test_a_screen_that_changes_hands_takes_a_while() -> None:
    for log in game_logs():
        seat = log.game.asked
        curtain = HANDOVER_GRACE if log.seats[-1:] != [seat] else 0.0
        apart, shared = grace(log, seat), grace(log, seat, shared=True)
        assert shared == pytest.approx(min(MAX_GRACE, apart + curtain), abs=0.11)  # each is rounded


def test_the_page_shows_nothing_for_longer_than_is_reckoned() -> None:
    looks = {name_of(kind): EVENT_GRACE.get(kind, 0.0) for kind in KINDS}
    shown, space, arrived = page_times()
    assert len(shown) > 20
    for name, milliseconds in shown.items():
        assert milliseconds / 1000 <= looks[name], name
    assert space / 1000 <= TICKER_SPACE_GRACE and arrived / 1000 <= EVENT_GRACE[TickerMoved]


def page_times() -> tuple[dict[str, int], int, int]:
    """What the page takes for events, for a ticker's space, and for its arrival, in milliseconds."""
    text = (PAGE / "lib" / "stage.svelte.ts").read_text()
    (table,) = re.findall(r"const LOOK\b.*?= \{(.*?)\};", text, re.DOTALL)
    shown = {name: int(time) for name, time in re.findall(r'"?([a-z-]+)"?: (\d+)', table)}
    space, arrived = (int(re.findall(rf"const {name} = (\d+)", text)[0]) for name in ("A_SPACE", "ARRIVED"))
    return shown, space, arrived
