"""What is said before an answer is given is what happens when it is given."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from stockpile import Config, Game
from stockpile.bots.preview import Outbid, Outcome, after_bids, is_last_sale, majorities, outbids, outcomes
from stockpile.content import load
from stockpile.rules.answers import ANSWERS, FAMILY, Answer
from stockpile.rules.cards import FEES, HELD, STEEL, STOCKS
from stockpile.rules.events import FeeDrawn, MoneyMoved, PileTaken
from tests.support.play import TABLES, begin, laid, moments, name_of
from tests.support.play import Table as Kind
from tests.support.table import Table, shows

GAMES = 4
BIDDING = ("bid", "mitt")  # what moves money between placing a meeple and settling fees


def questions(table: Kind) -> Iterator[tuple[Game, Random]]:
    """Every question of some games at a table."""
    for number in range(GAMES):
        rng = Random(f"foresight {name_of(table)} {number}")
        for game in moments(begin(laid(table, rng), rng), rng):
            if not game.over:
                yield game, rng


def after(game: Game, answer: Answer, rng: Random) -> Game:
    """The game after an answer and the dividends that it leads to, shown or not."""
    game = game.copy()
    game.play(answer)
    while not game.over and game.decision.question == "dividend":
        game.play(ANSWERS[rng.choice(game.legal)])
    return game


@shows("R-MOV-3", "R-MOV-4", "R-MOV-6")
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_move_ends_where_it_was_said_to_end(table: Kind) -> None:
    for game, rng in questions(table):
        seat, view = game.asked, game.view(game.asked)
        coming = outcomes(view)
        assert {each.number for each in view.answers if each.name in ("boom", "bust", "up", "down")} <= set(coming)
        for number, outcome in coming.items():
            company = outcome.company
            then = after(game, ANSWERS[number], rng)
            assert (then.prices[company], then.value(company)) == (outcome.space, outcome.value)
            assert then.over or holding(then, seat, company) == expected(game, seat, outcome)  # over: all is sold


def holding(game: Game, seat: int, company: int) -> tuple[int, int]:
    return game.regular[seat * HELD + company], game.split[seat * STOCKS + company]


def expected(game: Game, seat: int, outcome: Outcome) -> tuple[int, int]:
    regular, split = holding(game, seat, outcome.company)
    if outcome.bankrupt:
        assert outcome.lost == regular + 2 * split
        return 0, 0
    assert outcome.split_cards == (regular if outcome.splits else 0)
    bonus = game.figures.split_bonus * (split * outcome.splits + regular * max(0, outcome.splits - 1))
    assert outcome.bonus == bonus
    return regular - outcome.split_cards, split + outcome.split_cards


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_worlds_that_look_alike_say_the_same(table: Kind) -> None:
    """Whatever the hidden cards are: what is said follows from the view, and so gives nothing away."""
    for game, rng in questions(table):
        view = game.view(game.asked)
        if rng.random() < 0.1 and any(FAMILY[each.name].moves or each.name == "bid" for each in view.answers):
            other = view.sample(rng).view(game.asked)
            assert (outcomes(other), after_bids(other)) == (outcomes(view), after_bids(view))


@shows("R-MOV-3", "R-MOV-4")
def test_long_moves_that_split_twice_or_go_bankrupt_are_seen_through_to_their_end() -> None:
    """With figures of one's own a Boom is as long as a forecast: over the end of a short track, and once more."""
    content = replace(load(), market=replace(load().market, boom_steps=5, bust_steps=5))
    seen = set[tuple[int, bool]]()
    for seed in range(20):
        rng = Random(seed)
        game = Game.new(Config(4, ("advanced_board",)), seed=seed, content=content)
        while not game.over:
            for number, outcome in outcomes(game.view(game.asked)).items():
                then = after(game, ANSWERS[number], rng)
                assert then.prices[outcome.company] == outcome.space
                assert holding(then, game.asked, outcome.company) == expected(game, game.asked, outcome)
                seen.add((outcome.splits, outcome.bankrupt))
            game.play(ANSWERS[rng.choice(game.legal)])
    assert seen >= {(0, False), (1, False), (2, False), (0, True)}


