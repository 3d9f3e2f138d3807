"""The rules for players: one text for the page, the terminal and docs/rules.md, with the figures of the content.

>>> from stockpile.content import load
>>> from stockpile.manual import as_markdown, manual
>>> from stockpile.rules.config import Config
>>> rules = manual("en", load(), Config(players=4))
>>> print(as_markdown([rules.rule("R-DEM-4")], links=False))
### 3. Demand
<BLANKLINE>
**R-DEM-4** The last space, 25, is the end of a track. A pile with a meeple there can no longer be outbid.
<BLANKLINE>
"""

from .book import SUMMARY, Manual, manual
from .markdown import as_markdown
from .parts import Block, Piece, Section
from .scope import ManualError, Scope

__all__ = ["SUMMARY", "Block", "Manual", "ManualError", "Piece", "Scope", "Section", "as_markdown", "manual"]
