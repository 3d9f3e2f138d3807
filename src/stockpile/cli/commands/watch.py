"""`stockpile watch`: bots play, a person looks on."""

from random import SystemRandom

from stockpile.bots.seeds import table_seed
from stockpile.cli.options import TableOptions
from stockpile.cli.terminal.seats import record_names
from stockpile.cli.terminal.showing import screen
from stockpile.cli.terminal.showing.names import game_in_words
from stockpile.cli.terminal.watching import Watching
from stockpile.records import Session
from stockpile.words import say


def watch_game(options: TableOptions, delay: float | None) -> None:
    """A game of bots."""
    config = options.config()
    kinds = options.bots_for(config.players)
    seed = options.seed if options.seed is not None else SystemRandom().randrange(1_000_000)
    first = options.first_of(config.players)
    session = Session.new(config, seed=seed, first=first, content=options.content(), names=record_names(kinds))
    out = screen.console()
    out.print(say("watch-players", names=", ".join(session.record.names), again=options.same_again(seed)))
    if config.modules:
        out.print(game_in_words(config))
    Watching(session, kinds, table_seed(seed), out).run(delay)
