"""How players are told apart in pictures: by a colour, a kind of line and a mark, so that none is needed alone."""

from html import escape
from typing import Final

from stockpile.cli.report.markup import tag
from stockpile.cli.report.tournament import colour

# By seat: a circle, a square, a triangle, a diamond, a cross; drawn around 0 0.
MARKS: Final = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M-4.5-4.5h9v9h-9z",
    "M0-5.8 5.6 4.4h-11.2z",
    "M0-6.2 6.2 0 0 6.2-6.2 0z",
    "M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
)
DASHES: Final = ("none", "9 4", "2 4", "12 4 2 4", "5 3")


def mark(seat: int, x: str, y: float) -> str:
    """A seat's mark at a place; `x` may be a share of the width."""
    return tag("svg", tag("path", d=MARKS[seat], class_="mark"), x=x, y=y, class_=colour(seat))


def key(seat: int) -> str:
    """A piece of a seat's line with its mark, as it stands before names."""
    line = tag("line", x1=0, x2=34, y1=8, y2=8, class_="course", stroke_dasharray=DASHES[seat])
    return tag("svg", line + mark(seat, "17", 8), class_=f"key {colour(seat)}", width=34, height=16, aria_hidden="true")


def sign(seat: int) -> str:
    """The mark alone, where there is little room."""
    return tag("svg", mark(seat, "7", 7), class_=f"sign {colour(seat)}", width=14, height=14, aria_hidden="true")


def named(seat: int, name: str) -> str:
    """A name with its key."""
    return tag("span", key(seat) + tag("span", escape(name)), class_="named")
