"""What one observer has seen of a game's chance and answers, gathered from the events told to that observer.

Chance itself is never looked at, so nothing of it can get out that the observer was not told.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from stockpile.content.forecasts import forecast_text
from stockpile.records.body import Said
from stockpile.records.lines import HIDDEN
from stockpile.records.replay import Played
from stockpile.records.sections import SECTIONS, Rows
from stockpile.rules import events
from stockpile.rules.answers import Answer
from stockpile.rules.cards import COMPANIES, DOWN, MARKET
from stockpile.rules.events import Event
from stockpile.rules.tables import Tables


def _placing(answer: Answer) -> str:
    """A card placed face-down is its placer's secret (R-SUP-2)."""
    words = str(answer).split()
    if answer.args[1] == DOWN:
        words[1] = HIDDEN
    return " ".join(words)


# How everybody else sees an answer when it is given. A family that is not listed is a secret of who answers.
AS_SEEN: Final[dict[str, Callable[[Answer], str]]] = {
    "pass": str,
    "place": _placing,
    "bid": str,
    "boom": str,
    "bust": str,
    "sell": str,
    "show": str,
}


def as_seen(answer: Answer) -> str:
    """An answer as the others at the table see it.

    >>> from stockpile.rules.answers import place
    >>> from stockpile.rules.cards import UP
    >>> as_seen(place(6, DOWN, pile=1)), as_seen(place(6, UP, pile=1))
    ('place ? down B', 'place boom up B')
    """
    seen = AS_SEEN.get(answer.name)
    return seen(answer) if seen is not None else HIDDEN


class Sight:
    """What an observer has seen so far: chance in words, `?` for what is hidden, and every answer."""

    def __init__(self, tables: Tables, observer: int) -> None:
        self.observer = observer
        self.answers: list[Said] = []
        self._chance = {section.key: section.hidden(tables) for section in SECTIONS}
        self._round = 0
        self._drawn = 0  # market cards that have left the deck
        self._piles: list[tuple[int, int]] = []  # cards lying there: the pile, and the answer that put it there or -1

    @property
    def chance(self) -> dict[str, Rows]:
        return {key: tuple(tuple(row) for row in rows) for key, rows in self._chance.items()}

    def watch(self, played: Played) -> None:
        """An answer is given, and things happen."""
        asked = played.decision
        text = str(played.answer) if asked.seat == self.observer else as_seen(played.answer)
        self.answers.append(Said(played.round, asked.seat, asked.question, text))
        self.hear(played.events)

    def hear(self, news: Iterable[Event]) -> None:
        """Take in what this observer is told of the news."""
        for event in news:
            if event.seen_by(self.observer) and type(event) in _LESSONS:
                _LESSONS[type(event)](self, event)

    def _see_share(self, event: events.ShareDealt) -> None:
        if event.company is not None:
            self._chance["shares"][0][event.seat] = COMPANIES[event.company]

    def _begin_round(self, event: events.RoundStarted) -> None:
        self._round = event.round
        if event.round == 0:
            self._chance["first"][0][0] = str(event.first)

    def _see_pair(self, event: events.PairDealt | events.PairShown) -> None:
        if event.company is not None and event.forecast is not None:
            word = COMPANIES[event.company] + forecast_text(event.forecast)
            self._chance["pairs"][self._round][event.pair] = word

    def _see_hand(self, event: events.HandDealt) -> None:
        self._draw(event.cards)

    def _see_placing(self, event: events.CardPlaced) -> None:
        if event.seat is None:  # an opening card, straight from the deck (R-SUP-1)
            self._draw([event.card])
        self._piles.append((event.pile, -1 if event.seat is None else len(self.answers) - 1))

    def _see_taking(self, event: events.PileTaken) -> None:
        """Who takes a pile sees the cards that others placed there face-down (R-DEM-8)."""
        lying = [number for pile, number in self._piles if pile == event.pile]
        for number, card in zip(lying, event.cards, strict=True):
            if number >= 0 and card is not None:
                said = self.answers[number]
                self.answers[number] = replace(said, text=said.text.replace(HIDDEN, MARKET[card]))
        self._piles = [(pile, number) for pile, number in self._piles if pile != event.pile]

    def _draw(self, cards: Iterable[int | None]) -> None:
        """Market cards leave the deck; those that were seen get their words."""
        for card in cards:
            if card is not None:
                self._chance["market"][0][self._drawn] = MARKET[card]
            self._drawn += 1


# What is learned from an event about chance or earlier answers; from all others nothing.
_LESSONS: Final[dict[type[Event], Callable[[Sight, Any], None]]] = {
    events.ShareDealt: Sight._see_share,
    events.RoundStarted: Sight._begin_round,
    events.PairDealt: Sight._see_pair,
    events.PairShown: Sight._see_pair,
    events.HandDealt: Sight._see_hand,
    events.CardPlaced: Sight._see_placing,
    events.PileTaken: Sight._see_taking,
}
