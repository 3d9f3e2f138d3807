"""Pairs of games that one observer cannot tell apart: chance and secret answers differ where that observer was never
shown them.

Whether a change is hidden follows from who was dealt what (section 6 of the rules), not from the code under test.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from random import Random

from stockpile.content.model import forecast_text
from stockpile.records import Played, Record, RecordError, replay
from stockpile.rules.answers import ANSWERS, Answer, parse, place
from stockpile.rules.cards import COMPANIES, DOWN, PAIRS
from stockpile.rules.events import CardMoved, PileLookedAt, PileTaken
from stockpile.rules.game import Game
from tests.support.moments import DECKS, Moment

Change = Callable[[Moment, Random], Iterator[Record]]


def undealt(deck: str, moment: Moment, rng: Random) -> Iterator[Record]:
    """Two cards that are still in the deck change places."""
    if len(moment.undealt(deck)) > 1:
        yield moment.exchanged(deck, rng.sample(moment.undealt(deck), 2))


def order(deck: str, moment: Moment, rng: Random) -> Iterator[Record]:
    """Another seat got its cards in another order."""
    hands = [deal for deal in moment.deals if deal.deck == deck and deal.seat in moment.others and len(deal.places) > 1]
    for deal in rng.sample(hands, min(1, len(hands))):
        yield moment.exchanged(deck, rng.sample(deal.places, 2))


def held(deck: str, moment: Moment, rng: Random) -> Iterator[Record]:
    """A card that another seat holds, and has not shown, is one from the deck."""
    game = moment.game
    in_hand = {
        "market": [(card >> 4, card & 15) for card in game.hand],
        "commerce": [(card >> 4, card & 15) for card in game.commerce_hand],
        "investors": [(card >> 8, card & 255) for card in game.offers],
        "strategies": [(card >> 8, card & 255) for card in game.strategies],
    }[deck]
    secret = [(seat, kind) for seat, kind in in_hand if seat != moment.observer]
    if secret and moment.undealt(deck):
        seat, kind = rng.choice(secret)
        hands = moment.hands(deck, seat, len(moment.steps))
        recent = hands[-1:] if deck in ("market", "commerce") else hands  # what came earlier has left the hand
        places = [at for deal in recent for at in deal.places if moment.cards(deck)[at] == kind]
        yield moment.exchanged(deck, (rng.choice(places), rng.choice(moment.undealt(deck))))


def picked(moment: Moment, rng: Random) -> Iterator[Record]:
    """Another seat chose another of its investors, and not all have chosen yet (R-SET-7)."""
    if moment.game.picked:
        for played in moment.given("investor")[-1:]:
            offers = [card & 255 for card in moment.game.offers if card >> 8 == played.decision.seat]
            yield moment.changed({played.number: _about(played, rng.choice(offers))})


def boxed(moment: Moment, rng: Random) -> Iterator[Record]:
    """Another seat put another of its strategy cards into the box (R-STR-1)."""
    for played in moment.given("discard")[-1:]:
        hand = [card & 255 for card in moment.game.strategies if card >> 8 == played.decision.seat]
        if hand:
            yield moment.changed({played.number: _about(played, rng.choice(hand))})


def _about(played: Played, number: int) -> Answer:
    """The same answer about another card."""
    return ANSWERS[played.answer.number - played.answer.args[0] + number]


def face_down(moment: Moment, rng: Random) -> Iterator[Record]:
    """A card that another seat placed face-down, not taken or looked at since, is one from the deck."""
    now = moment.game.round
    down = [each for each in moment.given("place") if each.round == now and each.answer.args[1] == DOWN]
    seen = [event for event in moment.events(PileLookedAt, now) if event.seat == moment.observer]
    if down and moment.undealt("market") and not seen and not moment.events(PileTaken, now):
        played = rng.choice(down)
        new = rng.choice(moment.undealt("market"))
        answer = place(moment.cards("market")[new], DOWN, played.answer.args[2])
        yield moment.exchanged("market", (rng.choice(_places(moment, played)), new), {played.number: answer})


def placers(moment: Moment, rng: Random) -> Iterator[Record]:
    """Two other seats placed each other's face-down card on a pile that the observer neither took nor looked into."""
    takers = {
        (each.round, each.answer.args[0]): each.decision.seat for each in moment.steps if each.answer.name == "bid"
    }
    down = [each for each in moment.given("place") if each.answer.args[1] == DOWN]
    pairs = [
        (one, other)
        for one, other in combinations(down, 2)
        if (one.round, one.answer.args[2]) == (other.round, other.answer.args[2])
        and one.decision.seat != other.decision.seat
        and takers.get((one.round, one.answer.args[2])) != moment.observer
        and not moment.events(CardMoved, one.round)
        and not [event for event in moment.events(PileLookedAt, one.round) if event.seat == moment.observer]
    ]
    for one, other in rng.sample(pairs, min(2, len(pairs))):
        places = [rng.choice(_places(moment, played)) for played in (one, other)]
        yield moment.exchanged("market", places, {one.number: other.answer, other.number: one.answer})


