"""The First Player Card (R-FPC-1)."""

import pytest

from stockpile.rules.cards import FIRST_PLAYER_CARD, UP, kind_of, placer_of, side_of
from stockpile.rules.events import CardPlaced, CommerceTaken, FirstPlayerCardGiven, MoneyMoved, RoundStarted
from tests.support.table import Table, shows


def fpc(players: int = 3, *, first: int = 0, market: str = "", commerce: str = "") -> Table:
    return Table(players, first=first, market=market, commerce=commerce, modules="first_player_card")


def place_card(table: Table, pile: str) -> None:
    table.skip_to("first-player-card")
    table.answer(table.game.asked, f"first-player {pile}")


@shows("R-FPC-1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_must_add_it_to_a_pile_when_all_else_is_placed(first: int) -> None:
    table = fpc(first=first, commerce="gold oil tax")
    asked = []
    while table.game.decision.question != "bid":
        asked.append((table.game.asked, table.game.decision.question))
        if table.game.decision.question == "first-player-card":
            assert table.legal == ["first-player A", "first-player B", "first-player C"]
        table.play_harmlessly()
    assert asked.index((first, "first-player-card")) == len(asked) - 1
    assert [question for _, question in asked].count("first-player-card") == 1
    assert asked[-2] == ((first + 2) % 3, "commerce")


@shows("R-FPC-1", "R-INFO-1")
def test_it_lies_open_on_its_pile() -> None:
    table = fpc()
    place_card(table, "B")
    for observer in (0, 1, 2, None):
        assert table.pile("B", observer).split()[-1] == "first-player"
        placed = table.heard(CardPlaced, observer)[-1]
        assert (placed.seat, placed.pile, placed.side, placed.card) == (0, 1, UP, FIRST_PLAYER_CARD)
    (card,) = [card for card in table.game.pile_cards if kind_of(card) == FIRST_PLAYER_CARD]
    assert (side_of(card), placer_of(card)) == (UP, 0)


@shows("R-FPC-1")
@pytest.mark.parametrize(
    ("answer", "reason"),
    [("first-player D", "no-such-pile"), ("pass", "not-an-answer-to-this"), ("pile A", "not-an-answer-to-this")],
)
def test_it_cannot_be_kept_back(answer: str, reason: str) -> None:
    table = fpc()
    table.skip_to("first-player-card")
    table.refuses(answer, reason)


@shows("R-FPC-1")
@pytest.mark.parametrize("receiver", [0, 1, 2])
def test_who_takes_the_pile_keeps_it_or_hands_it_to_anybody(receiver: int) -> None:
    table = fpc()
    place_card(table, "B")
    table.bids("0:A0 1:B0 2:C0")
    assert table.asks(1, "hand-over")
    assert table.legal == ["seat 0", "seat 1", "seat 2"]
    table.answer(1, f"seat {receiver}")
    for observer in (0, 1, 2, None):
        given = table.heard(FirstPlayerCardGiven, observer)
        assert [(event.seat, event.receiver) for event in given] == [(1, receiver)]
        assert table.view(observer).next_first == receiver
    table.skip_to_round(2)
    assert (table.game.first, table.heard(RoundStarted)[-1].first) == (receiver, receiver)
    assert table.asks(receiver, "place")


@shows("R-FPC-1")
@pytest.mark.parametrize(
    ("answer", "reason"), [("seat 3", "no-such-seat"), ("pass", "not-an-answer-to-this"), ("seat 4", "no-such-seat")]
)
def test_it_goes_to_a_player(answer: str, reason: str) -> None:
    table = fpc()
    table.skip_to("hand-over")
    table.refuses(answer, reason)


@shows("R-FPC-1", "R-DEM-5")
def test_it_is_handed_over_when_the_pile_is_taken_before_the_next_player_takes() -> None:
    table = fpc(market="fee-1 labs labs  fee-2 auto", commerce="gold")
    table.skip_to("commerce")
    table.answer(0, "commerce gold A")
    place_card(table, "A")
    table.bids("0:A1 1:B1 2:C1")
    assert table.asks(0, "hand-over")
    # Bid and fees are paid, the commodity is there; seat 1 has not paid yet.
    assert (table.money(0), table.commerce(0)) == (20 - 1 - 1 - 2, "gold")
    assert (table.money(1), table.money(2)) == (20, 20)
    told = [type(event) for event in table.events if isinstance(event, MoneyMoved | CommerceTaken)]
    assert told[-1] == CommerceTaken
    table.answer(0, "seat 0")
    assert (table.money(1), table.money(2)) == (19, 19)


@shows("R-FPC-1")
def test_the_order_of_the_round_under_way_stays() -> None:
    table = fpc(market="boom boom boom")
    place_card(table, "A")
    table.bids("0:A0 1:B0 2:C0")
    table.answer(0, "seat 2")
    order: list[tuple[str, int]] = []
    while table.round == 1:
        if not order or order[-1] != (table.game.decision.question, table.game.asked):
            order.append((table.game.decision.question, table.game.asked))
        table.play_harmlessly()
    expected = [(question, seat) for question in ("action", "sell", "dividend") for seat in (0, 1, 2)]
    assert order == expected
    assert table.game.first == 2


@shows("R-FPC-1", "R-END-1")
def test_from_whom_the_token_goes_on_next_time() -> None:
    table = fpc()
    order: list[int] = []
    receivers = iter([2, 2, 1, 0, 0, 1])
    while not table.game.over:
        if len(order) < table.round:
            order.append(table.game.first)
        if table.game.decision.question == "hand-over":
            table.answer(table.game.asked, f"seat {next(receivers)}")
        else:
            table.play_harmlessly()
    assert order == [0, 2, 2, 1, 0, 0, 1]


@shows("R-FPC-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_is_not_used_in_the_last_round(players: int) -> None:
    table = fpc(players)
    asked = set()
    while not table.game.over:
        if table.game.decision.question in ("first-player-card", "hand-over"):
            asked.add((table.round, table.game.decision.question))
        table.play_harmlessly()
    rounds = range(1, table.figures.rounds)
    assert asked == {(number, question) for number in rounds for question in ("first-player-card", "hand-over")}


@shows("R-FPC-1", "R-INFO-1")
def test_nobody_has_it_until_it_is_handed_over() -> None:
    table = fpc()
    while table.round < 4:
        question = table.game.decision.question
        before_taking = question in ("place", "first-player-card", "bid", "hand-over")
        assert (table.view().next_first == -1) == before_taking
        table.play_harmlessly()


@shows("R-FPC-1", "R-INV-MARK")
def test_mark_may_move_it_to_another_pile() -> None:
    table = Table(3, modules="first_player_card", investors={1: "mark"})
    place_card(table, "A")
    table.skip_to("investor", 1)
    place = len(table.pile("A").split()) - 1
    table.answer(1, f"card A {place}", "pile C")
    for observer in (0, 1, 2, None):
        assert "first-player" not in table.pile("A", observer)
        assert table.pile("C", observer).split()[-1] == "first-player"
    table.bids("0:A0 1:B0 2:C0")
    assert table.asks(2, "hand-over")
    table.answer(2, "seat 2")
    table.skip_to_round(2)
    assert table.game.first == 2


@shows("R-FPC-1")
def test_with_two_players() -> None:
    table = fpc(2)
    place_card(table, "D")
    table.bids("0:A0 1:D0 0:C0 1:B0")
    assert table.asks(1, "hand-over")
    assert table.legal == ["seat 0", "seat 1"]
    table.answer(1, "seat 0")
    table.skip_to_round(2)
    assert (table.game.first, table.asks(0, "place")) == (0, True)


@shows("R-FPC-1")
def test_it_is_no_card_of_a_portfolio() -> None:
    plain = Table(3)
    table = fpc()
    for each in (plain, table):
        each.skip_to("sell")
    assert table.view().cards == plain.view().cards
    assert (table.discard(), [table.regular(seat) for seat in range(3)]) == (
        plain.discard(),
        [plain.regular(seat) for seat in range(3)],
    )


@shows("R-FPC-1", "R-END-1")
def test_without_the_module_the_token_goes_one_seat_left() -> None:
    table = Table(3, first=1)
    table.skip_to_round(2)
    assert (table.game.first, table.heard(FirstPlayerCardGiven)) == (2, [])
