"""The small parts that the terminal table is made of: companies, cards, tracks, as coloured text."""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

from stockpile.display import signs
from stockpile.display.names import Names
from stockpile.display.table_facts import bidder, ordered, source, space_texts
from stockpile.i18n import say
from stockpile.rules.cards import (
    BOOM,
    COMMODITY,
    DOWN,
    FEE,
    FIRST_PLAYER_CARD,
    STOCKS,
    TAX,
    UNKNOWN,
    kind_of,
    placer_of,
    side_of,
)
from stockpile.rules.game import View


def company(names: Names, number: int, full: bool = False) -> Text:
    """A company's sign and name in its colour."""
    name = names.company(number) if full else names.short(number)
    return Text(f"{signs.COMPANY[number]} {name}", signs.COLOUR[number])


def card(names: Names, kind: int) -> Text:
    """A card's sign and name."""
    if kind < STOCKS:
        return company(names, kind)
    if kind >= COMMODITY:
        return commerce_card(names, kind)
    if kind >= FEE:
        return Text(f"{signs.FEE} {names.short_card(kind)}", signs.BAD)
    sign, style = (signs.BOOM, signs.GOOD) if kind == BOOM else (signs.BUST, signs.BAD)
    return Text(f"{sign} {names.short_card(kind)}", style)


def commerce_card(names: Names, kind: int) -> Text:
    """A commodity, a tax or the First Player Card."""
    sign, style = (signs.FEE, signs.BAD) if kind == TAX else (signs.COMMODITY, signs.GOOD)
    if kind == FIRST_PLAYER_CARD:
        sign, style = signs.FIRST_PLAYER, signs.STRONG
    return Text(f"{sign} {names.commerce_card(kind)}", style)


def strategy(names: Names, number: int) -> Text:
    """A strategy card's name with what it costs."""
    cost = say("choice-cost", cost=names.cost(number))
    return Text.assemble((names.strategy(number), signs.STRONG), f" {cost}")


def pair(view: View, names: Names, number: int) -> Text:
    """An information pair: whose, what it says if one knows, what lies on it and who else has looked at it."""
    text = Text(f"{names.pair(number)}: ", signs.FAINT)
    known = view.pairs[2 * number]
    if known < 0:
        text.append(signs.HIDDEN)
    else:
        text.append(f"{signs.COMPANY[known]} ", signs.COLOUR[known]).append(forecast(names, view.pairs[2 * number + 1]))
    text.append(signs.FALSIFIED * sum(view.falsified[number : number + 1]), signs.BAD)
    mask = view.pair_known[number]
    others = [seat for seat in range(view.players) if mask >> seat & 1 and seat != view.figures.pair_owner(number)]
    if others and mask != view.figures.everyone:
        text.append(f" {say('pair-seen-by', seats=names.seat_list(others))}", signs.FAINT)
    return text


def card_on_pile(names: Names, packed: int) -> Text:
    """A card as it lies on a pile: face-down ones with the player who placed them, and what they are if one knows."""
    kind = kind_of(packed)
    if side_of(packed) != DOWN:
        return card(names, kind)
    placer = names.placer(placer_of(packed))
    if kind == UNKNOWN:
        return Text(f"{signs.HIDDEN} {placer}", signs.FAINT)
    return Text.assemble((f"{signs.HIDDEN} {placer}:", signs.FAINT), card(names, kind))


class Row:
    """Parts side by side, over as many lines as they need. A part is never broken."""

    def __init__(self, parts: Iterable[Text], gap: int = 2) -> None:
        self.parts = tuple(parts)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for part in self.parts:
            if line and line.cell_len + self.gap + part.cell_len > options.max_width:
                yield line
                line = Text()
            line = line.append(" " * self.gap if line else "").append_text(part)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        return Measurement(max(widths), sum(widths) + self.gap * (len(widths) - 1))


def holding(counts: Sequence[int], each: str = "") -> list[Text]:
    """Cards by company as signs with their numbers; `each` tells what one counts."""
    return [
        Text(f"{signs.COMPANY[number]}{count}{each}", signs.COLOUR[number])
        for number, count in enumerate(counts)
        if count
    ]


def nothing() -> Text:
    return Text(signs.NONE, signs.FAINT)


def forecast(names: Names, code: int) -> Text:
    style = signs.BAD if code < 0 else signs.GOOD
    return Text(names.forecast(code), f"{signs.STRONG} {style}")


def price_track(view: View, number: int) -> Text:
    """A company's track between its two ends, the ticker's space in brackets."""
    rows = [space_texts(view.figures, each) for each in range(STOCKS)]
    longest = max(map(len, rows))
    widths = [max(len(row[at]) for row in rows if at < len(row)) for at in range(longest)]
    text = Text().append(signs.BANKRUPT_END, signs.BAD)
    for at, printed in enumerate(rows[number]):
        ticker = at == view.prices[number]
        after_ticker = at - 1 == view.prices[number]
        text.append("[" if ticker else "]" if after_ticker else " ", _ticker_style(number, ticker or after_ticker))
        text.append(printed.rjust(widths[at]), _ticker_style(number, ticker))
    at_end = view.prices[number] == len(rows[number]) - 1
    text.append("]" if at_end else " ", _ticker_style(number, at_end))
    return text.append(signs.SPLIT_END, signs.GOOD)


def _ticker_style(number: int, ticker: bool) -> str:
    return f"bold {signs.COLOUR[number]}" if ticker else signs.FAINT


def bidding_track(view: View, pile: int) -> Text:
    """A pile's bidding track, the meeple's space in brackets."""
    taken = view.meeple_space[pile] if bidder(view, pile) >= 0 else -1
    text = Text()
    for space, price in enumerate(view.figures.bidding):
        mark = "[" if space == taken else "]" if space - 1 == taken and taken >= 0 else " "
        text.append(mark, signs.STRONG)
        text.append(str(price), "bold reverse" if space == taken else "" if space > taken else signs.FAINT)
    return text.append("]" if taken == len(view.figures.bidding) - 1 else " ", signs.STRONG)


def meeple(view: View, names: Names, pile: int) -> Text:
    """The name of who has the standing bid on a pile."""
    seat = bidder(view, pile)
    return seat_name(names, seat) if seat >= 0 else nothing()


def seat_name(names: Names, seat: int) -> Text:
    return Text(names.seat(seat), signs.MINE if seat == names.you else signs.STRONG)


def odds(view: View, names: Names, number: int) -> Text:
    """What a company's forecast is, or which it may be, all equally likely (R-INFO-5)."""
    chances = view.odds(number)
    if not chances:  # the dice have not been rolled yet
        return nothing()
    if len(chances) == 1:
        ((code, _),) = chances.items()
        return Text.assemble(forecast(names, code), " ", (say(source(view, number)), signs.FAINT))
    codes = ordered(view.open_forecasts())
    listing = Text(" ").join([forecast(names, code) for code in codes])
    return Text.assemble((say("table-odds", count=len(codes)), signs.FAINT), " ", listing)
