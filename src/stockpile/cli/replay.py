"""Recorded games, move by move."""

import json

from rich.console import Console
from rich.text import Text

from stockpile.cli import screen, signs
from stockpile.cli.log import answer_in_words, seen_by, sentence
from stockpile.cli.names import Names, game_in_words
from stockpile.cli.seats import full_names
from stockpile.cli.standing import standing
from stockpile.cli.table import table
from stockpile.content import Content
from stockpile.records import Played, Record, Replay, json_lines, seen_by_all
from stockpile.rules.game import Game
from stockpile.words import say


def print_json(record: Record, seat: int | None, to: int | None, content: Content) -> None:
    """One JSON object a line, for other programs."""
    for line in json_lines(record, seat, to, content):
        print(json.dumps(line))


def print_log(record: Record, seat: int | None, to: int | None, content: Content, out: Console) -> None:
    """Every answer by its number with what happened then: all cards open, or as one seat saw it."""
    past = Replay(record, to, content)
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
