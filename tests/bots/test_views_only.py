"""Bots see views: in two worlds that look the same from its seat a bot answers the same, and who peeks is found out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest

from fuzz.invariants import Leak
from fuzz.secrecy import Senses, check_sample
from stockpile.bots import BOTS, make_bot
from stockpile.bots.shark.search import is_searched
from stockpile.lab.players import Oracle
from stockpile.rules.config import MODULES, Config, preset
from stockpile.rules.game import Game
from stockpile.rules.step import STEPS
from tests.support.thinking import Moment, moments

CONFIGS = [Config(2), Config(4), preset("epic", 3), preset("epic", 5)]

# Every game has these, and a module adds its own. What is not searched is not here: the broker answers it.
EVERYWHERE = {"place", "bid", "action", "sell"}
ASKED = {
    "advanced_board": set(),
    "bonds": {"bonds"},
    "commodities": {"commerce"},
    "dice": set(),
    "strategies": {"strategy", "sell-some"},
    "first_player_card": {"first-player-card"},
    "investors": {"investor", "open"},
    "investor_bidding": set(),
}
WITH_TWO_INVESTORS = {"ability"}  # which of them first: with two players only
MOST_GAMES = 60  # until every question has come up


def answer_of(bot: str) -> Callable[[Moment], Senses]:
    """What a bot answers that has heard what it heard: in a world that looks the same it heard the same."""

    def senses(moment: Moment) -> Senses:
        def more(game: Game, observer: int) -> object:
            if game.over or game.asked != observer:
                return None
            player = make_bot(bot, 7)
            player.heard = moment.heard
            return player.decide(game.view(observer)).number

        return Senses(more=more)

    return senses


def check_everywhere(config: Config, games: range, share: float, senses: Callable[[Moment], Senses]) -> None:
    rng = Random(8)
    for seed in games:
        for moment in moments(config, seed, share):
            check_sample(moment.game, moment.seat, rng, senses(moment))


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_answers_the_same_in_worlds_that_look_the_same(bot: str, config: Config) -> None:
    if BOTS[bot].thinks is None:
        check_everywhere(config, range(8, 9), 0.3, answer_of(bot))
    else:
        check_everywhere(config, range(8, 9), 0.05, answer_of(f"{bot}@20"))


# A shark searches at every question that is worth it: all of them, with each module alone and with all together.


def alone(module: str, players: int) -> Config:
    needed = ("investors",) if module == "investor_bidding" else ()
    return Config(players, (*needed, module))


def questions_of(config: Config) -> set[str]:
    both = WITH_TWO_INVESTORS if config.players == 2 and "investors" in config.modules else set()
    return EVERYWHERE.union(both, *[ASKED[module] for module in config.modules])


def searched_moments(config: Config, each: int) -> Iterator[Moment]:
    """So many moments of every question that is searched, where there is a choice."""
    missing = Counter(dict.fromkeys(questions_of(config), each))
    rng = Random(2)
    for seed in range(MOST_GAMES):
        for moment in moments(config, seed, whims=0.3):
            question = moment.game.decision.question
            if missing[question] and len(moment.game.legal) > 1 and rng.random() < 0.5:
                missing[question] -= 1
                yield moment
            if not missing.total():
                return
    raise AssertionError(f"never asked: {+missing}")


def test_every_question_that_is_searched_is_tried() -> None:
    questions = {step.question for step in STEPS if step.question}
    assert EVERYWHERE.union(WITH_TWO_INVESTORS, *ASKED.values()) == {
        question for question in questions if is_searched(question)
    }
    assert ASKED.keys() == {*MODULES}


@pytest.mark.parametrize(
    "config",
    [
        *[Config(players) for players in (2, 3, 4, 5)],
        *[alone(module, 2 + (number + 2) % 4) for number, module in enumerate(MODULES)],
        *[Config(players, MODULES) for players in (2, 3, 4, 5)],
    ],
    ids=lambda config: f"{config.players}-{'-'.join(config.modules) or 'base'}",
)
def test_a_shark_answers_the_same_at_every_question_that_it_searches(config: Config) -> None:
    rng = Random(8)
    senses = answer_of("shark@40")
    for moment in searched_moments(config, each=3):
        check_sample(moment.game, moment.seat, rng, senses(moment))


def test_who_sees_the_game_is_found_out() -> None:
    """The oracle, if it were handed in for a bot, would answer by what nobody can know."""

    def more(game: Game, observer: int) -> object:
        return None if game.over or game.asked != observer else Oracle().decide_seeing(game.copy()).number

    with pytest.raises(Leak):
        check_everywhere(Config(4), range(5), 1.0, lambda _: Senses(more=more))
