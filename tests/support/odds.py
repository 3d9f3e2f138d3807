"""Whether what was drawn was drawn as often as it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any


def check_odds(drawn: Counter[Any], ways: Mapping[Any, int]) -> None:
    """Chi-square, with a threshold that honest samples pass by a wide margin; rare worlds are counted together."""
    count = drawn.total()
    total = sum(ways.values())
    rare_drawn, rare_expected, terms = 0, 0.0, []
    for world, number in ways.items():
        expected = count * number / total
        if expected < 8:
            rare_drawn += drawn[world]
            rare_expected += expected
        else:
            terms.append((drawn[world] - expected) ** 2 / expected)
    if rare_expected >= 8:
        terms.append((rare_drawn - rare_expected) ** 2 / rare_expected)
    freedom = max(len(terms) - 1, 1)
    assert sum(terms) < freedom + 6 * sqrt(2 * freedom) + 12, "not as often as the deal makes them"
