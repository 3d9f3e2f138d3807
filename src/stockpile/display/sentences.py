"""Sentences: events as lines of a log, answers, and hints with their reasons."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from itertools import groupby
from typing import Any, Final

from stockpile.bots.advice import advise, counsel_seed, numbers_for
from stockpile.display.names import Names, listed
from stockpile.i18n import Value, say
from stockpile.records import hidden
from stockpile.rules import events
from stockpile.rules.answers import FAMILY, FORECASTS, PASS, Answer
from stockpile.rules.cards import BOOM, FORMS, WHOLE
from stockpile.rules.events import Event
from stockpile.rules.view import View


def _names_or_count(names: Names, cards: int | tuple[int | None, ...]) -> Value:
    return cards if isinstance(cards, int) else names.cards(cards)


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


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
    "reason": Names.money_reason,
    "amount": lambda names, amount: abs(amount),
    "shares": lambda names, shares: int(shares),
    "investor": Names.investor,
    "strategy": Names.strategy,
    "commerce": Names.commerce,
    "receiver": Names.seat,
    "pair": Names.pair,
    "to_pile": Names.pile,
    "forecasts": Names.forecasts,
    "count": lambda names, count: int(count),
    "half": lambda names, half: _yes(bool(half)),
}


def _whose(names: Names, event: events.PairDealt | events.PairShown) -> dict[str, Value]:
    if event.seat is None:
        return {"whose": "public" if event.pair == names.public_pair else "nobody"}
    return {"whose": "you" if event.seat == names.you else "seat"}


def _after(names: Names, event: events.StockSplit | events.WentBankrupt) -> dict[str, Value]:
    return {"value": names.value(event.company, event.space)}


# What sentences need besides the fields of their events.
_MORE: Final[dict[type[Event], Callable[[Names, Any], dict[str, Value]]]] = {
    events.RoundStarted: lambda names, event: {
        "rounds": names.tables.rounds,
        "last": _yes(event.round == names.tables.rounds - 1),
    },
    events.PairDealt: _whose,
    events.PairShown: _whose,
    events.HandDealt: lambda names, event: {"count": len(event.cards)},
    events.MeeplePlaced: lambda names, event: {"price": names.price(event.space)},
    events.MeepleReturned: lambda names, event: {"you": _yes(event.seat == names.you)},
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
    events.StrategiesDealt: lambda names, event: {
        "count": len(event.strategies),
        "strategies": "" if hidden(event) else names.strategies(event.strategies),
    },
    events.InvestorsDealt: lambda names, event: {
        "count": len(event.investors),
        "investors": "" if hidden(event) else names.investors(event.investors),
    },
    events.InvestorsLaidOut: lambda names, event: {"investors": names.investors(event.investors)},
    events.CardKept: lambda names, event: {"company": _yes(event.company)},  # whether it is one, never which
    events.PileLookedAt: lambda names, event: {"count": len(event.cards)},
    events.CardMoved: lambda names, event: {"card": event.card + 1},
    events.FirstPlayerCardGiven: lambda names, event: {"kept": _yes(event.seat == event.receiver)},
    events.GameEnded: lambda names, event: {"count": len(event.winners), "money": max(event.money)},
}


def _key(event: Event) -> str:
    """The message for an event; some events are told in two ways."""
    match event:
        case events.CardPlaced(seat=None):
            return "event-card-opened"
        case events.MoneyMoved(amount=amount):
            return "event-money-received" if amount > 0 else "event-money-paid"
        case events.PileTaken():  # one sentence names what was seen and counts the rest
            return "event-pile-taken"
    if hidden(event):
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


def seen_by(observer: int, heard: Iterable[Event]) -> list[Event]:
    """What one observer is told."""
    return [event for event in heard if event.seen_by(observer)]


def worth_telling(event: Event) -> bool:
    """Whether a player wants to read it: not what others drew, nor the opening cards, nor what was just named."""
    match event:
        case events.ShareDealt() | events.PairDealt() | events.HandDealt() | events.CommerceDrawn():
            return not hidden(event)
        case events.StrategiesDealt() | events.InvestorsDealt() | events.StrategyDiscarded():
            return not hidden(event)
        case events.CardPlaced(seat=None) | events.MoneyMoved(reason="sale") | events.CommerceTaken():
            return False
    return True


def answer_in_words(names: Names, answer: Answer) -> str:
    """An answer as part of a sentence."""
    facts: dict[str, Value] = {}
    for role, argument in zip(FAMILY[answer.name].roles, answer.args, strict=True):
        fact, value = _BY_ROLE.get(role) or (role, _FACTS[role])
        facts[fact] = value(names, argument)
    return say(f"answer-{answer.name}", **facts)


# Arguments of answers that a sentence calls otherwise, or that count in another way than the fields of events.
_BY_ROLE: Final[dict[str, tuple[str, Callable[[Names, int], Value]]]] = {
    "space": ("price", Names.price),
    "seat": ("receiver", Names.seat),
    "position": ("position", lambda names, place: place + 1),
    "forecast": ("kept", lambda names, place: names.forecast(FORECASTS[place])),
    "action": ("given", lambda names, card: names.card(BOOM + card)),
}


# Hints: what the piles are worth to a person, what a strong bot would answer, and why.

NOBODY_ELSE = "terminal"  # who asks: at a terminal there is one person


def hint_lines(view: View, names: Names, heard: Sequence[Event]) -> list[str]:
    """From a view and what its seat was told, and nothing else."""
    counsel = advise(view, counsel_seed(NOBODY_ELSE, "", view.observer, len(heard)), heard)
    lines = [
        say("advice-line", answers=answers_in_words(names, counsel.answers)),
        reason_in_words(names, counsel.reason.kind, counsel.reason.facts),
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
