"""The fields of an observation in their order: name, shape, limits, and what each number means.

The order is that in which core/encoding.py writes; tests hold the two together. Fields
are only ever added at the end, under a new version.

>>> [(field.name, field.shape, field.at) for field in SMALL_FIELDS[:4]]
[('players', (), 0), ('seat', (5,), 1), ('modules', (8,), 6), ('round', (), 14)]
"""

from math import prod
from typing import Final, NamedTuple

from stockpile.envs.core import encoding
from stockpile.rules.answers import FORECASTS, INVESTORS, PILE_NAMES, STRATEGIES
from stockpile.rules.cards import CARDS, COMMODITIES, COMPANIES, MARKET
from stockpile.rules.config import MODULES
from stockpile.rules.phases.ending import BREAKDOWN
from stockpile.rules.step import STEPS

MAX_MONEY: Final = 2000  # dollars (thousands) that nobody comes near

SEATS: Final = ("me", "next", "second", "third", "fourth")  # clockwise from the observer
CHAIRS: Final = tuple(f"seat-{number}" for number in range(5))


def _step_names() -> tuple[str, ...]:
    """What each step asks, or else which phase it is; every name once."""
    questions = [STEPS[number].question for number in range(encoding.STEPS)]
    phases = [STEPS[number].name for number in range(encoding.STEPS)]
    phases = [f"{name}-phase" if name and name in questions else name for name in phases]
    both = zip(questions, phases, strict=True)
    return tuple(question or phase or f"step-{number}" for number, (question, phase) in enumerate(both))


STEP_NAMES: Final = _step_names()
FORECAST_NAMES: Final = tuple(f"{code:+d}" if code < 10 else "$" * (code - 10) for code in FORECASTS)
COMMERCE: Final = (*COMMODITIES, "tax")
HELD: Final = MARKET[:8]
KNOWERS: Final = (*SEATS, "everybody")
BARS: Final = (*HELD, "hidden", "start")


def _with_room(names: list[str], word: str, room: int) -> tuple[str, ...]:
    return (*names, *[f"{word}-{number}" for number in range(len(names), room)])


INVESTOR_NAMES: Final = _with_room(INVESTORS, "investor", encoding.INVESTORS)
STRATEGY_NAMES: Final = _with_room(STRATEGIES, "strategy", encoding.STRATEGIES)
PLACES: Final = tuple(str(number) for number in range(encoding.ROW_BIDS))

Labels = tuple[str, ...]


class Field(NamedTuple):
    """A part of the observation: its name, what its numbers are called in each dimension, and their limits."""

    name: str
    labels: tuple[Labels, ...]
    low: int
    high: int
    meaning: str
    at: int = 0  # the place of its first number

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(names) for names in self.labels)

    @property
    def size(self) -> int:
        return prod(self.shape)


def _rows(count: int) -> Labels:
    return PLACES[:count]


