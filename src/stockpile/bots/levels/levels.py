"""Intern and clerk: who makes which mistakes, and how often."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from stockpile.bots.bot import NotAsked
from stockpile.bots.broker.style import BROKER_1, Style
from stockpile.bots.broker.thinking import think
from stockpile.bots.levels.mistakes import MISTAKES, Mistake
from stockpile.bots.styles import Tempered
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.view import View


class Learner(Tempered):
    """Thinks as the first broker did and now and then makes a mistake: which, follows from the seed and the view.

    That broker stays as it is, so a level stays as strong as it was set, however good the broker becomes.
    """

    usual: ClassVar[Style] = BROKER_1
    mistakes: ClassVar[Mapping[str, float]]  # by name: how likely it is made where it can be made

    def decide(self, view: View) -> Answer:
        if not view.legal_numbers:
            raise NotAsked(view)
        for mistake in self.slips(view):
            answer = mistake.answer(view, self.style)
            if answer is not None:
                return ANSWERS[answer]
        return ANSWERS[think(view, self.style)]

    def slips(self, view: View) -> list[Mistake]:
        """The mistakes that would be made now; the first that can be is."""
        chance = Random(f"{self.seed}/{moment(view)}")
        drawn = [MISTAKES[name] for name, odds in self.mistakes.items() if chance.random() < odds]
        return [mistake for mistake in drawn if view.question in mistake.questions]


def moment(view: View) -> str:
    """What tells the questions to a seat apart. A bot that has one seed for a whole game draws anew at each of them,
    and one that is made for a single answer draws as the other would."""
    return f"{view.round}/{view.agenda[-1]}/{len(view.bids_placed)}/{view.legal_numbers}"


class Intern(Learner):
    """Makes all mistakes, most of the time. The odds are set so that the naive player of the laboratory wins half of
    its games against three interns."""

    name: ClassVar[str] = "intern"
    mistakes: ClassVar[Mapping[str, float]] = dict.fromkeys(MISTAKES, 0.85)


class Clerk(Learner):
    """Thinks of what it has seen, and makes the other mistakes about half as often."""

    name: ClassVar[str] = "clerk"
    mistakes: ClassVar[Mapping[str, float]] = {"wants-it-back": 0.3, "counts-cards": 0.4, "holds-on": 0.6}
