"""Random games with every check: what is played, what is found, and what is left behind when something fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from fuzz import fuzzer
from fuzz.differences import MAKERS, Difference
from fuzz.fuzzer import PREFERENCES, FuzzedGame, Fuzzer, FuzzSummary, check_world, fuzz, random_config
from fuzz.invariants import BrokenInvariant, GameInvariants, Leak, check_fees
from fuzz.trail import CardTrail
from stockpile import Config, Game, parse
from stockpile.bots import BOTS
from stockpile.records import RecordError, load, replay
from stockpile.rules.config import INVESTOR_SETS, MODULES
from stockpile.rules.events import Event
from stockpile.rules.step import STEPS, step_of


def results(summary: FuzzSummary) -> dict[str, object]:
    """All that must not depend on time and processes."""
    return {name: fact for name, fact in summary.to_json().items() if name != "seconds"}


def test_jobs_make_no_difference(tmp_path: Path) -> None:
    alone = fuzz(games=10, seed=3, folder=tmp_path)
    together = fuzz(games=10, seed=3, jobs=2, folder=tmp_path)
    assert results(alone) == results(together)
    assert (alone.games, alone.failures, alone.leaks, alone.passed) == (10, 0, 0, True)
    assert alone.decisions > 10 * 100
    assert list(tmp_path.iterdir()) == []


def test_a_game_is_the_same_in_every_run() -> None:
    """Game by game, whatever was played before, so one of them can be looked at again."""
    whole = fuzz(games=4, seed=8)
    parts = [fuzz(games=1, seed=8, start=number) for number in range(4)]
    assert sum(part.decisions for part in parts) == whole.decisions
    assert sum((part.compared for part in parts), Counter[str]()) == whole.compared
    assert fuzz(games=4, seed=9).decisions != whole.decisions


def test_with_a_preset_every_game_is_of_that_kind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    configs = [FuzzedGame(Random(f"4/{number}"), "epic").config for number in range(20)]
    assert {config.preset for config in configs} == {"epic"}
    assert {config.players for config in configs} == {2, 3, 4, 5}

    monkeypatch.setattr(GameInvariants, "follow", lambda *_: (_ for _ in ()).throw(BrokenInvariant("a card")))
    (report,) = fuzz(games=1, seed=4, preset="epic", folder=tmp_path).reports
    assert report.again == "python -m fuzz --seed 4 --preset epic --start 0 --games 1"


def test_time_ends_it() -> None:
    summary = fuzz(minutes=0.02, seed=1)
    assert summary.games > 0
    assert 1.2 <= summary.seconds < 20
    assert not summary.interrupted
    assert fuzz(games=2, minutes=5, seed=1).games == 2


def test_all_secrets_are_compared() -> None:
    """Over some games every kind of secret has its turn."""
    compared = sum((Fuzzer(seed=6).play(number).compared for number in range(40)), Counter[str]())
    assert len(compared) >= len(MAKERS) - 3
    assert set(compared) <= set(MAKERS)


def test_tables_are_of_every_kind() -> None:
    configs = [random_config(Random(seed)) for seed in range(400)]
    assert {config.players for config in configs} == {2, 3, 4, 5}
    for name in MODULES:
        assert 60 < sum(name in config.modules for config in configs) < 340, name
    for name in INVESTOR_SETS:
        assert any(name not in config.investor_sets for config in configs)
    assert {config.preset for config in configs} == {"first-game", "classic", "advanced", "epic", "custom"}
    assert len(set(configs)) > 150


def test_players_are_of_every_kind() -> None:
    names = {name for seed in range(30) for name in FuzzedGame(Random(seed)).names}
    assert {name.partition("@")[0] for name in names} == {*BOTS, *PREFERENCES}


FAULTS = [(BrokenInvariant("a card"), "broken"), (Leak("a card"), "leak"), (KeyError("oops"), "crash")]


@pytest.mark.parametrize(("error", "kind"), FAULTS, ids=[kind for _, kind in FAULTS])
def test_a_failure_is_recorded_and_the_rest_goes_on(
    error: Exception, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The record leads to the moment at which it failed, and says how to get there again."""

    class Faulty(GameInvariants):
        """Finds fault with games of three players after 25 answers."""

        moments = 0

        def follow(self, game: Game, heard: Sequence[Event]) -> None:
            super().follow(game, heard)
            self.moments += 1
            if self.moments == 26 and game.players == 3:
                raise error

    monkeypatch.setattr(fuzzer, "GameInvariants", Faulty)
    summary = fuzz(games=9, seed=2, folder=tmp_path / "found")
    expected = [number for number in range(9) if FuzzedGame(Random(f"2/{number}")).config.players == 3]
    assert [report.failure.number for report in summary.reports] == expected
    assert 0 < len(expected) < summary.games == 9
    assert (summary.leaks if kind == "leak" else summary.failures) == len(expected) == summary.leaks + summary.failures
    assert not summary.passed
    report = summary.reports[0]
    assert report.failure.kind == kind
    assert report.again == f"python -m fuzz --seed 2 --start {expected[0]} --games 1"
    (file,) = report.files
    text = file.read_text(encoding="utf-8")
    assert text.startswith(f"# {kind}\n# {type(error).__name__}: {error}\n# once more: {report.again}\n")
    record = load(file)
    assert len(record.answers) == 25
    assert replay(record).chance == FuzzedGame(Random(f"2/{expected[0]}")).chance
    again = fuzz(games=1, seed=2, start=expected[0], folder=tmp_path)
    assert [each.failure.message for each in again.reports] == [report.failure.message]


