"""What modules add to the terminal table: columns of the players and notes below them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from stockpile.envs.drawing import reading
from stockpile.envs.drawing.names import Names
from stockpile.envs.drawing.text import pieces, signs
from stockpile.i18n import say
from stockpile.rules.cards import COMMERCE_KINDS, COMMODITY
from stockpile.rules.figures import Figures
from stockpile.rules.view import View


@dataclass(frozen=True)
class Column:
    """A column of the players' table that is there when a module is."""

    title: str  # a message key
    justify: str
    cell: Callable[[View, Names, int], RenderableType]


def _bonds(view: View, names: Names, seat: int) -> RenderableType:
    return Text(str(view.bonds[seat])) if view.bonds[seat] else pieces.nothing()


def _commerce(view: View, names: Names, seat: int) -> RenderableType:
    """Commodities and taxes with their numbers."""
    counts = view.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + COMMERCE_KINDS]
    parts = []
    for kind, count in enumerate(counts):
        if count:
            style = signs.BAD if kind == COMMERCE_KINDS - 1 else signs.GOOD
            parts.append(Text(names.short_commerce(kind) + (f"{signs.TIMES}{count}" if count > 1 else ""), style))
    return pieces.Row(parts, 1) if parts else pieces.nothing()


def _investors(view: View, names: Names, seat: int) -> RenderableType:
    chosen = reading.chosen(view, seat)
    return pieces.Row([Text(names.short_investor(number)) for number in chosen], 1) if chosen else pieces.nothing()


def _strategies(view: View, names: Names, seat: int) -> RenderableType:
    return Text(str(view.strategy_hands[seat])) if view.strategy_hands[seat] else pieces.nothing()


def columns(figures: Figures) -> list[Column]:
    """The columns for the modules that are on."""
    found = (
        (figures.bonds, Column("table-bonds", "right", _bonds)),
        (figures.commodities, Column("table-commerce", "wrap", _commerce)),
        (figures.investors, Column("table-investor", "wrap", _investors)),
        (figures.strategies, Column("table-strategies", "right", _strategies)),
    )
    return [column for there, column in found if there]


def notes(view: View, names: Names) -> list[RenderableType]:
    """Lines below the players, for what there is: dice, pairs, who begins next, supplies, cards in hand."""
    return [Noted(say(title), parts(view, names)) for title, parts in _NOTES if parts(view, names)]


class Noted(pieces.Row):
    """A line with a title."""

    def __init__(self, title: str, parts: list[Text]) -> None:
        super().__init__([Text.assemble((title, signs.FAINT), " ", parts[0]), *parts[1:]])


def _dice(view: View, names: Names) -> list[Text]:
    return [pieces.forecast(names, code) for code in reading.ordered(view.forecasts)] if view.figures.dice else []


def _pairs(view: View, names: Names) -> list[Text]:
    """Only where somebody may look at pairs or lay something on them; else the forecasts in the market say it all."""
    if not (view.figures.investors or view.figures.strategies):
        return []
    return [pieces.pair(view, names, pair) for pair in range(len(view.pair_known))]


def _next_first(view: View, names: Names) -> list[Text]:
    return [pieces.seat_name(names, view.next_first)] if view.next_first >= 0 else []


def _supplies(view: View, names: Names) -> list[Text]:
    """Bonds that can be bought, and what has left the game for kind (R-COM-4)."""
    figures = view.figures
    parts = []
    if figures.bonds:
        parts.append(Text(reading.bonds_for_sale(view)))
    for kind, count in enumerate(view.gone[:COMMERCE_KINDS]):
        if count:
            parts.append(Text(say("table-commerce-gone", commerce=names.commerce(kind), count=count)))
    return parts


def _hand(view: View, names: Names) -> list[Text]:
    """Strategy cards in the observer's hand with what they cost, and a commerce card not placed yet."""
    parts = [pieces.commerce_card(names, COMMODITY + kind) for kind in view.commerce_hand]
    return parts + [pieces.strategy(names, number) for number in sorted(view.strategies)]


_NOTES: Final[tuple[tuple[str, Callable[[View, Names], list[Text]]], ...]] = (
    ("table-dice", _dice),
    ("table-pairs", _pairs),
    ("table-next-first", _next_first),
    ("table-supplies", _supplies),
    ("table-hand", _hand),
)
