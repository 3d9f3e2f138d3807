"""Everything that chance decides, drawn before the first question and never changed.

>>> from random import Random
>>> from stockpile.rules.config import Config
>>> from stockpile.rules.figures import figures_for
>>> figures = figures_for(Config(players=3))
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
from stockpile.rules.errors import ChanceError
from stockpile.rules.figures import Figures
from stockpile.rules.listview import hide
from stockpile.rules.numbers import cards_by_count, most, zeros
from stockpile.rules.vecs import append, extend, i64, vec

_COMPANIES: Final = vec[i64](range(STOCKS))

Row = tuple[int, ...]
Rows = tuple[Row, ...]


class Chance:
    """The outcomes of all shuffles of a game: immutable sequences. A reader keeps a cursor.

    Each is there twice: as tuples for everybody, and in vecs that the rules draw from.
    """

    def __init__(
        self,
        first: i64 = 0,
        shares: Row = (),
        market: Row = (),
        pairs: Rows = (),
        dice: Rows = (),
        commerce: Row = (),
        investors: Row = (),
        strategies: Row = (),
    ) -> None:
        self.first: i64 = first  # R-SET-1
        self.dealt_shares: vec[i64] = _vec(shares)  # the starting share of each seat (R-SET-4)
        self.market_deck: vec[i64] = _vec(market)  # the next card first
        # By round: company, forecast, company, forecast ... in dealt order (R-INF-1).
        self.pairs_of_rounds: vec[vec[i64]] = _vecs(pairs)
        self.rolls: vec[vec[i64]] = _vecs(dice)  # by round: what the dice show, in the order of the dice (R-DIC-1)
        self.commerce_deck: vec[i64] = _vec(commerce)  # kinds counted from 0, a tax is 6 (R-COM-1)
        # Investors by number, dealt from the front, seat by seat (R-INV-1); strategies as well, and Ivan draws what
        # follows (R-STR-1).
        self.investor_deck: vec[i64] = _vec(investors)
        self.strategy_deck: vec[i64] = _vec(strategies)

    @property
    def shares(self) -> Row:
        return tuple(self.dealt_shares)

    @property
    def market(self) -> Row:
        return tuple(self.market_deck)

    @property
    def pairs(self) -> Rows:
        return _tuples(self.pairs_of_rounds)

    @property
    def dice(self) -> Rows:
        return _tuples(self.rolls)

    @property
    def commerce(self) -> Row:
        return tuple(self.commerce_deck)

    @property
    def investors(self) -> Row:
        return tuple(self.investor_deck)

    @property
    def strategies(self) -> Row:
        return tuple(self.strategy_deck)

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


def _vec(row: Row) -> vec[i64]:
    """Most games are drawn with nothing given, and an empty vec costs nothing."""
    return vec[i64](row) if row else vec[i64]()


def _vecs(rows: Rows) -> vec[vec[i64]]:
    result = vec[vec[i64]]()
    for row in rows:
        result = append(result, vec[i64](row))
    return result


def _tuples(rows: vec[vec[i64]]) -> Rows:
    return tuple([tuple(row) for row in rows])


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


def _row(data: object) -> Row:
    assert isinstance(data, list)
    return tuple(data)


def _rows(data: object) -> Rows:
    assert isinstance(data, list)
    return tuple([tuple(row) for row in data])


def shuffle(cards: vec[i64], rng: Random) -> None:
    """Shuffle in place. Spelled out so that the same generator gives the same order everywhere."""
    random = rng.random
    last = len(cards) - 1
    while last > 0:
        other = i64(random() * float(last + 1))
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held
        last -= 1


def draw(
    figures: Figures,
    rng: Random,
    first: int | None = None,
    shares: Row = (),
    market: Row = (),
    pairs: Rows = (),
    dice: Rows = (),
    commerce: Row = (),
    investors: Row = (),
    strategies: Row = (),
) -> Chance:
    """Draw a game's chance. What is given comes first, as it is; the rest is drawn from what is left.

    The lot for the first player is drawn also where one is named (R-SET-1), so that the decks stay the same.
    """
    lot = i64(rng.random() * float(figures.players))
    if first is not None:
        _check_first(first, figures)
        lot = first
    chance = Chance(lot)
    chance.dealt_shares = _deal_shares(figures, rng, _vec(shares))
    chance.market_deck = _shuffle_market(figures, rng, chance.dealt_shares, _vec(market))
    for number, shown in enumerate(dice):
        _check_roll(shown, figures, number)
    chance.rolls = _vecs(dice)
    if figures.dice:
        while len(chance.rolls) < figures.rounds:
            chance.rolls = append(chance.rolls, roll_dice(figures, rng))
    chance.pairs_of_rounds = _vecs(pairs)
    for at in range(len(chance.pairs_of_rounds), figures.rounds):
        row = pair_up(chance.rolls[at] if figures.dice else figures.forecasts, rng)
        chance.pairs_of_rounds = append(chance.pairs_of_rounds, row)
    if figures.commodities:
        chance.commerce_deck = _shuffle_rest(figures.commerce, rng, _vec(commerce))
    if figures.investors:
        chance.investor_deck = _shuffle_rest(_one_each(figures.investor_deck), rng, _vec(investors))
    if figures.strategies:
        chance.strategy_deck = _shuffle_rest(figures.strategy_deck, rng, _vec(strategies))
    if shares or market or pairs or dice or commerce or investors or strategies:
        check(chance, figures)
    return chance


def _one_each(numbers: vec[i64]) -> vec[i64]:
    """Counts of a deck that has each of these numbers once."""
    counts = zeros(most(numbers) + 1)
    for number in numbers:
        counts[number] = 1
    return counts


def _deal_shares(figures: Figures, rng: Random, given: vec[i64]) -> vec[i64]:
    """R-SET-4: one card of each company, shuffled, one to each seat."""
    companies = vec[i64]([company for company in range(STOCKS) if company not in given])
    shuffle(companies, rng)
    return extend(given, companies)[: figures.players]


def _shuffle_market(figures: Figures, rng: Random, shares: vec[i64], given: vec[i64]) -> vec[i64]:
    left = figures.deck[:]
    for kind in shares:
        left[kind] -= 1
    return _shuffle_rest(left, rng, given)


def _shuffle_rest(counts: vec[i64], rng: Random, given: vec[i64]) -> vec[i64]:
    """The given cards, then the rest of a deck with this many cards of each number, shuffled."""
    left = counts[:]
    for card in given:
        if not 0 <= card < len(left):
            raise ChanceError("no-card", card=card)
        left[card] -= 1
    for card in range(len(left)):
        if left[card] < 0:
            raise ChanceError("few-cards", card=card)
    deck = cards_by_count(left)
    shuffle(deck, rng)
    return extend(given, deck)


def roll(figures: Figures, rng: Random) -> Row:
    """R-DIC-1: what the six dice show."""
    return tuple(roll_dice(figures, rng))


def roll_dice(figures: Figures, rng: Random) -> vec[i64]:
    """The same for compiled callers."""
    random = rng.random
    shown = vec[i64]()
    for faces in figures.dice_faces:
        shown = append(shown, faces[i64(random() * float(len(faces)))])
    return shown


def draw_pairs(forecasts: Row, rng: Random) -> Row:
    """R-INF-1: companies and this round's forecasts, each shuffled, then paired."""
    return tuple(pair_up(vec[i64](forecasts), rng))


