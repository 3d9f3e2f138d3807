"""What the commands do that show games: play, watch, replay."""

import sys
from pathlib import Path
from random import SystemRandom

from stockpile.cli import replay, saves, screen
from stockpile.cli.names import game_in_words
from stockpile.cli.options import TableOptions
from stockpile.cli.play import Sitting
from stockpile.cli.problem import Problem
from stockpile.cli.seats import PERSON, kinds_in, record_names
from stockpile.cli.watch import Watching
from stockpile.content import Content, load
from stockpile.records import Record, RecordError, Session
from stockpile.records import load as load_record
from stockpile.records import replay as replayed
from stockpile.words import say


def play_game(options: TableOptions) -> None:
    """A new game against bots."""
    _need_terminal()
    config = options.config(people=1)
    kinds = (PERSON, *options.bots_for(config.players - 1))
    session = Session.new(config, seed=options.seed, content=options.content(), names=record_names(kinds))
    Sitting(session, kinds, saves.new_game_file(), screen.console(), options.content_folder).run()


def resume_game(options: TableOptions, file: Path | None) -> None:
    """A saved game, or the one that was played last and is not over."""
    if not options.is_any_game or options.seed is not None:
        raise Problem(say("error-resume-options"))
    _need_terminal()
    content = options.content()
    path = file if file is not None else _last_unfinished(content)
    record = load_record(path, content)
    session = Session(record, content)
    kinds = kinds_in(record, options.bots_for(1)[0])
    Sitting(session, kinds, path, screen.console(), options.content_folder).run()


def _last_unfinished(content: Content) -> Path:
    """The newest saved game that can go on; one that cannot be read is somebody else's business."""
    for path in saves.newest_first():
        try:
            if not replayed(load_record(path, content), content=content).over:
                return path
        except RecordError:
            continue
    raise Problem(say("error-nothing-saved", folder=str(saves.games_folder())))


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise Problem(say("error-no-terminal"))


def watch_game(options: TableOptions, delay: float | None) -> None:
    """A game of bots."""
    config = options.config()
    kinds = options.bots_for(config.players)
    seed = options.seed if options.seed is not None else SystemRandom().randrange(1_000_000)
    session = Session.new(config, seed=seed, content=options.content(), names=record_names(kinds))
    out = screen.console()
    out.print(say("watch-players", names=", ".join(session.record.names), seed=str(seed)))
    if config.modules:
        out.print(game_in_words(config))
    Watching(session, kinds, out).run(delay)


def replay_game(file: Path, seat: int | None, to: int | None, json: bool, folder: Path | None) -> None:
    """A recorded game, whole or as one seat saw it."""
    content = load(folder)
    record = load_record(file, content)
    _check_seat(record, seat)
    if json:
        replay.print_json(record, seat, to, content)
    else:
        replay.print_log(record, seat, to, content, screen.console())


def _check_seat(record: Record, seat: int | None) -> None:
    last = record.config.players - 1
    if seat is not None and not 0 <= seat <= last:
        raise Problem(say("error-seat", seat=seat, last=last))
