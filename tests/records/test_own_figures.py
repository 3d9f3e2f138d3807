"""A record with figures of one's own carries them; one with ours of any version needs nothing."""

import re
from pathlib import Path
from random import Random

import pytest

from stockpile.content import Content, lay_over_content, load, load_version
from stockpile.content.loader import sheets
from stockpile.records import (
    Record,
    RecordError,
    Session,
    json_lines,
    load_seen,
    read,
    read_seen,
    redacted,
    replay,
    save,
    verify,
    write,
)
from stockpile.records import load as load_record
from stockpile.rules.config import Config, preset

THEIRS = {
    "companies.cosmic": "Kosmos #1 & Söhne",
    "bidding.spaces": [0, 2, 4, 6, 9, 14, 20, 25],
    "forecasts.base": ["+4", "+2", "+1", "$$$", "-2", "-3"],
    "boards.advanced.steel.spaces": [1, "1$", 2, "2$", 3, "3$", 4, "4$", 5, "5$", 6],
    "payouts.majority": 12,
    "investors.ana.money": 17,
}


@pytest.fixture(scope="module")
def theirs() -> Content:
    return lay_over_content(load(), THEIRS)


@pytest.fixture(scope="module")
def record(theirs: Content) -> Record:
    """A game that is over."""
    return played(preset("epic", 3), theirs)


def played(config: Config, content: Content, answers: int = 100_000) -> Record:
    session, rng = Session.new(config, seed=8, content=content), Random(8)
    while not session.game.over and len(session.record.answers) < answers:
        session.play(rng.choice(session.game.decision.answers))
    return session.record


def test_it_carries_what_differs_from_ours(record: Record, theirs: Content) -> None:
    lines = write(record).splitlines()
    at = lines.index(f"content {theirs.version}")
    assert lines[at + 1 : at + 2 + len(THEIRS)] == [
        f"base {load().version}",
        'figure companies.cosmic = "Kosmos #1 & Söhne"',
        "figure bidding.spaces = [0, 2, 4, 6, 9, 14, 20, 25]",
        'figure forecasts.base = ["+4", "+2", "+1", "$$$", "-2", "-3"]',
        'figure boards.advanced.steel.spaces = [1, "1$", 2, "2$", 3, "3$", 4, "4$", 5, "5$", 6]',
        "figure payouts.majority = 12",
        "figure investors.ana.money = 17",
    ]
    assert not [line for line in lines[at + 2 + len(THEIRS) :] if line.startswith(("base", "figure"))]


def test_it_is_read_replayed_and_gone_on_with_without_the_folder(record: Record, tmp_path: Path) -> None:
    text = write(record)
    assert read(text) == record
    assert verify(text) == replay(record)
    save(record, tmp_path / "game.txt")
    taken_up = Session.resume(load_record(tmp_path / "game.txt"), to=40)
    assert taken_up.game.figures.content == record.content
    while not taken_up.game.over:
        taken_up.play(taken_up.game.decision.answers[0])
    assert read(write(taken_up.record)) == taken_up.record


def test_what_one_seat_saw_carries_them_too(theirs: Content, tmp_path: Path) -> None:
    text = redacted(played(Config(3), theirs, answers=30), seat=1)
    assert "figure payouts.majority = 12\n" in text
    assert read_seen(text).text() == text
    (tmp_path / "seen.txt").write_text(text, encoding="utf-8")
    assert load_seen(tmp_path / "seen.txt").content == theirs


def test_json_lines_name_them(record: Record) -> None:
    config = next(json_lines(record))
    assert (config["content"], config["base"], config["figures"]) == (record.content.version, load().version, THEIRS)
    assert "figures" not in next(json_lines(played(Config(3), load(), answers=3)))


@pytest.mark.parametrize("version", sheets())
def test_ours_of_any_version_are_named_and_not_carried(version: str) -> None:
    record = played(Config(3), load_version(version))
    text = write(record)
    assert f"content {version}\n" in text and "figure" not in text
    assert read(text) == record and verify(text) == replay(record)


