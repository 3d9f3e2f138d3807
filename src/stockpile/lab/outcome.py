"""One game of a simulation: how it is set up from the simulation's seed, and what is kept of it."""

from dataclasses import dataclass
from typing import NamedTuple

from stockpile.bots import play_out
from stockpile.content import Content
from stockpile.lab.ending import Ending
from stockpile.lab.faults import Faults
from stockpile.lab.luck import bot_seed, deal_seed
from stockpile.lab.players import ask_player, heard_by, make_player
from stockpile.rules.config import Config
from stockpile.rules.game import Game


class Outcome(NamedTuple):
    """The end of one game, by entry: the bots in the order they were named, wherever they sat."""

    number: int
    wins: tuple[int, ...]  # parts of WHOLE_WIN
    money: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    faults: tuple[Faults, ...]


@dataclass(frozen=True)
class Task:
    """What is played again and again. Game number n is the same whoever plays it and whatever was played before."""

    config: Config
    bots: tuple[str, ...]
    seed: int
    content: Content
    first: int | None = None  # the bot, by its place among those named, that goes first; None: the lot decides

    def play(self, number: int) -> Outcome:
        """One whole game. From game to game everybody moves one seat on, so no bot gains by where it sits."""
        players = len(self.bots)
        first = None if self.first is None else (self.first + number) % players
        bots = [make_player(name, bot_seed(self.seed, number, entry)) for entry, name in enumerate(self.bots)]
        chance = deal_seed(self.seed, number)
        game = Game.new(self.config, seed=chance, first=first, content=self.content, heard=heard_by(bots))
        seats = [(entry + number) % players for entry in range(players)]
        decisions = play_out(game, [bots[(seat - number) % players] for seat in range(players)], ask_player)
        wins, money, places = (tuple([each[seat] for seat in seats]) for each in Ending.of(game))
        return Outcome(number, wins, money, places, decisions, tuple([Faults.of(bot) for bot in bots]))
