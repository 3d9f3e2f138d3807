"""What an observer has been shown, worked out from R-INFO-1 and R-INFO-2 by an all-seeing referee.

The referee reads the whole game and says, moment by moment, what comes to lie open to one observer. No view, event,
sampled world or memory of the engine is used. A memory is the sequence of what was shown: two games that showed an
observer the same at every moment so far are the same game to that observer.
"""

from typing import Any, Final

from stockpile.lab.checks.course import Course, Move
from stockpile.rules import answers
from stockpile.rules.answers import Answer
from stockpile.rules.cards import HELD, PAIRS, UP, pile_of, placer_of, side_of
from stockpile.rules.game import Game

Facts = tuple[Any, ...]

IVAN: Final = answers.INVESTORS.index("ivan")
OF_THE_ACTION_TURN: Final = (answers.INVESTORS.index("cramer"), answers.INVESTORS.index("chanda"))

# What lies before everybody: money and bids, prices, fees, split cards and discards. What else is public was answered
# aloud or is a card that was laid open; what the engine itself notes about it is not asked.
OPEN: Final = (
    "round",
    "first",
    "prices",
    "money",
    "fees",
    "split",
    "discard",
    "meeple_seat",
    "meeple_space",
    "drawn",
    "commerce_drawn",
    "strategies_drawn",
)
# Cards in hands, of which everybody sees how many each seat has, and by how many bits the seat stands above the face.
COUNTED: Final = (
    ("hand", 4),
    ("commerce_hand", 4),
    ("offers", 8),
    ("picked", 8),
    ("strategies", 8),
    ("strategies_boxed", 8),
)


def facts(course: Course, number: int, before: Game, game: Game, observer: int) -> Facts:
    """What lies open to an observer at a moment of this game, or of one with other cards that went the same course."""
    players = game.players
    return (
        [getattr(game, name) for name in OPEN],
        [sorted([card >> bits for card in getattr(game, name)]) for name, bits in COUNTED],
        [game.cards_of(seat) for seat in range(players)],
        game.regular[observer * HELD : observer * HELD + HELD],
        [(pile_of(card), side_of(card), placer_of(card)) for card in game.table],  # R-SUP-2
        [_face(before, game, deck, card) for deck, card in course.news[observer][number]],
        (game.lots, game.investors) if number >= course.all_in else None,  # R-SET-7
        _dice(course, number, game),
        must_act(game),
        _given_up(before, game),
    )


def _dice(course: Course, number: int, game: Game) -> tuple[int, ...]:
    """R-DIC-1: what the dice show, once they are rolled."""
    rolled = game.chance.dice and number >= course.rolled[game.round]
    return game.chance.dice[game.round] if rolled else ()


def _given_up(before: Game, game: Game) -> list[tuple[int, int]]:
    """Cards never leave a portfolio unseen: sold, split, lost in a bankruptcy or paid, and in the end all of them."""
    counts = enumerate(zip(before.regular, game.regular, strict=True))
    return [(at, had - has) for at, (had, has) in counts if had > has]


def _face(before: Game, game: Game, deck: int, card: int) -> Facts:
    """A card, and what is on it in this game; `deck` as in `Course.decks`."""
    chance = game.chance
    if deck == 0:
        players = game.players
        return deck, card, chance.shares[card] if card < players else chance.market[card - players]
    if deck < 4:
        return deck, card, (chance.commerce, chance.investors, chance.strategies)[deck - 1][card]
    row = (game if card // PAIRS == game.round else before).pairs
    at = card % PAIRS * 2
    return deck, card, row[at : at + 2]


def said(move: Move, answer: Answer, observer: int) -> Facts:
    """An answer as an observer hears it: whole, but for the card that somebody else chooses or hides in secret."""
    if move.seat != observer:
        if answer.name == "place" and answer.args[1] != UP:
            return move.seat, answer.name, answer.args[1:]
        if answer.name in ("investor", "discard", "keep-company", "keep-forecast"):  # R-SET-7, R-STR-1, R-INV-PHIL
            return move.seat, answer.name
    return move.seat, answer.number


def must_act(game: Game) -> int | None:
    """R-ACT-1: who has a Boom or Bust and nothing else to choose has to play it now, and everybody waits."""
    if game.over or game.decision.question != "action":
        return None
    return None if _has_choices(game, game.asked) else game.asked


def _has_choices(game: Game, seat: int) -> bool:
    """Whether a seat may play a strategy card or use an ability in its action turn, for all that everybody knows."""
    hired = game.investors[2 * seat : 2 * seat + 2]
    if any(number in OF_THE_ACTION_TURN and not game.used[seat] >> slot & 1 for slot, number in enumerate(hired)):
        return True
    plays = game.tables.figures["ivan.plays"] if IVAN in hired else 1
    return any(card >> 8 == seat for card in game.strategies) and game.used[seat] >> 4 < plays
