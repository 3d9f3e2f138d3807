"""The coach put to the test, in a small form of tools/coach.py."""

from __future__ import annotations

import pytest

from stockpile.content import load
from stockpile.lab.simulate import Simulation as Games
from stockpile.rules.config import Config
from tests.support.coach_games import TINY
from tools import coach
from tools.coach import GradeTrial, LuckTrial, WorstTrial

GAMES = Games(Config(2), ("broker", "random"), 5, load())


def test_luck_and_its_result_are_told_by_seat(capsys: pytest.CaptureFixture[str]) -> None:
    played = [LuckTrial(GAMES, TINY).play(number) for number in range(2)]
    assert [game.names for game in played] == [["broker", "random"], ["random", "broker"]]
    assert all(abs(sum(luck.win for luck in game.luck)) < 1e-9 for game in played)
    coach.tell_luck(played)
    assert capsys.readouterr().out.count("of a win") == 4  # two seats, two bots


def test_grades_are_told_by_bot(capsys: pytest.CaptureFixture[str]) -> None:
    played = [GradeTrial(GAMES, TINY).play(number) for number in range(2)]
    sound, wild = [], []
    for game in played:
        by_name = dict(zip(game.names, game.grades, strict=True))
        sound.append(by_name["broker"])
        wild.append(by_name["random"])
    assert min(sound) > max(wild)
    coach.tell_grades(played)
    assert "broker" in capsys.readouterr().out


def test_the_worst_decisions_of_a_game_are_looked_at_again(capsys: pytest.CaptureFixture[str]) -> None:
    found = WorstTrial(GAMES, TINY).play(0)
    assert 0 < len(found.checked) <= 5
    assert all(each.loss.win > 0 or each.loss.money > 0 for each in found.checked)
    coach.tell_worst([found])
    assert f"of {len(found.checked)} agreed" in capsys.readouterr().out
