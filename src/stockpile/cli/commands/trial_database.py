"""The database of a trial: what cannot be used is refused before anything is started."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import ArgumentError

from stockpile.cli.problem import Problem
from stockpile.server.store.moving import shown
from stockpile.server.store.opening import is_shared
from stockpile.trials.fleet.harm import RestartFailed
from stockpile.trials.postgres import OWN, MissingPostgres, PostgresFailed
from stockpile.trials.vitals import readable
from stockpile.words import say


def checked(database: str | None, workers: int) -> None:
    """Several workers take PostgreSQL, and finding them takes Linux."""
    if workers > 1 and not readable():
        raise Problem(say("error-fleet-linux"))
    if database is None or database == OWN:
        return
    try:
        shared = is_shared(database)
    except ArgumentError:
        raise Problem(say("error-move-address")) from None
    if not shared:
        raise Problem(say("error-fleet-database", url=shown(database)))


@contextmanager
def faults_in_words() -> Iterator[None]:
    """What is missing on this machine, or does not work there, in a line."""
    try:
        yield
    except MissingPostgres:
        raise Problem(say("error-fleet-missing")) from None
    except PostgresFailed as error:
        raise Problem(say("error-fleet-postgres", reason=str(error).splitlines()[0])) from error
    except RestartFailed as error:
        raise Problem(say("error-fleet-restart", reason=str(error).splitlines()[0])) from error
