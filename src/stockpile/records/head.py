"""The head of a record: what stands before the first answer. Read into a `Head`, and written from one.

Each choice made before a game starts is a line. A module that adds something to `Config` adds a `Setting`.

>>> from stockpile.rules.config import preset
>>> for setting in SETTINGS:
...     print(setting.key, *setting.write(preset("advanced", players=3)))
players 3
preset advanced
modules advanced_board investors
investor-sets B

The figures of a record: ours of a version, which it names, or others, of which it carries what differs.

>>> from stockpile.content import load
>>> theirs = lay_over_content(load(), {"investors.ana.money": 17})
>>> [line[0] for line in figure_lines(theirs)], figure_lines(load())
(['base', 'figure'], [])
>>> print(*figure_lines(theirs)[1])
figure investors.ana.money = 17
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, Final

from stockpile.content import Content, ContentError, differences, lay_over_content, load_version, nearest
from stockpile.content.files import read_line, write_sheet
from stockpile.records.errors import NotWhole, RecordError, located
from stockpile.records.fairdeal.transcript import BadDeal, read_transcript
from stockpile.records.lines import FORMAT, TITLE, Line, Words, number_in, quoted, statements, unquoted
from stockpile.records.record import checked_figures, checked_names
from stockpile.records.sections import SECTIONS, Rows, sections_of
from stockpile.records.seen_moments import MOMENT_KEYS
from stockpile.rules.config import PRESETS, Config, preset
from stockpile.rules.figures import Figures


@dataclass(frozen=True)
class Setting:
    """A line of the head: which fields of `Config` it gives, and which words are written after the key.

    Without words there is no line. `module` is the one that must be in play for the line to mean anything.
    """

    key: str
    read: Callable[[Line], dict[str, Any]]
    write: Callable[[Config], Words]
    required: bool = False
    module: str = ""


def _read_players(line: Line) -> dict[str, Any]:
    return {"players": number_in(line, line.one())}


def _read_preset(line: Line) -> dict[str, Any]:
    with located(line.number):
        chosen = preset(line.one())
    return {"modules": chosen.modules, "investor_sets": chosen.investor_sets}


def _preset(config: Config) -> Words:
    return (config.preset,) if config.preset in PRESETS else ()


def _investor_sets(config: Config) -> Words:
    return config.investor_sets if "investors" in config.modules else ()


# A preset is read before the lines that say the same at length, and must fit them (head.py).
PRESET: Final = Setting("preset", _read_preset, _preset)
SETTINGS: Final = (
    Setting("players", _read_players, lambda config: (str(config.players),), required=True),
    PRESET,
    Setting("modules", lambda line: {"modules": line.words[1:]}, lambda config: config.modules),
    Setting("investor-sets", lambda line: {"investor_sets": line.words[1:]}, _investor_sets, module="investors"),
)


BASE: Final = "base"
FIGURE: Final = "figure"


def own_figures(content: Content) -> tuple[Content, dict[str, Any]]:
    """Those of our figures that lie below, and what differs; with other cards than ours, figures are their own base."""
    base = nearest(content) or content
    return base, differences(base, content)


def figure_lines(content: Content) -> list[Words]:
    """The lines that carry figures which are not ours."""
    base, entries = own_figures(content)
    lines = [(FIGURE, line) for line in write_sheet(entries).splitlines()]
    return [(BASE, base.version), *lines] if lines else []


def read_content(version: Line, base: Line | None, lines: Sequence[Line], given: Content | None) -> Content:
    """The figures that a record was played with: those it carries, or those of its version, ours or given."""
    if base is None:
        for line in lines:
            raise line.error("no-base", key=repr(BASE))
        return _of_version(version, given)
    content = _laid_over(base, lines)
    if content.version != version.one():
        raise version.error("other-figures", found=content.version, named=repr(version.one()))
    return content


def _of_version(version: Line, given: Content | None) -> Content:
    if given is not None and given.version == version.one():
        return given
    try:
        return load_version(version.one())
    except ContentError as error:
        raise version.error("no-figures", version=version.one()) from error


def _laid_over(base: Line, lines: Sequence[Line]) -> Content:
    with located(base.number):
        ours = load_version(base.one())
    entries: dict[str, Any] = {}
    places: dict[str, int] = {}
    for line in lines:
        with located(line.number):
            key, value = read_line(" ".join(line.words[1:]))
        if key in entries:
            raise line.error("twice", key=repr(key))
        entries[key], places[key] = value, line.number
    try:
        return lay_over_content(ours, entries)
    except ContentError as error:
        raise RecordError.of(error.message).replace(line=_place(error, places, base.number)) from error


def _place(error: ContentError, places: dict[str, int], otherwise: int) -> int:
    """The line of the figure that is refused; that of the base, if it is refused for how all fit together."""
    key = f"{error.file.removesuffix('.toml')}.{error.key}".partition("[")[0]
    return places.get(key, places.get(error.key, otherwise))


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
        figures = checked_figures(config, played_with)
    head = Head(
        config,
        played_with,
        _names(fields, config),
        _chance(fields, figures, seen),
        seen_by,
        {section.key: fields.last_of([section.key]) for section in sections_of(config)},
        _deal(fields, seen),
    )
    return head, rest


def is_body(line: Line) -> bool:
    """Whether this line belongs to the answers."""
    return line.key in (*HEADINGS, END, *MOMENT_KEYS) or line.key.isdigit()


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


def _chance(fields: _Fields, figures: Figures, seen: bool) -> dict[str, Rows]:
    """Every part of chance that this game has, and none that it has not."""
    for section in SECTIONS:
        for line in fields.all(section.key):
            _check_module(line, section.module, figures.config)
    return {each.key: each.parse(fields.some(each.key), figures, seen) for each in sections_of(figures.config)}


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
