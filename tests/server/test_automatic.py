"""What is answered for a person: only what tells nothing (R-MOV-2, R-INFO-4)."""

from __future__ import annotations

from random import Random

import pytest

from stockpile.rules.config import Config, preset
from stockpile.rules.game import QUESTIONS, Game
from stockpile.server.table.game_log import automatic_answer


def positions(config: Config, seeds: range) -> list[Game]:
    """Every question of some random games."""
    games = []
    for seed in seeds:
        game, rng = Game.new(config, seed=seed), Random(seed)
        while not game.over:
            games.append(game.copy())
            game.play(rng.choice(game.decision.answers))
    return games


@pytest.mark.parametrize("name", ["first-game", "epic"])
def test_whether_a_question_is_answered_is_public(name: str) -> None:
    """In every world that a spectator holds possible, a seat is asked or not asked alike."""
    rng = Random(5)
    seen = set()
    for game in positions(preset(name, 3), range(6))[::3]:
        for ask in (False, True):
            answered = automatic_answer(game, ask) is not None
            seen.add(answered)
            for _ in range(3):
                world = game.view().sample(rng)
                assert (automatic_answer(world, ask) is not None) == answered, game.decision
    assert seen == {False, True}


def test_dividends_are_collected_in_full_or_always_asked() -> None:
    dividends = [game for game in positions(preset("epic", 4), range(4)) if game.decision.question == "dividend"]
    assert any(len(game.legal) == 1 for game in dividends) and any(len(game.legal) > 1 for game in dividends)
    for game in dividends:
        answer = automatic_answer(game, ask=False)
        assert answer is not None and answer.number == max(game.legal)
        assert automatic_answer(game, ask=True) is None


def test_a_forced_answer_is_given_and_never_an_open_choice() -> None:
    for game in positions(preset("epic", 3), range(3)):
        answer = automatic_answer(game, ask=True)
        if answer is not None:
            assert game.legal == [answer.number]
            asked = QUESTIONS[game.decision.question]
            assert asked.public or asked.sells
