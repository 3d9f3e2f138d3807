"""Steps: what the agenda is made of.

The agenda is a stack of *frames*. A frame is one number: which step, the seat it concerns and up to three small
arguments. Running the top frame either does something (and takes the frame off, or puts others on top) or asks its
seat a question; the answer goes to the same step. So a half-finished move, auction or turn is plain data.

>>> frame = pack(SELL_TURN, seat=3, a=1)
>>> step_of(frame) == SELL_TURN, seat_of(frame), a_of(frame), b_of(frame)
(True, 3, 1, 0)
"""

from typing import Any, Final

from stockpile.rules.answers import MOVE_UP, PASS_NUMBER, SHORT, Answer
from stockpile.rules.state import State
from stockpile.rules.vecs import append, i64, pop, vec

# The steps in the order of the round. Numbers are append-only, because saved games hold them.
ROUND: Final[i64] = 0
INFORMATION: Final[i64] = 1
SUPPLY: Final[i64] = 2
DEAL: Final[i64] = 3
PLACE_TURN: Final[i64] = 4
DEMAND: Final[i64] = 5
BID_TURN: Final[i64] = 6
SETTLE: Final[i64] = 7
ACTION: Final[i64] = 8
ACTION_TURN: Final[i64] = 9
SELLING: Final[i64] = 10
SELL_TURN: Final[i64] = 11
MOVEMENT: Final[i64] = 12
REVEAL: Final[i64] = 13
ROUND_END: Final[i64] = 14
GAME_END: Final[i64] = 15
MOVE: Final[i64] = 16
DIVIDEND: Final[i64] = 17
# Set-up and modules.
SET_UP: Final[i64] = 18
INVESTOR_CHOICE: Final[i64] = 19
SHOW_INVESTORS: Final[i64] = 20
AUCTION_TURN: Final[i64] = 21
AWARD: Final[i64] = 22
DISCARD_TURN: Final[i64] = 23
ENDOW: Final[i64] = 24
BOND_TURN: Final[i64] = 25
DICE: Final[i64] = 26
DEAL_PAIRS: Final[i64] = 27
OPEN_PILES: Final[i64] = 28
DRAW_COMMERCE: Final[i64] = 29
COMMERCE_TURN: Final[i64] = 30
FIRST_PLAYER_TURN: Final[i64] = 31
BEFORE_DEMAND: Final[i64] = 32
HAND_OVER: Final[i64] = 33
WINDOW: Final[i64] = 34
ABILITY: Final[i64] = 35
STRATEGY: Final[i64] = 36
SELL_SOME: Final[i64] = 37
PASS_TOKEN: Final[i64] = 38

ZERO: Final[i64] = 128  # what stands for 0 in an argument that can be negative


def pack(step: i64, seat: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    return step | seat << 8 | a << 16 | b << 24 | c << 32


def step_of(frame: i64) -> i64:
    return frame & 255


def seat_of(frame: i64) -> i64:
    return frame >> 8 & 255


def a_of(frame: i64) -> i64:
    return frame >> 16 & 255


def b_of(frame: i64) -> i64:
    return frame >> 24 & 255


def c_of(frame: i64) -> i64:
    return frame >> 32 & 255


class Step:
    """One step of the round, without state of its own. Steps that never ask leave the last four methods alone."""

    name: str = ""  # of a phase
    question: str = ""  # of a step that asks
    together: bool = False  # several answers may be given at once: between them nothing hidden becomes known
    sells: bool = False  # the answers are shares to sell, and what is passed is kept
    public: bool = False  # which answers are legal follows from public facts alone: money, standing bids, bonds, seats

    def run(self, game: State, frame: i64) -> bool:
        """Continue until an answer is needed. True: the seat of the top frame is asked."""
        raise ValueError("a step that does nothing")

    def legal(self, game: State, frame: i64) -> vec[i64]:
        """The numbers of all legal answers, at least one."""
        return vec[i64]()

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        """Carry out a legal answer. A step that is done takes its frame off the agenda."""

    def subject(self, frame: i64) -> dict[str, int]:
        """What the question is about: public facts only."""
        return {}

    def possible(self, game: State, frame: i64) -> bool:
        """Whether this question could be asked here: what it tells of the asked seat's hidden cards."""
        return True

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        """The reason, as a message key, why an answer is not legal. Asked only of those that are not."""
        return "not-an-answer-to-this"


def own(card: object, name: str) -> Any:
    """A card's class attribute. Compiled code sees a plain Python subclass's only when looked up like this."""
    return getattr(card, name)


def not_now(answer: Answer) -> str:
    """The reason against an answer to a card's question: of a kind that cards ask for, or not even that."""
    asked_by_cards = answer.number == PASS_NUMBER or MOVE_UP <= answer.number < SHORT
    return "not-possible-now" if asked_by_cards else "not-an-answer-to-this"


STEPS: Final[vec[Step]] = vec[Step]([Step() for _ in range(64)])  # by number, with room for later ones


def register(number: i64, step: Step) -> None:
    """Give a step its number; each number once."""
    STEPS[number] = step


def push(game: State, frame: i64) -> None:
    """Put one frame on the agenda, before all that is there already."""
    game.agenda = append(game.agenda, frame)


def done(game: State) -> None:
    """Take the frame that comes next off the agenda."""
    game.agenda, _frame = pop(game.agenda)


def replace(game: State, frame: i64) -> None:
    """Put a frame in the place of the one that comes next."""
    game.agenda[-1] = frame


def then(game: State, frames: vec[i64]) -> None:
    """Put frames on the agenda so that they happen in this order, before all that is there already."""
    agenda = game.agenda
    for at in range(len(frames) - 1, -1, -1):
        agenda = append(agenda, frames[at])
    game.agenda = agenda


def each_in_turn(game: State, step: i64) -> vec[i64]:
    """One frame of a step for every seat, in turn order."""
    return vec[i64]([pack(step, game.turn(place)) for place in range(game.players)])


def advance(game: State) -> None:
    """Run the agenda until a seat has to answer or nothing is left."""
    agenda = game.agenda
    while len(agenda) > 0:
        frame = agenda[-1]
        if STEPS[frame & 255].run(game, frame):
            return
        agenda = game.agenda
