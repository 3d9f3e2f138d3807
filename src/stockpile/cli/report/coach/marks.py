"""Where on a drawn position the answer that was played went, and where the better one would have."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from stockpile.cli.report.markup import tag
from stockpile.display.names import Names
from stockpile.display.signs import MISSED, REACHED
from stockpile.i18n import say
from stockpile.rules.answers import Answer, parse

# By family of answers, which of their arguments are a pile and which a company.
PILES: Final = {"place": 2, "bid": 0, "commerce": 1, "first-player": 0, "card": 0, "pile": 0}
COMPANIES: Final = {"boom": 0, "bust": 0, "up": 0, "down": 0, "company": 0, "sell": 1, "short": 1, "split": 0}


@dataclass(frozen=True)
class Marks:
    """What was played and what was better; where both are the same, nothing is marked."""

    names: Names
    played: Sequence[str]
    best: Sequence[str]

    def of_pile(self, pile: int) -> str:
        return "".join(
            _mark(kind, self._detail(answer)) for kind, answer in self._different() if _argument(PILES, answer) == pile
        )

    def of_space(self, pile: int, space: int) -> str:
        """What a space of a pile's bidding track is, if it is one of the two."""
        found = [kind for kind, answer in self._different() if answer.name == "bid" and answer.args == (pile, space)]
        return "".join(found)

    def of_company(self, company: int) -> str:
        return "".join(_mark(kind, "") for kind, answer in self._different() if _argument(COMPANIES, answer) == company)

    def _different(self) -> list[tuple[str, Answer]]:
        mine = [("played", text) for text in self.played if text not in self.best]
        return [
            (kind, parse(text))
            for kind, text in mine + [("better", each) for each in self.best if each not in self.played]
        ]

    def _detail(self, answer: Answer) -> str:
        """What goes there."""
        if answer.name == "bid":
            return str(self.names.price(answer.args[1]))
        if answer.name == "place":
            return f"{self.names.short_card(answer.args[0])}, {self.names.side(answer.args[1])}"
        return ""


def _argument(places: dict[str, int], answer: Answer) -> int | None:
    at = places.get(answer.name)
    return answer.args[at] if at is not None else None


def sign_and_word(kind: str) -> str:
    """How each of the two is named everywhere."""
    return f"{REACHED if kind == 'better' else MISSED} {say(f'coaching-mark-{kind}')}"


def _mark(kind: str, detail: str) -> str:
    text = sign_and_word(kind)
    return tag("span", escape(f"{text}: {detail}" if detail else text), class_=f"here {kind}")
