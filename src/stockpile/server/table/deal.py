"""How a game starts: the deal.

The cards of a lesson or of a known seed are dealt at once. All others are dealt fairly: the server commits, seats
commit, seats reveal, and the cards follow from all of it (docs/fairness.md).

Every step of a fair deal is stored before anybody is shown it, and one task takes the table from each to the next.
Nothing else is remembered: after a crash, or in another process, the deal continues from what is stored.
"""

from collections.abc import Collection
from contextlib import suppress
from time import time
from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stockpile.bots.bot import table_seed
from stockpile.content import Content
from stockpile.records.fairdeal import (
    Decks,
    Sitting,
    Statement,
    dealt,
    drawn_share,
    seat_commitment,
    server_commitment,
)
from stockpile.rules.errors import ConfigError
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from stockpile.server.db.deals import DealRow, Deals, DealSeatRow, Step
from stockpile.server.db.rows import TableRow
from stockpile.server.db.store import OutOfDate
from stockpile.server.lessons import answers_before, load_lesson
from stockpile.server.protocol import By, CommitShare, RevealShare
from stockpile.server.refusals import Refusal, conflict
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.live import LiveTable
from stockpile.server.table.views import public_id

STEP_SECONDS: Final = 4.0  # that a step waits for the seats that are here
HOST_SECONDS: Final = 10.0  # for a host who has just set up the table: the page must open it first
RETRY_AFTER: Final = 1.0  # seconds before a table whose disk failed tries again
STEPS: Final[tuple[Step, ...]] = ("commit", "reveal", "dealt")
# The rivals of a lesson answer the same to everybody. Its deal is known, so their seed reveals nothing.
RIVALS_SEED: Final = 1


async def start_game(table: LiveTable, seed: int | None, content: Content, fair: bool = False) -> None:
    """Deal. Every seat is taken by now. With `fair` the deal waits for the host, who is on the way to the table."""
    if table.row.stage != "waiting":
        raise conflict("server-has-begun")
    table.check_seats_can_change()
    if not has_known_cards(table.row, seed):
        check_ready(table.row, content)
        here = table.dealing_seats
        coming = set(table.seats_of(table.row.host)) - here if fair else set()
        await _start_deal(table, content, here | coming, HOST_SECONDS if coming else STEP_SECONDS)
        return
    async with table.changing() as row:
        log = deal_known_cards(row, seed, content)
    table.start_game(log)


def check_ready(row: TableRow, content: Content) -> None:
    """Refuse to start a game that cannot be started."""
    if row.free:
        raise conflict("server-seats-missing", count=row.free)
    try:
        figures_for(row.config, content)
    except ConfigError as error:  # it was set up when the server had other figures
        raise conflict("server-bad-config", reason=error.message) from None


# Known cards.


def has_known_cards(row: TableRow, seed: int | None) -> bool:
    """Whether somebody knows the cards before they are dealt. Then there is nothing to prove."""
    return bool(row.lesson) or seed is not None


def deal_known_cards(row: TableRow, seed: int | None, content: Content) -> GameLog:
    """The game of a lesson, with the rounds that are over before it starts, or of a seed."""
    check_ready(row, content)
    before: list[tuple[int, By]] = []
    if row.lesson:
        chance, seed = load_lesson(row.lesson).chance, RIVALS_SEED
        before = [(answer.number, "automatic") for answer in answers_before(load_lesson(row.lesson))]
    else:
        chance = Game.new(row.config, seed=seed, first=row.first, content=content).chance
    row.chance, row.stage, row.content, row.bots_seed = chance, "playing", content.version, table_seed(seed)
    return GameLog(row.config, content, chance, before)


# A fair deal starts, or continues.


async def _start_deal(table: LiveTable, content: Content, expected: Collection[int], seconds: float) -> None:
    """A new deal, which waits this long for the expected seats. If there are none, all is done at once."""
    row, deals = table.row, Deals(table.services.store)
    statement = statement_of(row, table.deals_started, content.version)
    text, secret = statement.text(), drawn_share()
    deal = DealRow(
        row.id,
        statement.start,
        "commit" if expected else "dealt",
        _in_seconds(table, seconds),
        text,
        secret,
        server_commitment(text, secret),
        [DealSeatRow(sitting.seat, sitting.seat in expected) for sitting in statement.people],
    )
    try:
        await deals.begin(deal)
    except IntegrityError as error:  # another server was quicker
        raise conflict("server-dealing") from error
    stored = await deals.newest(row.id)
    if stored is None or stored.commitment != deal.commitment:  # another worker was quicker, and we did not hear
        raise conflict("server-dealing")
    table.deals_started += 1
    table.deal = deal
    if not expected:
        await _deal_cards(table, deal)
        return
    table.send_deal()
    table.send_seats()
    table.start_dealing()


async def resume_deal(table: LiveTable) -> None:
    """Take up what is stored of a table's deal."""
    deals = Deals(table.services.store)
    deal = await deals.newest(table.row.id)
    if deal is None:
        return
    table.deals_started = deal.start + 1
    if table.row.stage != "waiting":
        table.deal = deal if deal.step == "dealt" else None
    elif _still_holds(table, deal):
        late = deal.until < time()  # the server was gone: the players have to come back first
        again = _in_seconds(table, STEP_SECONDS)
        table.deal = await deals.advance(deal, deal.step, again) if late else deal
        table.start_dealing()
    else:
        with suppress(Refusal):  # it waits until its host starts it again
            content = await table.services.contents.keep()
            check_ready(table.row, content)
            expected = {seat.seat for seat in deal.seats if seat.expected}
            await _start_deal(table, content, expected, STEP_SECONDS)


