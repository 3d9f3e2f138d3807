"""Tournaments: every deal in every seating, the same with any number of jobs, and gone on with after a break."""

import json
import os
import subprocess
import sys
from collections import Counter
from math import factorial
from pathlib import Path
from time import sleep
from typing import ClassVar

import pytest

from stockpile.bots import Asking, Bot, RandomBot, UnknownBot, play_out
from stockpile.bots.errors import Fault
from stockpile.cli.commands.tournament import tournament_report
from stockpile.content import load
from stockpile.lab.games import WHOLE_WIN, BotFaults
from stockpile.lab.players import PLAYERS, Seer
from stockpile.lab.tournament import Match, TournamentError, TournamentResult, hold
from stockpile.lab.tournament.hold import game_columns, game_lines, write_csv
from stockpile.lab.tournament.match import Stopwatch
from stockpile.rules.answers import Answer
from stockpile.rules.config import Config
from stockpile.rules.game import Game, View

ONE_AGAINST_TWO = ("broker", "random", "random")


def match(*bots: str, seed: int = 1, seated: str = "all") -> Match:
    return Match(Config(len(bots)), bots, seed, load(), seated)


def text(held: TournamentResult) -> str:
    return json.dumps(held.to_json())


# Seatings


def test_equal_bots_are_interchangeable() -> None:
    assert match(*ONE_AGAINST_TWO).seatings == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert len(match("random", "broker", "broker-1", "random:x").seatings) == factorial(4)
    assert match("random", "random").seatings == [(0, 0)]


def test_rotations_keep_neighbours() -> None:
    assert match("a", "b", "c", seated="rotations").seatings == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


