"""Every strategy card once: what is told to whom, what is refused on the way, and that a turn gives nothing away."""

from random import Random

import pytest

from stockpile.rules.answers import ANSWERS, STRATEGIES
from stockpile.rules.config import Config
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.events import PairSeen, StrategyPlayed
from stockpile.rules.game import Game, game_from_json
from tests.support.table import SHOWN_WITH, Table, shows

# What seat 0 says after playing a card.
SCRIPTS = {
    "block-trading": [],
    "value-investing": [],
    "convertible-bond": ["take bank"],
    "corner-the-market": [],
    "corporate-espionage": ["pair 1", "pair 4"],
    "insider-trading": ["sell share auto", "sell share steel"],
    "data-broker": ["pair 0"],
    "diversification": ["reveal auto", "reveal steel", "pass"],
    "dividend-growth-investing": ["company auto", "show 1"],
    "special-dividend": ["company auto", "show 1"],
    "falsified-earnings": ["pair 5"],
    "fraudulent-transfer": ["give share auto", "take bank"],
    "vulture-capitalism": ["give share steel", "take bank"],
    "interpositioning": [],
    "market-maker": ["give-action boom", "up auto", "down labs"],
    "naked-short": ["give-action boom"],
    "rogue-trading": ["split auto"],
    "systemic-shock": ["give-commodity gold", "up auto", "down steel", "down labs"],
    "bear-raid": ["sell share auto", "sell share steel", "pass"],
    "pump-and-dump": ["company auto", "sell share auto", "pass"],
    "tax-shelter": [],
    "stock-buyback": ["company auto"],
}


def ready(card: str) -> Table:
    """Seat 0's action turn in round 2: it has what any card can cost and need, a Boom, and this strategy card."""
    market = {1: "auto labs labs  steel labs", 2: "labs labs labs  bank fee-1  bank bank  boom steel"}
    table = Table(3, market=market, strategies={0: card}, modules="bonds", commerce="gold gold tax")
    table.skip_to("bonds", 0)
    table.answer(0, "bonds 1")
    table.skip_to("commerce")
    table.answer(0, "commerce gold A")
    table.answer(1, "commerce gold A")
    table.answer(2, "commerce tax A")
    table.skip_to("sell", 1)
    table.sell(1, "share bank")
    table.skip_to_round(2)
    table.skip_to("bid", 0)
    table.bids("0:A15" if card == "block-trading" else "0:A3")
    table.skip_to("action", 0)
    return table


def play(table: Table, card: str) -> None:
    """Play the card to the end; the others answer harmlessly when they are asked."""
    for answer in [f"strategy {card}", *SCRIPTS[card]]:
        while table.game.asked != 0:
            table.play_harmlessly()
        table.answer(0, answer)
    while table.game.decision.question == "dividend":
        table.play_harmlessly()


def test_there_is_a_script_for_every_card() -> None:
    assert list(SCRIPTS) == STRATEGIES


@shows("R-STR-2", "R-STR-3")
@pytest.mark.parametrize("card", SCRIPTS)
def test_every_card_can_be_played_and_is_done_then(card: str) -> None:
    table = ready(card)
    hand = table.strategies(0).split()
    play(table, card)
    hand.remove(card)
    assert table.strategies(0).split() == hand
    # Its Boom is left to play, if that was not the price; if it was, the turn is over.
    spent = card in ("market-maker", "naked-short")
    assert table.asks(1, "sell") if spent else table.legal[:1] == ["boom cosmic"]
    assert table.view().used[0] >> 4 == 1


@shows("R-INFO-1", "R-INFO-2", "R-INFO-4")
@pytest.mark.parametrize("card", SCRIPTS)
def test_all_that_happens_is_told_to_all_except_what_is_looked_at(card: str) -> None:
    table = ready(card)
    told = len(table.events)
    play(table, card)
    happened = table.events[told:]
    assert isinstance(happened[0], StrategyPlayed)
    assert {event.audience for event in happened if not isinstance(event, PairSeen)} == {table.figures.everyone}
    assert {event.audience for event in happened if isinstance(event, PairSeen)} <= {1}


@shows("R-STR-2")
@pytest.mark.parametrize("card", SCRIPTS)
def test_a_card_half_played_can_be_written_down_and_taken_up(card: str) -> None:
    table = ready(card)
    again = ready(card)
    for answer in [f"strategy {card}", *SCRIPTS[card]]:
        while table.game.asked != 0:
            table.play_harmlessly()
            again.play_harmlessly()
        again.game = game_from_json(table.game.to_json(), SHOWN_WITH)
        table.answer(0, answer)
        again.answer(0, answer)
        assert again.game == table.game
        assert again.game.decision == table.game.decision


@shows("R-INFO-4")
@pytest.mark.parametrize("card", SCRIPTS)
def test_every_other_answer_is_refused_on_the_way_and_changes_nothing(card: str) -> None:
    table = ready(card)
    for answer in [f"strategy {card}", *SCRIPTS[card]]:
        while table.game.asked != 0:
            table.play_harmlessly()
        refuse_all_others(table)
        table.answer(0, answer)


