"""Options that several commands have."""

from pathlib import Path
from typing import Annotated

from typer import Option

from stockpile.i18n import say

Players = Annotated[int | None, Option("--players", "-p", help=say("option-players"), show_default=False)]
Preset = Annotated[str | None, Option("--preset", help=say("option-preset"), metavar="PRESET", show_default=False)]
Modules = Annotated[
    list[str] | None, Option("--module", "-m", help=say("option-module"), metavar="NAME", show_default=False)
]
Sets = Annotated[str | None, Option("--investor-set", help=say("option-sets"), metavar="SETS", show_default=False)]
Board = Annotated[str | None, Option("--board", help=say("option-board"), metavar="BOARD", show_default=False)]
Bots = Annotated[str, Option("--bots", "-b", help=say("option-bots"), metavar="NAMES")]
LabBots = Annotated[str, Option("--bots", "-b", help=say("option-lab-bots"), metavar="NAMES")]
Seed = Annotated[int | None, Option("--seed", "-s", help=say("option-seed"), show_default=False)]
First = Annotated[int | None, Option("--first", help=say("option-first"), metavar="SEAT", show_default=False)]
Figures = Annotated[Path | None, Option("--content", help=say("option-content"), metavar="FOLDER", show_default=False)]
Json = Annotated[bool, Option("--json", help=say("option-json"))]
Records = Annotated[Path | None, Option("--records", help=say("option-records"), metavar="FOLDER", show_default=False)]
