"""The commands for who runs a server, and their options. What a command needs is imported when it runs."""

from pathlib import Path
from typing import Annotated

from typer import Argument, Option

from stockpile.cli.aliases import Figures, Json
from stockpile.cli.usage import Spoken
from stockpile.i18n import say

hosting = Spoken()  # without a name: its commands stand among the others


@hosting.command(help=say("command-serve"))
def serve(
    host: Annotated[str | None, Option("--host", help=say("option-host"), show_default=False)] = None,
    port: Annotated[int, Option("--port", help=say("option-port"), min=0, max=65535)] = 8765,
    share: Annotated[bool, Option("--share", help=say("option-share"))] = False,
    database: Annotated[str | None, Option("--database", help=say("option-database"), show_default=False)] = None,
    browser: Annotated[bool, Option("--open/--no-open", help=say("option-open"))] = True,
    origin: Annotated[list[str] | None, Option("--origin", help=say("option-origin"), show_default=False)] = None,
    workers: Annotated[int, Option("--workers", help=say("option-workers"), min=1, max=64)] = 1,
    unlimited: Annotated[bool, Option("--unlimited", help=say("option-unlimited"), hidden=True)] = False,
    seed: Annotated[int | None, Option("--seed", help=say("option-serve-seed"), show_default=False)] = None,
    pause: Annotated[float, Option("--pause", help=say("option-pause"), min=0, max=10)] = 0.9,
    content: Figures = None,
    keep_finished: Annotated[
        float | None,
        Option("--keep-finished", help=say("option-keep-finished"), metavar="DAYS", min=0.01, show_default=False),
    ] = None,
    archive: Annotated[
        Path | None, Option("--archive", help=say("option-archive"), metavar="FOLDER", show_default=False)
    ] = None,
    tables_per_guest: Annotated[
        int | None, Option("--tables-per-guest", help=say("option-tables-per-guest"), min=1, show_default=False)
    ] = None,
    metrics_token: Annotated[
        str | None, Option("--metrics-token", help=say("option-metrics-token"), metavar="TOKEN", show_default=False)
    ] = None,
    metrics_from: Annotated[
        list[str] | None, Option("--metrics-from", help=say("option-metrics-from"), metavar="CIDR", show_default=False)
    ] = None,
    metrics_port: Annotated[
        int | None,
        Option("--metrics-port", help=say("option-metrics-port"), min=1, max=65535, show_default=False),
    ] = None,
    metrics_host: Annotated[str, Option("--metrics-host", help=say("option-metrics-host"))] = "127.0.0.1",
    log: Annotated[str, Option("--log", help=say("option-log"), metavar="text|json")] = "text",
    log_addresses: Annotated[bool, Option("--log-addresses", help=say("option-log-addresses"))] = False,
) -> None:
    from stockpile.cli.commands.operating import Operating
    from stockpile.cli.commands.serve import ServeOptions
    from stockpile.cli.commands.serve import serve as run

    origins, networks = tuple(origin or ()), tuple(metrics_from or ())
    watched = (metrics_token, networks, metrics_host, metrics_port, log, log_addresses)
    operating = Operating(*watched, keep_finished, archive, tables_per_guest)
    run(
        ServeOptions(host, port, share, database, browser, origins, unlimited, seed, content, pause, operating, workers)
    )


@hosting.command(help=say("command-house"))
def house(
    url: Annotated[
        list[str] | None,
        Option("--url", help=say("option-house-url"), show_default="http://127.0.0.1:8765"),
    ] = None,
    token: Annotated[str | None, Option("--token", help=say("option-house-token"), show_default=False)] = None,
    every: Annotated[float, Option("--every", help=say("option-house-every"), min=0.2, max=60)] = 2.0,
    once: Annotated[bool, Option("--once", help=say("option-house-once"))] = False,
    json: Json = False,
) -> None:
    from stockpile.cli.commands.house import watch_house

    watch_house(tuple(url or ()), token, every, once or json, json)


@hosting.command(help=say("command-backup"))
def backup(
    file: Annotated[Path, Argument(help=say("option-backup-file"), metavar="FILE", show_default=False)],
    database: Annotated[
        str | None, Option("--database", help=say("option-backup-database"), show_default=False)
    ] = None,
) -> None:
    from stockpile.cli.commands.backup import make_backup

    make_backup(database, file)


@hosting.command("move-database", help=say("command-move-database"))
def move_database(
    source: Annotated[str, Argument(help=say("option-move-source"), metavar="FROM", show_default=False)],
    target: Annotated[str, Argument(help=say("option-move-target"), metavar="TO", show_default=False)],
) -> None:
    from stockpile.cli.commands.move_database import move_database as run

    run(source, target)
