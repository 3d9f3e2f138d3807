"""Games that are kept: the same files however they are played, of the games that count, and never over others."""

import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from stockpile.content import load
from stockpile.lab import simulate
from stockpile.lab.saved_records import SaveGamesError, records_in
from stockpile.lab.simulate import Simulation
from stockpile.lab.tournament import Match, hold
from stockpile.records import Record, RecordError, redacted, replay, save, write
from stockpile.rules.config import PRESETS, Config, preset

from .test_journal import Stop
from .test_tournament import ONE_AGAINST_TWO, match, text

BOTS = ["broker", "random", "shark@2"]


def files(folder: Path) -> dict[str, bytes]:
    """Everything in a folder, drafts too."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def records(folder: Path) -> list[Record]:
    found = [record for _, record in records_in(folder)]
    assert all(isinstance(record, Record) for record in found)
    return [record for record in found if isinstance(record, Record)]


# What is kept


@pytest.mark.parametrize(
    "name", [each if each in ("first-game", "epic") else pytest.param(each, marks=pytest.mark.long) for each in PRESETS]
)
def test_the_games_of_a_simulation_are_those_that_count(tmp_path: Path, name: str) -> None:
    summary = simulate(preset(name, 3), BOTS, games=4, seed=3, records=tmp_path / "new" / "folder")
    kept = records(tmp_path / "new" / "folder")
    assert [record.names for record in kept] == [
        ("broker", "random", "shark@2"),
        ("shark@2", "broker", "random"),
        ("random", "shark@2", "broker"),
        ("broker", "random", "shark@2"),
    ]
    games = [replay(record) for record in kept]
    assert all(game.over and game.config == preset(name, 3) for game in games)
    for entry in summary.entries:
        money = [
            game.standing[record.names.index(entry.bot)]["total"] for game, record in zip(games, kept, strict=True)
        ]
        assert sum(money) / 4 == pytest.approx(entry.money, abs=1e-4)
    assert sum(len(record.answers) for record in kept) / 4 == summary.decisions


def test_the_games_of_a_tournament_are_told_by_deal_and_seating(tmp_path: Path) -> None:
    held = hold(match(*ONE_AGAINST_TWO), deals=2, records=tmp_path)
    assert [*files(tmp_path)] == [
        f"game-{3 * deal + seating:05}-deal-{deal:05}-seating-{seating:03}.txt"
        for deal in range(2)
        for seating in range(3)
    ]
    kept = records(tmp_path)
    assert [record.names.index("broker") for record in kept] == [0, 1, 2] * 2
    assert len({record.chance for record in kept}) == 2
    for game, record in zip(held.games, kept, strict=True):
        assert tuple(row["total"] for row in replay(record).standing) == game.ending.money


def test_figures_of_ones_own_are_in_the_records(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_text("[2]\nrounds = 2\n")
    kept = tmp_path / "kept"
    simulate(Config(2), ["random"] * 2, games=1, seed=1, content_folder=tmp_path, records=kept)
    (record,) = records(kept)
    assert record.content == load(tmp_path) != load()


def test_to_be_kept_changes_no_game(tmp_path: Path) -> None:
    plain, kept = (simulate(Config(3), BOTS, games=2, seed=5, records=each) for each in (None, tmp_path))
    assert plain.results() == kept.results()


def test_the_same_files_with_any_number_of_jobs(tmp_path: Path) -> None:
    alone, two, three = (tmp_path / str(jobs) for jobs in (1, 2, 3))
    for folder in (alone, two, three):
        simulate(Config(3), ("broker", "intern", "random"), games=6, seed=9, jobs=int(folder.name), records=folder)
        hold(match(*ONE_AGAINST_TWO), deals=3, jobs=int(folder.name), records=folder)
    assert files(alone) == files(two) == files(three)
    assert len(files(alone)) == 6 + 9


# Broken off and gone on with


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_tournament_that_was_broken_off_goes_on_to_the_same_files(tmp_path: Path, jobs: int) -> None:
    bots, whole, broken = match(*ONE_AGAINST_TWO), tmp_path / "whole", tmp_path / "broken"
    journal = tmp_path / "journal"
    held = hold(bots, deals=6, timings=False, records=whole)
    hold(bots, 6, jobs, journal, progress=Stop(after=7), records=broken)
    stopped = files(broken)
    assert 7 <= len(stopped) < 18 and stopped.items() <= files(whole).items()
    assert len(journal.read_text().splitlines()) - 1 <= len(stopped), "what the journal has is on the disk"
    again = hold(bots, 6, jobs, journal, timings=False, records=broken)
    assert text(again) == text(held) and files(broken) == files(whole)


def test_a_game_without_its_record_is_played_again_and_no_other(tmp_path: Path) -> None:
    bots, journal, folder = match(*ONE_AGAINST_TWO), tmp_path / "journal", tmp_path / "kept"
    held = hold(bots, deals=2, journal=journal, timings=False)
    told: list[int] = []
    for lost in (range(6), [4]):
        if folder.exists():
            before = files(folder)
            (folder / bots.file_of(4)).unlink()
            os.utime(folder / bots.file_of(3), (1, 1))
        lines = len(journal.read_text().splitlines())
        assert text(hold(bots, 2, journal=journal, timings=False, records=folder, progress=told.append)) == text(held)
        assert len(journal.read_text().splitlines()) == lines + len(lost)
    assert files(folder) == before
    assert (folder / bots.file_of(3)).stat().st_mtime == 1
    assert told == [*range(7), 5, 6]


def test_what_was_played_again_counts_also_where_it_went_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As with bots that think by the clock. Journal and record are then of the later game, today and next time."""
    bots, journal, folder = match("random", "random"), tmp_path / "journal", tmp_path / "kept"
    first = hold(bots, 1, journal=journal, timings=False)
    with monkeypatch.context() as patched:
        patched.setattr("stockpile.lab.tournament.match.bot_seed", lambda *_: "another mood")
        later = hold(bots, 1, journal=journal, timings=False, records=folder)
    assert text(first) != text(later) == text(hold(bots, 1, journal=journal, timings=False, records=folder))
    ((game,), (record,)) = later.games, records(folder)
    assert tuple(row["total"] for row in replay(record).standing) == game.ending.money


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_folder_that_fails_on_the_way_says_so_and_the_journal_keeps_what_there_was(tmp_path: Path, jobs: int) -> None:
    journal, folder = tmp_path / "journal", tmp_path / "kept"

    def lose(done: int) -> None:
        if done >= 3:
            shutil.rmtree(folder, ignore_errors=True)

    with pytest.raises(RecordError, match=r"game-.*: cannot be written: No such file or directory"):
        hold(match(*ONE_AGAINST_TWO), 200, jobs, journal, progress=lose, records=folder)
    assert len(journal.read_text().splitlines()) >= 1 + 3


