"""A lesson as its file tells it: what is played, the deal, how it came so far, and what the rivals do there.

>>> first = lesson("first")
>>> first.config.players, first.content is load()
(4, True)
>>> first.wishes(1, 1)[:2]
(place labs up A, place fee-1 down A)
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from stockpile.content import Content, lay_over_content, load
from stockpile.content.model import parse_forecast
from stockpile.rules.answers import INVESTORS, STRATEGIES, Answer, parse
from stockpile.rules.cards import COMMODITIES, COMPANIES, MARKET
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import Config
from stockpile.rules.figures import figures_for

# In the order in which they are offered: the guided game first.
LESSONS: Final = (
    *("first", "bonds", "commodities", "dice", "strategies"),
    *("investor", "first-player", "advanced-board", "two-players"),
)
FOLDER: Final = Path(__file__).parent / "data"
PLAYER: Final = 0  # the seat of who learns
RIVAL: Final = "intern"
SEED: Final = 11  # of what a deal leaves open
COMMERCE: Final = (*COMMODITIES, "tax")


@dataclass(frozen=True)
class Lesson:
    """One lesson. `figures` are not ours: a short lesson has fewer rounds. Rounds before `begins` are over already.

    A rival answers with the first of its wishes for the round that is legal, and otherwise as it likes. With `outbids`
    it outbids the player, once, as soon as it can. In the rounds of `asks` the player is asked about dividends.
    """

    key: str
    config: Config
    content: Content
    chance: Chance
    begins: int = 0
    outbids: int | None = None
    asks: frozenset[int] = frozenset()
    _wishes: Mapping[tuple[int, int], tuple[Answer, ...]] | None = None

    def wishes(self, of_round: int, seat: int) -> tuple[Answer, ...]:
        return (self._wishes or {}).get((of_round, seat), ())


@cache
def lesson(key: str) -> Lesson:
    """A lesson by its key, which must be one of LESSONS."""
    told = tomllib.loads((FOLDER / f"{key}.toml").read_text("utf-8"))
    config = Config(told["players"], tuple(told.get("modules", ())))
    figures = told.get("figures", {})
    content = lay_over_content(load(), figures) if figures else load()
    return Lesson(
        key,
        config,
        content,
        _dealt(told["deal"], config, content),
        told.get("begins", 1) - 1,
        told.get("outbids"),
        frozenset(number - 1 for number in told.get("asks", ())),
        {(part["round"] - 1, part["seat"]): tuple(map(parse, part["answers"])) for part in told.get("rivals", ())},
    )


def _dealt(told: Mapping[str, Any], config: Config, content: Content) -> Chance:
    """What the file says of the decks; the rest is drawn, always the same."""
    return draw(
        figures_for(config, content),
        Random(SEED),
        first=told.get("first", PLAYER),
        shares=_numbers(told.get("shares", ""), COMPANIES),
        market=_numbers(" ".join(told.get("market", ())), MARKET),
        pairs=tuple(_pairs(row) for row in told.get("pairs", ())),
        dice=tuple(tuple(map(parse_forecast, row.split())) for row in told.get("dice", ())),
        commerce=_numbers(told.get("commerce", ""), COMMERCE),
        investors=_numbers(told.get("investors", ""), INVESTORS),
        strategies=_numbers(told.get("strategies", ""), STRATEGIES),
    )


def _numbers(text: str, names: tuple[str, ...] | list[str]) -> tuple[int, ...]:
    return tuple(names.index(name) for name in text.split())


def _pairs(text: str) -> tuple[int, ...]:
    """`labs +4, steel -3 ...`, in dealt order."""
    words = [pair.split() for pair in text.split(",")]
    return tuple(number for company, figure in words for number in (COMPANIES.index(company), parse_forecast(figure)))
