"""Bonds (R-BND-1 to R-BND-3)."""

import pytest

from stockpile.content import Content
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.events import BondsBought, DiceRolled, FeeLapsed, MoneyMoved, PairDealt, RoundEnded
from tests.support.table import OLD_RULINGS, SHOWN_WITH, Table, shows

PRICES = {2: 7, 3: 6, 4: 5, 5: 4}


def bonds(players: int = 3, *, market: str = "", first: int = 0, content: Content = SHOWN_WITH) -> Table:
    return Table(players, market=market, first=first, modules="bonds", content=content)


def buy(table: Table, *counts: int) -> None:
    """All buy, in turn order."""
    for place, count in enumerate(counts):
        table.answer(table.game.turn(place), f"bonds {count}")


@shows("R-BND-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_round_begins_with_buying_up_to_three_in_turn_order(players: int) -> None:
    table = bonds(players, first=1)
    for number in (1, 2):
        for place in range(players):
            assert table.asks((number + place) % players, "bonds")
            assert table.legal == [f"bonds {count}" for count in range(4)] or number == 2
            table.answer(table.game.asked, "bonds 1")
        assert table.game.decision.question == "place"
        assert [table.bonds(seat) for seat in range(players)] == [number] * players
        table.skip_round()


@shows("R-BND-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_costs_what_the_number_of_players_says(players: int, count: int) -> None:
    table = bonds(players)
    money = table.money(0)
    table.answer(0, f"bonds {count}")
    assert (table.bonds(0), table.money(0)) == (count, money - count * PRICES[players])
    assert table.paid(0, "bonds") == ([-count * PRICES[players]] if count else [])


@shows("R-BND-1", "R-DIC-1", "R-INF-1")
def test_before_the_dice_and_the_information() -> None:
    table = Table(3, modules="bonds dice")
    buy(table, 1, 1, 1)
    told = [type(event) for event in table.events if isinstance(event, BondsBought | DiceRolled | PairDealt)]
    assert list(dict.fromkeys(told)) == [BondsBought, DiceRolled, PairDealt]
    assert told[:4] == [BondsBought] * 3 + [DiceRolled]


@shows("R-BND-1")
def test_only_what_can_be_paid() -> None:
    table = bonds()
    buy(table, 3, 2, 0)
    table.skip_to_round(2)
    # Seat 0 has 2 left and 3 of interest, seat 1 has 8 and 2.
    table.answer(1, "bonds 1")
    table.answer(2, "bonds 0")
    assert (table.asks(0, "bonds"), table.money(0), table.legal) == (True, 5, ["bonds 0"])
    table.refuses("bonds 1", "costs-more-than-you-have")


@shows("R-BND-1")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("bonds 4", "more-bonds-than-a-round-allows"),
        ("bonds 9", "more-bonds-than-a-round-allows"),
        ("pass", "not-an-answer-to-this"),
        ("bid A 0", "not-an-answer-to-this"),
    ],
)
def test_no_more_than_three_a_round(answer: str, reason: str) -> None:
    bonds().refuses(answer, reason)


