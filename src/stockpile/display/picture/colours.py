"""The colours of the printed table: a financial broadsheet by day. What has a colour has a sign or a word too."""

from typing import Final

PAPER: Final = "#fbf4e6"
SHEET: Final = "#fffaf0"
WELL: Final = "#f2e8d3"
INK: Final = "#1d1b19"
SOFT: Final = "#655e52"
LINE: Final = "#d9cdb6"
ACCENT: Final = "#8a1c1c"
GOLD: Final = "#b8862b"
UP: Final = "#0a6f44"
DOWN: Final = "#b3261e"
PAY: Final = "#7d5712"
WHITE: Final = "#ffffff"

COMPANY: Final = ("#0a6fb0", "#0a7d5a", "#a8478a", "#bb4814", "#59636e", "#8f6600")
SEAT: Final = ("#1f4e79", "#b3541e", "#4f7a28", "#7b3f8c", "#806217")
NOBODY: Final = "#6c6558"
