"""One answer of a bot, thought in whatever process: all that the bot is given, and what came of it.

>>> from stockpile.rules.answers import ANSWERS
>>> from stockpile.rules.game import Game
>>> view = Game.new(seed=4).view(0)
>>> thought = think(Question.about(view, "broker", seed=1))
>>> thought.fault, ANSWERS[thought.answer] in view.answers
(None, True)
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from stockpile.bots.bot import RandomBot, Seed
from stockpile.bots.broker import Broker
from stockpile.bots.budget import Budget
from stockpile.bots.errors import Fault, fault_of, legible
from stockpile.bots.plugins import make_here
from stockpile.content import Content
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event
from stockpile.rules.game import View, view_from_json

NO_ANSWER: Final = -1
NOT_OFFERED: Final = Fault("not-offered")


class Question(NamedTuple):
    """What goes to the process of a bot: a view as JSON with the figures of its game, and what its seat was told."""

    bot: str
    seed: Seed
    view: dict[str, object]
    content: Content
    heard: Sequence[Event] = ()
    budget: Budget | None = None  # instead of what the bot is used to

    @classmethod
    def about(
        cls, view: View, bot: str, seed: Seed, heard: Sequence[Event] = (), budget: Budget | None = None
    ) -> "Question":
        return cls(bot, seed, view.to_json(), view.figures.content, heard, budget)


class Thought(NamedTuple):
    """The number of an answer, or NO_ANSWER and what went wrong."""

    answer: int = NO_ANSWER
    fault: Fault | None = None


class Thinking(NamedTuple):
    """How an answer came about, for measurements: milliseconds wanted and granted, seconds in all."""

    bot: str
    wanted: float
    granted: float
    seconds: float
    fault: Fault | None


def think(question: Question) -> Thought:
    """Let the bot decide. Anything it does wrong is reported and does no harm; its answer is legal."""
    view = view_from_json(question.view, question.content)
    try:
        bot = make_here(question.bot, question.seed)
        if bot.hears:
            bot.heard = question.heard
        if question.budget is not None:
            bot.budget = question.budget
        return _judged(bot.decide(view), view)
    except BaseException as error:  # also one that wants to end the process: it is not the bot's
        return Thought(fault=fault_of(error))


def _judged(answer: object, view: View) -> Thought:
    if type(answer) is not Answer:  # a class derived from it could say anything of itself
        return Thought(fault=Fault("no-answer", said=legible(type(answer).__name__)))
    if answer not in view.answers:
        return Thought(fault=NOT_OFFERED._replace(said=str(answer)))
    return Thought(answer.number)


def fallback(view: View, seed: Seed) -> Answer:
    """The answer where a bot gave none: the broker's, which is quick."""
    try:
        return Broker(seed).decide(view)
    except Exception:  # a game must continue
        return RandomBot(seed).decide(view)
