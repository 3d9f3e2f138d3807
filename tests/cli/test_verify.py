"""`stockpile verify`: what it says, and with which code it ends."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from stockpile.i18n import languages, said_in, speaking
from stockpile.records import Record, Session, save
from stockpile.records.fairdeal import KeptDeal, judged
from tests.support.made_deals import kept_of, made, recorded
from tests.support.terminal import run

TRANSCRIPT = made(states={0: "revealed", 1: "withheld", 2: "absent"})
RECORD = replace(recorded(TRANSCRIPT), names=("Ann", "Bo", "Cy"))
KEPT = kept_of(TRANSCRIPT, 0)


def verified(folder: Path, record: Record = RECORD, kept: KeptDeal | None = None) -> tuple[int, list[str]]:
    save(record, folder / "game.txt")
    more = []
    if kept is not None:
        (folder / "kept.json").write_text(kept.text(), encoding="utf-8")
        more = ["--kept", str(folder / "kept.json")]
    result = run(folder, "verify", str(folder / "game.txt"), *more)
    assert result.stderr == ""
    return result.returncode, [line.strip() for line in result.stdout.splitlines()]


def test_a_file_alone_is_consistent(tmp_path: Path) -> None:
    code, lines = verified(tmp_path)
    assert code == 0
    assert lines[0].startswith("Consistent: ") and lines[0].endswith("add what was kept with --kept.")
    assert lines[1:] == [
        "What this does not show: that the server had no choice. It sees the numbers of the players before it deals, "
        "and can leave out any of them.",
        "Ann: sealed a number and showed it.",
        "Bo: sealed a number that is not in the deal. Either it was not shown in time, or the server left it out. "
        "Whoever did that could choose between two deals.",
        "Cy: added no number.",
    ]


def test_with_what_a_client_kept_it_is_proven(tmp_path: Path) -> None:
    code, lines = verified(tmp_path, kept=KEPT)
    assert code == 0
    assert lines[0].startswith("Proven, with one limit: ") and "Ann among them" in lines[0]
    assert lines[1].endswith("can leave out any of them. So it could choose among 4 deals.")
    code, lines = verified(tmp_path, kept=kept_of(TRANSCRIPT))
    assert code == 0
    assert lines[0].endswith("None of the numbers is yours, so it is not proven to you.")


@pytest.mark.parametrize("language", languages())
def test_a_share_that_the_server_dropped_after_seeing_it_is_not_found_and_that_is_said(
    tmp_path: Path, language: str
) -> None:
    """Bo revealed in time, and the server says otherwise: to Bo all is consistent, to Ann it is proven."""
    shown = made(states={0: "revealed", 1: "revealed", 2: "absent"})
    dropped = replace(shown, parts=(shown.parts[0], replace(shown.parts[1], share=None), shown.parts[2]))
    record = replace(RECORD, chance=recorded(dropped).chance, deal=dropped.text())
    bo = replace(kept_of(shown, 1), reveals=kept_of(dropped).reveals)
    assert bo.mine == {1: shown.parts[1].share}
    for kept, finding, facts in (
        (bo, "consistent", {}),
        (kept_of(dropped, 0), "proven", {"count": 2, "deals": 4}),
    ):
        assert judged(record, kept).finding == finding
        with speaking(language):
            code, lines = verified(tmp_path, record, kept)
        assert code == 0
        assert lines[1] == said_in(language, f"verify-limit-{finding}", **facts)
        assert said_in(language, "verify-seat-withheld", seat="Bo") in lines


def test_where_nothing_fits_no_limit_is_told(tmp_path: Path) -> None:
    _, lines = verified(tmp_path, replace(RECORD, deal=replace(TRANSCRIPT, secret="00" * 32).text()))
    assert not any("does not show" in line for line in lines)


def test_what_does_not_fit_is_said(tmp_path: Path) -> None:
    other = replace(TRANSCRIPT, secret="00" * 32)
    code, lines = verified(tmp_path, replace(RECORD, deal=other.text()))
    assert code == 1
    assert lines[0].startswith("Does not fit: ") and lines[0].endswith(" things are not as they should be.")
    assert "The server’s number is not the one that it had sealed together with the statement." in lines
    assert any(line.startswith("The market deck, place ") for line in lines)
    assert any(line.startswith("The information pairs, round 1, place ") for line in lines)
    code, lines = verified(tmp_path, kept=replace(KEPT, mine={0: "00" * 32}, start=3))
    assert (code, lines[0]) == (1, "Does not fit: one thing is not as it should be.")
    assert "What was kept belongs to deal number 3 of the table, counted from 0, and the record to number 0." in lines
    code, lines = verified(tmp_path, kept=replace(KEPT, mine={9: "00" * 32}))
    assert (code, lines[1]) == (1, "9: the number is not the one that you drew.")


def test_earlier_starts_are_counted(tmp_path: Path) -> None:
    again = replace(TRANSCRIPT, statement=replace(TRANSCRIPT.statement, start=2))
    _, lines = verified(tmp_path, replace(RECORD, deal=again.text()))
    told = "The deal of this table was begun 2 times before, and broken off."
    assert f"{told} A server could also do that to get other cards." in lines


def test_without_a_deal_nothing_is_proven(tmp_path: Path) -> None:
    code, lines = verified(tmp_path, Session.new(seed=3).record, KEPT)
    assert code == 1
    assert lines == [
        "Not proven: there is no deal in this record. It was dealt with a seed or for a lesson, it is older than such "
        "deals, or it was not played at a server."
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nonsense", "kept.json is not what a page or program keeps of a deal."),
        ("[]", "kept.json is not what a page or program keeps of a deal."),
        ('{"version": 2}', "kept.json is written in version 2; this program reads version 1."),
        (KEPT.text().replace(KEPT.commitment, "short"), "kept.json is not what a page or program keeps of a deal."),
        (
            KEPT.text().replace('"start": 0', '"start": true'),
            "kept.json is not what a page or program keeps of a deal.",
        ),
        (KEPT.text().replace('"seat": 0', '"seat": "0"'), "kept.json is not what a page or program keeps of a deal."),
    ],
)
def test_a_file_that_is_not_what_was_kept_is_refused_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    save(RECORD, tmp_path / "game.txt")
    (tmp_path / "kept.json").write_text(text, encoding="utf-8")
    result = run(tmp_path, "verify", str(tmp_path / "game.txt"), "--kept", str(tmp_path / "kept.json"))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.strip().endswith(words)


def test_files_that_are_not_there(tmp_path: Path) -> None:
    save(RECORD, tmp_path / "game.txt")
    for arguments in (["nothing.txt"], [str(tmp_path / "game.txt"), "--kept", "nothing.json"]):
        result = run(tmp_path, "verify", *arguments)
        assert result.returncode == 2
        assert "nothing" in result.stderr
        assert len(result.stderr.splitlines()) == 1
