"""Write docs/rules.md: the players' rules in English, whole, with today's figures.

The text is in src/stockpile/i18n/en/rules; page and terminal show the same, for the game in play.
"""

from __future__ import annotations

from pathlib import Path

from stockpile.content import load
from stockpile.i18n.manual import manual
from stockpile.i18n.markdown import as_markdown

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "rules.md"
OPENING = "<!-- Written by `make rules` from src/stockpile/i18n/en/rules: change the text there. -->\n\n"


def document() -> str:
    return OPENING + as_markdown(manual("en", load()).sections)


def main() -> None:
    DOCUMENT.write_text(document(), encoding="utf-8")


if __name__ == "__main__":
    main()
