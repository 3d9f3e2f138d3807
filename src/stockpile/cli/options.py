"""Options that several commands share, and what they stand for. Each is declared once.

A parameter of a command whose type is a dataclass of options, such as `GameOptions`, gives it all of its fields.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Final

from typer import Option

from stockpile.bots import BOTS, Bot, make_bot
from stockpile.content import Content, load
from stockpile.content.entry import BOARDS
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.rules.config import INVESTOR_SETS, Config, preset
from stockpile.rules.figures import figures_for

USUAL_PLAYERS: Final = 4
USUAL_PRESET: Final = "first-game"

Bots = Annotated[str, Option("--bots", "-b", help=say("option-bots"), metavar="NAMES")]
LabBots = Annotated[str, Option("--bots", "-b", help=say("option-lab-bots"), metavar="NAMES")]
Seed = Annotated[int | None, Option("--seed", "-s", help=say("option-seed"), show_default=False)]
First = Annotated[int | None, Option("--first", help=say("option-first"), metavar="SEAT", show_default=False)]
ContentFolder = Annotated[
    Path | None, Option("--content", help=say("option-content"), metavar="FOLDER", show_default=False)
]
Json = Annotated[bool, Option("--json", help=say("option-json"))]
Jobs = Annotated[int, Option("--jobs", "-j", help=say("option-jobs"), min=1)]
On = Annotated[str, Option("--on", help=say("option-on"), metavar="processes|ray")]
Records = Annotated[Path | None, Option("--records", help=say("option-records"), metavar="FOLDER", show_default=False)]
# Of the commands that analyse games.
Quick = Annotated[bool, Option("--quick", help=say("option-quick"))]
AnalysisJobs = Annotated[
    int | None, Option("--jobs", "-j", help=say("option-lab-jobs"), min=1, show_default=say("option-all-cores"))
]


@dataclass(frozen=True)
class GameOptions:
    """Which game is played: its players, modules and board."""

    players: Annotated[int | None, Option("--players", "-p", help=say("option-players"), show_default=False)] = None
    preset: Annotated[
        str | None, Option("--preset", help=say("option-preset"), metavar="PRESET", show_default=False)
    ] = None
    modules: Annotated[
        list[str] | None, Option("--module", "-m", help=say("option-module"), metavar="NAME", show_default=False)
    ] = None
    investor_sets: Annotated[
        str | None, Option("--investor-set", help=say("option-sets"), metavar="SETS", show_default=False)
    ] = None
    board: Annotated[str | None, Option("--board", help=say("option-board"), metavar="BOARD", show_default=False)] = (
        None
    )


@dataclass(frozen=True)
class TableOptions:
    """The game, its bots and its figures, as they were asked for on the command line."""

    game: GameOptions = GameOptions()
    bots: str = "broker"
    seed: int | None = None
    first: int | None = None
    content_folder: Path | None = None

    @property
    def is_any_game(self) -> bool:
        """Whether no option says which game it is to be."""
        return self.game == GameOptions() and self.first is None

    def config(self, people: int = 0) -> Config:
        """The game; without a number of players, as many as there are bots named, and the people.

        It is refused here if it cannot be set up with these figures.
        """
        base = preset(self.game.preset or USUAL_PRESET)
        added = tuple(name.strip().replace("-", "_") for name in self.game.modules or ())
        modules = (*base.modules, *added, *self._board((*base.modules, *added)))
        config = Config(self._players(people), modules, self._sets(base, modules))
        figures_for(config, self.content())
        return config

    def _board(self, modules: tuple[str, ...]) -> tuple[str, ...]:
        """The module that a board stands for."""
        if self.game.board is None:
            return ()
        if self.game.board not in BOARDS:
            raise UserError("error-board", board=self.game.board, boards=" | ".join(BOARDS))
        if self.game.board == "standard" and "advanced_board" in modules:
            raise UserError("error-two-boards")
        return () if self.game.board == "standard" else ("advanced_board",)

    def _sets(self, base: Config, modules: tuple[str, ...]) -> tuple[str, ...]:
        if self.game.investor_sets is None:
            return base.investor_sets
        if "investors" not in modules:
            raise UserError("error-sets-without-investors")
        sets = tuple(name.strip().upper() for name in self.game.investor_sets.split(",") if name.strip())
        if not sets:
            raise UserError("error-no-sets", sets=",".join(INVESTOR_SETS))
        return sets

    def _players(self, people: int) -> int:
        if self.game.players is not None:
            return self.game.players
        named = len(self._bot_names())
        return named + people if named > 1 else USUAL_PLAYERS

    def bots_for(self, seats: int, known: Mapping[str, type[Bot]] = BOTS) -> tuple[str, ...]:
        """A bot for each of this many seats: as named, or one name for all."""
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
        """The seat that starts; None leaves it to chance (R-SET-1)."""
        if self.first is not None and not 0 <= self.first < seats:
            raise UserError("error-first", seat=self.first, last=seats - 1)
        return self.first

    def same_again(self, seed: int) -> str:
        """What to add to the command to get the same cards and the same first player again."""
        return f"--seed {seed}" if self.first is None else f"--seed {seed} --first {self.first}"

    def table_words(self) -> list[str]:
        """The options of the game, the bots apart, as they are typed."""
        named = {
            "--players": self.game.players,
            "--preset": self.game.preset,
            "--investor-set": self.game.investor_sets,
            "--board": self.game.board,
            "--content": self.content_folder,
        }
        words = [word for module in self.game.modules or () for word in ("--module", module)]
        return [*words, *[str(word) for pair in named.items() if pair[1] is not None for word in pair]]

    def content(self) -> Content:
        """The figures: ours, overlaid with those of the user's folder."""
        return load(self.content_folder)


def _check_bot(name: str, known: Mapping[str, type[Bot]]) -> None:
    """Refuse a bot, a style or a budget that does not exist."""
    make_bot(name, known=known)


def any_seed(seed: int | None) -> int:
    """The seed that was asked for, or a random one."""
    return seed if seed is not None else SystemRandom().randrange(1_000_000)