def test_a_difference_that_is_felt_leaves_both_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two games that an observer can tell apart, both are recorded."""

    def notice(*_: object, **__: object) -> Counter[str]:
        raise Leak("noticed")

    monkeypatch.setattr(fuzzer, "check_interference", notice)
    summary = fuzz(games=1, seed=5, folder=tmp_path)
    assert summary.leaks == 1
    one, other = map(load, summary.reports[0].files)
    assert [file.name for file in summary.reports[0].files] == ["fuzz-5-0.txt", "fuzz-5-0-other.txt"]
    assert (one.config, one.names) == (other.config, other.names)
    assert (one.chance, one.answers) != (other.chance, other.answers)
    assert replay(one).over


def test_an_answer_that_cannot_be_replayed_is_in_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the engine breaks at stands in the last line, so reading the record breaks there too."""

    def answer_badly(name: str, rng: Random) -> Callable[[Game], object]:
        return lambda game: parse("bid A 0") if game.round else PREFERENCES["even"].choose(game.legal, rng)

    monkeypatch.setattr(fuzzer, "_player", answer_badly)
    (report,) = fuzz(games=1, seed=1, folder=tmp_path).reports
    assert report.failure.kind == "crash"
    assert "bid A 0 is refused" in report.failure.message
    (file,) = report.files
    last = file.read_text(encoding="utf-8").count("\n")
    with pytest.raises(RecordError, match=rf"line {last}: .*bid A 0 is refused"):
        load(file)


def test_a_crash_in_the_other_game_is_in_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine breaks only where a secret is different: that game is recorded up to there."""

    def break_down(course: CardTrail, other: Difference, *_: object) -> Iterator[int]:
        yield from range(4)
        raise ZeroDivisionError

    monkeypatch.setattr(fuzzer, "scenes_with_difference", break_down)
    monkeypatch.setattr(fuzzer, "check_interference", lambda one, two, *_, **__: list(break_down(one, two)))
    (report,) = fuzz(games=1, seed=5, folder=tmp_path).reports
    assert report.failure.kind == "crash"
    one, other = map(load, report.files)
    assert len(other.answers) == 4
    assert len(one.answers) > 100


def test_a_game_that_cannot_be_set_up_has_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = FuzzedGame(Random(1))
    monkeypatch.setattr(fuzzer, "write", lambda _: 1 / 0)
    assert game.failure(0, ZeroDivisionError("no")).records == {"": ""}
    monkeypatch.setattr(fuzzer, "set_up", lambda *_: 1 / 0)
    (report,) = fuzz(games=1, seed=1, folder=tmp_path).reports
    assert (report.files, report.failure.kind, list(tmp_path.iterdir())) == ((), "crash", [])


def test_an_interruption_keeps_what_was_found() -> None:
    def stop(summary: FuzzSummary) -> None:
        if summary.games == 3:
            raise KeyboardInterrupt

    summary = fuzz(games=100, seed=1, progress=stop)
    assert (summary.games, summary.interrupted) == (3, True)


def test_a_world_without_answers_is_noticed() -> None:
    """A sampled game in which somebody must act and has nothing to play."""
    game = Game.new(Config(3), seed=1)
    while STEPS[step_of(game.agenda[-1])].question != "action":
        game.play(game.decision.answers[0])
    seat = game.asked
    for kind in (6, 7):
        game.discard[kind] += game.regular[seat * 8 + kind]
        game.regular[seat * 8 + kind] = 0
    with pytest.raises(BrokenInvariant):
        check_world(game, Random(1))


@pytest.mark.parametrize(("bid", "money", "sound"), [(0, 2, False), (1, 2, True), (1, 3, False), (3, 4, True)])
def test_a_fee_that_no_bid_keeps_from_being_paid_is_noticed(bid: int, money: int, sound: bool) -> None:
    """R-DEM-7: somebody owes 2 and has bid; what the bid does not need would have paid."""
    game = Game.new(Config(3), seed=1)
    while game.decision.question != "bid":
        game.play(game.decision.answers[0])
    seat = game.asked
    game.play(parse(f"bid A {bid}"))
    game.fees[seat * 3 + 1] = 1
    game.money[seat] = money
    if sound:
        check_fees(game)
    else:
        with pytest.raises(BrokenInvariant, match="owes 2"):
            check_fees(game)
