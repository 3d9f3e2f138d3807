"""What every page of the laboratory has: one document with its style in it, and how to get the same again."""

import os
from html import escape
from importlib.resources import files

from stockpile import __version__
from stockpile.cli.report.markup import tag
from stockpile.words import say, wished

STYLE = "report.css"


def document(title: str, body: str, *styles: str) -> str:
    """The whole page. It follows from what is given alone, so it is the same whenever it is made."""
    folder = files(__package__)
    style = "".join((folder / name).read_text("utf-8") for name in (STYLE, *styles))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{style}</style>"
    )
    whole = tag("head", head) + tag("body", body)
    return f"<!doctype html>\n{tag('html', whole, lang=wished(os.environ))}\n"


def footer(command: str) -> str:
    """The command that makes the same page, and what made this one."""
    again = tag("p", escape(say("report-again"))) + tag("pre", tag("code", escape(command)), tabindex="0")
    return again + tag("p", escape(say("report-made", version=__version__)), class_="note")
