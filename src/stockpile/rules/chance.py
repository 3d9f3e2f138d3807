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

from stockpile.rules.cards import PAIRS, STOCKS
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
        dice: tuple[tuple[int, ...], ...] = (),
        commerce: tuple[int, ...] = (),
        investors: tuple[int, ...] = (),
        strategies: tuple[int, ...] = (),
    ) -> None:
        self.first: Final = first  # R-SET-1
        self.shares: Final = shares  # the starting share of each seat (R-SET-4)
        self.market: Final = market  # the market deck, the next card first
        self.pairs: Final = pairs  # by round: company, forecast, company, forecast ... in dealt order (R-INF-1)
        self.dice: Final = dice  # by round: what the dice show, in the order of the dice (R-DIC-1)
        self.commerce: Final = commerce  # the commerce deck: kinds counted from 0, a tax is 6 (R-COM-1)
        self.investors: Final = investors  # the investor deck by number, dealt from the front, seat by seat (R-INV-1)
        self.strategies: Final = strategies  # the strategy deck likewise; Ivan draws what follows (R-STR-1)

    def to_json(self) -> dict[str, object]:
        return {
            "first": self.first,
            "shares": list(self.shares),
            "market": list(self.market),
            "pairs": [list(row) for row in self.pairs],
            "dice": [list(row) for row in self.dice],
            "commerce": list(self.commerce),
            "investors": list(self.investors),
            "strategies": list(self.strategies),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chance) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.first, self.shares, self.market, self.pairs, self.dice, self.commerce))

    def __reduce__(self) -> tuple[object, ...]:
        return (chance_from_json, (self.to_json(),))


def chance_from_json(data: dict[str, object]) -> Chance:
    """What `to_json` wrote."""
    first = data["first"]
    assert isinstance(first, int)
    return Chance(
        first,
        _row(data["shares"]),
        _row(data["market"]),
        _rows(data["pairs"]),
        _rows(data["dice"]),
        _row(data["commerce"]),
        _row(data["investors"]),
        _row(data["strategies"]),
    )


def _row(data: object) -> tuple[int, ...]:
    assert isinstance(data, list)
    return tuple(data)


def _rows(data: object) -> tuple[tuple[int, ...], ...]:
    assert isinstance(data, list)
    return tuple([tuple(row) for row in data])


def shuffle(cards: list[int], rng: Random) -> None:
    """Shuffle in place. Spelled out so that the same generator gives the same order everywhere."""
    random = rng.random
    last = len(cards) - 1
    while last > 0:
        other = int(random() * (last + 1))
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held
        last -= 1


def draw(
    tables: Tables,
    rng: Random,
    first: int | None = None,
    shares: tuple[int, ...] = (),
    market: tuple[int, ...] = (),
    pairs: tuple[tuple[int, ...], ...] = (),
    dice: tuple[tuple[int, ...], ...] = (),
    commerce: tuple[int, ...] = (),
    investors: tuple[int, ...] = (),
    strategies: tuple[int, ...] = (),
) -> Chance:
    """Draw a game's chance. What is given comes first, as it is; the rest is drawn from what is left.

    The lot for the first player is drawn also where one is named (R-SET-1), so that the decks stay the same.
    """
    lot = int(rng.random() * tables.players)
    if first is not None:
        _check_first(first, tables)
    dealt = _deal_shares(tables, rng, shares)
    deck = _shuffle_market(tables, rng, dealt, market)
    rolls = list(dice)
    for number, shown in enumerate(dice):
        _check_roll(shown, tables, number)
    if tables.dice:
        rolls += [roll(tables, rng) for _ in range(len(dice), tables.rounds)]
    rows = list(pairs)
    for number in range(len(pairs), tables.rounds):
        rows.append(draw_pairs(list(rolls[number]) if tables.dice else tables.forecasts, rng))
    chance = Chance(
        lot if first is None else first,
        dealt,
        deck,
        tuple(rows),
        tuple(rolls),
        _shuffle_rest(tables.commerce, rng, commerce) if tables.commodities else (),
        _shuffle_rest(_one_each(tables.investor_deck), rng, investors) if tables.investors else (),
        _shuffle_rest(tables.strategy_deck, rng, strategies) if tables.strategies else (),
    )
    if shares or market or pairs or dice or commerce or investors or strategies:
        check(chance, tables)
    return chance


