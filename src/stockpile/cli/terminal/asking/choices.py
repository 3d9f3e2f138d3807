"""What can be chosen at each step towards an answer of the base game: words to type, and what they look like."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.text import Text

from stockpile.bots.preview import Outcome, outcomes
from stockpile.cli.terminal.asking.typing import plain
from stockpile.display import signs, text_pieces
from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.rules.abilities import in_play
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.cards import FORMS, HALF, SHARE, SIDES, WHOLE
from stockpile.rules.view import View


@dataclass(frozen=True)
class Choice:
    """One way to go on: what may be typed for it, what it looks like, and the answers it leaves."""

    words: tuple[str, ...]  # the first is shown
    label: Text
    answers: tuple[Answer, ...]
    final: bool = False  # the answer is complete, whatever steps the question has

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


def by_argument(answers: Sequence[Answer], argument: int) -> dict[int, tuple[Answer, ...]]:
    """Answers that share an argument, in the order in which they come."""
    groups: dict[int, tuple[Answer, ...]] = {}
    for answer in answers:
        group = answer.args[argument]
        groups[group] = (*groups.get(group, ()), answer)
    return groups


def typed(name: str) -> str:
    """A name as it may be typed: in one small word."""
    return plain(name).lower().replace(" ", "")


def cards(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    groups = enumerate(by_argument(answers, 0).items(), 1)
    return [
        Choice((str(number), typed(names.short_card(kind))), text_pieces.card(names, kind), left)
        for number, (kind, left) in groups
    ]


def sides(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return [
        Choice((str(side + 1), say(f"typed-{SIDES[side]}")), Text(say(f"choice-{SIDES[side]}")), left)
        for side, left in by_argument(answers, 1).items()
    ]


def pile_words(names: Names, pile: int) -> tuple[str, str]:
    """A pile is called by its letter, as on the table, or by its number: 1 is A, whichever piles can be chosen."""
    return typed(names.pile(pile)), str(pile + 1)


def piles_by(names: Names, answers: Sequence[Answer], argument: int) -> Choices:
    """The piles that stand at this place of the answers."""
    return [
        Choice(pile_words(names, pile), Text(names.pile(pile), signs.STRONG), left)
        for pile, left in by_argument(answers, argument).items()
    ]


def piles(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return piles_by(names, answers, 0)


def piles_to_place_on(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return piles_by(names, answers, 2)


def piles_to_bid_on(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """With the prices that are open, so that both can be typed at once."""
    choices = piles_by(names, answers, 0)
    for choice in choices:
        open_prices = " ".join(_price(view, names, answer.args[1]) for answer in choice.answers)
        choice.label.append(f" {open_prices}", "not bold")
    return choices


def _price(view: View, names: Names, space: int) -> str:
    """What is printed on a space and, where an investor changes it, what the asked seat would pay."""
    printed = names.price(space)
    paid = in_play(view).costs[view.observer][space]
    return str(printed) if view.question != "bid" or paid == printed else f"{printed}({paid})"


def prices(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return [
        Choice((str(names.price(space)),), Text(str(names.price(space)), signs.STRONG), left)
        for space, left in by_argument(answers, 1).items()
    ]


def companies(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """With the price that each would have then."""
    coming = outcomes(view)
    return [
        Choice(
            (str(company + 1), typed(names.short(company))),
            company_then(view, names, company, coming.get(left[0].number)),
            left,
        )
        for company, left in by_argument(answers, 0).items()
    ]


def company_then(view: View, names: Names, company: int, outcome: Outcome | None) -> Text:
    """A company and, if something would happen to it, today's price and the one after."""
    if outcome is None:
        return text_pieces.company(names, company)
    happening = "choice-bankrupt" if outcome.bankrupt else "choice-splits" if outcome.splits else "choice-rises"
    return Text.assemble(
        text_pieces.company(names, company), " ", say(happening, before=view.value(company), after=outcome.value)
    )


def sales(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """Each share, split card and half that may be sold, with what it brings."""
    on_offer = [answer for answer in answers if answer is not PASS]
    on_offer.sort(key=lambda answer: (answer.name, answer.args[1], answer.args[0]))
    choices = []
    for number, answer in enumerate(on_offer, 1):
        company = answer.args[1]
        form = answer.args[0] if answer.name == "sell" else (SHARE, HALF)[answer.args[0]]
        amount = _brings(view, answer, company) * (2 if form == WHOLE else 1)
        key = "choice-sell" if answer.name == "sell" else "choice-short"
        label = Text.assemble(text_pieces.company(names, company), " ", say(key, form=FORMS[form], amount=amount))
        word = f"{names.short(company)}{FORMS[form] if answer.name == 'sell' else answer.name + FORMS[form]}"
        choices.append(Choice((str(number), typed(word)), label, (answer,)))
    return choices


def _brings(view: View, answer: Answer, company: int) -> int:
    """What one share brings in this sale, with what investors add (R-INV-SOROS, R-INV-GRAHAM)."""
    abilities = in_play(view)
    decision = view.decision
    own_price = decision.subject.get("price", 0) if decision is not None else 0
    price = abilities.short_price[view.observer] if answer.name == "short" else own_price or view.value(company)
    return price + abilities.bonus[view.observer]


def counts(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """How many: of shares to show, or of bonds to buy."""
    return [Choice((str(each.args[0]),), Text(str(each.args[0]), signs.STRONG), (each,)) for each in answers]