def _places(moment: Moment, played: Played) -> list[int]:
    """Where in the deck the card can have been that a seat placed."""
    hand = moment.hands("market", played.decision.seat, played.number)[-1]
    return [at for at in hand.places if moment.cards("market")[at] == played.answer.args[0]]


def pairs_dealt(moment: Moment, rng: Random) -> Iterator[Record]:
    """Two pairs of this round that the observer has not seen are each other's, or their companies are."""
    game = moment.game
    unseen = [pair for pair in range(len(game.pair_known)) if not game.pair_known[pair] >> moment.observer & 1]
    if len(unseen) > 1:
        one, other = rng.sample(unseen, 2)
        companies, forecasts = game.pairs[0::2], game.pairs[1::2]
        companies[one], companies[other] = companies[other], companies[one]
        if rng.random() < 0.5:
            forecasts[one], forecasts[other] = forecasts[other], forecasts[one]
        yield _with_pairs(moment, game.round, companies, forecasts)


def order_before_keeping(moment: Moment, rng: Random) -> Iterator[Record]:
    """A card that was kept before dealing had another place among the shuffled ones: nobody ever knows (R-INV-PHIL)."""
    for number in sorted({each.round for each in moment.steps if each.answer.name.startswith("keep-")}):
        laid = moment.laid[number]
        yield _with_pairs(moment, number, laid[0::2], laid[1::2])


def _with_pairs(moment: Moment, number: int, companies: list[int], forecasts: list[int]) -> Record:
    """The game in which a round's pairs lie so on the table; a card that was kept lay first among the shuffled ones."""
    answers = {}
    for played in moment.steps:
        if played.round == number and played.answer.name.startswith("keep-"):
            mine = moment.game.figures.pairs_of(played.decision.seat)[0]
            if played.answer.name == "keep-company":
                answers[played.number] = parse(f"keep-company {COMPANIES[companies[mine]]}")
                companies.insert(0, companies.pop(mine))
            else:
                answers[played.number] = parse(f"keep-forecast {forecast_text(forecasts[mine])}")
                forecasts.insert(0, forecasts.pop(mine))
    row = tuple(card for pair in zip(companies, forecasts, strict=True) for card in pair)
    pairs = moment.record.chance.pairs
    return moment.changed(answers, pairs=(*pairs[:number], row, *pairs[number + 1 :]))


def pairs_to_come(moment: Moment, rng: Random) -> Iterator[Record]:
    """Two pairs of a later round are each other's."""
    later = range(moment.game.round + (1 if moment.game.pairs else 0), moment.game.figures.rounds)
    if later:
        number = rng.choice(later)
        row = moment.record.chance.pairs[number]
        companies, forecasts = list(row[0::2]), list(row[1::2])
        one, other = rng.sample(range(PAIRS), 2)
        companies[one], companies[other] = companies[other], companies[one]
        yield _with_pairs(moment, number, companies, forecasts)


def dice_to_come(moment: Moment, rng: Random) -> Iterator[Record]:
    """The dice of two later rounds are each other's, and the pairs with them."""
    game, chance = moment.game, moment.record.chance
    later = range(game.round + (1 if game.forecasts else 0), len(chance.dice))
    if len(later) > 1:
        one, other = rng.sample(later, 2)
        dice, pairs = list(chance.dice), list(chance.pairs)
        for rows in (dice, pairs):
            rows[one], rows[other] = rows[other], rows[one]
        yield moment.changed(dice=tuple(dice), pairs=tuple(pairs))


LATER_PHASES = ("action", "selling", "movement", "round-end")  # in which shares show themselves


def starting_shares(moment: Moment, rng: Random) -> Iterator[Record]:
    """Two other seats started with each other's share, and have not shown, sold or lost any; or none is dealt yet."""
    seats = list(range(moment.game.players)) if moment.in_set_up else moment.others
    early = moment.game.round == 0 and moment.game.view().phase_name not in LATER_PHASES
    if len(seats) > 1 and early:
        yield moment.exchanged("shares", rng.sample(seats, 2))


CHANGES: dict[str, Change] = {
    **{f"{change.__name__} {deck}": partial(change, deck) for change in (undealt, order, held) for deck in DECKS},
    **{
        change.__name__: change
        for change in (
            picked,
            boxed,
            face_down,
            placers,
            pairs_dealt,
            order_before_keeping,
            pairs_to_come,
            dice_to_come,
            starting_shares,
        )
    },
}


def twins(record: Record, observer: int, rng: Random) -> Iterator[tuple[str, Record, Game]]:
    """Games that differ from this one, each with the change that made it; the observer sees no difference."""
    moment = Moment(record, observer)
    for name, change in CHANGES.items():
        for twin in change(moment, rng):
            if twin != record:
                try:
                    yield name, twin, replay(twin)
                except RecordError:  # an answer that was given would not have been legal
                    continue
