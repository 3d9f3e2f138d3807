"""The table in the terminal: a view as Rich renderables. Pure: the same view gives the same picture."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from stockpile.envs.drawing import reading
from stockpile.envs.drawing.names import Names
from stockpile.envs.drawing.text import modules, pieces, signs
from stockpile.i18n import say
from stockpile.rules.cards import BOOM, BUST, FEE, KINDS, STOCKS, pile_of
from stockpile.rules.view import View

ROOMY = 100  # columns from which names are written in full and the parts get frames
TALL = 34  # lines likewise


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
    return Group(heading(view, names, roomy), *framed, *modules.notes(view, names))


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
        parts.append(Text(say("table-net-worth", worth=reading.net_worth(view)), signs.MINE))
    parts.append(Text(gone, signs.FAINT))
    if roomy:
        parts.append(Text(say("table-board", board=say(f"board-{view.config.board}")), signs.FAINT))
    return pieces.Row(parts, 3)


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
        row = [pieces.company(names, number, roomy), pieces.price_track(view, number)]
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
        cards = [pieces.card_on_pile(names, packed) for packed in view.pile_cards if pile_of(packed) == pile]
        cards += [Text(names.investor(number)) for number in view.lots[pile : pile + 1]]
        made.add_row(
            Text(f"  {names.pile(pile)}", signs.STRONG),
            pieces.bidding_track(view, pile),
            pieces.meeple(view, names, pile),
            pieces.Row(cards) if cards else pieces.nothing(),
        )
    return made


def players(view: View, names: Names, roomy: bool) -> Table:
    """A row for each seat: money, cards, what is known of them, split portfolio, unpaid fees, and what modules add."""
    extra = modules.columns(view.figures)
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
            Text.assemble(f"{signs.FIRST_PLAYER if place == 0 else ' '} ", pieces.seat_name(names, seat)),
            Text(str(view.money[seat]), signs.STRONG),
            Text(str(view.cards[seat])),
            known_cards(view, names, seat),
            split_cards(view, seat),
            unpaid(view, seat),
            *(column.cell(view, names, seat) for column in extra),
        )
    return made


def known_cards(view: View, names: Names, seat: int) -> RenderableType:
    """What the observer knows of a regular portfolio (R-INFO-3); the rest is so many question marks."""
    known = reading.known_cards(view, seat)
    hidden = view.cards[seat] - sum(known)
    parts = pieces.holding(known[:STOCKS])
    parts += [pieces.card(names, kind) for kind in (BOOM, BUST) for _ in range(known[kind])]
    if hidden:
        parts.append(Text(f"{signs.HIDDEN}{hidden}", signs.FAINT))
    return pieces.Row(parts, 1) if parts else pieces.nothing()


def split_cards(view: View, seat: int) -> RenderableType:
    """A split portfolio; each card counts for two shares."""
    parts = pieces.holding(view.split[seat * STOCKS : (seat + 1) * STOCKS], signs.DOUBLE)
    return pieces.Row(parts, 1) if parts else pieces.nothing()


def unpaid(view: View, seat: int) -> Text:
    """Trading fees that lie before a seat."""
    values = [str(value) for value in reading.unpaid(view, seat)]
    return Text(" ".join(values), signs.BAD) if values else pieces.nothing()
