"""Answers of people: what comes twice counts once, and of two to one question, at whichever workers, one is stored."""

import asyncio
from typing import TYPE_CHECKING

from stockpile.rules.answers import Answer
from stockpile.server.messages import protocol
from stockpile.server.messages.refusals import conflict
from stockpile.server.store.writing import AlreadyAnswered
from stockpile.server.table.basket import answer_of, tried
from stockpile.server.table.course import Course

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable


async def answer(table: "LiveTable", guest: str | None, given: protocol.Answers) -> protocol.Confirmed:
    """All answers are stored, or a Refusal says why none is."""
    answers = [answer_of(each) for each in given.answers]
    # A connection that breaks must not break off what is being stored for it.
    return await asyncio.shield(asyncio.create_task(_store(table, guest, given, answers)))


async def _store(
    table: "LiveTable", guest: str | None, given: protocol.Answers, answers: list[Answer]
) -> protocol.Confirmed:
    async with table.lock:
        if table.course is None or given.number > table.number:  # what they answer was asked at another worker
            await table.following.freshen("row", "answers")
        table.check_owner(guest, given.seat)
        course = table.running()
        if given.number > course.number:
            raise conflict("server-early", now=course.number)
        if given.number == course.number:
            await _give(table, course, given, answers)
        else:
            _recognise(course, given, answers)
    return protocol.Confirmed(given.number, given.seat, len(answers))


async def _give(table: "LiveTable", course: Course, given: protocol.Answers, answers: list[Answer]) -> None:
    """The answers to the open question."""
    trial = tried(course, given.seat, answers)
    table.back(given.seat)
    try:
        await table.commit(course, trial)
    except AlreadyAnswered:  # at another worker, by whoever
        await table.following.freshen("answers")
        _recognise(course, given, answers)
    table.timing.clocks.answered(given.seat)


def _recognise(course: Course, given: protocol.Answers, answers: list[Answer]) -> None:
    """A message that comes twice is confirmed twice; another answer with an old number is late."""
    part = slice(given.number, given.number + len(answers))
    same = course.answers[part] == [answer.number for answer in answers]
    if not same or any(seat != given.seat for seat in course.seats[part]):
        raise conflict("server-late", now=course.number)
