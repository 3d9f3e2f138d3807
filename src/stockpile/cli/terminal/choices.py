"""What can be chosen at each step towards an answer: words to type, and what they look like.

What an answer's arguments mean is said by its family (`rules/answers.py`): each is one step, drawn here by its role. A
family of a kind of its own that needs no steps, and a role that is not known here, are drawn as a sentence.

>>> plain("  Ｂ６ "), plain("？")
('B6', '?')

A Korean keyboard has two settings. Piles and commands are Latin letters. While it is set to Hangul the same keys give
single letters of Hangul, which mean nothing else here:

>>> plain("ㅠ6"), plain("ㅅ"), plain("코스믹")
('b6', 't', '코스믹')
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from unicodedata import normalize

from rich.text import Text

from stockpile.bots.preview import Outcome, gains, outcomes
from stockpile.display import signs, text_pieces
from stockpile.display.names import Names
from stockpile.display.sentences import answer_in_words
from stockpile.i18n import say
from stockpile.rules.abilities import in_play
from stockpile.rules.answers import FAMILY, FORECASTS, PASS, SEAT, Answer, numbered
from stockpile.rules.cards import BOOM, BUST, COMMODITY, FORMS, HALF, SHARE, SIDES, pile_of
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
    """One way to continue: what may be typed for it, what it looks like, and the answers it leaves."""

    words: tuple[str, ...]  # the first is shown
    label: Text
    answers: tuple[Answer, ...]
    final: bool  # there is nothing more to choose

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


@dataclass(frozen=True)
class Group:
    """Answers that name the same thing at this step."""

    view: View
    names: Names
    number: int  # in the list of what can be chosen
    value: int  # what they name
    answers: tuple[Answer, ...]
    outcomes: Mapping[int, Outcome]
    gains: Mapping[int, int]

    @property
    def answer(self) -> Answer:
        return self.answers[0]

    def called(self, name: str) -> tuple[str, str]:
        """What to type: its number in the list, or its name in one small word."""
        return str(self.number), _typed(name)


Drawn = tuple[tuple[str, ...], Text]  # words and label


def choices(view: View, names: Names, left: Sequence[Answer], step: int) -> list[Choice]:
    """What can be chosen next among the answers that are left; passing is what Enter does."""
    groups: dict[tuple[str, int], list[Answer]] = {}
    for answer in sorted([answer for answer in left if answer is not PASS], key=_order):
        groups.setdefault(_parts(view, answer)[step], []).append(answer)
    coming, money = outcomes(view), gains(view)
    made = []
    for number, ((role, value), answers) in enumerate(groups.items(), 1):
        group = Group(view, names, number, value, tuple(answers), coming, money)
        draw = _BY_FAMILY.get((answers[0].name, role)) or _BY_ROLE.get(role, _sentence)
        made.append(Choice(*draw(group), group.answers, final=step + 1 == len(_parts(view, answers[0]))))
    return made


def prompt(view: View, left: Sequence[Answer], step: int) -> str:
    """What is chosen next, in a word."""
    role, _ = _parts(view, next(answer for answer in left if answer is not PASS))[step]
    first = _FIRST_PROMPTS.get(view.question) if step == 0 else None
    return say(f"step-{first or _PROMPTS.get(role, 'choice')}")


def default(view: View) -> Answer | None:
    """The answer that Enter alone gives, if there is one: passing, showing everything, buying nothing, oneself."""
    answers = view.answers
    if PASS in answers:
        return PASS
    if view.question == "hand-over":
        return numbered(SEAT + view.observer)
    return {"show": answers[-1], "bonds": answers[0]}.get(answers[0].name)


# Families that are chosen before what they are about: a card or a direction; a look at a pair only beside bids.
_FAMILY_FIRST: Final = ("boom", "bust", "up", "down")
# What the first step is called, where it is not what its role says, and what each role is called.
_FIRST_PROMPTS: Final = {
    "bid": "bid",
    "bid-investor": "bid",
    "action": "action",
    "sell": "sale",
    "sell-some": "sale",
    "discard": "discard",
    "ability": "ability",
    "investor": "choice",
    "strategy": "choice",
}
_PROMPTS: Final = {
    "card": "card",
    "commerce": "card",
    "side": "side",
    "pile": "pile",
    "space": "price",
    "company": "company",
    "shares": "shown",
    "count": "bonds",
    "investor": "investor",
    "seat": "player",
}


def _parts(view: View, answer: Answer) -> tuple[tuple[str, int], ...]:
    """What is chosen one after the other until the answer stands: roles, and what it names in each."""
    family = FAMILY[answer.name]
    if family.roles[0] in ("form", "half"):  # the cards of a portfolio are listed one by one
        return (("answer", answer.number),)
    parts = tuple(zip(family.roles, answer.args, strict=True))
    beside_bids = answer.name == "pair" and view.answers[0].name == "bid"
    return (("family", answer.family), *parts) if answer.name in _FAMILY_FIRST or beside_bids else parts


def _order(answer: Answer) -> tuple[int, ...]:
    """By family; shares to sell by company, then by form."""
    return (answer.family, *(reversed(answer.args) if answer.name in ("sell", "short") else ()))


def _typed(name: str) -> str:
    """A name as it may be typed: in one small word."""
    return plain(name).lower().replace(" ", "")


def _strong(text: object) -> Text:
    return Text(str(text), signs.STRONG)


def _sentence(group: Group) -> Drawn:
    return (str(group.number),), Text(answer_in_words(group.names, group.answer))


# By role.


def _listed(called: Callable[[Names, int], str], label: Callable[[Names, int], Text]) -> Callable[[Group], Drawn]:
    return lambda group: (group.called(called(group.names, group.value)), label(group.names, group.value))


def _card(first: int = 0, each: int = 1) -> Callable[[Group], Drawn]:
    """A card of the market, counted from a kind; `each` 0: that kind whatever is named."""

    def draw(group: Group) -> Drawn:
        kind = first + each * group.value
        return group.called(group.names.short_card(kind)), text_pieces.card(group.names, kind)

    return draw


def _forecast(group: Group) -> Drawn:
    code = FORECASTS[group.value]
    return group.called(group.names.forecast(code)), text_pieces.forecast(group.names, code)


def _strategy_text(names: Names, number: int) -> Text:
    return Text.assemble(text_pieces.strategy(names, number), f": {names.effect(number)}")


def _investor(names: Names, number: int) -> Text:
    """An investor with starting money and ability."""
    money = say("choice-money", money=names.figures.investor_money[number])
    return Text.assemble(_strong(names.investor(number)), f" {money}: {names.ability(number)}")


def _side(group: Group) -> Drawn:
    side = SIDES[group.value]
    return (str(group.value + 1), say(f"typed-{side}")), Text(say(f"choice-{side}"))


def _pile(group: Group) -> Drawn:
    """A pile is called by its letter, as on the table, or by its number: 1 is A, whichever piles can be chosen."""
    name = group.names.pile(group.value)
    return (_typed(name), str(group.value + 1)), _strong(name)


def _pile_to_bid_on(group: Group) -> Drawn:
    """With the prices that are open, so that both can be typed at once, and the investor that is bid on."""
    words, label = _pile(group)
    view, names = group.view, group.names
    label.append(f" {' '.join(_price(view, names, answer.args[1]) for answer in group.answers)}", "not bold")
    if group.value < len(view.lots):
        label.append(f" {names.investor(view.lots[group.value])}")
    return words, label


def _price(view: View, names: Names, space: int) -> str:
    """What is printed on a space and, where an investor changes it, what the asked seat would pay."""
    printed = names.price(space)
    paid = in_play(view).costs[view.observer][space]
    return str(printed) if view.lots or paid == printed else f"{printed}({paid})"


def _pile_to_take_from(group: Group) -> Drawn:
    words, label = _pile(group)
    count = sum(pile_of(packed) == group.value for packed in group.view.pile_cards)
    return words, label.append(f" {say('cards-counted', count=count)}", "not bold")


def _position(group: Group) -> Drawn:
    cards = [packed for packed in group.view.pile_cards if pile_of(packed) == group.answer.args[0]]
    return (str(group.value + 1),), text_pieces.card_on_pile(group.names, cards[group.value])


def _space(group: Group) -> Drawn:
    price = group.names.price(group.value)
    return (str(price),), _strong(price)


def _count(group: Group) -> Drawn:
    return (str(group.value),), _strong(group.value)


def _company(group: Group) -> Drawn:
    """A company and, if something would happen to it, today's price and the one after."""
    view, names, company = group.view, group.names, group.value
    number = company + 1 if group.answer.name in _FAMILY_FIRST else group.number
    words = (str(number), _typed(names.short(company)))
    label = text_pieces.company(names, company)
    outcome = group.outcomes.get(group.answer.number)
    if outcome is None:
        return words, label
    happening = "choice-bankrupt" if outcome.bankrupt else "choice-splits" if outcome.splits else "choice-rises"
    then = say(happening, before=view.value(company), after=outcome.value)
    return words, Text.assemble(label, " ", then)


