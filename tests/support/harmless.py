"""Harmless answers: what a seat says when a test does not care.

It places its cards on its own pile and bids 0 for it, sells, shows and buys nothing, uses no ability that it need not
use, and lets the First Player Card go where the token would have gone. Forecast Phil keeps the company that he would
have been dealt, so that pairs stay as a test gives them.
"""

from collections.abc import Callable

from stockpile.rules.answers import INVESTORS, Answer, parse
from stockpile.rules.cards import COMPANIES, UP
from stockpile.rules.decision import Decision
from stockpile.rules.game import Game


def harmless(game: Game) -> Answer:
    decision = game.decision
    return HARMLESS[decision.question](game, decision)


def _first(game: Game, decision: Decision) -> Answer:
    """Pass, sell nothing, show nothing."""
    return decision.answers[0]


def _last(game: Game, decision: Decision) -> Answer:
    return decision.answers[-1]


def _at_home(game: Game, decision: Decision) -> Answer:
    """On the seat's own pile; with two players on its two piles."""
    return min(decision.answers, key=lambda answer: (answer.args[-1] - decision.seat) % game.players)


def _bid_at_home(game: Game, decision: Decision) -> Answer:
    """Bid 0 for a pile without a meeple, the seat's own first."""
    zeros = [answer for answer in decision.answers if answer.name == "bid" and answer.args[1] == 0]
    return min(zeros, key=lambda answer: (answer.args[0] - decision.seat) % game.players)


def _open_as_dealt(game: Game, decision: Decision) -> Answer:
    """The opening cards from left to right as they were dealt, the last one face-down."""
    card = game.hand[0] & 15
    answers = [answer for answer in decision.answers if answer.args[0] == card]
    return next((answer for answer in answers if answer.args[1] == UP), answers[0])


def _pass_or_towards_the_middle(game: Game, decision: Decision) -> Answer:
    """Pass; if that is not possible, a Boom on the lowest ticker or a Bust on the highest."""
    if decision.answers[0].name == "pass":
        return decision.answers[0]
    answers = [answer for answer in decision.answers if answer.name == decision.answers[0].name]
    best = min if answers[0].name == "boom" else max
    return best(answers, key=lambda answer: game.prices[answer.args[0]])


def _on_to_the_left(game: Game, decision: Decision) -> Answer:
    return decision.answers[game.turn(1)]


def _use_ability(game: Game, decision: Decision) -> Answer:
    if INVESTORS[decision.subject["investor"]] == "phil":
        pair = game.figures.pairs_of(decision.seat)[0]
        return parse(f"keep-company {COMPANIES[game.chance.pairs[game.round][2 * pair]]}")
    return decision.answers[0]


HARMLESS: dict[str, Callable[[Game, Decision], Answer]] = {
    "choose-investor": _first,
    "bid-investor": _bid_at_home,
    "discard": _last,
    "bonds": _first,
    "open": _open_as_dealt,
    "place": _at_home,
    "commerce": _at_home,
    "first-player-card": _at_home,
    "bid": _bid_at_home,
    "hand-over": _on_to_the_left,
    "ability": _first,
    "investor": _use_ability,
    "strategy": _first,
    "action": _pass_or_towards_the_middle,
    "sell": _first,
    "sell-some": _first,
    "dividend": _first,
}
