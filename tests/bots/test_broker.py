"""The broker's rules of thumb, each in a position that calls for it."""

import pytest

from stockpile.bots import Broker, make_bot, play_out
from stockpile.bots.broker.bidding import Bids
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import USUAL, Style
from stockpile.bots.broker.thinking import THINKING, Sound
from stockpile.rules.answers import Answer
from stockpile.rules.cards import COSMIC, ELECTRIC, HELD, LABS
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game
from stockpile.rules.playing import finish_round
from stockpile.rules.step import STEPS
from tests.support.table import Table


def broker_plays(table: Table, question: str, seat: int = 0) -> list[str]:
    """What the broker answers to a question from here on, as long as it is asked that."""
    table.skip_to(question, seat)
    broker = make_bot("broker")
    answers: list[Answer] = []
    while not table.game.over and table.asks(seat, question):
        answers.append(broker.decide(table.view(seat)))
        table.game.play(answers[-1])
    return [str(answer) for answer in answers]


def last_round(table: Table) -> Table:
    table.game.round = table.figures.rounds - 1
    return table


def give(table: Table, seat: int, company: int, regular: int) -> None:
    """Put cards into a portfolio; everybody has seen them."""
    game = table.game
    game.regular[seat * HELD + company] += regular
    for observer in range(game.players + 1):
        if observer != seat:
            game.known[(observer * game.players + seat) * HELD + company] += regular


def test_there_is_an_answer_to_every_question_of_the_rules() -> None:
    assert set(THINKING) == {step.question for step in STEPS if step.question}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_a_policy_it_plays_as_brokers_at_a_table_do(players: int) -> None:
    config = preset("epic", players)
    at_a_table, alone = Game.new(config, seed=players), Game.new(config, seed=players)
    play_out(at_a_table, [Broker(seat) for seat in range(players)])
    while not alone.over:
        finish_round(alone, Sound(USUAL))
    assert alone.to_json() == at_a_table.to_json()


def test_a_style_is_made_of_known_numbers() -> None:
    assert (Style(envy=0.5).envy, Style(envy=0.5).doubt) == (0.5, USUAL.doubt)
    with pytest.raises(ValueError, match="a style has no courage"):
        Style(courage=2.0)


# Selling


def test_sells_what_is_sure_to_fall() -> None:
    table = last_round(Table(4, pairs="cosmic-3"))
    give(table, 1, COSMIC, 6)
    assert broker_plays(table, "sell")[0] == "sell share cosmic"


def test_sells_before_a_bankruptcy_even_early() -> None:
    table = Table(4, pairs="cosmic-3")
    table.game.prices[COSMIC] = 1
    assert "sell share cosmic" in broker_plays(table, "sell")


def test_keeps_what_is_sure_to_rise() -> None:
    table = Table(4, pairs="cosmic+4")
    assert "sell share cosmic" not in broker_plays(table, "sell")


def test_keeps_what_is_sure_to_split() -> None:
    table = last_round(Table(4, pairs="cosmic+1"))
    table.game.prices[COSMIC] = 9
    assert "sell share cosmic" not in broker_plays(table, "sell")


def test_keeps_the_share_that_holds_a_majority_in_the_last_round() -> None:
    """Two steps down cost 2 a share, the majority is worth 10."""
    table = last_round(Table(4, pairs="cosmic-2", market="bank bank bank bank  bank bank  labs labs"))
    give(table, 0, COSMIC, 1)
    assert "sell share cosmic" not in broker_plays(table, "sell")


def test_and_lets_it_go_where_a_rival_has_far_more() -> None:
    table = last_round(Table(4, pairs="cosmic-2", market="bank bank bank bank  bank bank  labs labs"))
    give(table, 0, COSMIC, 1)
    give(table, 1, COSMIC, 7)
    assert broker_plays(table, "sell").count("sell share cosmic") == 2


# Actions


def with_actions(cards: str) -> Table:
    table = Table(4, market=f"labs labs labs labs  {cards}", pairs="bank+1 labs-3 auto-2 steel+2 electric$$ cosmic+4")
    table.skip_to("action", 0)
    return table


def test_a_boom_splits_what_it_holds() -> None:
    table = with_actions("boom steel")
    table.game.prices[COSMIC] = 9
    give(table, 0, COSMIC, 2)
    assert broker_plays(table, "action") == ["boom cosmic"]
    assert table.split(0) == "cosmic cosmic cosmic"


def test_two_booms_together_reach_a_split_that_one_does_not() -> None:
    table = with_actions("boom boom")
    table.game.prices[COSMIC] = 7
    give(table, 0, COSMIC, 3)
    assert broker_plays(table, "action") == ["boom cosmic", "boom cosmic"]
    assert table.split(0) == "cosmic cosmic cosmic cosmic"


def test_a_bust_ruins_what_a_rival_holds() -> None:
    table = with_actions("bust steel")
    table.game.prices[ELECTRIC] = 1
    give(table, 2, ELECTRIC, 4)
    assert broker_plays(table, "action") == ["bust electric"]
    assert "electric" not in table.regular(2)