def _bought_back(group: Group) -> Drawn:
    """A stock card of the discard, with what a share of it is worth."""
    words, label = _company(group)
    return words, Text.assemble(label, " ", say("choice-worth", value=group.view.value(group.value)))


def _pair(group: Group) -> Drawn:
    return group.called(group.names.pair(group.value)), text_pieces.pair(group.view, group.names, group.value)


# By family.


def _sale(group: Group) -> Drawn:
    """A share, a split card or half of one, with what it brings."""
    answer, names = group.answer, group.names
    sold, company = answer.args
    form = FORMS[sold if answer.name == "sell" else (SHARE, HALF)[sold]]
    key = "choice-sell" if answer.name == "sell" else "choice-short"
    brings = say(key, form=form, amount=group.gains[answer.number])
    name = f"{names.short(company)}{'' if answer.name == 'sell' else answer.name}{form}"
    return group.called(name), Text.assemble(text_pieces.company(names, company), " ", brings)


def _given(group: Group) -> Drawn:
    half, company = group.answer.args
    label = Text.assemble(text_pieces.company(group.names, company), " ", say("choice-give-half") if half else "")
    return group.called(group.names.short(company) + ("", "half")[half]), label


def _moved(number: str, name: str, style: str) -> Callable[[Group], Drawn]:
    return lambda group: ((number, say(f"typed-{name}")), Text(say(f"choice-move-{name}"), style))


