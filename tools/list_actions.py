"""Print the action space, one answer a line with its number. The list is kept in docs/actions.txt:

    python tools/list_actions.py > docs/actions.txt

Numbers never change their meaning, so a new list differs from the old one only by lines at its end.
"""

from __future__ import annotations

from stockpile.rules.answers import ANSWERS


def listing() -> str:
    return "".join([f"{answer.number} {answer}\n" for answer in ANSWERS])


if __name__ == "__main__":
    print(listing(), end="")
