"""Reports as pages for the browser: one file that fetches nothing. It is the page's own code (`web/src/report`), with
what a command found and the words for it in the reader's language."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from msgspec.json import encode

from stockpile import __version__
from stockpile.cli.long_runs import check_folder, check_writable
from stockpile.cli.problem import file_problem
from stockpile.errors import UserError
from stockpile.i18n import spoken_catalogue

_DATA: Final = '<script type="application/json" id="report">'
# What the code says: whole keys, and the beginnings of keys that it completes.
_KEYS: Final = re.compile(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]")
_PREFIXES: Final = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")


class Report(Struct, frozen=True):
    """What stands above and below a report, and its `data`, which `web/src/report/data.ts` describes by `kind`."""

    kind: str
    title: str
    headline: str
    command: str  # what to type to get the same again
    data: Any
    kicker: str = ""
    lead: str = ""
    warnings: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()

    def page(self) -> str:
        """The whole file. It follows from the report alone, so it is the same whenever it is made."""
        catalogue, code = spoken_catalogue(), template()
        keys, prefixes = {*_KEYS.findall(code)}, (*_PREFIXES.findall(code),)
        shown = {name: getattr(self, name) for name in self.__struct_fields__} | {
            "language": catalogue.language,
            "words": catalogue.messages(lambda key: key in keys or key.startswith(prefixes)),
            "version": __version__,
        }
        # In JSON this sign stands in strings alone. Spelled so, it neither ends the element nor starts a comment.
        data = encode(shown).decode().replace("<", "\\u003c")
        return code.replace(_DATA, _DATA + data, 1)


@cache
def template() -> str:
    """The page without a report. An engine that was built without pages has none."""
    file = files(__package__) / "report.html"
    if not file.is_file():
        raise UserError("server-no-web")
    return file.read_text("utf-8")


def check_page(page: Path, records: Iterable[Path] = ()) -> None:
    """What would fail after minutes of work is said before."""
    template()
    check_folder(page)
    if page.exists() and any(page.samefile(record) for record in records):
        raise UserError("error-page-over-record", file=str(page))
    try:
        check_writable(page)
    except OSError as error:
        raise file_problem(error) from None
