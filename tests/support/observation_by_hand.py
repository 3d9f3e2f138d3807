"""The fields of an observation once more, read from a view in the plainest way: slow, and written from their meanings.

It shares nothing with the encoder but the names of the fields and their labels.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpile import View
from stockpile.content.model import forecast_text
from stockpile.envs.fields import FULL_FIELDS, Field
from stockpile.rules.answers import INVESTORS, STRATEGIES
from stockpile.rules.cards import CARDS, COMPANIES, UNKNOWN, kind_of, knowers_of, pile_of, placer_of, side_of
from stockpile.rules.config import MODULES
from stockpile.rules.phases.ending import BREAKDOWN

ByName = dict[str, Any]


def by_hand(view: View) -> NDArray[np.int16]:
    """The full observation."""
    return np.concatenate([numbers(field, MEANINGS[field.name](view)) for field in FULL_FIELDS])


def numbers(field: Field, meant: Any) -> NDArray[np.int16]:
    """What is meant by a field, from numbers by name or in rows."""
    room = np.zeros(field.shape, np.int16)
    if not field.labels:
        return np.array([meant], np.int16)
    for name, value in meant.items() if isinstance(meant, dict) else enumerate(meant):
        row = name if isinstance(name, int) else field.labels[0].index(name)
        for column, number in _row(value, field):
            room[(row, *column)] = number
    return room.reshape(-1)


def _row(value: Any, field: Field) -> list[tuple[tuple[int, ...], int]]:
    if len(field.labels) == 1:
        return [((), int(value))]
    if isinstance(value, dict):
        return [((field.labels[1].index(name),), number) for name, number in value.items()]
    return [((column,), number) for column, number in enumerate(value)]


def around(view: View) -> list[int]:
    """The seats, clockwise from the observer; for spectators from seat 0."""
    start = view.observer if view.observer < view.players else 0
    return [(start + place) % view.players for place in range(view.players)]


def place(view: View, seat: int) -> int:
    return around(view).index(seat)


def is_seat(view: View) -> bool:
    return view.observer < view.players


def by_seat(values: Callable[[View], Sequence[int]]) -> Callable[[View], list[int]]:
    return lambda view: [values(view)[seat] for seat in around(view)]


def rows(values: Callable[[View], Sequence[int]], size: int) -> Callable[[View], list[Sequence[int]]]:
    return lambda view: (
        [values(view)[seat * size : seat * size + size] for seat in around(view)] if values(view) else []
    )


def counted(cards: Iterable[int], names: Sequence[str]) -> ByName:
    return {names[number]: count for number, count in Counter(cards).items()}


def knowers(view: View, mask: int) -> list[int]:
    known = [mask >> seat & 1 for seat in around(view)]
    return [*known, *[0] * (5 - view.players), mask >> view.players & 1]


def forecast(view: View) -> ByName:
    found = {}
    for number, company in enumerate(COMPANIES):
        code = view.forecast(number)
        if code:
            found[company] = {"known": 1, "move": code if code < 10 else 0, "dividend": code - 10 if code > 10 else 0}
            found[company]["falsified"] = view.falsified[view.pairs[::2].index(number)]
    return found


def falsified_unseen(view: View) -> int:
    return sum(view.falsified[pair] for pair in range(len(view.pair_known)) if view.pairs[2 * pair] < 0)


def portfolio(view: View) -> list[Sequence[int]]:
    known = rows(lambda view: view.known, 8)(view)
    return [view.regular, *known[1:]] if is_seat(view) else known


def piles(view: View) -> list[Counter[int]]:
    found: list[Counter[int]] = [Counter() for _ in range(view.figures.piles)]
    for card in view.pile_cards:
        found[pile_of(card)][kind_of(card)] += 1
    return found


def table(view: View) -> list[list[int]]:
    found = []
    for card in view.pile_cards:
        by = 0 if placer_of(card) == 7 else 1 + place(view, placer_of(card))
        kind = 1 + (UNKNOWN if kind_of(card) == UNKNOWN else kind_of(card))
        found.append([kind, 1 + side_of(card), 1 + pile_of(card), by, *knowers(view, knowers_of(card))])
    return found


def pairs(view: View) -> list[list[int]]:
    found = []
    names = next(field for field in FULL_FIELDS if field.name == "forecasts").labels[0]
    for pair in range(6):
        if pair < len(view.pair_known):
            company, code = view.pairs[2 * pair : 2 * pair + 2]
            seen = [1 + company, 1 + names.index(forecast_text(code))] if company >= 0 else [0, 0]
            found.append([*seen, view.falsified[pair], *knowers(view, view.pair_known[pair])])
        else:
            found.append([0, 0, view.falsified[pair], 0, 0, 0, 0, 0, 0])
    return found


def frames(view: View) -> list[list[int]]:
    found = []
    for frame in reversed(view.agenda):
        step, seat, *arguments = frame.to_bytes(5, "little")
        found.append([1 + step, 1 + place(view, seat), *arguments])
    return found


def asked(view: View) -> Sequence[int]:
    return view.agenda[-1].to_bytes(5, "little") if view.agenda else (0, 0, 0, 0, 0)


def texts(codes: Iterable[int]) -> ByName:
    return dict(Counter(forecast_text(code) for code in codes))


MEANINGS: dict[str, Callable[[View], Any]] = {
    "players": lambda view: view.players,
    "seat": lambda view: {view.observer: 1} if is_seat(view) else {},
    "modules": lambda view: {name: 1 for name in MODULES if name in view.config.modules},
    "round": lambda view: view.round + view.over,
    "rounds_left": lambda view: view.figures.rounds - view.round - view.over,
    "first": lambda view: {place(view, view.first): 1},
    "question": lambda view: {asked(view)[0]: 1} if view.agenda else {},
    "asked": lambda view: {place(view, view.asked): 1} if view.agenda else {},
    "subject": lambda view: asked(view)[2:],
    "spaces": lambda view: view.prices,
    "values": lambda view: [view.value(company) for company in range(6)],
    "forecast": forecast,
    "forecasts_unseen": lambda view: texts(view.open_forecasts()),
    "falsified_unseen": falsified_unseen,
    "money": by_seat(lambda view: view.money),
    "cards": by_seat(lambda view: view.cards),
    "portfolio": portfolio,
    "hidden": by_seat(lambda view: [view.barred[10 * seat + 8] for seat in range(view.players)]),
    "split": rows(lambda view: view.split, 6),
    "fees": rows(lambda view: view.fees, 3),
    "piles": lambda view: [{CARDS[k]: n for k, n in pile.items() if k != UNKNOWN} for pile in piles(view)],
    "piles_unseen": lambda view: [pile[UNKNOWN] for pile in piles(view)],
    "meeples": lambda view: [{_name(view, seat): 1} if seat >= 0 else {} for seat in view.meeple_seat],
    "bid": lambda view: [
        space + 1 if seat >= 0 else 0 for seat, space in zip(view.meeple_seat, view.meeple_space, strict=True)
    ],
    "hand": lambda view: counted(view.hand, CARDS),
    "discard": lambda view: view.discard,
    "deck_left": lambda view: view.deck_left,
    "bonds": by_seat(lambda view: view.bonds),
    "commerce": rows(lambda view: view.commerce, 7),
    "commerce_hand": lambda view: {kind: view.commerce_hand.count(kind) for kind in view.commerce_hand},
    "investors": lambda view: [
        {INVESTORS[number]: 1 for number in view.investors[2 * seat : 2 * seat + 2] if number >= 0}
        for seat in around(view)
    ],
    "strategies": lambda view: counted(view.strategies, STRATEGIES),
    "strategy_hands": by_seat(lambda view: view.strategy_hands),
    "barred": rows(lambda view: view.barred, 10),
    "public_known": rows(lambda view: view.public_known, 8),
    "public_barred": rows(lambda view: view.public_barred, 10),
    "table": table,
    "pairs": pairs,
    "forecasts": lambda view: texts(view.forecasts),
    "bids": lambda view: [[1 + place(view, bid.seat), 1 + bid.pile, 1 + bid.space] for bid in view.bids],
    "hands": by_seat(lambda view: view.hands),
    "commerce_hands": by_seat(lambda view: view.commerce_hands),
    "offers": lambda view: counted(view.offers, INVESTORS),
    "offer_hands": by_seat(lambda view: view.offer_hands),
    "picked": lambda view: counted(view.picked, INVESTORS),
    "picks": by_seat(lambda view: view.picks),
    "lots": lambda view: [1 + lot for lot in view.lots],
    "strategies_boxed": lambda view: counted(view.strategies_boxed, STRATEGIES),
    "strategy_boxes": by_seat(lambda view: view.strategy_boxes),
    "strategies_played": lambda view: counted(view.strategies_played, STRATEGIES),
    "phase": lambda view: {view.phase: 1},
    "used": by_seat(lambda view: view.used),
    "bound": by_seat(lambda view: [view.bound >> seat & 1 for seat in range(view.players)]),
    "next_first": lambda view: {place(view, view.next_first): 1} if view.next_first >= 0 else {},
    "kept": lambda view: view.kept,
    "fee_total": lambda view: view.fee_total,
    "gone": lambda view: view.gone,
    "standing": rows(lambda view: view.tally, len(BREAKDOWN)),
    "agenda": frames,
}


def _name(view: View, seat: int) -> str:
    return ("me", "next", "second", "third", "fourth")[place(view, seat)]
