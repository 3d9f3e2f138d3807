"""What holds at every moment of every game, whatever is played.

No card is made or lost, every dollar has an event, and every question has answers. What observers are held to know
about portfolios fits the truth (R-INFO-3). A game is plain data: copies made in any way are equal and independent, and
a refused answer changes nothing.
"""

import copy
import json
import pickle
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from stockpile.rules.answers import ANSWERS
from stockpile.rules.cards import (
    BOOM,
    BUST,
    COMMERCE_KINDS,
    COMMODITY,
    FEE,
    FEES,
    FIRST_PLAYER_CARD,
    HELD,
    KINDS,
    SPACES,
    STOCKS,
    TAX,
    kind_of,
)
from stockpile.rules.decision import GameOver, IllegalAnswer
from stockpile.rules.events import Event, GameEnded, MoneyMoved, RoundEnded, RoundStarted
from stockpile.rules.fields import GAME_LISTS
from stockpile.rules.game import Game, game_from_json
from stockpile.rules.knowledge import HIDDEN, START
from stockpile.rules.listview import buffer_of
from stockpile.rules.state import BARS
from stockpile.rules.step import ACTION, DEMAND, SET_UP


class BrokenInvariant(Exception):
    """Something that must hold at every moment of every game does not hold; the text says what."""


class Leak(BrokenInvariant):
    """An observer can tell what was never shown to them (R-INFO-4)."""


# The families of answers that each question can have.
FAMILIES_BY_QUESTION: Final[dict[str, frozenset[str]]] = {
    question: frozenset(families.split())
    for question, families in {
        "choose-investor": "investor",
        "bid-investor": "bid",
        "discard": "discard",
        "bonds": "bonds",
        "open": "place",
        "place": "place",
        "commerce": "commerce",
        "first-player-card": "first-player",
        "ability": "ability",
        "investor": "pass up down give split keep-company keep-forecast card pile pair take reveal company seat",
        "bid": "bid pair",
        "hand-over": "seat",
        "action": "boom bust pass strategy ability",
        "strategy": "pass company up down pair give give-action give-commodity take split reveal",
        "sell-some": "pass sell",
        "sell": "pass sell short",
        "dividend": "show",
    }.items()
}


def market_cards(game: Game) -> list[int]:
    """Every market card there is, by kind, wherever it lies."""
    counts = game.discard.copy()
    for at, count in enumerate(game.regular):
        counts[at % HELD] += count
    for at, count in enumerate(game.split):
        counts[at % STOCKS] += count
    for at, count in enumerate(game.fees):
        counts[FEE + at % FEES] += count
    for card in game.hand:
        counts[card & 15] += 1
    for card in game.pile_cards:
        if kind_of(card) < KINDS:
            counts[kind_of(card)] += 1
    for kind in game.chance.market[game.drawn :]:
        counts[kind] += 1
    if game.phase == SET_UP:  # the starting shares are not dealt yet
        for kind in game.chance.shares:
            counts[kind] += 1
    return counts


def commerce_cards(game: Game) -> list[int]:
    """Every commerce card, by kind: with the seats, in hands, on piles, in the deck and out of the game."""
    counts = game.gone[:COMMERCE_KINDS]
    for at, count in enumerate(game.commerce):
        counts[at % COMMERCE_KINDS] += count
    for card in game.commerce_hand:
        counts[card & 15] += 1
    for card in game.pile_cards:
        if COMMODITY <= kind_of(card) <= TAX:
            counts[kind_of(card) - COMMODITY] += 1
    for kind in game.chance.commerce[game.commerce_drawn :]:
        counts[kind] += 1
    return counts


def strategy_cards(game: Game) -> list[int]:
    """Every strategy card, by number: in hands and in the box, played, and in the deck."""
    counts = [0] * len(game.figures.strategy_deck)
    for card in [*game.strategies, *game.strategies_boxed]:
        counts[card & 255] += 1
    for number in [*game.strategies_played, *game.chance.strategies[game.strategies_drawn :]]:
        counts[number] += 1
    return counts


def check_cards(game: Game) -> None:
    """R-SET-6: no card is made, lost or dealt twice."""
    figures = game.figures
    _check_same("market cards", market_cards(game), figures.deck)
    if figures.commodities:
        _check_same("commerce cards", commerce_cards(game), figures.commerce)
    if figures.strategies:
        _check_same("strategy cards", strategy_cards(game), figures.strategy_deck)
    if figures.investors:
        _check_investors(game)
    _check_bonds(game)
    cards = [kind_of(card) for card in game.pile_cards].count(FIRST_PLAYER_CARD)
    if cards > figures.first_player_card:
        raise BrokenInvariant(f"there are {cards} First Player Cards")


def _check_bonds(game: Game) -> None:
    """R-BND-1: nobody owes a bond, and there are no more than could be bought."""
    figures = game.figures
    bonds = sum(game.bonds) + game.gone[COMMERCE_KINDS]
    most = figures.bond_limit * figures.players * figures.rounds if figures.bonds else 0
    if not figures.bonds_never_run_out:
        most = min(most, figures.bond_supply)
    if not 0 <= min(game.bonds) <= bonds <= most:
        raise BrokenInvariant(f"there are {bonds} bonds")


