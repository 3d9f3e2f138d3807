"""`stockpile bench`: how fast the engine is, alone or beside other libraries, or how fast the environments are."""

from typing import Annotated

from typer import Argument, Option

from stockpile.cli.commands import bench_engine, bench_libraries
from stockpile.cli.options import GameOptions, Json, TableOptions
from stockpile.errors import UserError
from stockpile.i18n import say


def bench(
    *,
    what: Annotated[str, Argument(help=say("option-bench-what"), metavar="[engine|research]")] = "engine",
    beside: Annotated[
        str | None, Option("--beside", help=say("option-beside"), metavar="LIBRARY", show_default=False)
    ] = None,
    interpreted: Annotated[bool, Option("--interpreted", help=say("option-interpreted"))] = False,
    game: GameOptions,
    as_json: Json = False,
) -> None:
    options = TableOptions(game)
    if what == "research":
        bench_libraries.run_research(interpreted, as_json)
    elif what != "engine":
        raise UserError("error-bench-what", what=what)
    elif beside is not None:
        bench_libraries.run_beside(beside, options, interpreted, as_json)
    else:
        bench_engine.run(options, interpreted, as_json)
