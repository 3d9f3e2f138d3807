"""Round end and game end (R-END-1 to R-END-4)."""

import pytest

from stockpile.rules.cards import BANK, ELECTRIC, LABS
from stockpile.rules.decision import GameOver
from stockpile.rules.events import (
    FeeLapsed,
    GameEnded,
    MajorityHeld,
    MoneyMoved,
    PortfolioSold,
    RoundEnded,
    RoundStarted,
)
from stockpile.rules.phases.ending import BREAKDOWN
from tests.support.table import Table, shows

# Without any action the calm forecasts bring all prices to 7 after six rounds; seat 0 is first in round 7 of three.
LAST = "cosmic+1 bank+2 labs$$ auto-2 steel-3 electric+4"
PRICES = {"cosmic": 8, "bank": 9, "labs": 7, "auto": 5, "steel": 4, "electric": 6}


def last_round(market: str, pairs: str = LAST) -> Table:
    """Three players come into the last round with money and no cards, and take these."""
    table = Table(3, market={7: market}, pairs={7: pairs})
    table.skip_to_round(7, selling_out=True)
    assert [table.regular(seat) + table.split(seat) for seat in (0, 1, 2)] == ["", "", ""]
    return table


def finish(table: Table) -> list[dict[str, int]]:
    while not table.game.over:
        table.skip_round()
    return table.game.standing


@shows("R-END-1")
@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_rounds_and_the_first_player_token_goes_one_seat_left(players: int, rounds: int) -> None:
    table = Table(players, first=1)
    finish(table)
    started = [(event.round, event.first) for event in table.heard(RoundStarted)]
    assert started == [(number, (1 + number) % players) for number in range(rounds)]
    assert [event.round for event in table.heard(RoundEnded)] == list(range(rounds))


@shows("R-END-1")
def test_the_new_first_player_begins_the_next_round() -> None:
    table = Table(4, first=3)
    table.skip_round()
    assert table.asks(0, "place")


@shows("R-END-1")
def test_after_the_last_round_the_game_ends_and_the_token_stays() -> None:
    table = Table(3)
    table.skip_to_round(7)
    token = table.game.first
    finish(table)
    assert (table.round, table.game.first) == (7, token)
    with pytest.raises(GameOver):
        _ = table.game.decision
    with pytest.raises(GameOver):
        table.answer(0, "pass")


@shows("R-END-2")
def test_the_most_shares_of_a_company_bring_10() -> None:
    table = last_round("bank bank labs  bank auto  steel auto  labs labs")
    # Bank: seat 0 has two, seat 1 one. Labs: seat 2 alone. Steel: seat 1 alone. Auto: one each for seats 0 and 1.
    rows = finish(table)
    held = {event.company: (event.seats, event.shares) for event in table.heard(MajorityHeld)}
    assert held == {BANK: ((0,), 2), LABS: ((2,), 3), 3: ((0, 1), 1), 4: ((1,), 1)}
    assert [row["majorities"] for row in rows] == [10 + 5, 10 + 5, 10]


@shows("R-END-2")
@pytest.mark.parametrize(
    ("market", "majorities"),
    [
        ("bank bank labs  fee-1 fee-1  fee-1 fee-1  fee-2 fee-2", [5, 5, 10]),
        ("bank bank bank  fee-1 fee-1  fee-1 fee-1  fee-2 fee-2", [5, 5, 5]),
        ("bank bank bank  bank fee-1  bank fee-1  fee-2 fee-2", [5, 5, 0]),
    ],
)
def test_tied_players_get_5_each(market: str, majorities: list[int]) -> None:
    assert [row["majorities"] for row in finish(last_round(market))] == majorities


@shows("R-END-2")
def test_a_company_that_nobody_holds_pays_nobody() -> None:
    table = last_round("fee-1 fee-1 fee-1  fee-1 fee-2  fee-2 fee-2  fee-2 fee-3")
    assert [row["majorities"] for row in finish(table)] == [0, 0, 0]
    assert table.heard(MajorityHeld) == []


def with_a_split_card(taken: str) -> Table:
    """Labs stands at 10 in round 6. Seat 0 takes one and it splits; in round 7 seat 2 takes regular ones."""
    market = {
        6: "fee-1 fee-1 fee-1  labs fee-2  fee-2 fee-3  fee-3 fee-3",
        7: f"bank fee-1 bank  fee-3 bank  {taken}  bank auto",
    }
    table = Table(3, first=1, market=market, pairs={6: "labs+1", 7: LAST})
    table.skip_to_round(6, selling_out=True)
    assert table.price("labs") == 10
    table.skip_to_round(7)
    assert table.split(0) == "labs"
    return table


@shows("R-END-2", "R-END-3")
@pytest.mark.parametrize(
    ("taken", "majorities"), [("labs fee-2", (10, 0)), ("labs labs", (5, 5)), ("labs bank", (10, 0))]
)
def test_a_split_card_counts_two_and_sells_for_twice_the_price(taken: str, majorities: tuple[int, int]) -> None:
    table = with_a_split_card(taken)
    price = table.price("labs")
    finish(table)
    (labs,) = [event for event in table.heard(MajorityHeld) if event.company == LABS]
    assert labs.shares == 2
    assert labs.seats == ((0, 2) if majorities == (5, 5) else (0,))
    sold = [event for event in table.heard(PortfolioSold) if (event.seat, event.company) == (0, LABS)]
    assert [(event.regular, event.split) for event in sold] == [(0, 1)]
    at = table.events.index(sold[0])
    paid = table.events[at + 1]
    assert isinstance(paid, MoneyMoved)
    assert (paid.amount, paid.reason) == (2 * price, "sale")


