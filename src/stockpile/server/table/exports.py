"""A record as one seat saw it, opened again: that seat's views and news, laid out for the page."""

from collections.abc import Iterator

from stockpile.records import Glance, RecordError, Said, SeenRecord
from stockpile.records.lines import HIDDEN
from stockpile.rules.answers import parse
from stockpile.rules.tables import tables_for
from stockpile.server.messages import protocol
from stockpile.server.messages.display import TableView
from stockpile.server.messages.happened import message_of
from stockpile.server.table.present import figures, present


def views_of(seen: SeenRecord) -> list[TableView]:
    """The view at every moment. The file may have been written by anybody, so it may hold what no seat can see."""
    if not seen.glances:
        raise RecordError("no-table")
    try:
        return [present(glance.view) for glance in seen.glances]
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise RecordError("never-seen") from error


def history_of(key: str, seen: SeenRecord) -> protocol.History:
    """The answers with what was told of them. What everybody is worth, only the whole game knows."""
    names = [seen.name(seat) for seat in range(seen.config.players)]
    opening = [message_of(event) for event in seen.glances[0].events]
    told = figures(tables_for(seen.config, seen.content))
    return protocol.History(key, names, told, opening, list(_given(seen)), [], finished=False, seen_by=seen.observer)


def _given(seen: SeenRecord) -> Iterator[protocol.Given]:
    for number, (said, asked, after) in enumerate(zip(seen.answers, seen.glances, seen.glances[1:], strict=False)):
        yield protocol.Given(
            number=number,
            round=said.round,
            seat=said.seat,
            question=said.question,
            subject=_subject(asked),
            answer=_number(said),
            text=said.text,
            by="stand-in" if said.stand_in else "player",
            events=[message_of(event) for event in after.events],
        )


def _subject(asked: Glance) -> dict[str, int]:
    decision = asked.view.decision
    return decision.subject if decision is not None else {}


def _number(said: Said) -> int | None:
    return None if HIDDEN in said.text.split() else parse(said.text).number
