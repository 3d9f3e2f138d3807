"""Before the first round: which investors to take (R-INV-1, R-AUC-1), which strategies to put back (R-STR-1)."""

from typing import Final

from stockpile.bots.broker.bidding import spaces_by_pile
from stockpile.bots.broker.cast import key_of
from stockpile.bots.broker.schemes import promise
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import ANSWERS, DISCARD, INVESTOR, PASS, Answer, bid
from stockpile.rules.view import View

# What an ability is worth over a game, in dollars, found by letting brokers with all of them play each other.
# Bill has none: he is what the others are measured by.
ABILITIES: Final[dict[str, float]] = {
    "ana": 14.0,
    "barack": 12.0,
    "bill": 0.0,
    "bernie": 14.0,
    "barbara": 18.0,
    "chanda": 14.0,
    "cramer": 14.0,
    "carlos": 16.0,
    "dangote": 16.0,
    "donald": 18.0,
    "deborah": 12.0,
    "phil": 8.0,
    "graham": 16.0,
    "ivan": 18.0,
    "liliane": 12.0,
    "li": 10.0,
    "mark": 6.0,
    "martha": 8.0,
    "mitt": 14.0,
    "oprah": -8.0,
    "robins": 6.0,
    "stuart": 6.0,
    "soros": 12.0,
    "sanders": 10.0,
    "talal": 6.0,
    "warren": 8.0,
}
USUAL_ROUNDS: Final = 6  # as many as the figures above are for


def worth_of(view: View, number: int) -> float:
    """What an investor brings: money, and the ability for as many rounds as there are."""
    tables = view.tables
    ability = ABILITIES.get(key_of(number), 0.0) * tables.rounds / USUAL_ROUNDS
    return tables.investor_money[number] + ability


def choose_investor(view: View, style: Style) -> Answer:
    """The one worth most, also to put up for bidding: whoever takes it, it is on the table for us."""
    return max(view.answers, key=lambda answer: worth_of(view, answer.number - INVESTOR))


def choose_lot(view: View, style: Style) -> Answer:
    """The lowest bid on the investor that leaves us most; ours is outbid only where the next space is worth it."""
    track = view.tables.bidding
    best, choice = float("-inf"), PASS
    for pile, spaces in spaces_by_pile(view.legal or []).items():
        left = worth_of(view, view.lots[pile]) - track[spaces[0]]
        if left > best:
            best, choice = left, bid(pile, spaces[0])
    return choice


def choose_discard(view: View, style: Style) -> Answer:
    """The card that promises least; of two alike, only one will find its moment."""
    hand = view.schemes
    return min(
        [ANSWERS[DISCARD + number] for number in sorted(set(hand))],
        key=lambda answer: promise(answer.args[0], hand.count(answer.args[0])),
    )
