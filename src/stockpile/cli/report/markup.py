"""The frame and the elements of a page: one file that fetches nothing, in the language of the reader."""

import os
from html import escape
from importlib.resources import files
from typing import Final

from stockpile import __version__
from stockpile.i18n import say, wished


def tag(name: str, inner: str = "", **attributes: str | float) -> str:
    """An element. Attributes are escaped; what is inside is not.

    >>> tag("p", "so", id='"x"')
    '<p id="&quot;x&quot;">so</p>'
    """
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{inner}</{name}>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.4g}"


def scrolling(table: str, label: str) -> str:
    """A table that may be wider than the screen; with keys, too, one gets to its end."""
    return tag("div", table, class_="wide", role="region", tabindex="0", aria_label=label)


STYLE: Final = "report.css"  # what all pages share


def document(title: str, header: str, main: str, footer: str, *styles: str) -> str:
    """The whole file. More styles are named as they lie in this folder."""
    style = "".join((files(__package__) / name).read_text("utf-8") for name in (STYLE, *styles))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{style}</style>"
    )
    body = tag("header", header) + tag("main", main) + tag("footer", footer)
    whole = tag("head", head) + tag("body", body)
    return f"<!doctype html>\n{tag('html', whole, lang=wished(os.environ))}\n"


def foot(command: str) -> str:
    """How to get the same again, and who made it."""
    again = tag("p", escape(say("report-again"))) + tag("pre", tag("code", escape(command)), tabindex="0")
    return again + tag("p", escape(say("report-made", version=__version__)), class_="note")