def _check_same(what: str, found: list[int], whole: list[int]) -> None:
    if found != whole:
        raise BrokenInvariant(f"{what}: there are {found}, and should be {whole}")


def _check_investors(game: Game) -> None:
    """Each dealt investor is with a seat, on a lot or in the box, once; what was bid on lies there until it is paid."""
    hired = [number for number in game.investors if number >= 0]
    there = [card & 255 for card in [*game.offers, *game.picked]] + (game.lots or hired)
    dealt = game.players * game.figures.investors_dealt
    sound = len(set(there)) == len(there) == dealt and set(there) <= set(game.figures.investor_deck)
    if not sound or (game.lots and hired and sorted(hired) != sorted(game.lots)):
        raise BrokenInvariant(f"investors: {sorted(there)} are there, {hired} in play, {dealt} were dealt")


def check_fees(game: Game) -> None:
    """R-DEM-6, R-DEM-7: nobody owes a fee and has the money for it, less what standing bids need.

    Between the bids and the cards are moments when only some have paid: those are looked at when the phase is over.
    """
    bidding = game.decision.question == "bid"
    if game.phase == DEMAND and not bidding:
        return
    for seat, money in enumerate(game.money):
        standing = [space for holder, space in zip(game.meeple_seat, game.meeple_space, strict=True) if holder == seat]
        bound = sum(max(0, game.costs[seat * SPACES + space]) for space in standing) if bidding else 0
        owed = [value for fee, value in enumerate(game.figures.fees) if game.fees[seat * FEES + fee]]
        if owed and min(owed) <= money - bound:
            raise BrokenInvariant(
                f"seat {seat} owes {min(owed)}, has {money}, needs {bound} for bids, and has not paid"
            )


class GameInvariants:
    """Follows a game from its set-up on: give it every moment, with the events since the last one."""

    def __init__(self, game: Game, heard: Sequence[Event]) -> None:
        self.money = [0] * game.players
        self.started = self.ended = 0
        self.follow(game, heard)

    def follow(self, game: Game, heard: Sequence[Event]) -> None:
        """Check a moment."""
        check_cards(game)
        for event in heard:
            self._hear(event)
        if game.money != self.money:
            raise BrokenInvariant(f"money is {game.money}, and {self.money} was told")
        if game.over:
            self._check_end(game, heard)
        else:
            self._check_question(game)

    def _hear(self, event: Event) -> None:
        if isinstance(event, MoneyMoved):
            self.money[event.seat] += event.amount
        elif isinstance(event, RoundStarted):
            self._count("started", event.round, self.started, self.ended)
            self.started += 1
        elif isinstance(event, RoundEnded):
            self._count("ended", event.round, self.ended, self.started - 1)
            self.ended += 1

    def _count(self, what: str, told: int, expected: int, also: int) -> None:
        if not told == expected == also:
            raise BrokenInvariant(f"round {told} has {what} after {self.started} began and {self.ended} ended")

    def _check_question(self, game: Game) -> None:
        """Every question has answers that fit it; money is never negative; tickers stand on their tracks."""
        if min(game.money) < 0:
            raise BrokenInvariant(f"somebody is in debt: {game.money}")
        if any(not 0 <= space <= last for space, last in zip(game.prices, game.figures.last, strict=True)):
            raise BrokenInvariant(f"a ticker is off its track: {game.prices}")
        check_fees(game)
        question, legal = game.decision.question, game.legal
        if not legal or len(set(legal)) < len(legal):
            raise BrokenInvariant(f"the question {question} has the answers {legal}")
        strange = {ANSWERS[number].name for number in legal} - FAMILIES_BY_QUESTION[question]
        if strange:
            raise BrokenInvariant(f"the question {question} has answers of {sorted(strange)}")

    def _check_end(self, game: Game, heard: Sequence[Event]) -> None:
        """R-END-1, R-END-3: after the last round nothing is asked; the breakdown adds up; only taxes lead below 0."""
        if not self.started == self.ended == game.figures.rounds:
            raise BrokenInvariant(f"{self.ended} of {game.figures.rounds} rounds were played")
        if not isinstance(heard[-1], GameEnded) or list(heard[-1].money) != game.money:
            raise BrokenInvariant(f"the last thing told is {heard[-1]}")
        for row, money in zip(game.standing, game.money, strict=True):
            parts = sum(number for name, number in row.items() if name not in ("seat", "place", "total"))
            if not parts == row["total"] == money or money - row["taxes"] < 0:
                raise BrokenInvariant(f"the breakdown does not add up to {money}: {row}")
        best = max(game.money)
        if game.winners != [seat for seat, money in enumerate(game.money) if money == best]:
            raise BrokenInvariant(f"{game.winners} win with {game.money}")
        try:
            game.decision  # noqa: B018 - it must raise
        except GameOver:
            return
        raise BrokenInvariant("a game that is over asks on")


