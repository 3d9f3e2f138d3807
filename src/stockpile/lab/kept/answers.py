"""What bots answer, kept while they play."""

from collections.abc import Sequence

from stockpile.bots import Asking, Bot
from stockpile.records import Record
from stockpile.rules.answers import Answer
from stockpile.rules.game import Game


def record_of(game: Game, names: Sequence[str], answers: Sequence[Answer] = ()) -> Record:
    """A game with what was answered in it; without answers, as it began."""
    return Record(game.config, game.tables.content, game.chance, tuple(answers), tuple(names))


class Answers:
    """Asks bots in somebody's way and keeps what they answer, so that the game can be told.

    >>> from stockpile.bots import make_bot, play_out
    >>> from stockpile.bots.bot import ask
    >>> from stockpile.records import replay
    >>> from stockpile.rules.config import Config
    >>> game, answers = Game.new(Config(players=2), seed=1), Answers(ask)
    >>> count = play_out(game, [make_bot("random", 1), make_bot("random", 2)], answers.ask)
    >>> record = answers.record(game, ["random", "random"])
    >>> len(record.answers) == count, replay(record) == game
    (True, True)
    """

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._given: list[Answer] = []

    def ask(self, bot: Bot, game: Game, seat: int) -> Answer:
        answer = self._asking(bot, game, seat)
        self._given.append(answer)
        return answer

    def record(self, game: Game, names: Sequence[str]) -> Record:
        """The game so far, which was asked through this from its beginning."""
        return record_of(game, names, self._given)
