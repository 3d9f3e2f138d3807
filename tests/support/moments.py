"""A recorded game as it stands, with an observer, and all that was dealt in it: what the pairs of games in worlds.py
are made from.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from stockpile.records import Played, Record, Replay
from stockpile.rules import events, step
from stockpile.rules.answers import Answer
from stockpile.rules.chance import Chance
from stockpile.rules.events import Event

Kind = TypeVar("Kind", bound=Event)

DECKS = ("market", "commerce", "investors", "strategies")


def dealt(event: Event) -> tuple[str, int, int]:
    """Of which deck, to whom and how many cards are dealt, if this says so to the seat that gets them."""
    found = ("", -1, 0)
    match event:
        case events.HandDealt(seat=seat, cards=cards):
            found = ("market", seat, len(cards))
        case events.CommerceDrawn(seat=seat):
            found = ("commerce", seat, 1)
        case events.InvestorsDealt(seat=seat, investors=cards):
            found = ("investors", seat, len(cards))
        case events.StrategiesDealt(seat=seat, strategies=cards):
            found = ("strategies", seat, len(cards))
    return found if found[2] and event.seen_by(found[1]) else ("", -1, 0)


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
        self.drawn = dict.fromkeys(DECKS, 0)
        self.laid: dict[int, list[int]] = {}  # by round: the pairs as they lie on the table
        self.steps: list[Played] = []
        self.told: list[Event] = []
        replayed = Replay(record)
        self.game = replayed.game
        self._gather(replayed.opening, 0)
        for played in replayed:
            self.steps.append(played)
            self._gather(played.events, played.number + 1)

    def _gather(self, news: Sequence[Event], before: int) -> None:
        self.laid[self.game.round] = self.game.pairs.copy()
        self.told += news
        for event in news:
            if isinstance(event, events.CardPlaced) and event.seat is None:
                self.drawn["market"] += 1
            deck, seat, count = dealt(event)
            if deck:
                self._deal(deck, seat, before, count)

    def _deal(self, deck: str, seat: int, before: int, count: int) -> None:
        """Cards drawn one after the other without a question in between are one hand."""
        places = tuple(range(self.drawn[deck], self.drawn[deck] + count))
        self.drawn[deck] += count
        last = self.deals[-1] if self.deals else None
        if last is not None and (last.deck, last.seat, last.before) == (deck, seat, before):
            self.deals[-1] = replace(last, places=last.places + places)
        else:
            self.deals.append(Deal(deck, seat, before, places))

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.game.players) if seat != self.observer]

    @property
    def in_set_up(self) -> bool:
        return self.game.phase == step.SET_UP

    def cards(self, deck: str) -> list[int]:
        return list(getattr(self.record.chance, deck))

    def undealt(self, deck: str) -> range:
        return range(self.drawn[deck], len(self.cards(deck)))

    def hands(self, deck: str, seat: int, before: int) -> list[Deal]:
        """What a seat had got of a deck when it gave the answer with this number."""
        return [deal for deal in self.deals if (deal.deck, deal.seat) == (deck, seat) and deal.before <= before]

    def given(self, *families: str) -> list[Played]:
        """Answers of these families that somebody else gave."""
        return [each for each in self.steps if each.answer.name in families and each.decision.seat != self.observer]

    def events(self, kind: type[Kind], number: int) -> list[Kind]:
        """What happened of a kind in a round."""
        news = [event for each in self.steps if each.round == number for event in each.events]
        return [event for event in news if isinstance(event, kind)]

    def exchanged(self, deck: str, places: Sequence[int], answers: dict[int, Answer] | None = None) -> Record:
        """The game with the cards at two places of a deck exchanged, and some other answers."""
        cards = self.cards(deck)
        one, other = places
        cards[one], cards[other] = cards[other], cards[one]
        return self.changed(answers, **{deck: tuple(cards)})

    def changed(self, answers: dict[int, Answer] | None = None, **parts: object) -> Record:
        """The game with other parts of chance, and some other answers."""
        old = {name: getattr(self.record.chance, name) for name in self.record.chance.to_json()}
        said = [(answers or {}).get(number, answer) for number, answer in enumerate(self.record.answers)]
        return replace(self.record, chance=Chance(**old | parts), answers=tuple(said))