def check_memories(game: Game) -> None:
    """Of every observer, about every portfolio."""
    for observer in range(game.players + 1):
        for owner in range(game.players):
            check_memory(game, observer, owner)


def check_memory(game: Game, observer: int, owner: int) -> None:
    """What one observer is held to know of one portfolio."""
    known, barred = _row(game, observer, owner)
    held = game.regular[owner * HELD : owner * HELD + HELD]
    wrong = f"observer {observer} knows {known} and bars {barred} of seat {owner}, who has {held}"
    if observer == owner:
        if any(known) or any(barred):
            raise BrokenInvariant(wrong)
        return
    in_range = all(0 <= bar <= barred[HIDDEN] for bar in barred[:HELD])
    there = all(0 <= less <= more for less, more in zip(known, held, strict=True))
    if not (in_range and there and sum(known) + barred[HIDDEN] == sum(held)):
        raise BrokenInvariant(wrong)
    hidden = [kind for kind in range(HELD) for _ in range(held[kind] - known[kind])]
    shares = game.chance.shares  # a sampled world has none: its past is not dealt
    if not fits_in_row(hidden, barred, shares[owner] if shares and barred[START] else None):
        raise BrokenInvariant(wrong)
    # Between taking cards and the end of the action turns a seat may hold a Boom or Bust, otherwise none does.
    if game.phase not in (DEMAND, ACTION) and not barred[BOOM] == barred[BUST] == barred[HIDDEN]:
        raise BrokenInvariant(wrong)
    if observer < game.players:
        public, _ = _row(game, game.players, owner)
        if any(mine < everybodys for mine, everybodys in zip(known, public, strict=True)):
            raise BrokenInvariant(f"observer {observer} knows less of seat {owner} than the public: {known}, {public}")


def _row(game: Game, observer: int, owner: int) -> tuple[list[int], list[int]]:
    at = observer * game.players + owner
    return game.known[at * HELD : at * HELD + HELD], game.barred[at * BARS : at * BARS + BARS]


def fits_in_row(hidden: list[int], barred: list[int], start: int | None) -> bool:
    """Whether hidden cards can lie in a row, oldest first, none of a kind among the oldest `barred[kind]` places.

    `start` is the starting share, if it is known to be the oldest. Then the cards go into the row by how far they
    are barred: if one does not fit where it comes to lie so, no order fits.
    """
    rest = hidden.copy()
    first = 0
    if start is not None:
        if start not in rest or barred[start]:
            return False
        rest.remove(start)
        first = 1
    return all(bar <= place for place, bar in enumerate(sorted(barred[kind] for kind in rest), start=first))


def by_json(game: Game) -> Game:
    return game_from_json(json.loads(json.dumps(game.to_json())), game.figures.content)


def by_pickle(game: Game) -> Game:
    twin: Game = pickle.loads(pickle.dumps(game))
    return twin


WAYS_TO_COPY: Final[dict[str, Callable[[Game], Game]]] = {
    "copy": Game.copy,
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "json": by_json,
    "pickle": by_pickle,
}


def text_of(game: Game) -> str:
    """All of a game, and what everybody sees of it."""
    views = [game.view(observer).to_json() for observer in range(game.players + 1)]
    return json.dumps([game.to_json(), views, game.standing, game.winners])


def check_twin(game: Game, way: str, rng: Random) -> None:
    """A twin is the same to the byte, and whatever is done to it is not felt by the game."""
    before = text_of(game)
    twin = WAYS_TO_COPY[way](game)
    if text_of(twin) != before or twin != game:
        raise BrokenInvariant(f"a twin made by {way} is another game")
    if twin.events is not None or any(_is_shared(twin, game, name) for name in GAME_LISTS):
        raise BrokenInvariant(f"a twin made by {way} shares something with its game")
    for _ in range(8):
        if not twin.over:
            twin.play(ANSWERS[rng.choice(twin.legal)])
    if text_of(game) != before:
        raise BrokenInvariant(f"playing on with a twin made by {way} changes the game")


def _is_shared(twin: Game, game: Game, name: str) -> bool:
    """Whether a number written into a field of a twin shows in the game; it is put back."""
    field = buffer_of(twin, name)
    if len(field) == 0:
        return False
    number = field[0]
    field[0] = number + 1
    felt = bool(getattr(game, name)[0] != number)
    field[0] = number
    return felt


def check_refusal(game: Game, rng: Random) -> None:
    """An answer that the question does not have is refused with a reason and changes nothing."""
    legal = game.legal
    answer = rng.choice(ANSWERS)
    if answer.number in legal:
        return
    before = game.to_json()
    try:
        game.play(answer)
    except IllegalAnswer as refused:
        if refused.reason and refused.answer is answer and game.to_json() == before and game.legal == legal:
            return
    raise BrokenInvariant(f"{answer} was not refused properly")
