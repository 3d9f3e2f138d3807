"""How a state came about: from a start, answer by answer, shared by all states that have that much in common.

Playing on costs one small object an answer; copies share what lies behind them. What each seat heard on the way is
worked out only when somebody asks for it, by playing the answers again on a copy with somebody listening, from the
nearest moment that was asked for before. Listening all the time would make every answer twenty times as slow, and
a search that goes by observations never asks.
"""

from dataclasses import dataclass, field
from typing import Final

from stockpile.envs.openspiel.rows import SECRETS, Memory, heard, joined, snapshot
from stockpile.rules.answers import ANSWERS
from stockpile.rules.events import Event
from stockpile.rules.game import Game, set_up
from stockpile.rules.step import seat_of

UNKNOWN: Final = -1  # pyspiel.INVALID_ACTION: in a history, what the seat does not know
CHANCE: Final = -1  # pyspiel.PlayerId.CHANCE
DIGITS: Final = 4  # moves of chance, which together decide the deal
BASE: Final = 256  # outcomes of each

Past = tuple[str, ...]  # the history of a state, "player:action" each, as OpenSpiel writes it


@dataclass(eq=False, slots=True)
class Told:
    """What happened at a moment: the frame that asked for its answer (-1 at the start of a game), and all events."""

    frame: int
    events: tuple[Event, ...]


@dataclass(eq=False, slots=True)
class Moment:
    """The start of a game, or the moment after an answer. It never changes, but for what it has worked out."""

    before: "Moment | None" = None
    answer: int = UNKNOWN
    game: Game | None = None  # at a start, and where somebody asked what was heard; never played on
    told: Told | None = None
    memories: dict[int, Memory] = field(default_factory=dict)  # of this moment alone, by observer
    wholes: dict[int, tuple[Memory, Past]] = field(default_factory=dict)  # of all up to it, by observer

    def __deepcopy__(self, memo: dict[int, object]) -> "Moment":
        return self

    def path(self) -> list["Moment"]:
        """All moments from the start to this one."""
        moments = [self]
        while moments[-1].before is not None:
            moments.append(moments[-1].before)
        moments.reverse()
        return moments

    def remembered(self, observer: int) -> list[Memory]:
        """What an observer has heard, moment by moment."""
        path = self.path()
        _listen(path)
        return [each.memories.get(observer) or each.remember(observer) for each in path]

    def remember(self, observer: int) -> Memory:
        assert self.told is not None
        answered = (self.told.frame, self.answer) if self.before is not None else None
        memory = heard(answered, self.told.events, observer)
        self.memories[observer] = memory
        return memory

    def whole(self, observer: int) -> tuple[Memory, Past]:
        """All that an observer has heard, and the history as far as it knows it."""
        found = self.wholes.get(observer)
        if found is None:
            start, *path = self.path()
            memory = joined(self.remembered(observer))
            found = memory, (*start.past_of(observer), *[each.answer_of(observer) for each in path])
            self.wholes[observer] = found
        return found

    def past_of(self, observer: int) -> Past:
        """The history up to this start: the deal, which nobody has seen."""
        return (f"{CHANCE}:{UNKNOWN}",) * DIGITS

    def answer_of(self, observer: int) -> str:
        """The part of this answer in the history, if the observer knows it."""
        assert self.told is not None
        seat = int(seat_of(self.told.frame))
        return f"{seat}:{UNKNOWN if seat != observer and self.answer in SECRETS else self.answer}"


@dataclass(eq=False, slots=True)
class Drawn(Moment):
    """The start of a world that was drawn for a seat.

    That seat remembers what it has heard. What the others would have heard on a way that nobody went is not known:
    they remember what they see in this world.
    """

    pasts: dict[int, Past] = field(default_factory=dict)  # the history as that seat knows it, and as everybody does

    def remember(self, observer: int) -> Memory:
        assert self.game is not None
        memory = snapshot(self.game.view(observer))
        self.memories[observer] = memory
        return memory

    def past_of(self, observer: int) -> Past:
        assert self.game is not None
        return self.pasts.get(observer, self.pasts[int(self.game.players)])


def begin(game: Game) -> Moment:
    """The start of a game that has just been dealt."""
    return Moment(game=game.copy())


def begin_drawn(real: Moment, world: Game, seat: int) -> Drawn:
    """The start of a world that a seat holds to be possible at a moment."""
    memory, past = real.whole(seat)
    everybody = int(world.players)
    return Drawn(game=world.copy(), memories={seat: memory}, pasts={seat: past, everybody: real.whole(everybody)[1]})


def _listen(path: list[Moment]) -> None:
    """Find out what happened at every moment of a path, which leads from a start."""
    if path[-1].told is not None:
        return
    known = max(at for at, each in enumerate(path) if each.game is not None)
    start = path[known].game
    assert start is not None
    if path[0].told is None and not isinstance(path[0], Drawn):
        events: list[Event] = []
        set_up(start.tables, start.chance, events)
        path[0].told = Told(-1, tuple(events))
    if known == len(path) - 1:
        return
    game = start.copy()
    for each in path[known + 1 :]:
        frame = int(game.agenda[-1])
        events = game.listen()
        game.play(ANSWERS[each.answer])
        each.told = Told(frame, tuple(events))
    game.heard = None
    path[-1].game = game
