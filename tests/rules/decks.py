"""Decks in words: what a test says of them comes first, the rest is filled up with calm cards.

Calm cards: stock cards of all companies in turn while there are any, then fees, then Booms and Busts. Calm pairs: over
six rounds every company gets every forecast once, in an order in which none splits or goes bankrupt.
"""

import re
from collections import Counter
from collections.abc import Iterator

from stockpile.content.forecasts import parse_forecast
from stockpile.rules.cards import COMPANIES, MARKET
from stockpile.rules.chance import Chance
from stockpile.rules.tables import Tables

CALM_FORECASTS = ("+4", "-3", "+2", "-2", "$$", "+1")

# By round, counted from 1; a text alone is about round 1.
Rounds = str | dict[int, str]


def kinds(words: str) -> list[int]:
    """The market cards that a text names: `kinds("steel boom")`."""
    return [MARKET.index(word) for word in words.split()]


def chance(tables: Tables, first: int, shares: str, market: Rounds, pairs: Rounds) -> Chance:
    """The chance of a game from what a test says of it."""
    dealt = kinds(shares) if shares else list(range(tables.players))
    return Chance(first, tuple(dealt), _market(tables, dealt, _by_round(market)), _pairs(tables, _by_round(pairs)))


def _by_round(said: Rounds) -> dict[int, str]:
    return {1: said} if isinstance(said, str) else said


def _market(tables: Tables, shares: list[int], said: dict[int, str]) -> tuple[int, ...]:
    given = {number: kinds(words) for number, words in said.items()}
    left = Counter(dict(enumerate(tables.deck)))
    left.subtract(shares)
    for cards in given.values():
        left.subtract(cards)
    calm = _calm_cards(left)
    size = tables.piles + 2 * tables.players * tables.hands
    deck: list[int] = []
    for number in range(1, tables.rounds + 1):
        cards = given.get(number, [])
        assert len(cards) <= size, f"round {number} has {size} market cards"
        deck += [*cards, *(next(calm) for _ in range(size - len(cards)))]
    return (*deck, *calm)


def _calm_cards(left: Counter[int]) -> Iterator[int]:
    stocks = list(range(len(COMPANIES)))
    while any(left[kind] > 0 for kind in stocks):
        for kind in stocks:
            if left[kind] > 0:
                left[kind] -= 1
                yield kind
    for words in ("fee-1 fee-2 fee-3", "boom bust"):
        for kind in kinds(words):
            yield from [kind] * left[kind]


def _pairs(tables: Tables, said: dict[int, str]) -> tuple[tuple[int, ...], ...]:
    return tuple(_row(number, said.get(number, "")) for number in range(1, tables.rounds + 1))


def _row(number: int, said: str) -> tuple[int, ...]:
    """One round's pairs: `cosmic-3 bank$$`, then the companies left with the forecasts left."""
    given = [re.findall(r"[a-z]+|[^a-z]+", word) for word in said.split()]
    turned = [CALM_FORECASTS[(place + number - 1) % 6] for place in range(6)]
    companies = [company for company, _ in given] + [each for each in COMPANIES if each not in said]
    forecasts = [forecast for _, forecast in given]
    forecasts += [each for each in turned if each not in forecasts]
    row: list[int] = []
    for company, forecast in zip(companies, forecasts, strict=True):
        row += [COMPANIES.index(company), parse_forecast(forecast)]
    return tuple(row)
