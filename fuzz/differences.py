"""Games that differ only a little from one that was played, in something that an observer was never shown.

Every kind of secret of the game has a maker here. A maker looks for a place in a game where that secret was kept from
the observer, and changes it: two cards exchange their faces, two pairs are mixed, somebody chooses otherwise in secret,
all that is still to come is shuffled again.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from fuzz.trail import NEVER, CardLook, CardTrail, DeckTrail, TrailMove, deck_of
from stockpile.rules.answers import ANSWERS, FORECASTS, KEEP_COMPANY, KEEP_FORECAST, Answer
from stockpile.rules.cards import PAIRS, STOCKS
from stockpile.rules.chance import Chance, draw, draw_pairs, roll

CHANCE_FIELDS: Final = ("first", "shares", "market", "pairs", "dice", "commerce", "investors", "strategies")
MOMENTS_WATCHED_BEFORE: Final = 12  # moments that are compared before something is shown


@dataclass(frozen=True)
class Difference:
    """Other cards and, by number of the move, other answers.

    Before moment `dealt` nothing of it is on the table; from moment `since` on it is the secret that was looked for.
    """

    chance: Chance
    dealt: int
    since: int
    answers: Mapping[int, Answer] = field(default_factory=dict)

    def answer(self, number: int, move: TrailMove) -> Answer:
        """What is answered instead of a move with this number."""
        return self.answers.get(number) or move.in_a_deal(self.chance)


Maker = Callable[[CardTrail, int, Random], Difference | None]
Place = tuple[int, int]  # a card, and since when it is a secret


def other_chance(chance: Chance, **changed: Any) -> Chance:
    """The same outcomes but for those given."""
    return Chance(**{name: changed.get(name, getattr(chance, name)) for name in CHANCE_FIELDS})


# Two cards of a deck exchange their faces.


def exchange(
    places: Sequence[Place], faces: list[int], deck: DeckTrail, observer: int, rng: Random, first: int = 0
) -> tuple[int, int] | None:
    """Exchange the card at one of these places with another, from `first` on, that the observer has not seen by then.

    Returns when the first of the two was dealt and since when that is a secret, or None if there are no such cards.
    """
    if not places:
        return None
    one, since = rng.choice(places)
    opened = deck.opened[observer]
    others = [card for card in range(first, len(faces)) if opened[card] > since and faces[card] != faces[one]]
    if not others:
        return None
    dealt = [card for card in others if deck.dealt[card] != NEVER]
    other = rng.choice(dealt if dealt and rng.random() < 0.7 else others)
    faces[one], faces[other] = faces[other], faces[one]
    return min(deck.dealt[one], deck.dealt[other]), since


def _since_dealt(deck: DeckTrail, observer: int) -> list[Place]:
    """All cards that were dealt and that the observer did not see at once."""
    return [(card, deck.dealt[card]) for card in deck.hidden(observer)]


def _exchange_market(trail: CardTrail, places: list[Place], observer: int, rng: Random) -> Difference | None:
    """In the market deck alone: starting shares have rules of their own (R-SET-4)."""
    players = trail.players
    kinds = [*trail.chance.shares, *trail.chance.market]
    of_the_deck = [place for place in places if place[0] >= players]
    moments = exchange(of_the_deck, kinds, trail.market, observer, rng, players)
    return Difference(other_chance(trail.chance, market=tuple(kinds[players:])), *moments) if moments else None


def hidden_card(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """A market card in another seat's hand, face-down on a pile or in a portfolio."""
    return _exchange_market(trail, _since_dealt(trail.market, observer), observer, rng)


