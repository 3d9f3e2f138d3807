"""The head of a record: what stands before the first answer. Read into a `Head`, and written from one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final

from stockpile.content import Content
from stockpile.records.deal.statement import BadDeal
from stockpile.records.deal.transcript import read_transcript
from stockpile.records.errors import NotWhole, RecordError, located
from stockpile.records.figures import BASE, FIGURE, figure_lines, read_content
from stockpile.records.glances import GLANCES
from stockpile.records.lines import FORMAT, TITLE, Line, Words, number_in, quoted, statements, unquoted
from stockpile.records.record import checked_names, figures
from stockpile.records.sections import SECTIONS, Rows, sections_of
from stockpile.records.settings import PRESET, SETTINGS
from stockpile.rules.config import Config
from stockpile.rules.tables import Tables

SEEN_BY: Final = "seen-by"
CONTENT: Final = "content"
NAME: Final = "name"
DEAL: Final = "deal"
HEAD_KEYS: Final = (
    SEEN_BY,
    *[setting.key for setting in SETTINGS],
    CONTENT,
    BASE,
    FIGURE,
    NAME,
    *[each.key for each in SECTIONS],
    DEAL,
)

SPECTATORS: Final = "spectators"

SET_UP: Final = "set-up"
ROUND: Final = "round"
HEADINGS: Final = (SET_UP, ROUND)
END: Final = "end"


def observers(players: int) -> Words:
    """The words of all observers: the seats and, after them, the spectators.

    >>> observers(3)
    ('0', '1', '2', 'spectators')
    """
    return (*[str(seat) for seat in range(players)], SPECTATORS)


def check_observer(observer: int, players: int) -> None:
    """Refuse the number of nobody."""
    if not 0 <= observer <= players:
        raise RecordError("no-observer", seat=observer, spectators=players)


@dataclass(frozen=True)
class Head:
    """What stands before the first answer; chance in words, by the key of its section."""

    config: Config
    content: Content
    names: tuple[str, ...]
    chance: dict[str, Rows]
    seen_by: str = ""  # the word of an observer, if only what that one saw is here
    chance_lines: dict[str, int] = field(default_factory=dict)  # by the key of a section, where the last of it stands
    deal: str = ""  # the transcript that chance follows from, if there is one

    def text(self) -> str:
        """The lines of the head."""
        blocks: list[list[Words]] = [
            [(TITLE, FORMAT), *self._seen_by(), *self._settings(), *self._figures(), *self._names()],
            [line for each in sections_of(self.config) for line in each.lines(self.chance[each.key])],
            [(DEAL, line) for line in self.deal.splitlines()],
        ]
        return "\n".join("".join(" ".join(line) + "\n" for line in block) for block in blocks if block)

    def _seen_by(self) -> list[Words]:
        return [(SEEN_BY, self.seen_by)] if self.seen_by else []

    def _settings(self) -> list[Words]:
        lines = [(setting.key, *setting.write(self.config)) for setting in SETTINGS]
        return [line for line in lines if len(line) > 1]

    def _figures(self) -> list[Words]:
        return [(CONTENT, self.content.version), *figure_lines(self.content)]

    def _names(self) -> list[Words]:
        return [(NAME, str(seat), quoted(name)) for seat, name in enumerate(self.names) if name]


@dataclass(frozen=True)
class _Fields:
    """The lines of a head by key, and the line after which no more came."""

    lines: dict[str, list[Line]]
    last: int

    def all(self, key: str) -> list[Line]:
        return self.lines.get(key, [])

    def some(self, key: str) -> list[Line]:
        """One line or more."""
        if key not in self.lines:
            raise RecordError("missing", key=repr(key)).replace(line=self.last)
        return self.lines[key]

    def last_of(self, keys: Iterable[str]) -> int:
        """The number of the last line with one of these keys; there is one."""
        return max(line.number for key in keys for line in self.all(key))

    def one(self, key: str) -> Line:
        line, *more = self.some(key)
        if more:
            raise more[0].error("twice", key=repr(key))
        return line


def parse_head(text: str, content: Content | None, seen: bool = False) -> tuple[Head, Iterator[Line]]:
    """The head of a text and the lines after it. With `seen`, words of chance may be hidden."""
    fields, rest = _gather(statements(text))
    config = _config(fields)
    seen_by = _seen_by(fields, config, seen)
    base = fields.one(BASE) if fields.all(BASE) else None
    played_with = read_content(fields.one(CONTENT), base, fields.all(FIGURE), content)
    with located(fields.last_of(setting.key for setting in SETTINGS)):
        tables = figures(config, played_with)
    head = Head(
        config,
        played_with,
        _names(fields, config),
        _chance(fields, tables, seen),
        seen_by,
        {section.key: fields.last_of([section.key]) for section in sections_of(config)},
        _deal(fields, seen),
    )
    return head, rest


def is_body(line: Line) -> bool:
    """Whether this line belongs to the answers."""
    return line.key in (*HEADINGS, END, *GLANCES) or line.key.isdigit()


def _gather(lines: Iterator[Line]) -> tuple[_Fields, Iterator[Line]]:
    fields: dict[str, list[Line]] = {}
    last = 1
    for line in lines:
        last = line.number
        if is_body(line):
            return _Fields(fields, last), chain([line], lines)
        if line.key not in HEAD_KEYS:
            raise line.error("unknown", word=repr(line.key))
        fields.setdefault(line.key, []).append(line)
    return _Fields(fields, last), iter(())


def _seen_by(fields: _Fields, config: Config, seen: bool) -> str:
    """A whole record does not say who saw it, and what one observer saw does."""
    for line in fields.all(SEEN_BY):
        if not seen:
            raise NotWhole("seen").replace(line=line.number)
    if not seen:
        return ""
    line = fields.one(SEEN_BY)
    if line.one() not in observers(config.players):
        raise line.error("seen-by", key=repr(SEEN_BY), spectators=repr(SPECTATORS), word=repr(line.one()))
    return line.one()


def _config(fields: _Fields) -> Config:
    """The settings, each known to make sense with those before it."""
    values: dict[str, Any] = {}
    config = Config()
    for setting in SETTINGS:
        if setting.required or fields.all(setting.key):
            line = fields.one(setting.key)
            values |= setting.read(line)
            with located(line.number):
                config = Config(**values)
            _check_module(line, setting.module, config)
    for line in fields.all(PRESET.key):
        if PRESET.write(config) != line.words[1:]:
            raise line.error("preset", preset=repr(line.one()))
    return config


def _check_module(line: Line, module: str, config: Config) -> None:
    if module not in ("", *config.modules):
        raise line.error("no-module", key=repr(line.key), module=repr(module))


def _chance(fields: _Fields, tables: Tables, seen: bool) -> dict[str, Rows]:
    """Every part of chance that this game has, and none that it has not."""
    for section in SECTIONS:
        for line in fields.all(section.key):
            _check_module(line, section.module, tables.config)
    return {each.key: each.parse(fields.some(each.key), tables, seen) for each in sections_of(tables.config)}


def _deal(fields: _Fields, seen: bool) -> str:
    """The transcript of the deal, which only a whole record has: with the secret in it every card is known."""
    lines = fields.all(DEAL)
    if not lines:
        return ""
    if seen:
        raise lines[0].error("deal-seen", key=repr(DEAL))
    text = "".join(f"{line.rest}\n" for line in lines)
    try:
        read_transcript(text)
    except BadDeal as error:
        raise lines[min(error.line, len(lines) - 1)].error("deal", reason=error.message) from error
    return text


def _names(fields: _Fields, config: Config) -> tuple[str, ...]:
    names: dict[int, str] = {}
    for line in fields.all(NAME):
        if len(line.words) != 3:
            raise line.error("name-line")
        seat = number_in(line, line.words[1])
        if seat >= config.players or seat in names:
            raise line.error("named" if seat in names else "no-seat", seat=seat)
        names[seat] = unquoted(line, line.words[2])
        with located(line.number):
            checked_names((names[seat],), 1)
    return checked_names(tuple(names.get(seat, "") for seat in range(config.players)), config.players)
