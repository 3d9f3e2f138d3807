"""The table in the terminal: a view as Rich renderables. Pure: the same view gives the same picture."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stockpile.display import signs, table_facts, text_pieces
from stockpile.display.names import Names
from stockpile.display.table_facts import parts_of_total
from stockpile.i18n import say
from stockpile.rules.cards import BOOM, BUST, COMMERCE_KINDS, COMMODITY, FEE, KINDS, STOCKS, pile_of
from stockpile.rules.figures import Figures
from stockpile.rules.game import View
from stockpile.rules.phases.ending import standing as rows_of
from stockpile.rules.phases.ending import winners

ROOMY = 100  # columns from which names are written in full and the parts get frames
TALL = 34  # lines from which that is so


def table(view: View, names: Names, columns: int = 80, lines: int = 24) -> RenderableType:
    """The whole table as this observer sees it, fit for a terminal of that size."""
    roomy = columns >= ROOMY and lines >= TALL
    parts = [
        (say("table-market"), market(view, names, roomy)),
        (say("table-piles"), piles(view, names, roomy)),
        (say("table-players"), players(view, names, roomy)),
    ]
    if not view.pile_cards and not view.lots:  # everything taken: the lines are better used for what happened
        del parts[1]
    framed = [_framed(title, part, roomy) for title, part in parts]
    return Group(heading(view, names, roomy), *framed, *module_notes(view, names))


def _framed(title: str, part: Table, roomy: bool) -> RenderableType:
    if roomy:
        return Panel(part, title=title, title_align="left", border_style=signs.FAINT, padding=(0, 1))
    return part


def heading(view: View, names: Names, roomy: bool) -> RenderableType:
    """Round and phase, the observer's worth, and what has left the game besides shares, on one line."""
    now = say(
        "table-now",
        round=min(view.round + 1, view.figures.rounds),
        rounds=view.figures.rounds,
        phase=say(f"phase-{view.phase_name}"),
    )
    gone = say(
        "table-cards-gone",
        deck=view.deck_left,
        booms=view.discard[BOOM],
        busts=view.discard[BUST],
        fees=sum(view.discard[FEE:KINDS]),
    )
    parts = [Text(now, signs.STRONG)]
    if names.you is not None:
        parts.append(Text(say("table-net-worth", worth=table_facts.net_worth(view)), signs.MINE))
    parts.append(Text(gone, signs.FAINT))
    if roomy:
        parts.append(Text(say("table-board", board=say(f"board-{view.config.board}")), signs.FAINT))
    return text_pieces.Row(parts, 3)


def _columns(roomy: bool, *headers: tuple[str, str]) -> Table:
    """A frameless table with faint headers; each column has a title and how it is aligned."""
    made = Table(box=None, padding=(0, 3 if roomy else 1, 0, 0), header_style=signs.FAINT, pad_edge=False)
    for title, justify in headers:
        made.add_column(title, justify="right" if justify == "right" else "left", no_wrap=justify != "wrap")
    return made


def market(view: View, names: Names, roomy: bool) -> Table:
    """Six rows: the track, what the observer holds and what it is worth, the odds, what is out of the game."""
    seated = names.you is not None
    mine = (("table-you-hold", "left"), ("table-worth", "right")) if seated else ()
    headers = (("table-company", "left"), ("table-track", "left"), *mine, ("table-forecast", "left"))
    made = _columns(roomy, *((say(key), justify) for key, justify in headers), (say("table-gone"), "right"))
    for number in range(STOCKS):
        row = [text_pieces.company(names, number, roomy), text_pieces.price_track(view, number)]
        if seated:
            row += _holding(view, number)
        row += [text_pieces.odds(view, names, number), _count(view.discard[number])]
        made.add_row(*row)
    return made


def _holding(view: View, number: int) -> list[Text]:
    """The observer's own cards of a company and today's value."""
    regular = view.regular[number]
    split = view.split[view.observer * STOCKS + number]
    cards = [str(regular)] * bool(regular) + [f"{split}{signs.DOUBLE}"] * bool(split)
    shares = regular + 2 * split
    return [
        Text(" + ".join(cards), signs.STRONG) if cards else text_pieces.nothing(),
        _count(shares * view.value(number)),
    ]