def _look(group: Group) -> Drawn:
    number = str(group.view.figures.piles + 1)  # after those of all piles
    return (number, say("typed-look")), Text(say("choice-look"))


_BY_ROLE: Final[dict[str, Callable[[Group], Drawn]]] = {
    "action": _listed(
        lambda names, card: names.short_card(BOOM + card), lambda names, card: text_pieces.card(names, BOOM + card)
    ),
    "card": _card(),
    "commerce": _listed(Names.commerce, lambda names, kind: text_pieces.card(names, COMMODITY + kind)),
    "company": _company,
    "count": _count,
    "forecast": _listed(
        lambda names, place: names.forecast(FORECASTS[place]),
        lambda names, place: text_pieces.forecast(names, FORECASTS[place]),
    ),
    "investor": _listed(Names.short_investor, _investor),
    "pair": _pair,
    "pile": _pile,
    "position": _position,
    "seat": _listed(Names.seat, lambda names, seat: _strong(names.seat(seat))),
    "shares": _count,
    "side": _side,
    "space": _space,
    "strategy": _listed(Names.strategy, text_pieces.strategy),
}
_BY_FAMILY: Final[dict[tuple[str, str], Callable[[Group], Drawn]]] = {
    ("boom", "family"): _listed(
        lambda names, _: names.short_card(BOOM), lambda names, _: text_pieces.card(names, BOOM)
    ),
    ("bust", "family"): _listed(
        lambda names, _: names.short_card(BUST), lambda names, _: text_pieces.card(names, BUST)
    ),
    ("up", "family"): _moved("1", "up", signs.GOOD),
    ("down", "family"): _moved("2", "down", signs.BAD),
    ("pair", "family"): _look,
    ("sell", "answer"): _sale,
    ("short", "answer"): _sale,
    ("give", "answer"): _given,
    ("bid", "pile"): _pile_to_bid_on,
    ("card", "pile"): _pile_to_take_from,
    ("take", "company"): _bought_back,
    ("ability", "investor"): _listed(
        Names.short_investor, lambda names, number: _strong(say("choice-ability", investor=names.investor(number)))
    ),
    ("discard", "strategy"): _listed(Names.strategy, _strategy_text),
}
