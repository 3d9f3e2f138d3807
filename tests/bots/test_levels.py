"""The levels below the broker: each mistake in a position that invites it, who makes it, and what it costs."""

from collections.abc import Mapping
from random import Random
from typing import ClassVar

import pytest

from stockpile.bots import Broker, make_bot
from stockpile.bots.broker.style import BROKER_1, USUAL
from stockpile.bots.levels import MISTAKES, Beginner, Clerk, Intern
from stockpile.content import load
from stockpile.lab.tournament import Match, hold
from stockpile.rules.answers import ANSWERS
from stockpile.rules.cards import COSMIC
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game, View
from tests.support.table import Table

levels = pytest.mark.parametrize("name", ["intern", "clerk"])


def by_mistake(name: str, view: View) -> str | None:
    """What somebody answers who makes this mistake, if it can be made."""
    number = MISTAKES[name].answer(view, USUAL)
    return None if number is None else str(ANSWERS[number])


def soundly(view: View) -> str:
    return str(Broker().decide(view))


# The four mistakes


def test_each_mistake_has_a_name_and_a_sentence() -> None:
    assert list(MISTAKES) == ["wants-it-back", "counts-cards", "holds-on", "forgets-the-tip"]
    assert all(mistake.says.endswith(".") for mistake in MISTAKES.values())


def full_of_fees() -> Table:
    """Pile A has most cards, and nearly all of them are fees."""
    market = "steel bank labs auto  fee-1 fee-1  fee-1 fee-2  fee-2 fee-2  steel bank"
    table = Table(4, market=market)
    table.place(0, "fee-1 up A", "fee-1 down A")
    table.place(1, "fee-1 up A", "fee-2 down A")
    table.place(2, "fee-2 up A", "fee-2 down A")
    table.place(3, "steel up B", "bank down B")
    return table


def test_who_counts_cards_bids_for_the_largest_pile_though_it_is_full_of_fees() -> None:
    table = full_of_fees()
    assert by_mistake("counts-cards", table.view(0)) == "bid A 0"
    assert not soundly(table.view(0)).startswith("bid A")


@pytest.mark.parametrize(("bid", "answer"), [("0:A15", "bid A 6"), ("0:A20", "bid C 0")])
def test_and_gives_five_dollars_for_each_card_and_no_more(bid: str, answer: str) -> None:
    """Pile A has four cards: twenty dollars, which is the seventh space. C and D have three."""
    table = Table(4, market="steel bank labs auto  steel bank  steel bank")
    table.place(0, "steel up A", "bank down A")
    table.place(1, "steel up A", "bank down B")
    table.set_money(1, 30)
    table.skip_to("bid", 0)
    table.bids(bid)
    assert by_mistake("counts-cards", table.view(1)) == answer


FALLS = "cosmic-3 bank+4 labs+1 auto-2 steel+2 electric$$"
RISES = "cosmic+4 bank-3 labs+1 auto-2 steel+2 electric$$"


@pytest.mark.parametrize("question", ["place", "bid", "sell"])
def test_who_forgets_the_tip_answers_the_same_whatever_it_was(question: str) -> None:
    tables = [Table(4, pairs=pairs) for pairs in (FALLS, RISES)]
    for table in tables:
        table.game.prices[COSMIC] = 1
        table.skip_to(question, 0)
    falls, rises = (table.view(0) for table in tables)
    assert by_mistake("forgets-the-tip", falls) == by_mistake("forgets-the-tip", rises)


def test_who_forgets_the_tip_keeps_shares_of_a_company_that_goes_bankrupt() -> None:
    table = Table(4, pairs=FALLS)
    table.game.prices[COSMIC] = 1
    table.skip_to("sell", 0)
    assert soundly(table.view(0)) == "sell share cosmic"
    assert by_mistake("forgets-the-tip", table.view(0)) != "sell share cosmic"


def test_what_lies_open_is_not_forgotten() -> None:
    """The fifth of six pairs is everybody's, with four players."""
    table = Table(4, pairs="auto-2 bank+4 labs+1 steel+2 cosmic-3 electric$$")
    table.game.prices[COSMIC] = 1
    table.skip_to("sell", 0)
    assert by_mistake("forgets-the-tip", table.view(0)) == "sell share cosmic"


