"""Records as text: what is written is read again, to the byte."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.content import Content, load
from stockpile.records import Record, RecordError, Session, read, replay, verify, write
from stockpile.rules.config import Config
from tests.records.games import CONFIGS, configs, record_of, seeds

NAMES = ("Ann", "", 'Zoë "Z" Ng', "Bo #2 \\")


@settings(max_examples=25, deadline=None)
@given(configs, seeds, st.none() | st.integers(0, 120))
def test_a_record_comes_back_equal_and_its_text_to_the_byte(config: Config, seed: int, stop: int | None) -> None:
    record = record_of(config, seed, stop)
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text
    assert verify(text) == replay(record)


def test_names_come_back_whatever_is_in_them() -> None:
    record = record_of(Config(4), 1, 3, NAMES)
    text = write(record)
    assert re.findall("name .*", text) == ['name 0 "Ann"', r'name 2 "Zoë \"Z\" Ng"', r'name 3 "Bo #2 \\"']
    assert read(text).names == NAMES


@given(st.lists(st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))), min_size=2, max_size=2))
def test_any_name_on_one_line_can_be_written(names: list[str]) -> None:
    record = record_of(Config(2), 1, 0, tuple(names))
    assert read(write(record)) == record


@pytest.mark.parametrize("name", ["two\nlines", "bell\a", "\ud800", "a\u2028b"])
def test_a_name_that_breaks_the_line_is_refused(name: str) -> None:
    record = record_of(Config(2), 1, 0)
    with pytest.raises(RecordError, match="control characters or line breaks"):
        Record(record.config, record.content_version, record.chance, names=("Ann", name))


def test_a_record_has_a_name_for_each_seat_or_none() -> None:
    record = record_of(Config(3), 1, 0)
    with pytest.raises(RecordError, match="2 names for 3 seats"):
        Record(record.config, record.content_version, record.chance, names=("Ann", "Bo"))
    assert Record(record.config, record.content_version, record.chance, names=("", "", "")) == record


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_a_finished_game_ends_with_everybodys_money(config: Config) -> None:
    record = record_of(config, 4)
    totals = [row["total"] for row in replay(record).standing]
    assert write(record).endswith(f"\n\nend {' '.join(map(str, totals))}\n")


def test_comments_blank_lines_and_spacing_do_not_matter() -> None:
    record = record_of(Config(3), 5, names=("Ann", "Bo", "Cy"))
    text = write(record)
    loose = "".join(f"# note\n\n\t {line}   # aside\r\n" for line in text.replace(" ", " \t ").split("\n"))
    assert read(loose.replace("stockpile \t record", "stockpile record")) == record


def test_the_order_of_the_head_does_not_matter() -> None:
    text = write(record_of(Config(4, ("advanced_board",)), 5, names=("Ann", "Bo", "Cy", "Di")))
    title, *head = text.split("\nround 1\n")[0].splitlines()
    body = text[text.index("\nround 1\n") :]
    decks = [line for line in head if line.startswith(("market", "pairs"))]
    others = [line for line in head if not line.startswith(("market", "pairs"))]
    assert write(read("\n".join([title, *decks, *reversed(others)]) + "\n" + body)) == text


def test_a_deck_may_stand_on_lines_of_any_length() -> None:
    text = write(record_of(Config(5), 5, 10))
    long = text.replace("\nmarket ", "\0", 1).replace("\nmarket ", " ").replace("\0", "\nmarket ")
    assert long.count("\nmarket ") == 1
    assert write(read(long)) == text


def test_round_and_end_lines_may_be_left_out() -> None:
    text = write(record_of(Config(2), 6))
    assert write(read(re.sub("(?m)^(round|end) .*\n", "", text))) == text


@pytest.fixture
def theirs(tmp_path: Path) -> Content:
    """Content in which a majority pays more."""
    (tmp_path / "payouts.toml").write_text('provenance = "printed"\nmajority = 12\n')
    return load(tmp_path)


def test_a_record_needs_the_content_it_was_played_with(theirs: Content) -> None:
    session = Session.new(Config(3), seed=8, content=theirs)
    while not session.game.over:
        session.play(session.game.decision.answers[0])
    text = write(session.record, theirs)
    assert read(text, theirs) == session.record
    assert verify(text, theirs) == session.game == replay(session.record, content=theirs)
    assert f"content {theirs.version}\n" in text
    with pytest.raises(RecordError) as refused:
        read(text)
    assert refused.value.line == 3
    assert refused.value.reason == (
        f"played with content {theirs.version}, and here is content {load().version}: "
        "give the content folder it was played with"
    )
    with pytest.raises(RecordError, match=f"played with content {theirs.version}"):
        replay(session.record)


def test_a_record_of_ours_is_refused_with_other_content(theirs: Content) -> None:
    with pytest.raises(RecordError, match=f"^line 3: played with content {load().version}"):
        read(write(record_of(Config(3), 1, 3)), theirs)
