"""Before the first round: which investors to take (R-INV-1, R-AUC-1), which strategies to put back (R-STR-1)."""

from typing import Final

from stockpile.bots.broker.bidding import LEAST, cheapest_spaces
from stockpile.bots.broker.strategies import promise
from stockpile.bots.broker.style import Style
from stockpile.rules.abilities import key_of
from stockpile.rules.answers import BID, DISCARD, INVESTOR, PASS_NUMBER
from stockpile.rules.cards import SPACES
from stockpile.rules.game import View
from stockpile.rules.numbers import count, in_order
from stockpile.rules.vecs import i64

# What an ability is worth over a game, in dollars, found by letting brokers with all of them play each other.
# Bill has none: he is what the others are measured by. Below 0 is who brings money that is worth less than his,
# because he who begins poor is outbid.
ABILITIES: Final[dict[str, float]] = {
    "ana": 10.0,
    "barack": 20.0,
    "bill": 0.0,
    "bernie": 1.0,
    "barbara": 6.0,
    "chanda": 0.0,
    "cramer": 20.0,
    "carlos": 3.0,
    "dangote": -2.0,
    "donald": 5.0,
    "deborah": 6.0,
    "phil": 2.0,
    "graham": -2.0,
    "ivan": 11.0,
    "liliane": 13.0,
    "li": 6.0,
    "mark": 6.0,
    "martha": -4.0,
    "mitt": 4.0,
    "oprah": -8.0,
    "robins": 17.0,
    "stuart": -2.0,
    "soros": 7.0,
    "sanders": 5.0,
    "talal": -8.0,
    "warren": 1.0,
}
# With two players, who each bid with two meeples against one rival, these stood out.
ABILITIES_OF_TWO: Final = {**ABILITIES, "carlos": 40.0, "cramer": 35.0}
USUAL_ROUNDS: Final = 6  # as many as the figures above are for


def worth_of(view: View, number: i64) -> float:
    """What an investor brings: money, and the ability for as many rounds as there are."""
    figures = view.figures
    abilities = ABILITIES_OF_TWO if figures.players == 2 else ABILITIES
    ability = abilities.get(key_of(number), 0.0) * float(figures.rounds) / float(USUAL_ROUNDS)
    return float(figures.investor_money[number]) + ability


def choose_investor(view: View, style: Style) -> i64:
    """The one worth most, also to put up for bidding: whoever takes it, it is on the table for us."""
    best = LEAST
    choice: i64 = 0
    for number in view.legal_numbers:
        worth = worth_of(view, number - INVESTOR)
        if worth > best:
            best, choice = worth, number
    return choice


def choose_lot(view: View, style: Style) -> i64:
    """The lowest bid on the investor that leaves us most; ours is outbid only where the next space is worth it."""
    track = view.figures.bidding
    lowest = cheapest_spaces(view.legal_numbers, len(view.lots))
    best, choice = LEAST, PASS_NUMBER
    for pile in range(len(view.lots)):
        space = lowest[pile]
        if space < SPACES:
            left = worth_of(view, view.lots[pile]) - float(track[space])
            if left > best:
                best, choice = left, BID + pile * SPACES + space
    return choice


def choose_discard(view: View, style: Style) -> i64:
    """The card that promises least; of two alike, only one will find its moment."""
    least = -LEAST
    choice: i64 = 0
    for number in in_order(view.strategies):
        promised = promise(number, count(view.strategies, number))
        if promised < least:
            least, choice = promised, DISCARD + number
    return choice
