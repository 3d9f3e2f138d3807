"""Tournaments from the command line."""

import csv
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from socket import socket
from types import ModuleType

import pytest

from stockpile.i18n import languages, speaking
from stockpile.rules.config import preset
from tests.support.terminal import Result, Terminal, run

TOURNAMENT = ("tournament", "--bots", "broker,random,random", "--deals", "3", "--seed", "9")
FIELDS = "bot games win_share win_low win_high money money_low money_high ms_mean ms_p95 rating faults".split()


FILES = ("csv", "parquet", "html")


def files(stem: Path) -> list[str]:
    """Options for a file of every kind."""
    return [word for end in FILES for word in (f"--{end}", f"{stem}.{end}")]


def told(result: Result) -> dict[str, object]:
    assert (result.returncode, result.stderr) == (0, "")
    (line,) = result.stdout.splitlines()
    data = json.loads(line)
    assert isinstance(data, dict)
    return data


def test_one_object_on_a_line_tells_all(tmp_path: Path) -> None:
    data = json.loads(run(tmp_path, *TOURNAMENT, "--preset", "epic", "--json").stdout)
    assert [list(bot) for bot in data["bots"]] == [FIELDS] * 2
    assert [(bot["bot"], bot["games"]) for bot in data["bots"]] == [("broker", 9), ("random", 9)]
    assert (data["seed"], data["deals"], data["seatings"], data["games"]) == (9, 3, 3, 9)
    assert data["config"] == {
        "preset": "epic",
        "players": 3,
        "modules": list(preset("epic").modules),
        "investor_sets": list(preset("epic").investor_sets),
    }
    assert data["command"] == ("stockpile tournament --bots broker,random,random --preset epic --deals 3 --seed 9")


def test_without_timings_the_same_command_prints_the_same(tmp_path: Path) -> None:
    first, again, together = (
        run(tmp_path, *TOURNAMENT, "--no-timings", "--json", "--jobs", jobs, *files(tmp_path / name))
        for jobs, name in (("1", "first"), ("1", "again"), ("2", "together"))
    )
    assert first.stdout == again.stdout == together.stdout
    assert {(bot["ms_mean"], bot["ms_p95"]) for bot in json.loads(first.stdout)["bots"]} == {(None, None)}
    for end in FILES:
        first_file, *others = [(tmp_path / f"{name}.{end}").read_bytes() for name in ("first", "again", "together")]
        assert others == [first_file] * 2


def test_the_command_that_is_told_gives_the_same_again(tmp_path: Path) -> None:
    asked = ("tournament", "--bots", "random,intern", "--module", "bonds", "--board", "advanced")
    first = told(run(tmp_path, *asked, "--deals", "2", "--seatings", "rotations", "--no-timings", "--json"))
    _, *words = str(first["command"]).split()
    assert told(run(tmp_path, *words, "--json")) == first


def test_the_table_has_wins_money_times_and_rating(tmp_path: Path) -> None:
    result = run(tmp_path, *TOURNAMENT)
    rows = [line.split() for line in result.stdout.splitlines()]
    assert [rows[0][0], rows[0][1], rows[0][-1]] == ["Bot", "Wins", "Rating"]
    assert [row[0] for row in rows[1:3]] == ["broker", "random"]
    assert rows[1][1] == "100.0%"
    text = " ".join(result.stdout.split())
    assert "9 games of 3 players on the standard board: 3 deals in 3 seatings." in text
    assert "A fair share of wins is 33%." in text
    assert "stockpile tournament --bots broker,random,random --deals 3 --seed 9" in text


@pytest.mark.parametrize("language", languages())
def test_the_table_has_room_in_every_language(tmp_path: Path, language: str) -> None:
    bots = "broker,random,shark@10"
    with speaking(language):
        result = run(tmp_path, "tournament", "--bots", bots, "--seatings", "rotations", "--deals", "1", "--seed", "9")
    assert [line.split()[0] for line in result.stdout.splitlines()[1:4]] == bots.split(",")