def _count(number: int) -> Text:
    return Text(str(number)) if number else text_pieces.nothing()


def piles(view: View, names: Names, roomy: bool) -> Table:
    """A row for each pile: its track with the meeple, and its cards."""
    made = _columns(
        roomy,
        (say("table-pile"), "left"),
        (say("table-bids"), "left"),
        (say("table-meeple"), "left"),
        (say("table-cards"), "wrap"),
    )
    for pile in range(view.figures.piles):
        cards = [text_pieces.card_on_pile(names, packed) for packed in view.pile_cards if pile_of(packed) == pile]
        cards += [Text(names.investor(number)) for number in view.lots[pile : pile + 1]]
        made.add_row(
            Text(f"  {names.pile(pile)}", signs.STRONG),
            text_pieces.bidding_track(view, pile),
            text_pieces.meeple(view, names, pile),
            text_pieces.Row(cards) if cards else text_pieces.nothing(),
        )
    return made


def players(view: View, names: Names, roomy: bool) -> Table:
    """A row for each seat: money, cards, what is known of them, split portfolio, unpaid fees, and what modules add."""
    extra = module_columns(view.figures)
    made = _columns(
        roomy,
        (say("table-player"), "left"),
        (say("table-money"), "right"),
        (say("table-regular"), "right"),
        (say("table-known"), "wrap"),
        (say("table-split"), "wrap"),
        (say("table-unpaid"), "left"),
        *((say(column.title), column.justify) for column in extra),
    )
    for place in range(view.players):
        seat = (view.first + place) % view.players
        made.add_row(
            Text.assemble(f"{signs.FIRST_PLAYER if place == 0 else ' '} ", text_pieces.seat_name(names, seat)),
            Text(str(view.money[seat]), signs.STRONG),
            Text(str(view.cards[seat])),
            known_cards(view, names, seat),
            split_cards(view, seat),
            unpaid(view, seat),
            *(column.cell(view, names, seat) for column in extra),
        )
    return made


def known_cards(view: View, names: Names, seat: int) -> RenderableType:
    """What the observer knows of a regular portfolio (R-INFO-3), and the number of unknown cards."""
    known = table_facts.known_cards(view, seat)
    hidden = view.cards[seat] - sum(known)
    parts = text_pieces.holding(known[:STOCKS])
    parts += [text_pieces.card(names, kind) for kind in (BOOM, BUST) for _ in range(known[kind])]
    if hidden:
        parts.append(Text(f"{signs.HIDDEN}{hidden}", signs.FAINT))
    return text_pieces.Row(parts, 1) if parts else text_pieces.nothing()


def split_cards(view: View, seat: int) -> RenderableType:
    """A split portfolio; each card counts for two shares."""
    parts = text_pieces.holding(view.split[seat * STOCKS : (seat + 1) * STOCKS], signs.DOUBLE)
    return text_pieces.Row(parts, 1) if parts else text_pieces.nothing()


def unpaid(view: View, seat: int) -> Text:
    """Trading fees that lie before a seat."""
    values = [str(value) for value in table_facts.unpaid(view, seat)]
    return Text(" ".join(values), signs.BAD) if values else text_pieces.nothing()


# What modules add: columns of the players and notes below them.


@dataclass(frozen=True)
class ModuleColumn:
    """A column of the players' table that is there when a module is."""

    title: str  # a message key
    justify: str
    cell: Callable[[View, Names, int], RenderableType]


def _bonds(view: View, names: Names, seat: int) -> RenderableType:
    return Text(str(view.bonds[seat])) if view.bonds[seat] else text_pieces.nothing()


def _commerce(view: View, names: Names, seat: int) -> RenderableType:
    """Commodities and taxes with their numbers."""
    counts = view.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + COMMERCE_KINDS]
    parts = []
    for kind, count in enumerate(counts):
        if count:
            style = signs.BAD if kind == COMMERCE_KINDS - 1 else signs.GOOD
            parts.append(Text(names.short_commerce(kind) + (f"{signs.TIMES}{count}" if count > 1 else ""), style))
    return text_pieces.Row(parts, 1) if parts else text_pieces.nothing()