def test_who_holds_on_sells_nothing_whatever_comes() -> None:
    table = Table(4, pairs=FALLS)
    table.game.prices[COSMIC] = 1
    table.skip_to("sell", 0)
    assert by_mistake("holds-on", table.view(0)) == "pass"


def test_who_wants_it_back_goes_one_space_further_on_the_same_pile() -> None:
    table = Table(4)
    table.skip_to("bid", 0)
    assert by_mistake("wants-it-back", table.view(0)) is None  # nothing is lost yet
    table.bids("0:A0 1:A10 2:B0 3:C0")
    assert by_mistake("wants-it-back", table.view(0)) == f"bid A {table.space(15)}"
    assert not soundly(table.view(0)).startswith("bid A")


def test_and_lets_it_go_only_where_the_money_ends() -> None:
    table = Table(4)
    table.skip_to("bid", 0)
    table.bids("0:A0 1:A20 2:B0 3:C0")
    assert table.money(0) == 20
    assert by_mistake("wants-it-back", table.view(0)) is None


# Who makes them


def test_the_intern_makes_all_of_them_and_the_clerk_fewer_and_less_often() -> None:
    assert set(Intern.mistakes) == set(MISTAKES)
    assert set(Clerk.mistakes) < set(Intern.mistakes)
    assert all(odds < Intern.mistakes[name] for name, odds in Clerk.mistakes.items())


def test_who_makes_none_plays_as_the_first_broker_did() -> None:
    class Faultless(Beginner):
        name = "faultless"
        mistakes: ClassVar[Mapping[str, float]] = {}

    game = Game.new(preset("epic"), seed=3)
    while not game.over:
        view = game.view(game.asked)
        answer = Faultless(1).decide(view)
        assert answer is Broker(1, BROKER_1).decide(view)
        game.play(answer)


def test_one_seed_draws_anew_at_every_question() -> None:
    """Selling comes up in every round: an intern holds on most of the time, not always or never."""
    held_on = []
    for seed in range(30):
        game, intern = Game.new(Config(), seed=seed), Intern("one and the same")
        while not game.over:
            view = game.view(game.asked)
            if view.question == "sell":
                held_on.append(MISTAKES["holds-on"] in intern.slips(view))
            game.play(Broker().decide(view))
    assert 0.8 < sum(held_on) / len(held_on) < 0.9


@levels
@pytest.mark.parametrize("config", [Config(2), Config(4), preset("epic", 4), preset("epic", 5)], ids=str)
def test_the_answer_follows_from_view_and_seed(name: str, config: Config) -> None:
    """Made anew for each answer, and in every world that looks the same, the bot answers alike."""
    game, rng = Game.new(config, seed=5), Random(5)
    seated = [make_bot(name, seat) for seat in range(config.players)]
    while not game.over:
        seat = game.asked
        answer = seated[seat].decide(game.view(seat))
        assert make_bot(name, seat).decide(game.view(seat)) is answer
        assert make_bot(name, seat).decide(game.view(seat).sample(rng).view(seat)) is answer
        game.play(answer)


# What they cost: a smoke test. docs/bots.md has the figures.


def win_share(bot: str, others: str, deals: int, config: Config) -> float:
    """Of one bot against three others, with every deal in all four seats."""
    match = Match(config, (bot, others, others, others), 1, load())
    return hold(match, deals).rows[0].win_share.mean or 0.0


@pytest.mark.parametrize(
    ("better", "worse", "deals", "at_least"),
    [("intern", "random", 5, 0.8), ("clerk", "intern", 20, 0.35), ("broker", "clerk", 20, 0.3)],
)
@pytest.mark.parametrize("config", [Config(), preset("epic", 4)], ids=["base", "epic"])
def test_each_level_is_better_than_the_one_below(
    better: str, worse: str, deals: int, at_least: float, config: Config
) -> None:
    assert win_share(better, worse, deals, config) > at_least


def test_a_naive_player_wins_about_half_of_its_games_against_interns() -> None:
    assert 0.35 < win_share("naive", "intern", 20, Config()) < 0.65
