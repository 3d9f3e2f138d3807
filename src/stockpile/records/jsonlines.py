"""A recorded game as JSON objects, one after the other, for other programs."""

from collections.abc import Iterator

from stockpile.content import Content
from stockpile.records.head import check_observer, observers, own_figures
from stockpile.records.record import Record
from stockpile.records.replay import Played, Replay
from stockpile.records.seen import SeenRecord, as_seen
from stockpile.rules.decision import Decision
from stockpile.rules.events import Event
from stockpile.rules.game import Game

Json = dict[str, object]


def json_lines(record: Record, seat: int | None = None, to: int | None = None) -> Iterator[Json]:
    """The whole game, or what one seat saw of it (the number of players: what spectators saw).

    Each object has a `type`: first `config` and `chance`, then `event`, `decision` and `answer` as they come, at last
    `standing`, or the open `decision` if the game is not over there.

    >>> from stockpile.records.session import Session
    >>> session = Session.new(seed=3)
    >>> session.play(session.game.decision.answers[-1])
    >>> [line["type"] for line in json_lines(session.record) if line["type"] != "event"]
    ['config', 'chance', 'decision', 'answer', 'decision']
    >>> for line in json_lines(session.record, seat=2):
    ...     if line["type"] in ("decision", "answer"):
    ...         print(line)
    {'type': 'decision', 'number': 0, 'seat': 0, 'question': 'place', 'subject': {}}
    {'type': 'answer', 'number': 0, 'seat': 0, 'answer': 'place ? down D'}
    {'type': 'decision', 'number': 1, 'seat': 0, 'question': 'place', 'subject': {}}
    """
    if seat is not None:
        check_observer(seat, record.config.players)
    played = Replay(record, to)
    yield from _head(record, seat)
    yield from _events(played.opening, record.config.players, seat)
    for each in played:
        yield _decision(each.decision, each.number, seat)
        yield _answer(each.number, each.decision.seat, _seen_text(each, seat), each.stand_in)
        yield from _events(each.events, record.config.players, seat)
    yield (
        _standing(played.game)
        if played.game.over
        else _decision(played.game.decision, len(played.record.answers), seat)
    )


def seen_lines(seen: SeenRecord, last: int) -> Iterator[Json]:
    """The same of what one observer saw, up to `last` answers; every event has that observer alone as its audience."""
    yield from _head(seen, seen.observer)
    for number, seen_moment in enumerate(seen.moments[: last + 1]):
        if number:
            said = seen.answers[number - 1]
            yield _answer(number - 1, said.seat, said.text, said.stand_in)
        yield from _events(seen_moment.events, seen.config.players, seen.observer)
        decision = seen_moment.view.decision
        if decision is not None:
            yield {"type": "decision", "number": number} | decision.to_json()


def _head(record: Record | SeenRecord, seat: int | None) -> Iterator[Json]:
    """What is played, and which observer it is shown for; chance only where everything may be seen."""
    config: Json = {
        "type": "config",
        "players": record.config.players,
        "preset": record.config.preset,
        "modules": list(record.config.modules),
        "investor_sets": list(record.config.investor_sets),
        "content": record.content.version,
        "names": list(record.names),
    } | _own_figures(record.content)
    if isinstance(record, Record) and seat is None:
        yield config
        yield {"type": "chance"} | record.chance.to_json()
        if record.deal:
            yield {"type": "deal", "transcript": record.deal}
    elif seat is not None:
        yield config | {"seen_by": observers(record.config.players)[seat]}


def _own_figures(content: Content) -> Json:
    """Figures that are not ours: the version of ours that they lie over, and what differs."""
    base, entries = own_figures(content)
    return {"base": base.version, "figures": entries} if entries else {}


def _decision(decision: Decision, number: int, seat: int | None) -> Json:
    """A question. Its answers are a secret of the asked seat: they tell what it holds."""
    line: Json = {"type": "decision", "number": number} | decision.to_json()
    if seat in (None, decision.seat):
        line["answers"] = [str(answer) for answer in decision.answers]
    return line


def _seen_text(played: Played, seat: int | None) -> str:
    return str(played.answer) if seat in (None, played.decision.seat) else as_seen(played.answer)


def _answer(number: int, seat: int, text: str, stand_in: bool) -> Json:
    line: Json = {"type": "answer", "number": number, "seat": seat, "answer": text}
    return line | {"stand_in": True} if stand_in else line


def _events(news: tuple[Event, ...], players: int, seat: int | None) -> Iterator[Json]:
    for event in news:
        if seat is None or event.seen_by(seat):
            yield {"type": "event"} | event.to_json(players)


def _standing(game: Game) -> Json:
    """Places and the breakdown by seat, once the game is over: all of it is public (R-INFO-1)."""
    return {"type": "standing", "winners": game.winners, "seats": game.standing}