@shows("R-MOV-6")
def test_the_dollars_on_the_way_are_named() -> None:
    table = Table(3, shares="steel bank auto", market="bust labs labs  boom labs", board="advanced")
    table.skip_to("action")
    table.answer(0, "bust steel")
    (outcome,) = [each for each in outcomes(table.view(0)).values() if each.company == STEEL]
    assert (outcome.value, outcome.dividend, outcome.splits) == (5, 1, 0)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_bid_leaves_what_it_was_said_to_leave(table: Kind) -> None:
    """Where nobody bids after it: money before fees, and all fees that were known."""
    checked = 0
    for game, _ in questions(table):
        if game.decision.question != "bid":
            continue
        seat, said = game.asked, after_bids(game.view(game.asked))
        for number, left in said.items():
            then = game.copy()
            heard = then.record_events()
            then.play(ANSWERS[number])
            if not any(isinstance(event, PileTaken) and event.seat == seat for event in heard):
                continue
            moved = [event for event in heard if isinstance(event, MoneyMoved) and event.seat == seat]
            assert game.money[seat] + sum([each.amount for each in moved if each.reason in BIDDING]) == left.money
            drawn = sum(
                [game.figures.fees[each.fee] for each in heard if isinstance(each, FeeDrawn) and each.seat == seat]
            )
            assert left.fees <= drawn + owed(game, seat)
            if not left.hidden and not left.brings:
                assert owed(then, seat) == left.unpaid
            checked += 1
    assert checked


def owed(game: Game, seat: int) -> int:
    counts = game.fees[seat * FEES : seat * FEES + FEES]
    return sum([fee * count for fee, count in zip(game.figures.fees, counts, strict=True)])


@shows("R-DEM-3")
def test_whoever_is_outbid_is_told_by_whom_and_where() -> None:
    table = Table(3)
    table.skip_to("bid")
    assert outbids(table.view(0)) == []
    table.bids("0:A0 1:A1 2:B3")
    assert outbids(table.view(0)) == [Outbid(seat=1, pile=0, space=1)]
    assert outbids(table.view(1)) == []
    table.bids("0:B6")
    assert outbids(table.view(2)) == [Outbid(seat=0, pile=1, space=3)]


@shows("R-DEM-9")
def test_of_two_meeples_only_those_that_came_back_are_told() -> None:
    table = Table(2)
    table.skip_to("bid")
    table.bids("0:A0 1:A1")
    assert outbids(table.view(0)) == [Outbid(seat=1, pile=0, space=1)]  # the other one was not placed yet
    table.bids("0:B0 1:B1")
    assert outbids(table.view(0)) == [Outbid(seat=1, pile=0, space=1), Outbid(seat=1, pile=1, space=1)]
    table.bids("0:C0")
    assert len(outbids(table.view(0))) == 1


@shows("R-END-2", "R-INFO-3")
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_everybodys_shares_are_between_what_is_said(table: Kind) -> None:
    for game, rng in questions(table):
        if rng.random() < 0.2:
            view = game.view(game.asked)
            for race in majorities(view):
                held = [game.shares_of(seat, race.company) for seat in range(game.players)]
                assert all(low <= real <= high for low, real, high in zip(race.least, held, race.most, strict=True))
                assert held[game.asked] == race.least[game.asked] == race.most[game.asked]
                best = max([count for seat, count in enumerate(held) if seat != game.asked])
                mine = held[game.asked]
                real = "ahead" if mine > best else "behind" if mine < best else "tied" if mine else "nobody"
                assert race.standing in (real, "open")


def test_the_last_sale_is_known_as_such() -> None:
    table = Table(3)
    table.skip_to("sell")
    assert not is_last_sale(table.view(0))
    table.skip_to_round(7)
    table.skip_to("sell", 1)
    assert is_last_sale(table.view(1)) and not is_last_sale(table.view(0))