def pair_up(forecasts: vec[i64], rng: Random) -> vec[i64]:
    """The same for compiled callers."""
    companies = _COMPANIES[:]
    forecasts = forecasts[:]
    shuffle(companies, rng)
    shuffle(forecasts, rng)
    row = zeros(2 * PAIRS)
    for pair in range(PAIRS):
        row[2 * pair] = companies[pair]
        row[2 * pair + 1] = forecasts[pair]
    return row


def check(chance: Chance, figures: Figures) -> None:
    """Refuse decks that could not have been shuffled from this game's cards.

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.figures import figures_for
    >>> check(Chance(first=0, shares=(1, 1, 2)), figures_for(Config(players=3)))
    Traceback (most recent call last):
        ...
    stockpile.rules.errors.ChanceError: two starting shares of one company
    """
    _check_first(chance.first, figures)
    shares, pairs, dice = chance.shares, chance.pairs, chance.dice
    if len(shares) != figures.players:
        raise ChanceError("shares", shares=len(shares), players=figures.players)
    if not all(0 <= company < STOCKS for company in shares):
        raise ChanceError("share-of-none")
    if len(set(shares)) != len(shares):
        raise ChanceError("share-twice")
    nothing = vec[i64]()
    _check_deck("market", (*shares, *chance.market), figures.deck)
    _check_deck("commerce", chance.commerce, figures.commerce if figures.commodities else nothing)
    _check_deck("investor", chance.investors, _one_each(figures.investor_deck) if figures.investors else nothing)
    _check_deck("strategy", chance.strategies, figures.strategy_deck if figures.strategies else nothing)
    if dice and not figures.dice:
        raise ChanceError("dice-without")
    if len(dice) != (figures.rounds if figures.dice else 0):
        raise ChanceError("dice-rounds", given=len(dice), rounds=figures.rounds)
    if len(pairs) != figures.rounds:
        raise ChanceError("pair-rounds", given=len(pairs), rounds=figures.rounds)
    for number, row in enumerate(pairs):
        if sorted(row[0::2]) != list(range(STOCKS)):
            raise ChanceError("pair-companies", round=number + 1)
        forecasts = _check_roll(dice[number], figures, number) if figures.dice else list(figures.forecasts)
        if sorted(row[1::2]) != sorted(forecasts):
            raise ChanceError("pair-forecasts", round=number + 1)


def _check_first(first: i64, figures: Figures) -> None:
    if not 0 <= first < figures.players:
        raise ChanceError("first", seat=first)


def _check_deck(name: str, cards: Row, counts: vec[i64]) -> None:
    if sorted(cards) != list(cards_by_count(counts)):
        raise ChanceError(f"{name}-deck")


def _check_roll(dice: Row, figures: Figures, number: i64) -> list[int]:
    known = figures.faces
    if len(dice) != len(known):
        raise ChanceError("dice-count", round=number + 1, given=len(dice), dice=len(known))
    for shown, faces in zip(dice, known, strict=True):
        if shown not in faces:
            raise ChanceError("die", round=number + 1)
    return list(dice)


# From outside, decks are tuples.
hide(
    Chance, "dealt_shares", "market_deck", "pairs_of_rounds", "rolls", "commerce_deck", "investor_deck", "strategy_deck"
)
