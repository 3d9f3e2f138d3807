"""The balance report from the command line: data, page, sentences, and what cannot be."""

import csv
import json
from pathlib import Path

import pytest

from stockpile.cli.report.balance.page import balance_page
from stockpile.content import load
from stockpile.lab.balance import PARTS, Balance, BalancePlan, RunOptions, measure
from tests.support.terminal import Result, Terminal, run

from .test_report import Reader

BALANCE = ("lab", "balance", "--seed", "4", "--deals", "1", "--bots", "broker")


def told(result: Result) -> dict[str, object]:
    assert (result.returncode, result.stderr) == (0, "")
    (line,) = result.stdout.splitlines()
    data = json.loads(line)
    assert isinstance(data, dict)
    return data


@pytest.fixture(scope="module")
def balance() -> Balance:
    """All parts, of as few deals as can be; strategy cards in few futures."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stockpile.lab.balance.parts.FUTURES_OF_A_CARD", 1)
        return measure(BalancePlan(load(), 4, deals=1, bot="broker"), RunOptions())


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


def test_the_page_is_whole_and_needs_nothing_else(balance: Balance) -> None:
    text = balance_page(balance, "stockpile lab balance")
    read = Reader(text)
    assert {"script", "img", "link", "iframe"}.isdisjoint({tag for tag, _ in read.elements})
    links = [str(attributes["href"]) for _, attributes in read.elements if "href" in attributes]
    ids = {str(attributes["id"]) for _, attributes in read.elements if "id" in attributes}
    assert [link[1:] for link in links] == [*_order(), "method"]
    assert {link[1:] for link in links} <= ids and all(link[0] == "#" for link in links)
    assert "http" not in text and "url(" not in text and "@import" not in text
    assert "prefers-color-scheme: dark" in text


def _order() -> list[str]:
    """Cards are read about as they are played first, then as they are held."""
    return ["seats", "investors", "played", "held", "purchases", "modules", "luck", "money"]


def test_every_table_has_a_caption_and_every_picture_words(balance: Balance) -> None:
    read = Reader(balance_page(balance, ""))
    tags = [tag for tag, _ in read.elements]
    assert tags.count("table") == tags.count("caption") >= len(PARTS)
    heads = [attributes for tag, attributes in read.elements if tag == "th"]
    assert {attributes.get("scope") for attributes in heads} == {"col", "row"}
    pictures = [attributes for tag, attributes in read.elements if tag == "svg" and attributes.get("class") == "lane"]
    assert len(pictures) > 100
    assert all(each["role"] == "img" and each["aria-label"] for each in pictures)


def test_the_page_speaks_german(tmp_path: Path) -> None:
    file = tmp_path / "balance.html"
    person = Terminal(tmp_path, *BALANCE, "--part", "seats", "--html", str(file), LANGUAGE="de")
    assert person.wait() == ""
    text = file.read_text("utf-8")
    assert '<html lang="de">' in text and "Was zu stark ist und was zu schwach" in text


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
