"""The broker's rules of thumb for modules, each in a position that calls for it."""

import pytest

from stockpile.bots import make_bot
from stockpile.bots.broker.investors import ABILITIES, THINKERS, Thinker
from stockpile.bots.broker.position import private_outlook
from stockpile.bots.broker.strategies import CARDS
from stockpile.bots.broker.valuation import CommerceCards
from stockpile.rules.abilities import in_play
from stockpile.rules.answers import INVESTORS, STRATEGIES
from stockpile.rules.cards import AUTO, BANK, COMMERCE_KINDS, COSMIC, ELECTRIC, FEE, STEEL
from stockpile.rules.investor import ACTION_TURN, NEVER
from stockpile.rules.investor import INVESTORS as IN_THE_RULES
from tests.bots.test_broker import broker_plays, give, last_round
from tests.support.table import Table


def first_answer(table: Table, question: str, seat: int = 0) -> str:
    table.skip_to(question, seat)
    return str(make_bot("broker").decide(table.view(seat)))


def test_every_card_has_its_figure_and_its_thought() -> None:
    assert set(ABILITIES) == set(INVESTORS)
    assert set(CARDS) == set(STRATEGIES) and all(card.promise > 0 for card in CARDS.values())
    asking = {each.key for each in IN_THE_RULES if each.window != NEVER}
    assert set(THINKERS) == asking - {"dangote"}  # who has no choice
    in_action_turn = {each.key for each in IN_THE_RULES if each.window == ACTION_TURN}
    assert {key for key, each in THINKERS.items() if type(each).gain != Thinker.gain} == in_action_turn


# What it reads out of a view


def test_costs_are_those_of_the_investors() -> None:
    table = Table(2, investors={0: "donald barbara", 1: "carlos bernie"})
    abilities = in_play(table.view(0))
    assert abilities.costs[0][4] == 3  # on 10, R-INV-DONALD with Barbara
    assert abilities.costs[1] == table.figures.bidding
    assert (abilities.gaps, abilities.paid_fees) == ([1, 2], [False, True])


def test_a_falsified_forecast_is_reckoned_with() -> None:
    table = Table(4, pairs="electric+1 cosmic$$ bank+4", strategies={0: "falsified-earnings"})
    table.skip_to("action", 0)
    table.answer(0, "strategy falsified-earnings", "pair 0")
    assert private_outlook(table.view(0)).forecasts[ELECTRIC] == (-2,)


def test_dice_are_what_may_come() -> None:
    table = Table(4, pairs="cosmic+4", dice="+4 +3 +2 $$$ -1 -4")
    assert sorted(private_outlook(table.view(0)).forecasts[BANK]) == sorted(table.view(0).odds(BANK))


def test_commodities_are_worth_more_in_a_set_and_taxes_dearer_by_the_number() -> None:
    table = last_round(Table(4, commerce="gold"))
    table.game.commerce[:COMMERCE_KINDS] = [1, 1, 1, 0, 0, 0, 2]
    cards = CommerceCards(table.view(0), 0)
    assert (cards.gain(3), cards.gain(0), cards.loss(0), cards.tax(), cards.relief()) == (9, 3, 7, 6, 4)


# Set-up


def test_the_better_investor_is_chosen_and_the_weakest_strategies_go() -> None:
    table = Table(4, investors={0: "graham"}, strategies={0: "bear-raid diversification"}, setting_up=True)
    broker = make_bot("broker")
    while table.game.decision.question in ("choose-investor", "discard"):
        view = table.view(table.game.asked)
        answer = broker.decide(view)
        if view.question == "discard":
            least = min(CARDS[STRATEGIES[number]].promise for number in view.strategies)
            assert CARDS[STRATEGIES[answer.args[0]]].promise <= least + 1
        table.game.play(answer)
    assert {"bear-raid", "diversification"} <= set(table.strategies(0).split())


def test_an_investor_is_not_bought_above_its_worth() -> None:
    table = Table(4, modules="investor_bidding", investors={0: "bill"}, setting_up=True)
    broker = make_bot("broker")
    while table.game.decision.question != "bid-investor":
        table.play_harmlessly()
    while table.game.decision.question == "bid-investor":
        table.game.play(broker.decide(table.view(table.game.asked)))
    assert min(table.game.money) >= 0
    assert sorted(table.game.investors[::2]) == sorted(set(table.game.investors[::2]))