def refuse_all_others(table: Table) -> None:
    before = table.game.to_json()
    told = len(table.events)
    legal = set(table.game.legal)
    families = {ANSWERS[number].name for number in legal}
    for answer in ANSWERS:
        if answer.number not in legal:
            with pytest.raises(IllegalAnswer) as caught:
                table.game.play(answer)
            if table.game.decision.question == "strategy" and answer.name in families:
                assert caught.value.reason == "not-possible-now"
            if answer.name in ("bid", "place"):
                assert caught.value.reason == OTHER
            assert caught.value.reason in REASONS[table.game.decision.question]
    assert (table.game.to_json(), len(table.events)) == (before, told)


OTHER = "not-an-answer-to-this"
REASONS = {
    "action": {OTHER, "no-such-card", "booms-and-busts-must-be-played", "not-possible-now"},
    "strategy": {OTHER, "not-possible-now"},
    "sell-some": {OTHER, "not-possible-now"},
    "dividend": {OTHER, "more-than-you-hold"},
}


@shows("R-INFO-4")
@pytest.mark.parametrize("card", SCRIPTS)
def test_while_it_is_played_every_view_can_be_a_world(card: str) -> None:
    """What others see fits the question that is asked: a world drawn from it has an answer to it."""
    table = ready(card)
    rng = Random(5)
    for answer in [f"strategy {card}", *SCRIPTS[card]]:
        while table.game.asked != 0:
            table.play_harmlessly()
        for observer in (0, 1, 2, None):
            view = table.view(observer)
            assert (view.legal is None) == (observer != 0)
            world = view.sample(rng)
            assert world.view(observer) == view
            assert world.legal
        table.answer(0, answer)


# Being asked


@shows("R-STR-2", "R-INFO-4")
def test_whoever_has_strategy_cards_is_asked_whether_or_not_one_can_be_played() -> None:
    # Nothing of this can be played: no Boom or Bust, no stock in the discard, no fees, and a bid of 0.
    idle = "naked-short naked-short market-maker market-maker fraudulent-transfer vulture-capitalism block-trading"
    table = Table(3, strategies={0: f"{idle} interpositioning"})
    assert set(table.strategies(0).split()) == {*idle.split(), "interpositioning"}
    table.skip_to("action", 0)
    assert table.legal == ["pass"]
    assert table.view(1).decision is not None
    table.answer(0, "pass")
    assert table.asks(1, "action")


@shows("R-STR-2", "R-INFO-4")
@pytest.mark.parametrize("market", ["boom labs labs", "auto labs labs"])
@pytest.mark.parametrize("cards", ["bear-raid special-dividend", "naked-short market-maker"])
def test_being_asked_depends_on_nothing_hidden(market: str, cards: str) -> None:
    table = Table(3, market=market, strategies={0: cards})
    asked = []
    while table.round == 1:
        if table.game.decision.question == "action" and table.game.asked not in asked:
            asked.append(table.game.asked)
        table.play_harmlessly()
    assert asked == [0, 1, 2]


@shows("R-STR-2", "R-INFO-4")
def test_asked_in_every_round_with_whatever_is_held() -> None:
    """In whole games at random: who still has a strategy card is asked in every action turn."""
    for seed in range(6):
        game = Game.new(Config(2 + seed % 4, ("strategies",)), seed=seed)
        rng = Random(seed)
        asked: set[tuple[int, int]] = set()
        expected: set[tuple[int, int]] = set()
        while not game.over:
            if game.decision.question == "action":
                asked.add((game.round, game.asked))
            if game.decision.question == "sell":
                expected |= {(game.round, seat) for seat in range(game.players)}
            game.play(ANSWERS[rng.choice(game.legal)])
        # One card is played a round at most and one is left over, so nobody ever runs out.
        assert asked == expected


@shows("R-STR-2", "R-INFO-4")
def test_who_has_played_one_and_has_no_action_card_is_not_asked_again() -> None:
    table = Table(3, market="auto labs labs  auto steel", strategies={0: "stock-buyback data-broker"})
    table.skip_to("action", 0)
    table.answer(0, "strategy stock-buyback", "company auto")
    assert table.asks(1, "action")


@shows("S-BEAR-RAID", "R-STR-3", "R-INFO-3")
def test_whoever_plays_a_card_that_needs_a_share_has_one() -> None:
    market = {1: "fee-1 labs labs  fee-1 fee-1", 2: "fee-2 labs labs  bank bank  labs bank  fee-2 steel"}
    for card in ("bear-raid", "diversification", "rogue-trading"):
        table = Table(3, market=market, strategies={0: card})
        table.skip_to("sell", 0)
        table.sell(0, "share cosmic")
        table.skip_round()
        table.skip_to("action", 0)
        table.answer(0, f"strategy {card}")
        # Seat 0 has one card, taken face-down: it could have been a Boom, were it not for what it plays now.
        assert (table.regular(0), table.hidden(1, 0)) == ("steel", 1)
        for seed in range(30):
            world = table.view(1).sample(Random(seed))
            assert [answer for answer in world.decision.answers if answer.name != "pass"]
