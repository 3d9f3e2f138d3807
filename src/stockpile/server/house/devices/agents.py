"""What a device says that it is: browser and system, and nothing finer, so that people can tell theirs apart.

>>> recognised("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML) Chrome/130.0 Mobile Safari/537.36")
('Chrome', 'Android')
>>> recognised("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1")
('Safari', 'iPhone')
>>> recognised("somebody's own program")
('', '')
"""

from typing import Final

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
LONGEST: Final = 400  # signs of it that are looked at


def recognised(agent: str) -> tuple[str, str]:
    """Browser and system, each empty if it is not known."""
    said = agent[:LONGEST]
    browser, system = (next((name for sign, name in known if sign in said), "") for known in (BROWSERS, SYSTEMS))
    return browser, system
