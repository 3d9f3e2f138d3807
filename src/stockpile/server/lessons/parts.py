"""What is answered by the book: the rounds before a lesson begins, and what the rivals do so that its moments come."""

from collections.abc import Callable, Sequence

from stockpile.rules.answers import ANSWERS, PASS, Answer
from stockpile.rules.events import Event, MeepleReturned
from stockpile.rules.game import Game
from stockpile.rules.view import View
from stockpile.server.lessons.lesson import LESSONS, PLAYER, Lesson, lesson


def prescribed(key: str, view: View, heard: Callable[[], Sequence[Event]]) -> Answer | None:
    """The answer of a rival who has a part here. It needs no more than the rival sees."""
    if key not in LESSONS:
        return None
    told, seat, legal = lesson(key), view.observer, [ANSWERS[number] for number in view.legal or ()]
    wished = [wish for wish in told.wishes(view.round, seat) if wish in legal]
    if seat == told.outbids and not _has_been_outbid(heard()):
        wished = _over_the_player(view, legal) + wished
    return wished[0] if wished else None


def asks_about_dividends(key: str, of_round: int) -> bool:
    """Whether the player is asked in this round, to learn what hiding a share is good for."""
    return key in LESSONS and of_round in lesson(key).asks


def _has_been_outbid(heard: Sequence[Event]) -> bool:
    return any(isinstance(event, MeepleReturned) and event.seat == PLAYER for event in heard)


def _over_the_player(view: View, legal: Sequence[Answer]) -> list[Answer]:
    """The lowest bid over the player's meeple."""
    stands = [bid.pile for bid in view.bids if bid.seat == PLAYER and not bid.outbid]
    return [answer for answer in legal if answer.name == "bid" and answer.args[0] in stands][:1]


def begun(told: Lesson) -> list[Answer]:
    """The answers of the rounds that are over when the lesson begins: all built a pile and took it for nothing."""
    game = Game.new(told.config, content=told.content, chance=told.chance)
    given: list[Answer] = []
    while game.round < told.begins:
        given.append(_quiet(game))
        game.play(given[-1])
    return given


def _quiet(game: Game) -> Answer:
    """On the pile with one's own number; nothing is sold, nothing more is done than must be."""
    answers = game.decision.answers
    own = [answer for answer in answers if answer.name in ("place", "commerce", "bid", "first-player")]
    mine = [answer for answer in own if _pile_of(answer) == game.asked]
    return (mine or [answer for answer in answers if answer is PASS] or list(answers))[0]


def _pile_of(answer: Answer) -> int:
    return answer.args[0] if answer.name in ("bid", "first-player") else answer.args[-1]
