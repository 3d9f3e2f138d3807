"""Puzzles: found alike by whoever searches, from what the seat knows alone; and those that are checked in hold."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from shutil import copytree

import pytest

from stockpile.content import is_ours
from stockpile.lab.coach import AnswerTester, GameHistory
from stockpile.lab.puzzles import (
    USUAL_EFFORT,
    Puzzle,
    PuzzleError,
    PuzzleSearch,
    SearchCheck,
    SearchEffort,
    SearchStage,
    fault_in,
    meaning,
    naive_play,
    obvious_play,
    plays_in,
    puzzles_of,
    read,
    reason_in,
    search,
    write,
)
from stockpile.lab.puzzles.finding import CHECKS, Contest, ContestLength, PuzzleCandidate
from stockpile.lab.puzzles.search import SEARCHED_FOLDER
from stockpile.lab.simulate import Simulation
from stockpile.records import Replay, Session
from stockpile.records import read as read_record
from stockpile.rules.answers import PASS, Answer, parse
from stockpile.rules.config import PRESETS, Config, preset
from stockpile.rules.events import Event
from stockpile.rules.game import QUESTIONS, View
from stockpile.server.puzzles import FOLDER

KEPT = puzzles_of(FOLDER)
WORLDS = 60  # of the short search through those that are checked in


def lax(stage: SearchStage, length: ContestLength) -> SearchStage:
    """Nearly anything is a puzzle, so that a short search finds some."""
    return replace(stage, length=length, ahead=(0.0, 0.0), apart=(-1.0, -1000.0))


TINY = SearchEffort(
    quick=lax(USUAL_EFFORT.quick, ContestLength(2, 4)),
    long=lax(USUAL_EFFORT.long, ContestLength(8, 0)),
    whole=replace(lax(USUAL_EFFORT.whole, ContestLength(0, 8)), reach=0),
    again=lax(USUAL_EFFORT.again, ContestLength(8, 0)),
    hopeful=0.0,
    each=4,
    looked=16,
    most=4,
)
HUNT = PuzzleSearch(seed=8, presets=("first-game",), players=(2, 3), date="2026-11-18", effort=TINY)
GAMES = 4


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.toml"))}


@pytest.fixture(scope="module")
def searched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("puzzles")
    caught = search(HUNT, GAMES, folder)
    assert (caught.games, caught.interrupted, len(caught.puzzles)) == (GAMES, False, len(files(folder)))
    assert caught.counts.moments >= caught.counts.promising >= caught.counts.looked >= caught.counts.long
    assert caught.counts.again == caught.found == len(caught.puzzles) >= 3
    return folder


@pytest.fixture
def found(searched: Path) -> dict[str, bytes]:
    return files(searched)


# The search.


def test_the_number_of_jobs_changes_nothing(found: dict[str, bytes], tmp_path: Path) -> None:
    search(HUNT, GAMES, tmp_path, jobs=2)
    assert files(tmp_path) == found


def test_what_was_broken_off_is_gone_on_with(found: dict[str, bytes], tmp_path: Path) -> None:
    def interrupt(games: int, puzzles: int) -> None:
        if games == 2:
            raise KeyboardInterrupt

    broken = search(HUNT, GAMES, tmp_path, progress=interrupt)
    assert broken.interrupted and broken.games == 2
    assert files(tmp_path) == {name: text for name, text in found.items() if name < "0002"}, "it keeps what it has"
    later = search(replace(HUNT, date="2026-12-24"), GAMES, tmp_path)
    assert not later.interrupted and files(tmp_path) == found, "with the day on which it began"


def test_of_many_the_most_different_are_kept(searched: Path, tmp_path: Path) -> None:
    folder = copytree(searched, tmp_path / "few")
    few = search(HUNT, GAMES, folder, most=2)
    assert len(few.puzzles) == len(files(folder)) == 2
    assert files(folder).items() < files(searched).items()
    assert len({puzzle.question for puzzle in few.puzzles}) > 1


def test_the_files_of_another_search_are_left_alone(tmp_path: Path) -> None:
    search(HUNT, 1, tmp_path)
    before = files(tmp_path)
    with pytest.raises(PuzzleError, match="another search: seed"):
        search(replace(HUNT, seed=4), 1, tmp_path)
    page = next((tmp_path / SEARCHED_FOLDER).iterdir())
    page.write_text(page.read_text()[:-20])
    with pytest.raises(PuzzleError, match="not what was found in a game"):
        search(HUNT, 1, tmp_path)
    assert files(tmp_path) == before


def test_only_what_the_seat_knows_goes_in() -> None:
    """A world that looks alike to the seat gives the same figures."""
    record = Simulation(preset("epic", 3), ("broker",) * 3, 5, HUNT.content).recorded(1)[1]
    history = GameHistory.of(record)
    looked = 0
    for moment in history.choices[40::29]:
        real = PuzzleCandidate(history, moment)
        if not real.plays:
            continue
        other = PuzzleCandidate(history, replace(moment, game=real.view.sample(Random(9))))
        assert other.plays == real.plays and other.obvious == real.obvious
        contests = [case.contest(TINY.quick, "seed") for case in (real, other)]
        assert contests[0].scores == contests[1].scores
        looked += 1
    assert looked > 4


# What can be played.


def test_every_play_can_be_played_and_no_two_are_the_same() -> None:
    session = Session.new(Config(players=3), seed=4)
    sizes: dict[str, list[int]] = {}
    rng = Random(1)
    while not session.game.over:
        view = session.game.view(session.game.asked)
        plays = plays_in(view, most=30)
        sizes.setdefault(view.question, []).append(len(plays))
        assert len({meaning(play) for play in plays}) == len(plays)
        if plays:
            assert {meaning(obvious_play(view)), meaning(naive_play(view))} <= {meaning(play) for play in plays}
            for play in plays[:3]:
                game = session.game.copy()
                for answer in play:
                    assert game.asked == view.observer
                    game.play(answer)
                if play[-1] is not PASS and QUESTIONS[view.question].together and not game.over:
                    assert (game.asked, game.decision.question) != (view.observer, view.question), "it is the whole"
        session.play(rng.choice(session.game.decision.answers))
    assert max(sizes["place"]) == 18 and 0 in sizes["sell"], "two cards on three piles; too many ways to sell"


def test_the_fault_of_a_sale_is_in_what_differs() -> None:
    view = views_of("sell")[0]
    sale = next(answer for answer in view.answers if answer is not PASS)
    assert fault_in(view, (PASS,), (sale, PASS)).kind == "kept-long"
    assert fault_in(view, (sale, PASS), (PASS,)).kind == "sold-early"
    assert fault_in(view, (sale, sale, PASS), (sale, PASS)).kind == "sold-early"


def views_of(question: str) -> list[View]:
    history = GameHistory.of(Simulation(Config(players=3), ("broker",) * 3, 2, HUNT.content).recorded(0)[1])
    return [moment.game.view(moment.seat) for moment in history.choices if moment.game.decision.question == question]


# Those that are checked in.


@cache
def position(key: str) -> tuple[View, list[Event]]:
    """What the seat of a puzzle sees, and was told."""
    puzzle = next(each for each in KEPT if each.key == key)
    play = Replay(read_record(puzzle.record))
    told = [*play.opening, *[event for played in play for event in played.events]]
    return play.game.view(play.game.asked), [event for event in told if event.seen_by(play.game.asked)]


def answers(texts: list[str]) -> tuple[Answer, ...]:
    return tuple(map(parse, texts))


def test_thirty_of_all_kinds_are_checked_in() -> None:
    assert len(KEPT) == len({puzzle.key for puzzle in KEPT}) == 30
    assert {puzzle.preset for puzzle in KEPT} == set(PRESETS)
    assert {puzzle.players for puzzle in KEPT} == {2, 3, 4, 5}
    assert len({puzzle.question for puzzle in KEPT}) >= 8
    assert len({puzzle.round for puzzle in KEPT}) >= 5
    assert all(len((FOLDER / f"{puzzle.key}.toml").read_bytes()) < 24_000 for puzzle in KEPT)


@pytest.mark.parametrize("puzzle", KEPT, ids=lambda puzzle: puzzle.key)
def test_a_checked_in_puzzle_is_what_it_says(puzzle: Puzzle) -> None:
    text = (FOLDER / f"{puzzle.key}.toml").read_text("utf-8")
    assert read(text) == puzzle and write(puzzle) == text
    record = read_record(puzzle.record)
    assert is_ours(record.content.version), "whatever the figures become, those of this version stay"
    view, _ = position(puzzle.key)
    assert (view.question, view.observer, view.players) == (puzzle.question, puzzle.seat, puzzle.players)
    assert record.config == preset(puzzle.preset, puzzle.players)
    tried = [meaning(answers(row.answers)) for row in puzzle.tried]
    assert sorted(tried) == sorted(map(meaning, plays_in(view))), "all that can be played was tried"
    best, obvious, naive = map(answers, (puzzle.best, puzzle.obvious, puzzle.naive))
    assert tried[0] == meaning(best) and meaning(best) not in (meaning(obvious), meaning(naive))
    assert meaning(obvious) == meaning(obvious_play(view)) and meaning(naive) == meaning(naive_play(view))
    assert puzzle.reason == reason_in(view, best, obvious) and puzzle.fault == fault_in(view, obvious, best)


@pytest.mark.parametrize("puzzle", KEPT, ids=lambda puzzle: puzzle.key)
def test_the_best_of_a_checked_in_puzzle_is_clearly_ahead(puzzle: Puzzle) -> None:
    """By the figures in the file, and by a short search in other worlds."""
    for name in CHECKS:
        check: SearchCheck = getattr(puzzle, name)
        stage: SearchStage = getattr(USUAL_EFFORT, name)
        for lead, error, (least, errors) in (
            (check.obvious, check.obvious_error, stage.ahead),
            (check.next, check.next_error, stage.apart),
        ):
            assert lead >= least and lead >= errors * error - 0.001, name
    view, heard = position(puzzle.key)
    tester = AnswerTester(view, heard, f"test/{puzzle.key}", close=False)
    contest = Contest(tester, [answers(puzzle.best), answers(puzzle.obvious)])
    contest.hold(ContestLength(WORLDS, 0), (0,))
    assert contest.lead(0, 1).win > 0
