"""Bots at a table: they answer for their seats, and stand in for people who are late or away. One task a table."""

from contextlib import suppress
from functools import partial
from math import inf
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.bots.bot import answer_seed
from stockpile.rules.answers import Answer
from stockpile.server.db.writer import AlreadyAnswered
from stockpile.server.lessons import rival_answer
from stockpile.server.refusals import Refusal
from stockpile.server.table.bot_workers import Asked
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.live import LiveTable

STAND_IN_PAUSE: Final = 1.5  # seconds that a stand-in takes at least, so that the player can come back in time
LESSON_PACE: Final = 0.5  # of a pause, in lessons: learners should not have to wait for rivals
RETRY_AFTER: Final = 1.0  # seconds before a table whose bots or disk failed tries again


async def drive(table: LiveTable) -> None:
    """Let the game of a table continue wherever no person is asked, until it is over or the task is cancelled."""
    log = table.running()
    driver = _Driver(table, log)
    while not log.game.over:
        table.changed.clear()
        await table.services.wall.wait(table.changed, await driver.step())
    with suppress(SQLAlchemyError, OSError):
        await table.lease.release()


class _Driver:
    """Drives one game. Of all workers, only the one that holds the table's lease does anything."""

    def __init__(self, table: LiveTable, log: GameLog) -> None:
        self._table = table
        self._log = log
        self._services = table.services

    async def step(self) -> float | None:
        """One answer that needs no person, if there is one; then the seconds until there may be another."""
        table = self._table
        try:
            if await table.lease.take():
                table.announce("clock?")
            if not table.lease.held:
                return None
            self._let_bots_stand_in()
            await self._answer()
            return self._seconds_until_bot()
        except AlreadyAnswered:  # another worker drives it by now, or a player was quicker there
            await table.catch_up()
            return 0.0
        except (Refusal, SQLAlchemyError, OSError) as error:
            self._services.throttled_log.error("table %s waits: %s", table.row.id, error)
        except Exception as error:
            self._services.throttled_log.error("table %s cannot go on: %s", table.row.id, error, trace=error)
        return RETRY_AFTER

    async def _answer(self) -> None:
        """One answer of a bot, or those that are given automatically. The bot thinks without the lock."""
        table, log = self._table, self._log
        number, seat = log.number, log.game.asked
        bot, row = table.bot_for(seat), table.row.seats[seat]
        answer = None
        if bot:
            answer = await self._decide(bot)
        elif table.automatic_answer(log.game) is None:
            return
        async with table.lock:
            if log.number != number or table.bot_for(seat) != bot or not table.lease.held:
                return  # somebody was quicker
            pending = log.pending()
            if answer is not None:
                pending.play(answer, "bot" if row.kind == "bot" else "stand-in")
            else:
                table.answer_automatically(pending)
            if pending.given:
                lost = table.clocks.is_lost(seat)
                await table.commit(log, pending)
                if lost and table.row.seats[seat].kind == "human" and table.clocks.count_miss(seat):
                    self._announce_stand_ins()

    async def _decide(self, bot: str) -> Answer:
        """The answer of a bot, at the moment at which it may be seen: nobody learns how long it thought."""
        row, log, seat = self._table.row, self._log, self._log.game.asked
        asked = Asked(
            bot,
            await self._services.bot_workers.meet(bot),
            answer_seed(row.bots_seed, seat, log.number),
            log.game.view(seat),
            partial(log.events_for, seat),
            row.clock,
        )
        started, pause = monotonic(), self._pause(asked.milliseconds)
        answer = rival_answer(row.lesson, asked.view, asked.heard)
        if answer is None:
            answer = await self._services.bot_workers.decide(asked)
        await self._services.pauses.wait_out(started, pause)
        return answer

    def _pause(self, milliseconds: float) -> float:
        """At a table of bots there is nobody to wait. People may watch without saying so."""
        row, seat = self._table.row, self._log.game.asked
        if all(each.kind == "bot" for each in row.seats):
            return 0.0
        pause = self._services.pauses.draw(milliseconds, again=self._log.seats[-1:] == [seat])
        if row.seats[seat].kind == "human":
            return max(STAND_IN_PAUSE / self._services.wall.pace, pause)
        return LESSON_PACE * pause if row.lesson else pause

    def _people(self) -> list[int]:
        """Seats whose players answer in person."""
        stand_ins = self._table.clocks.stand_ins
        return [seat.seat for seat in self._table.row.seats if seat.kind == "human" and not stand_ins[seat.seat]]

    def _let_bots_stand_in(self) -> None:
        """For players who are away too long. If no player is here, nobody is kept waiting."""
        clocks = self._table.clocks
        away = [seat for seat in self._people() if clocks.is_away(seat)]
        if away and self._table.attended:
            for seat in away:
                clocks.stand_ins[seat] = "away"
            self._announce_stand_ins()

    def _announce_stand_ins(self) -> None:
        self._table.send_seats()
        self._table.send_clock()
        self._table.announce_clocks()

    def _seconds_until_bot(self) -> float | None:
        """How long until a bot may have to answer for somebody."""
        if self._log.game.over or not self._table.attended:
            return None
        wait = min(map(self._table.clocks.seconds_until_bot, self._people()), default=inf)
        return max(0.0, wait) if wait < inf else None
