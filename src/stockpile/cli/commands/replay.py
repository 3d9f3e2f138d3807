"""`stockpile replay`: a recorded game, move by move."""

from json import dumps
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.text import Text
from typer import Argument, Option

from stockpile.cli.options import ContentFolder, Json
from stockpile.cli.terminal.seats import full_names
from stockpile.content import load
from stockpile.display import signs
from stockpile.display.console import coloured, stdout_console
from stockpile.display.names import Names, game_in_words
from stockpile.display.sentences import answer_in_words, seen_by, sentence
from stockpile.display.table_text import standing, table
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.records import (
    NotWhole,
    Played,
    Record,
    Replay,
    SeenRecord,
    json_lines,
    load_seen,
    seen_by_all,
    seen_lines,
)
from stockpile.records import load as load_record
from stockpile.rules.answers import parse
from stockpile.rules.game import View


def replay_game(
    file: Annotated[Path, Argument(help=say("option-record"), metavar="FILE", show_default=False)],
    seat: Annotated[int | None, Option("--seat", help=say("option-seat"), show_default=False)] = None,
    to: Annotated[int | None, Option("--to", help=say("option-to"), show_default=False)] = None,
    as_json: Json = False,
    content: ContentFolder = None,
) -> None:
    """A recorded game, whole or as one seat saw it; the file itself may hold only what one seat saw."""
    figures = load(content)
    try:
        record = load_record(file, figures)
    except NotWhole:
        _show_seen(load_seen(file, figures), seat, to, as_json)
        return
    _check_seat(record, seat)
    if as_json:
        _print_json(record, seat, to)
    else:
        _print_log(record, seat, to, stdout_console())


def _check_seat(record: Record, seat: int | None) -> None:
    last = record.config.players - 1
    if seat is not None and not 0 <= seat <= last:
        raise UserError("error-seat", seat=seat, last=last)


def _print_json(record: Record, seat: int | None, to: int | None) -> None:
    """One JSON object a line, for other programs."""
    for line in json_lines(record, seat, to):
        print(dumps(line))


def _print_log(record: Record, seat: int | None, to: int | None, out: Console) -> None:
    """Every answer by its number with what happened then: all cards open, or as one seat saw it."""
    past = Replay(record, to)
    names = Names(past.game.figures, full_names(record))
    if record.config.modules:
        out.print(game_in_words(record.config))
    for event in seen_by_all(past.opening) if seat is None else seen_by(seat, past.opening):
        _print_line(out, names, "", sentence(names, event))
    stand_ins = _StandIns(names, out)
    for played in past:
        stand_ins.announce(played.decision.seat, played.stand_in)
        for number, line in enumerate(_lines(names, played, seat)):
            _print_line(out, names, "" if number else str(played.number + 1), line)
    out.print()
    if past.game.over:
        out.print(standing(past.game.view(), names))
    else:
        _print_open_end(past.game.view(seat), names, seat, out)


def _lines(names: Names, played: Played, seat: int | None) -> list[str]:
    """What happened after an answer; if nothing did, the answer itself, which only who gave it was sure to know."""
    heard = seen_by_all(played.events) if seat is None else seen_by(seat, played.events)
    lines = [sentence(names, event) for event in heard]
    if lines or seat not in (None, played.decision.seat):
        return lines
    who = names.seat(played.decision.seat)
    return [say("replay-answer", seat=who, answer=answer_in_words(names, played.answer))]


class _StandIns:
    """Says when a bot starts to answer for a player: once, however many answers in a row it gives."""

    def __init__(self, names: Names, out: Console) -> None:
        self._names = names
        self._out = out
        self._seat: int | None = None  # the seat for which a bot gave the last answer

    def announce(self, seat: int, stand_in: bool) -> None:
        if stand_in and seat != self._seat:
            line = say("web-log-stand-in", you="no", name=self._names.seat(seat))
            _print_line(self._out, self._names, "", line)
        self._seat = seat if stand_in else None


def _print_line(out: Console, names: Names, number: str, line: str) -> None:
    out.print(Text.assemble((f"{number:>4}  ", signs.FAINT), coloured(names, line)), soft_wrap=True)


def _print_open_end(view: View, names: Names, seat: int | None, out: Console) -> None:
    """Where an unfinished game stands, and which seat it waits for."""
    reader = Names(view.figures, names.seats, seat if seat != view.players else None)
    out.print(table(view, reader, out.width, out.height))
    decision = view.decision
    if decision is not None:
        out.print(say(f"waiting-{decision.question}", seat=names.seat(decision.seat)), style=signs.STRONG)


def _show_seen(seen: SeenRecord, seat: int | None, to: int | None, as_json: bool) -> None:
    """What one observer saw. Anybody may have written the file, so it may hold what no seat can see."""
    if seat not in (None, seen.observer):
        raise UserError("error-seen-by-another", seat=_observer(seen))
    if not seen.moments:
        raise UserError("error-seen-answers-only")
    last = len(seen.answers) if to is None else min(to, len(seen.answers))
    try:
        if as_json:
            for line in seen_lines(seen, last):
                print(dumps(line))
        else:
            _print_seen(seen, last, stdout_console())
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise UserError("error-seen-impossible") from error


def _observer(seen: SeenRecord) -> str:
    """Whose sight it is."""
    return say("seen-by-spectators") if seen.observer == seen.config.players else full_names(seen)[seen.observer]


def _print_seen(seen: SeenRecord, last: int, out: Console) -> None:
    """The log as that observer had it, and the table as it was then."""
    names = Names(seen.moments[0].view.figures, full_names(seen))
    if seen.config.modules:
        out.print(game_in_words(seen.config))
    out.print(say("replay-seen-by", seat=_observer(seen)))
    stand_ins = _StandIns(names, out)
    for number, seen_moment in enumerate(seen.moments[: last + 1]):
        if number:
            said = seen.answers[number - 1]
            stand_ins.announce(said.seat, said.stand_in)
        lines = [sentence(names, event) for event in seen_moment.events]
        if number and not lines and seen.answers[number - 1].seat == seen.observer:
            answer = answer_in_words(names, parse(seen.answers[number - 1].text))
            lines = [say("replay-answer", seat=names.seat(seen.observer), answer=answer)]
        for at, line in enumerate(lines):
            _print_line(out, names, "" if at or not number else str(number), line)
    out.print()
    _print_open_end(seen.moments[last].view, names, seen.observer, out)
