"""When abilities of one moment are used (R-INV-2)."""

from itertools import groupby

import pytest

from stockpile.rules.answers import INVESTORS
from tests.support.table import Table, shows


def asked_for_abilities(table: Table) -> list[tuple[int, str]]:
    """Who is asked about which investor in what is left of this round, harmlessly played."""
    number = table.round
    asked = []
    while not table.game.over and table.round == number:
        decision = table.game.decision
        if decision.question == "investor":
            asked.append((decision.seat, INVESTORS[decision.subject["investor"]]))
        table.play_harmlessly()
    return [each for each, _ in groupby(asked)]


@shows("R-INV-2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_within_a_moment_abilities_come_in_turn_order(first: int) -> None:
    names = ["ana", "deborah", "oprah", "sanders"]
    table = Table(4, first=first, investors=dict(enumerate(names)))
    order = [(first + place) % 4 for place in range(4)]
    assert asked_for_abilities(table) == [(seat, names[seat]) for seat in order]


@shows("R-INV-2")
def test_the_moments_of_a_round_in_their_order() -> None:
    table = Table(5, first=2, investors={0: "phil", 1: "warren", 2: "martha", 3: "barack", 4: "ana"})
    assert asked_for_abilities(table) == [(0, "phil"), (1, "warren"), (2, "martha"), (3, "barack"), (4, "ana")]


@shows("R-INV-2")
def test_a_player_finishes_all_of_ones_own_before_the_next_player() -> None:
    table = Table(2, first=1, investors={0: "ana oprah", 1: "deborah sanders"})
    table.skip_to("ability")
    assert table.asks(1, "ability")
    table.answer(1, "ability sanders")
    assert asked_for_abilities(table) == [(1, "sanders"), (1, "deborah"), (0, "ana"), (0, "oprah")]


@shows("R-INV-2")
@pytest.mark.parametrize("order", [("ana", "deborah"), ("deborah", "ana")])
def test_two_abilities_in_one_moment_in_the_order_of_choice(order: tuple[str, str]) -> None:
    table = Table(2, investors={0: "ana deborah"})
    table.skip_to("ability")
    assert table.asks(0, "ability")
    assert table.legal == ["ability ana", "ability deborah"]
    table.answer(0, f"ability {order[0]}")
    for name in order:
        assert INVESTORS[table.game.decision.subject["investor"]] == name
        table.answer(0, "pass")
    assert table.round == 2


@shows("R-INV-2")
def test_one_ability_is_used_without_asking_which() -> None:
    table = Table(2, investors={0: "ana bill", 1: "warren deborah"})
    questions = []
    while table.round == 1:
        questions.append(table.game.decision.question)
        table.play_harmlessly()
    assert "ability" not in questions
    assert questions.count("investor") == 3


@shows("R-INV-2", "R-INV-DANGOTE")
def test_an_ability_without_a_choice_is_one_of_two_as_well() -> None:
    table = Table(2, investors={0: "dangote oprah"}, commerce="gold oil gold oil")
    table.set_money(0, 0)
    table.skip_to("ability")
    table.answer(0, "ability oprah")
    # She had nothing to give; then Dangote is paid.
    assert (table.round, table.money(0)) == (2, 2)
    table = Table(2, investors={0: "dangote oprah"}, commerce="gold oil gold oil")
    table.set_money(0, 0)
    table.skip_to("ability")
    table.answer(0, "ability dangote", "seat 1", "seat 1")
    assert (table.round, table.money(0)) == (2, 0)


@shows("R-INV-2", "R-STR-2", "R-ACT-1")
@pytest.mark.parametrize("when", [0, 1, 2])
def test_in_the_action_turn_an_ability_and_cards_come_in_any_order(when: int) -> None:
    table = Table(3, investors={0: "cramer"}, strategies={0: "stock-buyback"}, market="cosmic bank labs  boom steel")
    table.skip_to("action", 0)
    plays = [["boom steel"], ["strategy stock-buyback", "company steel"]]
    plays.insert(when, ["ability cramer", "down steel"])
    for play in plays:
        table.answer(0, *play)
    assert table.price("steel") == 5 + 2 + 2 - 1
    assert not table.asks(0, "action")


@shows("R-INV-2")
def test_abilities_are_fresh_every_round() -> None:
    table = Table(3, investors={0: "ana", 1: "mark", 2: "barack"})
    for number in range(1, 8):
        assert table.round == number
        assert [name for _, name in asked_for_abilities(table)] == ["mark", "barack", "ana"]
    assert table.game.over
