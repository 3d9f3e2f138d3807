"""Intern and clerk: who makes which mistakes, and how often."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

from stockpile.bots.bot import NotAsked, Seed
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import think
from stockpile.bots.levels.mistakes import MISTAKES
from stockpile.bots.styles import Tempered
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.view import View


class Learner(Tempered):
    """Thinks as the broker does and sometimes makes a mistake: which, follows from the seed and the moment."""

    mistakes: ClassVar[Mapping[str, float]]  # by name: how likely it is made where it can be

    def __init__(self, seed: Seed = 0, style: Style | None = None) -> None:
        super().__init__(seed, style)
        self.seed = seed

    def decide(self, view: View) -> Answer:
        if not view.legal_numbers:
            raise NotAsked(view)
        question = view.question
        chance = Random(f"{self.seed}/{moment(view)}")
        for name, odds in self.mistakes.items():
            mistake = MISTAKES[name]
            if question in mistake.questions and chance.random() < odds:
                answer = mistake.answer(view, self.style)
                if answer is not None:
                    return ANSWERS[answer]
        return ANSWERS[think(view, self.style)]


def moment(view: View) -> str:
    """What tells the questions of a game apart, for their seat: a bot that is asked all of them with one seed has its
    luck anew each time, and one that is made for a single answer has the same as the other."""
    return f"{view.round}/{view.agenda[-1]}/{len(view.bids_placed)}/{view.legal_numbers}"


class Intern(Learner):
    """Makes all four mistakes, most of the time."""

    name: ClassVar[str] = "intern"
    mistakes = {"wants-it-back": 0.8, "counts-cards": 0.8, "holds-on": 0.8, "forgets-the-tip": 0.8}


class Clerk(Learner):
    """Has learned to sell and to let go."""

    name: ClassVar[str] = "clerk"
    mistakes = {"counts-cards": 0.4, "holds-on": 0.6, "wants-it-back": 0.3}
