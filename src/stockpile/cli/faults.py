"""What is said of bots that failed: in the terminal and on the page of a tournament."""

from collections.abc import Iterable

from stockpile.bots.trouble import Fault
from stockpile.i18n import say
from stockpile.lab.games import BotFaults


def faults_in_words(bots: Iterable[tuple[str, BotFaults]]) -> list[str]:
    """A line for each bot for which the broker had to answer: how often, and why the first time."""
    return [
        say("simulate-faults", bot=bot, count=faults.total, first=_in_full(faults.first))
        for bot, faults in bots
        if faults.first is not None
    ]


def _in_full(fault: Fault) -> str:
    """What happened, and what an error said: for who studies the bot."""
    what = say(f"fault-{fault.kind}", **fault.facts)
    return f"{what}: {fault.said}" if fault.said else what
