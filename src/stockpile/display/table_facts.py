"""What the table shows, read from a view: for the text and for the picture alike."""

from collections.abc import Iterable
from typing import Final

from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.rules.cards import COMMERCE_KINDS, FEES, HELD, STOCKS
from stockpile.rules.figures import ROW, Figures
from stockpile.rules.game import View
from stockpile.rules.phases.ending import BREAKDOWN, sets_value

BEFORE_BIDS: Final = ("round-beginning", "information", "supply")
# Parts of a total that a module brings; without it they are 0.
_MODULES: Final = {"bonds": "bonds", "commodities": "commodities", "taxes": "commodities"}


def waiting(view: View, names: Names) -> str:
    """The seat that is asked, and what."""
    return say(f"waiting-{view.question}", seat=names.seats[view.asked])


def space_texts(figures: Figures, number: int) -> list[str]:
    """What is printed on the spaces of a company's track."""
    spaces = range(number * ROW, number * ROW + figures.last[number] + 1)
    return [f"{figures.values[at]}{'$' * figures.dollars[at]}" for at in spaces]


def bidder(view: View, pile: int) -> int:
    """The seat with the standing bid on a pile, or -1. Before Demand a view still has the bids of the round before."""
    return -1 if view.phase_name in BEFORE_BIDS else view.meeple_seat[pile]


def ordered(forecasts: Iterable[int]) -> list[int]:
    """The best first, dividends at the end."""
    return sorted(forecasts, key=lambda code: (code > 10, -code))


def source(view: View, number: int) -> str:
    """How a forecast is known, as a message key."""
    for pair, mask in enumerate(view.pair_known):
        if view.pairs[2 * pair] == number:
            if mask == view.figures.everyone:
                return "table-forecast-open"
            return "table-forecast-yours"
    return "table-forecast-left"


def net_worth(view: View) -> int:
    """The observer's money, all shares at today's prices, and what bonds, commodities and taxes will come to."""
    split = view.split[view.observer * STOCKS : (view.observer + 1) * STOCKS]
    shares = [view.regular[number] + 2 * split[number] for number in range(STOCKS)]
    at_prices = sum(shares[number] * view.value(number) for number in range(STOCKS))
    return view.money[view.observer] + at_prices + modules_worth(view, view.observer)


def modules_worth(view: View, seat: int) -> int:
    """What bonds, commodities and taxes will come to at the end (R-BND-3, R-COM-3); over, they are in the money."""
    if view.over:
        return 0
    figures = view.figures
    amount = sum(view.bonds[seat : seat + 1]) * figures.bond_price
    counts = view.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + COMMERCE_KINDS]
    if counts:
        amount += sets_value(figures.set_values, counts[:-1])
        amount -= figures.tax_costs[counts[-1] - 1] if counts[-1] else 0
    return amount


def known_cards(view: View, seat: int) -> list[int]:
    """By kind: what the observer knows of a regular portfolio (R-INFO-3), all of its own."""
    return view.regular if seat == view.observer else view.known[seat * HELD : (seat + 1) * HELD]


def unpaid(view: View, seat: int) -> list[int]:
    """The trading fees that lie before a seat."""
    return [view.figures.fees[fee] for fee in range(FEES) for _ in range(view.fees[seat * FEES + fee])]


def chosen(view: View, seat: int) -> list[int]:
    """The investors of a seat."""
    return [number for number in view.investors[2 * seat : 2 * seat + 2] if number >= 0]


def parts_of_total(view: View) -> list[str]:
    """What a final total is made of; parts of modules that are not in play are left out."""
    return [part for part in BREAKDOWN if _MODULES.get(part, "") in ("", *view.config.modules)]


def bonds_left(view: View) -> int | None:
    """How many bonds can still be bought; None where they never run out (R-BND-1)."""
    if view.figures.bonds_never_run_out:
        return None
    return view.figures.bond_supply - sum(view.bonds) - view.gone[COMMERCE_KINDS]


def bonds_for_sale(view: View) -> str:
    """What a bond costs, and how many are left where they run out."""
    left, price = bonds_left(view), view.figures.bond_price
    return say("table-bond-price", price=price) if left is None else say("table-bonds-left", count=left, price=price)
