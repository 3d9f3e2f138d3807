"""The naive player: each of its five rules in a position."""

import pytest

from stockpile.bots import BOTS
from stockpile.lab.naive import RULES
from stockpile.lab.players import make_player
from stockpile.rules.cards import COSMIC, ELECTRIC
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game
from tests.support.table import Table


def naively(table: Table, question: str, seat: int = 0) -> str:
    """What the naive player answers to a question, which is then played."""
    table.skip_to(question, seat)
    answer = make_player("naive").decide(table.view(seat))
    table.game.play(answer)
    return str(answer)


PAIRS = "cosmic-2 bank+1 labs-3 auto+2 steel+4 electric$$"


def test_1_good_cards_go_on_the_pile_it_likes_best_the_best_of_them_face_down() -> None:
    table = Table(4, market="steel steel labs auto  bank fee-1", pairs=PAIRS)
    assert naively(table, "place") == "place bank down A"
    assert naively(table, "place") == "place fee-1 up B"


def test_2_it_bids_for_the_best_bargain_by_what_it_sees_at_the_lowest_space() -> None:
    table = Table(4, market="bank steel labs auto  labs fee-1  labs fee-1  labs fee-1  labs fee-1", pairs=PAIRS)
    for seat, elsewhere in enumerate("ABDA"):
        table.place(seat, "labs up C", f"fee-1 down {elsewhere}")
    assert naively(table, "bid") == "bid C 0"


def test_3_it_raises_within_half_of_its_money_and_then_takes_what_is_cheapest() -> None:
    table = Table(4)
    table.skip_to("bid", 0)
    table.bids("0:A0 1:A3 2:B0 3:C0")
    assert naively(table, "bid") == f"bid A {table.space(6)}"
    table.bids("1:A10")
    assert table.money(0) == 20
    assert naively(table, "bid") == "bid D 0"


def test_4_a_boom_goes_where_it_has_most_and_a_bust_where_it_has_nothing() -> None:
    table = Table(4, market="labs labs labs labs  boom bust", pairs=PAIRS)
    table.game.regular[COSMIC] += 2
    table.game.prices[ELECTRIC] = 8
    assert naively(table, "action") == "boom cosmic"
    assert naively(table, "action") == "bust electric"


@pytest.mark.parametrize(("pairs", "answer"), [("cosmic-2 bank+1", "sell share cosmic"), ("cosmic+1 bank-2", "pass")])
def test_5_it_sells_what_it_knows_will_fall_and_nothing_else(pairs: str, answer: str) -> None:
    table = Table(4, pairs=f"{pairs} labs-3 auto+2 steel+4 electric$$")
    assert naively(table, "sell") == answer


@pytest.mark.parametrize("config", [Config(2), Config(5), preset("epic", 4)], ids=str)
def test_what_the_rules_leave_open_is_answered_too(config: Config) -> None:
    game = Game.new(config, seed=6)
    while not game.over:
        game.play(make_player("naive").decide(game.view(game.asked)))
    assert game.winners


def test_for_what_is_left_open_it_asks_the_first_broker_who_stays_as_it_is() -> None:
    """Where the two brokers differ, so that it shows."""
    told_apart = 0
    for seed in range(4):
        game = Game.new(preset("epic", 4), seed=seed)
        while not game.over:
            view = game.view(game.asked)
            answer, first, usual = (make_player(name, 1).decide(view) for name in ("naive", "broker-1", "broker"))
            if view.question not in RULES and first != usual:
                assert answer == first
                told_apart += 1
            game.play(answer)
    assert told_apart > 0


def test_it_plays_in_the_laboratory_only() -> None:
    assert "naive" not in BOTS
