"""What everybody could expect: the game played on many times, with what chance had decided by then and nothing more.

In every future the cards that were not dealt yet are shuffled anew, and sound players of several tempers go on to the
end of the next round, each from its own view. Then property is counted (bots/shark/value.py). That is the evaluation by
which luck is measured: its faults are in the value before a card as in the value after it.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from stockpile.bots.broker.policy import Sound
from stockpile.bots.broker.style import BROKER_1, USUAL
from stockpile.bots.broker.thinking import think
from stockpile.bots.shark.value import PROPERTY, Weights, expectations
from stockpile.bots.shark.weights import weights_for
from stockpile.bots.styles import style_called
from stockpile.lab.coach.model import Score
from stockpile.rules.answers import ANSWERS, INVESTORS
from stockpile.rules.chance import Chance
from stockpile.rules.game import Game, play_known, set_up
from stockpile.rules.playing import finish_round
from stockpile.rules.redraw import Dealt, redraw
from stockpile.rules.tables import Tables

Start = Callable[[Chance], Game]  # a game with this chance, at the point from which it is played on
PALETTE: Final = (USUAL, BROKER_1, style_called("bold"), style_called("careful"))  # how somebody may play on
NO_ABILITY: Final = "bill"
# Rounds after the one at hand that are played on too. To count at once would leave more to be corrected from round to
# round than decisions do (a fifth of a win in a game, with one round more a thirteenth); to play on to the end costs
# most.
AHEAD: Final = 1


def abilities_in(tables: Tables, weights: Weights) -> list[float]:
    """By investor: what its ability is worth in a round, in dollars of the end.

    Starting money makes up for abilities: who has none begins with most (R-INV-BILL). So what somebody begins with less
    is what the ability is worth over the whole game.
    """
    money = list(tables.investor_money)
    if not money:
        return []
    dollar = weights.of(tables.rounds, PROPERTY.index("money"))
    plain = money[INVESTORS.index(NO_ABILITY)]
    return [dollar * (plain - each) / tables.rounds for each in money]


class Futures:
    """Plays one game on. The same seed gives the same futures, so two values differ by what differs and little else."""

    def __init__(self, tables: Tables, chance: Chance, seed: str, count: int) -> None:
        self.tables = tables
        self.chance = chance
        self.seed = seed
        self.count = count  # futures for a value
        self.weights = weights_for(tables)
        self.abilities = abilities_in(tables, self.weights)
        self.policy = Sound(USUAL)

    def at_the_start(self, dealt: Dealt) -> list[Score]:
        """Before the first question, with so much dealt."""
        return self._expected(lambda chance: set_up(self.tables, chance), dealt, 0)

    def after(self, game: Game, answer: int, dealt: Dealt, round_: int) -> list[Score]:
        """After an answer, as it looks from a round."""

        def start(chance: Chance) -> Game:
            twin = game.copy()
            twin.chance = chance
            play_known(twin, ANSWERS[answer])
            return twin

        return self._expected(start, dealt, round_)

    def is_certain(self, game: Game, answer: int) -> bool:
        """Whether everybody would have answered so: then the answer changes nothing that could be expected."""
        view = game.view(game.asked)
        return all(think(view, style) == answer for style in PALETTE)

    def _expected(self, start: Start, dealt: Dealt, round_: int) -> list[Score]:
        """By seat: the mean over all futures."""
        until = round_ + AHEAD
        rng = Random(self.seed)
        total = [0.0] * (2 * self.tables.players)
        for _ in range(self.count):
            self._draw_tempers(rng)
            game = start(redraw(self.chance, self.tables, dealt, rng))
            while not game.over and game.round <= until:
                finish_round(game, self.policy)
            for at, each in enumerate(expectations(game, self.weights, self.abilities)):
                total[at] += each
        return scores([each / self.count for each in total])

    def _draw_tempers(self, rng: Random) -> None:
        for seat in range(self.tables.players):
            self.policy.styles[seat] = PALETTE[int(rng.random() * len(PALETTE))]


def scores(numbers: Sequence[float]) -> list[Score]:
    """The numbers of `expectations`, seat by seat."""
    return [Score(*numbers[at : at + 2]) for at in range(0, len(numbers), 2)]
