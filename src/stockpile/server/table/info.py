"""What a guest may know of a table without sitting down: for lists, and for everybody at it."""

from collections.abc import Callable, Sequence

from stockpile.server.messages import protocol
from stockpile.server.store.contents import Contents
from stockpile.server.store.rows import SeatRow, TableRow
from stockpile.server.table.clocks import StandIn


def figures_changed(row: TableRow, contents: Contents) -> int:
    """How many of a table's figures are not ours; a game that has not begun will be played with the server's."""
    return contents.differing(contents.own.version if row.chance is None else row.content)


def table_info(
    row: TableRow,
    guest: str | None,
    number: int,
    changed: int,
    online: Callable[[SeatRow], bool] = lambda _: False,
    stand_ins: Sequence[StandIn] = (),
) -> protocol.Table:
    """The table as a guest may see it, after so many answers, with so many figures that are not ours.

    The code is only for who is at it.
    """
    seats = [
        protocol.Seat(
            seat=seat.seat,
            kind=seat.kind,  # type: ignore[arg-type] # written by us alone
            name=seat.name,
            bot=seat.bot,
            mine=guest is not None and seat.guest == guest,
            online=seat.kind == "bot" or online(seat),
            stand_in=stand_ins[seat.seat] if stand_ins else "",
        )
        for seat in row.seats
    ]
    inside = guest is not None and (guest == row.host or any(seat.mine for seat in seats))
    return protocol.Table(
        id=row.id,
        stage=row.stage,  # type: ignore[arg-type] # written by us alone
        players=row.config.players,
        preset=row.config.preset,
        modules=list(row.config.modules),
        investor_sets=list(row.config.investor_sets),
        seats=seats,
        clock=row.clock,
        away=row.away,
        number=number,
        created=row.created,
        host=guest == row.host,
        code=row.code if inside else "",
        again=row.again,
        figures_changed=changed,
    )
