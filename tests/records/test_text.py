"""Records as text: what is written is read again, to the byte."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile.records import Record, RecordError, read, replay, verify, write
from stockpile.rules.config import INVESTOR_SETS, PRESETS, Config, preset
from tests.support.record_games import CONFIGS, configs, name_of, record_of, seeds

NAMES = ("Ann", "", 'Zoë "Z" Ng', "Bo #2 \\")


@settings(max_examples=40, deadline=None)
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
        Record(record.config, record.content, record.chance, names=("Ann", name))


def test_a_record_has_a_name_for_each_seat_or_none() -> None:
    record = record_of(Config(3), 1, 0)
    with pytest.raises(RecordError, match="2 names for 3 seats"):
        Record(record.config, record.content, record.chance, names=("Ann", "Bo"))
    assert Record(record.config, record.content, record.chance, names=("", "", "")) == record


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
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
    text = write(record_of(preset("epic"), 5, names=("Ann", "Bo", "Cy", "Di")))
    title, *head = text.split("\nset-up\n")[0].splitlines()
    body = text[text.index("\nset-up\n") :]
    long = ("market", "pairs", "dice", "commerce", "investors ", "strategies")
    decks = [line for line in head if line.startswith(long)]
    others = [line for line in head if not line.startswith(long)]
    assert not {line.split()[0] for line in filter(None, others)} & {line.split()[0] for line in decks}
    assert write(read("\n".join([title, *decks, *reversed(others)]) + "\n" + body)) == text


def test_a_deck_may_stand_on_lines_of_any_length() -> None:
    text = write(record_of(Config(5), 5, 10))
    long = text.replace("\nmarket ", "\0", 1).replace("\nmarket ", " ").replace("\0", "\nmarket ")
    assert long.count("\nmarket ") == 1
    assert write(read(long)) == text


def test_headings_and_end_may_be_left_out() -> None:
    text = write(record_of(preset("epic", 2), 6))
    assert write(read(re.sub("(?m)^(set-up|round .*|end .*)\n", "", text))) == text


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_stands_for_its_modules_and_sets(name: str) -> None:
    """And it may be left out where they are named."""
    text = write(record_of(preset(name, 4), 6, 30))
    assert f"\npreset {name}\n" in text
    assert write(read(re.sub("(?m)^(modules|investor-sets) .*\n", "", text))) == text
    assert write(read(re.sub("(?m)^preset .*\n", "", text))) == text


def test_a_game_without_a_name_is_told_by_its_modules_and_sets() -> None:
    record = record_of(Config(3, ("dice", "investors"), ("PP", "B")), 6, 10)
    text = write(record)
    assert text.splitlines()[1:4] == ["players 3", "modules dice investors", "investor-sets B PP"]
    assert read(text).config == record.config
    every = read(write(record_of(Config(3, ("investors",)), 6, 10)).replace("investor-sets B CC II PP\n", ""))
    assert every.config.investor_sets == INVESTOR_SETS


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
def test_the_decks_and_dice_of_the_modules_in_play_are_there_and_no_others(config: Config) -> None:
    keys = {line.split()[0] for line in write(record_of(config, 1, 0)).splitlines()[1:] if line}
    parts = {"dice": "dice", "commerce": "commodities", "investors": "investors", "strategies": "strategies"}
    assert keys & set(parts) == {part for part, module in parts.items() if module in config.modules}


def test_what_is_chosen_before_the_first_round_stands_under_its_own_heading() -> None:
    record = record_of(preset("classic", 3), 1, 4)
    assert [line.split(":")[0] for line in write(record).splitlines()[-7:]] == [
        "set-up",
        *[f"{(record.chance.first + turn) % 3} choose-investor" for turn in range(3)],
        "",
        "round 1",
        f"{record.chance.first} place",
    ]
