"""Recorded games shown move by move, whole or as one seat saw them."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from stockpile.records import Session, load, read_seen, redacted
from stockpile.rules.config import Config, preset
from tests.support.terminal import run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return recorded(tmp_path / "finished.txt", answers=10_000)


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return recorded(tmp_path / "unfinished.txt", answers=60)


def recorded(path: Path, answers: int, config: Config | None = None) -> Path:
    session = Session.new(config or Config(players=3), seed=6, names=("Ann", "Bo", ""))
    rng = Random(6)
    while not session.game.over and len(session.record.answers) < answers:
        session.play(rng.choice(session.game.decision.answers))
    session.save(path)
    return path


def test_the_log_of_a_finished_game(tmp_path: Path, finished: Path) -> None:
    result = run(tmp_path, "replay", str(finished))
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert any(line.strip().startswith("Ann started with a share of ") for line in lines[:6])
    assert any(line.split()[:1] == ["1"] for line in lines)
    assert "The game is over." in result.stdout
    assert "majorities" in result.stdout
    assert "Seat 2" in result.stdout and "hidden" not in result.stdout and "None" not in result.stdout


def test_modules_are_shown(tmp_path: Path) -> None:
    path = recorded(tmp_path / "epic.txt", answers=10_000, config=preset("epic", players=3))
    log = run(tmp_path, "replay", str(path)).stdout
    assert "The game: epic." in log
    assert "Ann drew strategy cards: " in log and "Bo hired " in log and "The dice show " in log
    head = next(line.split() for line in log.splitlines() if line.split()[:2] == ["Place", "Player"])
    assert head[2:] == ["cash", "majorities", "shares", "bonds", "commodities", "fees", "taxes", "total"]
    seen = run(tmp_path, "replay", str(path), "--seat", "0", "--to", "60").stdout
    assert "Ann drew strategy cards: " in seen and "Bo drew 10 strategy cards." in seen
    assert "Bo drew strategy cards: " not in seen
    assert "Your hand" in seen and "Investor" in seen


def test_json_is_one_object_a_line(tmp_path: Path, finished: Path) -> None:
    result = run(tmp_path, "replay", str(finished), "--json")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["type"] for line in lines[:2]] == ["config", "chance"]
    assert {line["type"] for line in lines[2:-1]} == {"decision", "answer", "event"}
    assert lines[-1]["type"] == "standing"
    assert {"cash", "majorities", "shares", "fees", "total"} <= lines[-1]["seats"][0].keys()
    assert all("audience" in line for line in lines if line["type"] == "event")


def test_it_stops_where_it_is_told_to(tmp_path: Path, finished: Path) -> None:
    result = run(tmp_path, "replay", str(finished), "--to", "3")
    numbers = [line.split()[0] for line in result.stdout.splitlines() if line[:4].strip().isdigit()]
    assert numbers == ["1", "2", "3"]
    assert "places a card." in result.stdout
    lines = run(tmp_path, "replay", str(finished), "--to", "3", "--json").stdout.splitlines()
    assert [json.loads(line)["type"] for line in lines].count("answer") == 3
    assert run(tmp_path, "replay", str(finished), "--to", "0").returncode == 0


def test_a_seat_sees_only_what_it_saw(tmp_path: Path, unfinished: Path) -> None:
    whole = run(tmp_path, "replay", str(unfinished)).stdout
    assert "Secret of Ann" in whole and "Secret of Bo" in whole and "secret pair" not in whole
    for seat, mine, other in ((0, "Ann", "Bo"), (1, "Bo", "Ann")):
        log = run(tmp_path, "replay", str(unfinished), "--seat", str(seat)).stdout
        assert f"Secret of {mine}" in log and f"Secret of {other}" not in log
        assert f"{other} drew 2 market cards." in log and f"{mine} drew 2 market cards." not in log
        lines = run(tmp_path, "replay", str(unfinished), "--seat", str(seat), "--json").stdout.splitlines()
        objects = [json.loads(line) for line in lines]
        assert "chance" not in {each["type"] for each in objects}
        hands = [each for each in objects if each.get("event") == "hand-dealt"]
        assert all((None in each["cards"]) == (each["seat"] != seat) for each in hands)
        assert all("answers" not in each or each["seat"] == seat for each in objects)


def test_an_unfinished_game_shows_where_it_stands(tmp_path: Path, unfinished: Path) -> None:
    result = run(tmp_path, "replay", str(unfinished), "--seat", "1")
    assert "Company" in result.stdout and "You" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seat", "3"], "There is no seat 3 in this game. Use --seat 0 to 2."),
        (["--seat", "-1"], "There is no seat -1"),
        (["--to", "9999"], "answers"),
        (["--to", "-1"], "answer"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(
    tmp_path: Path, unfinished: Path, arguments: list[str], words: str
) -> None:
    result = run(tmp_path, "replay", str(unfinished), *arguments)
    assert result.returncode == 2
    assert words in result.stderr and len(result.stderr.splitlines()) == 1


# What one seat saw, from a file that holds no more.


def exported(path: Path, seat: int) -> Path:
    """The record of a running game, as the server gives it to a seat."""
    export = path.with_name(f"seen-by-{seat}.txt")
    export.write_text(redacted(load(path), seat), encoding="utf-8")
    return export


def without_head(log: str) -> list[str]:
    return [line for line in log.splitlines() if "was not over when this was saved" not in line]


@pytest.mark.parametrize("config", [Config(players=3), preset("epic", players=3)], ids=["base", "epic"])
def test_a_record_as_one_seat_saw_it_is_shown_as_the_whole_one_to_that_seat(tmp_path: Path, config: Config) -> None:
    path = recorded(tmp_path / "running.txt", answers=60, config=config)
    for seat, name in enumerate(("Ann", "Bo", "Seat 2")):
        shown = run(tmp_path, "replay", str(exported(path, seat)))
        assert (shown.returncode, shown.stderr) == (0, "")
        assert f"The game was not over when this was saved: what {name} saw of it, and no more." in shown.stdout
        whole = run(tmp_path, "replay", str(path), "--seat", str(seat))
        assert without_head(shown.stdout) == whole.stdout.splitlines()


def test_spectators_have_a_record_too(tmp_path: Path, unfinished: Path) -> None:
    shown = run(tmp_path, "replay", str(exported(unfinished, 3))).stdout
    assert "what the spectators saw of it" in shown and "Your hand" not in shown


def test_a_record_as_one_seat_saw_it_goes_to_other_programs(tmp_path: Path, unfinished: Path) -> None:
    def lines(*arguments: str) -> list[dict[str, object]]:
        printed = run(tmp_path, "replay", *arguments, "--to", "20", "--json").stdout.splitlines()
        return [{name: each for name, each in json.loads(line).items() if name != "audience"} for line in printed]

    seen, whole = lines(str(exported(unfinished, 1))), lines(str(unfinished), "--seat", "1")
    learned = {line["number"]: line for line in whole if line["type"] == "answer"}
    for one, other in zip(seen, whole, strict=True):
        assert one == {name: each for name, each in other.items() if name != "answers"} or one["type"] == "answer"
        if one["type"] == "answer":  # a card placed face-down may have been seen later
            before = str(learned[one["number"]]["answer"])
            assert one["answer"] == before or "?" in before


def test_what_a_record_as_one_seat_saw_it_cannot_show_is_said(tmp_path: Path, unfinished: Path) -> None:
    export = exported(unfinished, 1)
    another = run(tmp_path, "replay", str(export), "--seat", "0")
    assert another.returncode != 0 and "Only what Bo saw is in this record." in another.stderr
    text = export.read_text(encoding="utf-8")
    older = tmp_path / "older.txt"
    older.write_text(replace(read_seen(text), moments=()).text(), encoding="utf-8")
    answers_only = run(tmp_path, "replay", str(older))
    assert answers_only.returncode != 0 and "no table that could be shown" in answers_only.stderr
    older.write_text(text.replace("share-dealt seat=0 company=?", "share-dealt seat=0 company=77"), encoding="utf-8")
    made_up = run(tmp_path, "replay", str(older))
    assert made_up.returncode != 0 and "No seat of this game can have seen" in made_up.stderr
    assert "Traceback" not in made_up.stderr
