"""One answer of a bot, thought in whatever process: all that the bot is given, and what came of it.

>>> from stockpile.rules.answers import ANSWERS
>>> from stockpile.rules.game import Game
>>> view = Game.new(seed=4).view(0)
>>> thought = think(Question.about(view, "broker", seed=1))
>>> thought.fault, ANSWERS[thought.answer] in view.answers
('', True)
"""

import traceback
from collections.abc import Sequence
from typing import Final, NamedTuple

from stockpile.bots.bot import Bot, Seed
from stockpile.bots.broker import Broker
from stockpile.bots.random_bot import RandomBot
from stockpile.bots.registry import make_bot
from stockpile.content import Content
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event
from stockpile.rules.view import View, view_from_json

NO_ANSWER: Final = -1
LONGEST: Final = 200  # signs of what went wrong


class Question(NamedTuple):
    """What goes to the process of a bot: a view as JSON with the figures of its game, and what its seat was told."""

    bot: str
    seed: Seed
    view: dict[str, object]
    content: Content
    heard: Sequence[Event] = ()
    milliseconds: float | None = None  # at most so long, whatever the bot is used to

    @classmethod
    def about(
        cls, view: View, bot: str, seed: Seed, heard: Sequence[Event] = (), milliseconds: float | None = None
    ) -> "Question":
        return cls(bot, seed, view.to_json(), view.tables.content, heard, milliseconds)


class Thought(NamedTuple):
    """The number of an answer, or NO_ANSWER and what went wrong.

    `fault` says of what kind it was and where, and nothing of the game: it may be shown where people play. The words of
    an error (`detail`) can hold anything that the bot has seen, and are for who studies it.
    """

    answer: int = NO_ANSWER
    fault: str = ""
    detail: str = ""


class Thinking(NamedTuple):
    """How an answer came about, for who measures: milliseconds wanted and granted, seconds in all."""

    bot: str
    wanted: float
    granted: float
    seconds: float
    fault: str


def think(question: Question) -> Thought:
    """Let the bot decide. Whatever it does wrong is told and does no harm; what it answers is legal."""
    view = view_from_json(question.view, question.content)
    try:
        bot = make_bot(question.bot, question.seed)
        prepare(bot, question)
        answer = bot.decide(view)
    except Exception as error:
        return Thought(fault=what_failed(error), detail=" ".join(str(error).split())[:LONGEST])
    if not isinstance(answer, Answer):
        return Thought(fault=f"answered with {type(answer).__name__}, not with an answer")
    if answer not in view.answers:
        return Thought(fault="gave an answer that was not offered", detail=str(answer))
    return Thought(answer.number)


def prepare(bot: Bot, question: Question) -> None:
    if bot.hears:
        bot.heard = question.heard
    if bot.budget is not None and question.milliseconds is not None:
        bot.budget = bot.budget.at_most(question.milliseconds)


def what_failed(error: Exception) -> str:
    """The kind of an error, and where it was raised."""
    place = traceback.extract_tb(error.__traceback__)[-1:]
    where = "".join(f" ({frame.filename.rpartition('/')[2]}, line {frame.lineno})" for frame in place)
    return f"raised {type(error).__name__}{where}"


def fallback(view: View, seed: Seed) -> Answer:
    """The answer where a bot gave none: the broker's, which is quick."""
    try:
        return Broker(seed).decide(view)
    except Exception:  # a game must go on
        return RandomBot(seed).decide(view)
