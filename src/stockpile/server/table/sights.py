"""What each observer gets to see: the view of that observer and the events told to that observer, nothing else."""

from collections.abc import Iterable

from stockpile.rules.events import Event
from stockpile.server.messages.happened import Happened, message_of
from stockpile.server.messages.protocol import News, Sight
from stockpile.server.table.course import Course
from stockpile.server.table.present import present

OPENING = -1  # the number of what happened before the first answer


def seen(events: Iterable[Event], observer: int) -> list[Happened]:
    return [message_of(event) for event in events if event.seen_by(observer)]


def news(course: Course, observer: int, since: int) -> list[News]:
    """What happened from answer `since` on; with OPENING, all there was."""
    told = []
    if since <= OPENING:
        told.append(News(OPENING, course.game.chance.first, "automatic", seen(course.opening, observer)))
    for number in range(max(0, since), course.number):
        told.append(News(number, course.seats[number], course.by[number], seen(course.log[number], observer)))
    return told


def sight(course: Course, observer: int, since: int, ask: bool) -> Sight:
    """News since a number, and the view as it is now."""
    game = course.game
    view = game.view(observer if observer < game.players else None)
    return Sight(observer, news(course, observer, since), present(view), ask)
