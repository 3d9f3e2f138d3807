"""`stockpile watch`: bots play, a person watches."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

from rich.console import Console, Group, RenderableType
from rich.live import Live
from typer import Option

from stockpile.bots.bot import table_seed
from stockpile.cli.options import Bots, ContentFolder, First, GameOptions, Seed, TableOptions, any_seed
from stockpile.cli.terminal.seats import BotSeats, first_names, record_names
from stockpile.display.console import coloured, last_lines, print_lines, stdout_console
from stockpile.display.names import Names, game_in_words
from stockpile.display.sentences import seen_by, sentence, worth_telling
from stockpile.display.table_text import standing, table
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.records import Replay, Session, save
from stockpile.rules.events import Event

SECONDS_PER_ANSWER: Final = 0.6  # unless asked for otherwise
FREE_LINES: Final = 2  # lines of the screen left free, so that nothing scrolls


def watch_game(
    game: GameOptions,
    bots: Bots = "broker",
    seed: Seed = None,
    first: First = None,
    delay: Annotated[float | None, Option("--delay", help=say("option-delay"), min=0, show_default=False)] = None,
    file: Annotated[
        Path | None, Option("--record", help=say("option-record-to"), metavar="FILE", show_default=False)
    ] = None,
    content: ContentFolder = None,
) -> None:
    """A game of bots; with a file, it is kept there."""
    options = TableOptions(game, bots=bots, seed=seed, first=first, content_folder=content)
    config = options.config()
    kinds = options.bots_for(config.players)
    seed = any_seed(seed)
    starts = options.first_of(config.players)
    session = Session.new(config, seed=seed, first=starts, content=options.content(), names=record_names(kinds))
    if file is not None:
        _check(file)
    out = stdout_console()
    out.print(say("watch-players", names=", ".join(session.record.names), again=options.same_again(seed)))
    if config.modules:
        out.print(game_in_words(config))
    WatchedGame(session, kinds, table_seed(seed), out, file).run(delay)


def _check(file: Path) -> None:
    """A game is not written over another, nor over anything else."""
    if file.exists():
        raise UserError("error-keep-exists", file=str(file))
    if not file.parent.is_dir():
        raise UserError("error-no-folder", folder=str(file.parent))


class WatchedGame:
    """A game of bots, seen by a spectator: at a terminal as a table that changes, elsewhere as a log.

    With a file every answer is saved at once, so the game is kept as far as it goes, however it ends.
    """

    def __init__(
        self, session: Session, kinds: tuple[str, ...], seed: str, out: Console, file: Path | None = None
    ) -> None:
        self.session = session
        self.game = session.game
        self.bots = BotSeats(session, kinds, seed)
        self.names = Names(self.game.figures, first_names(session.record))
        self.out = out
        self.kinds = kinds
        self.file = file
        self.lines: list[str] = []
        self._log(Replay(session.record).opening)

    def run(self, delay: float | None) -> None:
        """Play to the end, with `delay` seconds after each answer, unless Ctrl-C ends it."""
        self._save()
        try:
            self._show(delay)
        finally:
            if self.file is not None:
                key = "keeping-file" if self.game.over else "keeping-file-so-far"
                self.out.print(say(key, file=str(self.file)), soft_wrap=True)

    def _show(self, delay: float | None) -> None:
        if self.out.is_terminal:
            with Live(self._picture(), console=self.out, auto_refresh=False) as live:
                for _ in self._answers(SECONDS_PER_ANSWER if delay is None else delay):
                    live.update(self._picture(), refresh=True)
        else:
            shown = 0
            for _ in self._answers(delay or 0):
                print_lines(self.out, self.names, self.lines[shown:])
                shown = len(self.lines)
        self.out.print()
        self.out.print(standing(self.game.view(), self.names))

    def _answers(self, delay: float) -> Iterator[None]:
        """Let the bots answer one question after the other."""
        heard = self.game.record_events()
        while not self.game.over:
            self.session.play(self.bots.answer())
            self._save()
            self.bots.hear(heard)
            self.lines += self.bots.faults
            self.bots.faults.clear()
            self._log(heard)
            heard.clear()
            yield
            time.sleep(delay)

    def _save(self) -> None:
        """In the record bots go by their texts: first names are of this screen only."""
        if self.file is not None:
            save(replace(self.session.record, names=self.kinds), self.file)

    def _log(self, heard: Sequence[Event]) -> None:
        told = filter(worth_telling, seen_by(self.game.players, heard))
        self.lines += [sentence(self.names, event) for event in told]

    def _picture(self) -> RenderableType:
        """The table and, below it, the last lines of the log that the screen has room for."""
        picture = table(self.game.view(), self.names, self.out.width, self.out.height)
        room = max(1, self.out.height - len(self.out.render_lines(picture)) - FREE_LINES)
        lines = last_lines(self.out, self.lines, room)
        return Group(picture, *(coloured(self.names, line) for line in lines))
