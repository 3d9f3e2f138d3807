"""`stockpile rules`: the rules of a game, or of all, in the language of the terminal."""

from typing import Annotated

from typer import Argument, Option

from stockpile.cli.options import ContentFolder, GameOptions, TableOptions
from stockpile.cli.terminal import rulebook
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.names import game_in_words
from stockpile.errors import UserError
from stockpile.i18n import say, spoken
from stockpile.i18n.manual import manual


def show_rules(
    *,
    topic: Annotated[list[str] | None, Argument(help=say("option-topic"), metavar="TOPIC", show_default=False)] = None,
    search: Annotated[
        str | None, Option("--search", help=say("option-search"), metavar="WORDS", show_default=False)
    ] = None,
    game: GameOptions,
    content: ContentFolder = None,
) -> None:
    """A topic, what is searched for, or without either the round on one page and the list of topics."""
    options = TableOptions(game, content_folder=content)
    config = None if options.is_any_game else options.config()
    rules = manual(spoken(), options.content(), config)
    out = stdout_console()
    if config is not None:
        of_game = say("rules-of-game", players=config.players, game=game_in_words(config) or "none")
        out.print(of_game, style=signs.FAINT)
    asked = " ".join(topic or ())
    if search is not None:
        if not rulebook.show_found(out, rules, search.split()):
            raise UserError("error-rules-words", words=search)
    elif not asked:
        rulebook.show_summary(out, rules)
        rulebook.show_topics(out, rules)
    elif not rulebook.show_topic(out, rules, asked):
        raise UserError("error-rules-topic", topic=asked)
