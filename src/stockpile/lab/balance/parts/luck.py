"""How much of who wins is luck, with each module: between players of different strength, or there would be nothing
else.

The coach's luck of a game (lab/coach/luck.py) and the result of every seat: the part of the result that luck
explains. Over seats, results make the same sum of squares in every game with one winner, so the mean over games is the
share of their variance that comes with luck.
"""

from collections.abc import Iterator
from typing import Final

from stockpile.bots import play_out
from stockpile.lab.balance.part import BASE, EPIC, Cell, Part, Seen
from stockpile.lab.balance.table import Table, shares
from stockpile.lab.coach.analysis import QUICK, AnalysisTask
from stockpile.lab.coach.luck import GameLedger, Leg
from stockpile.lab.games import bot_seed
from stockpile.lab.players import ask_player, events_for, make_player
from stockpile.lab.saved_records import AnswerRecorder
from stockpile.rules.config import MODULES
from stockpile.rules.game import set_up

STRENGTHS: Final = ("intern", "clerk", "broker", "intern")  # everybody sits a seat further from deal to deal
FUTURES: Final = 10  # for each value: luck is as right with few as with many, only noisier


def play(table: Table, cell: Cell) -> Iterator[Seen]:
    """One game of the deal, and what luck did in it."""
    players = table.config.players
    names = [STRENGTHS[(seat + table.deal) % players] for seat in range(players)]
    bots = [make_player(name, bot_seed(table.seed, table.deal, seat)) for seat, name in enumerate(names)]
    game, answers = set_up(table.tables, table.chance(), events_for(bots)), AnswerRecorder(ask_player)
    play_out(game, bots, answers.ask)
    task = AnalysisTask(answers.record(game, names), QUICK.with_futures(FUTURES))
    legs = [leg for part in range(task.legs) if isinstance(leg := task.play(part)[1], Leg)]
    books = GameLedger.of(task.course, legs)
    results = [share - 1 / players for share in shares(game)]
    explained = sum([books.luck_of(seat).win * result for seat, result in enumerate(results)])
    yield cell, (explained / (sum([result**2 for result in results]) or 1.0),)


LUCK: Final = Part(
    "luck",
    tuple((len(STRENGTHS), game) for game in (BASE, *MODULES, EPIC)),
    (),
    ("luck_share",),
    play,
    ", ".join(STRENGTHS),
)
