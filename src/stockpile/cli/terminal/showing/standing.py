"""The end of a game as a table: places, and what each total is made of."""

from typing import Final

from rich.table import Table
from rich.text import Text

from stockpile.cli.terminal.showing import pieces, signs
from stockpile.cli.terminal.showing.names import Names
from stockpile.rules.game import Game
from stockpile.rules.phases.ending import BREAKDOWN
from stockpile.words import say

# Parts of a total that a module brings; without it they are 0.
_MODULES: Final = {"bonds": "bonds", "commodities": "commodities", "taxes": "commodities"}


def standing(game: Game, names: Names) -> Table:
    """By place: cash before the final sale, what was added and taken then, and the total."""
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    parts = [part for part in BREAKDOWN if _MODULES.get(part, "") in ("", *game.config.modules)]
    made.add_column(say("standing-place"), justify="right")
    made.add_column(say("standing-player"))
    for part in parts:
        made.add_column(say(f"tally-{part}"), justify="right")
    for row in sorted(game.standing, key=lambda row: row["place"]):
        won = row["seat"] in game.winners
        sums = [Text(str(row[part]), signs.STRONG if part == "total" else "") for part in parts]
        place = Text(f"{signs.WINNER} {row['place']}" if won else str(row["place"]), signs.GOOD if won else "")
        made.add_row(place, pieces.seat_name(names, row["seat"]), *sums)
    return made
