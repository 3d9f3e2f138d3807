"""Every part of the balance report on a few deals: what it looks at, and what must add up."""

from collections import Counter
from dataclasses import replace
from statistics import fmean

import pytest

from stockpile.content import load
from stockpile.content.loader import lay_over_content
from stockpile.lab.balance import MONEY, PARTS, Balance, BalanceError, BalancePlan, RunOptions, measure, money_lines
from stockpile.lab.balance.games import BalanceGame
from stockpile.lab.balance.money import GIFT_DOLLARS, EvenMoney, even_money, gaps_to_fair, play_with_gifts, slopes
from stockpile.lab.balance.parts import INVESTORS, SEATS, games_of_deal
from stockpile.lab.balance.survey import (
    BASE_GAME,
    EPIC_GAME,
    SINGLE_MODULES,
    BalanceRow,
    Survey,
    SurveyResult,
    config_of_cell,
    rows_of,
)
from stockpile.lab.intervals import Mean


def found(part: str, deals: int = 1) -> Balance:
    return measure(BalancePlan(load(), 3, (part,), deals, "broker"), RunOptions())


def by_cell(rows: tuple[BalanceRow, ...]) -> dict[tuple[int, str], list[BalanceRow]]:
    cells: dict[tuple[int, str], list[BalanceRow]] = {}
    for row in rows:
        cells.setdefault((row.players, row.game), []).append(row)
    return cells


def test_the_win_is_shared_out_among_all_places() -> None:
    rows = found("seats", 2).parts["seats"].rows
    cells = by_cell(rows)
    assert sorted(cells) == sorted(SEATS.cells)
    for (players, _), places in cells.items():
        assert [row.key[2] for row in places] == [*range(1, players + 1)]
        assert sum([row.values["win_share"].mean or 0 for row in places]) == pytest.approx(1, abs=1e-3)
        assert sum([row.values["lead"].mean or 0 for row in places]) == pytest.approx(0, abs=1e-2)


def test_every_module_is_looked_at_beside_investors() -> None:
    rows = found("investors").parts["investors"].rows
    cells = by_cell(rows)
    assert sorted(cells) == sorted(INVESTORS.cells)
    assert {game for _, game in cells} == {"investors", *SINGLE_MODULES, EPIC_GAME}
    for (players, _), seen in cells.items():
        kept = 2 if players == 2 else 1
        assert len(seen) == players * kept, "as many investors as a deal needs, each in every seat"
        assert {row.looks for row in seen} == {players}
        assert sum([row.values["win_share"].mean or 0 for row in seen]) == pytest.approx(kept, abs=1e-3)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_investors_are_hired_as_planned_and_move_from_seat_to_seat(players: int) -> None:
    table = BalanceGame(config_of_cell((players, EPIC_GAME)), load(), "broker", 1, 5)
    seats: dict[str, list[int]] = {}
    decks = set()
    for game, names, by in games_of_deal(table):
        numbers = [number for number in game.investors if number >= 0]
        assert [load().investors[number].key for number in numbers] == [name for row in names for name in row]
        decks.add((game.first, game.chance.market, game.chance.strategies, game.chance.pairs))
        for seat, row in enumerate(names):
            for name in row:
                seats.setdefault(name, []).append(seat)
        assert by == len(seats[names[by][0]]) - 1
    assert len(decks) == 1, "the same deal for all"
    assert all(sorted(taken) == [*range(players)] for taken in seats.values())


def test_a_card_is_worth_something_to_who_holds_it() -> None:
    rows = found("held", 3).parts["held"].pooled
    assert sum([row.looks for row in rows]) == 3 * (3 + 4 + 5), "one card of every seat"
    assert {row.name for row in rows} <= {card.key for card in load().strategies}


def test_well_played_cards_are_compared_with_a_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stockpile.lab.balance.parts.FUTURES_OF_A_CARD", 1)
    rows = found("played").parts["played"].pooled
    assert sum([row.looks for row in rows]) > 30, "about one for every seat and round"
    worth = fmean([row.values["worth"].mean or 0 for row in rows])
    expected = fmean([row.values["expected"].mean or 0 for row in rows])
    assert worth > 0 and expected > 0


def test_bonds_commodities_and_taxes_have_a_worth() -> None:
    rows = found("purchases").parts["purchases"].pooled
    kinds = Counter(row.name for row in rows)
    assert set(kinds) >= {"bond", "commodity", "tax"}
    bonds = [row for row in rows if row.name == "bond"]
    assert [row.key[3] for row in bonds] == [*range(1, len(bonds) + 1)], "by the rounds to come"
    last = {row.key[3]: row for row in bonds}[1]
    assert last.values["money"].mean == 1.0, "bought in the last round, a bond brings its interest and nothing else"
    first_tax = next(row for row in rows if row.key[2:] == ("tax", 1))
    assert (first_tax.values["money"].mean or 0) < 0


def test_modules_make_games_longer() -> None:
    rows = by_cell(found("modules", 2).parts["modules"].rows)
    for players in (3, 4, 5):
        base, epic = rows[players, BASE_GAME][0].values, rows[players, EPIC_GAME][0].values
        assert (base["choices"].mean or 0) < (epic["choices"].mean or 0)
        assert (base["minutes"].mean or 0) < (epic["minutes"].mean or 0)
        assert 0 <= (epic["won_from_last"].mean or 0) <= 1


