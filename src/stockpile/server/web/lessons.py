"""HTTP: the guided game and the lessons."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import PathParameter

from stockpile.server.house.conduct import Doer
from stockpile.server.house.school import teach
from stockpile.server.lessons.lesson import LESSONS
from stockpile.server.messages import protocol
from stockpile.server.web.api import Asking, Hall, Manners, Visitor, known, problems
from stockpile.server.web.play import address_of


@get("/api/lessons", responses=problems())
async def list_lessons() -> list[str]:
    """What can be learned, the guided first game before the lessons."""
    return list(LESSONS)


@post("/api/lessons/{lesson:str}", responses=problems(401, 404, 413))
async def begin_lesson(
    request: Asking,
    lesson: Annotated[str, PathParameter(description="one of the lessons", max_length=24)],
    guest: Visitor,
    house: Hall,
    conduct: Manners,
) -> protocol.Table:
    """Begin a lesson: a real game on a given deal, against beginners who know their part."""
    who = known(guest)
    conduct.count_table(Doer(who.id, address_of(request)))
    return (await teach(house, who, lesson)).info(who.id)


ROUTES: Final = [list_lessons, begin_lesson]
