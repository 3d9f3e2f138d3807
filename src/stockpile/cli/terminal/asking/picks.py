"""What can be chosen at the questions of modules: investors, strategies, pairs, commerce cards, other seats."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from stockpile.bots.preview import outcomes
from stockpile.cli.terminal.asking.choices import (
    Choice,
    Choices,
    by_argument,
    companies,
    company_then,
    pile_words,
    piles_by,
    piles_to_bid_on,
    prices,
    typed,
)
from stockpile.display import signs, text_pieces
from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.rules.answers import FORECASTS, PASS, Answer
from stockpile.rules.cards import BOOM, BUST, COMMODITY, MARKET, pile_of
from stockpile.rules.view import View

Words = Callable[[View, Names, Answer], str]
Label = Callable[[View, Names, Answer], Text]


def _company(view: View, names: Names, answer: Answer) -> Text:
    return text_pieces.company(names, answer.args[0])


def _moved(view: View, names: Names, answer: Answer) -> Text:
    return company_then(view, names, answer.args[0], outcomes(view).get(answer.number))


def _bought_back(view: View, names: Names, answer: Answer) -> Text:
    """A stock card of the discard, with what a share of it is worth."""
    value = say("choice-worth", value=view.value(answer.args[0]))
    return Text.assemble(text_pieces.company(names, answer.args[0]), " ", value)


def _given(view: View, names: Names, answer: Answer) -> Text:
    half, company = answer.args
    return Text.assemble(text_pieces.company(names, company), " ", say("choice-give-half") if half else "")


def _investor(view: View, names: Names, answer: Answer) -> Text:
    """An investor with starting money and ability."""
    number = answer.args[0]
    return Text.assemble(
        (names.investor(number), signs.STRONG),
        f" {say('choice-money', money=view.figures.investor_money[number])}: {names.ability(number)}",
    )


def _ability(view: View, names: Names, answer: Answer) -> Text:
    return Text(say("choice-ability", investor=names.investor(answer.args[0])), signs.STRONG)


def _strategy(view: View, names: Names, answer: Answer) -> Text:
    return text_pieces.strategy(names, answer.args[0])


def _strategy_text(view: View, names: Names, answer: Answer) -> Text:
    return Text.assemble(text_pieces.strategy(names, answer.args[0]), f": {names.effect(answer.args[0])}")


def _plain(text: Callable[[Names, int], str]) -> Label:
    return lambda view, names, answer: Text(text(names, answer.args[0]), signs.STRONG)


# By family: what an answer looks like that is chosen from a list. What can be typed instead of its number is in _NAMED.
_LABELS: Final[dict[str, Label]] = {
    "investor": _investor,
    "ability": _ability,
    "discard": _strategy_text,
    "strategy": _strategy,
    "company": _moved,
    "split": _company,
    "reveal": _company,
    "keep-company": _company,
    "take": _bought_back,
    "give": _given,
    "keep-forecast": lambda view, names, answer: text_pieces.forecast(names, FORECASTS[answer.args[0]]),
    "give-commodity": lambda view, names, answer: text_pieces.card(names, COMMODITY + answer.args[0]),
    "give-action": lambda view, names, answer: text_pieces.card(names, BOOM + answer.args[0]),
    "pair": lambda view, names, answer: text_pieces.pair(view, names, answer.args[0]),
    "pile": _plain(Names.pile),
    "seat": _plain(Names.seat),
}


def _named(name: Callable[[Names, int], str]) -> Words:
    return lambda view, names, answer: name(names, answer.args[0])


_NAMED: Final[dict[str, Words]] = {
    "investor": _named(Names.short_investor),
    "ability": _named(Names.short_investor),
    "discard": _named(Names.strategy),
    "strategy": _named(Names.strategy),
    "company": _named(Names.short),
    "split": _named(Names.short),
    "reveal": _named(Names.short),
    "keep-company": _named(Names.short),
    "take": _named(Names.short),
    "give": lambda view, names, answer: names.short(answer.args[1]) + ("", "half")[answer.args[0]],
    "keep-forecast": lambda view, names, answer: names.forecast(FORECASTS[answer.args[0]]),
    "give-commodity": _named(Names.commerce),
    "give-action": lambda view, names, answer: names.short_card(BOOM + answer.args[0]),
    "pair": _named(Names.pair),
    "seat": _named(Names.seat),
}


def singles(view: View, names: Names, answers: Sequence[Answer], first: int = 1) -> Choices:
    """A numbered list of whole answers; passing is what Enter does."""
    return [
        Choice(
            _called(view, names, answer, number),
            _LABELS[answer.name](view, names, answer),
            (answer,),
            final=True,
        )
        for number, answer in enumerate([each for each in answers if each is not PASS], first)
    ]


def _called(view: View, names: Names, answer: Answer, number: int) -> tuple[str, str]:
    """Its number in the list and its name; piles have numbers of their own."""
    if answer.name == "pile":
        return pile_words(names, answer.args[0])
    return str(number), typed(_NAMED[answer.name](view, names, answer))


def plays(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """In an action turn: Booms and Busts, which go on to a company, then abilities and strategy cards."""
    groups = [(kind, tuple(each for each in answers if each.name == MARKET[kind])) for kind in (BOOM, BUST)]
    choices = [
        Choice((str(number), typed(names.short_card(kind))), text_pieces.card(names, kind), left)
        for number, (kind, left) in enumerate([group for group in groups if group[1]], 1)
    ]
    others = [each for each in answers if each.name in ("strategy", "ability")]
    return choices + singles(view, names, others, len(choices) + 1)


def bids(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """Piles with their open prices and, for who may look at a pair first (R-INV-MARTHA), that."""
    looks = tuple(each for each in answers if each.name == "pair")
    choices = piles_to_bid_on(view, names, [each for each in answers if each.name == "bid"])
    if looks:
        number = str(view.figures.piles + 1)  # after those of all piles
        choices.append(Choice((number, say("typed-look")), Text(say("choice-look")), looks))
    return choices


def prices_or_pairs(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return prices(view, names, answers) if answers[0].name == "bid" else singles(view, names, answers)


def investors_to_bid_on(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """The investors put up, by pile, with the prices that are open."""
    choices = piles_to_bid_on(view, names, answers)
    for choice in choices:
        pile = choice.answers[0].args[0]
        if pile < len(view.lots):
            choice.label.append(f" {names.investor(view.lots[pile])}")
    return choices


def commerce(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """The commerce cards in hand."""
    groups = enumerate(by_argument(answers, 0).items(), 1)
    return [
        Choice((str(number), typed(names.commerce(kind))), text_pieces.card(names, COMMODITY + kind), left)
        for number, (kind, left) in groups
    ]


def piles_for_commerce(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    return piles_by(names, answers, 1)


def card_questions(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """What an investor's or a strategy's question begins with: a direction, a pile to take a card from, or a list."""
    families = {each.name for each in answers if each is not PASS}
    if families <= {"up", "down"}:
        return [
            Choice((number, say(f"typed-{name}")), Text(say(f"choice-move-{name}"), style), _of_family(answers, name))
            for number, name, style in (("1", "up", signs.GOOD), ("2", "down", signs.BAD))
            if name in families
        ]
    if families == {"card"}:
        groups = by_argument([each for each in answers if each is not PASS], 0).items()
        return [Choice(pile_words(names, pile), _pile(view, names, pile), left) for pile, left in groups]
    return singles(view, names, answers)


def _of_family(answers: Sequence[Answer], name: str) -> tuple[Answer, ...]:
    return tuple(each for each in answers if each.name == name)


def _pile(view: View, names: Names, pile: int) -> Text:
    count = sum(pile_of(packed) == pile for packed in view.pile_cards)
    return Text.assemble((names.pile(pile), signs.STRONG), f" {say('choice-cards', count=count)}")


def card_questions_go_on(view: View, names: Names, answers: Sequence[Answer]) -> Choices:
    """The company that goes up or down, or the card of the pile."""
    if answers[0].name != "card":
        return companies(view, names, answers)
    pile = answers[0].args[0]
    cards = [packed for packed in view.pile_cards if pile_of(packed) == pile]
    return [
        Choice((str(each.args[1] + 1),), text_pieces.card_on_pile(names, cards[each.args[1]]), (each,))
        for each in answers
    ]
