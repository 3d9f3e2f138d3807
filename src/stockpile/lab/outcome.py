"""One game of a simulation: how it is set up from the simulation's seed, and what is kept of it."""

from dataclasses import dataclass
from typing import NamedTuple

from stockpile.bots import play_out
from stockpile.content import Content
from stockpile.lab.ending import Ending
from stockpile.lab.faults import Faults
from stockpile.lab.kept import Answers, record_of
from stockpile.lab.luck import bot_seed, deal_seed
from stockpile.lab.players import ask_player, heard_by, make_player
from stockpile.records import Record
from stockpile.rules.config import Config
from stockpile.rules.events import Event
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
        return self.recorded(number)[0]

    def recorded(self, number: int) -> tuple[Outcome, Record]:
        """The same, and the game itself."""
        players = len(self.bots)
        bots = [make_player(name, bot_seed(self.seed, number, entry)) for entry, name in enumerate(self.bots)]
        game, answers = self._dealt(number, heard_by(bots)), Answers(ask_player)
        seats = [(entry + number) % players for entry in range(players)]
        decisions = play_out(game, [bots[entry] for entry in self._seated(number)], answers.ask)
        wins, money, places = (tuple([each[seat] for seat in seats]) for each in Ending.of(game))
        outcome = Outcome(number, wins, money, places, decisions, tuple([Faults.of(bot) for bot in bots]))
        return outcome, answers.record(game, self._names(number))

    def begun(self, number: int) -> Record:
        """The game before its first answer."""
        return record_of(self._dealt(number), self._names(number))

    def file_of(self, number: int) -> str:
        """What the record of the game is called. The width stays, however many are played."""
        return f"game-{number:05}.txt"

    def _seated(self, number: int) -> list[int]:
        """By seat: which of the bots sits there."""
        return [(seat - number) % len(self.bots) for seat in range(len(self.bots))]

    def _names(self, number: int) -> list[str]:
        return [self.bots[entry] for entry in self._seated(number)]

    def _dealt(self, number: int, heard: list[Event] | None = None) -> Game:
        first = None if self.first is None else (self.first + number) % len(self.bots)
        return Game.new(self.config, seed=deal_seed(self.seed, number), first=first, content=self.content, heard=heard)
