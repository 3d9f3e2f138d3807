"""The log of one game: its state, every answer with the seat and kind of player that gave it, and the events of each.

A log changes in one way only. Answers are tried on a copy (`PendingAnswers`), stored, and then appended.

A message from a player may hold several answers: two cards placed, a few shares sold. All of them count, or none.
Legality is checked only while all of them answer the same question. After that the copy knows what nobody has seen yet,
and to refuse one answer but not another would reveal it (R-INFO-4).

Some answers are given for a person, because the question would be a nuisance and the answer reveals nothing. Dividends
are collected for everybody who has not asked to be asked (R-MOV-2); that does not depend on what the seat holds. Any
other question is answered only if everybody can see that it has one answer: if a seat's secrets decided whether it is
asked, the pause before the answer would give them away.

>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=1)
>>> log = GameLog(game.config, game.figures.content, game.chance)
>>> pending = log.pending()
>>> pending.play(pending.game.decision.answers[0], "player")
>>> log.number, pending.number
(0, 1)
>>> log.append(pending)
>>> log.number, log.by
(1, ['player'])
>>> automatic_answer(game, ask=False) is None
True
>>> read_answer("pass"), read_answer(0).number
(pass, 0)
"""

from collections.abc import Iterable

from stockpile.content import Content
from stockpile.rules.answers import ANSWERS, Answer, parse
from stockpile.rules.cards import STOCKS
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.events import Event
from stockpile.rules.game import QUESTIONS, Game
from stockpile.server.protocol import By
from stockpile.server.refusals import Refusal, conflict


class GameLog:
    """A game and how it got there. `events[n]` is what answer n caused, `opening` what happened before the first."""

    def __init__(self, config: Config, content: Content, chance: Chance, given: Iterable[tuple[int, By]] = ()) -> None:
        heard: list[Event] = []
        self.game = Game.new(config, content=content, chance=chance, events=heard)
        self.opening = tuple(heard)
        self.answers: list[int] = []
        self.by: list[By] = []
        self.seats: list[int] = []  # that answered
        self.events: list[tuple[Event, ...]] = []
        pending = self.pending()
        for number, by in given:
            pending.play(ANSWERS[number], by)
        self.append(pending)

    @property
    def number(self) -> int:
        """How many answers there are."""
        return len(self.answers)

    def events_for(self, seat: int) -> list[Event]:
        """Every event that a seat has seen so far, in order."""
        return [event for events in (self.opening, *self.events) for event in events if event.seen_by(seat)]

    def pending(self) -> "PendingAnswers":
        return PendingAnswers(self)

    def append(self, pending: "PendingAnswers") -> None:
        """Take over answers that are stored by now."""
        pending.game.events = None
        self.game = pending.game
        self.answers += [answer for answer, _ in pending.given]
        self.by += [by for _, by in pending.given]
        self.seats += pending.seats
        self.events += pending.events


class PendingAnswers:
    """Answers played on a copy of the game and not stored yet. `since` is the number of the first of them."""

    def __init__(self, log: GameLog) -> None:
        self.since = log.number
        self.game = log.game.copy()
        self._heard = self.game.record_events()
        self.given: list[tuple[int, By]] = []
        self.seats: list[int] = []
        self.events: list[tuple[Event, ...]] = []

    @property
    def number(self) -> int:
        return self.since + len(self.given)

    def play(self, answer: Answer, by: By) -> None:
        """Answer the open question. IllegalAnswer and GameOver are raised as the game raises them."""
        seat = self.game.asked
        self.game.play(answer)
        self.given.append((answer.number, by))
        self.seats.append(seat)
        self.events.append(tuple(self._heard))
        self._heard.clear()


def read_answer(given: int | str) -> Answer:
    """An answer by its number or its text."""
    try:
        return ANSWERS[given] if isinstance(given, int) else parse(given)
    except (IndexError, ValueError):
        raise Refusal("server-no-such-answer", answer=str(given)) from None


def try_answers(log: GameLog, seat: int, answers: list[Answer]) -> PendingAnswers:
    """Play answers on a copy. Every question must be this seat's, every answer legal; otherwise a Refusal says why."""
    pending = log.pending()
    if log.game.over:
        raise conflict("server-game-over")
    if log.game.asked != seat:
        raise conflict("server-not-asked")
    question = log.game.decision.question
    for place, answer in enumerate(answers):
        if place and not _is_same_question(pending, seat, question):
            raise conflict("server-basket")
        try:
            pending.play(answer, "player")
        except IllegalAnswer as error:
            raise conflict(f"reason-{error.reason}") from None
    return pending


def _is_same_question(pending: PendingAnswers, seat: int, question: str) -> bool:
    """Whether the last answer left a question open that may be answered in the same message."""
    last, _ = pending.given[-1]
    game = pending.game
    still_open = not game.over and game.asked == seat and game.decision.question == question
    return QUESTIONS[question].together and still_open and ANSWERS[last].name != "pass"


def automatic_answer(game: Game, ask: bool) -> Answer | None:
    """The answer to the open question that needs no person, if there is one. `ask`: the seat wants to be asked."""
    legal = game.legal
    question = game.decision.question
    if question == "dividend":
        return None if ask else ANSWERS[max(legal)]
    if len(legal) != 1:
        return None
    step = QUESTIONS[question]
    # Of shares, in public there is one answer only if the seat has no card at all.
    is_public = step.public or (step.sells and not _has_cards(game, game.asked))
    return ANSWERS[legal[0]] if is_public else None


def _has_cards(game: Game, seat: int) -> bool:
    return game.cards_of(seat) > 0 or any(game.split[seat * STOCKS : seat * STOCKS + STOCKS])