@shows("R-END-3")
def test_all_shares_are_sold_at_the_final_prices() -> None:
    table = last_round("bank bank labs  cosmic auto  steel auto  electric labs")
    cash = [table.money(seat) for seat in (0, 1, 2)]
    rows = finish(table)
    assert {company: table.price(company) for company in PRICES} == PRICES
    assert [row["cash"] for row in rows] == cash
    # The electric card split in the last movement and counts double.
    assert [row["shares"] for row in rows] == [9 + 8 + 5, 9 + 4 + 5, 7 + 7 + 2 * 6]
    assert [row["total"] for row in rows] == [table.money(seat) for seat in (0, 1, 2)]
    for row in rows:
        assert row["total"] == row["cash"] + row["majorities"] + row["shares"] + row["fees"]
    sold = [(event.seat, event.regular, event.split) for event in table.heard(PortfolioSold)]
    assert sold == [(0, 1, 0), (0, 1, 0), (0, 1, 0), (1, 1, 0), (1, 1, 0), (1, 1, 0), (2, 2, 0), (2, 0, 1)]
    assert table.heard(PortfolioSold)[-1].company == ELECTRIC


@shows("R-END-3")
def test_nobody_holds_anything_any_more_and_the_cards_are_discarded() -> None:
    table = Table(4)
    finish(table)
    assert [table.regular(seat) + table.split(seat) + table.fees(seat) for seat in range(4)] == [""] * 4
    assert sum(table.game.discard) + table.view().deck_left == 80


def poor(opening: list[str]) -> Table:
    """Seat 0 spends all it has in round 1, and only ever takes the card that opens pile A."""
    table = Table(3, market={number: f"{card} bank labs" for number, card in enumerate(opening, start=1)})
    while not table.game.over:
        mine = table.game.asked == 0
        question = table.game.decision.question
        if mine and question == "place":
            table.answer(0, next(answer for answer in table.legal if answer.endswith("B")))
        elif mine and question == "bid" and table.round == 1:
            table.bids("0:A20")
        elif mine and question == "sell" and "sell share cosmic" in table.legal and table.round == 2:
            table.answer(0, "sell share cosmic")
        else:
            table.play_harmlessly()
    return table


@shows("R-END-3")
def test_a_fee_that_cannot_be_paid_at_the_end_lapses() -> None:
    # The one share it has brings 9 in round 2. That pays the three fees of 3, and nothing the others.
    table = poor(["fee-3", "fee-3", "fee-3", "fee-2", "fee-2", "fee-2", "fee-2"])
    row = table.game.standing[0]
    assert row == {"seat": 0, "place": 3} | dict.fromkeys(BREAKDOWN, 0)
    for observer in (0, 1, 2, None):
        assert [(event.seat, event.fee) for event in table.heard(FeeLapsed, observer)] == [(0, 1)] * 4
    assert table.fees(0) == ""
    assert table.game.discard[9] == 4


@shows("R-END-3", "R-DEM-6")
def test_unpaid_fees_are_paid_as_money_comes_in() -> None:
    table = poor(["steel", "bank", "fee-3", "fee-3", "fee-3", "fee-2", "fee-1"])
    at = table.events.index(table.heard(MajorityHeld)[0])
    mine = [event for event in table.events[at:] if isinstance(event, MoneyMoved) and event.seat == 0]
    row = table.game.standing[0]
    assert row["fees"] == -sum(-event.amount for event in mine if event.reason == "fee") < 0
    money = row["cash"]
    for event in mine:
        money += event.amount
        assert money >= 0
    assert money == row["total"]
    first_fee = next(place for place, event in enumerate(mine) if event.reason == "fee")
    assert mine[first_fee - 1].amount > 0
    assert first_fee < len(mine) - 1


@shows("R-END-4")
def test_the_most_money_wins() -> None:
    table = last_round("bank bank labs  cosmic auto  steel auto  electric labs")
    rows = finish(table)
    totals = [row["total"] for row in rows]
    assert len(set(totals)) == 3
    assert table.game.winners == [totals.index(max(totals))]
    by_place = sorted(rows, key=lambda row: row["place"])
    assert [row["place"] for row in by_place] == [1, 2, 3]
    assert [row["total"] for row in by_place] == sorted(totals, reverse=True)


def level() -> Table:
    """Both get the same cards in every round; in the last, each gets what the other began with."""
    stocks = "cosmic cosmic bank bank  labs auto labs auto  steel electric steel electric"
    market = dict.fromkeys((1, 2, 3, 4), stocks)
    market[5] = "fee-1 fee-1 fee-2 fee-2  fee-3 labs fee-3 labs  steel electric steel electric"
    market[6] = "fee-1 fee-1 fee-2 fee-2  fee-3 auto fee-3 auto  cosmic boom bank boom"
    return Table(2, market=market)


@shows("R-END-4")
def test_players_level_at_the_top_share_the_win() -> None:
    table = level()
    rows = finish(table)
    assert rows[0]["total"] == rows[1]["total"]
    assert table.game.winners == [0, 1]
    assert [row["place"] for row in rows] == [1, 1]
    for observer in (0, 1, None):
        (ended,) = table.heard(GameEnded, observer)
        assert (ended.money, ended.winners) == (tuple(row["total"] for row in rows), (0, 1))


@shows("R-END-4")
def test_one_dollar_more_wins_alone() -> None:
    table = level()
    table.skip_to("bid", 1)
    table.bids("1:B1")
    rows = finish(table)
    assert rows[0]["total"] == rows[1]["total"] + 1
    assert table.game.winners == [0]
    assert [row["place"] for row in rows] == [1, 2]


@shows("R-END-4")
def test_there_are_no_winners_before_the_end() -> None:
    table = Table(3)
    assert table.game.winners == []
    assert table.game.standing == []
