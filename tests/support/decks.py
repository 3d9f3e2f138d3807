"""Decks in words: what a test says of them comes first, the rest is filled up with calm cards.

Calm market cards: stock cards of all companies in turn while there are any, then fees, then Booms and Busts. Calm
pairs: over six rounds every company gets every forecast once, in an order in which none splits or goes bankrupt. Calm
dice show the forecasts of the base game. Calm commerce cards: commodities in turn, then taxes. Calm investors: those
that do nothing while everybody plays harmlessly.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from stockpile.content.model import parse_forecast
from stockpile.rules.answers import INVESTORS, STRATEGIES
from stockpile.rules.cards import COMMODITIES, COMPANIES, MARKET
from stockpile.rules.chance import Chance
from stockpile.rules.figures import Figures

CALM_FORECASTS = ("+4", "-3", "+2", "-2", "$$", "+1")
CALM_DICE = "+4 +2 +1 $$ -2 -3"
CALM_INVESTORS = "bill stuart soros graham carlos donald mark warren deborah ana talal barbara barack liliane".split()
COMMERCE = (*COMMODITIES, "tax")

# By round, counted from 1; a text alone is about round 1.
Rounds = str | Mapping[int, str]
# By seat.
Seats = Mapping[int, str]


def kinds(words: str) -> list[int]:
    """The market cards that a text names: `kinds("steel boom")`."""
    return [MARKET.index(word) for word in words.split()]


def chance(
    figures: Figures,
    *,
    first: int = 0,
    shares: str = "",
    market: Rounds = "",
    pairs: Rounds = "",
    dice: Rounds = "",
    commerce: Rounds = "",
    investors: Seats | None = None,
    strategies: Seats | None = None,
) -> Chance:
    """The chance of a game from what a test says of it."""
    dealt = kinds(shares) if shares else list(range(figures.players))
    rolls = _rolls(figures, _by_round(dice))
    order = [(first + place) % figures.players for place in range(figures.players)]
    return Chance(
        first,
        tuple(dealt),
        _market(figures, dealt, _by_round(market)),
        _pairs(figures, _by_round(pairs), rolls),
        tuple(tuple(parse_forecast(word) for word in roll) for roll in rolls),
        _commerce(figures, _by_round(commerce)) if figures.commodities else (),
        _investors(figures, order, investors or {}) if figures.investors else (),
        _strategies(figures, order, strategies or {}) if figures.strategies else (),
    )


def _by_round(said: Rounds) -> Mapping[int, str]:
    return {1: said} if isinstance(said, str) else said


def _market(figures: Figures, shares: list[int], said: Mapping[int, str]) -> tuple[int, ...]:
    given = {number: kinds(words) for number, words in said.items()}
    left = Counter(dict(enumerate(figures.deck)))
    left.subtract(shares)
    size = figures.piles + 2 * figures.players * figures.hands
    order = [*range(len(COMPANIES)), *kinds("fee-1 fee-2 fee-3 boom bust")]
    return _deck(figures, given, left, size, _calm_cards(left, order, len(COMPANIES)))


def _commerce(figures: Figures, said: Mapping[int, str]) -> tuple[int, ...]:
    given = {number: [COMMERCE.index(word) for word in words.split()] for number, words in said.items()}
    left = Counter(dict(enumerate(figures.commerce)))
    return _deck(figures, given, left, figures.piles, _calm_cards(left, list(range(len(COMMERCE))), len(COMMODITIES)))


def _deck(
    figures: Figures, given: Mapping[int, list[int]], left: Counter[int], size: int, calm: Iterator[int]
) -> tuple[int, ...]:
    """A deck of which so many cards are used in a round: those given for the round, then calm ones."""
    for cards in given.values():
        left.subtract(cards)
    deck: list[int] = []
    for number in range(1, figures.rounds + 1):
        cards = given.get(number, [])
        assert len(cards) <= size, f"a round has {size} of these cards"
        deck += [*cards, *(next(calm) for _ in range(size - len(cards)))]
    return (*deck, *calm)


def _calm_cards(left: Counter[int], order: list[int], in_turn: int) -> Iterator[int]:
    """The first kinds of an order in turn, while there are any; then the others, kind by kind."""
    while any(left[kind] > 0 for kind in order[:in_turn]):
        for kind in order[:in_turn]:
            if left[kind] > 0:
                left[kind] -= 1
                yield kind
    for kind in order[in_turn:]:
        yield from [kind] * left[kind]


def _rolls(figures: Figures, said: Mapping[int, str]) -> list[list[str]]:
    if not figures.dice:
        return []
    return [said.get(number, CALM_DICE).split() or CALM_DICE.split() for number in range(1, figures.rounds + 1)]


def _pairs(figures: Figures, said: Mapping[int, str], rolls: list[list[str]]) -> tuple[tuple[int, ...], ...]:
    rows: list[tuple[int, ...]] = []
    for number in range(1, figures.rounds + 1):
        forecasts = [CALM_FORECASTS[(place + number - 1) % 6] for place in range(6)]
        if rolls and sorted(rolls[number - 1]) != sorted(CALM_FORECASTS):
            forecasts = rolls[number - 1]
        rows.append(_row(said.get(number, ""), forecasts))
    return tuple(rows)


def _row(said: str, forecasts: list[str]) -> tuple[int, ...]:
    """One round's pairs: `cosmic-3 bank$$`, then the companies left with the forecasts left."""
    given = [re.findall(r"[a-z]+|[^a-z]+", word) for word in said.split()]
    companies = [company for company, _ in given]
    left = forecasts.copy()
    for _, forecast in given:
        left.remove(forecast)
    row: list[int] = []
    for company, forecast in given:
        row += [COMPANIES.index(company), parse_forecast(forecast)]
    for company, forecast in zip([each for each in COMPANIES if each not in companies], left, strict=True):
        row += [COMPANIES.index(company), parse_forecast(forecast)]
    return tuple(row)


