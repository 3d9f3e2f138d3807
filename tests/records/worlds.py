"""Pairs of games that one observer cannot tell apart: the same answers, and chance differs where that observer was
never shown it.

Whether a change is hidden follows from who was dealt what (section 6 of the rules), not from the code under test.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

from stockpile.records import Record, RecordError, Replay, replay
from stockpile.rules.answers import Answer, place
from stockpile.rules.cards import DOWN, STOCKS, kind_of, pile_of, placer_of, side_of
from stockpile.rules.chance import Chance
from stockpile.rules.game import Game


def with_market(record: Record, market: list[int], answers: tuple[Answer, ...] | None = None) -> Record:
    chance = record.chance
    new = Chance(chance.first, chance.shares, tuple(market), chance.pairs)
    return replace(record, chance=new, answers=record.answers if answers is None else answers)


def swapped(cards: tuple[int, ...], one: int, other: int) -> list[int]:
    new = list(cards)
    new[one], new[other] = new[other], new[one]
    return new


def hands(game: Game) -> list[tuple[int, int, int]]:
    """Round, seat, and the place in the deck of the first of two cards, for every hand dealt so far."""
    tables = game.tables
    dealt = []
    at = 0
    for number in range(game.round + 1):
        at += tables.piles
        for _ in range(tables.hands):
            for turn in range(game.players):
                dealt.append((number, (game.chance.first + number + turn) % game.players, at))
                at += 2
    return [hand for hand in dealt if hand[2] < game.drawn]


def undealt(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """Two cards that are still in the deck change places."""
    if game.drawn + 1 < len(record.chance.market):
        one, other = rng.sample(range(game.drawn, len(record.chance.market)), 2)
        yield with_market(record, swapped(record.chance.market, one, other))


def order_of_a_hand(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """Another seat got its two cards the other way round."""
    others = [at for _, seat, at in hands(game) if seat != observer]
    at = rng.choice(others)
    yield with_market(record, swapped(record.chance.market, at, at + 1))


def card_in_hand(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """A card that another seat holds and has not placed yet is one from the deck."""
    for _, seat, at in hands(game)[-game.players :]:
        held = [card & 15 for card in game.hand if card >> 4 == seat]
        places = [at + step for step in (0, 1) if record.chance.market[at + step] in held]
        if seat != observer and held and len(places) == len(held) and game.drawn < len(record.chance.market):
            new = rng.randrange(game.drawn, len(record.chance.market))
            yield with_market(record, swapped(record.chance.market, rng.choice(places), new))


def face_down(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """A card that another seat placed face-down, on a pile that nobody has taken yet, is one from the deck."""
    for card in game.table:
        if side_of(card) == DOWN and placer_of(card) != observer and game.drawn < len(record.chance.market):
            yield from _other_face(record, game, card, rng)


def _other_face(record: Record, game: Game, card: int, rng: Random) -> Iterator[Record]:
    kind, pile, placer = kind_of(card), pile_of(card), placer_of(card)
    new = rng.randrange(game.drawn, len(record.chance.market))
    said = place(kind, DOWN, pile)
    number = max(at for at, answer in enumerate(record.answers) if answer is said)
    answers = list(record.answers)
    answers[number] = place(record.chance.market[new], DOWN, pile)
    places = _places(record, game, game.round, placer, kind)
    yield with_market(record, swapped(record.chance.market, rng.choice(places), new), tuple(answers))


def placers(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """Two other seats placed each other's face-down card on a pile that the observer did not take."""
    steps = list(Replay(record))
    takers = {(step.round, step.answer.args[0]): step.decision.seat for step in steps if step.answer.name == "bid"}
    places = [step for step in steps if step.answer.name == "place" and step.decision.seat != observer]
    down = [(step, (step.round, step.answer.args[2])) for step in places if step.answer.args[1] == DOWN]
    pairs = [
        (one, other)
        for (one, pile), (other, same) in combinations(down, 2)
        if pile == same and takers.get(pile) != observer and one.decision.seat != other.decision.seat
    ]
    for one, other in rng.sample(pairs, min(2, len(pairs))):
        answers = list(record.answers)
        answers[one.number], answers[other.number] = other.answer, one.answer
        dealt = [
            rng.choice(_places(record, game, step.round, step.decision.seat, step.answer.args[0]))
            for step in (one, other)
        ]
        yield with_market(record, swapped(record.chance.market, *dealt), tuple(answers))


def _places(record: Record, game: Game, number: int, seat: int, kind: int) -> list[int]:
    """Where in the deck cards of a kind were that a seat got in a round."""
    places = [at + step for when, who, at in hands(game) if (when, who) == (number, seat) for step in (0, 1)]
    return [at for at in places if record.chance.market[at] == kind]


def pairs_of_this_round(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """Two pairs that the observer has not seen are dealt the other way round."""
    unseen = [pair for pair in range(STOCKS) if not game.pair_known[pair] >> observer & 1]
    if len(unseen) > 1:
        yield _pairs_swapped(record, game.round, *rng.sample(unseen, 2))


def pairs_to_come(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """Two pairs of a later round are dealt the other way round."""
    if game.round + 1 < game.tables.rounds:
        number = rng.randrange(game.round + 1, game.tables.rounds)
        yield _pairs_swapped(record, number, *rng.sample(range(STOCKS), 2))


def _pairs_swapped(record: Record, number: int, one: int, other: int) -> Record:
    chance = record.chance
    row = list(chance.pairs[number])
    row[2 * one : 2 * one + 2], row[2 * other : 2 * other + 2] = (
        chance.pairs[number][2 * other : 2 * other + 2],
        chance.pairs[number][2 * one : 2 * one + 2],
    )
    pairs = [*chance.pairs[:number], tuple(row), *chance.pairs[number + 1 :]]
    return replace(record, chance=Chance(chance.first, chance.shares, chance.market, tuple(pairs)))


def starting_shares(record: Record, game: Game, observer: int, rng: Random) -> Iterator[Record]:
    """Two other seats started with each other's share, and neither has shown, sold or lost any since."""
    others = [seat for seat in range(game.players) if seat != observer]
    if len(others) > 1 and game.round == 0 and game.view().phase_name in ("supply", "demand"):
        one, other = rng.sample(others, 2)
        shares = swapped(record.chance.shares, one, other)
        chance = record.chance
        yield replace(record, chance=Chance(chance.first, tuple(shares), chance.market, chance.pairs))


Change = Callable[[Record, Game, int, Random], Iterator[Record]]
CHANGES: tuple[Change, ...] = (
    undealt,
    order_of_a_hand,
    card_in_hand,
    face_down,
    placers,
    pairs_of_this_round,
    pairs_to_come,
    starting_shares,
)


def twins(record: Record, observer: int, rng: Random) -> Iterator[tuple[Change, Record]]:
    """Games that differ from this one, each with the change that made it; the observer sees no difference."""
    game = replay(record)
    for change in CHANGES:
        for twin in change(record, game, observer, rng):
            if twin != record and _is_legal(twin):
                yield change, twin


def _is_legal(record: Record) -> bool:
    try:
        replay(record)
    except RecordError:
        return False
    return True