def _investors(view: View, names: Names, seat: int) -> RenderableType:
    chosen = table_facts.chosen(view, seat)
    return (
        text_pieces.Row([Text(names.short_investor(number)) for number in chosen], 1)
        if chosen
        else text_pieces.nothing()
    )


def _strategies(view: View, names: Names, seat: int) -> RenderableType:
    return Text(str(view.strategy_hands[seat])) if view.strategy_hands[seat] else text_pieces.nothing()


def module_columns(figures: Figures) -> list[ModuleColumn]:
    """The columns for the modules that are on."""
    found = (
        (figures.bonds, ModuleColumn("table-bonds", "right", _bonds)),
        (figures.commodities, ModuleColumn("table-commerce", "wrap", _commerce)),
        (figures.investors, ModuleColumn("table-investor", "wrap", _investors)),
        (figures.strategies, ModuleColumn("table-strategies", "right", _strategies)),
    )
    return [column for there, column in found if there]


def module_notes(view: View, names: Names) -> list[RenderableType]:
    """Lines below the players, for what there is: dice, pairs, who starts next, supplies, cards in hand."""
    return [NoteLine(say(title), parts(view, names)) for title, parts in _NOTES if parts(view, names)]


class NoteLine(text_pieces.Row):
    """A line with a title."""

    def __init__(self, title: str, parts: list[Text]) -> None:
        super().__init__([Text.assemble((title, signs.FAINT), " ", parts[0]), *parts[1:]])


def _dice(view: View, names: Names) -> list[Text]:
    return (
        [text_pieces.forecast(names, code) for code in table_facts.ordered(view.forecasts)] if view.figures.dice else []
    )


def _pairs(view: View, names: Names) -> list[Text]:
    """Only where seats may look at pairs or lay something on them; otherwise the market shows all forecasts."""
    if not (view.figures.investors or view.figures.strategies):
        return []
    return [text_pieces.pair(view, names, pair) for pair in range(len(view.pair_known))]


def _next_first(view: View, names: Names) -> list[Text]:
    return [text_pieces.seat_name(names, view.next_first)] if view.next_first >= 0 else []


def _supplies(view: View, names: Names) -> list[Text]:
    """Bonds that can be bought, and what has left the game for kind (R-COM-4)."""
    figures = view.figures
    parts = []
    if figures.bonds:
        parts.append(Text(table_facts.bonds_for_sale(view)))
    for kind, count in enumerate(view.gone[:COMMERCE_KINDS]):
        if count:
            parts.append(Text(say("table-commerce-gone", commerce=names.commerce(kind), count=count)))
    return parts


def _hand(view: View, names: Names) -> list[Text]:
    """Strategy cards in the observer's hand with what they cost, and a commerce card not placed yet."""
    parts = [text_pieces.commerce_card(names, COMMODITY + kind) for kind in view.commerce_hand]
    return parts + [text_pieces.strategy(names, number) for number in sorted(view.strategies)]


_NOTES: Final[tuple[tuple[str, Callable[[View, Names], list[Text]]], ...]] = (
    ("table-dice", _dice),
    ("table-pairs", _pairs),
    ("table-next-first", _next_first),
    ("table-supplies", _supplies),
    ("table-hand", _hand),
)


# The end of a game.


def standing(view: View, names: Names) -> Table:
    """By place: cash before the final sale, what was added and taken then, and the total."""
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    parts = parts_of_total(view)
    made.add_column(say("standing-place"), justify="right")
    made.add_column(say("standing-player"))
    for part in parts:
        made.add_column(say(f"tally-{part}"), justify="right")
    tally = [*view.tally]
    won_by = winners(tally)
    for row in sorted(rows_of(tally), key=lambda row: row["place"]):
        won = row["seat"] in won_by
        sums = [Text(str(row[part]), signs.STRONG if part == "total" else "") for part in parts]
        place = Text(f"{signs.WINNER} {row['place']}" if won else str(row["place"]), signs.GOOD if won else "")
        made.add_row(place, text_pieces.seat_name(names, row["seat"]), *sums)
    return made
