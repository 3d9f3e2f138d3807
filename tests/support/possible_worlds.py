"""All possible worlds, by brute force: every way the cards may lie that fits what an observer has heard.

Nothing of the engine's memory or sampling is used, only the events that the observer is told, the questions that are
asked in public, and how cards are dealt: every order of the deck is as likely as any other, and so is every deal of
starting shares of different companies (R-SET-4). So a world counts as often as there are ways to deal the hidden
cards, which is how many cards of its kind are left, card by card.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from fuzz.secrecy import must_act
from stockpile import Game
from stockpile.rules import events as told
from stockpile.rules.cards import BOOM, BUST, DOWN, FEE, FEES, HELD, KINDS, SHARE, STOCKS, WHOLE, kind_of

World = tuple[tuple[int, ...], ...]  # the portfolios of the other seats, then the cards on the piles
Card = int  # a kind, or below 0 the number of a hidden card: -1, -2, ...


class TooManyWorlds(Exception):
    """More than the brute force is meant for."""


@dataclass(frozen=True)
class Clue:
    """Something that happened to the portfolio of a seat (or to a hidden card) and what it proves.

    gain: a card comes in. lose: one of a kind goes. least: that many of a kind are shown. all: exactly that many of
    a kind are there, and go. clean: no fee is left. calm: no Boom or Bust is there. armed: there is one. is: the
    observer sees the face of a card.
    """

    what: str
    seat: int
    card: Card = 0
    count: int = 0


class Suspicion:
    """What an observer can say of another seat's portfolio by plain counting; tells whether the odds stay simple.

    When the seat shows a card that was hidden, and it is not clear which, then how likely the worlds are depends on
    how the seat chooses what to show. `simple` says that this has not happened.
    """

    def __init__(self) -> None:
        self.known = [0] * KINDS
        self.hidden: list[int] = []  # when each hidden card came in; a starting share at 0
        self.simple = True
        self.start_lost = False  # the starting share may or may not be among the cards shown

    def note(self, clue: Clue, moment: int) -> None:
        if clue.what == "gain" and clue.card < 0:
            self.hidden.append(moment)
        elif clue.what == "gain":
            self.known[clue.card] += 1
        elif clue.what == "lose":
            self._show(clue.card, 1, chosen=clue.card < STOCKS)
            self.known[clue.card] -= 1
        elif clue.what == "least":
            self._show(clue.card, clue.count, chosen=True)
        elif clue.what == "all":
            self._show(clue.card, clue.count, chosen=False)
            self.known[clue.card] = 0

    def _show(self, kind: int, count: int, chosen: bool) -> None:
        more = count - self.known[kind]
        if more <= 0:
            return
        # Fees, Booms and Busts come from the newest cards; other cards that must be shown, from any.
        ages = self.hidden[-1:] if kind >= STOCKS else self.hidden
        if more < len(self.hidden) and (chosen or len(set(ages)) > 1):
            self.simple = False
            self.start_lost = self.start_lost or 0 in self.hidden
        del self.hidden[len(self.hidden) - more :]
        self.known[kind] += more


class History:
    """What one observer hears of a game, from its set-up on or since a moment when nothing was hidden (`since`)."""

    def __init__(self, players: int, observer: int, left: list[int]) -> None:
        self.observer = observer
        self.others = [seat for seat in range(players) if seat != observer]
        self.players = players
        self.left = left.copy()  # by kind, how many cards the observer has not seen
        self.table: list[tuple[int, int, Card]] = []  # the cards on the piles, each with its pile and side
        self.clues: list[Clue] = []
        self.hidden = 0  # cards that were hidden when the observer heard of them
        self.starts: list[Card] = []  # the starting shares among them
        self.own_start: int | None = None
        self.suspicions = {seat: Suspicion() for seat in self.others}
        self.moment = 0
        self.taking: set[int] = set()  # seats that may hold Booms and Busts
        self.actor = -1  # who plays them now

    @classmethod
    def since(cls, game: Game, observer: int) -> History:
        """From a moment at which piles, hands and the portfolios of all other seats are empty."""
        view = game.view(observer)
        left = [count - gone for count, gone in zip(game.figures.deck, view.discard, strict=True)]
        for kind, count in enumerate(view.regular):
            left[kind] -= count
        for at, count in enumerate(view.split):
            left[at % STOCKS] -= count
        for at, count in enumerate(view.fees):
            left[FEE + at % FEES] -= count
        return cls(game.players, observer, left)

    def _hide(self) -> Card:
        self.hidden += 1
        return -self.hidden

    @property
    def simple(self) -> bool:
        return all(suspicion.simple for suspicion in self.suspicions.values())

    @property
    def strict(self) -> bool:
        """Whether the engine's memory excludes all that is impossible.

        Once a starting share may have been sold unnoticed, that it differs from those of other seats is forgotten.
        """
        return len(self.starts) < 2 or not any(each.start_lost for each in self.suspicions.values())

    def listen(self, heard: list[told.Event], game: Game) -> None:
        """What was told since the last question, and the question that is asked now."""
        for number, event in enumerate(heard):
            self._hear(event, heard[number + 1 :])
        self._conclude(heard, game)
        self.moment += 1

    def _clue(self, clue: Clue) -> None:
        if clue.seat == self.observer and clue.what != "is":
            return
        self.clues.append(clue)
        if clue.seat != self.observer:
            self.suspicions[clue.seat].note(clue, self.moment)

    def _hear(self, event: told.Event, later: list[told.Event]) -> None:
        match event:
            case told.ShareDealt():
                self._started(event)
            case told.HandDealt(seat=self.observer):
                for kind in event.cards:
                    assert kind is not None
                    self.left[kind] -= 1
            case told.FeeDrawn():
                self._clue(Clue("lose", event.seat, FEE + event.fee))
            case told.ActionPlayed():
                self.actor = event.seat
                self._clue(Clue("lose", event.seat, event.card))
            case told.ShareSold() if event.form != WHOLE:
                self._clue(Clue("lose" if event.form == SHARE else "gain", event.seat, event.company))
            case told.SharesShown():
                self._clue(Clue("least", event.seat, event.company, event.cards))
            case told.StockSplit() | told.WentBankrupt():
                self._all_go(event.company, later)
            case _:
                self._hear_of_piles(event)

    def _hear_of_piles(self, event: told.Event) -> None:
        match event:
            case told.CardPlaced():
                self._placed(event)
            case told.CardMoved():
                self._moved(event)
            case told.PileLookedAt(seat=self.observer):
                self._seen(event)
            case told.PileTaken():
                self._taken(event)

    def _started(self, event: told.ShareDealt) -> None:
        if event.company is not None:
            self.own_start = event.company
            self.left[event.company] -= 1
        else:
            self.starts.append(self._hide())
            self._clue(Clue("gain", event.seat, self.starts[-1]))

    def _placed(self, event: told.CardPlaced) -> None:
        card = event.card if event.card is not None else self._hide()
        if card >= 0 and event.seat != self.observer:
            self.left[card] -= 1
        self.table.append((event.pile, event.side, card))

    def _moved(self, event: told.CardMoved) -> None:
        """R-INV-MARK: one of a pile's cards becomes the newest of another."""
        places = [at for at, (pile, _, _) in enumerate(self.table) if pile == event.pile]
        _, side, card = self.table.pop(places[event.card])
        self.table.append((event.to_pile, side, card))

    def _seen(self, event: told.PileLookedAt) -> None:
        """R-INV-WARREN: what lies face-down on a pile is hidden no more."""
        down = [at for at, (pile, side, _) in enumerate(self.table) if pile == event.pile and side == DOWN]
        for at, face in zip(down, event.cards, strict=True):
            pile, side, card = self.table[at]
            assert face is not None
            if card < 0:
                self._clue(Clue("is", self.observer, card, face))
                self.table[at] = pile, side, face

    def _taken(self, event: told.PileTaken) -> None:
        mine = [card for pile, _, card in self.table if pile == event.pile]
        self.table = [each for each in self.table if each[0] != event.pile]
        for card, face in zip(mine, event.cards, strict=True):
            if event.seat == self.observer and card < 0:
                assert face is not None
                self._clue(Clue("is", event.seat, card, face))
            else:
                self._clue(Clue("gain", event.seat, card))
        self.taking.add(event.seat)

    def _all_go(self, company: int, later: list[told.Event]) -> None:
        """All shares of a company are shown, by those who have any; the others have none."""
        counts = dict.fromkeys(range(self.players), 0)
        for event in later:
            if isinstance(event, told.SharesSplit):
                counts[event.seat] = event.cards
            elif isinstance(event, told.SharesLost):
                counts[event.seat] = event.regular
            elif not isinstance(event, told.MoneyMoved):
                break
        for seat, count in counts.items():
            self._clue(Clue("all", seat, company, count))

    def _conclude(self, heard: list[told.Event], game: Game) -> None:
        """What the question proves: fees are settled by now, and who has acted or need not has no action left."""
        for seat in {event.seat for event in heard if isinstance(event, told.PileTaken)}:
            self._clue(Clue("clean", seat))
        turns = [(game.first + place) % self.players for place in range(self.players)]
        phase = game.view().phase_name
        if phase == "demand":
            return
        if phase == "action" and not game.over:
            if game.decision.question in ("action", "investor"):
                self.actor = game.asked
            if must_act(game) is not None:
                self._clue(Clue("armed", self.actor))
            turns = turns[: turns.index(self.actor)]
        for seat in turns:
            if seat in self.taking:
                self.taking.remove(seat)
                self._clue(Clue("calm", seat))


