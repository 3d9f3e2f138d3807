"""Typed lines become answers, and never wrong ones."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from stockpile.cli.terminal.prompt import AnswerPrompt
from stockpile.rules.answers import ANSWERS, FAMILIES, PASS, Answer, bid, parse, sell, show
from stockpile.rules.cards import BUST, COSMIC, FEE, HALF, HELD, LABS, STEEL, STOCKS, UP, WHOLE
from stockpile.rules.config import Config
from stockpile.rules.decision import IllegalAnswer
from stockpile.rules.game import Game, game_from_json
from tests.support.heard_games import CONFIGS, MODULAR, moments, names_for


def asking(game: Game) -> AnswerPrompt:
    def why_not(answer: Answer) -> str:
        with pytest.raises(IllegalAnswer) as refused:
            game.copy().play(answer)
        return refused.value.reason

    return AnswerPrompt(game.view(game.asked), names_for(game, game.asked), why_not)


def answered(game: Game, *lines: str) -> Answer | None:
    """The answer that lines lead to; nothing may be wrong with any of them."""
    asked = asking(game)
    for line in lines:
        assert asked.answer is None
        assert asked.read(line) == ""
    return asked.answer


def at(question: str, config: Config | None = None, least: int = 2) -> Game:
    """A game at a question with so many answers."""
    for seed in range(200):
        for game in moments(config or Config(players=3), seed):
            if not game.over and game.decision.question == question and len(game.legal) >= least:
                return game
    raise AssertionError("never asked")


def changed(game: Game, **lists: list[int]) -> Game:
    """The same game with something else in its lists."""
    return game_from_json(game.to_json() | lists)


def one_more(counts: list[int], at: int) -> list[int]:
    return [count + (place == at) for place, count in enumerate(counts)]


@pytest.mark.parametrize("config", [*CONFIGS, *MODULAR])
def test_every_possible_answer_can_be_typed(config: Config) -> None:
    """By the first word of each choice, in one line and line by line."""
    rng = Random(1)
    for game in moments(config, seed=1):
        if game.over or len(game.legal) == 1:
            continue
        wanted = ANSWERS[rng.choice(game.legal)]
        words: list[str] = []
        asked = asking(game)
        while asked.answer is None:
            choices = asked._choices(asked._step, asked._left)
            fitting = [choice for choice in choices if wanted in choice.answers]
            if not fitting:
                assert wanted is PASS
                assert asked.read("") == ""
                break
            words.append(fitting[0].words[0])
            assert asked.read(words[-1]) == ""
        assert asked.answer is wanted
        if words:
            assert answered(game, " ".join(words)) is wanted


def test_every_choice_has_a_number_that_means_nothing_else() -> None:
    """At every step of every question, as the help says; prices, shares and bonds are numbers themselves."""
    missing = {family.name for family in FAMILIES} - {"pass"}
    for seed, config in product(range(1, 9), [*CONFIGS, *MODULAR]):
        if seed > 1 and not missing:
            break
        for game in moments(config, seed):
            if not game.over and len(game.legal) > 1:
                missing -= check_numbers(asking(game))
    assert missing == set()


def check_numbers(asked: AnswerPrompt) -> set[str]:
    """Every way through the steps of a question; gives the families of its answers."""
    ways: list[tuple[int, Sequence[Answer]]] = [(0, asked.view.answers)]
    while ways:
        step, left = ways.pop()
        choices = asked._choices(step, left)
        for choice in choices:
            numbers = [word for word in choice.words if word.isdigit()]
            assert numbers, (asked.question, choice)
            assert [each for each in choices if each.is_called(numbers[0])] == [choice]
            if not choice.final:
                ways.append((step + 1, choice.answers))
    return {answer.name for answer in asked.view.answers}


def test_sides_piles_and_directions_are_typed_by_number() -> None:
    game = at("place")
    assert answered(game, "1 2 3") is answered(game, "1", "2", "3") is answered(game, "1 down c")
    assert answered(game, "1 1 1") is answered(game, "1 up a")
    bidding = at("bid")
    pile, space = bidding.decision.answers[-1].args
    assert answered(bidding, f"{pile + 1} {bidding.figures.bidding[space]}") is bid(pile, space)


def test_a_bid_can_be_typed_in_many_ways() -> None:
    game = at("bid")
    pile, space = game.decision.answers[-1].args
    price = game.figures.bidding[space]
    letter = "ABC"[pile]
    for line in (f"{letter} {price}", f"{letter.lower()}{price}", f" {letter},{price} "):
        assert answered(game, line) is bid(pile, space)
    assert answered(game, letter, str(price)) is bid(pile, space)
    assert answered(game, letter, "", letter, str(price)) is bid(pile, space)


def test_a_pile_alone_is_no_bid() -> None:
    """Even if one price is left: money is never spent by a word that does not name it."""
    game = at("bid")
    broke = changed(game, money=[0] * game.players, meeple_seat=[-1] * 3)
    assert [answer.args[1] for answer in broke.decision.answers] == [0, 0, 0]
    assert answered(broke, "b") is None
    assert answered(broke, "b 0") is bid(1, 0)


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("place", "x"),
        ("place", "1 sideways a"),
        ("place", "1 up z"),
        ("place", "1 up a a"),
        ("place", "0"),
        ("place", "-1"),
        ("bid", "a -1"),
        ("bid", "a 2"),
        ("bid", "e 0"),
        ("bid", "a 0 1"),
        ("bid", "!!"),
        ("sell", "99"),
        ("sell", "stop now"),
        ("sell", "!"),
        ("dividend", "21"),
        ("dividend", "all"),
        ("action", "7"),
        ("action", "boom cosmic bank"),
    ],
)
def test_what_makes_no_sense_is_refused_and_nothing_is_lost(question: str, line: str) -> None:
    game = at(question)
    asked = asking(game)
    before = asked.menu.parts
    problem = asked.read(line)
    assert problem and "\n" not in problem
    assert asked.answer is None
    assert asked.menu.parts == before


def test_the_reason_is_told_where_there_is_one() -> None:
    game = Game.new(Config(players=3), seed=2)
    while game.decision.question != "bid":
        game.play(game.decision.answers[0])
    game.play(bid(0, 2))
    asked = asking(game)
    assert asked.read("a 1") == "Somebody is there already: bid higher or elsewhere."
    assert asked.read("a 25") == "That costs more than you have left."
    assert asked.read("e 0") == "There is no such pile in this game."
    assert asked.read("a 7") == "7 is not possible here. Type one of: 6, 10, 15, 20"


def test_names_may_be_cut_short_if_they_stay_clear() -> None:
    game = at("action")
    names = {answer.name for answer in game.decision.answers}
    card = "" if len(names) == 1 else "boom "
    wanted = parse(f"{'boom' if 'boom' in names else 'bust'} steel")
    for word in ("steel", "st", "5", "STEEL"):
        assert answered(game, card + word) is wanted
    assert asking(game).read(f"{card}zzz")


def test_enter_stops_selling_and_shows_all() -> None:
    game = at("sell")
    assert answered(game, "") is PASS
    game = at("dividend", least=3)
    assert answered(game, "") is game.decision.answers[-1]
    assert answered(game, "0") is show(0)


def test_split_cards_are_sold_whole_or_by_half() -> None:
    game = at("sell")
    game = changed(
        game,
        split=one_more(game.split, game.asked * STOCKS + STEEL),
        regular=one_more(game.regular, game.asked * HELD + COSMIC),
    )
    assert answered(game, "steelw") is sell(STEEL, WHOLE)
    assert answered(game, "steelhalf") is sell(STEEL, HALF)
    assert answered(game, "cosmics") is sell(COSMIC)


def test_what_is_clear_is_not_asked() -> None:
    game = at("place")
    first = game.decision.answers[0]
    game.play(first)
    asked = asking(game)
    assert asked.prompt == "Pile>"
    assert ("face-down" if first.args[1] == UP else "face-up") in asked.sentence


def test_two_equal_cards_are_named() -> None:
    game = at("place")
    game = changed(game, hand=[game.asked << 4 | LABS] * 2)
    asked = asking(game)
    assert asked.prompt == "Side>"
    assert "Leading Laboratories" in asked.sentence
    for line in ("down b", "1 down b", "labs d b"):
        assert answered(game, line) is parse("place labs down B")


def test_action_cards_can_be_placed_by_name() -> None:
    game = at("place")
    game = changed(game, hand=[game.asked << 4 | BUST, game.asked << 4 | FEE])
    assert answered(game, "bust", "d", "a") is parse("place bust down A")
    assert answered(game, "fee u c") is parse("place fee-1 up C")
    assert answered(game, "2 u c") is parse("place fee-1 up C")


def test_a_word_for_another_step_takes_nothing_back() -> None:
    """A number that would fit the first step is refused at the second; a whole line may still begin anew."""
    game = at("place", least=12)
    first, second = sorted({answer.args[0] for answer in game.decision.answers})[:2]
    asked = asking(game)
    assert asked.read("1") == ""
    assert asked.prompt == "Side>"
    assert "3" in asked.read("3")
    assert asked.prompt == "Side>"
    assert asked.read("up") == asked.read("a") == ""
    assert asked.answer is not None and asked.answer.args[0] == first
    again = asking(game)
    assert again.read("1") == again.read("2 up a") == ""
    assert again.answer is not None and again.answer.args[0] == second
