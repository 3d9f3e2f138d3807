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
>>> read(text.replace("bust up", "bust sideways"))
Traceback (most recent call last):
    ...
stockpile.records.errors.RecordError: line 26: no answer reads 'place bust sideways A'
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from random import Random
from typing import Final

from stockpile.content import Content
from stockpile.records.errors import located
from stockpile.records.head import END, HEAD_KEYS, HEADINGS, ROUND, SET_UP, Head, is_body, parse_head
from stockpile.records.lines import Line, number_in
from stockpile.records.record import SETTING_UP, Record, check_chance, checked_figures
from stockpile.records.replay import Replay, round_of
from stockpile.records.sections import sections_of
from stockpile.rules.answers import Answer, parse
from stockpile.rules.chance import Chance, draw
from stockpile.rules.decision import Decision
from stockpile.rules.figures import Figures
from stockpile.rules.game import Game, set_up

COLON: Final = ":"
STAND_IN: Final = "stand-in"  # the comment after an answer that a bot gave for a person; every reader lets it pass


@dataclass(frozen=True)
class Said:
    """An answer in words: the round (from 0, or SETTING_UP), who was asked what, and the answer, maybe with `?` in it.

    >>> print(Said(round=2, seat=1, question="bid", text="bid B 3"))
    1 bid: bid B 3
    >>> print(Said(round=2, seat=1, question="bid", text="bid B 3", stand_in=True))
    1 bid: bid B 3  # stand-in
    """

    round: int
    seat: int
    question: str
    text: str
    stand_in: bool = False  # a bot answered for the person

    def __str__(self) -> str:
        line = f"{self.seat} {self.question}{COLON} {self.text}"
        return f"{line}  # {STAND_IN}" if self.stand_in else line


def heading(number: int) -> str:
    """The line before the answers of a round, or before those of the set-up.

    >>> heading(SETTING_UP), heading(0)
    ('set-up', 'round 1')
    """
    return SET_UP if number == SETTING_UP else f"{ROUND} {number + 1}"


def body_text(answers: Iterable[Said], totals: Sequence[int] = ()) -> str:
    """The lines of the body; totals are each seat's money at the end of a finished game."""
    lines: list[str] = []
    for number, group in groupby(answers, lambda said: said.round):
        lines += ["", heading(number), *map(str, group)]
    if totals:
        lines += ["", " ".join([END, *map(str, totals)])]
    return "".join(line + "\n" for line in lines)


def check_body(line: Line) -> None:
    """Refuse a line that has no place among the answers."""
    if line.key in HEAD_KEYS:
        raise line.error("late-key", key=repr(line.key))
    if not is_body(line):
        raise line.error("unknown", word=repr(line.key))


def said_in(line: Line, current: int) -> Said:
    """The answer of a line in the current round."""
    seat = number_in(line, line.key)
    if len(line.words) < 3 or not line.words[1].endswith(COLON):
        raise line.error("no-said", seat=seat)
    question, text = line.words[1].removesuffix(COLON), " ".join(line.words[2:])
    return Said(current, seat, question, text, line.comment == STAND_IN)


def round_in(line: Line) -> int:
    """The round that a heading opens, counted from 0, or SETTING_UP."""
    if line.words == (SET_UP,):
        return SETTING_UP
    if line.key == SET_UP:
        raise line.error("after-set-up", key=repr(SET_UP))
    number = number_in(line, line.one())
    if number == 0:
        raise line.error("round-0")
    return number - 1


def totals_in(line: Line) -> list[int]:
    """Each seat's money, as an `end` line has it. Taxes can push it below 0."""
    try:
        return [int(word) for word in line.words[1:]]
    except ValueError:
        raise line.error("money", key=repr(END)) from None


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
    figures = checked_figures(head.config, head.content)
    record = Record(head.config, head.content, _chance(head, figures), (), head.names, head.deal)
    game = set_up(figures, record.chance)
    given = list(_play_lines(game, lines))
    stand_ins = frozenset(number for number, (_, stand_in) in enumerate(given) if stand_in)
    return replace(record, answers=tuple(answer for answer, _ in given), stand_ins=stand_ins), game


def _head(record: Record) -> Head:
    chance = {section.key: section.rows(record.chance) for section in sections_of(record.config)}
    return Head(record.config, record.content, record.names, chance, deal=record.deal)


def _chance(head: Head, figures: Figures) -> Chance:
    """What chance decided. It is laid over some other chance part by part, so that the part that is wrong is found."""
    some, sections = draw(figures, Random(0)), sections_of(head.config)
    parts = {section.key: getattr(some, section.key) for section in sections}
    for section in sections:
        parts[section.key] = section.value(head.chance[section.key])
        if not section.with_next:
            with located(head.chance_lines[section.key]):
                check_chance(Chance(**parts), figures)
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
    """Each seat's money at the end; nothing while the game continues."""
    return [row["total"] for row in game.standing]
