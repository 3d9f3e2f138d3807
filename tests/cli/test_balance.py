"""The balance report from the command line: data, page, sentences, and what cannot be."""

import csv
import json
from pathlib import Path

import pytest

from stockpile.cli.commands.balance import balance_report
from stockpile.content import load
from stockpile.lab.balance import PARTS
from tests.support.measured_balance import measured_balance
from tests.support.reports import report_in
from tests.support.terminal import Result, Terminal, run

BALANCE = ("lab", "balance", "--seed", "4", "--deals", "1", "--bots", "broker")


def told(result: Result) -> dict[str, object]:
    assert (result.returncode, result.stderr) == (0, "")
    (line,) = result.stdout.splitlines()
    data = json.loads(line)
    assert isinstance(data, dict)
    return data


def test_one_object_on_a_line_tells_all(tmp_path: Path) -> None:
    data = told(run(tmp_path, *BALANCE, "--part", "seats", "--part", "modules", "--json"))
    assert (data["seed"], data["content"], data["interrupted"]) == (4, load().version, False)
    parts = data["parts"]
    assert isinstance(parts, dict) and [*parts] == ["seats", "modules"] and data["money"] is None
    first = parts["seats"]["rows"][0]
    named = {name: first[name] for name in ("players", "game", "place", "deals", "looks")}
    assert named == {"players": 2, "game": "epic", "place": 1, "deals": 1, "looks": 2}
    assert {name for name in first if name not in named} == {"win_share", "money", "lead"}
    assert set(first["win_share"]) == {"mean", "low", "high"}
    words = "lab balance --part seats --part modules --deals 1 --bots broker --seed 4"
    assert data["command"] == f"stockpile {words}"
    assert told(run(tmp_path, *words.split(), "--json", "--jobs", "2")) == data


def test_sentences_page_and_table_come_together(tmp_path: Path) -> None:
    files = ("--html", str(tmp_path / "balance.html"), "--csv", str(tmp_path / "balance.csv"))
    result = run(tmp_path, *BALANCE, "--part", "purchases", *files)
    assert (result.returncode, result.stderr) == (0, "")
    assert "Worth most: " in result.stdout and "The same again: stockpile lab balance" in result.stdout
    assert (tmp_path / "balance.html").read_text("utf-8").startswith("<!doctype html>")
    with (tmp_path / "balance.csv").open(encoding="utf-8", newline="") as file:
        lines = [*csv.DictReader(file)]
    assert {line["part"] for line in lines} == {"purchases"}
    assert {line["name"] for line in lines} >= {"bond", "commodity", "tax"}
    assert {line["value"] for line in lines} == {"worth", "money"}


def test_the_report_has_all_that_was_measured_and_a_sentence_for_each_part() -> None:
    balance = measured_balance()
    data = report_in(balance_report(balance, "stockpile lab balance").page())["data"]
    # Cards are read about as they are played first, then as they are held.
    order = ["seats", "investors", "played", "held", "purchases", "modules", "luck", "money"]
    assert [section["key"] for section in data["sections"]] == order
    assert all(section["summary"] and section["title"] for section in data["sections"])
    assert [section["key"] for section in data["sections"] if section["clear"]] == ["investors", "played"]
    assert data["parts"] == json.loads(json.dumps(balance.to_json()["parts"])) and {*PARTS} >= {*data["parts"]}
    assert data["money"]["investors"] and data["gaps"]["epic"]
    assert {row["investor"] for row in data["money"]["investors"]} <= {*data["names"]["investors"]}
    assert {*data["gaps"]["epic"]} <= {*data["names"]["investors"]}


def test_the_page_speaks_german(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    person = Terminal(tmp_path, *BALANCE, "--part", "seats", "--html", str(file), LANGUAGE="de")
    assert person.wait() == ""
    report = report_in(file.read_text("utf-8"))
    assert (report["language"], report["headline"]) == ("de", "Was zu stark ist und was zu schwach")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--part", "fate"], "There is no part fate. Use --part seats | investors | held | played | purchases"),
        (["--bots", "nobody"], "There is no bot nobody; there are: random, "),
        (["--bots", "broker,random"], "The same bot plays in all seats. Name one with --bots, not broker,random."),
        (["--on", "paper"], "Use --on processes | ray."),
        (["--html", "/nowhere/at/all"], "/nowhere/at/all cannot be used"),
        (["--csv", "/nowhere/at/all"], "/nowhere/at/all cannot be used"),
        (["--journals", __file__], "is no folder. Name one for --journals"),
        (["--journals", f"{__file__}/in"], "cannot be used"),
        (["--deals", "0"], "'--deals' / '-n' is at least 1, not 0"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, arguments: list[str], reason: str) -> None:
    result = run(tmp_path, "lab", "balance", "--part", "modules", "--deals", "1", *arguments)
    assert result.returncode == 2
    (line,) = result.stderr.splitlines()
    assert reason in line


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(tmp_path: Path) -> None:
    command = ("lab", "balance", "--part", "held", "--bots", "broker", "--seed", "2")
    journals = ("--journals", str(tmp_path / "journals"))
    person = Terminal(tmp_path, *command, *journals, "--deals", "100000")
    person.child.expect(r" [1-9]\d*/300000")  # the bar moves
    person.child.send("\x03")
    assert person.wait() == ""
    assert person.child.exitstatus == 130
    assert "This report was stopped before it was done." in " ".join(person.shown.split())
    assert "Traceback" not in person.shown
    kept = len((tmp_path / "journals" / "held.jsonl").read_text().splitlines()) - 1
    deals = ("--deals", str(kept // 3 + 1))
    assert kept >= 1
    again = told(run(tmp_path, *command, *journals, *deals, "--json"))
    assert again == told(run(tmp_path, *command, *deals, "--json"))


def test_journals_begun_without_a_seed_are_gone_on_with(tmp_path: Path) -> None:
    asked = ("lab", "balance", "--part", "held", "--bots", "random", "--journals", str(tmp_path / "new"), "--json")
    first, longer = (told(run(tmp_path, *asked, "--deals", deals)) for deals in ("1", "2"))
    assert first["seed"] == longer["seed"]
    assert f"--seed {first['seed']}" in str(longer["command"])
