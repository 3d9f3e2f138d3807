"""Whole games for the property tests: every table, seats of different temper, and moves by physical card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from stockpile import Answer, Chance, Config, Game
from stockpile.rules.answers import ANSWERS, place
from stockpile.rules.chance import draw
from stockpile.rules.tables import tables_for

BOARDS: tuple[tuple[str, ...], ...] = ((), ("advanced_board",))
CONFIGS = [Config(players, modules) for players in (2, 3, 4, 5) for modules in BOARDS]


def name_of(config: Config) -> str:
    """How a parametrized test calls a config."""
    return f"{config.players}-{config.board}"


@dataclass(frozen=True)
class Temper:
    """How a seat likes its answers: a weight by family, and how the weight of a bid changes from space to space."""

    climb: float = 1.0
    likes: dict[str, float] = field(default_factory=dict)

    def weight(self, answer: Answer) -> float:
        liked = self.likes.get(answer.name, 1.0)
        return liked * self.climb ** answer.args[1] if answer.name == "bid" else liked


EVEN = Temper()
BOLD = Temper(climb=2.0)  # soon without money, so that fees stay unpaid
FRUGAL = Temper(climb=0.4)
SELLER = Temper(likes={"pass": 0.0})  # keeps nothing
KEEPER = Temper(likes={"sell": 0.1})
TEMPERS = (EVEN, BOLD, FRUGAL, SELLER, KEEPER)


def choose(game: Game, temper: Temper, rng: Random) -> Answer:
    """One of the legal answers; every answer when none is liked."""
    answers = [ANSWERS[number] for number in game.legal]
    weights = [temper.weight(answer) for answer in answers]
    return rng.choices(answers, weights if any(weights) else None)[0]


def tempers_for(config: Config, rng: Random) -> list[Temper]:
    return [rng.choice(TEMPERS) for _ in range(config.players)]


def moments(game: Game, rng: Random, tempers: list[Temper] | None = None) -> Iterator[Game]:
    """The same game before every question and, last, when it is over."""
    tempers = tempers if tempers is not None else tempers_for(game.config, rng)
    while not game.over:
        yield game
        game.play(choose(game, tempers[game.asked], rng))
    yield game


def some_moments(config: Config, rng: Random, count: int) -> list[Game]:
    """Copies of a game at random moments, in order, its end always among them."""
    game = Game.new(config, chance=draw(tables_for(config), rng))
    states = [each.copy() for each in moments(game, rng)]
    chosen = sorted(rng.sample(range(len(states) - 1), min(count, len(states) - 1)))
    return [states[number] for number in chosen] + [states[-1]]


def observers(config: Config) -> range:
    """Every seat and, as the number after the last seat, the spectator."""
    return range(config.players + 1)


@dataclass(frozen=True)
class Move:
    """An answer; for a placing also which card of the market deck it was, counted from the top."""

    seat: int
    answer: Answer
    card: int | None = None

    def in_a_deal(self, chance: Chance) -> Answer:
        """The same move where the cards may have been dealt differently."""
        if self.card is None:
            return self.answer
        _, side, pile = self.answer.args
        return place(chance.market[self.card], side, pile)


class Hands:
    """Which cards of the market deck the seats hold, dealt two by two in turn order (R-SUP-2)."""

    def __init__(self, config: Config) -> None:
        self.players = config.players
        self.held: list[list[int]] = [[] for _ in range(config.players)]

    def take(self, game: Game, seat: int, kind: int) -> int:
        """The card that a seat is about to place."""
        if not any(self.held):  # whoever places first finds all hands just dealt
            self.deal(game)
        card = next(card for card in self.held[seat] if game.chance.market[card] == kind)
        self.held[seat].remove(card)
        return card

    def deal(self, game: Game) -> None:
        top = game.drawn - 2 * self.players
        for number in range(self.players):
            seat = (game.first + number) % self.players
            self.held[seat] = [top + 2 * number, top + 2 * number + 1]


@dataclass(frozen=True)
class Trace:
    """A game that was played: what chance gave, and every move."""

    config: Config
    chance: Chance
    moves: tuple[Move, ...]


def trace(config: Config, chance: Chance, rng: Random, tempers: list[Temper] | None = None) -> Trace:
    """Play a game to its end and keep its moves."""
    game = Game.new(config, chance=chance)
    tempers = tempers if tempers is not None else tempers_for(config, rng)
    hands = Hands(config)
    moves = []
    while not game.over:
        seat = game.asked
        answer = choose(game, tempers[seat], rng)
        card = hands.take(game, seat, answer.args[0]) if answer.name == "place" else None
        moves.append(Move(seat, answer, card))
        game.play(answer)
    return Trace(config, chance, tuple(moves))
