"""What a guest may know of a table without sitting down: for lists, and for everybody at it."""

import hashlib
from collections.abc import Callable, Sequence

from stockpile.server.db.contents import Contents
from stockpile.server.db.rows import DamagedRow, SeatRow, TableRow
from stockpile.server.messages import protocol
from stockpile.server.table.clock import StandIn


def public_id(table: str, guest: str | None) -> str:
    """Tells guests of one table apart where names may be alike. The same guest has another one at every table.

    >>> public_id("a", "ada") == public_id("a", "ada"), public_id("a", "ada") == public_id("b", "ada")
    (True, False)
    """
    return hashlib.sha256(f"{table}/{guest}".encode()).hexdigest()[:12] if guest is not None else ""


def figures_changed(row: TableRow, contents: Contents) -> int:
    """How many of a table's figures are not ours. A game that has not started will use the server's."""
    return contents.differing(contents.own.version if row.chance is None else row.content)


def table_info(
    row: TableRow,
    guest: str | None,
    number: int,
    changed: int,
    online: Callable[[SeatRow], bool] = lambda _: False,
    stand_ins: Sequence[StandIn] = (),
) -> protocol.TableInfo:
    """The table as a guest may see it, after `number` answers, with `changed` figures that are not ours.

    The code is only for its host and guests who came by it.
    """
    seats = [
        protocol.SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=guest is not None and seat.guest == guest,
            online=seat.kind == "bot" or online(seat),
            stand_in=stand_ins[seat.seat] if stand_ins else "",
            hints=seat.hints,
            who=public_id(row.id, seat.guest),
        )
        for seat in row.seats
    ]
    invited = guest is not None and any(seat.invited and seat.guest == guest for seat in row.seats)
    return protocol.TableInfo(
        id=row.id,
        stage=row.stage,
        players=row.config.players,
        preset=row.config.preset,
        modules=list(row.config.modules),
        investor_sets=list(row.config.investor_sets),
        seats=seats,
        clock=row.clock,
        away=row.away,
        number=number,
        created=row.created,
        first=row.first,
        ask_all=row.ask_all,
        hints=row.hints,
        host=guest == row.host,
        code=row.code if invited or guest == row.host else "",
        again=row.again,
        bank=row.bank,
        figures_changed=changed,
        lesson=row.lesson,
        inviter=next((seat.name for seat in row.seats if seat.guest == row.host), ""),
        closed=row.closed,
    )


def damaged_info(row: TableRow | DamagedRow) -> protocol.TableInfo:
    """A table that cannot be opened: that it is there, and since when."""
    return protocol.TableInfo(
        id=row.id,
        stage="damaged",
        players=0,
        preset="",
        modules=[],
        investor_sets=[],
        seats=[],
        clock=None,
        away=None,
        number=0,
        created=row.created,
    )
