"""What investors and strategies have in common: a key, a number, figures and questions.

A card is a small class without state. Its number is the place of its key in our content files, whatever a user's
folder says (docs/actions.txt): `enlist_ours` looks it up. A card of your own can be a plain Python class: `enlist` it
under the number of the card that it replaces.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from stockpile.rules import events, knowledge
from stockpile.rules.answers import INVESTORS, STRATEGIES, TAKE, Answer
from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.listview import accept_lists
from stockpile.rules.state import State
from stockpile.rules.step import Step, a_of, b_of, c_of, done, not_now, own, pack, push, seat_of
from stockpile.rules.vecs import i64, vec

_OUR_NUMBERS: Final = {key: number for keys in (INVESTORS, STRATEGIES) for number, key in enumerate(keys)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A card with an effect. Investors and strategies add the hooks that phases call."""

    key: str = ""
    number: i64 = -1  # once enlisted
    asked_by: i64 = 0  # the step that asks its questions

    def join(self, number: i64) -> None:
        """Take a place on the list of its kind."""

    def figure(self, game: State, name: str) -> i64:
        """A figure of this card, from the content files."""
        return game.figures.of_cards[f"{self.key}.{name}"]

    def use(self, game: State, seat: i64) -> None:
        """Start the effect: by default, ask the first question."""
        push(game, self.question(seat, 1))

    def question(self, seat: i64, stage: i64, memo: i64 = 0) -> i64:
        """The frame of a question: `stage` counts them, `memo` is what was answered before."""
        return pack(self.asked_by, seat, self.number, stage, memo)

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        """The legal answers to a question of this card."""
        return vec[i64]()

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        """Carry out an answer; the question is off the agenda already."""


def enlist(number: i64, card: Card) -> None:
    """Put a card on the list of its kind, in the place of the one that is there."""
    card.key = own(card, "key")
    card.number = number
    card.join(number)
    accept_lists(type(card), "options", "while_bidding", "own_track", "to_pay")


def enlist_ours(*cards: Card) -> None:
    """Put cards of our content files on the list, each at the place of its key."""
    for card in cards:
        enlist(_OUR_NUMBERS[card.key], card)


class CardQuestion(Step):
    """A question of a card. In the frame: the card's number, stage, memo."""

    def card(self, frame: i64) -> Card:
        """The card that asks."""
        return Card()

    def run(self, game: State, frame: i64) -> bool:
        if len(self.legal(game, frame)) > 0:
            return True
        done(game)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        return self.card(frame).options(game, seat_of(frame), b_of(frame), c_of(frame))

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        done(game)
        self.card(frame).choose(game, seat_of(frame), b_of(frame), c_of(frame), answer)

    def possible(self, game: State, frame: i64) -> bool:
        return len(self.legal(game, frame)) > 0

    def subject(self, frame: i64) -> dict[str, int]:
        return {self.question: a_of(frame), "stage": b_of(frame)}

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return not_now(answer)


def regular_companies(game: State, seat: i64) -> vec[i64]:
    """Companies of which a seat has a regular card."""
    return vec[i64]([company for company in range(STOCKS) if game.regular[seat * HELD + company] > 0])


def held_companies(game: State, seat: i64) -> vec[i64]:
    """Companies of which a seat has any card."""
    return vec[i64]([company for company in range(STOCKS) if game.shares_of(seat, company) > 0])


def make_split(game: State, seat: i64, company: i64) -> None:
    """A regular card is shown and becomes split."""
    if game.events is not None:
        game.emit(game.figures.everyone, events.SharesSplit(seat, company, 1))
    knowledge.lose(game, seat, company)
    game.split[seat * STOCKS + company] += 1


def discarded(game: State) -> vec[i64]:
    """The answers that take a stock card out of the discard."""
    return vec[i64]([TAKE + company for company in range(STOCKS) if game.discard[company] > 0])


def take_discarded(game: State, seat: i64, company: i64) -> None:
    """A stock card goes from the discard into a regular portfolio, shown."""
    game.discard[company] -= 1
    knowledge.gain(game, seat, company, game.figures.everyone)
    if game.events is not None:
        game.emit(game.figures.everyone, events.DiscardTaken(seat, company))
