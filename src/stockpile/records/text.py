"""Records as text: `write`, `read` and `verify`. The format is specified in docs/records.md.

>>> from stockpile.records.session import Session
>>> from stockpile.rules.config import Config
>>> session = Session.new(Config(players=2), seed=1, names=("Ann", "Bo"))
>>> session.play(session.game.decision.answers[0])
>>> text = write(session.record)
>>> text.splitlines()[:2], text.splitlines()[-2:]
(['stockpile record 1', 'players 2'], ['round 1', '0 place: place bust up A'])
>>> read(text) == session.record
True
>>> read(text.replace("bust up", "boom up"))
Traceback (most recent call last):
    ...
stockpile.records.errors.RecordError: line 26: seat 0 is asked to place; place boom up A is refused: not-in-your-hand
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from stockpile.content import Content
from stockpile.records.body import Said, body_text, check_body, heading, round_in, said_in, totals_in
from stockpile.records.errors import located
from stockpile.records.head import END, HEADINGS, Head, parse_head
from stockpile.records.lines import Line
from stockpile.records.record import Record, check_chance, figures
from stockpile.records.replay import Replay, round_of
from stockpile.records.sections import sections_of
from stockpile.rules.answers import Answer, parse
from stockpile.rules.chance import Chance, draw
from stockpile.rules.decision import Decision
from stockpile.rules.game import Game, set_up
from stockpile.rules.tables import Tables


def write(record: Record) -> str:
    """The text of a record. It is played on the way, because each answer stands beside its question."""
    played = Replay(record)
    answers = [
        Said(each.round, each.decision.seat, each.decision.question, str(each.answer), each.stand_in) for each in played
    ]
    return _head(record).text() + body_text(answers, _final_money(played.game))


def read(text: str, content: Content | None = None) -> Record:
    """The record that a text holds, played through, so that every answer in it is known to be legal.

    Whatever is wrong is refused with its line and the reason. The figures are ours of the version that it names, or its
    own, if it carries them. One that names others and does not carry them needs them given.
    """
    return _read(text, content)[0]


def verify(text: str, content: Content | None = None) -> Game:
    """The game that a text holds, after its last answer; refuses what `read` refuses.

    >>> from stockpile.records.session import Session
    >>> verify(write(Session.new(seed=4).record)) == Game.new(seed=4)
    True
    """
    return _read(text, content)[1]


def _read(text: str, content: Content | None) -> tuple[Record, Game]:
    head, lines = parse_head(text, content)
    tables = figures(head.config, head.content)
    record = Record(head.config, head.content, _chance(head, tables), (), head.names, head.deal)
    game = set_up(tables, record.chance)
    given = list(_play_lines(game, lines))
    stand_ins = frozenset(number for number, (_, stand_in) in enumerate(given) if stand_in)
    return replace(record, answers=tuple(answer for answer, _ in given), stand_ins=stand_ins), game


def _head(record: Record) -> Head:
    chance = {section.key: section.rows(record.chance) for section in sections_of(record.config)}
    return Head(record.config, record.content, record.names, chance, deal=record.deal)


def _chance(head: Head, tables: Tables) -> Chance:
    """What chance decided. It is laid over some other chance part by part, so that the part that is wrong is found."""
    some, sections = draw(tables, Random(0)), sections_of(head.config)
    parts = {section.key: getattr(some, section.key) for section in sections}
    for section in sections:
        parts[section.key] = section.value(head.chance[section.key])
        if not section.with_next:
            with located(head.chance_lines[section.key]):
                check_chance(Chance(**parts), tables)
    return Chance(**parts)


def _play_lines(game: Game, lines: Iterator[Line]) -> Iterator[tuple[Answer, bool]]:
    """Play what the lines after the head say; gives the answers, and whether a bot gave each for a person."""
    for line in lines:
        check_body(line)
        if line.key == END:
            _check_end(game, line)
            break
        with located(line.number):
            asked = game.decision
        if line.key in HEADINGS:
            _check_round(game, line)
        else:
            yield _answer(game, line, asked)
    for line in lines:
        raise line.error("after-end", key=repr(END))


def _check_round(game: Game, line: Line) -> None:
    if round_in(line) != round_of(game):
        raise line.error("other-round", here=heading(round_of(game)), named=heading(round_in(line)))


def _check_end(game: Game, line: Line) -> None:
    if not game.over:
        raise line.error("not-over", seat=game.asked, question=game.decision.question)
    money = _final_money(game)
    if totals_in(line) != money:
        raise line.error("other-end", money=" ".join(map(str, money)))


def _answer(game: Game, line: Line, asked: Decision) -> tuple[Answer, bool]:
    said = said_in(line, round_of(game))
    if said.seat != asked.seat:
        raise line.error("other-seat", seat=said.seat, asked=asked.seat, question=asked.question)
    if said.question != asked.question:
        raise line.error("other-question", seat=asked.seat, asked=asked.question, question=said.question)
    try:
        answer = parse(said.text)
    except ValueError as error:
        raise line.error("no-answer", text=repr(said.text)) from error
    with located(line.number):
        game.play(answer)
    return answer, said.stand_in


def _final_money(game: Game) -> list[int]:
    """Each seat's money at the end; nothing while the game goes on."""
    return [row["total"] for row in game.standing]
