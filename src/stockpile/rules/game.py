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
from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Final

from stockpile.content import Content
from stockpile.rules import investors, step, strategies
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.cards import COMMERCE_KINDS, FEES, HELD, KINDS, PAIRS, STOCKS
from stockpile.rules.chance import Chance, chance_from_json, check, draw
from stockpile.rules.config import Config, config_from_json
from stockpile.rules.decision import Decision, GameOver, IllegalAnswer
from stockpile.rules.errors import ChanceError
from stockpile.rules.events import Event
from stockpile.rules.fields import (
    GAME_LISTS,
    GAME_NUMBERS,
    LISTS,
    VIEW_NUMBERS,
    as_today,
    lists_in,
    lists_to_json,
)
from stockpile.rules.figures import Figures, content_for, figures_for
from stockpile.rules.investor import work_out_costs
from stockpile.rules.listview import hide, lists_of, show_as_lists
from stockpile.rules.numbers import zeros
from stockpile.rules.phases import action, demand, information, movement, selling, setup, supply
from stockpile.rules.phases.ending import settle, standing, winners
from stockpile.rules.sample import deal_unseen
from stockpile.rules.state import BARS, State
from stockpile.rules.step import STEPS, Step, advance, pack, seat_of, step_of
from stockpile.rules.vecs import i64, vec
from stockpile.rules.view import ViewState, fill_view

# Importing a phase registers its steps, importing cards enlists them.
PHASES = (setup, information, supply, demand, action, selling, movement)
CARDS = (investors, strategies)

QUESTIONS: Final[dict[str, Step]] = {each.question: each for each in STEPS if each.question}


class View(ViewState):
    """What `observer` (a seat, or the number of players for a spectator) may know.

    Lists are as in the state, with these differences: `cards` counts each seat's regular portfolio, `regular` is the
    observer's own, `hand` too (kinds), `hands` counts everybody's; what the observer has not seen is UNKNOWN in
    `pile_cards` and -1 in `pairs`; `known` and `barred` are the observer's row, `public_known` and `public_barred` the
    spectators'. Of commerce cards in hand, investors picked, strategy cards and strategy cards in the box the
    observer's own are listed (numbers), and everybody's are counted in `commerce_hands`, `offer_hands`, `picks`,
    `strategy_hands` and `strategy_boxes`.

    >>> view = Game.new(seed=2).view(0)
    >>> view.sample(Random(1)).view(0) == view
    True
    """

    def sample(
        self,
        rng: Random,
        pairs: Mapping[int, tuple[int, int]] | None = None,
        cards: Mapping[int, int] | None = None,
    ) -> "Game":
        """A whole game that could be the real one: same view for this observer, the rest drawn as the deal makes it.

        With `pairs` (company and forecast by number) and `cards` (kind by place in `pile_cards`) these unseen pairs and
        face-down cards are so in it. If that cannot be, it raises ImpossibleWorld.
        """
        game = Game()
        deal_unseen(self, game, rng, pairs, cards)
        return game

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(str(self.to_json()))

    def __reduce__(self) -> tuple[object, ...]:
        return (view_from_json, (self.to_json(), self.figures.content))


