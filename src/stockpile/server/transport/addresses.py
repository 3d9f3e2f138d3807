"""The address that a connection counts for: as the proxy on this machine names it, or as the socket has it."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

PROXIES: Final = ("127.0.0.1", "::1")  # where a web server in front of us listens: this machine
LONGEST: Final = 64  # signs of an address with its port
SCHEMES: Final = {b"http": "http", b"https": "https", b"ws": "http", b"wss": "https"}

Headers = Iterable[tuple[bytes, bytes]]


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """The address that limits count. An owner of one IPv6 address has the 2^64 beside it too.

    >>> [address_key(each) for each in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3:4:5:6", "nowhere")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', '']
    """
    try:
        parsed: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        return ""
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(parsed) if parsed.is_loopback else str(IPv6Network((parsed, 64), strict=False))


def is_proxy(peer: str) -> bool:
    return peer in PROXIES


def client_address(peer: str, headers: Headers) -> tuple[str, str | None]:
    """The client that counts, and the scheme it used if a proxy says so.

    Only the last entry counts: the proxy wrote it, all others are what the client claims. What is no address is none.

    >>> client_address("127.0.0.1", [(b"x-forwarded-for", b"10.0.0.1, 192.0.2.7"), (b"x-forwarded-proto", b"https")])
    ('192.0.2.7', 'https')
    >>> client_address("198.51.100.3", [(b"x-forwarded-for", b"192.0.2.7")])
    ('198.51.100.3', None)
    """
    if not is_proxy(peer):
        return peer, None
    client, scheme = "", None
    for name, value in headers:
        if name == b"x-forwarded-for":
            client = _address(value[-LONGEST:].rpartition(b",")[2])
        elif name == b"x-forwarded-proto":
            scheme = SCHEMES.get(value.strip())
    return client or peer, scheme


def _address(entry: bytes) -> str:
    """An address with or without a port, as proxies write it: `192.0.2.7:80`, `[2001:db8::1]:80`."""
    text = entry.decode("latin-1").strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return address_key(text)
