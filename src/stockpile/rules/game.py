"""The game: it asks, players answer.

>>> game = Game.new(Config(players=3), seed=2)
>>> game.decision
<seat 2: place, 12 answers>
>>> game.play(game.decision.answers[0])
>>> while not game.over:
...     game.play(game.decision.answers[0])
>>> len(game.standing)
3
"""

import json
from random import Random, SystemRandom

from stockpile.content import Content
from stockpile.rules import step
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.cards import COMMERCE_KINDS, FEES, HELD, KINDS, PAIRS, STOCKS
from stockpile.rules.chance import Chance, ChanceError, chance_from_json, check, draw
from stockpile.rules.config import Config, config_from_json
from stockpile.rules.decision import Decision, GameOver, IllegalAnswer
from stockpile.rules.events import Event
from stockpile.rules.investor import work_out_costs
from stockpile.rules.investors import by_number as investors
from stockpile.rules.phases import action, demand, information, movement, selling, setup, supply
from stockpile.rules.phases.ending import settle, standing, winners
from stockpile.rules.state import BARS, LISTS, NUMBERS, State, renamed
from stockpile.rules.step import STEPS, advance, pack, seat_of, step_of
from stockpile.rules.strategies import by_number as strategies
from stockpile.rules.tables import Tables, content_for, tables_for
from stockpile.rules.view import View, view_of

# Importing a phase puts its steps on the list, importing cards puts them on theirs.
PHASES = (setup, information, supply, demand, action, selling, movement)
CARDS = (investors, strategies)


