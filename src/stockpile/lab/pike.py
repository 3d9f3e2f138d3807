"""The pike: a shark that concludes nothing from how the others play. For long measurements."""

from random import Random
from typing import ClassVar

from stockpile.bots.shark.shark import LENSES, Shark
from stockpile.bots.shark.thought import Thought
from stockpile.bots.shark.weights import weights_for
from stockpile.rules.view import View


class Pike(Shark):
    """Searches in worlds as the deal makes them, which is most of the shark's gain for a third of its time."""

    name: ClassVar[str] = "pike"
    hears: ClassVar[bool] = False

    def thought(self, view: View) -> Thought:
        return Thought(view, None, self.style, LENSES, weights_for(view.tables), Random(self.seed))
