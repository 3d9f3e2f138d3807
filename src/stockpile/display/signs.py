"""Signs and colours of the terminal table. Colour never stands alone: whatever has one has a sign or a word too."""

from typing import Final

# By company. The colours are told apart with any kind of colour vision, on dark and on light ground.
COMPANY: Final = ("★", "◆", "▲", "●", "■", "✚")
COLOUR: Final = ("#2f9fe0", "#00a075", "#c864a0", "#d55e00", "#8a8f98", "#c09000")

BOOM: Final = "↑"
BUST: Final = "↓"
FEE: Final = "−"
COMMODITY: Final = "+"
FALSIFIED: Final = "≠"
HIDDEN: Final = "?"
NONE: Final = "·"

BANKRUPT_END: Final = "✗"
SPLIT_END: Final = "»"
FIRST_PLAYER: Final = "►"
WINNER: Final = "♛"
REACHED: Final = "✓"
MISSED: Final = "✗"
DOUBLE: Final = "×2"
TIMES: Final = "×"

FAINT: Final = "dim"
STRONG: Final = "bold"
MINE: Final = "bold #2f9fe0"
GOOD: Final = "#00a075"
BAD: Final = "#d55e00"
