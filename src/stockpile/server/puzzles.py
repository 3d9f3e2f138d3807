"""Puzzles: checked-in moments of games, one for every day. Messages, the table as its seat saw it, and the verdict.

Nothing is stored and there is no table behind a puzzle. The client learns what the answers are worth only after it gave
one.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from stockpile.i18n import english
from stockpile.lab.puzzles import EvaluatedPlay, Puzzle, fault_in, meaning, puzzles_of
from stockpile.records import read
from stockpile.rules.answers import Answer, parse
from stockpile.server import protocol
from stockpile.server.db.rows import GuestRow, SeatRow, TableRow
from stockpile.server.lobby.seats import BOT_NAMES, name_seats
from stockpile.server.protocol import AnswerNumber, AnswerText
from stockpile.server.refusals import conflict, not_found
from stockpile.server.settings import USUAL_BOT
from stockpile.server.table.game_log import GameLog, read_answer, try_answers
from stockpile.server.table.views import OPENING, figures, seat_update, table_info
from stockpile.server.view_messages import AnswerChoice

Role = Literal["best", "obvious", "given"]


class PuzzleFacts(Struct, frozen=True):
    """What a puzzle is about."""

    key: str
    preset: str
    players: int
    round: int  # from 1; 0 during set-up
    rounds: int
    question: str


class Puzzles(Struct, frozen=True):
    """All puzzles in order, and the key of the one of this day (by the calendar of Greenwich)."""

    date: str
    today: str
    puzzles: list[PuzzleFacts]


class Attempt(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle, or several that go together: each its number in the action space, or its text."""

    answers: Annotated[list[AnswerNumber | AnswerText], Meta(min_length=1, max_length=64)]


class Saying(Struct, frozen=True):
    """A sentence of the catalogue, by its key, with its facts."""

    key: str
    facts: dict[str, int]


class TriedPlay(Struct, frozen=True):
    """Answers that go together, tried in this many worlds that could be the real one: the chance to win, the money, and
    the standard error of how far the chance is behind that of the best."""

    answers: list[AnswerChoice]
    roles: list[Role]
    win: float
    money: float
    worlds: int
    error: float


class Solution(Struct, frozen=True):
    """What came of an attempt: whether it is the best play, how the plays did, and why. `plays` are the best, the
    obvious, the given one and the next best, the best first."""

    right: bool
    plays: list[TriedPlay]
    count: int  # of all plays there were
    reason: Saying
    fault: Saying | None  # what is wrong with what was given


FOLDER: Final = Path(__file__).parent / "data" / "puzzles"
SHUFFLE_SEED: Final = 12  # of the order of the days


@cache
def all_puzzles() -> MappingProxyType[str, Puzzle]:
    """All of them by key, in the order in which they are offered."""
    return MappingProxyType({puzzle.key: puzzle for puzzle in puzzles_of(FOLDER)})


def puzzle_of_day(day: date) -> str:
    """The puzzle of a day, the same for everybody. All others have their day before one comes again.

    >>> keys = list(all_puzzles())
    >>> puzzle_of_day(date(2026, 11, 18)) in keys
    True
    >>> puzzle_of_day(date(2026, 11, 18)) == puzzle_of_day(date(2026, 11, 19))
    False
    """
    keys = list(all_puzzles())
    Random(SHUFFLE_SEED).shuffle(keys)  # neighbours in the list are of one game, or of one kind
    return keys[day.toordinal() % len(keys)]


SOLVER: Final = "me"  # stands for the guest who tries a puzzle
MAX_SHOWN_PLAYS: Final = 5  # in an explanation


def today() -> date:
    """The day by the calendar of Greenwich, so that everybody has the same."""
    return datetime.now(UTC).date()


def list_puzzles(day: date) -> Puzzles:
    facts = [
        PuzzleFacts(puzzle.key, puzzle.preset, puzzle.players, puzzle.round, puzzle.rounds, puzzle.question)
        for puzzle in all_puzzles().values()
    ]
    return Puzzles(day.isoformat(), puzzle_of_day(day), facts)


