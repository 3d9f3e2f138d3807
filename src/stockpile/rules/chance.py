"""Everything that chance decides, drawn before the first question and never changed.

>>> from random import Random
>>> from stockpile.rules.config import Config
>>> from stockpile.rules.tables import tables_for
>>> figures = tables_for(Config(players=3))
>>> chance = draw(figures, Random(1), first=2)
>>> chance.first, len(chance.shares), len(chance.market), len(chance.pairs)
(2, 3, 77, 7)

Tests and puzzles give what matters to them and let the rest be drawn:

>>> draw(figures, Random(1), shares=(0, 1, 2), market=(6, 6)).market[:2]
(6, 6)
"""

from random import Random
from typing import Final

from stockpile.rules.cards import MARKET, PAIRS, STOCKS
from stockpile.rules.tables import Tables


class ChanceError(ValueError):
    """Decks that cannot be: a card too many, a company twice; the text says which."""


class Chance:
    """The outcomes of all shuffles of a game: immutable sequences. Whoever draws from them keeps a cursor."""

    def __init__(
        self,
        first: int = 0,
        shares: tuple[int, ...] = (),
        market: tuple[int, ...] = (),
        pairs: tuple[tuple[int, ...], ...] = (),
    ) -> None:
        self.first: Final = first  # R-SET-1
        self.shares: Final = shares  # the starting share of each seat (R-SET-4)
        self.market: Final = market  # the market deck, the next card first
        self.pairs: Final = pairs  # by round: company, forecast, company, forecast ... in dealt order (R-INF-1)

    def to_json(self) -> dict[str, object]:
        return {
            "first": self.first,
            "shares": list(self.shares),
            "market": list(self.market),
            "pairs": [list(row) for row in self.pairs],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.first, self.shares, self.market, self.pairs))

    def __reduce__(self) -> tuple[object, ...]:
        return (Chance, (self.first, self.shares, self.market, self.pairs))


def chance_from_json(data: dict[str, object]) -> Chance:
    first = data["first"]
    shares = data["shares"]
    market = data["market"]
    pairs = data["pairs"]
    assert isinstance(first, int) and isinstance(shares, list) and isinstance(market, list) and isinstance(pairs, list)
    return Chance(first, tuple(shares), tuple(market), tuple([tuple(row) for row in pairs]))


def shuffle(cards: list[int], rng: Random) -> None:
    """Shuffle in place. Spelled out so that the same generator gives the same order everywhere."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held


def draw(
    tables: Tables,
    rng: Random,
    first: int = -1,
    shares: tuple[int, ...] = (),
    market: tuple[int, ...] = (),
    pairs: tuple[tuple[int, ...], ...] = (),
) -> Chance:
    """Draw a game's chance. What is given comes first, as it is; the rest is drawn from what is left."""
    if first < 0:
        first = int(rng.random() * tables.players)
    dealt = _deal_shares(tables, rng, shares)
    deck = _shuffle_market(tables, rng, dealt, market)
    rows = list(pairs)
    for _ in range(len(pairs), tables.rounds):
        rows.append(draw_pairs(tables, rng))
    chance = Chance(first, dealt, deck, tuple(rows))
    if shares or market or pairs:
        check(chance, tables)
    return chance


def _deal_shares(tables: Tables, rng: Random, given: tuple[int, ...]) -> tuple[int, ...]:
    """R-SET-4: one card of each company, shuffled, one to each seat."""
    companies = [company for company in range(STOCKS) if company not in given]
    shuffle(companies, rng)
    return (*given, *companies)[: tables.players]


def _shuffle_market(tables: Tables, rng: Random, shares: tuple[int, ...], given: tuple[int, ...]) -> tuple[int, ...]:
    left = tables.deck[:]
    for kind in shares:
        left[kind] -= 1
    for kind in given:
        left[kind] -= 1
    deck: list[int] = []
    for kind in range(len(left)):
        if left[kind] < 0:
            raise ChanceError(f"the deck has no {tables.deck[kind] - left[kind]} cards {MARKET[kind]!r}")
        deck += [kind] * left[kind]
    shuffle(deck, rng)
    return (*given, *deck)


def draw_pairs(tables: Tables, rng: Random) -> tuple[int, ...]:
    """R-INF-1: companies and forecasts, each shuffled, then paired."""
    companies = list(range(STOCKS))
    forecasts = tables.forecasts[:]
    shuffle(companies, rng)
    shuffle(forecasts, rng)
    row: list[int] = []
    for pair in range(PAIRS):
        row.append(companies[pair])
        row.append(forecasts[pair])
    return tuple(row)


def check(chance: Chance, tables: Tables) -> None:
    """Refuse decks that could not have been shuffled from this game's cards.

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.tables import tables_for
    >>> check(Chance(first=0, shares=(1, 1, 2)), tables_for(Config(players=3)))
    Traceback (most recent call last):
        ...
    stockpile.rules.chance.ChanceError: two starting shares of one company
    """
    if not 0 <= chance.first < tables.players:
        raise ChanceError(f"no seat {chance.first} to go first")
    if len(chance.shares) != tables.players:
        raise ChanceError(f"{len(chance.shares)} starting shares for {tables.players} players")
    if len(set(chance.shares)) != len(chance.shares):
        raise ChanceError("two starting shares of one company")
    cards = sorted([*chance.shares, *chance.market])
    whole: list[int] = []
    for kind, count in enumerate(tables.deck):
        whole += [kind] * count
    if cards != whole:
        raise ChanceError("starting shares and market deck together are not the game's market cards")
    if len(chance.pairs) != tables.rounds:
        raise ChanceError(f"pairs for {len(chance.pairs)} rounds, the game has {tables.rounds}")
    for number, row in enumerate(chance.pairs):
        if sorted(row[0::2]) != list(range(STOCKS)):
            raise ChanceError(f"round {number + 1}: not each company once among the pairs")
        if sorted(row[1::2]) != sorted(tables.forecasts):
            raise ChanceError(f"round {number + 1}: not this game's forecasts among the pairs")
