"""A game, card by card: when each card was dealt, and when each observer saw its face.

Cards are physical here: a card is its place in its deck, so two cards of one kind are two cards. What is said here
about who has seen what is worked out from the moves alone, by the rules (R-INFO-1, R-INFO-2): nothing that the engine
keeps about it is used.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from stockpile.rules import answers
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.cards import DOWN, PAIRS, PILES, SIDES, UP, pile_of, side_of
from stockpile.rules.chance import Chance
from stockpile.rules.decision import Decision
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.rules.step import MOVEMENT, ROUND, ROUND_END, SET_UP

NEVER: Final = 10**6
NO_CARD: Final = -1  # on a pile: a commerce card or the First Player Card, which always lie face-up

# Families of answers that name a card of a deck, always first: the deck, and by how much the number of the answer
# grows from one card to the next.
NAMING: Final[dict[str, tuple[str, int]]] = {
    "place": ("market", len(SIDES) * PILES),
    "commerce": ("commerce", PILES),
    "investor": ("investors", 1),
    "discard": ("strategies", 1),
}

MARK: Final = answers.INVESTORS.index("mark")
WARREN: Final = answers.INVESTORS.index("warren")
ESPIONAGE: Final = answers.STRATEGIES.index("corporate-espionage")
INSIDER: Final = answers.STRATEGIES.index("insider-trading")
BROKER: Final = answers.STRATEGIES.index("data-broker")


@dataclass(frozen=True)
class TrailMove:
    """An answer; if it names a card of a deck, also which one, counted from the top."""

    seat: int
    answer: Answer
    card: int | None = None

    def in_a_deal(self, chance: Chance) -> Answer:
        """The same move where the cards may have been dealt differently."""
        if self.card is None:
            return self.answer
        deck, stride = NAMING[self.answer.name]
        face = deck_of(chance, deck)[self.card]
        return ANSWERS[self.answer.number + (face - self.answer.args[0]) * stride]


def deck_of(chance: Chance, name: str) -> tuple[int, ...]:
    """A deck that answers can name a card of."""
    deck: tuple[int, ...] = getattr(chance, name)
    return deck


class DeckTrail:
    """When each card of a deck was dealt, and when each observer saw its face (NEVER: not in this game)."""

    def __init__(self, cards: int, observers: int) -> None:
        self.dealt = [NEVER] * cards
        self.opened = [[NEVER] * cards for _ in range(observers)]

    def deal(self, cards: Iterable[int], moment: int, *seers: int) -> None:
        for card in cards:
            self.dealt[card] = moment
            for observer in seers:
                self.opened[observer][card] = moment

    def show(self, card: int, moment: int, observers: Iterable[int]) -> None:
        for observer in observers:
            self.opened[observer][card] = min(self.opened[observer][card], moment)

    def hidden(self, observer: int) -> list[int]:
        """The cards that were dealt and that the observer did not see at once."""
        opened = self.opened[observer]
        return [card for card, dealt in enumerate(self.dealt) if dealt < opened[card]]


@dataclass(frozen=True)
class CardLook:
    """One seat alone looks at a card or pair."""

    moment: int
    seat: int
    card: int


class CardTrail:
    """A game as it was played: every moment of it, every move, everything told, and where the cards were.

    Moment 0 is the first question, moment n the question after n answers. In `market` the starting shares come
    first, by seat, then the deck; in `pairs` there are six for each round.
    """

    def __init__(self, game: Game, heard: Sequence[Event]) -> None:
        players, figures, chance = game.players, game.figures, game.chance
        self.figures = figures
        self.chance = chance
        self.players = players
        self.everyone = range(players + 1)
        self.moments: list[Game] = []
        self.heard: list[Sequence[Event]] = []
        self.moves: list[TrailMove] = []
        self.market = DeckTrail(players + len(chance.market), players + 1)
        self.commerce = DeckTrail(len(chance.commerce), players + 1)
        self.investors = DeckTrail(len(chance.investors), players + 1)
        self.strategies = DeckTrail(len(chance.strategies), players + 1)
        self.pairs = DeckTrail(PAIRS * figures.rounds, players + 1)
        self.layouts: list[tuple[int, ...]] = [()] * figures.rounds  # the pairs of each round, as they were dealt
        self.rounds = [NEVER] * figures.rounds  # the first moment of each round
        self.rolled = [NEVER] * figures.rounds  # when its forecasts were known
        self.all_in = NEVER  # when all had chosen their investors
        self.keepers: dict[int, int] = {}  # by round: the move with which a card was kept before dealing
        self.opening: list[int] = []  # market cards that a seat was given to set out
        self.peeks: list[CardLook] = []  # at cards on piles
        self.looks: list[CardLook] = []  # at pairs
        self._drawn = 0  # cards of the market deck
        self.lying: list[int] = []  # market cards on the piles, in the order of the table
        self._held: dict[str, list[list[int]]] = {family: [[] for _ in range(players)] for family in NAMING}
        self._set_up(game)
        self._add(game, game, heard)

    @property
    def decks(self) -> tuple[DeckTrail, ...]:
        return self.market, self.commerce, self.investors, self.strategies, self.pairs

    def add(self, answer: Answer, game: Game, heard: Sequence[Event]) -> None:
        """Continue: an answer, the game after it and what was told."""
        before = self.moments[-1]
        decision = before.decision
        number = len(self.moments)
        self.moves.append(TrailMove(decision.seat, answer, self._card_named(decision.seat, answer)))
        self._note_answer(before, decision, number)
        self._add(before, game, heard)

    def _add(self, before: Game, after: Game, heard: Sequence[Event]) -> None:
        number = len(self.moments)
        self._note_taking(before, after, number)
        self._note_dealing(before, after, number)
        self._note_pairs(before, after, number)
        self.moments.append(after.copy())
        self.heard.append(tuple(heard))

    def _set_up(self, game: Game) -> None:
        """Strategies and investors are dealt before anything is asked (R-SET-2)."""
        figures = game.figures
        for place in range(self.players):
            seat = game.turn(place)
            for family, deck, each in (
                ("discard", self.strategies, figures.strategies_dealt),
                ("investor", self.investors, figures.investors_dealt),
            ):
                cards = range(place * each, place * each + each)
                deck.deal(cards, 0, seat)
                self._held[family][seat] += cards

    def _card_named(self, seat: int, answer: Answer) -> int | None:
        if answer.name not in NAMING:
            return None
        deck = deck_of(self.chance, NAMING[answer.name][0])
        held = self._held[answer.name][seat]
        card = next(card for card in held if deck[card] == answer.args[0])
        held.remove(card)
        return card

    def _note_answer(self, before: Game, decision: Decision, number: int) -> None:
        """What an answer itself shows, and which observers see it."""
        move = self.moves[-1]
        seat, answer, card = move.seat, move.answer, move.card
        about = decision.subject
        if answer.name == "place" and card is not None:
            self.lying.append(self.players + card)
            if answer.args[1] == UP:
                self.market.show(self.players + card, number, self.everyone)
        elif answer.name == "commerce" and card is not None:
            self.lying.append(NO_CARD)
            self.commerce.show(card, number, self.everyone)
        elif answer.name == "first-player":
            self.lying.append(NO_CARD)
        elif answer.name in ("keep-company", "keep-forecast"):
            self.keepers[before.round] = number - 1
        elif answer.name == "pile" and about["investor"] == WARREN:
            self._peek(before, seat, answer.args[0], number)
        elif answer.name == "pile" and about["investor"] == MARK:
            self._move_card(before)
        elif answer.name == "pair":
            self._note_pair(before, decision, answer.args[0], number)
        elif answer.name == "strategy" and answer.args[0] == INSIDER:
            for pair in range(PAIRS):
                self._look(seat, before.round * PAIRS + pair, number)

    def _peek(self, before: Game, seat: int, pile: int, number: int) -> None:
        """R-INV-WARREN: the face-down cards of a pile, as it is now."""
        for card, on_table in zip(self.lying, before.pile_cards, strict=True):
            if pile_of(on_table) == pile and side_of(on_table) == DOWN:
                self.market.show(card, number, [seat])
                self.peeks.append(CardLook(number, seat, card))

    def _move_card(self, before: Game) -> None:
        """R-INV-MARK: the card named by the answer before goes to another pile, as the newest."""
        start, slot = self.moves[-2].answer.args
        places = [at for at, card in enumerate(before.pile_cards) if pile_of(card) == start]
        self.lying.append(self.lying.pop(places[slot]))

    def _note_pair(self, before: Game, decision: Decision, pair: int, number: int) -> None:
        """R-INV-MARTHA, Corporate Espionage, Data Broker; a Falsified Earnings shows nothing (R-STR-8)."""
        card = before.round * PAIRS + pair
        strategy = decision.subject.get("strategy")
        if strategy == BROKER:
            self.pairs.show(card, number, self.everyone)
        elif strategy in (None, ESPIONAGE):
            self._look(decision.seat, card, number)

    def _look(self, seat: int, card: int, number: int) -> None:
        self.pairs.show(card, number, [seat])
        self.looks.append(CardLook(number, seat, card))

    def _note_taking(self, before: Game, after: Game, number: int) -> None:
        """R-DEM-8: the seat that takes a pile sees its cards."""
        if len(after.pile_cards) >= len(before.pile_cards):
            return
        left = {pile_of(card) for card in after.pile_cards}
        rest = []
        for card, on_table in zip(self.lying, before.pile_cards, strict=True):
            pile = pile_of(on_table)
            if pile in left:
                rest.append(card)
            elif card != NO_CARD:
                self.market.show(card, number, [after.meeple_seat[pile]])
        self.lying = rest

    def _note_dealing(self, before: Game, after: Game, number: int) -> None:
        """Cards that came out of decks since the last answer."""
        if after.phase != SET_UP and self.rounds[after.round] == NEVER:
            self.rounds[after.round] = number
            if after.round == 0:  # R-SET-4
                for seat in range(self.players):
                    self.market.deal([seat], number, seat)
        if after.phase not in (SET_UP, ROUND) and self.rolled[after.round] == NEVER:  # R-DIC-1: after bonds are bought
            self.rolled[after.round] = number
        if after.drawn > self._drawn:
            self._note_market(after, list(range(self._drawn, after.drawn)), number)
            self._drawn = after.drawn
        if after.commerce_drawn > before.commerce_drawn:  # R-COM-1: by the last seat that placed a market card
            cards = range(before.commerce_drawn, after.commerce_drawn)
            seat = self.moves[-1].seat
            self.commerce.deal(cards, number, seat)
            self._held["commerce"][seat] += cards
        if after.strategies_drawn > before.strategies_drawn:  # R-INV-IVAN
            cards = range(before.strategies_drawn, after.strategies_drawn)
            seat = after.strategies[-1] >> 8
            self.strategies.deal(cards, number, seat)
            self._held["discard"][seat] += cards
        if before.picked and not after.picked:  # R-SET-7: all are in
            self.all_in = number
            for move in self.moves:
                if move.card is not None and move.answer.name == "investor":
                    self.investors.show(move.card, number, self.everyone)

    def _note_market(self, game: Game, cards: list[int], number: int) -> None:
        """R-INV-ROBINS; otherwise R-SUP-1, if it is not the second hand of two players, and R-SUP-2."""
        places = [self.players + card for card in cards]
        if game.decision.question == "open":
            self.opening += places
            self.market.deal(places, number, game.asked)
            self._held["place"][game.asked] += cards
            return
        opening = len(cards) - 2 * self.players
        self.market.deal(places[:opening], number, *self.everyone)
        self.lying += places[:opening]
        for place in range(self.players):
            seat, at = game.turn(place), opening + 2 * place
            self.market.deal(places[at : at + 2], number, seat)
            self._held["place"][seat] += cards[at : at + 2]

    def _note_pairs(self, before: Game, after: Game, number: int) -> None:
        """R-INF-1: one's own pairs, and the public one. R-MOV-1: turned over one after the other, in the end all."""
        if after.round > before.round or after.over:
            self._turn_over(before.round, range(PAIRS), number)
        if not after.pairs:
            return
        if not self.layouts[after.round]:
            self.layouts[after.round] = tuple(after.pairs)
            first = after.round * PAIRS
            for pair in range(PAIRS):
                owner = after.figures.pair_owner(pair)
                seers = [owner] if owner >= 0 else list(self.everyone) if pair == self.players else []
                self.pairs.deal([first + pair], number, *seers)
        elif after.phase == MOVEMENT and not after.over:
            self._turn_over(after.round, turned_over(after), number)
        elif after.phase == ROUND_END:
            self._turn_over(after.round, range(PAIRS), number)

    def _turn_over(self, round_number: int, pairs: Iterable[int], number: int) -> None:
        for pair in pairs:
            self.pairs.show(round_number * PAIRS + pair, number, self.everyone)

    @cached_property
    def news(self) -> list[list[list[tuple[int, int]]]]:
        """By observer and moment: deck and number of the cards whose faces the observer sees for the first time."""
        found: list[list[list[tuple[int, int]]]] = [[[] for _ in self.moments] for _ in self.everyone]
        for number, deck in enumerate(self.decks):
            for observer, opened in enumerate(deck.opened):
                for card, moment in enumerate(opened):
                    if moment != NEVER:
                        found[observer][moment].append((number, card))
        return found


def turned_over(game: Game) -> list[int]:
    """R-MOV-1: in the Movement phase the game only asks about the company of the pair turned over last."""
    order = [pair for place in range(game.players) for pair in game.figures.pairs_of(game.turn(place))]
    order += range(len(order), PAIRS)
    now = game.pairs[0::2].index(game.decision.subject["company"])
    return order[: order.index(now) + 1]
