"""The figures of a record: ours of a version, which it names, or others, of which it carries what differs.

>>> from stockpile.content import load
>>> theirs = lay_over_content(load(), {"investors.ana.money": 17})
>>> [line[0] for line in figure_lines(theirs)], figure_lines(load())
(['base', 'figure'], [])
>>> print(*figure_lines(theirs)[1])
figure investors.ana.money = 17
"""

from collections.abc import Sequence
from typing import Any, Final

from stockpile.content import Content, ContentError, differences, lay_over_content, load_version, nearest
from stockpile.content.sheet import read_line, write_sheet
from stockpile.records.errors import RecordError, located
from stockpile.records.lines import Line, Words

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
