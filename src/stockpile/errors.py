"""The one error for people: the key of a message in the catalogues, and facts to fill in.

Packages below `i18n` have no catalogue. They raise a `UserError`; the terminal, the server and the page say its message
in the reader's language. `str(error)` is the sentence of the English catalogue, for programmers and logs.

>>> class TableError(UserError):
...     prefix = "wrong-config"
>>> error = TableError("players", players=6)
>>> print(error)
2 to 5 players can play, not 6
>>> error.message
Message(key='wrong-config-players', facts={'players': 6})
"""

import errno
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Self, TypeVar, Union

Fact = Union[str, int, "Message"]


@dataclass(frozen=True)
class Message:
    """The key of a message with its facts, some of which may be messages themselves.

    A reason stands inside other sentences, so its message has no full stop.
    """

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        return _english(self)


_english: Callable[[Message], str] = repr


def read_english_with(reader: Callable[[Message], str]) -> None:
    """Set what gives the English sentence of a message. The package does, because this module imports nothing of it."""
    global _english
    _english = reader


class UserError(ValueError):
    """Something that people can put right. The key of its message is the kind, after the prefix if there is one."""

    prefix: ClassVar[str] = ""

    def __init__(self, kind: str, /, **facts: Fact) -> None:
        super().__init__()
        self.reason = self.message_for(kind, **facts)

    @classmethod
    def message_for(cls, kind: str, /, **facts: Fact) -> Message:
        """The message of one kind of this error."""
        return Message(f"{cls.prefix}-{kind}" if cls.prefix else kind, facts)

    @classmethod
    def of(cls, reason: Message) -> Self:
        """An error of this class for what another one says."""
        return _restored(cls, {"reason": reason})

    @property
    def kind(self) -> str:
        return self.reason.key.removeprefix(f"{self.prefix}-")

    @property
    def facts(self) -> Mapping[str, Fact]:
        return self.reason.facts

    @property
    def message(self) -> Message:
        """The reason, with its place if it is about something in a file or a text."""
        return self.reason

    def __str__(self) -> str:
        return str(self.message)

    def replace(self, **changes: Any) -> Self:
        """The same error with other attributes."""
        return _restored(type(self), self.__dict__ | changes)

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.__dict__)


Error = TypeVar("Error", bound=UserError)


def _restored(kind: type[Error], attributes: Mapping[str, object]) -> Error:
    """An error with these attributes."""
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


_SYSTEM_KINDS: Final[Mapping[int, str]] = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "not-permitted",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "exists",
    errno.ENOTEMPTY: "not-empty",
    errno.ENOSPC: "full",
    errno.EDQUOT: "quota",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "too-long",
    errno.EFBIG: "too-big",
    errno.EMFILE: "too-many",
    errno.ELOOP: "links",
    errno.EIO: "damaged",
    errno.EBUSY: "busy",
    errno.EADDRINUSE: "port-taken",
    errno.EADDRNOTAVAIL: "no-address",
    errno.ECONNREFUSED: "nobody",
    errno.ECONNRESET: "cut",
    errno.ETIMEDOUT: "no-answer",
    errno.EHOSTUNREACH: "no-way",
}


def system_reason(error: OSError) -> Message:
    """Why the system refuses something: a message of ours where there is one, and the system's own words otherwise.

    The system's words are in the language of its own catalogues, not in the one that a person asked us for.

    >>> system_reason(FileNotFoundError(2, "No such file or directory")).key
    'wrong-system-missing'
    >>> odd = system_reason(OSError(84, "Invalid byte sequence"))
    >>> str(odd), odd.key
    ('Invalid byte sequence', 'wrong-system-other')
    """
    from socket import gaierror  # slow to load, and reading files does not need it

    kind = _SYSTEM_KINDS.get(error.errno or 0, "other")
    if isinstance(error, gaierror | TimeoutError):
        kind = "unknown-host" if isinstance(error, gaierror) else "no-answer"
    facts = {"words": error.strerror or str(error)} if kind == "other" else {}
    return Message(f"wrong-system-{kind}", facts)


def system_reason_at(place: str, error: OSError) -> Message:
    """The same with the file or the address that it is about.

    >>> print(system_reason_at("attic/games", FileNotFoundError(2, "No such file or directory")))
    attic/games: No such file or directory
    """
    return Message("wrong-system-at", {"place": place, "reason": system_reason(error)})
