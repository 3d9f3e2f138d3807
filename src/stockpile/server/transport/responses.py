"""The strict headers of every response, and a refusal as bytes, sent without asking the application."""

from functools import lru_cache
from http import HTTPStatus
from typing import Final

import msgspec

from stockpile.server.messages.protocol import Value
from stockpile.server.refusals import Refusal

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # an invitation's code is in the address
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
PRIVATE: Final = ((b"cache-control", b"no-store"),)
JSON: Final = ((b"content-type", b"application/json"),)
CLOSING: Final = ((b"connection", b"close"),)


def closing_response(refusal: Refusal) -> bytes:
    """A refusal after which the connection is closed."""
    return _written(refusal.code, refusal.status, tuple(refusal.params.items()))


@lru_cache(maxsize=64)  # whoever floods us gets the same answer over and over
def _written(code: str, status: int, params: tuple[tuple[str, Value], ...]) -> bytes:
    body = msgspec.json.encode(Refusal(code, status, **dict(params)).problem)
    size = ((b"content-length", b"%d" % len(body)),)
    lines = [b"%s: %s" % header for header in (*JSON, *size, *CLOSING, *HEADERS, *PRIVATE)]
    first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()
    return b"\r\n".join([first, *lines, b"", body])