def buy_all_you_can(table: Table) -> None:
    """Until the game is over: everybody buys as many bonds as possible, sells all shares and bids 0."""
    while not table.game.over:
        decision = table.game.decision
        if decision.question == "bonds":
            left = 3
            if not table.figures.bonds_never_run_out:
                left = table.figures.bond_supply - sum(table.game.bonds) - table.game.gone[COMMERCE_KINDS]
            most = min(3, left, table.money(decision.seat) // PRICES[table.game.players])
            assert table.legal == [f"bonds {count}" for count in range(most + 1)]
            if left < 3 and table.money(decision.seat) >= 3 * PRICES[table.game.players]:
                table.refuses(f"bonds {left + 1}", "no-bonds-left")
            table.game.play(decision.answers[-1])
        elif decision.question == "sell":
            table.game.play(decision.answers[-1])
        else:
            table.play_harmlessly()


@shows("R-BND-1")
def test_bonds_never_run_out() -> None:
    table = bonds(5)
    buy_all_you_can(table)
    assert sum(table.game.bonds) > table.figures.bond_supply == 40
    assert sum(event.count for event in table.heard(BondsBought)) == sum(table.game.bonds)


@shows("R-BND-1")
def test_in_a_game_from_before_that_ruling_the_supply_of_40_runs_out() -> None:
    table = bonds(5, content=OLD_RULINGS)
    buy_all_you_can(table)
    assert sum(table.game.bonds) == 40
    assert sum(event.count for event in table.heard(BondsBought)) == 40
    # The last buyer wanted more than there were.
    assert [event.count for event in table.heard(BondsBought)][-1] < 3


@shows("R-BND-1", "R-COM-4", "S-CONVERTIBLE-BOND")
def test_a_bond_given_up_does_not_come_back_into_a_supply_that_runs_out() -> None:
    table = Table(5, modules="bonds", strategies={0: "convertible-bond"}, content=OLD_RULINGS)
    buy(table, 3, 3, 3, 3, 3)
    table.skip_to("sell", 1)
    table.sell(1, "share bank")
    table.skip_to_round(2)
    table.skip_to("action", 0)
    table.answer(0, "strategy convertible-bond", "take bank")
    buy_all_you_can(table)
    assert (sum(table.game.bonds), table.game.gone[COMMERCE_KINDS]) == (39, 1)
    assert sum(event.count for event in table.heard(BondsBought)) == 40


@shows("R-BND-1")
def test_bonds_stay_until_the_end() -> None:
    table = bonds()
    buy(table, 3, 1, 0)
    while not table.game.over:
        assert [table.bonds(seat) for seat in range(3)] == [3, 1, 0]
        table.play_harmlessly()


@shows("R-BND-1", "R-INFO-1")
def test_who_has_bonds_is_public() -> None:
    table = bonds()
    buy(table, 3, 1, 0)
    for observer in (0, 1, 2, None):
        assert [(event.seat, event.count) for event in table.heard(BondsBought, observer)] == [(0, 3), (1, 1)]
        view = table.view(observer)
        assert (view.bonds, view.gone[COMMERCE_KINDS], view.figures.bonds_never_run_out) == ([3, 1, 0], 0, True)


@shows("R-BND-2")
def test_every_bond_earns_1_at_the_end_of_every_round_the_last_one_too() -> None:
    table = bonds()
    buy(table, 3, 1, 0)
    while not table.game.over:
        table.skip_round()
    assert [table.paid(seat, "interest") for seat in range(3)] == [[3] * 7, [1] * 7, []]
    told = [event for event in table.heard(MoneyMoved) if event.reason in ("interest", "bonds")]
    # In turn order; in round 7 seat 0 is first again. Then, at the very end, they are paid back.
    assert [(event.seat, event.amount) for event in told][-4:] == [(0, 3), (1, 1), (0, 18), (1, 6)]


@shows("R-BND-2", "R-END-1")
def test_interest_comes_after_movement_and_before_the_round_is_over() -> None:
    table = bonds()
    buy(table, 1, 0, 0)
    table.skip_to_round(2)
    told = [event.name for event in table.events]
    interest = next(at for at, event in enumerate(table.events) if getattr(event, "reason", "") == "interest")
    shown = max(at for at, name in enumerate(told) if name == "pair-shown")
    assert shown < interest < table.events.index(table.heard(RoundEnded)[0])


@shows("R-BND-2", "R-DEM-6")
def test_interest_pays_an_open_fee() -> None:
    table = bonds(market="fee-3 labs labs  auto auto")
    buy(table, 3, 0, 0)
    table.skip_to("bid")
    table.bids("0:A1 1:B0 2:C0")
    assert (table.money(0), table.fees(0)) == (1, "fee-3")
    table.skip_round()
    assert (table.money(0), table.fees(0)) == (1, "")


@shows("W-9", "R-BND-3")
def test_four_players_and_7_bonds_bring_35_back() -> None:
    table = Table(4, modules="bonds")
    table.answer(0, "bonds 3")
    while table.round < 4:
        if table.asks(0, "sell"):
            table.sell(0, *[f"share {company}" for company in table.regular(0).split()])
        elif table.asks(0, "bonds"):
            table.answer(0, "bonds 2")
        else:
            table.play_harmlessly()
    while not table.game.over:
        table.skip_round()
    assert (table.bonds(0), sum(-amount for amount in table.paid(0, "bonds") if amount < 0)) == (7, 35)
    assert table.game.standing[0]["bonds"] == 35
    assert table.paid(0, "bonds")[-1] == 35


@shows("R-BND-3", "R-END-3")
def test_after_the_last_sale_and_in_the_breakdown() -> None:
    table = bonds()
    buy(table, 2, 1, 0)
    while not table.game.over:
        table.skip_round()
    assert [row["bonds"] for row in table.game.standing] == [12, 6, 0]
    for row in table.game.standing:
        parts = [amount for name, amount in row.items() if name not in ("seat", "place", "total")]
        assert sum(parts) == row["total"]
    reasons = [event.reason for event in table.heard(MoneyMoved)]
    last_sale = max(at for at, reason in enumerate(reasons) if reason == "sale")
    assert reasons[last_sale + 1 :] == ["bonds", "bonds"]


@shows("R-BND-3", "R-END-3")
def test_money_for_bonds_pays_open_fees_and_what_it_cannot_pay_lapses() -> None:
    table = Table(3, market={7: "fee-3 labs labs  fee-3 fee-3"}, modules="bonds")
    table.answer(0, "bonds 1")
    while not table.game.over:
        answers = table.game.decision.answers
        if table.asks(0, "sell"):
            table.game.play(answers[-1])
        elif table.asks(0, "bid"):  # as high as possible for pile A
            table.game.play([answer for answer in answers if answer.args[0] == 0][-1])
        else:
            table.play_harmlessly()
    # Seat 0 comes to the end with 2, no share, one bond and three fees of 3.
    row = table.game.standing[0]
    assert (row["cash"], row["shares"], row["bonds"], row["fees"], row["total"]) == (2, 0, 6, -6, 2)
    assert [(event.seat, event.fee) for event in table.heard(FeeLapsed)] == [(0, 2)]
