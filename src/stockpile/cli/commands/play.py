"""`stockpile play`: a person against bots."""

import sys
from pathlib import Path

from stockpile.bots.seeds import table_seed
from stockpile.cli import saves
from stockpile.cli.options import TableOptions
from stockpile.cli.terminal.seats import PERSON, kinds_in, record_names
from stockpile.cli.terminal.sitting import Sitting
from stockpile.content import Content
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.records import RecordError, Session, replay
from stockpile.records import load as load_record


def play_game(options: TableOptions) -> None:
    """A new game against bots."""
    _need_terminal()
    config = options.config(people=1)
    kinds = (PERSON, *options.bots_for(config.players - 1))
    first = options.first_of(config.players)
    session = Session.new(config, seed=options.seed, first=first, content=options.content(), names=record_names(kinds))
    path = saves.new_game_file()
    saves.keep_seed(path, table_seed(options.seed))
    Sitting(session, kinds, path, stdout_console()).run()


def resume_game(options: TableOptions, file: Path | None) -> None:
    """A saved game, or the one that was played last and is not over."""
    if not options.is_any_game or options.seed is not None:
        raise UserError("error-resume-options")
    _need_terminal()
    content = options.content()
    path = file if file is not None else _last_unfinished(content)
    record = load_record(path, content)
    session = Session(record)
    kinds = kinds_in(record, options.bots_for(1)[0])
    Sitting(session, kinds, path, stdout_console()).run()


def _last_unfinished(content: Content) -> Path:
    """The newest saved game that can go on; one that cannot be read is somebody else's business."""
    for path in saves.newest_first():
        try:
            if not replay(load_record(path, content)).over:
                return path
        except RecordError:
            continue
    raise UserError("error-nothing-saved", folder=str(saves.games_folder()))


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UserError("error-no-terminal")
