"""The stages of a state, and how it came about: from a start, answer by answer, shared by states with a common past.

First the deal is decided, then the game is played. A copy takes microseconds. Playing on costs one small object an
answer, and copies share what lies behind them. What each seat heard on the way is worked out only when it is asked for,
by playing the answers again on a copy with a listener, from the nearest moment that was asked for before. Listening all
the time would make every answer twenty times as slow, and a search that goes by observations never asks.
"""

from dataclasses import dataclass, field
from operator import index
from random import Random
from typing import Final

from stockpile.envs.openspiel.rows import SECRETS, HeardRows, heard_rows, join, open_question, snapshot
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import Config
from stockpile.rules.events import Event
from stockpile.rules.game import Game, set_up
from stockpile.rules.step import seat_of

UNKNOWN_ACTION: Final = -1  # pyspiel.INVALID_ACTION: in a history, what the seat does not know
CHANCE_PLAYER: Final = -1  # pyspiel.PlayerId.CHANCE
DEAL_MOVES: Final = 4  # moves of chance, which together decide the deal
DEAL_OUTCOMES: Final = 256  # outcomes of each

Past = tuple[str, ...]  # the history of a state, "player:action" each, as OpenSpiel writes it


@dataclass(eq=False, slots=True)
class StepEvents:
    """What happened at a moment: the frame that asked for its answer (-1 at the start of a game), and all events."""

    frame: int
    events: tuple[Event, ...]


@dataclass(eq=False, slots=True)
class HistoryStep:
    """The start of a game, or the moment after an answer. It never changes, but for what it has worked out."""

    before: "HistoryStep | None" = None
    answer: int = UNKNOWN_ACTION
    game: Game | None = None  # at a start, and where what was heard has been asked for; never played on
    told: StepEvents | None = None
    memories: dict[int, HeardRows] = field(default_factory=dict)  # of this moment alone, by observer
    wholes: dict[int, tuple[HeardRows, Past]] = field(default_factory=dict)  # of all up to it, by observer

    def __deepcopy__(self, memo: dict[int, object]) -> "HistoryStep":
        return self

    def path(self) -> list["HistoryStep"]:
        """All moments from the start to this one."""
        moments = [self]
        while moments[-1].before is not None:
            moments.append(moments[-1].before)
        moments.reverse()
        return moments

    def remembered(self, observer: int) -> list[HeardRows]:
        """What an observer has heard, moment by moment."""
        path = self.path()
        _find_events(path)
        return [each.memories.get(observer) or each.remember(observer) for each in path]

    def remember(self, observer: int) -> HeardRows:
        assert self.told is not None
        answered = (self.told.frame, self.answer) if self.before is not None else None
        memory = heard_rows(answered, self.told.events, observer)
        self.memories[observer] = memory
        return memory

    def whole(self, observer: int) -> tuple[HeardRows, Past]:
        """All that an observer has heard, and the history as far as it knows it."""
        found = self.wholes.get(observer)
        if found is None:
            start, *path = self.path()
            memory = join(self.remembered(observer))
            found = memory, (*start.past_of(observer), *[each.answer_of(observer) for each in path])
            self.wholes[observer] = found
        return found

    def past_of(self, observer: int) -> Past:
        """The history up to this start: the deal, which nobody has seen."""
        return (f"{CHANCE_PLAYER}:{UNKNOWN_ACTION}",) * DEAL_MOVES

    def answer_of(self, observer: int) -> str:
        """The part of this answer in the history, if the observer knows it."""
        assert self.told is not None
        seat = int(seat_of(self.told.frame))
        return f"{seat}:{UNKNOWN_ACTION if seat != observer and self.answer in SECRETS else self.answer}"


@dataclass(eq=False, slots=True)
class DrawnStart(HistoryStep):
    """The start of a world that was drawn for a seat.

    That seat remembers what it has heard. What the others would have heard on a way that nobody went is not known:
    they remember what they see in this world.
    """

    pasts: dict[int, Past] = field(default_factory=dict)  # the history as that seat knows it, and as everybody does

    def remember(self, observer: int) -> HeardRows:
        assert self.game is not None
        memory = snapshot(self.game.view(observer))
        self.memories[observer] = memory
        return memory

    def past_of(self, observer: int) -> Past:
        assert self.game is not None
        return self.pasts.get(observer, self.pasts[int(self.game.players)])


def start_of(game: Game) -> HistoryStep:
    """The start of a game that has just been dealt."""
    return HistoryStep(game=game.copy())


