"""Answers that a bot gave for a person have a mark in a record, and every reader lets it pass."""

from dataclasses import replace
from pathlib import Path
from runpy import run_path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.records import Record, Session, json_lines, read, read_seen, redacted, redrawn, replay, verify, write
from stockpile.records.jsonlines import seen_lines
from stockpile.rules.config import Config, preset
from tests.support.record_games import CONFIGS, configs, name_of, record_of, seeds

RELEASED = Path(__file__).parents[1] / "released" / "0.1.0" / "lines.py"
MARK = "  # stand-in\n"


def marked(record: Record, *numbers: int) -> Record:
    return replace(record, stand_ins=frozenset(numbers))


@settings(max_examples=20, deadline=None)
@given(configs, seeds, st.frozensets(st.integers(0, 40)))
def test_the_marks_come_back(config: Config, seed: int, numbers: frozenset[int]) -> None:
    record = marked(record_of(config, seed, 30), *numbers)
    assert record.stand_ins == {number for number in numbers if number < len(record.answers)}
    text = write(record)
    assert text.count(MARK) == len(record.stand_ins)
    assert read(text) == record
    assert verify(text) == replay(record)


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_version_0_1_0_reads_the_same_game_with_and_without_the_marks(config: Config) -> None:
    record = record_of(config, 3, names=("Ann", "Bo # stand-in", "Cy", "Di", "Ed")[: config.players])
    words = run_path(str(RELEASED))["statements"]
    with_marks = write(marked(record, *range(0, len(record.answers), 3)))
    assert with_marks.count(MARK) > 5
    assert list(words(with_marks)) == list(words(write(record)))


def test_only_that_very_comment_behind_an_answer_is_a_mark() -> None:
    record = marked(record_of(Config(3), 5, 4), 2)
    text = write(record)
    line = next(each for each in text.splitlines() if each.endswith(MARK.strip()))
    plain = line.removesuffix(MARK.rstrip())
    assert read(text.replace(line, f"{plain}#stand-in \t\r")) == record
    for comment in ("", "# a stand-in", "# stand-in, because Bo was late", "# Stand-in", "# stand-in # stand-in"):
        assert not read(text.replace(line, f"{plain} {comment}")).stand_ins
    assert read(text.replace("\nround 1\n", "\nround 1 # stand-in\n# stand-in\n")) == record


def test_marks_go_with_their_answers() -> None:
    record = marked(record_of(Config(4), 7), 3, 20)
    assert record.up_to(20).stand_ins == {3} and record.up_to(3).stand_ins == frozenset()
    session = Session.resume(record, to=10)
    assert session.record == record.up_to(10)
    session.play(session.game.decision.answers[0])
    assert session.record.stand_ins == {3}
    assert redrawn(record.up_to(10), seed=5).stand_ins == {3}


def test_what_one_seat_saw_has_the_marks_too_and_hides_what_it_hid() -> None:
    record = record_of(preset("epic", 3), 2, 40)
    for seat in range(4):
        plain, shown = redacted(record, seat), redacted(marked(record, 0, 39), seat)
        assert shown.replace(MARK, "\n") == plain and shown.count(MARK) == 2
        seen = read_seen(shown)
        assert [number for number, said in enumerate(seen.answers) if said.stand_in] == [0, 39]
        assert seen.text() == shown


def test_json_says_so_of_these_answers_alone() -> None:
    record = marked(record_of(Config(3), 2, 8), 1, 5)
    seen = read_seen(redacted(record, 1))
    for lines in (json_lines(record), json_lines(record, seat=1), seen_lines(seen, 8)):
        answers = [line for line in lines if line["type"] == "answer"]
        assert [line["number"] for line in answers if "stand_in" in line] == [1, 5]
        assert all(line.get("stand_in", True) is True for line in answers)
