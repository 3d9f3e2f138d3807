"""Messages about the devices of a guest."""

from typing import Annotated, Final

from msgspec import Meta, Struct

# What HTTP takes.


class CodeTry(Struct, frozen=True, forbid_unknown_fields=True):
    """A code, as it was shown on another device. `replace`: who I am here until now may be given up."""

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


# The first that fits counts: browsers like to say that they are others too.
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
READ_CHARACTERS: Final = 400  # signs of it that are looked at


def browser_and_system(agent: str) -> tuple[str, str]:
    """Browser and system, each empty if it is not known."""
    said = agent[:READ_CHARACTERS]
    browser, system = (next((name for sign, name in known if sign in said), "") for known in (BROWSERS, SYSTEMS))
    return browser, system
