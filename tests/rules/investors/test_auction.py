"""Investor bidding (R-AUC-1)."""

import pytest

from stockpile.rules.answers import INVESTORS
from stockpile.rules.config import Config
from stockpile.rules.errors import ConfigError
from stockpile.rules.events import InvestorHired, InvestorPicked, InvestorsLaidOut, MeepleReturned
from tests.support.table import Table, look_alike, shows


def auction(players: int, up: dict[int, str], *, first: int = 0, modules: str = "") -> Table:
    """Everybody has put up the investors said (and calm ones); the bidding begins."""
    table = Table(players, first=first, investors=up, modules=f"investor_bidding {modules}", setting_up=True)
    while table.game.decision.question == "choose-investor":
        table.answer(table.game.asked, table.legal[0])
    return table


def lots(table: Table) -> list[str]:
    return [INVESTORS[number] for number in table.view().lots]


@shows("R-AUC-1")
def test_bidding_needs_investors() -> None:
    with pytest.raises(ConfigError, match="investor_bidding needs the investors that are bid on"):
        Config(3, ("investor_bidding",))


@shows("R-AUC-1", "R-INV-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_investor_of_each_hand_is_laid_out_to_a_pile_in_turn_order(players: int) -> None:
    up = {1: "donald mark" if players == 2 else "donald"}
    table = auction(players, up, first=1)
    assert table.asks(1, "bid-investor")
    assert len(lots(table)) == table.figures.piles == (4 if players == 2 else players)
    assert lots(table)[: len(up[1].split())] == up[1].split()
    assert table.view().offer_hands == [2 if players == 2 else 1] * players  # these are in the box


@shows("R-AUC-1", "R-SET-7", "R-INFO-4")
def test_what_is_put_up_is_secret_until_all_have_chosen() -> None:
    tables = [Table(3, modules="investors investor_bidding", setting_up=True) for _ in range(2)]
    for table, place in zip(tables, (0, 1), strict=True):
        table.answer(0, table.legal[place])
        table.answer(1, table.legal[0])
        assert table.heard(InvestorsLaidOut) == []
        assert len(table.heard(InvestorPicked)) == 2
    for observer in (1, 2, None):
        assert look_alike(tables[0], tables[1], observer)
    tables[0].answer(2, tables[0].legal[0])
    for observer in (0, 1, 2, None):
        (told,) = tables[0].heard(InvestorsLaidOut, observer)
        assert list(told.investors) == tables[0].view(observer).lots


@shows("R-AUC-1")
@pytest.mark.parametrize(
    ("name", "highest"),
    [("donald", 10), ("barbara", 15), ("deborah", 20), ("warren", 20), ("mark", 25), ("bill", 25)],
)
def test_the_only_limit_is_the_investors_own_money(name: str, highest: int) -> None:
    table = auction(3, {0: name})
    space = table.space(highest)
    assert [answer for answer in table.legal if answer.startswith("bid A")] == [
        f"bid A {each}" for each in range(space + 1)
    ]
    if space < 7:
        table.refuses(f"bid A {space + 1}", "costs-more-than-the-investor-has")


@shows("R-AUC-1")
@pytest.mark.parametrize(("name", "highest"), [("donald", 3), ("barbara", 6), ("chanda", 6), ("mark", 20)])
def test_with_two_players_it_is_the_money_of_their_column(name: str, highest: int) -> None:
    table = auction(2, {0: f"{name} bill"})
    space = table.space(highest)
    assert f"bid A {space}" in table.legal
    table.refuses(f"bid A {space + 1}", "costs-more-than-the-investor-has")


@shows("R-AUC-1")
def test_bids_of_two_players_have_no_limit_together() -> None:
    table = auction(2, {0: "donald barbara", 1: "carlos graham"})
    table.bids("0:A3 1:C6 0:B6 1:D6")
    assert (table.investors(0), table.money(0)) == ("donald barbara", 4 - 3 + 7 - 6)
    assert (table.investors(1), table.money(1)) == ("carlos graham", 6 - 6 + 6 - 6)


@shows("R-AUC-1", "R-DEM-1", "R-DEM-3")
def test_bids_go_up_and_who_is_outbid_bids_again_when_the_turn_comes() -> None:
    table = auction(4, {0: "donald"}, first=1)
    table.bids("1:A3 2:A6")
    table.refuses("bid A 2", "only-a-higher-space")
    table.bids("3:B0 0:C0")
    assert table.asks(1, "bid-investor")
    assert [event.seat for event in table.heard(MeepleReturned)] == [1]
    table.bids("1:D0")
    assert not table.asks(1, "bid-investor")


@shows("R-AUC-1", "R-DEM-4")
def test_the_last_space_locks_an_investor() -> None:
    table = auction(3, {0: "bill"})
    table.bids("0:A25")
    assert not any(answer.startswith("bid A") for answer in table.legal)


@shows("R-AUC-1", "R-DEM-9")
def test_two_players_place_two_meeples_each_before_anybody_bids_again() -> None:
    table = auction(2, {0: "bill mark", 1: "stuart warren"})
    table.bids("0:A1")
    table.bids("1:A3")
    table.bids("0:B0")
    table.refuses("bid A 4", "your-other-meeple-is-there")
    table.bids("1:C0 0:D0")
    assert (table.investors(0), table.investors(1)) == ("mark warren", "bill stuart")


@shows("R-AUC-1", "R-SET-3")
def test_the_money_is_the_investors_less_the_bid() -> None:
    table = auction(3, {0: "bill", 1: "donald", 2: "mark"})
    table.bids("0:B10 1:A15 2:C0")
    assert [table.investors(seat) for seat in range(3)] == ["donald", "bill", "mark"]
    assert table.game.money == [3, 17, 25]
    assert (table.paid(1, "investor"), table.paid(1, "bid")) == ([32], [-15])
    for observer in (0, 1, 2, None):
        assert [(event.seat, INVESTORS[event.investor]) for event in table.heard(InvestorHired, observer)] == [
            (0, "donald"),
            (1, "bill"),
            (2, "mark"),
        ]


@shows("R-AUC-1")
def test_an_investor_may_cost_all_the_money_it_has() -> None:
    table = auction(3, {0: "deborah"})
    table.bids("0:A20 1:B0 2:C0")
    assert table.money(0) == 0
    assert table.asks(0, "place")


@shows("R-AUC-1")
@pytest.mark.parametrize(
    ("name", "bid", "left"),
    [("donald", 10, 3), ("barbara", 0, 15), ("barbara", 6, 9), ("mitt", 3, 14), ("liliane", 6, 18)],
)
def test_no_ability_works_in_this_auction(name: str, bid: int, left: int) -> None:
    table = auction(3, {0: name})
    table.bids(f"0:A{bid} 1:B0 2:C0")
    assert (table.investors(0), table.money(0)) == (name, left)


@shows("R-AUC-1", "R-INV-CARLOS")
def test_carlos_does_not_close_a_space_here() -> None:
    table = auction(3, {0: "carlos"})
    table.bids("0:A6")
    assert "bid A 4" in table.legal


@shows("R-AUC-1", "R-SET-2")
def test_strategy_cards_are_put_back_after_the_auction_and_then_the_market_is_bid_on_afresh() -> None:
    table = auction(3, {0: "bill"}, modules="strategies")
    table.bids("0:A15 1:B0 2:C0")
    assert table.asks(0, "discard")
    assert table.game.money == [0, 0, 0]
    while table.game.decision.question == "discard":
        table.play_harmlessly()
    assert table.money(0) == 17
    assert table.view().lots == []
    assert table.view().meeple_seat == [-1] * 3
    table.skip_to("bid")
    assert "bid A 0" in table.legal


@shows("R-AUC-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_after_the_auction_is_played_to_its_end(players: int) -> None:
    table = Table(players, modules="investors investor_bidding")
    while not table.game.over:
        table.skip_round()
    assert len(table.game.standing) == players
