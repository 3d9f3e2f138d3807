"""The desk at the foot of the page: who is asked what, the information pairs, and what is the observer's alone."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from stockpile.display import table_facts
from stockpile.display.names import Names
from stockpile.display.picture import colours, pieces
from stockpile.display.picture.canvas import Canvas
from stockpile.display.picture.pieces import Chip
from stockpile.i18n import say
from stockpile.rules.cards import BOOM, COMMERCE_KINDS, COMMODITY, COMPANIES, KINDS, STOCKS
from stockpile.rules.game import View
from stockpile.rules.phases.ending import winners

TOP: Final = 668
BOTTOM: Final = 850
LEFT: Final = 20
RIGHT: Final = 1260
PAIRS: Final = 356
PAIR: Final = 80
OWN: Final = 866


def draw(canvas: Canvas, view: View, names: Names) -> None:
    canvas.box(LEFT, TOP, RIGHT, BOTTOM, colours.SHEET, colours.LINE)
    canvas.line((LEFT, TOP), (RIGHT, TOP), thick=2)
    canvas.line((LEFT, TOP + 4), (RIGHT, TOP + 4))
    _question(canvas, view, names)
    _pairs(canvas, view, names)
    if view.observer < view.players:
        _portfolio(canvas, view, names)
    else:
        _discard(canvas, view, names)


def _question(canvas: Canvas, view: View, names: Names) -> None:
    x, room = LEFT + 16, PAIRS - LEFT - 40
    canvas.text(x, TOP + 24, say(f"phase-{view.phase_name}").upper(), 11, colours.ACCENT, bold=True)
    if view.over:
        best = winners([*view.tally])
        words = say(
            "web-won",
            count=len(best),
            you="yes" if best == [names.you] else "no",
            winners=names.seat_list(best),
            amount=say("web-money", amount=view.money[best[0]]),
        )
    else:
        words = table_facts.waiting(view, names)
        pieces.seat_mark(canvas, x + 12, TOP + 54, view.asked, 12)
        x, room = x + 32, room - 32
    canvas.text(x, TOP + 54, words, 18, bold=True, room=room)
    hand = [Chip(names.short_card(kind), *pieces.face(kind)) for kind in view.hand]
    hand += [Chip(names.short_commerce(kind), *pieces.face(COMMODITY + kind)) for kind in view.commerce_hand]
    hand += [Chip(names.investor(number), "share") for number in view.offers if not any(view.money)]
    pieces.chips(canvas, LEFT + 16, TOP + 80, PAIRS - LEFT - 40, BOTTOM - TOP - 90, hand or _bids(view, names), 14)


def _bids(view: View, names: Names) -> list[Chip]:
    """The bids of the round in order: seat, pile and price; those that were outbid are not filled."""
    return [
        Chip(f"{bid.seat}: {names.pile(bid.pile)} {names.price(bid.space)}", "", colours.SEAT[bid.seat], not bid.outbid)
        for bid in view.bids
        if view.phase_name == "demand"
    ]


def _pairs(canvas: Canvas, view: View, names: Names) -> None:
    """Each pair as two cards: company and forecast, or a back."""
    pieces.label(canvas, PAIRS, TOP + 24, say("web-insider"))
    if not view.pair_known:
        canvas.text(PAIRS, TOP + 54, say("web-insider-none"), 13, colours.SOFT, room=OWN - PAIRS - 40)
    for pair in range(len(view.pair_known)):
        _pair(canvas, view, names, pair, PAIRS + pair * (PAIR + 3))


def _pair(canvas: Canvas, view: View, names: Names, pair: int, left: float) -> None:
    top, bottom, middle = TOP + 38, BOTTOM - 10, left + PAIR / 2 - 2
    company, owner = view.pairs[2 * pair], view.figures.pair_owner(pair)
    known = company >= 0
    colour = colours.COMPANY[company] if known else colours.LINE
    canvas.box(left, top, left + PAIR - 4, bottom, colours.PAPER, colour, radius=6, thick=1.5)
    if owner >= 0:
        pieces.seat_mark(canvas, middle, top + 16, owner, 10)
    else:
        words = say("web-pair-public") if pair == names.figures.public_pair else say("web-pair-hidden")
        canvas.text(middle, top + 16, words, 11.5, colours.SOFT, align="middle", room=PAIR - 12)
    if known:
        canvas.sign(middle, top + 46, 26, COMPANIES[company], colour)
        canvas.text(middle, top + 72, names.short(company), 12.5, colour, bold=True, align="middle", room=PAIR - 12)
        code = view.pairs[2 * pair + 1]
        pieces.badge(canvas, middle - pieces.badge_width(code) / 2, top + 97, code)
    else:
        canvas.text(middle, top + 66, "?", 34, colours.SOFT, bold=True, align="middle")
    _looked_at(canvas, view, pair, middle, bottom - 12)


def _looked_at(canvas: Canvas, view: View, pair: int, middle: float, y: float) -> None:
    """Who else has seen a pair that not everybody has, and what was laid on it."""
    mask = view.pair_known[pair]
    seats = [seat for seat in range(view.players) if mask >> seat & 1 and seat != view.figures.pair_owner(pair)]
    falsified = sum(view.falsified[pair : pair + 1])
    parts = [Chip("-" * falsified, "strategy", colours.DOWN)] if falsified else []
    if seats and mask != view.figures.everyone:
        parts.append(Chip(" ".join([str(seat) for seat in seats]), "eye", colours.SOFT))
    width = sum(part.width(8) + pieces.GAP for part in parts) - pieces.GAP
    pieces.chips(canvas, middle - width / 2, y - 7, PAIR - 8, 14, parts, 8)


def _portfolio(canvas: Canvas, view: View, names: Names) -> None:
    """What the observer owns with today's worth, and its strategy cards."""
    x = OWN + pieces.label(canvas, OWN, TOP + 24, say("web-portfolio")) + 12
    worth = say("web-worth", amount=say("web-money", amount=table_facts.net_worth(view)))
    canvas.text(x, TOP + 24, worth, 12, colours.SOFT, room=RIGHT - x - 12)
    split = view.split[view.observer * STOCKS : (view.observer + 1) * STOCKS]
    held = pieces.holding(view.regular, name=names.short_card) + pieces.holding(split, filled=True, name=names.short)
    room = RIGHT - OWN - 14
    bottom = BOTTOM - 8
    if not view.strategies:
        pieces.chips(canvas, OWN, TOP + 40, room, bottom - TOP - 40, held, 14)
        return
    pieces.chips(canvas, OWN, TOP + 38, room, 52, held, 12)
    pieces.label(canvas, OWN, TOP + 102, say("web-my-strategies"))
    cards = _strategies(names, view.strategies)
    pieces.chips(canvas, OWN, TOP + 112, room, bottom - TOP - 112, cards, 10.5)