def test_without_timings_the_table_has_no_times(tmp_path: Path) -> None:
    timed, untimed = (run(tmp_path, *TOURNAMENT, *more).stdout for more in ((), ("--no-timings",)))
    assert "p95" in timed and "CPU time" in timed
    assert "p95" not in untimed and "CPU time" not in untimed
    assert len(untimed.splitlines()[1].split()) == len(timed.splitlines()[1].split()) - 2


def test_games_go_into_a_file_with_commas(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    run(tmp_path, *TOURNAMENT, "--csv", str(file))
    with file.open(newline="") as lines:
        table = [*csv.DictReader(lines)]
    assert len(table) == 9 * 3
    assert {line["bot"] for line in table} == {"broker", "random"}
    assert all(float(line["ms"]) >= 0 for line in table)


@pytest.mark.parametrize("timings", [True, False])
def test_games_go_into_a_parquet_file(tmp_path: Path, timings: bool) -> None:
    parquet = import_module("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    run(tmp_path, *TOURNAMENT, "--parquet", str(file), *(() if timings else ("--no-timings",)))
    table = parquet.read_table(file)
    assert table.num_rows == 9 * 3
    assert ("ms" in table.column_names) is timings


def test_without_pyarrow_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    result = run(tmp_path, *TOURNAMENT, "--parquet", str(tmp_path / "games.parquet"))
    assert result.returncode == 2
    assert "pip install '.[parquet]'" in result.stderr
    assert result.stdout == "", "it is said before anything is played"


def test_without_ray_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(tmp_path, *TOURNAMENT, "--on", "ray")
    assert result.returncode == 2
    assert "pip install '.[ray]'" in result.stderr


class Unreachable(ModuleType):
    """A Ray that refuses, and knows whether it was asked."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.asked = False

    def init(self, **settings: object) -> None:
        self.asked = True
        raise ConnectionError("nobody there")

    def shutdown(self) -> None:
        pass


def test_a_cluster_that_does_not_let_us_in_is_told_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Unreachable()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    result = run(tmp_path, *TOURNAMENT, "--on", "ray")
    assert result.returncode == 2
    assert "No Ray cluster answers and lets us in at 127.0.0.1." in result.stderr
    assert ray.asked


@pytest.mark.parametrize("form", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "127.0.0.1:six"])
@pytest.mark.parametrize("answers", [True, False])
def test_a_cluster_that_does_not_answer_is_told_before_ray_tries_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str, answers: bool
) -> None:
    ray = Unreachable()
    monkeypatch.setitem(sys.modules, "ray", ray)
    with socket() as bound:
        bound.bind(("127.0.0.1", 0))
        if answers:
            bound.listen()
        address = form.format(port=bound.getsockname()[1])
        monkeypatch.setenv("RAY_ADDRESS", address)
        result = run(tmp_path, *TOURNAMENT, "--on", "ray")
    assert result.returncode == 2
    (line,) = result.stderr.splitlines()
    assert f"No Ray cluster answers and lets us in at {address}." in line
    assert ray.asked is (answers and "{port}" in form)


def test_nothing_large_is_loaded_unless_it_is_asked_for(tmp_path: Path) -> None:
    words = ["stockpile", *TOURNAMENT, "--csv", str(tmp_path / "games.csv")]
    script = f"import sys; sys.argv = {words!r}; from stockpile.cli import main; main()"
    loaded = subprocess.run([sys.executable, "-X", "importtime", "-c", script], capture_output=True, text=True).stderr
    modules = {line.rpartition("|")[2].strip() for line in loaded.splitlines()}
    assert "openskill.models" in modules
    assert {"ray", "pyarrow", "numpy"}.isdisjoint(modules)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (
            ["--bots", "nobody,random"],
            "There is no bot nobody; there are: random, intern, clerk, broker, shark, "
            "shark-1s, broker-1, oracle, naive, pike.",
        ),
        (["--bots", "random:bold,random"], "random cannot play 'bold': it has no styles"),
        (["--bots", "random@soon,random"], "'soon' is no budget"),
        (["--bots", "shark@,random"], "'' is no budget"),
        (["--bots", "broker:,random"], "'broker:' names no style after the colon."),
        (["--bots", "random,oracle@5"], "oracle takes no budget"),
        (["--bots", "random,broker", "--players", "4"], "2 bots are named, and this table has 4 seats"),
        (["--bots", "random,broker", "--seatings", "some"], "Use --seatings all | rotations."),
        (["--bots", "random,broker", "--on", "paper"], "Use --on processes | ray."),
        (["--bots", "random,broker", "--journal", "/nowhere/at/all"], "/nowhere/at/all cannot be used"),
        (["--bots", "random,broker", "--csv", "/nowhere/at/all"], "/nowhere/at/all cannot be used"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, arguments: list[str], reason: str) -> None:
    result = run(tmp_path, "tournament", "--deals", "1", *arguments)
    assert result.returncode == 2
    (line,) = result.stderr.splitlines()
    assert reason in line


@pytest.mark.parametrize(("players", "seats"), [(("--players", "3"), 3), ((), 4)])
def test_without_names_a_broker_plays_against_random_ones(tmp_path: Path, players: tuple[str, ...], seats: int) -> None:
    data = told(run(tmp_path, "tournament", *players, "--deals", "1", "--seed", "1", "--json"))
    assert data["entries"] == ["broker", *["random"] * (seats - 1)]


@pytest.mark.parametrize("command", ["simulate", "tournament"])
def test_the_help_tells_of_budgets(tmp_path: Path, command: str) -> None:
    helped = run(tmp_path, command, "--help").stdout
    assert "NAME:STYLE@BUDGET" in helped and "shark@400" in helped


def test_players_of_the_laboratory_are_listed_apart(tmp_path: Path) -> None:
    *_, listed = run(tmp_path, "bots").stdout.partition("For measuring, in simulate and tournament only")
    names = [line.split()[0] for line in listed.splitlines() if line[:1].strip()]
    assert {"broker-1", "oracle", "naive", "pike"} <= {*names}
    assert "shark-1s" not in names


def test_players_of_the_laboratory_do_not_sit_at_tables(tmp_path: Path) -> None:
    assert json.loads(run(tmp_path, "simulate", "--bots", "broker-1,random", "--games", "2", "--json").stdout)
    for command in ("watch", "play"):
        assert run(tmp_path, command, "--bots", "broker-1,random").returncode == 2


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path, jobs: str) -> None:
    command = ("tournament", "--bots", "broker", "--players", "3", "--seed", "1", "--jobs", jobs)
    journal = ("--journal", str(tmp_path / "journal"))
    person = Terminal(tmp_path, *command, *journal, "--deals", "100000")
    person.child.expect(r" [1-9]\d*/100000")  # the bar moves
    person.child.send("\x03")
    assert person.wait() == ""
    assert person.child.exitstatus == 130
    assert "Stopped after" in person.shown and "of 100,000 deals" in person.shown
    assert "Traceback" not in person.shown
    kept = len((tmp_path / "journal").read_text().splitlines()) - 1
    assert kept >= 1
    again = told(run(tmp_path, *command, *journal, "--deals", str(kept + 2), "--no-timings", "--json"))
    assert again == told(run(tmp_path, *command, "--deals", str(kept + 2), "--no-timings", "--json"))


def test_a_journal_that_was_begun_without_a_seed_is_gone_on_with(tmp_path: Path) -> None:
    asked = ("tournament", "--bots", "random", "--players", "2", "--journal", str(tmp_path / "journal"), "--json")
    first, longer = (told(run(tmp_path, *asked, "--deals", deals)) for deals in ("1", "3"))
    assert first["seed"] == longer["seed"] and longer["deals"] == 3
    assert f"--seed {first['seed']}" in str(longer["command"])


def test_another_tournaments_journal_is_refused(tmp_path: Path) -> None:
    journal = str(tmp_path / "journal")
    assert run(tmp_path, *TOURNAMENT, "--journal", journal).returncode == 0
    result = run(tmp_path, *TOURNAMENT[:-1], "8", "--journal", journal)
    assert result.returncode == 2
    assert "is the journal of another tournament: seed is 9 there, 8 here" in result.stderr
