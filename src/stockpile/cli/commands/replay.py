"""`stockpile replay`: a recorded game, move by move."""

from json import dumps
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stockpile.cli.problem import Problem
from stockpile.cli.terminal.seats import full_names
from stockpile.cli.terminal.showing import screen, signs
from stockpile.cli.terminal.showing.log import answer_in_words, seen_by, sentence
from stockpile.cli.terminal.showing.names import Names, game_in_words
from stockpile.cli.terminal.showing.standing import standing
from stockpile.cli.terminal.showing.table import table
from stockpile.content import load
from stockpile.records import Played, Record, Replay, json_lines, seen_by_all
from stockpile.records import load as load_record
from stockpile.rules.game import Game
from stockpile.words import say


def replay_game(file: Path, seat: int | None, to: int | None, json: bool, folder: Path | None) -> None:
    """A recorded game, whole or as one seat saw it."""
    record = load_record(file, load(folder))
    _check_seat(record, seat)
    if json:
        _print_json(record, seat, to)
    else:
        _print_log(record, seat, to, screen.console())


def _check_seat(record: Record, seat: int | None) -> None:
    last = record.config.players - 1
    if seat is not None and not 0 <= seat <= last:
        raise Problem(say("error-seat", seat=seat, last=last))


def _print_json(record: Record, seat: int | None, to: int | None) -> None:
    """One JSON object a line, for other programs."""
    for line in json_lines(record, seat, to):
        print(dumps(line))


def _print_log(record: Record, seat: int | None, to: int | None, out: Console) -> None:
    """Every answer by its number with what happened then: all cards open, or as one seat saw it."""
    past = Replay(record, to)
    names = Names(past.game.tables, full_names(record))
    if record.config.modules:
        out.print(game_in_words(record.config))
    for event in seen_by_all(past.opening) if seat is None else seen_by(seat, past.opening):
        _print_line(out, names, "", sentence(names, event))
    for played in past:
        for number, line in enumerate(_lines(names, played, seat)):
            _print_line(out, names, "" if number else str(played.number + 1), line)
    out.print()
    if past.game.over:
        out.print(standing(past.game, names))
    else:
        _print_open_end(past.game, names, seat, out)


def _lines(names: Names, played: Played, seat: int | None) -> list[str]:
    """What happened after an answer; if nothing did, the answer itself, which only who gave it was sure to know."""
    heard = seen_by_all(played.events) if seat is None else seen_by(seat, played.events)
    lines = [sentence(names, event) for event in heard]
    if lines or seat not in (None, played.decision.seat):
        return lines
    who = names.seat(played.decision.seat)
    return [say("replay-answer", seat=who, answer=answer_in_words(names, played.answer))]


def _print_line(out: Console, names: Names, number: str, line: str) -> None:
    out.print(Text.assemble((f"{number:>4}  ", signs.FAINT), screen.coloured(names, line)), soft_wrap=True)


def _print_open_end(game: Game, names: Names, seat: int | None, out: Console) -> None:
    """Where an unfinished game stands, and whom it waits for."""
    reader = Names(game.tables, names.seats, seat if seat != game.players else None)
    out.print(table(game.view(seat), reader, out.width, out.height))
    decision = game.decision
    out.print(say(f"waiting-{decision.question}", seat=names.seat(decision.seat)), style=signs.STRONG)
