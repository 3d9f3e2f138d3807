"""What tables and help are written on: a console of Rich that loses nothing of what does not fit in a column."""

from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment


class Paper(Console):
    """Words that are longer than their column go on in the next line.

    Rich cuts such words off, with "…" for the rest. And it does so where nothing is too long: `Text.rstrip_end` counts
    characters where it should count cells, so a line of wide ones that fills its column keeps the space after it, is
    one cell too long, and loses a syllable. What may fold loses only that space. Columns that never wrap are cut still.

    >>> from rich.table import Table
    >>> table = Table(box=None, show_header=False, padding=0)
    >>> table.add_row("주식 가격 예측 카드")
    >>> Paper(width=9).print(table)
    주식 가격
    예측 카드
    """

    def render_lines(
        self, renderable: RenderableType, options: ConsoleOptions | None = None, **settings: Any
    ) -> list[list[Segment]]:
        if options is not None and options.overflow == "ellipsis" and not options.no_wrap:
            options = options.update(overflow="fold")
        return super().render_lines(renderable, options, **settings)