class Game(State):
    """One game of Stockpile. Ask `decision`, answer with `play`; there is no other way to change it."""

    def __init__(self) -> None:
        super().__init__()
        self._legal: vec[i64] = vec[i64]()  # of the open question, once worked out; never changed in place

    @classmethod
    def new(
        cls,
        config: Config | None = None,
        *,
        seed: int | None = None,
        first: int | None = None,
        chance: Chance | None = None,
        content: Content | None = None,
        events: list[Event] | None = None,
    ) -> "Game":
        """Set up a game: from a seed, from given decks, or at random. Events are added to `events`, if given.

        The first player is the seat `first`, or drawn by lot (R-SET-1); all else that a seed decides stays as it is.
        Given decks come with a first player of their own.

        >>> [Game.new(Config(players=3), seed=2, first=seat).asked for seat in range(3)]
        [0, 1, 2]
        """
        figures = figures_for(config if config is not None else Config(), content)
        if chance is None:
            chance = draw(figures, SystemRandom() if seed is None else Random(seed), first)
        elif first is not None:
            raise ChanceError("first-twice")
        else:
            check(chance, figures)
        return set_up(figures, chance, events)

    @property
    def config(self) -> Config:
        return self.figures.config

    @property
    def over(self) -> bool:
        return len(self.agenda) == 0

    @property
    def asked(self) -> i64:
        """The seat whose answer the game waits for."""
        if len(self.agenda) == 0:
            raise GameOver()
        return seat_of(self.agenda[-1])

    @property
    def legal(self) -> list[int]:
        """The numbers of all legal answers: a legal-move mask for learners."""
        return list(self.legal_numbers())

    def legal_numbers(self) -> vec[i64]:
        """The same for compiled callers, worked out once a question. Not to be changed."""
        legal = self._legal
        if len(legal) == 0:
            if len(self.agenda) == 0:
                raise GameOver()
            frame = self.agenda[-1]
            legal = STEPS[frame & 255].legal(self, frame)
            self._legal = legal
        return legal

    @property
    def decision(self) -> Decision:
        """Who must decide, which question it is, and every legal answer."""
        if len(self.agenda) == 0:
            raise GameOver()
        frame = self.agenda[-1]
        asking = STEPS[step_of(frame)]
        answers = tuple([ANSWERS[number] for number in self.legal])
        return Decision(seat_of(frame), asking.question, asking.subject(frame), answers)

    def play(self, answer: Answer) -> None:
        """Answer the open question; an illegal answer raises IllegalAnswer and changes nothing."""
        if answer.number not in self.legal_numbers():
            raise self._refusal(answer)
        play_known(self, ANSWERS[answer.number])

    def _refusal(self, answer: Answer) -> IllegalAnswer:
        frame = self.agenda[-1]
        return IllegalAnswer(self.decision, answer, STEPS[step_of(frame)].why_not(self, frame, answer))

    def record_events(self) -> list[Event]:
        """From now on events are added to the list that this returns. Copies of the game record none."""
        events: list[Event] = []
        self.events = events
        return events

    def view(self, observer: int | None = None) -> View:
        """What a seat may know (section 6 of the rules), or without a seat what a spectator may."""
        seat = self.players if observer is None else i64(observer)
        if not 0 <= seat <= self.players:  # a mask shifted that far could show what a seat knows
            raise ValueError(f"nobody sits at seat {seat}: the game has {self.players} players")
        if len(self.agenda) > 0 and seat_of(self.agenda[-1]) == seat:
            return view_of(self, seat, self.legal_numbers())
        return view_of(self, seat, vec[i64]())

    @property
    def standing(self) -> list[dict[str, int]]:
        """By seat: the final breakdown and the place; empty while the game continues."""
        return standing([*self.tally])

    @property
    def worth(self) -> list[int]:
        """By seat: the money there would be if the game ended as it stands.

        >>> Game.new(Config(players=3), seed=2).worth  # 20, a share at 5, and nobody else has one of the company
        [35, 35, 35]
        """
        if self.over:
            return [*self.money]
        ended = self.copy()
        settle(ended)
        return list(ended.money)

    @property
    def winners(self) -> list[int]:
        """The winning seat, or all that share the win; nobody while the game continues."""
        return winners([*self.tally]) if self.over else []

    def copy(self) -> "Game":
        """A game of its own in the same state; it shares nothing that can change and records no events."""
        twin = Game()
        twin.take_public(self)
        twin.take_hidden(self)
        twin._legal = self._legal
        return twin

    def to_json(self) -> dict[str, object]:
        """Plain data. The figures are named by the content's version, not repeated."""
        data: dict[str, object] = {
            "players": self.players,
            "modules": list(self.config.modules),
            "investor_sets": list(self.config.investor_sets),
            "content": self.figures.content.version,
            "chance": self.chance.to_json(),
        }
        for name in GAME_NUMBERS:
            data[name] = getattr(self, name)
        data.update(lists_to_json(lists_of(self, GAME_LISTS)))
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(json.dumps(self.to_json(), sort_keys=True))

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (game_from_json, (self.to_json(), self.figures.content))


def game_from_json(data: dict[str, object], content: Content | None = None) -> Game:
    """The game that `to_json` wrote. Refuses figures of another version."""
    data = as_today(data)
    content = content_for(str(data["content"]), content)
    chance = data["chance"]
    assert isinstance(chance, dict)
    game = Game()
    game.figures = figures_for(config_from_json(data), content)
    game.chance = chance_from_json(chance)
    game.players = game.figures.players
    for name in GAME_NUMBERS:
        setattr(game, name, data[name])
    game.take_lists(lists_in(data, GAME_LISTS))
    work_out_costs(game)
    return game


def view_of(game: State, observer: i64, legal: vec[i64]) -> View:
    """What an observer sees of a state; only the seat that is asked gets legal answers."""
    view = View()
    fill_view(view, game, observer, legal)
    return view


def view_from_json(data: dict[str, object], content: Content | None = None) -> View:
    """The view that `to_json` wrote. Refuses figures of another version."""
    data = as_today(data)
    content = content_for(str(data["content"]), content)
    legal = data["legal"]
    view = View()
    view.figures = figures_for(config_from_json(data), content)
    view.players = view.figures.players
    for name in VIEW_NUMBERS:
        setattr(view, name, data[name])
    view.take_lists(lists_in(data, LISTS) | {"legal_numbers": legal if isinstance(legal, list) else []})
    return view


def set_up(figures: Figures, chance: Chance, events: list[Event] | None = None) -> Game:
    """A table before set-up (R-SET-1, R-SET-5), then on to the first question."""
    game = Game()
    game.events = events
    players = figures.players
    game.figures = figures
    game.chance = chance
    game.players = players
    game.first = chance.first
    game.prices = figures.start[:]
    game.money = zeros(players)
    game.regular = zeros(players * HELD)
    game.split = zeros(players * STOCKS)
    game.fees = zeros(players * FEES)
    game.discard = zeros(KINDS)
    game.meeple_seat = vec[i64]([-1] * figures.piles)
    game.meeple_space = zeros(figures.piles)
    game.falsified = zeros(PAIRS)
    game.known = zeros((players + 1) * players * HELD)
    game.barred = zeros((players + 1) * players * BARS)
    game.bonds = zeros(players)
    game.commerce = zeros(players * COMMERCE_KINDS)
    game.gone = zeros(COMMERCE_KINDS + 1)
    if figures.investors:
        game.investors = vec[i64]([-1] * (2 * players))
    game.used = zeros(players)
    game.agenda = vec[i64]([pack(step.SET_UP)])
    advance(game)
    return game


def play_known(game: Game, answer: Answer) -> None:
    """Play an answer that is known to be legal, without looking. Never for answers that come from outside."""
    game._legal = vec[i64]()
    frame = game.agenda[-1]
    STEPS[frame & 255].take(game, frame, answer)
    advance(game)


# From outside, the vecs of games read as lists.
show_as_lists(State, (*LISTS, "costs"))
hide(State, "commodities_of")
hide(Game, "legal_numbers", "_legal")
