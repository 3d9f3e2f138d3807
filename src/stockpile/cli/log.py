"""Events as lines of a log, for one reader or for somebody who sees every card."""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from typing import Any, Final

from stockpile.cli.names import Names
from stockpile.rules import events
from stockpile.rules.answers import Answer
from stockpile.rules.cards import FORMS, WHOLE
from stockpile.rules.events import Event
from stockpile.words import Value, say


def _names_or_count(names: Names, cards: int | tuple[int | None, ...]) -> Value:
    return cards if isinstance(cards, int) else names.cards(cards)


# What the fields of events are called in a sentence. A field that is None stays out of it.
_FACTS: Final[dict[str, Callable[[Names, Any], Value]]] = {
    "seat": Names.seat,
    "first": Names.seat,
    "seats": Names.seat_list,
    "winners": Names.seat_list,
    "company": Names.company,
    "forecast": Names.forecast,
    "card": Names.card,
    "cards": _names_or_count,
    "pile": Names.pile,
    "side": Names.side,
    "round": lambda names, count: int(count) + 1,
    "fee": lambda names, fee: names.tables.fees[fee],
    "form": lambda names, form: FORMS[form],
    "reason": lambda names, reason: say(f"money-{reason}"),
    "amount": lambda names, amount: abs(amount),
    "shares": lambda names, shares: int(shares),
}


def _whose(names: Names, event: events.PairDealt | events.PairShown) -> dict[str, Value]:
    if event.seat is None:
        return {"whose": "public" if event.pair == names.public_pair else "nobody"}
    return {"whose": "you" if event.seat == names.you else "seat"}


def _after(names: Names, event: events.StockSplit | events.WentBankrupt) -> dict[str, Value]:
    return {"value": names.value(event.company, event.space)}


# What sentences need besides the fields of their events.
_MORE: Final[dict[type[Event], Callable[[Names, Any], dict[str, Value]]]] = {
    events.RoundStarted: lambda names, event: {"rounds": names.tables.rounds},
    events.PairDealt: _whose,
    events.PairShown: _whose,
    events.HandDealt: lambda names, event: {"count": len(event.cards)},
    events.MeeplePlaced: lambda names, event: {"price": names.price(event.space)},
    events.MeepleReturned: lambda names, event: {"you": "yes" if event.seat == names.you else "no"},
    events.TickerMoved: lambda names, event: {
        "direction": "up" if event.end > event.start else "down",
        "before": names.value(event.company, event.start),
        "after": names.value(event.company, event.end),
    },
    events.StockSplit: _after,
    events.WentBankrupt: _after,
    events.SharesLost: lambda names, event: {"cards": event.regular + event.split},
    events.ShareSold: lambda names, event: {"amount": event.price * (2 if event.form == WHOLE else 1)},
    events.PortfolioSold: lambda names, event: {"shares": event.regular + 2 * event.split},
    events.GameEnded: lambda names, event: {"count": len(event.winners), "money": max(event.money)},
}


def _key(event: Event) -> str:
    """The message for an event; some events are told in two ways."""
    match event:
        case events.CardPlaced(seat=None):
            return "event-card-opened"
        case events.MoneyMoved(amount=amount):
            return "event-money-received" if amount > 0 else "event-money-paid"
        case events.ShareDealt() | events.PairDealt() | events.HandDealt() | events.CardPlaced() if _hidden(event):
            return f"event-{event.name}-hidden"
    return f"event-{event.name}"


def sentence(names: Names, event: Event) -> str:
    """One line of the log."""
    facts: dict[str, Value] = {}
    for field in fields(event):
        fact = getattr(event, field.name)
        if fact is not None and field.name in _FACTS:
            facts[field.name] = _FACTS[field.name](names, fact)
    more = _MORE.get(type(event))
    return say(_key(event), **facts | (more(names, event) if more is not None else {}))


def _faces(event: Event) -> tuple[int | None, ...]:
    """The faces that an event shows, None for those its audience has not seen."""
    match event:
        case events.ShareDealt(company=company):
            return (company,)
        case events.PairDealt(company=company, forecast=forecast):
            return (company, forecast)
        case events.HandDealt(cards=cards) | events.PileTaken(cards=cards):
            return cards
        case events.CardPlaced(card=card):
            return (card,)
    return ()


def _hidden(event: Event) -> int:
    return _faces(event).count(None)


def _without_faces(event: Event) -> Event:
    match event:
        case events.ShareDealt():
            return replace(event, company=None, audience=0)
        case events.PairDealt():
            return replace(event, company=None, forecast=None, audience=0)
        case events.HandDealt() | events.PileTaken():
            return replace(event, cards=(None,) * len(event.cards), audience=0)
        case events.CardPlaced():
            return replace(event, card=None, audience=0)
    return event


def seen_by(observer: int, heard: Iterable[Event]) -> list[Event]:
    """What one observer is told."""
    return [event for event in heard if event.seen_by(observer)]


def seen_by_all(heard: Iterable[Event]) -> list[Event]:
    """Everything once, with every face: of tellings of one event to several audiences, the fullest."""
    told: list[Event] = []
    for event in heard:
        same = bool(told) and not told[-1].audience & event.audience
        if same and _faces(event) and _without_faces(told[-1]) == _without_faces(event):
            fullest = min(told[-1], event, key=_hidden)
            told[-1] = fullest.to(told[-1].audience | event.audience)
        else:
            told.append(event)
    return told


def worth_telling(event: Event) -> bool:
    """Whether a player wants to read it: not what others drew, nor the opening cards, nor a sum that was just named."""
    match event:
        case events.ShareDealt() | events.PairDealt() | events.HandDealt():
            return not _hidden(event)
        case events.CardPlaced(seat=None) | events.MoneyMoved(reason="sale"):
            return False
    return True


def answer_in_words(names: Names, answer: Answer) -> str:
    """An answer as part of a sentence."""
    facts: dict[str, Value] = {}
    for field, argument in zip(_ARGUMENTS[answer.name], answer.args, strict=True):
        facts[field] = names.price(argument) if field == "price" else _FACTS[field](names, argument)
    return say(f"answer-{answer.name}", **facts)


# What the arguments of answers are called in a sentence, by family.
_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "pass": (),
    "place": ("card", "side", "pile"),
    "bid": ("pile", "price"),
    "boom": ("company",),
    "bust": ("company",),
    "sell": ("form", "company"),
    "show": ("shares",),
}