def start_drawn(real: HistoryStep, world: Game, seat: int) -> DrawnStart:
    """The start of a world that a seat holds to be possible at a moment."""
    memory, past = real.whole(seat)
    everybody = int(world.players)
    return DrawnStart(
        game=world.copy(), memories={seat: memory}, pasts={seat: past, everybody: real.whole(everybody)[1]}
    )


def _find_events(path: list[HistoryStep]) -> None:
    """Find out what happened at every moment of a path, which leads from a start."""
    if path[-1].told is not None:
        return
    known = max(at for at, each in enumerate(path) if each.game is not None)
    start = path[known].game
    assert start is not None
    if path[0].told is None and not isinstance(path[0], DrawnStart):
        events: list[Event] = []
        set_up(start.figures, start.chance, events)
        path[0].told = StepEvents(-1, tuple(events))
    if known == len(path) - 1:
        return
    game = start.copy()
    for each in path[known + 1 :]:
        frame = int(game.agenda[-1])
        events = game.record_events()
        game.play(ANSWERS[each.answer])
        each.told = StepEvents(frame, tuple(events))
    game.events = None
    path[-1].game = game


TERMINAL: Final = -4  # pyspiel.PlayerId.TERMINAL


@dataclass(eq=False, slots=True)
class DealStage:
    """The digits of the deal's number so far, most significant first. Never changed."""

    digits: tuple[int, ...] = ()

    @property
    def player(self) -> int:
        return CHANCE_PLAYER

    def __deepcopy__(self, memo: dict[int, object]) -> "DealStage":
        return self

    def next(self, digit: int, config: Config) -> "DealStage | PlayStage":
        """One digit more; after the last one the game is dealt."""
        digits = (*self.digits, digit)
        if len(digits) < DEAL_MOVES:
            return DealStage(digits)
        game = Game.new(config, seed=deal_number(digits))
        return PlayStage(game, start_of(game))

    def __str__(self) -> str:
        return f"deal {'.'.join(map(str, self.digits))}"


def deal_number(digits: tuple[int, ...]) -> int:
    """The number of the deal, which is the seed of the game that the engine deals.

    >>> deal_number((0, 0, 1, 2))
    258
    """
    number = 0
    for digit in digits:
        number = number * DEAL_OUTCOMES + digit
    return number


def deal_digits(number: int) -> tuple[int, ...]:
    """The moves of chance that lead to a deal.

    >>> deal_digits(258)
    (0, 0, 1, 2)
    """
    number = index(number)
    if not 0 <= number < DEAL_OUTCOMES**DEAL_MOVES:
        raise ValueError(f"deals have numbers from 0 to {DEAL_OUTCOMES**DEAL_MOVES - 1}, not {number}")
    return tuple(number // DEAL_OUTCOMES**place % DEAL_OUTCOMES for place in reversed(range(DEAL_MOVES)))


@dataclass(eq=False, slots=True)
class PlayStage:
    """A game, and how it came there."""

    game: Game
    moment: HistoryStep

    @property
    def player(self) -> int:
        return TERMINAL if self.game.over else int(self.game.asked)

    def play(self, number: int) -> None:
        """Answer; IllegalAnswer changes nothing."""
        self.game.play(ANSWERS[number])
        self.moment = HistoryStep(self.moment, number)

    def memory(self, observer: int) -> list[HeardRows]:
        """All that an observer has heard, the open question last."""
        memories = self.moment.remembered(observer)
        return memories if self.game.over else [*memories, open_question(int(self.game.agenda[-1]), observer)]

    def drawn(self, seat: int, number: float) -> Game:
        """A world that fits what the seat sees: nothing but its view goes in, and one number from 0 to 1."""
        return self.game.view(seat).sample(Random(int(number * 2**53)))

    def __deepcopy__(self, memo: dict[int, object]) -> "PlayStage":
        return PlayStage(self.game.copy(), self.moment)

    def __reduce__(self) -> tuple[object, ...]:
        start, *moments = self.moment.path()
        known = (start.memories, start.pasts) if isinstance(start, DrawnStart) else None
        return (_replayed, (start.game, known, [each.answer for each in moments]))


def _replayed(start: Game, known: tuple[dict[int, HeardRows], dict[int, Past]] | None, answers: list[int]) -> PlayStage:
    """From a start on, answer by answer."""
    memories, pasts = known or ({}, {})
    moment = HistoryStep(game=start) if known is None else DrawnStart(game=start, memories=memories, pasts=pasts)
    playing = PlayStage(start.copy(), moment)
    for number in answers:
        playing.play(number)
    return playing