def test_a_bust_spares_what_it_holds_itself() -> None:
    table = with_actions("bust steel")
    table.game.prices[COSMIC] = 1
    give(table, 0, COSMIC, 4)
    assert broker_plays(table, "action") != ["bust cosmic"]


# Dividends


def test_shows_every_share_for_a_dividend() -> None:
    table = Table(4, pairs="cosmic$$")
    table.skip_to("dividend", 0)
    assert table.regular(0).count("cosmic") == 2
    assert broker_plays(table, "dividend") == ["show 2"]


# Placing


def test_a_fee_does_not_go_where_it_will_buy() -> None:
    table = Table(4, market="steel bank labs auto  fee-3 steel", pairs="steel+4")
    broker_plays(table, "place")
    pile = broker_plays(table, "bid")[0].split()[1]
    assert "fee-3" not in table.pile(pile, 0)


def test_a_company_only_it_knows_to_rise_is_bought() -> None:
    """Both Steel cards on one pile, the fee on another; the others add nothing good, so that is the pile to have."""
    market = "steel bank labs auto  fee-2 steel  fee-1 fee-1  fee-1 fee-1  fee-2 fee-2"
    table = Table(4, market=market, pairs="steel+4 bank+1 labs-3 auto-2 cosmic+2")
    broker_plays(table, "place")
    assert table.pile("A", 0).split()[:2] == ["steel", "steel"]
    assert broker_plays(table, "bid")[0].startswith("bid A")


# Bidding


def bidding(money: list[int]) -> Table:
    """Pile A is by far the best, and everybody sees it."""
    table = Table(4, market="steel bank labs auto  steel fee-1  steel fee-1  steel fee-1  steel fee-1", pairs="bank-3")
    for seat in range(4):
        table.place(seat, "steel up A", f"fee-1 down {'BCDB'[seat]}")
    table.game.money = money
    return table


def test_bids_no_more_than_it_takes_when_nobody_else_can_pay() -> None:
    assert broker_plays(bidding([20, 0, 0, 0]), "bid") == ["bid A 0"]


def test_jumps_to_where_a_rich_rival_must_give_up() -> None:
    """Whoever has 9 cannot go beyond 6."""
    table = bidding([20, 9, 9, 9])
    assert broker_plays(table, "bid") == ["bid A 3"]
    assert table.figures.bidding[3:5] == [6, 10]


def test_does_not_pay_for_a_pile_more_than_it_is_worth() -> None:
    """In whole games: what is bid is at most what the pile is worth, or nothing at all."""
    style = Style()
    for seed in range(4):
        game = Game.new(Config(), seed=seed)
        bots = [Broker(seat, style) for seat in range(4)]
        while not game.over:
            view = game.view(game.asked)
            answer = bots[game.asked].decide(view)
            if view.question == "bid":
                worth = Bids(Position(view, style)).worth[answer.args[0]]
                assert game.figures.bidding[answer.args[1]] <= max(worth, 0)
            game.play(answer)


def worth_after(bids: str) -> float:
    """What pile B, where seat 1 has hidden a card, is worth to seat 3 after these bids."""
    table = Table(4, market="steel steel steel steel  labs labs  labs labs  labs labs  labs labs")
    for seat in range(4):
        table.place(seat, f"labs up {'ABCD'[seat]}", f"labs down {'ABCD'[seat]}")
    table.bids(bids)
    return Bids(Position(table.view(3), USUAL)).worth[1]


def test_a_hidden_card_is_good_if_who_hid_it_bids_for_it_and_bad_if_for_another_pile() -> None:
    difference = worth_after("0:A0 1:B0 2:C0") - worth_after("0:A0 1:D0 2:C0")
    assert difference == pytest.approx(USUAL.trust + USUAL.distrust)


def test_bids_of_others_tell_nothing_of_a_card() -> None:
    assert worth_after("0:B0 1:D0 2:A0") == worth_after("0:A0 1:D0 2:C0")


def test_a_dollar_is_dearer_the_more_auctions_there_are_to_come() -> None:
    early, late = Table(4), last_round(Table(4))
    for table in (early, late):
        table.skip_to("bid", 0)
    auctions = [Bids(Position(table.view(0), USUAL)) for table in (early, late)]
    first, last = [bids.worth[0] - bids.left(0, early.space(10)) for bids in auctions]
    assert first > last == pytest.approx(10)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_near_the_end_a_share_is_worth_more_where_it_decides_a_majority(players: int) -> None:
    table = last_round(Table(players))
    for company, ours, theirs in ((LABS, 4, 4), (ELECTRIC, 0, 8)):
        give(table, 0, company, ours)
        give(table, 1, company, theirs)
    table.skip_to("bid", 0)
    position = Position(table.view(0), Style())
    assert position.majority_gain(LABS, 1) > 3
    assert position.majority_gain(ELECTRIC, 1) < 0.1
