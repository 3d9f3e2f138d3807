"""What an answer brings is said before it is given, and is what the bank then pays or takes."""

from __future__ import annotations

from random import Random

import pytest

from stockpile.bots.preview import gains
from stockpile.rules.answers import FAMILY
from stockpile.rules.cards import STOCKS
from stockpile.rules.config import MODULES, Config
from stockpile.rules.events import MoneyMoved
from stockpile.rules.game import Game


@pytest.mark.parametrize("seed", range(12))
def test_an_answer_brings_what_was_said(seed: int) -> None:
    rng = Random(seed)
    game = Game.new(Config(2 + seed % 4, MODULES), seed=seed)
    checked = set()
    while not game.over:
        view = game.view(game.asked)
        said, subject = gains(view), game.decision.subject
        answer = rng.choice(game.decision.answers)
        assert (answer.number in said) == bool(FAMILY[answer.name].money)
        events = game.record_events()
        game.play(answer)
        if answer.number in said:
            checked.add(answer.name)
            paid = [each.amount for each in events if isinstance(each, MoneyMoved) and each.seat == view.observer]
            if answer.name == "show":  # split shares are paid for too, whatever is shown
                paid = [
                    subject["amount"] * (answer.args[0] + 2 * view.split[view.observer * STOCKS + subject["company"]])
                ]
            if answer.args[0] == 0 and answer.name == "bonds":
                paid = []
            assert said[answer.number] == (paid[0] if paid else 0)
    assert {"sell", "bonds"} <= checked
