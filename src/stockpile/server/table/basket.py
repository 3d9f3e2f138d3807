"""Several answers in one message: two cards placed, a few shares sold. All of them count, or none.

They are tried on a copy of the game. Legality is looked at only while a basket goes on with one question: beyond that
the copy knows what nobody has seen yet, and to refuse one answer but not another would tell of it (R-INFO-4).
"""

from typing import Final

from stockpile.rules.answers import ANSWERS, Answer, parse
from stockpile.rules.decision import IllegalAnswer
from stockpile.server.messages.refusals import Refusal, conflict
from stockpile.server.table.course import Course, Trial

# Questions that are answered several at a time: between their answers nothing comes to light that was hidden.
BASKETS: Final = frozenset({"place", "open", "commerce", "sell", "sell-some", "discard"})


def answer_of(given: int | str) -> Answer:
    """An answer by its number or its text."""
    try:
        return ANSWERS[given] if isinstance(given, int) else parse(given)
    except (IndexError, ValueError):
        raise Refusal("server-no-such-answer", answer=str(given)) from None


def tried(course: Course, seat: int, answers: list[Answer]) -> Trial:
    """Play a basket on a copy: every question must be this seat's, every answer legal."""
    trial = course.trial()
    if course.game.over:
        raise conflict("server-game-over")
    if course.game.asked != seat:
        raise conflict("server-not-asked")
    question = course.game.decision.question
    for place, answer in enumerate(answers):
        if place and not _goes_on(trial, seat, question):
            raise conflict("server-basket")
        try:
            trial.play(answer, "player")
        except IllegalAnswer as error:
            raise conflict(f"reason-{error.reason}") from None
    return trial


def _goes_on(trial: Trial, seat: int, question: str) -> bool:
    last, _ = trial.given[-1]
    open_still = not trial.game.over and trial.game.asked == seat and trial.game.decision.question == question
    return question in BASKETS and open_still and ANSWERS[last].name != "pass"
