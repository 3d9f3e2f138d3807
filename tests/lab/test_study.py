"""What a study makes of analyses: outcomes, means with intervals, trends, and habits with what they cost."""

import pytest
from msgspec.structs import replace

from stockpile.lab.coach.model import Analysis, JudgedDecision, Remark, Score, SeatAnalysis
from stockpile.lab.study import Estimate, players_in, study, trend_of
from tests.support.coached_games import looked_at


def lost(kind: str, money: float, win: float = 0.01) -> JudgedDecision:
    """A decision with a fault; nothing else of it matters here."""
    fault = Remark(kind)
    answers = (["pass"], ["pass"])
    return JudgedDecision(
        0, 0, "selling", "sell", 2, *answers, 0.0, 0.0, 0.0, 0.0, Score(win, money), 0.0, "good", fault
    )


def with_decisions(*decisions: JudgedDecision, grade: int = 50) -> tuple[Analysis, int]:
    analysis = looked_at("first-game", 2)
    seat: SeatAnalysis = replace(analysis.seats[0], decisions=[*decisions], grade=grade)
    return replace(analysis, seats=[seat, analysis.seats[1]]), 0


def test_a_habit_costs_what_it_lost_over_all_games_the_dearest_first() -> None:
    games = [
        with_decisions(lost("sold-early", 1.0), lost("sold-early", 2.0), lost("bid-dear", 4.0)),
        with_decisions(lost("bid-dear", 6.0)),
        with_decisions(),
    ]
    dear, early = study(games).habits
    assert (dear.kind, dear.count, dear.games) == ("bid-dear", 2, 2)
    assert dear.money.mean == pytest.approx(10 / 3, abs=1e-3)
    assert (early.kind, early.count, early.games, early.money.mean) == ("sold-early", 2, 1, 1.0)
    assert early.money.low is not None and early.money.high is not None
    assert early.money.low < 0 < early.money.high and early.win.mean == pytest.approx(0.02 / 3, abs=1e-4)


def test_games_are_told_as_they_were() -> None:
    analysis = looked_at("first-game", 2)
    found = study([(analysis, 0), (analysis, 1)])
    for game, seat in zip(found.games, analysis.seats, strict=True):
        assert (game.grade, game.luck, game.skill, game.result) == (seat.grade, seat.luck, seat.skill, seat.result)
        assert game.share == (1.0 if seat.place == 1 else 0.0)
        assert game.decisions == len(seat.decisions)
    assert (found.fair, found.wins.mean) == (0.5, 0.5)
    assert found.luck.mean == pytest.approx(sum(seat.luck.win for seat in analysis.seats) / 2, abs=1e-4)


def test_no_games_and_one_game_say_what_they_can() -> None:
    nothing = study([])
    assert (nothing.games, nothing.grade, nothing.habits) == ([], Estimate(), [])
    one = study([with_decisions(lost("other", 1.0), grade=70)])
    assert one.grade == Estimate(70.0) and one.habits[0].money == Estimate(1.0)
    assert one.trend.line == []


def test_a_trend_has_an_interval() -> None:
    rising = trend_of([40.0, 44.0, 41.0, 52.0, 55.0, 58.0, 61.0])
    slope = rising.slope
    assert slope.low is not None and slope.mean is not None and slope.high is not None
    assert 0 < slope.low < slope.mean < slope.high
    assert len(rising.line) == 7
    first, middle, last = rising.line[0], rising.line[3], rising.line[-1]
    widths = [float(each.high or 0) - float(each.low or 0) for each in (first, middle, last)]
    assert widths[1] < widths[0] == pytest.approx(widths[2], abs=1e-3)
    shaken = trend_of([50.0, 20.0, 60.0, 25.0, 55.0]).slope
    assert shaken.low is not None and shaken.high is not None and shaken.low < 0 < shaken.high


def test_phases_come_in_the_order_of_a_round() -> None:
    phases = [each.phase for each in study([(looked_at("epic", 3), 1)]).phases]
    assert phases[0] == "set-up" and phases.index("supply") < phases.index("demand") < phases.index("selling")


def test_players_by_name_those_with_most_games_first() -> None:
    two, three = looked_at("first-game", 2), looked_at("epic", 3)
    nameless = replace(two, seats=[replace(two.seats[0], name=""), two.seats[1]])
    found = [(player.name, player.files) for player in players_in([nameless, three])]
    assert found == [("Bo <b>", [0, 1]), ("Ann", [1]), ("Cy", [1])]
    twice = replace(two, seats=[replace(seat, name="Ann") for seat in two.seats])
    assert [player.files for player in players_in([twice])] == [[0, 0]]
