"""The end of a game as a table: places, and what each total is made of."""

from rich.table import Table
from rich.text import Text

from stockpile.envs.drawing.names import Names
from stockpile.envs.drawing.reading import parts_of_total
from stockpile.envs.drawing.text import pieces, signs
from stockpile.i18n import say
from stockpile.rules.phases.ending import standing as rows_of
from stockpile.rules.phases.ending import winners
from stockpile.rules.view import View


def standing(view: View, names: Names) -> Table:
    """By place: cash before the final sale, what was added and taken then, and the total."""
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    parts = parts_of_total(view)
    made.add_column(say("standing-place"), justify="right")
    made.add_column(say("standing-player"))
    for part in parts:
        made.add_column(say(f"tally-{part}"), justify="right")
    tally = [*view.tally]
    won_by = winners(tally)
    for row in sorted(rows_of(tally), key=lambda row: row["place"]):
        won = row["seat"] in won_by
        sums = [Text(str(row[part]), signs.STRONG if part == "total" else "") for part in parts]
        place = Text(f"{signs.WINNER} {row['place']}" if won else str(row["place"]), signs.GOOD if won else "")
        made.add_row(place, pieces.seat_name(names, row["seat"]), *sums)
    return made
