"""Games that are over, and records that somebody opens: everything is shown, to any point."""

import hashlib
from collections.abc import Sequence

from stockpile.records import Record, Replay, replay, seen_by_all
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.server.messages import protocol
from stockpile.server.messages.display import TableView
from stockpile.server.messages.happened import message_of
from stockpile.server.messages.protocol import By
from stockpile.server.messages.refusals import Refusal
from stockpile.server.table.present import figures, present


def open_view(game: Game) -> TableView:
    """The spectator's view with every card turned over."""
    view = game.view()
    view.table = game.table.copy()
    view.pairs = game.pairs.copy()
    view.known = game.regular.copy()
    return present(view)


def record_key(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def moment(record: Record, to: int) -> protocol.Moment:
    """A game after `to` answers."""
    last = len(record.answers)
    if to > last:
        raise Refusal("server-no-such-moment", 404, last=last)
    return protocol.Moment(to, last, open_view(replay(record, to)))


def history(key: str, record: Record, by: Sequence[By] = ()) -> protocol.History:
    """The whole course of a game, and what everybody was worth after each round."""
    play = Replay(record)
    opening = [message_of(event) for event in seen_by_all(play.opening)]
    given: list[protocol.Given] = []
    worth = [play.game.worth] if _begins_round(play.opening) else []
    for each in play:
        decision, facts = each.decision, [message_of(event) for event in seen_by_all(each.events)]
        given.append(
            protocol.Given(
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
    return protocol.History(key, names, figures(play.game.tables), opening, given, worth, play.game.over)


def _begins_round(events: Sequence[Event]) -> bool:
    return any(event.name == "round-started" for event in events)