class Enumeration:
    """Tries every kind for every hidden card, in the order the clues came, and gives up where a clue says no."""

    def __init__(self, history: History, limit: int) -> None:
        self.history = history
        self.limit = limit
        self.steps = 0
        self.found: dict[World, int] = defaultdict(int)
        lying = [Clue("lies", -1, card) for _, _, card in history.table if card < 0]
        self.clues = [*history.clues, *lying]
        self._go(0, {}, history.left.copy(), {seat: [0] * KINDS for seat in history.others}, 1)

    def _go(self, at: int, faces: dict[Card, int], left: list[int], held: dict[int, list[int]], ways: int) -> None:
        while at < len(self.clues):
            clue = self.clues[at]
            if clue.what in ("gain", "is", "lies") and clue.card < 0 and clue.card not in faces:
                self._branch(at, faces, left, held, ways)
                return
            if not self._fits(clue, faces, held):
                return
            at += 1
        self.found[self._world(faces, held)] += ways

    def _branch(self, at: int, faces: dict[Card, int], left: list[int], held: dict[int, list[int]], ways: int) -> None:
        self.steps += 1
        if self.steps > self.limit:
            raise TooManyWorlds
        card = self.clues[at].card
        for kind in self._kinds(card, faces):
            if left[kind]:
                fewer = left.copy()
                fewer[kind] -= 1
                portfolios = {seat: cards.copy() for seat, cards in held.items()}
                self._go(at, faces | {card: kind}, fewer, portfolios, ways * left[kind])

    def _kinds(self, card: Card, faces: dict[Card, int]) -> list[int]:
        if card not in self.history.starts:
            return list(range(KINDS))
        taken = {faces[other] for other in self.history.starts if other in faces} | {self.history.own_start}
        return [kind for kind in range(STOCKS) if kind not in taken]

    def _fits(self, clue: Clue, faces: dict[Card, int], held: dict[int, list[int]]) -> bool:
        kind = faces.get(clue.card, clue.card)
        if clue.what == "is":
            return kind == clue.count
        if clue.what == "lies":
            return True
        cards = held[clue.seat]
        if clue.what == "gain":
            cards[kind] += 1
        elif clue.what == "lose":
            cards[kind] -= 1
        elif clue.what == "all" and cards[kind] == clue.count:
            cards[kind] = 0
            return True
        return {
            "gain": True,
            "lose": cards[kind] >= 0,
            "least": cards[kind] >= clue.count,
            "all": False,
            "clean": not any(cards[FEE:]),
            "calm": not cards[BOOM] and not cards[BUST],
            "armed": bool(cards[BOOM] or cards[BUST]),
        }[clue.what]

    def _world(self, faces: dict[Card, int], held: dict[int, list[int]]) -> World:
        table = tuple(faces.get(card, card) for _, _, card in self.history.table)
        return (*[tuple(held[seat][:HELD]) for seat in self.history.others], table)


def possible_worlds(history: History, limit: int = 20_000) -> dict[World, int]:
    """Every possible world with the number of deals that make it."""
    return Enumeration(history, limit).found


def world_of(game: Game, observer: int) -> World:
    """The part of a game that the worlds of an observer tell apart."""
    others = [seat for seat in range(game.players) if seat != observer]
    holdings = [tuple(game.regular[seat * HELD : seat * HELD + HELD]) for seat in others]
    return (*holdings, tuple(kind_of(card) for card in game.pile_cards))
