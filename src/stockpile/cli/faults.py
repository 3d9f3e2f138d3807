"""What is said of bots that failed: in the terminal and on the page of a tournament."""

from collections.abc import Iterable

from stockpile.lab.faults import Faults
from stockpile.words import say


def faults_in_words(bots: Iterable[tuple[str, Faults]]) -> list[str]:
    """A line for each bot for which the broker had to answer: how often, and why the first time."""
    return [
        say("simulate-faults", bot=bot, count=faults.total, first=faults.first) for bot, faults in bots if faults.total
    ]
