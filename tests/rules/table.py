"""A table to show rules at: set up from decks in words, played in words, looked at in words.

Seats are numbers, piles letters, cards and companies words; bids are given in dollars, not in spaces.

Left to itself, every seat plays *harmlessly*: seat n places its cards on pile n (A for seat 0) and bids 0 for it, sells
nothing and shows nothing. So whatever a test deals to a seat, with the card that opens its pile, ends up with it.
"""

from collections.abc import Callable
from typing import TypeVar

import pytest

from stockpile.rules.answers import PILE_NAMES, Answer, parse
from stockpile.rules.cards import COMPANIES, FEE, FEES, HELD, MARKET, STOCKS, kind_of, pile_of
from stockpile.rules.config import Config
from stockpile.rules.decision import Decision, IllegalAnswer
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.rules.state import BARS
from stockpile.rules.tables import tables_for
from stockpile.rules.view import View
from tests.rules import decks

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
    ) -> None:
        config = Config(players, ("advanced_board",) if board == "advanced" else ())
        self.tables = tables_for(config)
        chance = decks.chance(self.tables, first, shares, market, pairs)
        self.events: list[Event] = []
        self.game = Game.new(config, chance=chance, heard=self.events)

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
        return self.tables.bidding.index(dollars)

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
        decision = self.game.decision
        self.game.play(HARMLESS[decision.question](self.game, decision))

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
        cards = [card for card in self.game.view(observer).table if pile_of(card) == PILE_NAMES.index(name)]
        return " ".join(MARKET[kind_of(card)] if kind_of(card) < len(MARKET) else "?" for card in cards)

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


def words(counts: list[int]) -> str:
    """Cards counted by kind, in words."""
    return " ".join(MARKET[kind] for kind, count in enumerate(counts) for _ in range(count))


def _place_at_home(game: Game, decision: Decision) -> Answer:
    return next(answer for answer in decision.answers if answer.args[2] == decision.seat)


def _bid_at_home(game: Game, decision: Decision) -> Answer:
    """Bid 0 for a pile without a meeple, the seat's own first."""
    zeros = [answer for answer in decision.answers if answer.args[1] == 0]
    return min(zeros, key=lambda answer: (answer.args[0] - decision.seat) % game.players)


def _towards_the_middle(game: Game, decision: Decision) -> Answer:
    """A Boom on the lowest ticker, a Bust on the highest."""
    answers = [answer for answer in decision.answers if answer.name == decision.answers[0].name]
    best = min if answers[0].name == "boom" else max
    return best(answers, key=lambda answer: game.prices[answer.args[0]])


def _first_answer(game: Game, decision: Decision) -> Answer:
    """Sell nothing, show nothing."""
    return decision.answers[0]


HARMLESS: dict[str, Callable[[Game, Decision], Answer]] = {
    "place": _place_at_home,
    "bid": _bid_at_home,
    "action": _towards_the_middle,
    "sell": _first_answer,
    "dividend": _first_answer,
}