def test_names_alone_make_no_other_version_but_are_kept() -> None:
    record = played(Config(3), lay_over_content(load(), {"companies.bank": "Bank of Ours"}), answers=3)
    text = write(record)
    assert f'content {load().version}\nbase {load().version}\nfigure companies.bank = "Bank of Ours"\n' in text
    assert read(text).content.companies[1].name == "Bank of Ours"


def test_a_record_of_0_1_0_with_own_figures_needs_them_given(record: Record, theirs: Content) -> None:
    text = "".join(line for line in write(record).splitlines(True) if not line.startswith(("base", "figure")))
    assert read(text, theirs) == record
    with pytest.raises(RecordError) as refused:
        read(text)
    assert str(refused.value) == (
        f"line 6: played with content {theirs.version}, which is not one of ours: "
        "give the content folder it was played with"
    )


def test_what_a_record_carries_counts_and_not_what_is_given(record: Record) -> None:
    given = lay_over_content(load(), {"bonds.supply": 38})
    assert read(write(record), given) == record
    ours = played(Config(3), load(), answers=3)
    assert read(write(ours), given) == ours


@pytest.mark.parametrize(
    ("pattern", "replacement", "reason"),
    [
        (r"base .*\n", "", r"line 7: 'base' is missing: .*"),
        (r"base .*", "base 0", r"line 7: 0: is no version of our figures"),
        (r"base .*", r"\g<0>\n\g<0>", r"line 8: 'base' is given a second time"),
        (r"majority = 12", "majority = 13", r"line 6: the figures below are content \w+, not '\w+'"),
        (r"figure payouts.majority = 12\n", "", r"line 6: the figures below are content \w+, not '\w+'"),
        (r"majority = 12", "majority = 1000", r"line 12: payouts.toml: majority: must be a whole number .*, not 1000"),
        (r"majority = 12", "majority = 12 13", r"line 12: figures: payouts.majority: must be a number.*"),
        (r"majority = 12", "majority", r"line 12: figures: a figure is expected, .*"),
        (r"figure payouts.majority = 12", "figure", r"line 12: figures: a figure is expected, .*"),
        (r"payouts.majority = 12", "payouts.minority = 12", r"line 12: figures: payouts.minority: is not known .*"),
        (r"payouts.majority = 12", "payments.majority = 12", r"line 7: figures: payments: is not known here.*"),
        (
            r"payouts.majority = 12",
            "investors.ana.money = 16",
            r"line 13: 'investors.ana.money' is given a second time",
        ),
        (r"payouts.majority = 12", 'investors.carlos.needs = "bonds"', r"line 12: figures: investors.carlos.needs.*"),
        (r"payouts.majority = 12", "players.2.rounds = 12", r"line 12: players.toml: 2.rounds: 12 rounds need .*"),
        (r"payouts.majority = 12", "investors.zoe.money = 12", r"line 7: figures: investors.zoe: is not known here.*"),
        (r"payouts.majority = 12", "payouts.majority = " + "9" * 5000, r"line 12: figures: a figure is expected.*"),
        (r"payouts.majority = 12", "payouts = 12", r"line 12: figures: a figure is expected.*"),
        (
            r"figure payouts.majority = 12",
            "figure " + "a." * 9999 + "b = 1",
            r"line 12: figures: a figure is expected.*",
        ),
    ],
)
def test_figures_that_cannot_be_are_refused_where_they_stand(
    record: Record, pattern: str, replacement: str, reason: str
) -> None:
    text, count = re.subn(pattern, replacement, write(record), count=1)
    assert count == 1
    with pytest.raises(RecordError) as refused:
        read(text)
    assert re.fullmatch(reason, str(refused.value)), refused.value
    assert len(str(refused.value)) < 600


def test_a_figure_stands_in_the_head() -> None:
    text = write(played(Config(3), load(), answers=3)) + "figure bonds.supply = 38\n"
    with pytest.raises(RecordError, match="'figure' must stand before the first answer"):
        read(text)
