"""A hint in the terminal: what the piles are worth to the person, what a strong bot would answer, and why."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from stockpile.bots.advice import advise, counsel_seed, numbers_for
from stockpile.cli.terminal.showing.log import answer_in_words
from stockpile.envs.drawing.names import Names, listed
from stockpile.i18n import Value, say
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.events import Event
from stockpile.rules.view import View

NOBODY_ELSE = "terminal"  # who asks: at a terminal there is one person


def hint_lines(view: View, names: Names, heard: Sequence[Event]) -> list[str]:
    """From a view and what its seat was told, and nothing else."""
    counsel = advise(view, counsel_seed(NOBODY_ELSE, "", view.observer, len(heard)), heard)
    lines = [
        say("advice-line", answers=answers_in_words(names, counsel.answers)),
        reason_in_words(names, counsel.reason.kind, counsel.reason.facts),
    ]
    piles = [pile for pile in numbers_for(view).piles if pile.cards]
    if piles:
        told = [
            say("advice-pile", pile=names.pile(pile.pile), worth=round(pile.worth), now=pile.now, hidden=pile.hidden)
            for pile in piles
        ]
        lines.append(say("advice-piles", piles=listed(told)))
    return lines


def answers_in_words(names: Names, answers: Sequence[Answer]) -> str:
    """One after the other, equal ones counted; that one stops then goes without saying."""
    told = [answer for answer in answers if answer is not PASS] or [PASS]
    runs = [(answer_in_words(names, answer), len(list(run))) for answer, run in groupby(told)]
    return listed([f"{count} × {text}" if count > 1 else text for text, count in runs])


def reason_in_words(names: Names, kind: str, numbers: Mapping[str, int]) -> str:
    """What speaks for an answer."""
    called = {"pile": names.pile, "other": names.pile, "card": names.card, "company": names.company}
    facts: dict[str, Value] = {
        name: called[name](value) if name in called else value for name, value in numbers.items()
    }
    return say(f"advice-{kind}", **facts)
