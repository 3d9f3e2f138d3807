"""A record for one observer: what that seat (or the spectators) saw of an unfinished game, and nothing else.

It is gathered from the events that the observer saw. Chance itself is never read, so nothing of it can get out.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, Final

from stockpile.content import Content
from stockpile.content.model import forecast_text
from stockpile.records.errors import RecordError
from stockpile.records.head import END, HEADINGS, Head, check_observer, observers, parse_head
from stockpile.records.lines import HIDDEN, Line
from stockpile.records.record import SETTING_UP, Record, checked_figures
from stockpile.records.replay import Played, Replay
from stockpile.records.sections import COMMERCE, INVESTORS, STRATEGIES, Rows, sections_of
from stockpile.records.seen_moments import MOMENT_KEYS, SeenMoment, moments_text, read_moments, seen_moment
from stockpile.records.text import Said, body_text, check_body, heading, round_in, said_in, write
from stockpile.rules import events
from stockpile.rules.answers import ANSWERS, Answer, secrets_of
from stockpile.rules.cards import CARDS, COMPANIES, DOWN, MARKET
from stockpile.rules.config import Config
from stockpile.rules.events import Event
from stockpile.rules.figures import Figures
from stockpile.rules.game import QUESTIONS

# Events that are told with faces to those who see them and without to the others: the fields with the faces.
_FACES: Final[dict[type[Event], tuple[str, ...]]] = {
    events.ShareDealt: ("company",),
    events.PairDealt: ("company", "forecast"),
    events.HandDealt: ("cards",),
    events.CardPlaced: ("card",),
    events.PileTaken: ("cards",),
    events.StrategiesDealt: ("strategies",),
    events.InvestorsDealt: ("investors",),
    events.StrategyDiscarded: ("strategy",),
    events.CommerceDrawn: ("commerce",),
    events.PileLookedAt: ("cards",),
}


def hidden(event: Event) -> int:
    """How many faces this telling of an event leaves out."""
    told = [getattr(event, field) for field in _FACES.get(type(event), ())]
    return sum(faces.count(None) if isinstance(faces, tuple) else faces is None for faces in told)


def _without_faces(event: Event) -> Event:
    blank: dict[str, Any] = {"audience": 0}
    for field in _FACES[type(event)]:
        faces = getattr(event, field)
        blank[field] = (None,) * len(faces) if isinstance(faces, tuple) else None
    return replace(event, **blank)


def _same(told: Event, event: Event) -> bool:
    """Whether two tellings, to different audiences, are of one event."""
    if type(told) is not type(event) or type(event) not in _FACES or told.audience & event.audience:
        return False
    return _without_faces(told) == _without_faces(event)


def seen_by_all(heard: Iterable[Event]) -> list[Event]:
    """Everything once, with every face: of tellings of one event to several audiences, the fullest."""
    told: list[Event] = []
    for event in heard:
        if told and _same(told[-1], event):
            fullest = min(told[-1], event, key=hidden)
            told[-1] = fullest.to(told[-1].audience | event.audience)
        else:
            told.append(event)
    return told


def as_seen(answer: Answer) -> str:
    """An answer as the others at the table see it.

    >>> from stockpile.rules.answers import parse
    >>> as_seen(parse("place boom down B")), as_seen(parse("place boom up B")), as_seen(parse("keep-forecast +4"))
    ('place ? down B', 'place boom up B', 'keep-forecast ?')
    """
    words = str(answer).split(" ")
    for at in secrets_of(answer):
        words[1 + at] = HIDDEN
    return " ".join(words)


@dataclass(frozen=True, eq=False)  # each is a card of its own
class _Lying:
    """A card on a pile, and the number of the answer that put it there, or -1."""

    pile: int
    side: int
    answer: int


class ObserverKnowledge:
    """What an observer has seen so far: chance in words, `?` for what is hidden, and every answer."""

    def __init__(self, figures: Figures, observer: int) -> None:
        self.observer = observer
        self.answers: list[Said] = []
        self._figures = figures
        self._chance = {section.key: section.hidden(figures) for section in sections_of(figures.config)}
        self._round = 0
        self._drawn: Counter[str] = Counter()  # by deck: cards that have left it
        self._table: list[_Lying] = []
        self._picks: list[int] = []  # answers that chose an investor, until all have
        self._kept: tuple[int, int, bool] | None = None  # the answer that kept a card, for which pair; a company?

    @property
    def chance(self) -> dict[str, Rows]:
        return {key: tuple(tuple(row) for row in rows) for key, rows in self._chance.items()}

    def watch(self, played: Played) -> None:
        """An answer is given, and things happen."""
        asked = played.decision
        text = str(played.answer) if asked.seat == self.observer else as_seen(played.answer)
        self.answers.append(Said(played.round, asked.seat, asked.question, text, played.stand_in))
        self.hear(played.events)

    def hear(self, news: Iterable[Event]) -> None:
        """Take in what this observer is told."""
        for event in news:
            if event.seen_by(self.observer) and type(event) in _LESSONS:
                _LESSONS[type(event)](self, event)

    @property
    def _latest(self) -> int:
        """The number of the answer that the news are about; -1 before the first."""
        return len(self.answers) - 1

    def _learn(self, number: int, word: str) -> None:
        """What was hidden in an earlier answer is open now."""
        said = self.answers[number]
        self.answers[number] = replace(said, text=said.text.replace(HIDDEN, word))

    def _draw(self, deck: str, words: tuple[str, ...], cards: Iterable[int | None]) -> None:
        """Cards leave a deck; those that were seen get their words."""
        for card in cards:
            if card is not None:
                self._chance[deck][0][self._drawn[deck]] = words[card]
            self._drawn[deck] += 1

    # Set-up.

    def _see_first(self, seat: int) -> None:
        """The seat that is dealt cards before all others, or starts the first round, has the token."""
        if self._chance["first"][0][0] == HIDDEN:
            self._chance["first"][0][0] = str(seat)

    def _see_strategies(self, event: events.StrategiesDealt) -> None:
        self._see_first(event.seat)
        self._draw("strategies", STRATEGIES, event.strategies)

    def _see_investors(self, event: events.InvestorsDealt) -> None:
        self._see_first(event.seat)
        self._draw("investors", INVESTORS, event.investors)

    def _see_picking(self, event: events.InvestorPicked) -> None:
        self._picks.append(self._latest)

    def _see_lots(self, event: events.InvestorsLaidOut) -> None:
        """All have chosen, and the investors lie on the piles in the order they were chosen (R-AUC-1)."""
        for investor in event.investors:
            self._learn(self._picks.pop(0), INVESTORS[investor])

    def _see_hiring(self, event: events.InvestorHired) -> None:
        """All have chosen, and show their investors in that order; after bidding, the choices are known already."""
        if self._picks:
            self._learn(self._picks.pop(0), INVESTORS[event.investor])

    def _see_share(self, event: events.ShareDealt) -> None:
        if event.company is not None:
            self._chance["shares"][0][event.seat] = COMPANIES[event.company]

    # Information.

    def _begin_round(self, event: events.RoundStarted) -> None:
        self._see_first(event.first)
        self._round = event.round
        self._kept = None

    def _see_dice(self, event: events.DiceRolled) -> None:
        self._chance["dice"][self._round] = [forecast_text(code) for code in event.forecasts]

    def _see_keeping(self, event: events.CardKept) -> None:
        self._kept = (self._latest, self._figures.pairs_of(event.seat)[0], event.company)

    def _see_pair(self, event: events.PairDealt | events.PairShown | events.PairSeen) -> None:
        """A pair as it lies on the table. If a seat kept one of its cards, this shows which."""
        if event.company is None or event.forecast is None:
            return
        company, forecast = COMPANIES[event.company], forecast_text(event.forecast)
        self._chance["pairs"][self._round][event.pair] = company + forecast
        if self._kept is not None and self._kept[1] == event.pair:
            self._learn(self._kept[0], company if self._kept[2] else forecast)

    # Supply and Demand.

    def _see_hand(self, event: events.HandDealt) -> None:
        self._draw("market", MARKET, event.cards)

    def _see_commerce(self, event: events.CommerceDrawn) -> None:
        self._draw("commerce", COMMERCE, [event.commerce])

    def _see_placing(self, event: events.CardPlaced) -> None:
        if event.seat is None:  # an opening card, straight from the deck (R-SUP-1)
            self._draw("market", MARKET, [event.card])
        self._table.append(_Lying(event.pile, event.side, -1 if event.seat is None else self._latest))

    def _see_moving(self, event: events.CardMoved) -> None:
        """A card goes to another pile and lies there on top (R-INV-MARK)."""
        card = self._on(event.pile)[event.card]
        self._table.remove(card)
        self._table.append(replace(card, pile=event.to_pile))

    def _see_into(self, event: events.PileLookedAt) -> None:
        """A seat that looks at a pile sees its face-down cards (R-INV-WARREN)."""
        self._see_faces([card for card in self._on(event.pile) if card.side == DOWN], event.cards)

    def _see_taking(self, event: events.PileTaken) -> None:
        """A seat that takes a pile sees the cards that others placed there face-down (R-DEM-8)."""
        self._see_faces(self._on(event.pile), event.cards)
        self._table = [card for card in self._table if card.pile != event.pile]

    def _on(self, pile: int) -> list[_Lying]:
        return [card for card in self._table if card.pile == pile]

    def _see_faces(self, lying: list[_Lying], faces: Iterable[int | None]) -> None:
        for card, face in zip(lying, faces, strict=True):
            if card.answer >= 0 and face is not None:
                self._learn(card.answer, CARDS[face])


# What is learned from an event about chance or earlier answers; from all others nothing.
_LESSONS: Final[dict[type[Event], Callable[[ObserverKnowledge, Any], None]]] = {
    events.StrategiesDealt: ObserverKnowledge._see_strategies,
    events.InvestorsDealt: ObserverKnowledge._see_investors,
    events.InvestorPicked: ObserverKnowledge._see_picking,
    events.InvestorsLaidOut: ObserverKnowledge._see_lots,
    events.InvestorHired: ObserverKnowledge._see_hiring,
    events.ShareDealt: ObserverKnowledge._see_share,
    events.RoundStarted: ObserverKnowledge._begin_round,
    events.DiceRolled: ObserverKnowledge._see_dice,
    events.CardKept: ObserverKnowledge._see_keeping,
    events.PairDealt: ObserverKnowledge._see_pair,
    events.PairSeen: ObserverKnowledge._see_pair,
    events.PairShown: ObserverKnowledge._see_pair,
    events.HandDealt: ObserverKnowledge._see_hand,
    events.CommerceDrawn: ObserverKnowledge._see_commerce,
    events.CardPlaced: ObserverKnowledge._see_placing,
    events.CardMoved: ObserverKnowledge._see_moving,
    events.PileLookedAt: ObserverKnowledge._see_into,
    events.PileTaken: ObserverKnowledge._see_taking,
}


READINGS: Final = {str(answer) for answer in ANSWERS} | {as_seen(answer) for answer in ANSWERS}


@dataclass(frozen=True)
class SeenRecord:
    """What an observer saw of a game. It can be shown, and not be replayed: what is missing was never in it.

    Chance is in words, `?` for what is hidden; the observer is a seat or, for spectators, the number of players.
    Moments are one more than answers, or none in the exports of older versions.
    """

    config: Config
    content: Content
    observer: int
    chance: dict[str, Rows]
    answers: tuple[Said, ...] = ()
    names: tuple[str, ...] = ()
    moments: tuple[SeenMoment, ...] = ()

    def name(self, seat: int) -> str:
        """The name of a seat, "" without one."""
        return self.names[seat] if self.names else ""

    def text(self) -> str:
        """The record as `read_seen` reads it."""
        seen_by = observers(self.config.players)[self.observer]
        head = Head(self.config, self.content, self.names, self.chance, seen_by)
        return head.text() + body_text(self.answers) + moments_text(self.moments)


def redacted(record: Record, seat: int) -> str:
    """The text of a record for one seat, or for spectators if `seat` is the number of players.

    Nothing in it depends on what that observer has not seen. A game that is over has no secrets left, so it is
    written whole.

    >>> from stockpile.records.session import Session
    >>> session = Session.new(Config(players=3), seed=2)
    >>> for _ in range(2):
    ...     session.play(session.game.decision.answers[-1])
    >>> for seat in (2, 0):
    ...     print([line for line in redacted(session.record, seat).splitlines() if " place: " in line])
    ['2 place: place boom down C', '2 place: place cosmic up C']
    ['2 place: place ? down C', '2 place: place cosmic up C']
    """
    check_observer(seat, record.config.players)
    played = Replay(record)
    knowledge = ObserverKnowledge(played.game.figures, seat)
    knowledge.hear(played.opening)
    moments = [seen_moment(played.opening, played.game.view(seat))]
    for each in played:
        knowledge.watch(each)
        moments.append(seen_moment(each.events, played.game.view(seat)))
    if played.game.over:
        return write(record)
    answers = tuple(knowledge.answers)
    names, content = record.names, record.content
    return SeenRecord(record.config, content, seat, knowledge.chance, answers, names, tuple(moments)).text()


def read_seen(text: str, content: Content | None = None) -> SeenRecord:
    """What an observer saw, from the text that `redacted` wrote of an unfinished game.

    Words, sizes and order are checked. Whether the game can have gone so is not: that takes the whole record.
    """
    head, lines = parse_head(text, content, seen=True)
    observer = observers(head.config.players).index(head.seen_by)
    body, rest = _parted(lines)
    answers = tuple(_answers(body, checked_figures(head.config, head.content)))
    moments = tuple(read_moments(rest, head.config, head.content, observer))
    if moments and len(moments) != len(answers) + 1:
        raise RecordError("seen-count", answers=len(answers), seen=len(moments) - 1)
    return SeenRecord(head.config, head.content, observer, head.chance, answers, head.names, moments)


def _parted(lines: Iterator[Line]) -> tuple[list[Line], Iterator[Line]]:
    """The answers, and what was told and seen."""
    body: list[Line] = []
    for line in lines:
        if line.key in MOMENT_KEYS:
            return body, chain([line], lines)
        body.append(line)
    return body, iter(())


def _answers(lines: Iterable[Line], figures: Figures) -> Iterator[Said]:
    rounds = range(SETTING_UP if figures.investors or figures.strategies else 0, figures.rounds)
    current = rounds.start - 1
    for line in lines:
        check_body(line)
        if line.key == END:
            raise line.error("seen-over")
        if line.key in HEADINGS:
            _check_round(line, current, rounds)
            current = round_in(line)
        elif current in rounds:
            yield _said(line, current, figures.players)
        else:
            raise line.error("first-answer", heading=repr(heading(rounds.start)))


def _check_round(line: Line, current: int, rounds: range) -> None:
    number = round_in(line)
    if number != current + 1 or number not in rounds:
        first, last = heading(rounds.start), heading(rounds.stop - 1)
        raise line.error("round-order", heading=repr(heading(number)), first=repr(first), last=repr(last))


def _said(line: Line, current: int, players: int) -> Said:
    said = said_in(line, current)
    if said.seat >= players:
        raise line.error("no-seat", seat=said.seat)
    if said.question not in QUESTIONS:
        raise line.error("unknown", word=repr(said.question))
    if said.text not in READINGS:
        raise line.error("no-answer", text=repr(said.text))
    return said
