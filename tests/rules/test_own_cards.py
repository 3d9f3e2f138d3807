"""Cards of your own: plain Python classes, called by the engine like its own (docs/architecture.md)."""

from collections.abc import Iterator

import pytest

from stockpile.rules import investor, strategy
from stockpile.rules.answers import PASS, SEAT, Answer
from stockpile.rules.card import enlist
from stockpile.rules.cards import SPACES
from stockpile.rules.game import game_from_json
from stockpile.rules.investor import Investor
from stockpile.rules.money import pay, receive
from stockpile.rules.state import State
from stockpile.rules.strategy import Strategy
from tests.support.table import SHOWN_WITH, Table

BILL = 2
STOCK_BUYBACK = 21


class Generous(Investor):
    """Pays half, sells dearer, and at round end may give 3 to somebody, who is asked for nothing."""

    key = "generous"
    window = investor.ROUND_END

    def to_pay(self, game: State, costs: list[int]) -> list[int]:
        return [cost // 2 for cost in costs]

    def bonus(self, game: State) -> int:
        return 2

    def when_outbid(self, game: State, seat: int) -> None:
        receive(game, seat, 4, "generous")

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        if stage == 0:
            return [PASS.number] + [SEAT + other for other in range(game.players) if other != seat]
        return [PASS.number]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if stage == 0 and answer is not PASS:
            pay(game, seat, 3, "generous")
            receive(game, answer.args[0], 3, "generous")
            game.agenda.append(self.question(seat, 1, answer.args[0]))


class Lottery(Strategy):
    """Pays one dollar for every card of the discard."""

    key = "lottery"
    in_kind = strategy.ONE_SHARE

    def worthwhile(self, game: State, seat: int) -> bool:
        return sum(game.discard) > 0

    def use(self, game: State, seat: int) -> None:
        receive(game, seat, sum(game.discard), "strategy")


@pytest.fixture(autouse=True)
def own_cards() -> Iterator[None]:
    """Both in the place of cards of ours, and these back afterwards."""
    ours = investor.INVESTORS[BILL], strategy.STRATEGIES[STOCK_BUYBACK]
    enlist(BILL, Generous())
    enlist(STOCK_BUYBACK, Lottery())
    yield
    enlist(BILL, ours[0])
    enlist(STOCK_BUYBACK, ours[1])


def test_hooks_of_an_own_investor_are_called_by_the_phases() -> None:
    table = Table(3, investors={0: "bill"})
    table.skip_to("bid")
    assert table.game.costs[:SPACES] == [0, 0, 1, 3, 5, 7, 10, 12]
    table.bids("0:A10 1:A15")
    assert table.paid(0, "generous") == [4]
    table.bids("2:B0 0:C10")
    assert table.paid(0, "bid") == [-5]
    table.skip_to("sell", 0)
    table.answer(0, table.legal[1])
    assert table.paid(0, "sale") == [7]


def test_an_own_ability_asks_its_questions() -> None:
    table = Table(3, investors={0: "bill"})
    table.skip_to("investor", 0)
    assert table.game.decision.subject == {"investor": BILL, "stage": 0}
    assert table.legal == ["pass", "seat 1", "seat 2"]
    table.refuses("seat 0", "not-possible-now")
    money = table.game.money.copy()
    table.answer(0, "seat 2")
    assert table.game.money == [money[0] - 3, money[1], money[2] + 3]
    assert table.game.decision.subject == {"investor": BILL, "stage": 1}
    assert game_from_json(table.game.to_json(), SHOWN_WITH).decision == table.game.decision
    table.answer(0, "pass")
    assert table.round == 2


def test_an_own_investor_is_one_of_two() -> None:
    table = Table(2, investors={0: "ana bill"})
    table.skip_to("ability", 0)
    assert table.legal == ["ability ana", "ability bill"]
    table.answer(0, "ability bill", "seat 1", "pass", "pass")
    assert table.round == 2


def test_an_own_strategy_is_offered_when_it_can_do_something_and_paid_for_in_kind() -> None:
    table = Table(3, strategies={0: "stock-buyback", 1: "stock-buyback"}, market="steel bank labs  boom steel")
    table.skip_to("action", 0)
    assert "strategy stock-buyback" not in table.legal
    table.answer(0, "boom bank")
    assert "strategy stock-buyback" in table.legal
    table.answer(0, "strategy stock-buyback", "give share steel")
    # It costs 3, as the content says of the card in whose place it is.
    assert table.paid(0, "strategy") == [-3, 2]
    assert table.discard() == "steel boom"


def test_a_whole_game_with_both_and_its_copies() -> None:
    table = Table(4, investors={1: "bill"}, strategies={1: "stock-buyback stock-buyback"})
    while not table.game.over:
        twin = table.game.copy()
        twin.play(twin.decision.answers[-1])
        table.play_harmlessly()
    assert len(table.game.standing) == 4