def statement_of(row: TableRow, start: int, version: str) -> Statement:
    """What is dealt to whom. It has none of anybody's own words in it, and nothing that not all may read."""
    seats = [
        Sitting(seat.seat, "bot", seat.bot)
        if seat.kind == "bot"
        else Sitting(seat.seat, "human", public_id(row.id, seat.guest))
        for seat in row.seats
    ]
    return Statement(row.id, start, row.config, version, row.first, tuple(seats))


def _still_holds(table: LiveTable, deal: DealRow) -> bool:
    """Whether the statement is still true: who sits here, what is played, and that there are such figures."""
    version = deal.stated.figures
    same = statement_of(table.row, deal.start, version).text() == deal.statement
    return same and not table.services.contents.lost(version)


def _in_seconds(table: LiveTable, seconds: float) -> float:
    """The time at which this many seconds have passed on the table's clock."""
    return time() + seconds / table.services.wall.pace


# What seats give.


async def commit(table: LiveTable, guest: str | None, given: CommitShare) -> None:
    async with table.lock:
        deal, seat = _asked(table, guest, given, "commit")
        if seat.commitment is None:
            table.take_deal(await Deals(table.services.store).commit(deal, seat.seat, given.commitment))
            seat = _seat(table.deal, given.seat)
        if seat.commitment is None:
            raise conflict("server-deal-late")
        if seat.commitment != given.commitment:
            raise conflict("server-deal-changed")


async def reveal(table: LiveTable, guest: str | None, given: RevealShare) -> None:
    async with table.lock:
        deal, seat = _asked(table, guest, given, "reveal")
        if seat.commitment is None:
            raise conflict("server-deal-late")
        if seat_commitment(deal.commitment, seat.seat, given.share) != seat.commitment:
            raise conflict("server-deal-mismatch")
        if seat.share is None:
            table.take_deal(await Deals(table.services.store).reveal(deal, seat.seat, given.share))
        if _seat(table.deal, given.seat).share is None:
            raise conflict("server-deal-late")


def _asked(
    table: LiveTable, guest: str | None, given: CommitShare | RevealShare, step: Step
) -> tuple[DealRow, DealSeatRow]:
    """The deal and the seat, if this is the step for it. What was taken before may come once more."""
    table.check_owner(guest, given.seat)
    deal = table.deal
    if deal is None or given.start > deal.start:
        raise conflict("server-deal-step")
    seat = _seat(deal, given.seat)
    repeated = given.commitment == seat.commitment if isinstance(given, CommitShare) else given.share == seat.share
    past = deal.step != step and not repeated and STEPS.index(step) < STEPS.index(deal.step)
    if given.start < deal.start or past:
        raise conflict("server-deal-late")
    if deal.step != step and not repeated:
        raise conflict("server-deal-step")
    return deal, seat


def _seat(deal: DealRow | None, seat: int) -> DealSeatRow:
    assert deal is not None
    found = next((each for each in deal.seats if each.seat == seat), None)
    if found is None:
        raise conflict("server-deal-step")  # a bot had it when the cards were dealt
    return found


# From step to step.


async def run_deal(table: LiveTable) -> None:
    """Take a deal from step to step until the game starts, or the task is cancelled."""
    while table.being_dealt:
        table.changed.clear()
        wait = await _next_steps(table)
        if table.being_dealt:
            await table.services.wall.wait(table.changed, wait)


async def _next_steps(table: LiveTable) -> float:
    """Every step that it is time for; then the seconds until there may be another."""
    throttled_log = table.services.throttled_log
    try:
        async with table.lock:
            while (deal := table.deal) is not None and table.being_dealt and _is_over(table, deal):
                await _next_step(table, deal)
            return table.deal_seconds_left(deal) if deal is not None else RETRY_AFTER
    except OutOfDate:  # another worker was quicker
        await table.catch_up()
    except (Refusal, SQLAlchemyError, OSError) as error:
        throttled_log.error("table %s cannot be dealt now: %s", table.row.id, error)
    except Exception as error:
        throttled_log.error("table %s cannot be dealt: %s", table.row.id, error, trace=error)
    return RETRY_AFTER


def _is_over(table: LiveTable, deal: DealRow) -> bool:
    """Whether a step waits for nobody any more."""
    if deal.step == "dealt" or table.deal_seconds_left(deal) <= 0:
        return True
    if deal.step == "commit":
        here = table.dealing_seats
        return all(seat.commitment for seat in deal.seats if seat.expected or seat.seat in here)
    return all(seat.share for seat in deal.seats if seat.commitment)


async def _next_step(table: LiveTable, deal: DealRow) -> None:
    if deal.step == "dealt":  # stored, and the server ended before the game started
        await _deal_cards(table, deal)
        return
    step = STEPS[STEPS.index(deal.step) + 1]
    following = await Deals(table.services.store).advance(deal, step, _in_seconds(table, STEP_SECONDS))
    if following is not None and following.step == "dealt":
        await _deal_cards(table, following)
    else:
        table.take_deal(following)


async def _deal_cards(table: LiveTable, deal: DealRow) -> None:
    """The cards that follow, and the game starts."""
    content = table.services.contents.of(deal.stated.figures)
    config = table.row.config
    chance = dealt(deal.transcript, Decks.of(figures_for(config, content)), deal.stated.first)
    log = GameLog(config, content, chance)
    async with table.changing() as row:
        row.chance, row.stage, row.content, row.bots_seed = chance, "playing", content.version, table_seed(None)
    table.take_deal(deal)
    table.start_game(log)
