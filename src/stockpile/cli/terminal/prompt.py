"""A question on its way to an answer. Lines that were typed go in, choices and the answer come out; nothing is printed.

An answer is found step by step (card, side, pile). A line may name several steps at once (`1 up B`, `b6`). First steps
that leave no choice are not asked, except where money is spent.
"""

import re
from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from stockpile.cli.terminal import choices, questions
from stockpile.cli.terminal.choices import Choice
from stockpile.display import signs, text_pieces
from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import View

_GLUED: Final = re.compile(r"([^\W\d])(\d+)")  # b6 for b 6
_EXPLAINED: Final = ("bid", "show", "bonds")  # their words always mean the same, so an impossible one can be explained
WHOLE: Final = -1  # in place of a step: the answer stands
# Questions whose first steps need not be asked when there is nothing to choose.
_SKIPPING: Final = ("place", "open", "commerce", "action")


class AnswerPrompt:
    """The open question of a view, asked of a person. `why_not` gives the reason key for an answer that is refused."""

    def __init__(self, view: View, names: Names, why_not: Callable[[Answer], str]) -> None:
        self.view = view
        self.names = names
        self.why_not = why_not
        self.question = view.question
        self.default = choices.default(view)
        self.answer: Answer | None = None
        self._start_over()

    def _start_over(self) -> None:
        """Go to the first step that leaves a choice."""
        self._step = 0
        self._left: Sequence[Answer] = self.view.answers
        skipping = self.question in _SKIPPING and self.default is None
        while skipping:
            first, *others = self._choices(self._step, self._left)
            if others or first.final:
                break
            self._step, self._left = self._step + 1, first.answers

    def _choices(self, step: int, left: Sequence[Answer]) -> list[Choice]:
        return choices.choices(self.view, self.names, left, step)

    @property
    def sentence(self) -> str:
        """What is asked, as far as it is not clear from the start."""
        return questions.sentence(self.view, self.names)

    @property
    def help(self) -> str:
        """The page of help to this question."""
        return questions.help_page(self.view, self.names)

    @property
    def menu(self) -> text_pieces.Row:
        """The choices of this step."""
        parts = [choice.item for choice in self._choices(self._step, self._left)]
        if self.default is not None:
            parts.append(Text(say(f"enter-{self.question}", count=len(self._left) - 1), signs.FAINT))
        elif self._left != self.view.answers:
            parts.append(Text(say("enter-back"), signs.FAINT))
        return text_pieces.Row(parts, 3)

    @property
    def prompt(self) -> str:
        """The words before the cursor."""
        return choices.prompt(self.view, self._left, self._step)

    def read(self, line: str) -> str:
        """Take a typed line. Returns what is wrong with it, or "": then `answer` is set or the next step is asked."""
        typed = _words(line)
        if not typed:
            self.answer = self.default
            self._start_over()
            return ""
        step, left, problem = self._follow(typed, self._step, self._left)
        if problem:  # perhaps a line that names the steps which were not asked too
            step, left, still = self._follow(typed, 0, self.view.answers)
            if still or step != WHOLE:  # not whole: it would take back what was chosen before
                return self._reason(typed) or problem
        self._step, self._left = step, left
        if step == WHOLE:
            (self.answer,) = left
        return ""

    def _follow(self, typed: Sequence[str], step: int, left: Sequence[Answer]) -> tuple[int, Sequence[Answer], str]:
        """Where words lead from a step, and what is wrong with the first that leads nowhere."""
        for word in typed:
            if step == WHOLE:
                return step, left, say("typed-too-much", word=word)
            possible = self._choices(step, left)
            meant = [choice for choice in possible if choice.is_called(word)]
            meant = meant or [choice for choice in possible if choice.begins_with(word)]
            if len(meant) != 1:
                return step, left, say("typed-wrong", word=word, possible=", ".join(each.word for each in possible))
            step, left = WHOLE if meant[0].final else step + 1, meant[0].answers
        return step, left, ""

    def _reason(self, typed: Sequence[str]) -> str:
        """Why an answer that exists, and that these words name, is not possible now."""
        family = self.view.answers[0].name
        imaginable = [answer for answer in ANSWERS if answer.name == family and family in _EXPLAINED]
        if not imaginable:
            return ""
        step, left, problem = self._follow(typed, 0, imaginable)
        if problem or step != WHOLE:
            return ""
        return say(f"reason-{self.why_not(left[0])}")


def _words(line: str) -> list[str]:
    words: list[str] = []
    for word in line.lower().replace(",", " ").split():
        glued = _GLUED.fullmatch(word)
        words += glued.groups() if glued else [word]
    return words