def puzzle_by_key(key: str) -> Puzzle:
    if key not in all_puzzles():
        raise not_found("server-no-such-puzzle")
    return all_puzzles()[key]


@lru_cache(maxsize=64)
def _log(key: str) -> GameLog:
    """The game up to the question. It is shared: nothing may be played in it."""
    record = read(puzzle_by_key(key).record)
    return GameLog(record.config, record.content, record.chance, [(answer.number, "bot") for answer in record.answers])


@lru_cache(maxsize=64)
def _sight(key: str) -> protocol.SeatUpdate:
    """What the seat saw, from the beginning, and sees now."""
    return seat_update(_log(key), puzzle_by_key(key).seat, OPENING, ask=False)


def puzzle_table(key: str, guest: GuestRow | None) -> protocol.Welcome:
    """The table as the seat sees it."""
    puzzle, log = puzzle_by_key(key), _log(key)
    name = guest.name if guest is not None else ""  # without a name, the page says so in its language
    seats = [
        SeatRow(seat, "human", SOLVER, name)
        if seat == puzzle.seat
        else SeatRow(seat, "bot", name=english(f"seat-bot-{BOT_NAMES[seat]}"), bot=USUAL_BOT)
        for seat in range(puzzle.players)
    ]
    name_seats(seats)
    config, version = log.game.config, log.game.figures.content.version
    row = TableRow(key, "", "", "playing", config, version, created=0.0, hints=False, closed=True, seats=seats)
    return protocol.Welcome(
        table=table_info(row, SOLVER, log.number, 0, online=lambda _: True),
        number=log.number,
        figures=figures(log.game.figures),
        opening=[_sight(key)],
        chat=[],
        clock=None,
    )


def judge_attempt(key: str, given: Sequence[int | str]) -> Solution:
    """Weigh an attempt. It must be a whole play: all cards that are placed together, all shares that are sold."""
    puzzle, log = puzzle_by_key(key), _log(key)
    answers = tuple([read_answer(each) for each in given])
    try_answers(log, puzzle.seat, list(answers))
    best = puzzle.tried[0]
    rows = {meaning(_parsed(row)): row for row in puzzle.tried}
    mine = rows.get(meaning(answers))
    if mine is None:
        raise conflict("server-puzzle-half")
    view = log.game.view(puzzle.seat)
    right = mine is best
    fault = None if right else fault_in(view, _parsed(mine), _parsed(best))
    return Solution(
        right=right,
        plays=_plays(puzzle, mine),
        count=len(puzzle.tried),
        reason=Saying(f"advice-{puzzle.reason.kind}", puzzle.reason.facts),
        fault=Saying(f"coach-{fault.kind}", fault.facts) if fault is not None else None,
    )


def _parsed(row: EvaluatedPlay) -> tuple[Answer, ...]:
    return _answers(row.answers)


def _answers(texts: Sequence[str]) -> tuple[Answer, ...]:
    return tuple([parse(text) for text in texts])


def _plays(puzzle: Puzzle, mine: EvaluatedPlay) -> list[TriedPlay]:
    """The best, the obvious, the given one, and as many of the next best as there is room for; the best first."""
    best = puzzle.tried[0]
    obvious = next(row for row in puzzle.tried if meaning(_parsed(row)) == meaning(_answers(puzzle.obvious)))
    named = [best, obvious, mine]
    others = [row for row in puzzle.tried if row not in named]
    chosen = [*named, *others[: MAX_SHOWN_PLAYS - len(set(map(id, named)))]]
    roles: dict[Role, EvaluatedPlay] = {"best": best, "obvious": obvious, "given": mine}
    return [
        TriedPlay(
            answers=[AnswerChoice.of(answer) for answer in _parsed(row)],
            roles=[role for role, meant in roles.items() if meant is row],
            win=row.win,
            money=row.money,
            worlds=row.worlds,
            error=row.error,
        )
        for row in puzzle.tried
        if row in chosen
    ]
