"""Games that are over, and records that somebody opens: everything is shown, to any point."""

import hashlib
from collections.abc import Sequence
from dataclasses import fields

from stockpile.records import Record, Replay
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.server import messages
from stockpile.server.display import TableView
from stockpile.server.happened import message_of
from stockpile.server.messages import By
from stockpile.server.present import figures, present
from stockpile.server.refusals import Refusal


def open_view(game: Game) -> TableView:
    """The spectator's view with every card turned over."""
    view = game.view()
    view.table = game.table.copy()
    view.pairs = game.pairs.copy()
    view.known = game.regular.copy()
    return present(view)


def record_key(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def moment(record: Record, to: int) -> messages.Moment:
    """A game after `to` answers."""
    last = len(record.answers)
    if to > last:
        raise Refusal("server-no-such-moment", 404, last=last)
    play = Replay(record.up_to(to))
    for _ in play:
        pass
    return messages.Moment(to, last, open_view(play.game))


def history(key: str, record: Record, by: Sequence[By] = ()) -> messages.History:
    """The whole course of a game, and what everybody was worth after each round."""
    play = Replay(record)
    opening = [message_of(event) for event in _whole(play.opening)]
    given: list[messages.Given] = []
    worth = [play.game.worth] if _begins_round(play.opening) else []
    for each in play:
        decision, facts = each.decision, [message_of(event) for event in _whole(each.events)]
        given.append(
            messages.Given(
                number=each.number,
                round=each.round,
                seat=decision.seat,
                question=decision.question,
                subject=decision.subject,
                answer=each.answer.number,
                text=str(each.answer),
                by=by[each.number] if each.number < len(by) else "player",
                events=facts,
            )
        )
        if _begins_round(each.events) or play.game.over:
            worth.append(play.game.worth)
    names = [record.name(seat) for seat in range(record.config.players)]
    return messages.History(key, names, figures(play.game.tables), opening, given, worth, play.game.over)


def _whole(events: Sequence[Event]) -> list[Event]:
    """What is told in two versions is kept in the one with the faces."""
    kept: list[Event] = []
    for event in events:
        if kept and type(kept[-1]) is type(event) and _same_but_faces(kept[-1], event):
            kept[-1] = event if _hidden(event) < _hidden(kept[-1]) else kept[-1]
        else:
            kept.append(event)
    return kept


def _facts(event: Event) -> list[object]:
    """All facts, one after the other; None stands for what an audience did not see."""
    facts: list[object] = []
    for each in fields(event):
        if each.name != "audience":
            value = getattr(event, each.name)
            facts += value if isinstance(value, tuple) else [value]
    return facts


def _hidden(event: Event) -> int:
    return _facts(event).count(None)


def _same_but_faces(one: Event, other: Event) -> bool:
    """Whether two events tell one thing to two audiences."""
    if one.audience & other.audience:
        return False
    pairs = list(zip(_facts(one), _facts(other), strict=False))
    return len(_facts(one)) == len(_facts(other)) and all(a == b or a is None or b is None for a, b in pairs)


def _begins_round(events: Sequence[Event]) -> bool:
    return any(event.name == "round-started" for event in events)
