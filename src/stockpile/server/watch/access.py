"""Who may see how a server fares: whoever runs it, and whom they name.

A web server in front of us is on this machine too. What it brings from elsewhere has headers that say so, and the name
of a site that is not this machine's own; neither may see more than a stranger.
"""

import hmac
from collections.abc import Iterable
from ipaddress import ip_address, ip_network

from stockpile.server.settings import Monitoring

FORWARDING = (b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"x-real-ip")

Headers = Iterable[tuple[bytes, bytes]]


class Access:
    """The operator's wishes.

    >>> access = Access(Monitoring(token="s3cret", networks=("10.0.0.0/8",)))
    >>> access.is_direct("127.0.0.1", []), access.is_direct("127.0.0.1", [(b"x-forwarded-for", b"192.0.2.1")])
    (True, False)
    >>> access.is_named("10.1.2.3", []), access.is_named("192.0.2.1", [(b"authorization", b"Bearer s3cret")])
    (True, True)
    >>> access.is_named("192.0.2.1", [(b"authorization", b"Bearer guess")])
    False
    """

    def __init__(self, monitoring: Monitoring) -> None:
        self._token = monitoring.token.encode()
        self._networks = [ip_network(each, strict=False) for each in monitoring.networks]

    def is_direct(self, client: str, headers: Headers) -> bool:
        """Whether somebody is on this machine, and nobody brings them here."""
        return _is_loopback(client) and not any(name in FORWARDING for name, _ in headers)

    def is_named(self, client: str, headers: Headers) -> bool:
        """Whether the operator has named this address, or given out this token."""
        return self._knows(headers) or self._is_within(client)

    def _knows(self, headers: Headers) -> bool:
        given = [value for name, value in headers if name == b"authorization"]
        wanted = b"Bearer " + self._token
        return bool(self._token) and len(given) == 1 and hmac.compare_digest(given[0], wanted)

    def _is_within(self, client: str) -> bool:
        try:
            address = ip_address(client.partition("/")[0])  # IPv6 counts by its network
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _is_loopback(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False
