"""The two secrecy checks for every game (R-INFO-4), and a referee that says what each observer was shown.

The first check: a view goes through JSON, is sampled, and the sample looks the same. The second, non-interference, uses
no sample: games that differ only in what an observer was never shown are the same to that observer. The senses that the
checks use are arguments, so a test can hand them senses that leak and show that the checks notice.

The referee reads the whole game and works out from R-INFO-1 and R-INFO-2, moment by moment, what lies open to one
observer. It uses no view, event, sampled world or memory of the engine. Two games that showed an observer the same at
every moment so far are the same game to that observer.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fuzz.differences import Difference
from fuzz.invariants import BrokenInvariant, Leak
from fuzz.trail import NEVER, CardTrail, TrailMove
from stockpile.rules import answers
from stockpile.rules.answers import Answer
from stockpile.rules.cards import HELD, PAIRS, pile_of, placer_of, side_of
from stockpile.rules.events import Event
from stockpile.rules.fields import LISTS, VIEW_NUMBERS
from stockpile.rules.game import Game, set_up, view_from_json
from stockpile.rules.listview import lists_of

Facts = tuple[Any, ...]

IVAN: Final = answers.INVESTORS.index("ivan")
OF_THE_ACTION_TURN: Final = (answers.INVESTORS.index("cramer"), answers.INVESTORS.index("chanda"))

# What lies before everybody: money and bids, prices, fees, split cards and discards. What else is public was answered
# aloud or is a card that was laid open; what the engine itself notes about it is not asked.
PUBLIC_FIELDS: Final = (
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
COUNTED_HANDS: Final = (
    ("hand", 4),
    ("commerce_hand", 4),
    ("offers", 8),
    ("picked", 8),
    ("strategies", 8),
    ("strategies_boxed", 8),
)


def facts_shown(trail: CardTrail, number: int, before: Game, game: Game, observer: int) -> Facts:
    """What lies open to an observer at a moment of this game, or of one with other cards that went the same course."""
    players = game.players
    return (
        [getattr(game, name) for name in PUBLIC_FIELDS],
        [sorted([card >> bits for card in getattr(game, name)]) for name, bits in COUNTED_HANDS],
        [game.cards_of(seat) for seat in range(players)],
        game.regular[observer * HELD : observer * HELD + HELD],
        [(pile_of(card), side_of(card), placer_of(card)) for card in game.pile_cards],  # R-SUP-2
        [_face(before, game, deck, card) for deck, card in trail.news[observer][number]],
        (game.lots, game.investors) if number >= trail.all_in else None,  # R-SET-7
        _dice(trail, number, game),
        must_act(game),
        _given_up(before, game),
    )


def _dice(trail: CardTrail, number: int, game: Game) -> tuple[int, ...]:
    """R-DIC-1: what the dice show, once they are rolled."""
    rolled = game.chance.dice and number >= trail.rolled[game.round]
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


def answer_heard(move: TrailMove, answer: Answer, observer: int) -> Facts:
    """An answer as an observer hears it: whole, except for a card that another seat chooses or hides in secret."""
    if move.seat != observer:
        secrets = answers.secrets_of(answer)
        if secrets:
            return move.seat, answer.name, tuple([arg for at, arg in enumerate(answer.args) if at not in secrets])
    return move.seat, answer.number


def must_act(game: Game) -> int | None:
    """R-ACT-1: the seat that has a Boom or Bust and nothing else to choose: it has to play it now."""
    if game.over or game.decision.question != "action":
        return None
    return None if _has_choices(game, game.asked) else game.asked


def _has_choices(game: Game, seat: int) -> bool:
    """Whether a seat may play a strategy card or use an ability in its action turn, for all that everybody knows."""
    hired = game.investors[2 * seat : 2 * seat + 2]
    if any(number in OF_THE_ACTION_TURN and not game.used[seat] >> slot & 1 for slot, number in enumerate(hired)):
        return True
    plays = game.figures.of_cards["ivan.plays"] if IVAN in hired else 1
    return any(card >> 8 == seat for card in game.strategies) and game.used[seat] >> 4 < plays


VIEW_FIELDS: Final = (*VIEW_NUMBERS, "legal")


def nothing_more(game: Game, observer: int) -> object:
    return None


def hear(events: Sequence[Event], observer: int, players: int) -> list[Any]:
    """What an observer hears of what happened."""
    return [event for event in events if event.seen_by(observer)]


@dataclass(frozen=True)
class Senses:
    """What an observer gets besides its view, and what it hears."""

    more: Callable[[Game, int], object] = nothing_more
    hear: Callable[[Sequence[Event], int, int], list[Any]] = hear


DEFAULT_SENSES: Final = Senses()


def check_sample(game: Game, observer: int, rng: Random, senses: Senses = DEFAULT_SENSES) -> Game:
    """A view goes through text and is sampled from there: the observer sees the same in the sampled game, to the byte.

    Returns the sampled game.
    """
    text = json.dumps(game.view(observer).to_json())
    sampled = view_from_json(json.loads(text), game.figures.content).sample(rng)
    again = json.dumps(sampled.view(observer).to_json())
    if again != text or senses.more(sampled, observer) != senses.more(game, observer):
        raise Leak(f"observer {observer} could tell a sampled world from the real one:\n{text}\n{again}")
    return sampled


@dataclass(frozen=True)
class Scene:
    """A moment of one of two games, with the game as it was before the last answer, and that answer as it was heard."""

    before: Game
    game: Game
    events: Sequence[Event]
    said: Facts


def played_scenes(trail: CardTrail, observer: int) -> Iterator[Scene]:
    """The game that was played."""
    yield Scene(trail.moments[0], trail.moments[0], trail.heard[0], ())
    for number, move in enumerate(trail.moves):
        before, after = trail.moments[number : number + 2]
        yield Scene(before, after, trail.heard[number + 1], answer_heard(move, move.answer, observer))


def scenes_with_difference(trail: CardTrail, other: Difference, observer: int, first: int) -> Iterator[Scene]:
    """The same moves in the other game; nobody listens before moment `first`.

    Ends early where a move is not possible there: the seat that had to make it knows the difference.
    """
    events: list[Event] = []
    game = set_up(trail.figures, other.chance, events)
    yield Scene(game, game, events, ())
    for number, move in enumerate(trail.moves):
        answer = other.answer(number, move)
        if game.asked != move.seat or answer.number not in game.legal:
            return
        before = game.copy()
        events.clear()
        game.events = events if number + 1 >= first else None
        game.play(answer)
        yield Scene(before, game, events, answer_heard(move, answer, observer))


def check_interference(
    trail: CardTrail, other: Difference, observer: int, senses: Senses = DEFAULT_SENSES, early: int = NEVER
) -> Counter[str]:
    """As long as both games have shown an observer the same, the engine has told it the same.

    That is compared from this many moments on before anything of the difference is on the table. Returns how often, by
    question, both were found to be the same while it was.
    """
    compared: Counter[str] = Counter()
    first = max(0, min(other.dealt, other.since) - early)
    number = 0
    scenes = zip(played_scenes(trail, observer), scenes_with_difference(trail, other, observer, first), strict=False)
    for number, (one, two) in enumerate(scenes):
        if number < first:
            continue
        question = "" if one.game.over else one.game.decision.question
        in_one, in_two = _told(one, observer, senses), _told(two, observer, senses)
        if _shown(trail, number, one, observer) != _shown(trail, number, two, observer):
            if in_one == in_two and question:
                raise BrokenInvariant(f"observer {observer} was not told at question {number} what was shown")
            break
        for what, told in in_one.items():
            if told != in_two[what]:
                raise Leak(
                    f"observer {observer} can tell by the {what} at question {number} ({question}) what is hidden:\n"
                    f"{told}\n{in_two[what]}"
                )
        if number >= other.since:
            compared[question] += 1
    if number < other.dealt:
        raise BrokenInvariant(f"what was dealt at question {other.dealt} was felt at {number}")
    return compared


def _shown(trail: CardTrail, number: int, scene: Scene, observer: int) -> Facts:
    return scene.said, facts_shown(trail, number, scene.before, scene.game, observer)


def _told(scene: Scene, observer: int, senses: Senses) -> dict[str, object]:
    """View, events and question, as the observer gets them. Odds are left out: they follow from pairs and forecasts."""
    game = scene.game
    view = game.view(observer)
    return {
        "view": [lists_of(view, LISTS), [getattr(view, name) for name in VIEW_FIELDS], senses.more(game, observer)],
        "events": senses.hear(scene.events, observer, game.players),
        "question": None if game.over else game.decision.to_json(),
    }
