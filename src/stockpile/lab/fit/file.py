"""The file of weights: one table for each number of players, with and without modules."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from stockpile.bots.shark.value import PROPERTY
from stockpile.lab.fit.fitting import Fitted

DIGITS: Final = 3


def write_weights(path: Path, tables: Iterable[Fitted], date: str, command: str) -> None:
    """Write all tables, or those there are; the file says when and how they were made."""
    lines = [
        "# What property at the end of a round is worth in the final count, by rounds to come (the first row is one).",
        "# `spread` is the standard deviation of what that leaves open.",
        f"# Fitted on {date}: {command}",
    ]
    for fitted in tables:
        lines += ["", f"{fitted.table} = ["]
        for row, spread in zip(fitted.rows, fitted.spreads, strict=True):
            figures = [f"{name} = {weight:.{DIGITS}f}" for name, weight in zip(PROPERTY, row, strict=True)]
            lines.append(f"    {{ {', '.join([*figures, f'spread = {spread:.1f}'])} }},")
        lines.append("]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
