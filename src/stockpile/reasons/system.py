"""Why the system refuses something: kinds for what happens to people, and its own words for the rest.

A system speaks the language that its own catalogues are installed for, not the one that a person asked us for.
"""

import errno
from collections.abc import Mapping
from typing import ClassVar, Final

from stockpile.reasons import Reason, Told


class System(Told):
    """What a system refuses."""

    room = "system"
    kinds: ClassVar[Mapping[str, str]] = {
        "missing": "No such file or directory",
        "forbidden": "Permission denied",
        "not-permitted": "Operation not permitted",
        "folder": "Is a directory",
        "no-folder": "Not a directory",
        "exists": "File exists",
        "not-empty": "Directory not empty",
        "full": "No space left on device",
        "quota": "Disk quota exceeded",
        "read-only": "Read-only file system",
        "too-long": "File name too long",
        "too-big": "File too large",
        "too-many": "Too many open files",
        "links": "Too many levels of symbolic links",
        "damaged": "Input/output error",
        "busy": "Device or resource busy",
        "port-taken": "Address already in use",
        "no-address": "Cannot assign requested address",
        "unknown-host": "Name or service not known",
        "nobody": "Connection refused",
        "cut": "Connection reset by peer",
        "no-answer": "Connection timed out",
        "no-way": "No route to host",
        "other": "{words}",
        "at": "{place}: {reason}",
    }


_KINDS: Final[Mapping[int, str]] = {
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


def of_system(error: OSError) -> Reason:
    """Why the system refuses something.

    >>> of_system(FileNotFoundError(2, "No such file or directory")).key
    'wrong-system-missing'
    >>> str(of_system(OSError(84, "Invalid byte sequence"))), of_system(OSError(84, "Invalid byte sequence")).key
    ('Invalid byte sequence', 'wrong-system-other')
    """
    from socket import gaierror  # where files are read nobody asks for hosts: it is slow to load

    kind = _KINDS.get(error.errno or 0, "other")
    if isinstance(error, gaierror | TimeoutError):
        kind = "unknown-host" if isinstance(error, gaierror) else "no-answer"
    return System.told(kind, words=error.strerror or str(error)) if kind == "other" else System.told(kind)


def at(place: str, error: OSError) -> Reason:
    """The same with the file or the address that it is about.

    >>> print(at("attic/games", FileNotFoundError(2, "No such file or directory")))
    attic/games: No such file or directory
    """
    return System.told("at", place=place, reason=of_system(error))
