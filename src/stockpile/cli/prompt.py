"""A question on its way to an answer. Lines that were typed go in, choices and the answer come out; nothing is printed.

An answer is found step by step (card, side, pile). A line may name several steps at once (`1 up B`, `b6`), and a step
with only one choice is not asked.
"""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from stockpile.cli import pieces, signs
from stockpile.cli.choices import DEFAULTS, STEPS, Choice
from stockpile.cli.names import Names
from stockpile.rules.answers import Answer
from stockpile.rules.view import View
from stockpile.words import say

_GLUED: Final = re.compile(r"([^\W\d]+)(\d+)")  # b6 for b 6


class Asking:
    """The open question of a view, asked of a person."""

    def __init__(self, view: View, names: Names) -> None:
        self.view = view
        self.names = names
        self.question = view.question
        default = DEFAULTS.get(self.question)
        self.default = default(view.answers) if default is not None else None
        self.answer: Answer | None = None
        self._start_over()

    def _start_over(self) -> None:
        self._left: Sequence[Answer] = self.view.answers
        self._step = 0
        self._skip_what_is_clear()

    def _choices(self) -> list[Choice]:
        return STEPS[self.question][self._step][1](self.view, self.names, self._left)

    def _skip_what_is_clear(self) -> None:
        """Go on to the first step that leaves a choice; without one the answer is found."""
        while self._step < len(STEPS[self.question]):
            choices = self._choices()
            if len(choices) > 1 or self.default is not None:
                return
            self._choose(choices[0])
        (self.answer,) = self._left

    def _choose(self, choice: Choice) -> None:
        self._left = choice.answers
        self._step += 1

    @property
    def sentence(self) -> str:
        """What is asked."""
        subject = self.view.decision.subject if self.view.decision is not None else {}
        company = self.names.company(subject["company"]) if "company" in subject else ""
        return say(f"question-{self.question}", company=company, amount=subject.get("amount", 0))

    @property
    def menu(self) -> Text:
        """The choices of this step on one line, which may wrap between choices."""
        parts = [choice.label for choice in self._choices()]
        if self.default is not None:
            parts.append(Text(say(f"enter-{self.question}", count=len(self._left) - 1), signs.FAINT))
        elif self._step:
            parts.append(Text(say("enter-back"), signs.FAINT))
        return pieces.joined(parts, "   ")

    @property
    def prompt(self) -> str:
        """The word before the cursor."""
        return say(f"step-{STEPS[self.question][self._step][0]}")

    def read(self, line: str) -> str:
        """Take a typed line. Returns what is wrong with it, or "": then `answer` is set or the next step is asked."""
        typed = _words(line)
        if not typed:
            if self.default is not None:
                self.answer = self.default
            else:
                self._start_over()
            return ""
        before = (self._left, self._step)
        for word in typed:
            problem = self._read_word(word)
            if problem:
                self.answer = None
                self._left, self._step = before
                return problem
        return ""

    def _read_word(self, word: str) -> str:
        if self.answer is not None:
            return say("typed-too-much", word=word)
        choices = self._choices()
        meant = [choice for choice in choices if choice.is_called(word)]
        meant = meant or [choice for choice in choices if choice.begins_with(word)]
        if len(meant) != 1:
            possible = ", ".join(choice.words[0].upper() for choice in choices)
            return say("typed-wrong", word=word, possible=possible)
        self._choose(meant[0])
        if self._step == len(STEPS[self.question]):
            (self.answer,) = self._left
        else:
            self._skip_what_is_clear()
        return ""


def _words(line: str) -> list[str]:
    words: list[str] = []
    for word in line.lower().replace(",", " ").split():
        glued = _GLUED.fullmatch(word)
        words += glued.groups() if glued else [word]
    return words
