"""Pairs of games that one observer cannot tell apart: the same game to that observer, while chance and secret answers
differ where the observer was never shown them.

Whether a change is hidden follows from who was dealt what (section 6 of the rules), not from the code under test.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from random import Random

from stockpile.records import Played, Record, RecordError, Replay, replay
from stockpile.rules import events, step
from stockpile.rules.answers import FORECASTS, Answer, parse, place
from stockpile.rules.cards import COMPANIES, DOWN, PAIRS
from stockpile.rules.chance import Chance, chance_from_json
from stockpile.rules.events import Event
from stockpile.rules.game import Game


@dataclass(frozen=True)
class Deal:
    """Cards that went from a deck to a seat before the answer with this number."""

    deck: str
    seat: int
    before: int
    places: tuple[int, ...]


class Moment:
    """An unfinished game, all that was dealt in it, and an observer."""

    def __init__(self, record: Record, observer: int) -> None:
        self.record = record
        self.observer = observer
        self.deals: list[Deal] = []
        self.drawn: Counter[str] = Counter()
        self.laid: dict[int, list[int]] = {}  # by round: pairs as they lie on the table
        replayed = Replay(record)
        self._gather(replayed.opening, 0)
        self.steps: list[Played] = []
        for played in replayed:
            self.steps.append(played)
            self._gather(played.events, played.number + 1)
            if replayed.game.pairs:
                self.laid[replayed.game.round] = replayed.game.pairs.copy()
        self.game = replayed.game

    def _gather(self, news: Sequence[Event], before: int) -> None:
        for event in news:
            if isinstance(event, events.CardPlaced) and event.seat is None:
                self.drawn["market"] += 1
            for kind, (deck, count) in DEALT.items():
                if isinstance(event, kind) and event.seen_by(event.seat):
                    start, size = self.drawn[deck], count(event)
                    self.deals.append(Deal(deck, event.seat, before, tuple(range(start, start + size))))
                    self.drawn[deck] += size

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.game.players) if seat != self.observer]

    @property
    def set_up(self) -> bool:
        return self.game.phase == step.SET_UP

    def cards(self, deck: str) -> tuple[int, ...]:
        return tuple(getattr(self.record.chance, deck))

    def undealt(self, deck: str) -> range:
        return range(self.drawn[deck], len(self.cards(deck)))

    def now(self) -> list[Played]:
        """The answers of this round."""
        return [played for played in self.steps if played.round == self.game.round]

    def happened(self, kind: type[Event], number: int) -> list[Event]:
        """What happened of a kind in a round."""
        return [
            event for played in self.steps if played.round == number for event in played.events if isinstance(event, kind)
        ]

    def places_of(self, deck: str, played: Played, kind: int) -> list[int]:
        """Where in the deck cards of a kind were that a seat had got last when it answered."""
        hands = [
            deal
            for deal in self.deals
            if deal.deck == deck and deal.seat == played.decision.seat and deal.before <= played.number
        ]
        return [at for at in hands[-1].places if self.cards(deck)[at] == kind]

    def swapped(self, deck: str, one: int, other: int, answers: dict[int, Answer] | None = None) -> Record:
        """The game with two cards of a deck exchanged, and some other answers."""
        cards = list(self.cards(deck))
        cards[one], cards[other] = cards[other], cards[one]
        return self.other(answers, **{deck: tuple(cards)})

    def other(self, answers: dict[int, Answer] | None = None, **chance: object) -> Record:
        """The game with another chance and some other answers."""
        given = list(self.record.answers)
        for number, answer in (answers or {}).items():
            given[number] = answer
        new = chance_from_json({**self.record.chance.to_json(), **_as_lists(chance)})
        return replace(self.record, chance=new, answers=tuple(given))


DEALT: dict[type[Event], tuple[str, Callable[..., int]]] = {
    events.HandDealt: ("market", lambda event: len(event.cards)),
    events.CommerceDrawn: ("commerce", lambda event: 1),
    events.InvestorsDealt: ("investors", lambda event: len(event.investors)),
    events.StrategiesDealt: ("strategies", lambda event: len(event.strategies)),
}
