"""A table to show rules at: set up from decks in words, played in words, looked at in words.

Seats are numbers, piles letters, cards, companies, investors and strategies words; bids are given in dollars, not in
spaces.

Left to itself, every seat plays *harmlessly*: seat n places its cards on pile n (A for seat 0) and bids 0 for it, sells
nothing and shows nothing (tests/support/harmless.py). So whatever a test deals to a seat, with the card that opens its
pile, ends up with it.

    Table(4, investors={0: "donald"})                        the others have investors who do nothing harmlessly
    Table(2, investors={0: "donald barbara"}, modules="bonds")
    Table(4, strategies={1: "naked-short bear-raid"})        in hand, the rest of the hand is filled up
    Table(4, commerce="gold tax", dice={2: "+4 +4 +2 $ -1 -1"})

What is said of a module switches it on. The table answers the questions of the set-up, so that the game stands at the
first question of round 1; with `setting_up=True` it leaves them to the test.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

import pytest

from stockpile.content import Content, lay_over_content, load, load_version
from stockpile.content.model import forecast_text
from stockpile.rules.answers import INVESTORS, PILE_NAMES, STRATEGIES, parse
from stockpile.rules.cards import (
    CARDS,
    COMMERCE_KINDS,
    COMPANIES,
    FEE,
    FEES,
    HELD,
    MARKET,
    STOCKS,
    kind_of,
    pile_of,
)
from stockpile.rules.config import Config
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.events import Event, MoneyMoved
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game, View
from stockpile.rules.money import pay, receive
from stockpile.rules.state import BARS
from tests.support import decks
from tests.support.harmless import harmless

# Rules are shown with the figures of one version, which the tests name: a change of costs or amounts changes no rule.
# Its rulings are those of today.
OLD_RULINGS = load_version("87fd8ae8164a")
SHOWN_WITH = lay_over_content(
    OLD_RULINGS, {key: value for key, value in load().entries.items() if key.startswith("rulings.")}
)

Test = TypeVar("Test", bound=Callable[..., None])
Kind = TypeVar("Kind", bound=Event)


def shows(*rules: str) -> Callable[[Test], Test]:
    """Says which rules (and worked cases) a test shows. `tools/check_rules.py` reads it."""
    assert rules, "name a rule"
    return lambda test: test


class Table:
    """A game, with everything said in words."""

    def __init__(
        self,
        players: int = 4,
        *,
        first: int = 0,
        shares: str = "",
        market: decks.Rounds = "",
        pairs: decks.Rounds = "",
        board: str = "standard",
        modules: str = "",
        dice: decks.Rounds = "",
        commerce: decks.Rounds = "",
        investors: decks.Seats | None = None,
        strategies: decks.Seats | None = None,
        setting_up: bool = False,
        content: Content = SHOWN_WITH,
    ) -> None:
        said = {"commodities": commerce, "dice": dice, "investors": investors, "strategies": strategies}
        switched = [name for name, given in said.items() if given]
        config = Config(players, (*modules.split(), *switched, *(["advanced_board"] if board == "advanced" else [])))
        self.figures = figures_for(config, content)
        chance = decks.chance(
            self.figures,
            first=first,
            shares=shares,
            market=market,
            pairs=pairs,
            dice=dice,
            commerce=commerce,
            investors=investors,
            strategies=strategies,
        )
        self.events: list[Event] = []
        self.game = Game.new(config, chance=chance, content=content, events=self.events)
        if not setting_up:
            self._set_up(investors or {}, strategies or {})

    def _set_up(self, investors: decks.Seats, strategies: decks.Seats) -> None:
        """Everybody gets the investors and keeps the strategy cards that are said."""
        order = [self.game.turn(place) for place in range(self.game.players)]
        if self.figures.investors:
            by_seat = decks.investors_by_seat(self.figures, order, investors)
            for seat in order:
                self.answer(seat, *[f"investor {name}" for name in by_seat[seat]])
            if self.figures.investor_bidding:
                self._bid_nothing(by_seat)
        if self.figures.strategies:
            each = self.figures.strategies_dealt
            for place, seat in enumerate(order):
                for card in self.game.chance.strategies[(place + 1) * each - 2 : (place + 1) * each]:
                    self.answer(seat, f"discard {STRATEGIES[card]}")
            for seat in order:
                missing = Counter(strategies.get(seat, "").split()) - Counter(self.strategies(seat).split())
                assert not missing, f"more strategy cards than seat {seat} can have"

    def _bid_nothing(self, by_seat: dict[int, list[str]]) -> None:
        """Everybody gets the investors put up, for 0."""
        lots = [INVESTORS[lot] for lot in self.game.lots]
        while self.game.decision.question == "bid-investor":
            seat = self.game.asked
            free = [name for name in by_seat[seat] if self.game.meeple_seat[lots.index(name)] != seat]
            self.answer(seat, f"bid {PILE_NAMES[lots.index(free[0])]} 0")

    # Playing

    def answer(self, seat: int, *answers: str) -> None:
        """The seat is asked and answers so, one answer after the other."""
        for text in answers:
            assert self.game.asked == seat, f"{text}: {self.game.decision}"
            self.game.play(parse(text))

    def place(self, seat: int, *cards: str) -> None:
        """Place cards: `table.place(0, "steel up A", "fee-1 down B")`."""
        self.answer(seat, *[f"place {card}" for card in cards])

    def bids(self, text: str) -> None:
        """Bids in dollars: `table.bids("0:A10 1:B0")`."""
        for word in text.split():
            seat, bid = word.split(":")
            self.answer(int(seat), f"bid {bid[0]} {self.space(int(bid[1:]))}")

    def space(self, dollars: int) -> int:
        return self.figures.bidding.index(dollars)

    def sell(self, seat: int, *what: str) -> None:
        """Sell shares and be done: `table.sell(0, "share steel", "half bank")`."""
        self.answer(seat, *[f"sell {each}" for each in what], "pass")

    def skip_to(self, question: str, seat: int | None = None) -> None:
        """Play harmlessly until this question is open (to this seat)."""
        while self.game.decision.question != question or seat not in (None, self.game.asked):
            self.play_harmlessly()

    def skip_round(self) -> None:
        """Play harmlessly until the next round has begun, or the game is over."""
        number = self.round
        while not self.game.over and self.round == number:
            self.play_harmlessly()

    def skip_to_round(self, number: int, *, selling_out: bool = False) -> None:
        """Play harmlessly until a round has begun; selling out, everybody sells all there is to sell."""
        while self.round < number:
            if selling_out and self.game.decision.question == "sell":
                self.game.play(self.game.decision.answers[-1])
            else:
                self.play_harmlessly()

    def play_harmlessly(self) -> None:
        """One harmless answer."""
        self.game.play(harmless(self.game))

    def set_money(self, seat: int, money: int) -> None:
        """As if gifts had made it so. Do it before the question is open to which it matters."""
        receive(self.game, seat, max(0, money - self.money(seat)), "gift")
        pay(self.game, seat, max(0, self.money(seat) - money), "gift")
        assert self.money(seat) == money

    # Looking

    @property
    def round(self) -> int:
        """Counted from 1."""
        return self.game.round + 1

    @property
    def legal(self) -> list[str]:
        return [str(answer) for answer in self.game.decision.answers]

    def asks(self, seat: int, question: str) -> bool:
        decision = self.game.decision
        return (decision.seat, decision.question) == (seat, question)

    def money(self, seat: int) -> int:
        return self.game.money[seat]

    def price(self, company: str) -> int:
        return self.game.value(COMPANIES.index(company))

    def ticker(self, company: str) -> int:
        """The space the ticker stands on; the first one is 1."""
        return self.game.prices[COMPANIES.index(company)] + 1

    def regular(self, seat: int) -> str:
        return words(self.game.regular[seat * HELD : seat * HELD + HELD])

    def split(self, seat: int) -> str:
        return words(self.game.split[seat * STOCKS : seat * STOCKS + STOCKS])

    def fees(self, seat: int) -> str:
        return words([0] * FEE + self.game.fees[seat * FEES : seat * FEES + FEES])

    def discard(self) -> str:
        return words(self.game.discard)

    def pile(self, name: str, observer: int | None = None) -> str:
        """The cards of a pile in an observer's eyes, `?` for a face not seen; without one, as a spectator."""
        cards = [card for card in self.game.view(observer).pile_cards if pile_of(card) == PILE_NAMES.index(name)]
        return " ".join(CARDS[kind_of(card)] if kind_of(card) < len(CARDS) else "?" for card in cards)

    def pairs(self, observer: int | None = None) -> str:
        """The six pairs in an observer's eyes, `?` for one not seen: `cosmic-3 ? ? bank$$ ? ?`."""
        row = self.view(observer).pairs
        seen = [(company, forecast) for company, forecast in zip(row[0::2], row[1::2], strict=True)]
        return " ".join("?" if one < 0 else COMPANIES[one] + forecast_text(two) for one, two in seen)

    def bonds(self, seat: int) -> int:
        return self.game.bonds[seat]

    def commerce(self, seat: int) -> str:
        """Commodities and tax cards."""
        counts = self.game.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + COMMERCE_KINDS]
        return " ".join(decks.COMMERCE[kind] for kind, count in enumerate(counts) for _ in range(count))

    def investors(self, seat: int) -> str:
        return " ".join(INVESTORS[number] for number in self.game.investors[2 * seat : 2 * seat + 2] if number >= 0)

    def strategies(self, seat: int) -> str:
        """The strategy cards in a seat's hand."""
        return " ".join(STRATEGIES[number] for number in self.view(seat).strategies)

    def paid(self, seat: int, reason: str) -> list[int]:
        """Every sum that a seat got (or paid, below 0) for a reason, as events told it."""
        moves = [event for event in self.events if isinstance(event, MoneyMoved)]
        return [move.amount for move in moves if (move.seat, move.reason) == (seat, reason)]

    def view(self, observer: int | None = None) -> View:
        return self.game.view(observer)

    def known(self, observer: int | None, owner: int) -> str:
        """The cards an observer knows in another's regular portfolio."""
        return words(self.view(observer).known[owner * HELD : owner * HELD + HELD])

    def hidden(self, observer: int | None, owner: int) -> int:
        """How many cards of another's regular portfolio an observer does not know."""
        return self.view(observer).cards[owner] - len(self.known(observer, owner).split())

    def possible(self, observer: int | None, owner: int) -> dict[str, int]:
        """How many of those hidden cards can be of each kind; kinds that cannot be there are left out."""
        barred = self.view(observer).barred[owner * BARS : owner * BARS + HELD]
        hidden = self.hidden(observer, owner)
        return {MARKET[kind]: hidden - bar for kind, bar in enumerate(barred) if bar < hidden}

    def heard(self, kind: type[Kind], observer: int | None = None) -> list[Kind]:
        """The events of a kind that an observer has been told; without one, a spectator."""
        who = self.game.players if observer is None else observer
        return [event for event in self.events if isinstance(event, kind) and event.seen_by(who)]

    # Refusing

    def refuses(self, answer: str, reason: str) -> None:
        """The open question does not take this answer, says why, and nothing has happened."""
        before = self.game.to_json()
        decision = self.game.decision
        told = len(self.events)
        with pytest.raises(IllegalAnswer) as caught:
            self.game.play(parse(answer))
        assert (caught.value.decision, str(caught.value.answer)) == (decision, answer)
        assert caught.value.reason == reason
        for part in (f"seat {decision.seat}", decision.question, answer, reason):
            assert part in str(caught.value)
        assert self.game.to_json() == before
        assert self.game.decision == decision
        assert len(self.events) == told


def look_alike(one: Table, other: Table, observer: int | None) -> bool:
    """Whether an observer cannot tell two games apart: by the view, or by anything ever told."""
    who = one.game.players if observer is None else observer
    told = [[event for event in table.events if event.seen_by(who)] for table in (one, other)]
    return one.view(observer) == other.view(observer) and [replace(event, audience=0) for event in told[0]] == [
        replace(event, audience=0) for event in told[1]
    ]


def words(counts: list[int]) -> str:
    """Cards counted by kind, in words."""
    return " ".join(MARKET[kind] for kind, count in enumerate(counts) for _ in range(count))
