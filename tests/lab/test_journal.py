"""Journals: a tournament that was broken off goes on, and nothing else gets into its result."""

import json
from collections.abc import Callable
from importlib.metadata import EntryPoint, distributions
from pathlib import Path
from typing import Any

import pytest

from stockpile.content import load
from stockpile.lab.tournament import JournalError, Match, hold
from stockpile.lab.tournament.journal import fingerprint_of_package, seed_in_journal
from stockpile.rules.config import Config
from tests.support.bot_package import install

from .test_tournament import ONE_AGAINST_TWO, match, text


class Stop:
    """Somebody who presses Ctrl-C after so many games."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.told: list[int] = []

    def __call__(self, done: int) -> None:
        self.told.append(done)
        if done >= self.after:
            raise KeyboardInterrupt


@pytest.mark.parametrize("jobs", [1, 2])
def test_whole_deals_count_and_the_journal_goes_on(tmp_path: Path, jobs: int) -> None:
    journal, bots = tmp_path / "journal", match(*ONE_AGAINST_TWO)
    whole = hold(bots, deals=8, timings=False)
    stopped = hold(bots, 8, jobs, journal, timings=False, progress=Stop(after=10))
    assert stopped.interrupted
    assert len(stopped.games) == 3 * stopped.deals < 24
    told: list[int] = []
    assert text(hold(bots, 8, jobs, journal, timings=False, progress=told.append)) == text(whole)
    assert told[0] >= 10 and told[-1] == 24
    assert len(journal.read_text().splitlines()) == 1 + 24


def test_a_journal_can_be_made_longer_and_asked_for_less(tmp_path: Path) -> None:
    journal, bots = tmp_path / "journal", match("random", "broker")
    for deals in (2, 5, 3):
        fresh = hold(bots, deals, timings=False)
        assert text(hold(bots, deals, journal=journal, timings=False)) == text(fresh)
    assert len(journal.read_text().splitlines()) == 1 + 10


def test_times_are_kept_in_the_journal(tmp_path: Path) -> None:
    journal, bots = tmp_path / "journal", match("random", "broker")
    first, again = (hold(bots, 2, journal=journal) for _ in range(2))
    assert text(first) == text(again)


@pytest.mark.parametrize("bytes_left", [1, 30, 100])
def test_a_torn_last_line_is_dropped(tmp_path: Path, bytes_left: int) -> None:
    journal, bots = tmp_path / "journal", match("random", "broker")
    whole = hold(bots, 2, journal=journal, timings=False)
    *others, last = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(others) + last[:bytes_left])
    assert text(hold(bots, 2, journal=journal, timings=False)) == text(whole)
    assert len(journal.read_bytes().splitlines()) == 1 + 4


@pytest.mark.parametrize(
    "other",
    [
        match("random", "broker", seed=2),
        match("broker", "random"),
        match("random", "random", "broker"),
        match("random", "broker", seated="rotations"),
        Match(Config(2, ("bonds",)), ("random", "broker"), 1, load()),
    ],
)
def test_the_journal_of_another_tournament_is_refused_and_kept(tmp_path: Path, other: Match) -> None:
    journal = tmp_path / "journal"
    hold(match("random", "broker"), 1, journal=journal)
    before = journal.read_bytes()
    with pytest.raises(JournalError, match="the journal of another tournament"):
        hold(other, 1, journal=journal)
    assert journal.read_bytes() == before


def test_a_journal_does_not_mix_bots_before_and_after_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, bots = tmp_path / "journal", match("random", "broker")
    hold(bots, 1, journal=journal)
    monkeypatch.setattr("stockpile.lab.tournament.journal.fingerprint_of_sources", lambda: "0123456789ab")
    with pytest.raises(JournalError, match=r"another tournament: code is [0-9a-f]{12} there, 0123456789ab here"):
        hold(bots, 2, journal=journal)


@pytest.mark.parametrize("content", ["a letter\nto nobody\n", "no line", "[1]\n", '{"game": 1}\n'])
def test_a_file_that_is_no_journal_is_refused_and_kept(tmp_path: Path, content: str) -> None:
    journal = tmp_path / "journal"
    journal.write_text(content)
    with pytest.raises(JournalError, match="no journal of a tournament"):
        hold(match("random", "broker"), 1, journal=journal)
    assert journal.read_text() == content


def test_a_broken_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    journal, bots = tmp_path / "journal", match("random", "broker")
    hold(bots, 1, journal=journal)
    head, first, second = journal.read_text().splitlines()
    journal.write_text("\n".join([head, first[:40], second, ""]))
    with pytest.raises(JournalError, match="line 2: this is no game"):
        hold(bots, 1, journal=journal)


Damage = Callable[[dict[str, Any]], object]
DEEP = "[" * 100_000 + "]" * 100_000
DAMAGES: dict[str, Damage] = {
    "a list too short": lambda line: line["money"].pop(),
    "a list too long": lambda line: line["wins"].append(0),
    "no list": lambda line: line.update(places=3),
    "texts for numbers": lambda line: line.update(wins=["60", "0"]),
    "more than one win": lambda line: line.update(wins=[60, 60]),
    "no win": lambda line: line.update(wins=[0, 0]),
    "a place that there is not": lambda line: line.update(places=[0, 3]),
    "a seat that there is not": lambda line: line.update(first=2),
    "a game that is a list": lambda line: line.update(game=[0]),
    "a game that is a text": lambda line: line.update(game="0"),
    "a game below nothing": lambda line: line.update(game=-1),
    "half a game": lambda line: line.update(game=0.5),
    "a number that is none": lambda line: line.update(money=[float("nan"), 1]),
    "endless money": lambda line: line.update(money=[float("inf"), 1]),
    "more money than there can be": lambda line: line.update(money=[10**30, 1]),
    "times of other choices": lambda line: line["choices"].__setitem__(0, 1),
    "a time beyond all times": lambda line: line["thinking"][0][1].append([10**9, 1]),
    "times below nothing": lambda line: line["thinking"].__setitem__(0, [-1, []]),
    "faults that are none": lambda line: line.update(faults=["", ""]),
    "a fault of no kind": lambda line: line.update(faults=[[1, ["tired", {}, ""]], *line["faults"][1:]]),
    "a fault without its facts": lambda line: line.update(faults=[[1, ["raised", {}, ""]], *line["faults"][1:]]),
    "something missing": lambda line: line.pop("faults"),
    "something more": lambda line: line.update(more=1),
}


@pytest.fixture(scope="module")
def journal_of_two(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a whole journal."""
    path = tmp_path_factory.mktemp("whole") / "journal"
    hold(match("random", "broker"), 1, journal=path)
    return path.read_text().splitlines()