def _strategies(names: Names, numbers: Sequence[int]) -> list[Chip]:
    counted = sorted(Counter(numbers).items())
    return [Chip(names.strategy(number) + (f" x{count}" if count > 1 else "")) for number, count in counted]


def _discard(canvas: Canvas, view: View, names: Names) -> None:
    """For spectators, who own nothing: what has left the game besides shares, and what is left to buy."""
    pieces.label(canvas, OWN, TOP + 24, say("web-discard"))
    parts = [Chip(f"{names.short_card(kind)}: {view.discard[kind]}", *pieces.face(kind)) for kind in range(BOOM, KINDS)]
    for kind, count in enumerate(view.gone[:COMMERCE_KINDS]):
        if count:
            parts.append(Chip(f"{names.short_commerce(kind)}: {count}", *pieces.face(COMMODITY + kind)))
    if view.figures.bonds:
        parts.append(Chip(table_facts.bonds_for_sale(view), "bond"))
    y = pieces.chips(canvas, OWN, TOP + 40, RIGHT - OWN - 14, 64, parts, 12)
    played = _strategies(names, view.strategies_played)
    if played:
        pieces.label(canvas, OWN, y + 6, say("web-strategies-played"))
        pieces.chips(canvas, OWN, y + 16, RIGHT - OWN - 14, BOTTOM - 8 - y - 16, played, 10.5)