def test_money_is_given_and_taken_alike() -> None:
    table = BalanceGame(config_of_cell((5, EPIC_GAME)), load(), "broker", 1, 2)
    seen = [*play_with_gifts(table, (5, EPIC_GAME))]
    assert len(seen) == 25
    assert Counter(push for _, (_, _, push) in seen) == {GIFT_DOLLARS * GIFT_DOLLARS: 20, 0: 5}
    for game in range(5):
        assert sum([share for _, (share, _, _) in seen[5 * game : 5 * game + 5]]) == pytest.approx(1)


def row(players: int, name: str, **values: float) -> BalanceRow:
    means = {value: Mean(mean, mean - 0.1, mean + 0.1) for value, mean in values.items()}
    return BalanceRow((players, EPIC_GAME, name), 10, 10, means)


def test_gap_and_slope() -> None:
    """Gifts of 4 that move the win share by 8 points, where the others have as much less: 1.5 points a dollar."""
    rows = [row(4, name, win_share=share, pull=4 * 0.08, push=16.0) for name, share in (("ana", 0.31), ("bill", 0.19))]
    assert slopes(rows) == {4: pytest.approx(0.015)}
    off = gaps_to_fair([*rows, row(3, "ana", win_share=1 / 3 + 0.02)])
    assert [off[name].mean for name in ("ana", "bill")] == pytest.approx([0.04, -0.06])


def surveyed(money: dict[str, int], *rows: BalanceRow) -> SurveyResult:
    content = lay_over_content(load(), {f"investors.{name}.money": amount for name, amount in money.items()})
    return SurveyResult(Survey(INVESTORS, "broker", 1, content), 1, 1, rows, ())


def test_all_that_was_seen_says_which_money_is_even() -> None:
    """With 20 two points too many at two a dollar: 19. With 18 two too few: 19."""
    before = surveyed({"ana": 20, "bill": 30}, row(4, "ana", win_share=0.27), row(4, "bill", win_share=0.19))
    tried = surveyed({"ana": 18, "bill": 33}, row(4, "ana", win_share=0.23), row(4, "bill", win_share=0.27))
    assert even_money(EvenMoney(before, slope=0.02)) == {"investors.ana.money": 19, "investors.bill.money": 33}
    both = even_money(EvenMoney(before, (tried,), slope=0.02))
    assert both == {"investors.ana.money": 19, "investors.bill.money": 32}, "33 and 32, half to even"
    assert even_money(EvenMoney(before)) == {}, "a dollar that seems to do nothing says nothing"
    assert even_money(EvenMoney(before, slope=0.0001))["investors.ana.money"] == 0, "nobody owes money"


def test_equal_money_is_worked_out_tried_and_played_with() -> None:
    balance = found(MONEY, 2)
    evened = balance.evened
    assert evened is not None and evened.after is not None
    names = [each.survey.part.name for each in evened.surveys]
    assert names == ["money-before", "money-try-1", "money-try-2", "money-after"]
    assert len({each.survey.own_seed for each in evened.surveys}) == 4, "new deals every time"
    lines = money_lines(load(), evened)
    after = {card.key: card.money for card in evened.after.survey.content.investors}
    assert {line.investor: line.even for line in lines} == {line.investor: after[line.investor] for line in lines}
    assert [line.before.mean for line in lines] == sorted([line.before.mean or 0 for line in lines])
    assert {line.mark for line in lines} == {"house", "reported"}


def test_looks_of_one_deal_are_one_observation() -> None:
    seen = [
        (((3, EPIC_GAME, 1), (1.0, 5.0, 0.0)), ((3, EPIC_GAME, 1), (0.0, 7.0, 2.0))),
        (((4, EPIC_GAME, 1), (1.0, 9.0, 1.0)),),
    ]
    (three, four), (both,) = rows_of(SEATS, seen), rows_of(SEATS, seen, pooled=True)
    assert (three.deals, three.looks, three.values["money"]) == (1, 2, Mean(6.0))
    assert (four.deals, four.values["money"]) == (1, Mean(9.0))
    assert (both.players, both.deals, both.looks, both.values["money"].mean) == (0, 2, 3, 7.5)


def test_parts_do_not_share_their_deals() -> None:
    seeds = {Survey(part, "broker", 1, load()).own_seed for part in PARTS.values()}
    assert len(seeds) == len(PARTS)


@pytest.mark.parametrize(
    ("plan", "way", "reason"),
    [
        ({"parts": ("fate",)}, RunOptions(), "there is no part 'fate'; there are: seats, investors, held, played, "),
        ({"deals": 0}, RunOptions(), "at least one deal is needed, not 0"),
        ({}, RunOptions(jobs=0), "at least one job is needed, not 0"),
        ({}, RunOptions(on="moon"), "nothing is played on 'moon'; it can be: processes, ray"),
    ],
)
def test_what_cannot_be_is_refused(plan: dict[str, object], way: RunOptions, reason: str) -> None:
    with pytest.raises(BalanceError, match=reason):
        measure(replace(BalancePlan(load(), 1), **plan), way)  # type: ignore[arg-type]  # fields by name


def test_luck_explains_much_of_who_wins_and_never_more_in_the_mean_than_all() -> None:
    rows = by_cell(found("luck", 1).parts["luck"].rows)
    shares = [row.values["luck_share"].mean or 0.0 for (row,) in rows.values()]
    assert len(shares) == 10
    assert 0.1 < sum(shares) / len(shares) < 1.2
