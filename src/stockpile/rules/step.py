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

# The steps in the order of the round. Numbers are append-only, because saved games hold them.
ROUND: Final = 0
INFORMATION: Final = 1
SUPPLY: Final = 2
DEAL: Final = 3
PLACE_TURN: Final = 4
DEMAND: Final = 5
BID_TURN: Final = 6
SETTLE: Final = 7
ACTION: Final = 8
ACTION_TURN: Final = 9
SELLING: Final = 10
SELL_TURN: Final = 11
MOVEMENT: Final = 12
REVEAL: Final = 13
ROUND_END: Final = 14
GAME_END: Final = 15
MOVE: Final = 16
DIVIDEND: Final = 17
# Set-up and modules.
SET_UP: Final = 18
INVESTOR_CHOICE: Final = 19
SHOW_INVESTORS: Final = 20
AUCTION_TURN: Final = 21
AWARD: Final = 22
DISCARD_TURN: Final = 23
ENDOW: Final = 24
BOND_TURN: Final = 25
DICE: Final = 26
DEAL_PAIRS: Final = 27
OPEN_PILES: Final = 28
DRAW_COMMERCE: Final = 29
COMMERCE_TURN: Final = 30
FIRST_PLAYER_TURN: Final = 31
BEFORE_DEMAND: Final = 32
HAND_OVER: Final = 33
WINDOW: Final = 34
ABILITY: Final = 35
STRATEGY: Final = 36
SELL_SOME: Final = 37
PASS_TOKEN: Final = 38

ZERO: Final = 128  # what stands for 0 in an argument that can be negative


def pack(step: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> int:
    return step | seat << 8 | a << 16 | b << 24 | c << 32


def step_of(frame: int) -> int:
    return frame & 255


def seat_of(frame: int) -> int:
    return frame >> 8 & 255


def a_of(frame: int) -> int:
    return frame >> 16 & 255


def b_of(frame: int) -> int:
    return frame >> 24 & 255


def c_of(frame: int) -> int:
    return frame >> 32 & 255


class Step:
    """One step of the round, without state of its own. Steps that never ask leave the last four methods alone."""

    name: str = ""  # of a phase
    question: str = ""  # of a step that asks

    def run(self, game: State, frame: int) -> bool:
        """Go on as far as no answer is needed. True: the seat of the top frame is asked."""
        raise ValueError("a step that does nothing")

    def legal(self, game: State, frame: int) -> list[int]:
        """The numbers of all legal answers, at least one."""
        return []

    def take(self, game: State, frame: int, answer: Answer) -> None:
        """Carry out a legal answer; whoever is done takes its frame off the agenda."""

    def subject(self, frame: int) -> dict[str, int]:
        """What the question is about: public facts only."""
        return {}

    def possible(self, game: State, frame: int) -> bool:
        """Whether this question could be asked here: what it tells of the asked seat's hidden cards."""
        return True

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        """The reason, as a message key, why an answer is not legal. Asked only of those that are not."""
        return "not-an-answer-to-this"


def own(card: object, name: str) -> Any:
    """A card's class attribute. Compiled code sees a plain Python subclass's only when looked up like this."""
    return getattr(card, name)


def not_now(answer: Answer) -> str:
    """The reason against an answer to a card's question: of a kind that cards ask for, or not even that."""
    asked_by_cards = answer.number == PASS_NUMBER or MOVE_UP <= answer.number < SHORT
    return "not-possible-now" if asked_by_cards else "not-an-answer-to-this"


STEPS: Final[list[Step]] = []


def register(number: int, step: Step) -> None:
    """Give a step its number; each number once."""
    while len(STEPS) <= number:
        STEPS.append(Step())
    STEPS[number] = step


def then(game: State, frames: list[int]) -> None:
    """Put frames on the agenda so that they happen in this order, before all that is there already."""
    frames.reverse()
    game.agenda += frames


def each_in_turn(game: State, step: int) -> list[int]:
    """One frame of a step for every seat, in turn order."""
    return [pack(step, game.turn(place)) for place in range(game.players)]


def advance(game: State) -> None:
    """Run the agenda until somebody has to answer or nothing is left."""
    agenda = game.agenda
    while agenda:
        frame = agenda[-1]
        if STEPS[frame & 255].run(game, frame):
            return
