"""A section of the page, and what can surely be said in it."""

from collections.abc import Iterable
from dataclasses import dataclass

from stockpile.cli.report.balance.figures import verdict
from stockpile.display.names import listed
from stockpile.i18n import say
from stockpile.lab.intervals import Mean


@dataclass(frozen=True)
class Section:
    """Its key is where links lead; the summary is one sentence that also stands at the top of the page."""

    key: str
    title: str
    summary: str
    body: str


def surely(found: Iterable[tuple[str, Mean]], low: float, high: float) -> str:
    """Who is above or below a range whatever the noise, by name; or that nobody is."""
    means = [*found]
    said = []
    for kind, key in (("above", "balance-surely-strong"), ("below", "balance-surely-weak")):
        names = [name for name, mean in means if verdict(mean, low, high) == kind]
        if names:
            said.append(say(key, names=listed(names)))
    return " ".join(said) or say("balance-surely-none")
