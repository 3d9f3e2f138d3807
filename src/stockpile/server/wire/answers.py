"""The strict headers of every answer, and a refusal as bytes for who is not let through to the application."""

from http import HTTPStatus
from typing import Final

import msgspec

from stockpile.server.messages.refusals import Refusal

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


def last_answer(refusal: Refusal) -> bytes:
    """A refusal after which the connection is closed."""
    body = msgspec.json.encode(refusal.problem)
    size = ((b"content-length", b"%d" % len(body)),)
    lines = [b"%s: %s" % header for header in (*JSON, *size, *CLOSING, *HEADERS, *PRIVATE)]
    status = f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}".encode()
    return b"\r\n".join([status, *lines, b"", body])