def opening_card(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """R-INV-ROBINS: a card in the hand of who sets out the opening cards, or the one that lies face-down."""
    places = [place for place in _since_dealt(trail.market, observer) if place[0] in trail.opening]
    return _exchange_market(trail, places, observer, rng)


def _seen_by_others(looks: list[CardLook], deck: DeckTrail, observer: int) -> list[Place]:
    """What another seat has looked at since then and the observer has not."""
    return [(look.card, look.moment) for look in looks if deck.opened[observer][look.card] > look.moment]


def peeked_card(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """R-INV-WARREN: a face-down card that another seat has looked at."""
    return _exchange_market(trail, _seen_by_others(trail.peeks, trail.market, observer), observer, rng)


def starting_share(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """Two seats' starting shares, or one and an unseen card of a company that nobody started with (R-SET-4)."""
    players = trail.players
    market = trail.market
    kinds = [*trail.chance.shares, *trail.chance.market]
    starts = [seat for seat in range(players) if market.dealt[seat] < market.opened[observer][seat]]
    if not starts:
        return None
    one = rng.choice(starts)
    since = market.dealt[one]
    unused = set(range(STOCKS)) - set(trail.chance.shares)
    unseen = [card for card in range(players, len(kinds)) if market.opened[observer][card] > since]
    others = [card for card in unseen if kinds[card] in unused]
    other = rng.choice([*[seat for seat in starts if seat != one] * 5, *others])
    kinds[one], kinds[other] = kinds[other], kinds[one]
    shares, deck = tuple(kinds[:players]), tuple(kinds[players:])
    return Difference(other_chance(trail.chance, shares=shares, market=deck), since, since)


def _exchange_in(name: str) -> Maker:
    """A card of another deck, in another seat's hand or box."""

    def make(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
        deck: DeckTrail = getattr(trail, name)
        faces = list(deck_of(trail.chance, name))
        moments = exchange(_since_dealt(deck, observer), faces, deck, observer, rng)
        return Difference(other_chance(trail.chance, **{name: tuple(faces)}), *moments) if moments else None

    return make


# Two pairs of one round are mixed.


def mix_pairs(trail: CardTrail, places: list[Place], observer: int, rng: Random) -> Difference | None:
    """One of these pairs and another that the observer has not seen yet exchange company, forecast or both.

    The pairs are laid out as they lay in the end, so a seat that kept a card before dealing keeps what then lies there.
    """
    if not places:
        return None
    one, since = rng.choice(places)
    number = one // PAIRS
    opened = trail.pairs.opened[observer][number * PAIRS :][:PAIRS]
    others = [pair for pair, moment in enumerate(opened) if moment > since and pair != one % PAIRS]
    if not others:
        return None
    row = list(trail.layouts[number])
    a, b = 2 * (one % PAIRS), 2 * rng.choice(others)
    for part in rng.choice([(0,), (1,), (0, 1)] if row[a + 1] != row[b + 1] else [(0,), (0, 1)]):
        row[a + part], row[b + part] = row[b + part], row[a + part]
    rows = [tuple(row) if each == number else old for each, old in enumerate(trail.chance.pairs)]
    chance = other_chance(trail.chance, pairs=tuple(rows))
    return Difference(chance, trail.pairs.dealt[one], since, _kept(trail, number, row))


def _kept(trail: CardTrail, number: int, row: list[int]) -> dict[int, Answer]:
    """R-INV-PHIL: the answer that keeps what lies in that seat's first pair now."""
    at = trail.keepers.get(number)
    if at is None:
        return {}
    move = trail.moves[at]
    first = 2 * trail.figures.pairs_of(move.seat)[0]
    if move.answer.number < KEEP_FORECAST:
        return {at: ANSWERS[KEEP_COMPANY + row[first]]}
    return {at: ANSWERS[KEEP_FORECAST + FORECASTS.index(row[first + 1])]}


def hidden_pair(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """A pair of another seat, or a face-down one."""
    return mix_pairs(trail, _since_dealt(trail.pairs, observer), observer, rng)


def kept_card(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """R-INV-PHIL: the pair of a seat that kept a card of it."""
    figures = trail.figures
    pairs = [number * PAIRS + figures.pairs_of(trail.moves[at].seat)[0] for number, at in trail.keepers.items()]
    hidden = _since_dealt(trail.pairs, observer)
    return mix_pairs(trail, [place for place in hidden if place[0] in pairs], observer, rng)


def looked_at_pair(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """R-INV-MARTHA, Corporate Espionage, Insider Trading: a pair that another seat has looked at."""
    return mix_pairs(trail, _seen_by_others(trail.looks, trail.pairs, observer), observer, rng)


# A seat chooses otherwise in secret.


def _choose_otherwise(family: str) -> Maker:
    """Another seat's answers of a family: wherever it named one card it names another that it held, and vice versa."""

    def make(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
        moves = [(at, move) for at, move in enumerate(trail.moves) if move.answer.name == family]
        choice = [(at, move) for at, move in moves if move.seat != observer and len(trail.moments[at].legal) > 1]
        if not choice:
            return None
        at, move = rng.choice(choice)
        one = move.answer.number
        other = rng.choice([number for number in trail.moments[at].legal if number != one])
        swapped = {one: other, other: one}
        mine = {place: each.answer.number for place, each in moves if each.seat == move.seat}
        answers = {place: ANSWERS[swapped.get(number, number)] for place, number in mine.items()}
        since = min(place for place, number in mine.items() if number in swapped) + 1
        return Difference(trail.chance, since, since, answers)

    return make


# What is still to come.


def later_dice(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """R-DIC-1: the dice of a round, before they are rolled."""
    rounds = [number for number, moment in enumerate(trail.rolled) if 0 < moment < NEVER]
    if not trail.chance.dice or not rounds:
        return None
    number = rng.choice(rounds)
    dice, pairs = list(trail.chance.dice), list(trail.chance.pairs)
    while sorted(dice[number]) == sorted(trail.chance.dice[number]):
        dice[number] = roll(trail.figures, rng)
    pairs[number] = draw_pairs(dice[number], rng)
    chance = other_chance(trail.chance, dice=tuple(dice), pairs=tuple(pairs))
    return Difference(chance, trail.rolled[number], max(0, trail.rolled[number] - MOMENTS_WATCHED_BEFORE))


def later_rounds(trail: CardTrail, observer: int, rng: Random) -> Difference | None:
    """From some round on all cards, dice and pairs are other ones."""
    rounds = [number for number, moment in enumerate(trail.rounds) if 0 < moment < NEVER]
    if not rounds:
        return None
    number = rng.choice(rounds)
    first = trail.rounds[number]
    before = trail.moments[first - 1]
    chance = trail.chance
    later = draw(
        trail.figures,
        rng,
        chance.first,
        chance.shares,
        chance.market[: before.drawn],
        chance.pairs[:number],
        chance.dice[:number],
        chance.commerce[: before.commerce_drawn],
        chance.investors,
        chance.strategies[: trail.moments[first].strategies_drawn],
    )
    return Difference(later, first, max(0, first - MOMENTS_WATCHED_BEFORE))


MAKERS: Final[dict[str, Maker]] = {
    "hidden card": hidden_card,
    "opening card": opening_card,
    "peeked card": peeked_card,
    "starting share": starting_share,
    "hidden pair": hidden_pair,
    "kept card": kept_card,
    "looked-at pair": looked_at_pair,
    "commerce card": _exchange_in("commerce"),
    "investor dealt": _exchange_in("investors"),
    "investor picked": _choose_otherwise("investor"),
    "strategy": _exchange_in("strategies"),
    "strategy boxed": _choose_otherwise("discard"),
    "later dice": later_dice,
    "later rounds": later_rounds,
}
