"""Why a database refuses something: messages of ours for what happens to people, and its own words for the rest.

Drivers are not loaded here: SQLite's errors have the name of their code, PostgreSQL's the five characters of SQLSTATE.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from stockpile.errors import Message, system_reason

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


def database_reason(error: BaseException) -> Message:
    """Why a database refuses something, or the system on the way to it.

    >>> database_reason(ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 1)")).key
    'wrong-system-nobody'
    >>> print(database_reason(ValueError("<class 'asyncpg.Some'>: no such table.")), database_reason(ValueError()))
    no such table ValueError
    """
    original = getattr(error, "orig", None) or error
    for each in _chain(original):
        if isinstance(each, OSError):
            return system_reason(_numbered(each))
        kind = _kind(each)
        if kind:
            return Message(f"wrong-database-{kind}")
    return own_words(str(original) or type(original).__name__)


def own_words(words: str) -> Message:
    """What a database or one of its tools said: the first line, without the names of drivers before it."""
    return Message("wrong-database-other", {"words": words.strip().splitlines()[0].rpartition(">: ")[2].rstrip(".")})


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