_SMALL: Final = (
    Field("players", (), 2, 5, "how many play"),
    Field("seat", (CHAIRS,), 0, 1, "where the observer sits: 1 at that seat, nowhere for spectators"),
    Field("modules", (MODULES,), 0, 1, "which modules are in play"),
    Field("round", (), 0, 9, "rounds that are over"),
    Field("rounds_left", (), 0, 9, "rounds that are not, this one among them"),
    Field("first", (SEATS,), 0, 1, "who has the first player token"),
    Field("question", (STEP_NAMES,), 0, 1, "what is asked; all 0 when the game is over"),
    Field("asked", (SEATS,), 0, 1, "who is asked"),
    Field(
        "subject",
        (("a", "b", "c"),),
        0,
        255,
        "what the question is about. dividend: company, amount a share; sell-some: shares left, price (0: today's), "
        "company + 1 (0: any); investor and strategy: the number of the card, its stage; otherwise inner counters of "
        "the rules, which no answer needs",
    ),
    Field("spaces", (COMPANIES,), 0, 15, "on which space of its track each ticker stands, the first is 0"),
    Field("values", (COMPANIES,), 0, 99, "what a share is worth today"),
    Field(
        "forecast",
        (COMPANIES, ("known", "move", "dividend", "falsified")),
        -6,
        6,
        "of each company's forecast: whether the observer knows it, the move or the dividend a share as printed, and "
        "how many Falsified Earnings lie on it (each 3 down, not counted in the move)",
    ),
    Field("forecasts_unseen", (FORECAST_NAMES,), 0, 6, "this round's forecasts that the observer has not seen"),
    Field("falsified_unseen", (), 0, 4, "Falsified Earnings that lie on pairs the observer has not seen"),
    Field("money", (SEATS,), -MAX_MONEY, MAX_MONEY, "in thousands of dollars"),
    Field("cards", (SEATS,), 0, 80, "cards in the regular portfolio"),
    Field("portfolio", (SEATS, HELD), 0, 10, "what is in it: one's own cards, of others those known to be there"),
    Field("hidden", (SEATS,), 0, 80, "cards in it that the observer does not know"),
    Field("split", (SEATS, COMPANIES), 0, 10, "cards in the split portfolio"),
    Field("fees", (SEATS, MARKET[8:]), 0, 4, "unpaid trading fees"),
    Field("piles", (PILE_NAMES, CARDS), 0, 24, "cards on each pile whose face the observer has seen"),
    Field("piles_unseen", (PILE_NAMES,), 0, 24, "cards on each pile whose face the observer has not seen"),
    Field("meeples", (PILE_NAMES, SEATS), 0, 1, "who has the standing bid on each pile"),
    Field("bid", (PILE_NAMES,), 0, 8, "on which space it stands, the first is 1; 0 without a bid"),
    Field("hand", (MARKET,), 0, 5, "one's market cards that are not placed yet"),
    Field("discard", (MARKET,), 0, 10, "cards in the discard"),
    Field("deck_left", (), 0, 80, "cards left in the market deck"),
    Field("bonds", (SEATS,), 0, 40, "bonds"),
    Field("commerce", (SEATS, COMMERCE), 0, 7, "commodities and taxes taken"),
    Field("commerce_hand", (COMMERCE,), 0, 2, "one's commerce cards that are not placed yet"),
    Field("investors", (SEATS, INVESTOR_NAMES), 0, 1, "investors in play"),
    Field("strategies", (STRATEGY_NAMES,), 0, 4, "one's strategy cards"),
    Field("strategy_hands", (SEATS,), 0, 30, "how many strategy cards each seat holds"),
)