def investors_by_seat(figures: Figures, order: list[int], said: Seats) -> dict[int, list[str]]:
    """The investors that each seat is to have: those said, and calm ones."""
    named = {seat: said.get(seat, "").split() for seat in order}
    deck = [INVESTORS[number] for number in figures.investor_deck]
    taken = [name for names in named.values() for name in names]
    calm = iter(name for name in CALM_INVESTORS if name in deck and name not in taken)
    for seat in order:
        assert set(named[seat]) <= set(deck), "an investor that is not dealt in this game"
        while len(named[seat]) < figures.investors_kept:
            named[seat].append(next(calm))
    return named


def _investors(figures: Figures, order: list[int], said: Seats) -> tuple[int, ...]:
    """Every seat is dealt the investors it is to have, and as many others."""
    named = investors_by_seat(figures, order, said)
    taken = [INVESTORS.index(name) for seat in order for name in named[seat]]
    others = [number for number in figures.investor_deck if number not in taken]
    deck: list[int] = []
    for seat in order:
        deck += [INVESTORS.index(name) for name in named[seat]]
        deck += [others.pop() for _ in range(figures.investors_dealt - figures.investors_kept)]
    return (*deck, *others)


def _strategies(figures: Figures, order: list[int], said: Seats) -> tuple[int, ...]:
    """Every seat is dealt the strategy cards it is to keep, and others; what is too much, Ivan draws."""
    kept = figures.strategies_dealt - 2
    named = {seat: [STRATEGIES.index(word) for word in said.get(seat, "").split()] for seat in order}
    left = Counter(dict(enumerate(figures.strategy_deck)))
    for cards in named.values():
        left.subtract(cards)
    calm = _calm_cards(left, list(range(len(STRATEGIES))), len(STRATEGIES))
    deck: list[int] = []
    drawn: list[int] = []
    for seat in order:
        dealt = named[seat][:kept]
        deck += [*dealt, *(next(calm) for _ in range(figures.strategies_dealt - len(dealt)))]
        drawn += named[seat][kept:]
    return (*deck, *drawn, *calm)
