"""What the options that several commands share stand for."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stockpile.bots import BOTS
from stockpile.cli.problem import Problem
from stockpile.content import Content, load
from stockpile.content.limits import BOARDS
from stockpile.rules.config import Config
from stockpile.words import say

USUAL_PLAYERS: Final = 4


@dataclass(frozen=True)
class TableOptions:
    """Players, board, bots and figures, as they were asked for on the command line."""

    players: int | None = None
    board: str = "standard"
    bots: str = "broker"
    seed: int | None = None
    content_folder: Path | None = None

    def config(self, people: int = 0) -> Config:
        """The game; without a number of players, as many as there are bots named, and the people."""
        if self.board not in BOARDS:
            raise Problem(say("error-board", board=self.board, boards=" | ".join(BOARDS)))
        modules = ("advanced_board",) if self.board == "advanced" else ()
        return Config(self._players(people), modules)

    def _players(self, people: int) -> int:
        if self.players is not None:
            return self.players
        named = len(self._bot_names())
        return named + people if named > 1 else USUAL_PLAYERS

    def bots_for(self, seats: int) -> tuple[str, ...]:
        """A bot for each of so many seats: as named, or one name for all."""
        names = self._bot_names()
        if len(names) == 1:
            names *= seats
        if len(names) != seats:
            raise Problem(say("error-bot-count", given=len(names), needed=seats))
        return tuple(names)

    def _bot_names(self) -> list[str]:
        names = [name.strip() for name in self.bots.split(",")]
        for name in names:
            if name not in BOTS:
                raise Problem(say("error-bot", name=name, names=", ".join(BOTS)))
        return names

    def content(self) -> Content:
        """The figures: ours, with those of the user's folder laid over them."""
        return load(self.content_folder)
