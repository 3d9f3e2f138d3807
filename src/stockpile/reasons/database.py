"""Why a database refuses something: kinds for what happens to people, and its own words for the rest.

Drivers are not loaded here: SQLite's errors carry the name of their code, PostgreSQL's the five signs of SQLSTATE.
"""

import re
from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from stockpile.reasons import Reason, Told
from stockpile.reasons.system import of_system


class Database(Told):
    """What is wrong with a database."""

    room = "database"
    kinds: ClassVar[Mapping[str, str]] = {
        "none": "the file is not a database",
        "locked": "another program has locked it",
        "closed": "its folder does not exist, or the file may not be opened",
        "damaged": "the file is damaged",
        "read-only": "it may only be read",
        "full": "no space is left for it",
        "password": "the password is refused",
        "user": "the server knows no user of this name",
        "unknown": "the server has no database of this name",
        "crowded": "the server has too many connections",
        "starting": "the server is starting or stopping",
        "other": "{words}",
    }


_SQLITE: Final[Mapping[str, str]] = {
    "NOTADB": "none",
    "BUSY": "locked",
    "LOCKED": "locked",
    "CANTOPEN": "closed",
    "CORRUPT": "damaged",
    "READONLY": "read-only",
    "FULL": "full",
}
_POSTGRES: Final[Mapping[str, str]] = {
    "28P01": "password",
    "3D000": "unknown",
    "53300": "crowded",
    "57P03": "starting",
}
_NO_USER: Final = re.compile(r'role ".*" does not exist')  # SQLSTATE has one number for this and other refusals


def of_database(error: BaseException) -> Reason:
    """Why a database refuses something, or the system on the way to it.

    >>> of_database(ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 1)")).key
    'wrong-system-nobody'
    >>> print(of_database(ValueError("<class 'asyncpg.Some'>: no such table.")), of_database(ValueError()))
    no such table ValueError
    """
    original = getattr(error, "orig", None) or error
    for each in _chain(original):
        if isinstance(each, OSError):
            return of_system(_numbered(each))
        kind = _kind(each)
        if kind:
            return Database.told(kind)
    return in_its_words(str(original) or type(original).__name__)


def in_its_words(words: str) -> Reason:
    """What a database or a tool of its said, without the names of drivers before it and what follows the first line."""
    return Database.told("other", words=words.strip().splitlines()[0].rpartition(">: ")[2].rstrip("."))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and what it was raised for."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _kind(error: BaseException) -> str:
    code = getattr(error, "sqlite_errorname", "").split("_")  # SQLITE_CANTOPEN_ISDIR
    if len(code) > 1:
        return _SQLITE.get(code[1], "")
    return "user" if _NO_USER.search(str(error)) else _POSTGRES.get(getattr(error, "sqlstate", None) or "", "")


def _numbered(error: OSError) -> OSError:
    """Several addresses of a host that refuse for the same reason are told as one error, with no number of its own.

    >>> _numbered(OSError("Multiple exceptions: [Errno 111] failed ('::1'), [Errno 111] failed ('127.0.0.1')")).errno
    111
    """
    numbers = {*re.findall(r"\[Errno (\d+)\]", str(error))}
    return OSError(int(numbers.pop()), str(error)) if error.errno is None and len(numbers) == 1 else error
