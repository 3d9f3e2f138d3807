"""What is played in a tournament: deals, seatings, and one game of them."""

from dataclasses import dataclass
from functools import cached_property
from time import perf_counter_ns, thread_time_ns
from typing import NamedTuple

from stockpile.bots import Bot, play_out
from stockpile.content import Content
from stockpile.lab.ending import Ending
from stockpile.lab.faults import Faults
from stockpile.lab.kept import Answers, record_of
from stockpile.lab.luck import bot_seed, deal_seed
from stockpile.lab.players import heard_by, is_visitor, make_player, shown
from stockpile.lab.tournament.seatings import SEATINGS, Seating
from stockpile.lab.tournament.thinking import Thinking
from stockpile.records import Record
from stockpile.rules.answers import Answer
from stockpile.rules.config import Config
from stockpile.rules.events import Event
from stockpile.rules.game import Game


class Played(NamedTuple):
    """What is kept of one game. All but `thinking` follows from the match and the number."""

    number: int
    first: int  # the seat that began
    ending: Ending
    choices: tuple[int, ...]  # by seat: decisions in which there was more than one answer
    thinking: tuple[Thinking, ...]  # by seat, over those
    faults: tuple[Faults, ...]  # by seat


@dataclass(frozen=True)
class Match:
    """Bots, one for each seat, and the games they play. Game number n is the same whoever plays it, and when.

    The chance of a deal, the first player too, follows from the seed and the deal's number; the games of a deal differ
    in who sits where. A bot's own seed follows from seed, deal and seat: whoever sits there, against whomever, has the
    same luck in thinking. So two bots in the same seat of the same deal can be compared, between tournaments too.
    """

    config: Config
    bots: tuple[str, ...]  # as named, one for each seat
    seed: int
    content: Content
    seated: str = "all"  # in all seatings, or in rotations

    @cached_property
    def different(self) -> tuple[str, ...]:
        """The bots without repetition: each is a row of the result."""
        return tuple(dict.fromkeys(self.bots))

    @cached_property
    def visitors(self) -> tuple[str, ...]:
        """Those of the different bots that come from other packages."""
        return tuple(bot for bot in self.different if is_visitor(bot))

    @cached_property
    def seatings(self) -> list[Seating]:
        return SEATINGS[self.seated]([self.different.index(bot) for bot in self.bots])

    def place_of(self, number: int) -> tuple[int, int]:
        """Deal and seating of a game: deal after deal, each in all its seatings."""
        return divmod(number, len(self.seatings))

    def play(self, number: int) -> Played:
        """One whole game."""
        return self.recorded(number)[0]

    def recorded(self, number: int) -> tuple[Played, Record]:
        """The same, and the game itself."""
        deal, _ = self.place_of(number)
        names = self._names(number)
        bots = [make_player(name, bot_seed(self.seed, deal, seat)) for seat, name in enumerate(names)]
        game = self._dealt(deal, heard_by(bots))
        first = game.first
        watch = Stopwatch(len(bots))
        answers = Answers(watch.ask)
        play_out(game, bots, answers.ask)
        faults = tuple([Faults.of(bot) for bot in bots])
        played = Played(number, first, Ending.of(game), tuple(watch.choices), tuple(watch.thinking), faults)
        return played, answers.record(game, names)

    def begun(self, number: int) -> Record:
        """The game before its first answer."""
        deal, _ = self.place_of(number)
        return record_of(self._dealt(deal), self._names(number))

    def file_of(self, number: int) -> str:
        """What the record of the game is called. The widths stay, however many deals there are."""
        deal, seating = self.place_of(number)
        return f"game-{number:05}-deal-{deal:05}-seating-{seating:03}.txt"

    def _names(self, number: int) -> list[str]:
        _, seating = self.place_of(number)
        return [self.different[bot] for bot in self.seatings[seating]]

    def _dealt(self, deal: int, heard: list[Event] | None = None) -> Game:
        return Game.new(self.config, seed=deal_seed(self.seed, deal), content=self.content, heard=heard)


class Stopwatch:
    """Asks bots and takes the time of their own thinking, where there is something to think about.

    For ours it is CPU time, so that other work of the machine does not count. A visitor thinks in another process,
    where we cannot look: for it the clock runs until the answer is here.
    """

    def __init__(self, seats: int) -> None:
        self.choices = [0] * seats
        self.thinking = [Thinking() for _ in range(seats)]

    def ask(self, bot: Bot, game: Game, seat: int) -> Answer:
        think = shown(bot, game, seat)
        if len(game.legal) == 1:
            return think()
        clock = perf_counter_ns if is_visitor(bot.name) else thread_time_ns
        began = clock()
        answer = think()
        self.thinking[seat].add(clock() - began)
        self.choices[seat] += 1
        return answer