def _one_each(numbers: list[int]) -> list[int]:
    """Counts of a deck that has each of these numbers once."""
    return [int(number in numbers) for number in range(max(numbers) + 1)]


def _deal_shares(tables: Tables, rng: Random, given: tuple[int, ...]) -> tuple[int, ...]:
    """R-SET-4: one card of each company, shuffled, one to each seat."""
    companies = [company for company in range(STOCKS) if company not in given]
    shuffle(companies, rng)
    return (*given, *companies)[: tables.players]


def _shuffle_market(tables: Tables, rng: Random, shares: tuple[int, ...], given: tuple[int, ...]) -> tuple[int, ...]:
    left = tables.deck.copy()
    for kind in shares:
        left[kind] -= 1
    return _shuffle_rest(left, rng, given)


def _shuffle_rest(counts: list[int], rng: Random, given: tuple[int, ...]) -> tuple[int, ...]:
    """The given cards, then the rest of a deck with so many cards of each number, shuffled."""
    left = counts.copy()
    for card in given:
        if not 0 <= card < len(left):
            raise ChanceError(f"the deck has no card of number {card}")
        left[card] -= 1
    deck: list[int] = []
    for card in range(len(left)):
        if left[card] < 0:
            raise ChanceError(f"the deck has not that many cards of number {card}")
        deck += [card] * left[card]
    shuffle(deck, rng)
    return (*given, *deck)


def roll(tables: Tables, rng: Random) -> tuple[int, ...]:
    """R-DIC-1: what the six dice show."""
    random = rng.random
    return tuple([faces[int(random() * len(faces))] for faces in tables.faces])


def draw_pairs(forecasts: list[int], rng: Random) -> tuple[int, ...]:
    """R-INF-1: companies and this round's forecasts, each shuffled, then paired."""
    companies = list(range(STOCKS))
    forecasts = forecasts.copy()
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
    _check_first(chance.first, tables)
    if len(chance.shares) != tables.players:
        raise ChanceError(f"{len(chance.shares)} starting shares for {tables.players} players")
    if len(set(chance.shares)) != len(chance.shares):
        raise ChanceError("two starting shares of one company")
    _check_deck("market", [*chance.shares, *chance.market], tables.deck)
    _check_deck("commerce", list(chance.commerce), tables.commerce if tables.commodities else [])
    _check_deck("investor", list(chance.investors), _one_each(tables.investor_deck) if tables.investors else [])
    _check_deck("strategy", list(chance.strategies), tables.strategy_deck if tables.strategies else [])
    if chance.dice and not tables.dice:
        raise ChanceError("dice are given, and the game is played without them")
    if len(chance.dice) != (tables.rounds if tables.dice else 0):
        raise ChanceError(f"dice for {len(chance.dice)} rounds, the game has {tables.rounds}")
    if len(chance.pairs) != tables.rounds:
        raise ChanceError(f"pairs for {len(chance.pairs)} rounds, the game has {tables.rounds}")
    for number, row in enumerate(chance.pairs):
        if sorted(row[0::2]) != list(range(STOCKS)):
            raise ChanceError(f"round {number + 1}: not each company once among the pairs")
        forecasts = _check_roll(chance.dice[number], tables, number) if tables.dice else tables.forecasts
        if sorted(row[1::2]) != sorted(forecasts):
            raise ChanceError(f"round {number + 1}: not this game's forecasts among the pairs")


def _check_first(first: int, tables: Tables) -> None:
    if not 0 <= first < tables.players:
        raise ChanceError(f"no seat {first} to go first")


def _check_deck(name: str, cards: list[int], counts: list[int]) -> None:
    whole: list[int] = []
    for card, count in enumerate(counts):
        whole += [card] * count
    if sorted(cards) != whole:
        raise ChanceError(f"the {name} deck is not made of this game's {name} cards")


def _check_roll(dice: tuple[int, ...], tables: Tables, number: int) -> list[int]:
    if len(dice) != len(tables.faces):
        raise ChanceError(f"round {number + 1}: {len(dice)} dice instead of {len(tables.faces)}")
    for shown, faces in zip(dice, tables.faces, strict=True):
        if shown not in faces:
            raise ChanceError(f"round {number + 1}: a die cannot show that")
    return list(dice)
