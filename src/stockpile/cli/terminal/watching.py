"""Bots play, and whoever likes looks on."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.live import Live

from stockpile.cli.terminal.seats import BotSeats, first_names
from stockpile.display.console import coloured, last_lines, print_lines
from stockpile.display.names import Names
from stockpile.display.sentences import seen_by, sentence, worth_telling
from stockpile.display.table_text import standing, table
from stockpile.i18n import say
from stockpile.records import Replay, Session, save
from stockpile.rules.events import Event

PACE: Final = 0.6  # seconds after an answer, unless asked for otherwise
MARGIN: Final = 2  # lines of the screen left free, so that nothing scrolls


class Watching:
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
        self._tell(Replay(session.record).opening)

    def run(self, delay: float | None) -> None:
        """Play to the end, with so many seconds after each answer. Ctrl-C ends it before."""
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
                for _ in self._answers(PACE if delay is None else delay):
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
            self._tell(heard)
            heard.clear()
            yield
            time.sleep(delay)

    def _save(self) -> None:
        """In the record bots go by their texts: first names are of this screen only."""
        if self.file is not None:
            save(replace(self.session.record, names=self.kinds), self.file)

    def _tell(self, heard: Sequence[Event]) -> None:
        told = filter(worth_telling, seen_by(self.game.players, heard))
        self.lines += [sentence(self.names, event) for event in told]

    def _picture(self) -> RenderableType:
        """The table and, below it, the last lines of the log that the screen has room for."""
        picture = table(self.game.view(), self.names, self.out.width, self.out.height)
        room = max(1, self.out.height - len(self.out.render_lines(picture)) - MARGIN)
        lines = last_lines(self.out, self.lines, room)
        return Group(picture, *(coloured(self.names, line) for line in lines))