class Game(State):
    """One game of Stockpile. Ask `decision`, answer with `play`; there is no other way to change it."""

    def __init__(self) -> None:
        super().__init__()
        self._legal: list[int] | None = None  # of the open question, once worked out; never changed in place

    @classmethod
    def new(
        cls,
        config: Config | None = None,
        *,
        seed: int | None = None,
        first: int | None = None,
        chance: Chance | None = None,
        content: Content | None = None,
        heard: list[Event] | None = None,
    ) -> "Game":
        """Set up a game: from a seed, from given decks, or at random. Events are added to `heard`, if given.

        The first player is the seat `first`, or drawn by lot (R-SET-1); all else that a seed decides stays as it is.
        Given decks come with a first player of their own.

        >>> [Game.new(Config(players=3), seed=2, first=seat).asked for seat in range(3)]
        [0, 1, 2]
        """
        tables = tables_for(config if config is not None else Config(), content)
        if chance is None:
            chance = draw(tables, SystemRandom() if seed is None else Random(seed), first)
        elif first is not None:
            raise ChanceError("given decks name the first player already")
        else:
            check(chance, tables)
        return set_up(tables, chance, heard)

    @property
    def config(self) -> Config:
        return self.tables.config

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def asked(self) -> int:
        """The seat whose answer the game waits for."""
        if not self.agenda:
            raise GameOver()
        return seat_of(self.agenda[-1])

    @property
    def legal(self) -> list[int]:
        """The numbers of all legal answers: a legal-move mask for learners. Do not change the list."""
        legal = self._legal
        if legal is None:
            if not self.agenda:
                raise GameOver()
            frame = self.agenda[-1]
            legal = STEPS[frame & 255].legal(self, frame)
            self._legal = legal
        return legal

    @property
    def decision(self) -> Decision:
        """Who must decide, which question it is, and every legal answer."""
        if not self.agenda:
            raise GameOver()
        frame = self.agenda[-1]
        asking = STEPS[step_of(frame)]
        answers = tuple([ANSWERS[number] for number in self.legal])
        return Decision(seat_of(frame), asking.question, asking.subject(frame), answers)

    def play(self, answer: Answer) -> None:
        """Answer the open question; an illegal answer raises IllegalAnswer and changes nothing."""
        if answer.number not in self.legal:
            raise self._refusal(answer)
        self._legal = None
        frame = self.agenda[-1]
        STEPS[frame & 255].take(self, frame, answer)
        advance(self)

    def _refusal(self, answer: Answer) -> IllegalAnswer:
        frame = self.agenda[-1]
        return IllegalAnswer(self.decision, answer, STEPS[step_of(frame)].why_not(self, frame, answer))

    def listen(self) -> list[Event]:
        """From now on events are added to the list that this returns. Copies of the game do not listen."""
        heard: list[Event] = []
        self.heard = heard
        return heard

    def view(self, observer: int | None = None) -> View:
        """What a seat may know (section 6 of the rules), or without a seat what a spectator may."""
        if observer is None:
            observer = self.players
        legal = self.legal if self.agenda and seat_of(self.agenda[-1]) == observer else None
        return view_of(self, observer, legal)

    @property
    def standing(self) -> list[dict[str, int]]:
        """By seat: the final breakdown and the place; empty while the game goes on."""
        return standing(self.tally)

    @property
    def worth(self) -> list[int]:
        """By seat: the money there would be if the game ended as it stands.

        >>> Game.new(Config(players=3), seed=2).worth  # 20, a share at 5, and nobody else has one of the company
        [35, 35, 35]
        """
        if self.over:
            return self.money.copy()
        ended = self.copy()
        settle(ended)
        return ended.money

    @property
    def winners(self) -> list[int]:
        """The winning seat, or all that share the win; nobody while the game goes on."""
        return winners(self.tally) if self.tally else []

    def copy(self) -> "Game":
        """A game of its own in the same state; it shares nothing that can change, and nobody listens to it."""
        twin = Game()
        twin._legal = self._legal
        twin.tables = self.tables
        twin.chance = self.chance
        twin.players = self.players
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.bound = self.bound
        twin.prices = self.prices.copy()
        twin.money = self.money.copy()
        twin.regular = self.regular.copy()
        twin.split = self.split.copy()
        twin.fees = self.fees.copy()
        twin.discard = self.discard.copy()
        twin.hand = self.hand.copy()
        twin.table = self.table.copy()
        twin.meeple_seat = self.meeple_seat.copy()
        twin.meeple_space = self.meeple_space.copy()
        twin.pairs = self.pairs.copy()
        twin.pair_known = self.pair_known.copy()
        twin.known = self.known.copy()
        twin.barred = self.barred.copy()
        twin.commerce_drawn = self.commerce_drawn
        twin.strategies_drawn = self.strategies_drawn
        twin.next_first = self.next_first
        twin.kept = self.kept
        twin.fee_total = self.fee_total
        twin.forecasts = self.forecasts.copy()
        twin.falsified = self.falsified.copy()
        twin.bonds = self.bonds.copy()
        twin.commerce = self.commerce.copy()
        twin.commerce_hand = self.commerce_hand.copy()
        twin.gone = self.gone.copy()
        twin.offers = self.offers.copy()
        twin.picked = self.picked.copy()
        twin.lots = self.lots.copy()
        twin.investors = self.investors.copy()
        twin.used = self.used.copy()
        twin.strategies = self.strategies.copy()
        twin.strategies_boxed = self.strategies_boxed.copy()
        twin.strategies_played = self.strategies_played.copy()
        twin.costs = self.costs
        twin.tally = self.tally.copy()
        twin.agenda = self.agenda.copy()
        return twin

    def to_json(self) -> dict[str, object]:
        """Plain data. The figures are named by the content's version, not repeated."""
        data: dict[str, object] = {
            "players": self.players,
            "modules": list(self.config.modules),
            "investor_sets": list(self.config.investor_sets),
            "content": self.tables.content.version,
            "chance": self.chance.to_json(),
        }
        for name in (*NUMBERS, *LISTS):
            data[name] = getattr(self, name)
        return json_copy(data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(json.dumps(self.to_json(), sort_keys=True))

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (game_from_json, (self.to_json(), self.tables.content))


def json_copy(data: dict[str, object]) -> dict[str, object]:
    """Lists of lists copied, so that nothing is shared with a state."""
    return {name: list(value) if isinstance(value, list) else value for name, value in data.items()}


def game_from_json(data: dict[str, object], content: Content | None = None) -> Game:
    """The game that `to_json` wrote. Refuses figures of another version."""
    data = renamed(data)
    content = content_for(str(data["content"]), content)
    chance = data["chance"]
    assert isinstance(chance, dict)
    game = Game()
    game.tables = tables_for(config_from_json(data), content)
    game.chance = chance_from_json(chance)
    game.players = game.tables.players
    for name in NUMBERS:
        setattr(game, name, data[name])
    for name in LISTS:
        numbers = data[name]
        assert isinstance(numbers, list)
        setattr(game, name, numbers.copy())
    work_out_costs(game)
    return game


def set_up(tables: Tables, chance: Chance, heard: list[Event] | None = None) -> Game:
    """A table before set-up (R-SET-1, R-SET-5), then on to the first question."""
    game = Game()
    game.heard = heard
    players = tables.players
    game.tables = tables
    game.chance = chance
    game.players = players
    game.first = chance.first
    game.prices = tables.start.copy()
    game.money = [0] * players
    game.regular = [0] * (players * HELD)
    game.split = [0] * (players * STOCKS)
    game.fees = [0] * (players * FEES)
    game.discard = [0] * KINDS
    game.hand = []
    game.table = []
    game.meeple_seat = [-1] * tables.piles
    game.meeple_space = [0] * tables.piles
    game.forecasts = []
    game.pairs = []
    game.pair_known = []
    game.falsified = [0] * PAIRS
    game.known = [0] * ((players + 1) * players * HELD)
    game.barred = [0] * ((players + 1) * players * BARS)
    game.bonds = [0] * players
    game.commerce = [0] * (players * COMMERCE_KINDS)
    game.commerce_hand = []
    game.gone = [0] * (COMMERCE_KINDS + 1)
    game.offers = []
    game.picked = []
    game.lots = []
    game.investors = [-1] * (2 * players) if tables.investors else []
    game.used = [0] * players
    game.strategies = []
    game.strategies_boxed = []
    game.strategies_played = []
    game.tally = []
    game.agenda = [pack(step.SET_UP)]
    advance(game)
    return game


def play_randomly(game: Game, rng: Random) -> int:
    """Answer every question at random until the game is over; returns how many there were."""
    count = 0
    random = rng.random
    while game.agenda:
        legal = game.legal
        game.play(ANSWERS[legal[int(random() * len(legal))]])
        count += 1
    return count
