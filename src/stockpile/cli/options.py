"""What the options that several commands share stand for."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stockpile.bots import BOTS, Bot, make_bot
from stockpile.content import Content, load
from stockpile.content.entry import BOARDS
from stockpile.errors import UserError
from stockpile.rules.config import INVESTOR_SETS, Config, preset
from stockpile.rules.figures import figures_for

USUAL_PLAYERS: Final = 4
USUAL_PRESET: Final = "first-game"


@dataclass(frozen=True)
class TableOptions:
    """Players, modules, bots and figures, as they were asked for on the command line."""

    players: int | None = None
    preset: str | None = None
    modules: tuple[str, ...] = ()
    investor_sets: str | None = None
    board: str | None = None
    bots: str = "broker"
    seed: int | None = None
    content_folder: Path | None = None
    first: int | None = None

    @property
    def is_any_game(self) -> bool:
        """Whether nothing was said of what game it is to be."""
        said = (self.players, self.preset, self.investor_sets, self.board, self.first)
        return not self.modules and all(each is None for each in said)

    def config(self, people: int = 0) -> Config:
        """The game; without a number of players, as many as there are bots named, and the people.

        It is refused here if it cannot be set up with these figures.
        """
        base = preset(self.preset or USUAL_PRESET)
        added = tuple(name.strip().replace("-", "_") for name in self.modules)
        modules = (*base.modules, *added, *self._board((*base.modules, *added)))
        config = Config(self._players(people), modules, self._sets(base, modules))
        figures_for(config, self.content())
        return config

    def _board(self, modules: tuple[str, ...]) -> tuple[str, ...]:
        """The module that a board stands for."""
        if self.board is None:
            return ()
        if self.board not in BOARDS:
            raise UserError("error-board", board=self.board, boards=" | ".join(BOARDS))
        if self.board == "standard" and "advanced_board" in modules:
            raise UserError("error-two-boards")
        return () if self.board == "standard" else ("advanced_board",)

    def _sets(self, base: Config, modules: tuple[str, ...]) -> tuple[str, ...]:
        if self.investor_sets is None:
            return base.investor_sets
        if "investors" not in modules:
            raise UserError("error-sets-without-investors")
        sets = tuple(name.strip().upper() for name in self.investor_sets.split(",") if name.strip())
        if not sets:
            raise UserError("error-no-sets", sets=",".join(INVESTOR_SETS))
        return sets

    def _players(self, people: int) -> int:
        if self.players is not None:
            return self.players
        named = len(self._bot_names())
        return named + people if named > 1 else USUAL_PLAYERS

    def bots_for(self, seats: int, known: Mapping[str, type[Bot]] = BOTS) -> tuple[str, ...]:
        """A bot for each of so many seats: as named, or one name for all."""
        named = self._bot_names()
        for name in named:
            _check_bot(name, known)
        if len(named) == 1:
            named *= seats
        if len(named) != seats:
            raise UserError("error-bot-count", given=len(named), needed=seats)
        return tuple(named)

    def _bot_names(self) -> list[str]:
        names = [name.strip() for name in self.bots.split(",")]
        if not all(names):
            raise UserError("error-bot-missing", bots=self.bots)
        return names

    def first_of(self, seats: int) -> int | None:
        """The seat that begins; None leaves it to the lot (R-SET-1)."""
        if self.first is not None and not 0 <= self.first < seats:
            raise UserError("error-first", seat=self.first, last=seats - 1)
        return self.first

    def same_again(self, seed: int) -> str:
        """What to add to the command to get the same cards and the same first player once more."""
        return f"--seed {seed}" if self.first is None else f"--seed {seed} --first {self.first}"

    def table_words(self) -> list[str]:
        """What was said of the game, the bots apart, as it is typed."""
        named = {
            "--players": self.players,
            "--preset": self.preset,
            "--investor-set": self.investor_sets,
            "--board": self.board,
            "--content": self.content_folder,
        }
        words = [word for module in self.modules for word in ("--module", module)]
        return [*words, *[str(word) for pair in named.items() if pair[1] is not None for word in pair]]

    def content(self) -> Content:
        """The figures: ours, with those of the user's folder laid over them."""
        return load(self.content_folder)


def _check_bot(name: str, known: Mapping[str, type[Bot]]) -> None:
    """Refuse a bot that there is not, in a style or with a budget that there is not."""
    make_bot(name, known=known)
