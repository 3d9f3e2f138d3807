"""Write docs/actions.txt: the action space, one answer a line with its number.

Numbers never change their meaning, so a new list differs from the old one only by lines at its end.
"""

from __future__ import annotations

from pathlib import Path

from stockpile.rules.answers import ANSWERS

LIST = Path(__file__).resolve().parent.parent / "docs" / "actions.txt"


def listing() -> str:
    return "".join([f"{answer.number} {answer}\n" for answer in ANSWERS])


if __name__ == "__main__":
    LIST.write_text(listing(), encoding="utf-8")
