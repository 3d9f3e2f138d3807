"""What can be chosen at each step towards an answer: words to type, and what they look like.

>>> plain("  Ｂ６ "), plain("？")
('B6', '?')

A Korean keyboard has two settings. Piles and commands are Latin letters. While it is set to Hangul the same keys give
single letters of Hangul, which mean nothing else here:

>>> plain("ㅠ6"), plain("ㅅ"), plain("코스믹")
('b6', 't', '코스믹')
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from rich.text import Text

from stockpile.bots.preview import Outcome, outcomes
from stockpile.display import signs, text_pieces
from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.rules.abilities import in_play
from stockpile.rules.answers import FORECASTS, PASS, SEAT, Answer, numbered
from stockpile.rules.cards import BOOM, BUST, COMMODITY, FORMS, HALF, MARKET, SHARE, SIDES, WHOLE, pile_of
from stockpile.rules.game import View

# The keyboard of Korea: which letter of Hangul lies on which Latin one.
_KEYS: Final = str.maketrans(
    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ", "qwertyuiopasdfghjklzxcvbnmqwertop"
)


def plain(line: str) -> str:
    """In whole syllables and narrow letters, without the spaces around it."""
    return normalize("NFKC", line.translate(_KEYS)).strip()


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


# By question: what is asked first, second and third. The words name the step in a prompt.
STEPS: Final[dict[str, tuple[tuple[str, Step], ...]]] = {
    "place": (("card", cards), ("side", sides), ("pile", piles_to_place_on)),
    "open": (("card", cards), ("side", sides), ("pile", piles_to_place_on)),
    "bid": (("bid", bids), ("price", prices_or_pairs)),
    "action": (("action", plays), ("company", companies)),
    "sell": (("sale", sales),),
    "sell-some": (("sale", sales),),
    "dividend": (("shown", counts),),
    "choose-investor": (("investor", singles),),
    "bid-investor": (("bid", investors_to_bid_on), ("price", prices)),
    "discard": (("discard", singles),),
    "bonds": (("bonds", counts),),
    "commerce": (("card", commerce), ("pile", piles_for_commerce)),
    "first-player-card": (("pile", piles),),
    "hand-over": (("player", singles),),
    "ability": (("ability", singles),),
    "investor": (("choice", card_questions), ("choice", card_questions_go_on)),
    "strategy": (("choice", card_questions), ("choice", card_questions_go_on)),
}


def _pass(view: View) -> Answer | None:
    return PASS if PASS in view.answers else None


# By question: the answer that Enter alone gives, if there is one.
DEFAULTS: Final[dict[str, Callable[[View], Answer | None]]] = {
    "sell": _pass,
    "sell-some": _pass,
    "action": _pass,
    "investor": _pass,
    "strategy": _pass,
    "dividend": lambda view: view.answers[-1],
    "bonds": lambda view: view.answers[0],
    "hand-over": lambda view: numbered(SEAT + view.observer),
}