@pytest.mark.parametrize("seated", ["all", "rotations"])
def test_everybody_sits_everywhere_equally_often(seated: str) -> None:
    seatings = match("a", "b", "b", "c", "a", seated=seated).seatings
    taken = Counter((seat, bot) for seating in seatings for seat, bot in enumerate(seating))
    for bot, entries in enumerate((2, 2, 1)):
        assert {taken[seat, bot] for seat in range(5)} == {len(seatings) * entries // 5}


# Deals


def test_the_games_of_a_deal_have_the_same_cards_and_the_same_first_player(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []

    def witness(game: Game, bots: list[Bot], asking: Asking) -> int:
        begun.append(json.dumps(game.to_json()))
        return play_out(game, bots, asking)

    monkeypatch.setattr("stockpile.lab.tournament.match.play_out", witness)
    held = hold(match(*ONE_AGAINST_TWO), deals=3)
    assert [len(set(begun[deal : deal + 3])) for deal in (0, 3, 6)] == [1, 1, 1]
    assert len(set(begun)) == 3
    assert [len({game.first for game in held.games[deal : deal + 3]}) for deal in (0, 3, 6)] == [1, 1, 1]


def test_a_seat_of_a_deal_has_its_own_luck_whoever_sits_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three random bots under one name or under another: seat by seat the same games."""
    for name in ("chance", "luck"):
        monkeypatch.setitem(PLAYERS, name, PLAYERS["random"])
    one, two = (hold(match(*bots), deals=2).games for bots in (["random"] * 3, ["random", "chance", "luck"]))
    by_deal = [one[0].ending] * 6 + [one[1].ending] * 6
    assert [game.ending for game in two] == by_deal
    assert by_deal[0] != by_deal[-1]


# Results


def test_shares_are_for_each_seat_that_a_bot_takes() -> None:
    held = hold(match(*ONE_AGAINST_TWO), deals=4)
    broker, random = held.rows
    assert (broker.bot, random.bot) == ("broker", "random")
    assert broker.games == random.games == 12
    assert broker.win_share.mean is not None and random.win_share.mean is not None
    assert broker.win_share.mean + 2 * random.win_share.mean == pytest.approx(1)
    money = [game.ending.money[seat] for game in held.games for seat in range(3) if seat != game.number % 3]
    assert random.money.mean == pytest.approx(sum(money) / len(money), abs=1e-4)


def test_intervals_hold_the_mean_and_have_a_width_even_where_all_is_won() -> None:
    for row in hold(match("broker", "random"), deals=4).rows:
        share, money = row.win_share, row.money
        assert share.low is not None and share.high is not None and share.mean in (0.0, 1.0)
        assert 0 <= share.low <= share.mean <= share.high <= 1
        assert share.high - share.low > 0.2
        assert money.low is not None and money.high is not None and money.mean is not None
        assert money.low < money.mean < money.high


def test_one_deal_says_little() -> None:
    for row in hold(match("broker", "random"), deals=1).rows:
        assert row.win_share.low is not None and row.win_share.high is not None
        assert row.win_share.high - row.win_share.low > 0.9
        assert row.money.mean is not None and row.money.low is row.money.high is None


def test_ratings_follow_strength() -> None:
    strong, weak = hold(match(*ONE_AGAINST_TWO), deals=3).rows
    assert strong.rating is not None and weak.rating is not None
    assert strong.rating > weak.rating


def test_times_are_taken_where_there_is_a_choice() -> None:
    held = hold(match("broker", "random"), deals=2)
    for game in held.games:
        assert [each.bins.total() for each in game.thinking] == list(game.choices)
        assert all(20 < choices < 400 for choices in game.choices)
    broker, random = held.rows
    assert broker.ms_mean is not None and random.ms_mean is not None
    assert broker.ms_mean > random.ms_mean > 0


class Sleeper(RandomBot):
    """Waits and computes nothing, as our side does while a bot of somebody else thinks elsewhere."""

    name: ClassVar[str] = "sleeper"

    def decide(self, view: View) -> Answer:
        sleep(0.02)
        return super().decide(view)


@pytest.mark.parametrize("ours", [True, False])
def test_a_visitors_time_is_that_of_the_clock(ours: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if ours:
        monkeypatch.setitem(PLAYERS, "sleeper", Sleeper)
    game = Game.new(Config(2), seed=1)
    while len(game.legal) == 1:
        game.play(game.decision.answers[0])
    watch = Stopwatch(2)
    watch.ask(Sleeper(), game, game.asked)
    assert (watch.thinking[game.asked].nanoseconds < 20_000_000) is ours


class Peeker(Seer):
    """Takes the pile of the most money there is: it only has to be shown the game."""

    name: ClassVar[str] = "peeker"
    seen: ClassVar[list[Game]] = []

    def decide_seeing(self, game: Game) -> Answer:
        self.seen.append(game)
        return game.decision.answers[0]


def test_a_seer_is_shown_a_copy_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "peeker", Peeker)
    held = hold(match("peeker", "random"), deals=1)
    assert len(held.games) == 2
    assert len(Peeker.seen) >= sum(held.games[0].choices[:1])
    assert not any(game.over for game in Peeker.seen)
    with pytest.raises(TypeError, match="sees games, not views"):
        Peeker().decide(Peeker.seen[0].view(0))


RAISED = Fault("raised", {"error": "ValueError", "file": "some.py", "line": "7"}, said="no <idea>")


class Failing(RandomBot):
    """Loses the second answer of every game, as a bot of somebody else does that raises an error."""

    name: ClassVar[str] = "failing"

    def decide(self, view: View) -> Answer:
        self.asked = getattr(self, "asked", 0) + 1
        if self.asked == 2:
            self.faults.append(RAISED)
        return super().decide(view)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Match:
    monkeypatch.setitem(PLAYERS, "failing", Failing)
    return match("failing", "random", "random")


def test_answers_that_were_given_for_a_bot_are_counted(failing: Match, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    for held in (hold(failing, deals=2), hold(failing, 2, journal=journal), hold(failing, 2, journal=journal)):
        bad, good = held.rows
        assert bad.faults == BotFaults(6, RAISED)
        assert (good.faults, bad.to_json()["faults"], good.to_json()["faults"]) == (BotFaults(), 6, 0)
        assert {(line["bot"], line["faults"]) for line in game_lines(held)} == {("failing", 1), ("random", 0)}


def test_the_page_tells_of_them(failing: Match) -> None:
    (told,) = tournament_report(hold(failing, deals=1), "").warnings
    said = (
        "The broker answered 3 times for failing, which failed; the first time it raised ValueError (some.py, line 7): "
    )
    assert told.startswith(f"{said}no ")


# The same again


@pytest.mark.parametrize("jobs", [pytest.param(2, marks=pytest.mark.long), 3])
def test_the_same_result_with_any_number_of_jobs(jobs: int, tmp_path: Path) -> None:
    bots = match("shark@4", "broker-1", "random")
    alone, together = (hold(bots, deals=2, jobs=each, timings=False) for each in (1, jobs))
    assert text(alone) == text(together)
    for held, name in ((alone, "alone"), (together, "together")):
        write_csv(held, tmp_path / name)
    assert (tmp_path / "alone").read_bytes() == (tmp_path / "together").read_bytes()


# Interpreted, a shark takes half a minute for a game. This one is awake in the second round alone.
SCRIPT = """
import json
from stockpile.bots import Broker, Shark
from stockpile.content import load
from stockpile.lab.players import PLAYERS
from stockpile.lab.tournament import Match, hold
from stockpile.rules.config import preset

class Dozer(Shark):
    name = "dozer"

    def decide(self, view):
        return super().decide(view) if view.round == 1 else Broker().decide(view)

PLAYERS["dozer"] = Dozer
for bots in (("broker", "broker-1", "random"), ("dozer@4", "broker")):
    match = Match(preset("epic", len(bots)), bots, 5, load())
    print(json.dumps(hold(match, deals=1, timings=False).to_json()))
"""


@pytest.mark.long
def test_compiled_and_interpreted_give_the_same_result() -> None:
    compiled, interpreted = (
        subprocess.run(
            [sys.executable, "-c", SCRIPT], env=os.environ | more, capture_output=True, text=True, check=True
        ).stdout
        for more in ({}, {"STOCKPILE_INTERPRETED": "1"})
    )
    assert [json.loads(line)["games"] for line in compiled.splitlines()] == [6, 2]
    assert compiled == interpreted


def test_another_seed_gives_another_result() -> None:
    first, again, other = (text(hold(match("random", "broker", seed=seed), 3, timings=False)) for seed in (4, 4, 5))
    assert first == again != other


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    short, long = (hold(match(*ONE_AGAINST_TWO), deals) for deals in (2, 4))
    assert [game.ending for game in long.games[:6]] == [game.ending for game in short.games]


# The games as a table


def test_every_seat_of_every_game_has_a_line() -> None:
    held = hold(match(*ONE_AGAINST_TWO), deals=2)
    table = [*game_lines(held)]
    assert len(table) == 2 * 3 * 3
    assert {line["bot"] for line in table if line["seat"] == line["seating"]} == {"broker"}
    assert sum(line["first"] is True for line in table) == 6
    whole = sum(sum(game.ending.wins) for game in held.games)
    assert sum(float(str(line["win_share"])) for line in table) == pytest.approx(whole / WHOLE_WIN, abs=0.01)
    assert "ms" in game_columns(held)


def test_without_timings_no_time_is_told() -> None:
    held = hold(match(*ONE_AGAINST_TWO), deals=1, timings=False)
    assert [(row.ms_mean, row.ms_p95) for row in held.rows] == [(None, None)] * 2
    assert "ms" not in game_columns(held)


# What cannot be


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(TournamentError, match="4 players need 4 bots, not 2"):
        hold(Match(Config(), ("random", "broker"), 1, load()), 1)
    with pytest.raises(TournamentError, match="at least one deal is needed, not 0"):
        hold(match("random", "broker"), 0)
    with pytest.raises(TournamentError, match="there are no seatings 'some'; there are: all, rotations"):
        hold(match("random", "broker", seated="some"), 1)
    with pytest.raises(UnknownBot, match="broker-1"):
        hold(match("random", "nobody"), 1)


def test_the_error_of_a_bot_comes_through(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Bot, view: object) -> Answer:
        raise ZeroDivisionError("a bot's own fault")

    monkeypatch.setattr("stockpile.bots.bot.RandomBot.decide", fail)
    with pytest.raises(ZeroDivisionError, match="a bot's own fault"):
        hold(match("random", "broker"), 1)
