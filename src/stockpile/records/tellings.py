"""Where the faces of cards are known to some only, one thing is told in two events: put together here."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from stockpile.rules import events
from stockpile.rules.events import Event

# Events that are told with faces to those who see them and without to the others: the fields with the faces.
_FACES: Final[dict[type[Event], tuple[str, ...]]] = {
    events.ShareDealt: ("company",),
    events.PairDealt: ("company", "forecast"),
    events.HandDealt: ("cards",),
    events.CardPlaced: ("card",),
    events.PileTaken: ("cards",),
    events.StrategiesDealt: ("strategies",),
    events.InvestorsDealt: ("investors",),
    events.StrategyDiscarded: ("strategy",),
    events.CommerceDrawn: ("commerce",),
    events.PileLookedAt: ("cards",),
}


def hidden(event: Event) -> int:
    """How many faces this telling of an event leaves out."""
    told = [getattr(event, field) for field in _FACES.get(type(event), ())]
    return sum(faces.count(None) if isinstance(faces, tuple) else faces is None for faces in told)


def _without_faces(event: Event) -> Event:
    blank: dict[str, Any] = {"audience": 0}
    for field in _FACES[type(event)]:
        faces = getattr(event, field)
        blank[field] = (None,) * len(faces) if isinstance(faces, tuple) else None
    return replace(event, **blank)


def _same(told: Event, event: Event) -> bool:
    """Whether two tellings, to different audiences, are of one event."""
    if type(told) is not type(event) or type(event) not in _FACES or told.audience & event.audience:
        return False
    return _without_faces(told) == _without_faces(event)


def seen_by_all(heard: Iterable[Event]) -> list[Event]:
    """Everything once, with every face: of tellings of one event to several audiences, the fullest."""
    told: list[Event] = []
    for event in heard:
        if told and _same(told[-1], event):
            fullest = min(told[-1], event, key=hidden)
            told[-1] = fullest.to(told[-1].audience | event.audience)
        else:
            told.append(event)
    return told
