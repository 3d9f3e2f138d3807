"""Devices of a guest: the messages, and which browser and system a device says it has."""

from typing import Annotated, Final

from msgspec import Meta, Struct

# What HTTP takes.


class CodeTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A code, as another device shows it. `replace`: the guest I am on this device may be given up."""

    code: Annotated[str, Meta(max_length=40)]
    replace: bool = False


# What HTTP gives.


class Device(Struct, frozen=True):
    """One of my devices. Browser and system are empty where they are not known."""

    id: str
    browser: str
    system: str
    created: float
    seen: float  # within an hour
    here: bool  # it is the one that asks


class MyDevices(Struct, frozen=True):
    devices: list[Device]  # the oldest first


class DeviceCode(Struct, frozen=True):
    """How another device becomes mine: a code to type, or a link with it and the same as a QR code (an SVG path)."""

    code: str
    seconds: int  # that it is good
    link: str
    local: bool  # the link opens on this machine alone
    size: int
    path: str


# The first match counts, since browsers also claim to be others.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)
READ_CHARACTERS: Final = 400  # of the User-Agent header


def browser_and_system(agent: str) -> tuple[str, str]:
    """Browser and system and nothing finer, so that people can tell their devices apart; "" if unknown.

    >>> android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML) Chrome/130.0 Mobile Safari/537.36"
    >>> iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1"
    >>> [browser_and_system(each) for each in (android, iphone, "somebody's own program")]
    [('Chrome', 'Android'), ('Safari', 'iPhone'), ('', '')]
    """
    said = agent[:READ_CHARACTERS]
    browser, system = (next((name for sign, name in known if sign in said), "") for known in (BROWSERS, SYSTEMS))
    return browser, system
