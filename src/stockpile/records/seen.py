"""A record for one observer: what that seat (or the spectators) saw of an unfinished game, and nothing else."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

from stockpile.content import Content
from stockpile.records.body import Said, body_text, check_body, heading, round_in, said_in
from stockpile.records.errors import RecordError
from stockpile.records.glances import GLANCES, Glance, glance, glances_text, read_glances
from stockpile.records.head import END, HEADINGS, Head, check_observer, observers, parse_head
from stockpile.records.lines import Line
from stockpile.records.record import SETTING_UP, Record, figures
from stockpile.records.replay import Replay
from stockpile.records.sections import Rows
from stockpile.records.sight import Sight, as_seen
from stockpile.records.text import write
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import Config
from stockpile.rules.step import STEPS
from stockpile.rules.tables import Tables

QUESTIONS: Final = {step.question for step in STEPS if step.question}
READINGS: Final = {str(answer) for answer in ANSWERS} | {as_seen(answer) for answer in ANSWERS}


@dataclass(frozen=True)
class SeenRecord:
    """What an observer saw of a game. It can be shown, and not be replayed: what is missing was never in it.

    Chance is in words, `?` for what is hidden; the observer is a seat or, for spectators, the number of players.
    Glances are one more than answers, or none in the exports of older versions.
    """

    config: Config
    content: Content
    observer: int
    chance: dict[str, Rows]
    answers: tuple[Said, ...] = ()
    names: tuple[str, ...] = ()
    glances: tuple[Glance, ...] = ()

    def name(self, seat: int) -> str:
        """The name of a seat, "" without one."""
        return self.names[seat] if self.names else ""

    def text(self) -> str:
        """The record as `read_seen` reads it."""
        seen_by = observers(self.config.players)[self.observer]
        head = Head(self.config, self.content, self.names, self.chance, seen_by)
        return head.text() + body_text(self.answers) + glances_text(self.glances)


def redacted(record: Record, seat: int) -> str:
    """The text of a record for one seat, or for spectators if `seat` is the number of players.

    Nothing in it depends on what that observer has not seen. A game that is over has no secrets left, so it is
    written whole.

    >>> from stockpile.records.session import Session
    >>> session = Session.new(Config(players=3), seed=2)
    >>> for _ in range(2):
    ...     session.play(session.game.decision.answers[-1])
    >>> for seat in (2, 0):
    ...     print([line for line in redacted(session.record, seat).splitlines() if " place: " in line])
    ['2 place: place boom down C', '2 place: place cosmic up C']
    ['2 place: place ? down C', '2 place: place cosmic up C']
    """
    check_observer(seat, record.config.players)
    played = Replay(record)
    sight = Sight(played.game.tables, seat)
    sight.hear(played.opening)
    glances = [glance(played.opening, played.game.view(seat))]
    for each in played:
        sight.watch(each)
        glances.append(glance(each.events, played.game.view(seat)))
    if played.game.over:
        return write(record)
    answers = tuple(sight.answers)
    names, content = record.names, record.content
    return SeenRecord(record.config, content, seat, sight.chance, answers, names, tuple(glances)).text()


def read_seen(text: str, content: Content | None = None) -> SeenRecord:
    """What an observer saw, from the text that `redacted` wrote of an unfinished game.

    Words, sizes and order are checked. Whether the game can have gone so is not: that takes the whole record.
    """
    head, lines = parse_head(text, content, seen=True)
    observer = observers(head.config.players).index(head.seen_by)
    body, rest = _parted(lines)
    answers = tuple(_answers(body, figures(head.config, head.content)))
    glances = tuple(read_glances(rest, head.config, head.content, observer))
    if glances and len(glances) != len(answers) + 1:
        raise RecordError("seen-count", answers=len(answers), seen=len(glances) - 1)
    return SeenRecord(head.config, head.content, observer, head.chance, answers, head.names, glances)


def _parted(lines: Iterator[Line]) -> tuple[list[Line], Iterator[Line]]:
    """The answers, and what was told and seen."""
    body: list[Line] = []
    for line in lines:
        if line.key in GLANCES:
            return body, chain([line], lines)
        body.append(line)
    return body, iter(())


def _answers(lines: Iterable[Line], tables: Tables) -> Iterator[Said]:
    rounds = range(SETTING_UP if tables.investors or tables.strategies else 0, tables.rounds)
    current = rounds.start - 1
    for line in lines:
        check_body(line)
        if line.key == END:
            raise line.error("seen-over")
        if line.key in HEADINGS:
            _check_round(line, current, rounds)
            current = round_in(line)
        elif current in rounds:
            yield _said(line, current, tables.players)
        else:
            raise line.error("first-answer", heading=repr(heading(rounds.start)))


def _check_round(line: Line, current: int, rounds: range) -> None:
    number = round_in(line)
    if number != current + 1 or number not in rounds:
        first, last = heading(rounds.start), heading(rounds.stop - 1)
        raise line.error("round-order", heading=repr(heading(number)), first=repr(first), last=repr(last))


def _said(line: Line, current: int, players: int) -> Said:
    said = said_in(line, current)
    if said.seat >= players:
        raise line.error("no-seat", seat=said.seat)
    if said.question not in QUESTIONS:
        raise line.error("unknown", word=repr(said.question))
    if said.text not in READINGS:
        raise line.error("no-answer", text=repr(said.text))
    return said
