"""What an observer was told and saw, answer by answer: the lines after the answers of an export, and back.

Before the first answer and after each one stand the events that were told, a line each, and what has changed in the
observer's view since. So a game can be shown as that observer saw it, without anything of it that is hidden.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from types import NoneType
from typing import Any, Final, get_type_hints

from stockpile.content import Content
from stockpile.records.lines import HIDDEN, Line, number_in
from stockpile.rules.config import Config
from stockpile.rules.events import KINDS, Event, name_of
from stockpile.rules.fields import JSON_LISTS, LISTS, VIEW_NUMBERS, lists_to_json
from stockpile.rules.game import View, view_from_json
from stockpile.rules.listview import lists_of

TOLD: Final = "told"
SEES: Final = "sees"
MOMENT_KEYS: Final = (TOLD, SEES)

_NUMBER: Final = re.compile("-?[0-9]{1,18}")  # the engine has 64 bits
_REASON: Final = re.compile("[a-z-]{1,40}")
_MOST: Final = 1000  # numbers in a list; no game has this many cards

Shown = dict[str, int | list[int]]


@dataclass(frozen=True)
class SeenMoment:
    """What an observer was told when an answer was given (or at the start), and the view then."""

    events: tuple[Event, ...]
    view: View


def seen_moment(news: Iterable[Event], view: View) -> SeenMoment:
    """What this view's observer gets of the news; the audience, which is nobody's business, is the observer alone."""
    told = [event.to(1 << view.observer) for event in news if event.seen_by(view.observer)]
    return SeenMoment(tuple(told), view)


# Events in words: the name, then every fact with its number or numbers.

_BY_NAME: Final = {name_of(kind): kind for kind in KINDS}
_FACTS: Final = {
    kind: {each.name: get_type_hints(kind)[each.name] for each in fields(kind) if each.name != "audience"}
    for kind in KINDS
}


def _word(value: object) -> str:
    """
    >>> _word(None), _word(3), _word(True), _word((1, None)), _word("dividend")
    ('?', '3', '1', '1,?', 'dividend')
    """
    if isinstance(value, tuple | list):
        return ",".join(map(_word, value))
    if value is None:
        return HIDDEN
    return value if isinstance(value, str) else str(int(value))  # type: ignore[call-overload]  # facts are ints


def _told(event: Event) -> str:
    facts = [f"{name}={_word(getattr(event, name))}" for name in _FACTS[type(event)]]
    return " ".join([TOLD, event.name, *facts])


def _number(line: Line, word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise line.error("no-number", word=repr(word))
    return int(word)


def _numbers(line: Line, word: str, hidden: bool = False) -> list[int | None]:
    words = word.split(",") if word else []
    if len(words) > _MOST:
        raise line.error("many-numbers")
    return [None if hidden and each == HIDDEN else _number(line, each) for each in words]


def _fact(line: Line, word: str, hint: Any) -> object:
    """The value of a fact, of the type that its event has."""
    kinds = getattr(hint, "__args__", ())
    if hint is str:
        if not _REASON.fullmatch(word):
            raise line.error("no-plain-word", word=repr(word))
        return word
    if hint is bool and word in ("0", "1"):
        return word == "1"
    if kinds and getattr(hint, "__origin__", None) is tuple:
        return tuple(_numbers(line, word, hidden=kinds[0] is not int))
    if NoneType in kinds and word == HIDDEN:
        return None
    return _number(line, word)


def _event(line: Line, observer: int) -> Event:
    kind = _BY_NAME.get(line.words[1]) if len(line.words) > 1 else None
    if kind is None:
        raise line.error("no-event", key=repr(TOLD))
    given = _assignments(line)
    if list(given) != list(_FACTS[kind]):
        event, facts = repr(line.words[1]), ", ".join(_FACTS[kind])
        raise line.error("event-facts", event=event, facts=facts) if facts else line.error("event-alone", event=event)
    told: dict[str, Any] = {name: _fact(line, given[name], hint) for name, hint in _FACTS[kind].items()}
    return kind(**told).to(1 << observer)


def _assignments(line: Line) -> dict[str, str]:
    """The `name=value` words of a line, after its first two."""
    pairs = [word.partition("=") for word in line.words[2:]]
    given = {name: value for name, equals, value in pairs if equals}
    if len(given) != len(pairs):
        raise line.error("assignments")
    return given


# Views in words: what has changed. What can be answered is left out, it is of no use any more.


def _shown(view: View) -> Shown:
    return {name: int(getattr(view, name)) for name in VIEW_NUMBERS} | lists_to_json(lists_of(view, LISTS))


def _sees(number: int, shown: Shown, before: Shown) -> str:
    changes = [f"{name}={_word(value)}" for name, value in shown.items() if before.get(name) != value]
    return " ".join([SEES, str(number), *changes])


def moments_text(moments: Sequence[SeenMoment]) -> str:
    """The lines of all moments."""
    lines: list[str] = [""] if moments else []
    before: Shown = {}
    for number, each in enumerate(moments):
        shown = _shown(each.view)
        lines += [*map(_told, each.events), _sees(number, shown, before)]
        before = shown
    return "".join(line + "\n" for line in lines)


def read_moments(lines: Iterable[Line], config: Config, content: Content, observer: int) -> Iterator[SeenMoment]:
    """The moments that these lines hold, in their order."""
    told: list[Event] = []
    shown: Shown = {}
    number = 0
    line = None
    for line in lines:
        if line.key == TOLD:
            told.append(_event(line, observer))
        elif line.key != SEES:
            raise line.error("after-seen", key=repr(line.key))
        else:
            if len(line.words) < 2 or number_in(line, line.words[1]) != number:
                raise line.error("no-sees", sees=SEES, number=number)
            shown = shown | _changes(line)
            yield SeenMoment(tuple(told), _view(line, shown, config, content, observer))
            told, number = [], number + 1
    if told and line is not None:
        raise line.error("unseen", sees=SEES, number=number)


def _changes(line: Line) -> Shown:
    return {
        name: [int(each or 0) for each in _numbers(line, value)] if name in JSON_LISTS else _number(line, value)
        for name, value in _assignments(line).items()
    }


def _view(line: Line, shown: Shown, config: Config, content: Content, observer: int) -> View:
    game = {
        "players": config.players,
        "modules": list(config.modules),
        "investor_sets": list(config.investor_sets),
        "content": content.version,
        "legal": None,
    }
    try:
        view = view_from_json(game | shown, content)
    except KeyError as error:
        raise line.error("seen-lacks", name=str(error.args[0])) from None
    if view.observer != observer:
        raise line.error("seen-other")
    return view
