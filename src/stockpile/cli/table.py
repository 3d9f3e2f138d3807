"""The table in the terminal: a view as Rich renderables. Pure: the same view gives the same picture."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from stockpile.cli import pieces, signs
from stockpile.cli.names import Names
from stockpile.rules.cards import BOOM, BUST, FEE, FEES, HELD, KINDS, STOCKS, pile_of
from stockpile.rules.view import View
from stockpile.words import say

ROOMY = 100  # columns from which names are written in full and the parts get frames
TALL = 34  # lines likewise


def table(view: View, names: Names, columns: int = 80, lines: int = 24) -> RenderableType:
    """The whole table as this observer sees it, fit for a terminal of that size."""
    roomy = columns >= ROOMY and lines >= TALL
    parts = [
        (say("table-market"), market(view, names, roomy)),
        (say("table-piles"), piles(view, names)),
        (say("table-players"), players(view, names)),
    ]
    framed = [_framed(title, part, roomy) for title, part in parts]
    return Group(heading(view, names), *framed, footing(view, names))


def _framed(title: str, part: Table, roomy: bool) -> RenderableType:
    if roomy:
        return Panel(part, title=title, title_align="left", border_style=signs.FAINT, padding=(0, 1))
    return part


def heading(view: View, names: Names) -> RenderableType:
    """Round, phase and board on one line."""
    words = say(
        "table-heading",
        round=min(view.round + 1, view.tables.rounds),
        rounds=view.tables.rounds,
        phase=say(f"phase-{view.phase_name}"),
        board=say(f"board-{view.config.board}"),
    )
    return Rule(Text(words, signs.STRONG), align="left", style=signs.FAINT)


def _columns(*headers: tuple[str, str]) -> Table:
    """A frameless table with faint headers; each column has a title and how it is aligned."""
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT, pad_edge=False)
    for title, justify in headers:
        made.add_column(title, justify="right" if justify == "right" else "left", no_wrap=justify != "wrap")
    return made


def market(view: View, names: Names, full: bool) -> Table:
    """Six rows: the track, what the observer holds and what it is worth, the odds, what is out of the game."""
    seated = names.you is not None
    mine = (("table-you-hold", "left"), ("table-worth", "right")) if seated else ()
    headers = (("table-company", "left"), ("table-track", "left"), *mine, ("table-forecast", "left"))
    made = _columns(*((say(key), justify) for key, justify in headers), (say("table-gone"), "right"))
    for number in range(STOCKS):
        row = [pieces.company(names, number, full), pieces.price_track(view, number)]
        if seated:
            row += _holding(view, number)
        row += [pieces.odds(view, names, number), _count(view.discard[number])]
        made.add_row(*row)
    return made


def _holding(view: View, number: int) -> list[Text]:
    """The observer's own cards of a company and today's value."""
    regular = view.regular[number]
    split = view.split[view.observer * STOCKS + number]
    cards = [str(regular)] * bool(regular) + [f"{split}{signs.DOUBLE}"] * bool(split)
    shares = regular + 2 * split
    return [Text(" + ".join(cards), signs.STRONG) if cards else pieces.nothing(), _count(shares * view.value(number))]


def _count(number: int) -> Text:
    return Text(str(number)) if number else pieces.nothing()


def piles(view: View, names: Names) -> Table:
    """A row for each pile: its track with the meeple, and its cards."""
    made = _columns(
        (say("table-pile"), "left"),
        (say("table-bids"), "left"),
        (say("table-meeple"), "left"),
        (say("table-cards"), "wrap"),
    )
    for pile in range(view.tables.piles):
        cards = [pieces.card_on_pile(names, packed) for packed in view.table if pile_of(packed) == pile]
        made.add_row(
            Text(f"  {names.pile(pile)}", signs.STRONG),
            pieces.bidding_track(view, names, pile),
            pieces.meeple(view, names, pile),
            pieces.joined(cards) if cards else pieces.nothing(),
        )
    return made


def players(view: View, names: Names) -> Table:
    """A row for each seat: money, cards, what is known of them, split portfolio, unpaid fees."""
    made = _columns(
        (say("table-player"), "left"),
        (say("table-money"), "right"),
        (say("table-regular"), "right"),
        (say("table-known"), "wrap"),
        (say("table-split"), "wrap"),
        (say("table-unpaid"), "left"),
    )
    for place in range(view.players):
        seat = (view.first + place) % view.players
        made.add_row(
            Text.assemble(f"{signs.FIRST_PLAYER if place == 0 else ' '} ", pieces.seat_name(names, seat)),
            Text(str(view.money[seat]), signs.STRONG),
            Text(str(view.cards[seat])),
            known_cards(view, names, seat),
            pieces.holding(view.split[seat * STOCKS : (seat + 1) * STOCKS], signs.DOUBLE),
            unpaid(view, seat),
        )
    return made


def known_cards(view: View, names: Names, seat: int) -> Text:
    """What the observer knows of a regular portfolio (R-INFO-3); the rest is so many question marks."""
    known = view.known[seat * HELD : (seat + 1) * HELD]
    if seat == view.observer:
        known = view.regular
    hidden = view.cards[seat] - sum(known)
    parts = [pieces.holding(known[:STOCKS])] if sum(known[:STOCKS]) else []
    parts += [pieces.card(names, kind) for kind in (BOOM, BUST) for _ in range(known[kind])]
    if hidden:
        parts.append(Text(f"{signs.HIDDEN}{hidden}", signs.FAINT))
    return pieces.joined(parts, " ") if parts else pieces.nothing()


def unpaid(view: View, seat: int) -> Text:
    """Trading fees that lie before a seat."""
    values = [
        str(view.tables.fees[fee]) for fee in range(FEES) for _ in range(view.fees[seat * FEES + fee])
    ]
    return Text(" ".join(values), signs.BAD) if values else pieces.nothing()


def footing(view: View, names: Names) -> Text:
    """What has left the game besides shares, how many cards are to come, and the observer's worth and hand."""
    fees = sum(view.discard[FEE:KINDS])
    words = say(
        "table-footing",
        deck=view.deck_left,
        booms=view.discard[BOOM],
        busts=view.discard[BUST],
        fees=fees,
    )
    line = Text(words, signs.FAINT)
    if names.you is None:
        return line
    worth = view.money[view.observer] + shares_worth(view, view.observer)
    return Text.assemble((say("table-net-worth", worth=worth), signs.MINE), "  ", line)


def shares_worth(view: View, seat: int) -> int:
    """Today's value of all shares of the observer."""
    return sum(
        (view.regular[number] + 2 * view.split[seat * STOCKS + number]) * view.value(number)
        for number in range(STOCKS)
    )


def hand(view: View, names: Names) -> Text:
    """The market cards in the observer's hand."""
    return pieces.joined([pieces.card(names, kind) for kind in view.hand])
