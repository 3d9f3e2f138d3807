"""What one observer has seen of a game's chance and answers, gathered from the events told to that observer.

Chance itself is never looked at, so nothing of it can get out that the observer was not told.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from stockpile.content.forecasts import forecast_text
from stockpile.records.body import Said
from stockpile.records.lines import HIDDEN
from stockpile.records.replay import Played
from stockpile.records.sections import COMMERCE, INVESTORS, STRATEGIES, Rows, sections_of
from stockpile.rules import events
from stockpile.rules.answers import Answer
from stockpile.rules.cards import CARDS, COMPANIES, DOWN, MARKET
from stockpile.rules.events import Event
from stockpile.rules.tables import Tables


def _placing(answer: Answer) -> str:
    """A card placed face-down is its placer's secret (R-SUP-2)."""
    words = str(answer).split()
    if answer.args[1] == DOWN:
        words[1] = HIDDEN
    return " ".join(words)


def _veiled(answer: Answer) -> str:
    """Only what kind of answer it is."""
    return f"{answer.name} {HIDDEN}"


# How everybody else sees an answer when it is given. A family that is not listed is a secret of who answers.
AS_SEEN: Final[dict[str, Callable[[Answer], str]]] = {
    "pass": str,
    "place": _placing,
    "bid": str,
    "boom": str,
    "bust": str,
    "sell": str,
    "show": str,
    "commerce": str,
    "first-player": str,
    "bonds": str,
    "investor": _veiled,  # until all have chosen (R-SET-7)
    "discard": _veiled,  # for good (R-STR-1)
    "strategy": str,
    "ability": str,
    "up": str,
    "down": str,
    "company": str,
    "pair": str,  # that somebody looked, and at which, is public; what was there is in no answer
    "keep-company": _veiled,  # which kind of card was kept is public (R-INV-PHIL)
    "keep-forecast": _veiled,
    "card": str,
    "pile": str,
    "seat": str,
    "take": str,
    "give": str,
    "give-commodity": str,
    "give-action": str,
    "split": str,
    "reveal": str,
    "short": str,
}


def as_seen(answer: Answer) -> str:
    """An answer as the others at the table see it.

    >>> from stockpile.rules.answers import parse
    >>> as_seen(parse("place boom down B")), as_seen(parse("place boom up B")), as_seen(parse("keep-forecast +4"))
    ('place ? down B', 'place boom up B', 'keep-forecast ?')
    """
    seen = AS_SEEN.get(answer.name)
    return seen(answer) if seen is not None else HIDDEN


@dataclass(frozen=True, eq=False)  # each is a card of its own
class _Lying:
    """A card on a pile, and the number of the answer that put it there, or -1."""

    pile: int
    side: int
    answer: int


class Sight:
    """What an observer has seen so far: chance in words, `?` for what is hidden, and every answer."""

    def __init__(self, tables: Tables, observer: int) -> None:
        self.observer = observer
        self.answers: list[Said] = []
        self._tables = tables
        self._chance = {section.key: section.hidden(tables) for section in sections_of(tables.config)}
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
        """Take in what this observer is told of the news."""
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
        """Whoever is dealt cards before all others, or begins the first round, has the token."""
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
        self._kept = (self._latest, self._tables.pairs_of(event.seat)[0], event.company)

    def _see_pair(self, event: events.PairDealt | events.PairShown | events.PairSeen) -> None:
        """A pair as it lies on the table; if somebody kept one of its cards, which one is plain now."""
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
        """Who looks at a pile sees its face-down cards (R-INV-WARREN)."""
        self._see_faces([card for card in self._on(event.pile) if card.side == DOWN], event.cards)

    def _see_taking(self, event: events.PileTaken) -> None:
        """Who takes a pile sees the cards that others placed there face-down (R-DEM-8)."""
        self._see_faces(self._on(event.pile), event.cards)
        self._table = [card for card in self._table if card.pile != event.pile]

    def _on(self, pile: int) -> list[_Lying]:
        return [card for card in self._table if card.pile == pile]

    def _see_faces(self, lying: list[_Lying], faces: Iterable[int | None]) -> None:
        for card, face in zip(lying, faces, strict=True):
            if card.answer >= 0 and face is not None:
                self._learn(card.answer, CARDS[face])


# What is learned from an event about chance or earlier answers; from all others nothing.
_LESSONS: Final[dict[type[Event], Callable[[Sight, Any], None]]] = {
    events.StrategiesDealt: Sight._see_strategies,
    events.InvestorsDealt: Sight._see_investors,
    events.InvestorPicked: Sight._see_picking,
    events.InvestorsLaidOut: Sight._see_lots,
    events.InvestorHired: Sight._see_hiring,
    events.ShareDealt: Sight._see_share,
    events.RoundStarted: Sight._begin_round,
    events.DiceRolled: Sight._see_dice,
    events.CardKept: Sight._see_keeping,
    events.PairDealt: Sight._see_pair,
    events.PairSeen: Sight._see_pair,
    events.PairShown: Sight._see_pair,
    events.HandDealt: Sight._see_hand,
    events.CommerceDrawn: Sight._see_commerce,
    events.CardPlaced: Sight._see_placing,
    events.CardMoved: Sight._see_moving,
    events.PileLookedAt: Sight._see_into,
    events.PileTaken: Sight._see_taking,
}