_MORE: Final = (
    Field(
        "barred",
        (SEATS, BARS),
        0,
        80,
        "this many of the oldest hidden cards cannot be of the kind; `hidden` is how many there are, `start` 1 while "
        "the oldest is the starting share",
    ),
    Field("public_known", (SEATS, HELD), 0, 10, "cards that everybody knows to be in a regular portfolio"),
    Field("public_barred", (SEATS, BARS), 0, 80, "like barred, as a spectator knows it"),
    Field(
        "table",
        (_rows(encoding.ROW_CARDS), ("kind", "side", "pile", "placer", *KNOWERS)),
        0,
        32,
        "the cards on the piles as they came: kind + 1 (32: not seen), side (1 up, 2 down), pile + 1, placer + 1 (0: "
        "the bank), and who has seen it",
    ),
    Field(
        "pairs",
        (_rows(6), ("company", "forecast", "falsified", *KNOWERS)),
        0,
        17,
        "the information pairs as dealt: company + 1 and forecast + 1 if seen, Falsified Earnings on it, who knows it",
    ),
    Field("forecasts", (FORECAST_NAMES,), 0, 6, "all forecasts of this round"),
    Field("bids", (_rows(encoding.ROW_BIDS), ("seat", "pile", "space")), 0, 8, "the round's bids in order, each + 1"),
    Field("hands", (SEATS,), 0, 5, "how many market cards each seat still has to place"),
    Field("commerce_hands", (SEATS,), 0, 2, "how many commerce cards each seat still has to place"),
    Field("offers", (INVESTOR_NAMES,), 0, 1, "investors one was dealt and has not picked"),
    Field("offer_hands", (SEATS,), 0, 4, "how many each seat has of them"),
    Field("picked", (INVESTOR_NAMES,), 0, 1, "investors one has picked in secret"),
    Field("picks", (SEATS,), 0, 2, "how many each seat has picked"),
    Field("lots", (PILE_NAMES,), 0, encoding.INVESTORS, "which investor is bid on at each pile, + 1"),
    Field("strategies_boxed", (STRATEGY_NAMES,), 0, 4, "strategy cards one has put back in the box"),
    Field("strategy_boxes", (SEATS,), 0, 2, "how many each seat has put back"),
    Field("strategies_played", (STRATEGY_NAMES,), 0, 4, "strategy cards that were played"),
    Field("phase", (STEP_NAMES,), 0, 1, "the phase of the round"),
    Field(
        "used",
        (SEATS,),
        0,
        255,
        "abilities used this round (1 and 2: of one's first and second investor), and 16 for each strategy card played",
    ),
    Field("bound", (SEATS,), 0, 1, "whose bids bind money"),
    Field("next_first", (SEATS,), 0, 1, "who holds the First Player Card"),
    Field("kept", (), 0, 2, "what was kept before dealing: 1 a company, 2 a forecast"),
    Field("fee_total", (), 0, 99, "what the fee cards in this round's piles add up to"),
    Field("gone", ((*COMMERCE, "bond"),), 0, 40, "commerce cards and bonds that have left the game"),
    Field("standing", (SEATS, BREAKDOWN), -MAX_MONEY, MAX_MONEY, "what each total is made of, once the game is over"),
    Field(
        "agenda",
        (_rows(encoding.ROW_FRAMES), ("step", "seat", "a", "b", "c")),
        0,
        255,
        "what is still to be done, what comes next first: step + 1, seat + 1, and three arguments",
    ),
)

_SECRETS: Final = (
    Field("all_portfolio", (CHAIRS, HELD), 0, 10, "everybody's regular portfolio"),
    Field("all_hand", (CHAIRS, MARKET), 0, 5, "everybody's market cards that are not placed yet"),
    Field("all_commerce_hand", (CHAIRS, COMMERCE), 0, 2, "everybody's commerce cards that are not placed yet"),
    Field("all_picked", (CHAIRS, INVESTOR_NAMES), 0, 1, "investors picked in secret"),
    Field("all_strategies", (CHAIRS, STRATEGY_NAMES), 0, 4, "everybody's strategy cards"),
    Field("cards_on_table", (_rows(encoding.ROW_CARDS),), 0, 19, "the true kinds of the cards on the piles, + 1"),
    Field("true_pairs", (_rows(6), ("company", "forecast")), 0, 17, "the pairs of the round, each + 1"),
    Field(
        "deck", (tuple(str(place) for place in range(encoding.DECK)),), 0, 11, "the market deck, next card first, + 1"
    ),
    Field("commerce_deck", (_rows(encoding.COMMERCE_DECK),), 0, 7, "the commerce deck, next card first, + 1"),
)


def _in_order(fields: tuple[Field, ...]) -> tuple[Field, ...]:
    placed: list[Field] = []
    at = 0
    for field in fields:
        placed.append(field._replace(at=at))
        at += field.size
    return tuple(placed)


SMALL_FIELDS: Final = _in_order(_SMALL)
FULL_FIELDS: Final = _in_order(_SMALL + _MORE)
EVERYTHING_FIELDS: Final = _in_order(_SMALL + _MORE + _SECRETS)