# What is refused


def torn(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-20])


def of_another_deal(file: Path) -> None:
    save(Simulation(Config(2), ("random", "broker"), 2, load()).recorded(1)[1], file)


def between_others(file: Path) -> None:
    save(replace(Simulation(Config(2), ("random", "broker"), 1, load()).recorded(1)[1], names=("Ann", "Bo")), file)


def no_record(file: Path) -> None:
    file.write_bytes(b"\xff\xfe a letter")


def empty(file: Path) -> None:
    file.write_bytes(b"")


def folder_by_that_name(file: Path) -> None:
    file.unlink()
    file.mkdir()


@pytest.mark.parametrize("put", [torn, of_another_deal, between_others, no_record, empty, folder_by_that_name])
def test_a_file_that_is_not_of_this_game_is_refused_before_anything_is_played(
    tmp_path: Path, put: Callable[[Path], None]
) -> None:
    def play() -> None:
        simulate(Config(2), ["random", "broker"], games=3, seed=1, records=tmp_path)

    play()
    play()  # its own records are in nobody's way
    file = tmp_path / "game-00001.txt"
    put(file)
    (tmp_path / "game-00000.txt").unlink()
    with pytest.raises(SaveGamesError) as error:
        play()
    assert (error.value.kind, error.value.facts) == ("other", {"file": str(file)})
    assert not (tmp_path / "game-00000.txt").exists()


def test_a_journal_does_not_vouch_for_the_folder(tmp_path: Path) -> None:
    hold(match(*ONE_AGAINST_TWO, seed=2), 1, records=tmp_path / "kept")
    with pytest.raises(SaveGamesError, match=r"game-00000-deal-00000-seating-000\.txt is there already"):
        hold(match(*ONE_AGAINST_TWO), 1, journal=tmp_path / "journal", records=tmp_path / "kept")
    assert not (tmp_path / "journal").exists()


def test_a_folder_that_cannot_be_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told: list[int] = []
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(SaveGamesError, match=f"Games cannot be kept in {folder}: "):
            simulate(Config(2), ["random"] * 2, games=1, seed=1, records=folder, progress=told.append)
    assert told == []


# Folders of records


def test_a_folder_is_read_in_the_order_of_its_numbers(tmp_path: Path) -> None:
    record = Match(Config(2), ("random", "broker"), 1, load()).begun(0)
    for name in ("game-10.txt", "game-9.txt", "2026-05-01-203000.txt", "game-9-b.txt", "game-²-x.txt"):
        save(record, tmp_path / name)
    (tmp_path / "game-1.txt").write_text("stockpile record 1\nplayers 2\n")
    (tmp_path / "game-2.txt").write_text(redacted(record, seat=0))
    (tmp_path / ".stockpile-1.txt").write_text("a draft")
    (tmp_path / "game-3.txt.bots").write_text("what bots draw from")
    found = [*records_in(tmp_path)]
    assert [path.name for path, _ in found] == [
        *("2026-05-01-203000.txt", "game-1.txt", "game-2.txt", "game-9-b.txt", "game-9.txt", "game-10.txt"),
        "game-²-x.txt",
    ]
    assert [isinstance(record, RecordError) for _, record in found] == [False, True, True, *[False] * 4]
    assert str(found[1][1]).startswith(str(tmp_path / "game-1.txt"))


def test_figures_that_a_record_does_not_carry_can_be_given(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_text("[2]\nrounds = 2\n")
    theirs = load(tmp_path)
    lines = write(Match(Config(2), ("random", "broker"), 1, theirs).begun(0)).splitlines(keepends=True)
    (tmp_path / "game.txt").write_text("".join(line for line in lines if not line.startswith(("base", "figure"))))
    ((_, without),) = records_in(tmp_path)
    ((_, given),) = records_in(tmp_path, theirs)
    assert isinstance(without, RecordError) and isinstance(given, Record) and given.content == theirs


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="nowhere: there is no such folder"):
        next(records_in(tmp_path / "nowhere"))
