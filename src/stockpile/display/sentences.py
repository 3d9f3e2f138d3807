"""Sentences: events as lines of a log, answers, and hints with their reasons.

What a sentence is told of an event or an answer is data: kinds of facts, and the fields that they are made of. The page
is sent the same data and makes the same facts of it (`web/src/lib/facts.ts`), so a new event needs its sentence in the
catalogues and, where its fields alone do not do, an entry here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, Final

from stockpile.bots.advice import advice_seed, advise, numbers_for
from stockpile.display.names import Names, listed
from stockpile.i18n import Value, is_known, say
from stockpile.records import hidden
from stockpile.rules import events
from stockpile.rules.answers import FAMILY, FORECASTS, PASS, Answer
from stockpile.rules.cards import BOOM, FORMS, SHARES_IN, WHOLE
from stockpile.rules.events import Event
from stockpile.rules.game import View

Source = tuple[str, ...]  # a kind of fact, and the fields that it is made of


def _yes(truth: object) -> str:
    return "yes" if truth else "no"


def _whose(names: Names, pair: int) -> str:
    owner = names.figures.pair_owner(pair)
    if owner < 0:
        return "public" if pair == names.figures.public_pair else "nobody"
    return "you" if owner == names.you else "seat"


# Every kind of fact; the page has them too.
KINDS: Final[dict[str, Callable[..., Value]]] = {
    "seat": Names.seat,
    "seats": Names.seat_list,
    "company": Names.company,
    "card": Names.card,
    "cards": lambda names, cards: cards if isinstance(cards, int) else names.cards(cards),
    "action": lambda names, card: names.card(BOOM + card),
    "commerce": Names.commerce,
    "pile": Names.pile,
    "pair": Names.pair,
    "whose": _whose,
    "side": Names.side,
    "form": lambda names, form: FORMS[form],
    "forecast": Names.forecast,
    "forecasts": lambda names, codes: names.forecasts(sorted(codes)),
    "forecast-kept": lambda names, place: names.forecast(FORECASTS[place]),
    "investor": Names.investor,
    "investors": Names.investors,
    "strategy": Names.strategy,
    "strategies": Names.strategies,
    "reason": Names.money_reason,
    "fee": lambda names, fee: names.figures.fees[fee],
    "money": lambda names, amount: abs(amount),
    "most-money": lambda names, amounts: max(amounts),
    "bid-price": Names.price,
    "value": Names.value,
    "proceeds": lambda names, price, form: price * SHARES_IN[form],
    "number": lambda names, number: int(number),
    "ordinal": lambda names, number: int(number) + 1,
    "count": lambda names, things: len(things),
    "sum": lambda names, *numbers: sum(numbers),
    "shares": lambda names, regular, split: regular + SHARES_IN[WHOLE] * split,
    "rounds": lambda names: names.figures.rounds,
    "is-last": lambda names, number: _yes(number == names.figures.rounds - 1),
    "is-you": lambda names, seat: _yes(seat == names.you),
    "is-same": lambda names, one, other: _yes(one == other),
    "yes": lambda names, truth: _yes(truth),
    "direction": lambda names, start, end: "up" if end > start else "down",
    "gain": lambda names, amount: "received" if amount > 0 else "paid",
    "opening": lambda names, seat: "opening" if seat is None else "",
}
# The kinds of fields that are facts as they stand, where the kind is not called as the field.
FIELDS: Final = {
    "first": "seat",
    "winners": "seats",
    "receiver": "seat",
    "to_pile": "pile",
    "round": "ordinal",
    "amount": "money",
    "half": "yes",
    "count": "number",
    "shares": "number",
}
# Facts that a sentence takes besides the fields of its event, or in another way.
MORE: Final[dict[type[Event], dict[str, Source]]] = {
    events.RoundStarted: {"rounds": ("rounds",), "last": ("is-last", "round")},
    events.PairDealt: {"whose": ("whose", "pair")},
    events.PairShown: {"whose": ("whose", "pair")},
    events.HandDealt: {"count": ("count", "cards")},
    events.MeeplePlaced: {"price": ("bid-price", "space")},
    events.MeepleReturned: {"you": ("is-you", "seat")},
    events.TickerMoved: {
        "direction": ("direction", "start", "end"),
        "before": ("value", "company", "start"),
        "after": ("value", "company", "end"),
    },
    events.StockSplit: {"value": ("value", "company", "space")},
    events.WentBankrupt: {"value": ("value", "company", "space")},
    events.SharesLost: {"cards": ("sum", "regular", "split")},
    events.ShareSold: {"amount": ("proceeds", "price", "form")},
    events.PortfolioSold: {"shares": ("shares", "regular", "split")},
    events.StrategiesDealt: {"count": ("count", "strategies")},
    events.InvestorsDealt: {"count": ("count", "investors")},
    events.CardKept: {"company": ("yes", "company")},  # whether it is one, never which
    events.PileLookedAt: {"count": ("count", "cards")},
    events.CardMoved: {"card": ("ordinal", "card")},
    events.FirstPlayerCardGiven: {"kept": ("is-same", "seat", "receiver")},
    events.GameEnded: {"count": ("count", "winners"), "money": ("most-money", "money")},
}
# The same of answers, by the role of an argument: what the fact is called, and its kind.
ROLES: Final = {
    "space": ("price", "bid-price"),
    "seat": ("receiver", "seat"),
    "position": ("position", "ordinal"),
    "forecast": ("kept", "forecast-kept"),
    "action": ("given", "action"),
}
# Events with several sentences: what the end of the message's key is made of.
VARIANTS: Final[dict[type[Event], Source]] = {
    events.CardPlaced: ("opening", "seat"),
    events.MoneyMoved: ("gain", "amount"),
}
# What a player need not read: what others drew, the opening cards, a sum that was just named.
UNTOLD: Final[dict[type[Event], tuple[str, str | None]]] = {
    events.ShareDealt: ("company", None),
    events.PairDealt: ("company", None),
    events.HandDealt: ("cards", None),
    events.CommerceDrawn: ("commerce", None),
    events.StrategiesDealt: ("strategies", None),
    events.InvestorsDealt: ("investors", None),
    events.CardPlaced: ("seat", None),
    events.MoneyMoved: ("reason", "sale"),
}


def _made(names: Names, source: Source, values: Mapping[str, Any]) -> Value:
    kind, *called = source
    return KINDS[kind](names, *[values[each] for each in called])


def _is_known(value: object) -> bool:
    return value is not None and not (isinstance(value, tuple) and None in value)


def _facts(names: Names, sources: Mapping[str, Source], values: Mapping[str, Any]) -> dict[str, Value]:
    """What can be said; what is hidden stays out, except that hidden cards are counted."""
    return {
        fact: _made(names, source, values)
        for fact, source in sources.items()
        if source[0] in ("cards", "count") or all(_is_known(values[each]) for each in source[1:])
    }


def _kind_of(field: str) -> str:
    return FIELDS.get(field, field)


def sentence(names: Names, event: Event) -> str:
    """One line of the log."""
    values = {each.name: getattr(event, each.name) for each in fields(event)}
    sources = {field: (_kind_of(field), field) for field in values if _kind_of(field) in KINDS}
    key = f"event-{event.name}"
    variant = VARIANTS.get(type(event))
    if variant and (ending := _made(names, variant, values)):
        key = f"{key}-{ending}"
    elif hidden(event) and is_known(f"{key}-hidden"):  # of a pile, one sentence names what was seen and counts the rest
        key = f"{key}-hidden"
    return say(key, **_facts(names, sources | MORE.get(type(event), {}), values))


def seen_by(observer: int, heard: Iterable[Event]) -> list[Event]:
    """What one observer is told."""
    return [event for event in heard if event.seen_by(observer)]


def worth_telling(event: Event) -> bool:
    """Whether a player wants to read it."""
    if type(event) not in UNTOLD:
        return True
    field, value = UNTOLD[type(event)]
    said = getattr(event, field)
    return value not in said if isinstance(said, tuple) else value != said


def answer_in_words(names: Names, answer: Answer) -> str:
    """An answer as part of a sentence."""
    values = dict(zip(FAMILY[answer.name].roles, answer.args, strict=True))
    sources: dict[str, Source] = {}
    for role in values:
        fact, kind = ROLES.get(role, (role, _kind_of(role)))
        sources[fact] = (kind, role)
    return say(f"answer-{answer.name}", **_facts(names, sources, values))


# Hints: what the piles are worth to a person, what a strong bot would answer, and why.

NOBODY_ELSE = "terminal"  # who asks: at a terminal there is one person


def hint_lines(view: View, names: Names, heard: Sequence[Event]) -> list[str]:
    """From a view and what its seat was told, and nothing else."""
    advice = advise(view, advice_seed(NOBODY_ELSE, "", view.observer, len(heard)), heard)
    lines = [
        say("advice-line", answers=answers_in_words(names, advice.answers)),
        reason_in_words(names, advice.reason.kind, advice.reason.facts),
    ]
    piles = [pile for pile in numbers_for(view).piles if pile.cards]
    if piles:
        told = [
            say("advice-pile", pile=names.pile(pile.pile), worth=round(pile.worth), now=pile.now, hidden=pile.hidden)
            for pile in piles
        ]
        lines.append(say("advice-piles", piles=listed(told)))
    return lines


def answers_in_words(names: Names, answers: Sequence[Answer]) -> str:
    """One after the other, equal ones counted; that one stops then goes without saying."""
    told = [answer for answer in answers if answer is not PASS] or [PASS]
    runs = [(answer_in_words(names, answer), len(list(run))) for answer, run in groupby(told)]
    return listed([f"{count} × {text}" if count > 1 else text for text, count in runs])


def reason_in_words(names: Names, kind: str, numbers: Mapping[str, int]) -> str:
    """What speaks for an answer."""
    called = {"pile": names.pile, "other": names.pile, "card": names.card, "company": names.company}
    facts: dict[str, Value] = {
        name: called[name](value) if name in called else value for name, value in numbers.items()
    }
    return say(f"advice-{kind}", **facts)