# Bonds


@pytest.mark.parametrize(("money", "bought"), [(4, "bonds 0"), (60, "bonds 3")])
def test_idle_money_buys_bonds(money: int, bought: str) -> None:
    table = Table(4, modules="bonds")
    table.set_money(0, money)
    table.set_money(1, 30)
    assert first_answer(table, "bonds") == bought


def test_money_to_bid_with_stays() -> None:
    table = Table(4, modules="bonds")
    for seat in range(4):
        table.set_money(seat, 12)
    assert first_answer(table, "bonds") == "bonds 0"


# Commerce


def test_a_tax_does_not_go_where_it_will_buy() -> None:
    table = Table(4, commerce="tax gold oil corn", market="steel bank labs auto  steel steel", pairs="steel+4")
    broker_plays(table, "place")
    broker_plays(table, "commerce")
    pile = broker_plays(table, "bid")[0].split()[1]
    assert "tax" not in table.pile(pile, 0)


def test_of_two_equal_piles_the_one_without_a_tax_is_bought() -> None:
    table = Table(4, commerce="tax corn oil gold")
    table.skip_to("bid", 0)
    table.game.pile_cards = [card for card in table.game.pile_cards if card & 31 > FEE + 2]
    pile = first_answer(table, "bid").split()[1]
    assert "tax" not in table.pile(pile)


# Investors


def test_deborah_pays_where_it_holds_most() -> None:
    table = Table(4, investors={0: "deborah"})
    give(table, 0, STEEL, 4)
    assert first_answer(table, "investor") == "company steel"


def test_oprah_gives_to_the_poorest() -> None:
    table = Table(4, investors={0: "oprah"})
    table.skip_to("sell", 3)
    give(table, 1, STEEL, 5)
    give(table, 3, STEEL, 5)
    for seat in (1, 2, 3):
        table.set_money(seat, 20)
    assert broker_plays(table, "investor") == ["seat 2", "seat 2"]


def test_ana_shows_all_she_has() -> None:
    table = Table(4, investors={0: "ana"})
    for company in (BANK, STEEL, AUTO):
        give(table, 0, company, 1)
    table.skip_to("investor", 0)
    held = len(set(table.regular(0).split()))
    answers = broker_plays(table, "investor")
    assert len(answers) >= held >= 4
    assert sum(table.paid(0, "ana")) == held


def test_cramer_splits_what_it_holds() -> None:
    table = Table(4, investors={0: "cramer"})
    table.game.prices[COSMIC] = 9
    give(table, 0, COSMIC, 3)
    table.skip_to("action", 0)
    assert broker_plays(table, "action")[0] == "ability cramer"
    assert broker_plays(table, "investor") == ["up cosmic"]
    assert "cosmic cosmic cosmic" in table.split(0)


def test_martha_looks_before_she_bids() -> None:
    table = Table(4, investors={0: "martha"})
    assert broker_plays(table, "bid")[0].startswith("pair")


def test_soros_sells_a_cheap_share_at_his_own_price() -> None:
    table = Table(4, investors={0: "soros"}, pairs="cosmic-3")
    table.game.prices[COSMIC] = 2
    assert broker_plays(table, "sell")[0] == "short share cosmic"


def test_barack_buys_what_will_rise_and_nothing_in_the_other_case() -> None:
    for forecast, answer in (("cosmic+4", "take cosmic"), ("cosmic-3", "pass")):
        table = Table(4, investors={0: "barack"}, pairs=forecast)
        table.skip_to("sell", 0)
        table.game.discard[COSMIC] += 1
        table.set_money(0, 40)
        table.game.prices[COSMIC] = 1
        assert first_answer(table, "investor") == answer


def test_warren_and_mark_in_one_hand_look_before_they_move() -> None:
    table = Table(2, investors={0: "mark warren"})
    assert first_answer(table, "ability") == "ability warren"


