"""What binds without telling: SHA-256 of a text that holds 32 random bytes.

>>> bytes(range(32)).hex() == "".join(f"{number:02x}" for number in range(32))
True
>>> seat_commitment("00" * 32, 0, "01" * 32) == seat_commitment("00" * 32, 1, "01" * 32)
False
"""

import hashlib
import re
import secrets
from typing import Final

NAME: Final = "stockpile deal 1"  # the first line of every statement: what it is, and the version of all that follows
BYTES: Final = 32
_HEX: Final = re.compile(r"[0-9a-f]{64}")


def is_hex(text: object) -> bool:
    """Whether this is a secret, a share or a commitment, as we write them.

    >>> is_hex("0" * 64), is_hex("A" * 64), is_hex("0" * 63), is_hex(None)
    (True, False, False, False)
    """
    return isinstance(text, str) and _HEX.fullmatch(text) is not None


def drawn_share() -> str:
    """32 bytes that nobody can guess, as hex."""
    return secrets.token_hex(BYTES)


def server_commitment(statement: str, secret: str) -> str:
    """What the server shows before anybody else commits: it holds the secret and all that the statement says."""
    return _fingerprint(f"{statement}server {secret}\n")


def seat_commitment(server: str, seat: int, share: str) -> str:
    """What a seat shows before any share is known: it holds the share, and that the server had committed before."""
    return _fingerprint(f"{NAME}\nserver {server}\nseat {seat} {share}\n")


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
