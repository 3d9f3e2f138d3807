"""The examples in docs/records.md are records, and its lists name every word."""

import re
from pathlib import Path

from stockpile.records import read, read_seen, redacted
from stockpile.records.head import HEAD_KEYS
from stockpile.rules.cards import COMPANIES, MARKET
from stockpile.rules.step import STEPS

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
WHOLE, SEEN = [
    block
    for block in re.findall("```text\n(.*?)```", PAGE, re.DOTALL)
    if re.search("^stockpile record 1$", block, re.M)
]


def test_the_example_is_a_record() -> None:
    record = read(WHOLE)
    assert record.config.players == 3 and record.names == ("Ann", "Bo", "Cy")
    assert "#" in WHOLE


def test_the_export_is_that_game_as_one_seat_saw_it() -> None:
    assert SEEN == redacted(read(WHOLE).up_to(9), 0) == read_seen(SEEN).text()


def test_every_word_is_explained() -> None:
    words = [*HEAD_KEYS, *COMPANIES, *MARKET, *[step.question for step in STEPS if step.question]]
    assert [word for word in words if not re.search(f"`[^`\n]*{re.escape(word)}[^`\n]*`", PAGE)] == []