def test_phil_keeps_the_company_with_much_at_stake_or_the_best_forecast() -> None:
    table = Table(4, investors={0: "phil"})
    assert first_answer(table, "investor") == "keep-forecast +4"
    give(table, 0, STEEL, 5)
    assert first_answer(table, "investor") == "keep-company steel"


def test_sanders_keeps_what_he_may() -> None:
    table = Table(4, investors={0: "sanders"})
    table.skip_to("sell", 3)
    for seat, money in enumerate((3, 20, 20, 20)):
        table.set_money(seat, money)
    give(table, 2, STEEL, 5)
    assert broker_plays(table, "investor") == ["seat 2", "seat 0"]


# Strategies


def in_action_turn(hand: str, cards: str = "steel steel", modules: str = "") -> Table:
    """The seat has just these strategy cards, and the last round is on: nothing is kept for later."""
    table = Table(4, strategies={0: hand}, market=f"labs labs labs labs  {cards}", modules=modules)
    table.skip_to("bid", 0)
    table.game.strategies = [card for card in table.game.strategies if card >> 8]
    table.game.strategies += [STRATEGIES.index(key) for key in hand.split()]
    table.game.round = table.figures.rounds - 1
    table.skip_to("action", 0)
    return table


@pytest.mark.parametrize("card", ["value-investing", "data-broker", "diversification", "special-dividend"])
def test_money_for_nothing_is_taken(card: str) -> None:
    assert broker_plays(in_action_turn(card), "action")[0] == f"strategy {card}"


def test_a_boom_of_little_use_is_sold_short() -> None:
    table = in_action_turn("naked-short", "boom fee-1")
    assert broker_plays(table, "action") == ["strategy naked-short"]


def test_a_bear_raid_sells_cheap_shares_only() -> None:
    table = in_action_turn("bear-raid")
    table.game.prices = [1, 9, 9, 9, 9, 9]
    give(table, 0, COSMIC, 1)
    give(table, 1, COSMIC, 6)
    assert broker_plays(table, "action") == ["strategy bear-raid"]
    assert broker_plays(table, "sell-some") == ["sell share cosmic", "sell share cosmic", "pass"]


def test_a_buyback_goes_where_it_splits_our_own() -> None:
    table = in_action_turn("stock-buyback")
    table.game.prices[COSMIC] = 9
    give(table, 0, COSMIC, 3)
    assert broker_plays(table, "action") == ["strategy stock-buyback"]
    assert broker_plays(table, "strategy") == ["company cosmic"]


def test_earnings_of_a_rival_are_falsified_and_not_our_own() -> None:
    table = in_action_turn("falsified-earnings", "fee-1 fee-1")
    table.game.pairs = [COSMIC, 1, BANK, 4, 2, -2, AUTO, -3, STEEL, 2, ELECTRIC, 12]
    table.game.prices[STEEL] = 0
    give(table, 0, COSMIC, 3)
    give(table, 1, STEEL, 6)
    assert broker_plays(table, "action") == ["strategy falsified-earnings"]
    assert broker_plays(table, "strategy") == ["pair 4"]


def test_a_card_that_would_cost_more_than_it_brings_stays() -> None:
    table = in_action_turn("stock-buyback insider-trading", "fee-1 fee-1")
    for company in range(6):
        table.game.prices[company] = 0
    assert broker_plays(table, "action") == ["pass"]


def test_a_good_card_waits_for_a_better_moment() -> None:
    """With the game ahead, one commodity too many is not yet worth Corner the Market, the sure thing is."""
    table = Table(4, strategies={0: "bear-raid value-investing"})
    table.skip_to("action", 0)
    assert broker_plays(table, "action")[0] != "strategy bear-raid"


# Supply and the First Player Card


def test_the_best_opening_card_lies_face_down() -> None:
    table = Table(4, investors={0: "robins"}, market="fee-3 fee-3 steel fee-3", pairs="steel+4")
    assert first_answer(table, "open").startswith("place steel down")


def test_the_neighbour_is_made_first() -> None:
    table = Table(4, modules="first_player_card")
    table.skip_to("hand-over")
    seat = table.game.asked
    assert first_answer(table, "hand-over", seat) == f"seat {(seat + 1) % 4}"
