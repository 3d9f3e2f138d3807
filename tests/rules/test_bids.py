"""The bids of a round in views (R-INFO-3): who, on which pile and space, and whether outbid since."""

from random import Random

import pytest

from stockpile.rules.game import view_from_json
from stockpile.rules.public import Bid
from tests.rules.test_demand import auction
from tests.support.table import SHOWN_WITH, Table, shows


@shows("R-INFO-3", "R-DEM-1")
@pytest.mark.parametrize("observer", [0, 3, None])
def test_everybody_sees_the_bids_in_order(observer: int | None) -> None:
    table = auction()
    table.bids("0:A1 1:B0 2:A3 3:A6")
    assert table.view(observer).bids == (
        Bid(0, 0, 1, outbid=True),
        Bid(1, 1, 0, outbid=False),
        Bid(2, 0, 2, outbid=True),
        Bid(3, 0, 3, outbid=False),
    )
    assert table.asks(0, "bid")


@shows("R-INFO-3")
def test_bids_are_remembered_to_the_end_of_the_round_and_no_longer() -> None:
    table = auction()
    assert table.game.bids == ()
    table.bids("0:A1 1:B0 2:C0 3:D0")
    table.skip_to("sell", 3)
    assert [bid.seat for bid in table.view(2).bids] == [0, 1, 2, 3]
    table.skip_to("place")
    assert table.view(2).bids == ()


@shows("R-INFO-3", "R-AUC-1")
def test_bids_for_investors_are_bids_too_until_all_have_theirs() -> None:
    table = Table(3, modules="investors investor_bidding", setting_up=True)
    while not table.asks(0, "bid-investor"):
        table.game.play(table.game.decision.answers[0])
    table.game.play(table.game.decision.answers[0])
    assert table.view(1).bids == (Bid(0, 0, 0, outbid=False),)
    while table.game.decision.question in ("bid-investor", "discard"):
        table.game.play(table.game.decision.answers[0])
    assert table.view(1).bids == ()


@shows("R-INFO-3")
def test_sampled_worlds_and_what_is_written_keep_them() -> None:
    table = auction()
    table.bids("0:A1 1:B0 2:A3")
    view = table.view(3)
    world = view.sample(Random(1))
    assert world.bids == world.copy().bids == view_from_json(view.to_json(), SHOWN_WITH).bids == view.bids != ()