def refused(tmp_path: Path, lines: list[str]) -> str:
    """Why a journal with these lines is refused; it stays as it is."""
    journal = tmp_path / "journal"
    journal.write_text("".join(f"{line}\n" for line in lines))
    before = journal.read_bytes()
    with pytest.raises(JournalError) as error:
        hold(match("random", "broker"), 1, journal=journal)
    assert journal.read_bytes() == before
    return str(error.value)


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_line_is_no_game(tmp_path: Path, journal_of_two: list[str], damage: Damage) -> None:
    head, first, second = journal_of_two
    line = json.loads(second)
    damage(line)
    assert refused(tmp_path, [head, first, json.dumps(line)]).endswith("journal, line 3: this is no game")


@pytest.mark.parametrize(
    "line", ["", "null", "7", '"game"', "[]", DEEP, '{"game":' + DEEP + "}", '{"more":' + DEEP + "}"]
)
def test_a_line_of_something_else_is_no_game(tmp_path: Path, journal_of_two: list[str], line: str) -> None:
    head, first, _ = journal_of_two
    assert refused(tmp_path, [head, first, line]).endswith("journal, line 3: this is no game")


def test_an_endless_number_is_no_game(tmp_path: Path, journal_of_two: list[str]) -> None:
    head, first, _ = journal_of_two
    money = json.loads(first)["money"][0]
    assert "line 2: this is no game" in refused(tmp_path, [head, first.replace(f"[{money},", "[1e999,")])


@pytest.mark.parametrize(
    "head", [DEEP, '{"tournament":2}', '{"tournament":2,"seed":"1"}', '{"tournament":2,"seed":true}']
)
def test_a_damaged_head_is_no_journal(tmp_path: Path, journal_of_two: list[str], head: str) -> None:
    assert refused(tmp_path, [head, *journal_of_two[1:]]).endswith("is no journal of a tournament")


# The seed


def test_a_journal_knows_its_seed(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    assert seed_in_journal(journal) is None
    journal.touch()
    assert seed_in_journal(journal) is None
    hold(match("random", "broker", seed=77), 1, journal=journal)
    assert seed_in_journal(journal) == 77


# Bots of other packages


def entry_of(folder: Path, name: str) -> EntryPoint:
    (package,) = distributions(path=[str(folder)])
    return next(entry for entry in package.entry_points if entry.name == name)


def test_a_package_is_known_by_its_files(tmp_path: Path) -> None:
    install(tmp_path)
    facts = tmp_path / "others_bots-1.0.dist-info"
    (facts / "RECORD").write_text("others_bots.py,,\nothers_bots-1.0.dist-info/RECORD,,\ndata/weights.bin,,\n")
    entry = entry_of(tmp_path, "miser")
    seen = [fingerprint_of_package(entry)]
    assert seen[0].startswith("others-bots 1.0 ")
    (tmp_path / "data").mkdir()
    for file, more in (("others_bots.py", "# more\n"), ("data/weights.bin", "1")):
        with (tmp_path / file).open("a") as opened:
            opened.write(more)
        seen.append(fingerprint_of_package(entry))
    seen.append(fingerprint_of_package(entry_of(tmp_path, "listener")))
    assert len({*seen}) == 4
    (facts / "INSTALLER").write_text("somebody else")
    assert fingerprint_of_package(entry) == seen[2]


def test_one_that_is_being_worked_on_is_known_by_what_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Installed to be edited, a package has its files elsewhere, and its list names none of them."""
    site, source = tmp_path / "site", tmp_path / "source"
    (source / "thinkers").mkdir(parents=True)
    site.mkdir()
    install(site, entries={"thinker": "thinkers.deep:Thinker"})
    (source / "thinkers" / "__init__.py").write_text("raise RuntimeError('nothing is to be run')\n")
    (source / "thinkers" / "deep.py").write_text("class Thinker: ...\n")
    monkeypatch.syspath_prepend(source)
    entry = entry_of(site, "thinker")
    before = fingerprint_of_package(entry)
    (source / "thinkers" / "deep.py").write_text("class Thinker: pass\n")
    assert fingerprint_of_package(entry) != before
