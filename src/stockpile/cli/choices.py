"""What can be chosen at each step towards an answer: words to type, and what they look like."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from stockpile.cli import pieces, signs
from stockpile.cli.names import Names
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.cards import BOOM, BUST, FORMS, MARKET, SIDES, WHOLE
from stockpile.rules.view import View
from stockpile.words import say


@dataclass(frozen=True)
class Choice:
    """One way to go on: what may be typed for it, what it looks like, and the answers it leaves."""

    words: tuple[str, ...]  # the first is shown
    label: Text
    answers: tuple[Answer, ...]

    @property
    def word(self) -> str:
        """What to type for it; the letters of piles are large, as on the table."""
        return self.words[0].upper() if len(self.words[0]) == 1 else self.words[0]

    @property
    def item(self) -> Text:
        """The choice in a menu; a number stands before what it stands for."""
        if self.word.isdigit() and self.label.plain != self.word:
            return Text.assemble((self.word, signs.STRONG), " ", self.label)
        return self.label

    def is_called(self, typed: str) -> bool:
        return typed in self.words

    def begins_with(self, typed: str) -> bool:
        """Whether a name cut short may mean this. Numbers are never cut short."""
        return not typed.isdigit() and any(word.startswith(typed) for word in self.words)


Choices = list[Choice]
Step = Callable[[View, Names, Sequence[Answer]], Choices]


def _by_argument(answers: Sequence[Answer], argument: int) -> dict[int, tuple[Answer, ...]]:
    """Answers that share an argument, in the order in which they come."""
    groups: dict[int, tuple[Answer, ...]] = {}
    for answer in answers:
        group = answer.args[argument]
        groups[group] = (*groups.get(group, ()), answer)
    return groups


def _typed(name: str) -> str:
    return name.lower().replace(" ", "")


def cards(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    groups = enumerate(_by_argument(answers, 0).items(), 1)
    return [
        Choice((str(number), _typed(names.short_card(kind))), pieces.card(names, kind), left)
        for number, (kind, left) in groups
    ]


def sides(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return [
        Choice((say(f"typed-{SIDES[side]}"),), Text(say(f"choice-{SIDES[side]}")), left)
        for side, left in _by_argument(answers, 1).items()
    ]


def _piles(names: Names, answers: Sequence[Answer], argument: int) -> Choices:
    return [
        Choice((_typed(names.pile(pile)),), Text(names.pile(pile), signs.STRONG), left)
        for pile, left in _by_argument(answers, argument).items()
    ]


def piles_to_place_on(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return _piles(names, answers, 2)


def piles_to_bid_on(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """With the prices that are open, so that both can be typed at once."""
    choices = _piles(names, answers, 0)
    for choice in choices:
        choice.label.append(f" {' '.join(str(names.price(answer.args[1])) for answer in choice.answers)}", "not bold")
    return choices


def prices(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return [
        Choice((str(names.price(space)),), Text(str(names.price(space)), signs.STRONG), left)
        for space, left in _by_argument(answers, 1).items()
    ]


def action_cards(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    groups = [(kind, tuple(each for each in answers if each.name == MARKET[kind])) for kind in (BOOM, BUST)]
    offered = enumerate([(kind, left) for kind, left in groups if left], 1)
    return [
        Choice((str(number), _typed(names.short_card(kind))), pieces.card(names, kind), left)
        for number, (kind, left) in offered
    ]


def companies(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return [
        Choice(
            (str(company + 1), _typed(names.short(company))),
            pieces.company(names, company),
            left,
        )
        for company, left in _by_argument(answers, 0).items()
    ]


def sales(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """Each share, split card and half that may be sold, with what it brings."""
    on_offer = [answer for answer in answers if answer is not PASS]
    on_offer.sort(key=lambda answer: (answer.args[1], answer.args[0]))
    choices = []
    for number, answer in enumerate(on_offer, 1):
        form, company = answer.args
        amount = view.value(company) * (2 if form == WHOLE else 1)
        sale = say("choice-sell", form=FORMS[form], amount=amount)
        label = Text.assemble(pieces.company(names, company), " ", sale)
        choices.append(Choice((str(number), _typed(names.short(company) + FORMS[form])), label, (answer,)))
    return choices


def shown(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return [Choice((str(each.args[0]),), Text(str(each.args[0]), signs.STRONG), (each,)) for each in answers]


# By question: what is asked first, second and third. The words name the step in a prompt.
STEPS: Final[dict[str, tuple[tuple[str, Step], ...]]] = {
    "place": (("card", cards), ("side", sides), ("pile", piles_to_place_on)),
    "bid": (("bid", piles_to_bid_on), ("price", prices)),
    "action": (("action", action_cards), ("company", companies)),
    "sell": (("sale", sales),),
    "dividend": (("shown", shown),),
}
# By question: the answer that Enter alone gives.
DEFAULTS: Final[dict[str, Callable[[Sequence[Answer]], Answer]]] = {
    "sell": lambda answers: PASS,
    "dividend": lambda answers: answers[-1],
}
