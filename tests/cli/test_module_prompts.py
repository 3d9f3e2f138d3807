"""Questions of modules at the prompt: in words, with help, and typed."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from stockpile.cli.terminal.questions import help_page, sentence
from stockpile.display.names import Names
from stockpile.i18n import is_known, say
from stockpile.rules import step
from stockpile.rules.answers import PASS, parse
from stockpile.rules.card import enlist
from stockpile.rules.cards import COSMIC, HELD, STEEL, STOCKS
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game
from stockpile.rules.investor import INVESTORS, Investor
from stockpile.rules.step import pack
from stockpile.rules.strategy import STRATEGIES, Strategy
from tests.support.heard_games import names_for

from .test_prompt import answered, asking, at, changed, one_more

CLASSIC = preset("classic", players=3)


def with_investor(game: Game, key: str) -> Game:
    """The same game in which the asked seat alone has an investor that can do something."""
    numbers = {investor.key: investor.number for investor in INVESTORS}
    investors = [numbers["bill"], -1] * game.players
    investors[2 * game.asked] = numbers[key]
    return changed(game, investors=investors)


def menu(game: Game) -> str:
    console = Console(width=80, no_color=True)
    with console.capture() as capture:
        console.print(asking(game).menu)
    return capture.get()


def asked_of_a_card(number: int, kind: int, stage: int) -> tuple[str, str]:
    """What a card asks at a stage, and the help to it."""
    view = Game.new(preset("epic"), seed=1).view(0)
    view.agenda = [pack(kind, 0, number, stage)]
    view.legal_numbers = [PASS.number]
    names = Names(view.figures, ["A", "B", "C", "D"], 0)
    return sentence(view, names), help_page(view, names)


def card_questions() -> Iterator[tuple[int, int, int]]:
    for number, investor in enumerate(INVESTORS):
        if type(investor).options is not Investor.options:
            yield from ((number, step.ABILITY, stage) for stage in (0, 1))
    for number, strategy in enumerate(STRATEGIES):
        if type(strategy).options is not Strategy.options:
            yield from ((number, step.STRATEGY, stage) for stage in (1, 2))
        if strategy.in_kind in (1, 3, 4):
            yield number, step.STRATEGY, 0


@pytest.mark.parametrize(("number", "kind", "stage"), list(card_questions()))
def test_every_card_asks_in_its_own_words_and_tells_what_it_does(number: int, kind: int, stage: int) -> None:
    asked, page = asked_of_a_card(number, kind, stage)
    investor = kind == step.ABILITY
    card = (INVESTORS if investor else STRATEGIES)[number].key
    name = say(f"{'investor' if investor else 'strategy'}-{card}")
    assert asked.startswith(name) and asked.endswith("?")
    assert asked != say("question-investor", name=name)
    assert page.startswith(name) and "R-" in page
    first, _ = asked_of_a_card(number, kind, 0 if investor else 1)
    paying = stage == 0 and not investor
    again = f"question-{'investor' if investor else 'strategy'}-{card}-then"
    then = stage == (1 if investor else 2) and is_known(again)
    assert (asked != first) == (paying or then)


def test_martha_looks_before_she_bids() -> None:
    game = with_investor(at("bid", CLASSIC), "martha")
    assert "look: look at a pair first" in menu(game)
    other = (game.asked + 1) % 3
    pair = parse(f"pair {other}")
    asked = asking(game)
    assert asked.read("look") == ""
    assert f"pair of Player{other}: ?" in "".join(part.plain for part in asked.menu.parts)
    assert answered(game, "look", f"pairofplayer{other}") is pair
    game.play(pair)
    assert "look" not in menu(game)


def test_what_a_bid_really_costs_stands_in_brackets() -> None:
    game = with_investor(Game.new(CLASSIC, seed=1), "donald")
    while game.decision.question != "bid":
        game.play(game.decision.answers[0])
    game = with_investor(game, "donald")
    assert "A 0 1(0) 3(1) 6(3)" in menu(game)
    assert answered(game, "a 6") is parse("bid A 3")


def test_soros_sells_one_share_at_his_price_and_graham_adds_to_all() -> None:
    game = at("sell", CLASSIC)
    game = changed(
        with_investor(game, "soros"),
        regular=[0] * len(game.regular),
        split=one_more([0] * len(game.split), game.asked * STOCKS + STEEL),
        prices=[4] * STOCKS,
    )
    game = changed(game, regular=one_more(game.regular, game.asked * HELD + COSMIC))
    assert "Cosmic at the investor's price for 8" in menu(game)
    assert "Steel half a split card at the investor's price for 8" in menu(game)
    assert answered(game, "cosmicshortshare") is parse("short share cosmic")
    assert answered(game, "steelshort") is parse("short half steel")
    assert answered(game, "cosmicshare") is parse("sell share cosmic")
    value = game.value(COSMIC)
    assert f"Cosmic for {value}" in menu(game)
    graham = with_investor(game, "graham")
    assert f"Cosmic for {value + 1}" in menu(graham) and f"split card for {2 * (game.value(STEEL) + 1)}" in menu(graham)


def test_secretive_stuart_chooses_the_side_of_both_cards() -> None:
    game = with_investor(at("place", CLASSIC), "stuart")
    first = next(answer for answer in game.decision.answers if answer.args[1] == 1)
    game.play(first)
    asked = asking(game)
    assert asked.prompt == "Side>" and "on which side, on which pile?" in asked.sentence
    assert asked.read("down") == "" and asked.prompt == "Pile>"


def test_enter_does_the_harmless_thing() -> None:
    bonds = at("bonds", Config(3, ("bonds",)))
    assert answered(bonds, "") is parse("bonds 0")
    assert answered(bonds, "2") is parse("bonds 2")
    assert asking(bonds).read("4") == "So many bonds cannot be bought in one round."
    card = at("hand-over", Config(3, ("first_player_card",)))
    assert answered(card, "") is parse(f"seat {card.asked}")
    assert answered(card, f"player{(card.asked + 1) % 3}") is parse(f"seat {(card.asked + 1) % 3}")
    action = at("action", Config(3, ("strategies",)))
    assert (answered(action, "") is PASS) == (PASS in action.decision.answers)


def test_investors_and_strategies_are_chosen_with_their_texts() -> None:
    choosing = at("choose-investor", CLASSIC)
    offered = choosing.decision.answers[0].args[0]
    names = names_for(choosing)
    assert names.ability(offered).split()[-1] in menu(choosing)
    assert answered(choosing, names.short_investor(offered)) is choosing.decision.answers[0]
    discarding = at("discard", Config(3, ("strategies",)))
    strategy = discarding.decision.answers[0].args[0]
    assert f"{names_for(discarding).strategy(strategy)} (costs " in menu(discarding)
    assert answered(discarding, "1") is discarding.decision.answers[0]
    costs = [names_for(discarding).cost(number) for number in range(len(discarding.figures.strategy_cost))]
    for in_kind in ("one share", "one bond", "a Boom or Bust", "one commodity"):
        assert any(cost.endswith(in_kind) for cost in costs)
    bidding = at("bid-investor", Config(3, ("investors", "investor_bidding")))
    assert names_for(bidding).investor(bidding.lots[0]) in menu(bidding)
    assert asking(bidding).read("e 0") == "There is no such pile in this game."


class Generous(Investor):
    """A user's own investor, of whom the catalogues know nothing."""

    key = "generous"


def test_own_cards_ask_and_pay_in_plain_words() -> None:
    ours = next(investor for investor in INVESTORS if investor.key == "warren")
    number = ours.number
    enlist(number, Generous())
    try:
        asked, page = asked_of_a_card(number, step.ABILITY, 0)
        names = names_for(Game.new(preset("epic"), seed=1))
        assert asked == "Wise Warren: what do you choose?"
        assert page.splitlines()[0].strip() == "Wise Warren:"
        assert names.money_reason("generous") == "generous"
    finally:
        enlist(number, ours)
