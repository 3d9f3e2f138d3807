"""Seats as rows: who may take one, what becomes of one that is left, and names. Nothing is stored here."""

import hmac
import secrets
from dataclasses import replace
from typing import Final

from stockpile.bots import BOTS, BadBot, Wanted, make_bot, names
from stockpile.content import Content
from stockpile.i18n import english
from stockpile.rules.config import Config, preset
from stockpile.rules.errors import ConfigError
from stockpile.rules.figures import figures_for
from stockpile.server import protocol
from stockpile.server.db.rows import GuestRow, SeatRow, TableRow
from stockpile.server.refusals import Refusal, conflict, forbidden, no_bot, not_found
from stockpile.server.settings import USUAL_BOT
from stockpile.server.text_checks import checked_name

BOT_NAMES: Final = range(1, 15)  # in the catalogue


def checked_config(wanted: protocol.NewTable, content: Content) -> Config:
    try:
        if wanted.preset:
            config = preset(wanted.preset, len(wanted.seats))
        else:
            sets = {"investor_sets": tuple(wanted.investor_sets)} if wanted.investor_sets else {}
            config = Config(len(wanted.seats), tuple(wanted.modules), **sets)
        figures_for(config, content)
    except ConfigError as error:
        raise Refusal("server-bad-config", reason=error.message) from None
    return config


def checked_first(terms: protocol.NewTable | TableRow) -> int | None:
    """The seat that starts, if one is named (R-SET-1)."""
    if terms.first is not None and terms.first >= len(terms.seats):
        raise Refusal("server-bad-first", seat=terms.first, last=len(terms.seats) - 1)
    return terms.first


def checked_bank(terms: protocol.NewTable | TableRow) -> int | None:
    """The time that each player has for the whole game, in addition to that for a question."""
    if terms.bank is not None and terms.clock is None:
        raise Refusal("server-bank-without-clock")
    return terms.bank


def new_row(host: GuestRow, config: Config, seats: list[SeatRow], terms: protocol.NewTable | TableRow) -> TableRow:
    """A new table with the terms that are wanted, or with those of the table before."""
    name_seats(seats)
    row = TableRow(
        id=secrets.token_hex(8),
        host=host.id,
        code=secrets.token_hex(5),
        stage="waiting",
        config=config,
        content="",  # until the game starts
        clock=terms.clock,
        bank=checked_bank(terms),
        away=terms.away,
        first=checked_first(terms),
        ask_all=terms.ask_all,
        hints=terms.hints,
        closed=terms.closed,
        seats=seats,
    )
    close_own_seats(row)
    return row


def close_own_seats(row: TableRow) -> None:
    """Unless all other seats are open to all, the host's are for invited guests only, once the host leaves them."""
    others = [seat for seat in row.seats if seat.kind != "bot" and seat.guest != row.host]
    if others and all(seat.kind == "open" or (seat.kind == "human" and not seat.by_invitation) for seat in others):
        return
    for seat in row.seats:
        if seat.guest == row.host:
            seat.by_invitation = True


def seat_for_rematch(seat: SeatRow, guest: GuestRow) -> SeatRow:
    """A seat of another game: a bot's is a bot's, mine is mine, the others are kept for those who sat there."""
    if seat.kind == "human" and seat.guest != guest.id:
        return SeatRow(seat.seat, "reserved")
    return replace(seat, ask=False, bank_used=0.0, hints="", place=None, money=None)


def planned_seat(number: int, plan: protocol.SeatPlan, guest: GuestRow) -> SeatRow:
    """A seat as the host wants it, checked."""
    if plan.kind == "me":
        return SeatRow(number, "human", guest.id, checked_name(plan.name) if plan.name else guest.name)
    name = checked_name(plan.name) if plan.name else ""
    return SeatRow(number, plan.kind, name=name, bot=checked_bot(plan.bot) if plan.kind == "bot" else "")


def checked_bot(text: str) -> str:
    """A bot as it is asked for, with its style; how long it thinks is the server's affair.

    Of a bot from another package no more is known here than its name.
    """
    try:
        wanted = Wanted.read(text)
        if wanted.budget is not None:
            raise Refusal("server-bot-budget", budget=str(wanted.budget))
        if wanted.name in BOTS:
            make_bot(text)
    except BadBot as error:
        raise no_bot(error.message) from None
    if wanted.name not in names():
        raise Refusal("server-no-such-bot", name=text, names=", ".join(names()))
    return text


def take_seat(row: TableRow, guest: GuestRow, wanted: protocol.Join) -> None:
    """A guest sits down. Only a guest who came with the invitation's code may see it later."""
    invited = hmac.compare_digest(wanted.code.encode(), row.code.encode())
    seat = free_seat(row, wanted, invited)
    seat.by_invitation = seat.kind == "reserved"
    seat.kind, seat.guest, seat.bot, seat.invited = "human", guest.id, "", invited
    seat.name = checked_name(wanted.name) if wanted.name else guest.name
    name_seats(row.seats)


def free_seat(row: TableRow, wanted: protocol.Join, invited: bool) -> SeatRow:
    """The seat asked for, or the first one that this guest may have."""
    kinds = ("open", "reserved") if invited else ("open",)
    if wanted.seat is None:
        free = [seat for seat in row.seats if seat.kind in kinds]
        if not free:
            raise conflict("server-no-free-seat")
        return free[0]
    if wanted.seat >= len(row.seats):
        raise not_found("server-no-such-seat")
    seat = row.seats[wanted.seat]
    if seat.kind == "reserved" and not invited:
        raise forbidden("server-invited-only")
    if seat.kind not in kinds:
        raise conflict("server-seat-taken")
    return seat


def vacate(seat: SeatRow, playing: bool) -> None:
    """Before the game a seat is free again, for those it was free for; in a game a bot plays on.

    It gets a new name. The seat is no longer linked to the guest, so their name there could not be forgotten.
    """
    seat.guest, seat.name, seat.invited, seat.hints = None, "", False, ""
    if playing:
        seat.kind, seat.bot = "bot", USUAL_BOT
    else:
        seat.kind, seat.bot = "reserved" if seat.by_invitation else "open", ""


def next_host(row: TableRow, leaving: str) -> str:
    """Who is the host after somebody left: one of those who still sit there, invited guests first."""
    if row.host != leaving:
        return row.host  # also who sits at no seat of it
    sitting = sorted(row.seats, key=lambda seat: not seat.invited)
    guests = [seat.guest for seat in sitting if seat.guest is not None]
    return row.host if row.host in guests or not guests else guests[0]


def name_seats(seats: list[SeatRow]) -> None:
    """No two people at a table have one name, and every bot has one that nobody else has."""
    taken: set[str] = set()
    for seat in seats:
        if seat.kind == "human" and seat.name:  # a forgotten guest has none
            name, count = seat.name, 1
            while seat.name in taken:
                count += 1
                seat.name = f"{name[:22]} {count}"
            taken.add(seat.name)
    for seat in seats:
        if seat.kind == "bot" and (not seat.name or seat.name in taken):
            free = [name for name in (english(f"seat-bot-{number}") for number in BOT_NAMES) if name not in taken]
            seat.name = secrets.choice(free)  # there are more names than seats, and each has a face at the page
        taken.add(seat.name)
