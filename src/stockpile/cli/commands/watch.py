"""`stockpile watch`: bots play, a person looks on."""

from pathlib import Path
from random import SystemRandom

from stockpile.bots.seeds import table_seed
from stockpile.cli.options import TableOptions
from stockpile.cli.terminal.seats import record_names
from stockpile.cli.terminal.watching import Watching
from stockpile.display.console import stdout_console
from stockpile.display.names import game_in_words
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.records import Session


def watch_game(options: TableOptions, delay: float | None, file: Path | None) -> None:
    """A game of bots; with a file, it is kept there."""
    config = options.config()
    kinds = options.bots_for(config.players)
    seed = options.seed if options.seed is not None else SystemRandom().randrange(1_000_000)
    first = options.first_of(config.players)
    session = Session.new(config, seed=seed, first=first, content=options.content(), names=record_names(kinds))
    if file is not None:
        _check(file)
    out = stdout_console()
    out.print(say("watch-players", names=", ".join(session.record.names), again=options.same_again(seed)))
    if config.modules:
        out.print(game_in_words(config))
    Watching(session, kinds, table_seed(seed), out, file).run(delay)


def _check(file: Path) -> None:
    """A game is not written over another, nor over anything else."""
    if file.exists():
        raise UserError("error-keep-exists", file=str(file))
    if not file.parent.is_dir():
        raise UserError("error-no-folder", folder=str(file.parent))
