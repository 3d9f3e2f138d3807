"""What an investor can do: the hooks that phases call, and the list of all investors.

Phases know no investor by name. They ask every investor in play through the methods of `Investor`; each investor is a
small class that overrides the few it needs (`stockpile.rules.investors`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

from stockpile.rules import events, step
from stockpile.rules.answers import ABILITY, ROOM, Answer
from stockpile.rules.card import Card, CardQuestion
from stockpile.rules.cards import SPACES
from stockpile.rules.state import State
from stockpile.rules.step import Step, a_of, done, pack, push, seat_of
from stockpile.rules.vecs import append, extend, i64, vec

# Windows: the moments at which an ability is used on one's own account (R-INV-2).
NEVER: Final[i64] = 0
BEFORE_DEALING: Final[i64] = 1
BEFORE_DEMAND: Final[i64] = 2
AFTER_DEMAND: Final[i64] = 3
ACTION_TURN: Final[i64] = 4
AFTER_SELLING: Final[i64] = 5
ROUND_END: Final[i64] = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Investor(Card):
    """An investor without ability: the base of all others."""

    window: i64 = NEVER
    asked_by: i64 = step.ABILITY

    def join(self, number: i64) -> None:
        self.window = step.own(self, "window")
        INVESTORS[number] = self
        _ALONE[number] = vec[Investor]([self])

    # Set-up.
    def extra_strategies(self, game: State) -> i64:
        """How many strategy cards more to draw before the game starts."""
        return 0

    def strategies_a_round(self, game: State) -> i64:
        """How many strategy cards may be played in a round."""
        return 1

    # Supply.
    def opens_piles(self) -> bool:
        """Whether this investor sets out the opening cards."""
        return False

    def may_hide_both(self) -> bool:
        """Whether both cards of a hand may be placed face-down."""
        return False

    # Demand.
    def own_track(self, game: State, costs: vec[i64]) -> vec[i64]:
        """What the spaces of a bidding track stand for."""
        return costs

    def to_pay(self, game: State, costs: vec[i64]) -> vec[i64]:
        """What is paid on each space, given what the spaces stand for."""
        return costs

    def gap(self, game: State) -> i64:
        """How many spaces further another seat has to bid."""
        return 1

    def when_demand_begins(self, game: State, seat: i64) -> None: ...

    def when_placed(self, game: State, seat: i64) -> None:
        """After a bid of this seat is checked and placed."""

    def when_outbid(self, game: State, seat: i64) -> None: ...

    def while_bidding(self, game: State, seat: i64) -> vec[i64]:
        """Answers that this seat may give in its bidding turn besides a bid."""
        return vec[i64]()

    def is_paid_fees(self) -> bool:
        """Whether fees are paid to this investor instead of by him."""
        return False

    # Selling.
    def bonus(self, game: State) -> i64:
        """What the bank adds for every share sold."""
        return 0

    def short_price(self, game: State) -> i64:
        """The price at which one share may be sold in a Selling phase, or 0."""
        return 0

    def sells_twice(self) -> bool:
        return False

    # Round end.
    def interest(self, game: State, bonds: i64) -> i64:
        """Interest besides the usual."""
        return 0

    # The ability itself, in its window.
    def ready(self, game: State, seat: i64) -> bool:
        """Whether using the ability in an action turn could do anything."""
        return True

    def use(self, game: State, seat: i64) -> None:
        push(game, self.question(seat, 0))


INVESTORS: Final[vec[Investor]] = vec[Investor]([Investor() for _ in range(ROOM)])
_ALONE: Final[vec[vec[Investor]]] = vec[vec[Investor]]([vec[Investor]() for _ in range(ROOM)])  # each as a row of one
_NOBODY: Final[vec[Investor]] = vec[Investor]()


def investors_of(game: State, seat: i64) -> vec[Investor]:
    """The investors of a seat: none, one, or with two players two. Not to be changed."""
    if len(game.investors) == 0 or game.investors[2 * seat] < 0:
        return _NOBODY
    if game.investors[2 * seat + 1] < 0:
        return _ALONE[game.investors[2 * seat]]
    return vec[Investor]([INVESTORS[game.investors[2 * seat]], INVESTORS[game.investors[2 * seat + 1]]])


def slot_of(game: State, seat: i64, investor: Investor) -> i64:
    """The bit that says in `used` that this investor's ability was used this round."""
    return 1 if game.investors[2 * seat] == investor.number else 2


def is_used(game: State, seat: i64, investor: Investor) -> bool:
    return game.used[seat] & slot_of(game, seat, investor) > 0


def mark_used(game: State, seat: i64, investor: Investor) -> None:
    game.used[seat] |= slot_of(game, seat, investor)


def show_used(game: State, seat: i64, investor: Investor) -> None:
    """For an ability whose effect does not tell whose it is."""
    if game.events is not None:
        game.emit(game.figures.everyone, events.AbilityUsed(seat, investor.number))


def waiting(game: State, seat: i64, window: i64) -> vec[Investor]:
    """The investors of a seat whose ability belongs to a window and has not been used this round."""
    found = vec[Investor]()
    for each in investors_of(game, seat):
        if each.window == window and not is_used(game, seat, each):
            found = append(found, each)
    return found


def work_out_costs(game: State) -> None:
    """What each seat pays for a bid on each space: own tracks first, then discounts (R-INV-DONALD)."""
    costs = vec[i64]()
    for seat in range(game.players):
        row = game.figures.bidding
        for investor in investors_of(game, seat):
            row = investor.own_track(game, row)
        for investor in investors_of(game, seat):
            row = investor.to_pay(game, row)
        costs = extend(costs, row)
    game.costs = costs


def cost(game: State, seat: i64, space: i64) -> i64:
    """What a bid takes from a seat's money: a negative cost counts as 0 (R-DEM-2)."""
    return max(0, game.costs[seat * SPACES + space])


class Window(Step):
    """A seat's abilities of one window; with two of them, in the order of choice (R-INV-2)."""

    question = "ability"
    public = True

    def run(self, game: State, frame: i64) -> bool:
        seat = seat_of(frame)
        ready = waiting(game, seat, a_of(frame))
        if len(ready) == 2:
            return True
        done(game)
        if len(ready) > 0:
            mark_used(game, seat, ready[0])
            ready[0].use(game, seat)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        return vec[i64]([ABILITY + each.number for each in waiting(game, seat_of(frame), a_of(frame))])

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        use(game, seat_of(frame), answer)

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return "not-your-ability" if answer.name == "ability" else "not-an-answer-to-this"


def windows(game: State, window: i64) -> vec[i64]:
    """Frames that give every seat with an ability of this window its turn, in turn order."""
    frames = vec[i64]()
    if not game.figures.investors:
        return frames
    for place in range(game.players):
        seat = game.turn(place)
        for investor in investors_of(game, seat):
            if investor.window == window:
                frame = pack(step.WINDOW, seat, window)
                if frame not in frames:
                    frames = append(frames, frame)
    return frames


def use(game: State, seat: i64, answer: Answer) -> None:
    """Use the ability that an answer names."""
    investor = INVESTORS[answer.a]
    mark_used(game, seat, investor)
    investor.use(game, seat)


class Ability(CardQuestion):
    """A question of an investor's ability."""

    question = "investor"

    def card(self, frame: i64) -> Card:
        return INVESTORS[a_of(frame)]


step.register(step.WINDOW, Window())
step.register(step.ABILITY, Ability())
