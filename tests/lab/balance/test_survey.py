"""Reports that are broken off and gone on with, or played elsewhere, come out the same to the byte."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from stockpile.content import load
from stockpile.lab.balance import MONEY, PARTS, Balance, BalancePlan, RunOptions, measure
from stockpile.lab.tournament import JournalError

# One deal of every cell is enough, and of the parts those that keep words, numbers and fractions.
PLAN = BalancePlan(load(), 5, ("seats", "held", MONEY), 1, "broker")


def text(balance: Balance) -> str:
    return json.dumps(balance.to_json())


@pytest.fixture(scope="module")
def whole() -> str:
    return text(measure(PLAN, RunOptions()))


def test_the_same_with_any_number_of_jobs(whole: str) -> None:
    assert text(measure(PLAN, RunOptions(jobs=2))) == whole


def stopping_after(reports: int) -> Callable[[str, int, int], None]:
    """A progress that is Ctrl-C when it has been told so often."""
    told = iter(range(reports))

    def progress(part: str, wanted: int, done: int) -> None:
        if done and next(told, None) is None:
            raise KeyboardInterrupt

    return progress


def test_what_was_played_before_ctrl_c_is_reported() -> None:
    balance = measure(PLAN, RunOptions(progress=stopping_after(2)))
    assert balance.interrupted
    assert [*balance.parts] == ["seats"] and balance.evened is None, "nothing more is begun"
    assert balance.parts["seats"].done == 3
    assert json.loads(text(balance))["interrupted"] is True


@pytest.mark.parametrize(("reports", "part", "deals"), [(2, "seats", 3), (9, "held", 2), (15, "money-try-1", 2)])
def test_interrupted_and_resumed_gives_the_same_to_the_byte(
    tmp_path: Path, whole: str, reports: int, part: str, deals: int
) -> None:
    broken_off = measure(PLAN, RunOptions(journals=tmp_path, progress=stopping_after(reports)))
    assert broken_off.interrupted
    last = broken_off.surveys[-1]
    assert (last.survey.part.name, last.done) == (part, deals)
    journal = tmp_path / f"{part}.jsonl"
    journal.write_bytes(journal.read_bytes() + b'[7,[[[2,"ep')  # as when the plug is pulled
    heard: list[tuple[str, int, int]] = []
    resumed = measure(PLAN, RunOptions(journals=tmp_path, progress=lambda *told: heard.append(told)))
    assert text(resumed) == whole
    assert next(done for name, _, done in heard if name == part) == deals, "what the journal has is not played again"


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    plan = BalancePlan(load(), 5, ("held",), 1, "broker")
    measure(plan, RunOptions(journals=tmp_path))
    with pytest.raises(JournalError, match="the journal of another balance: seed is 5 there, 6 here"):
        measure(BalancePlan(load(), 6, ("held",), 1, "broker"), RunOptions(journals=tmp_path))
    with pytest.raises(JournalError, match="another balance: bot is broker there, random here"):
        measure(BalancePlan(load(), 5, ("held",), 1, "random"), RunOptions(journals=tmp_path))
    (tmp_path / "held.jsonl").write_bytes(b"{}\n")
    with pytest.raises(JournalError, match="no journal of a balance"):
        measure(plan, RunOptions(journals=tmp_path))


def test_a_damaged_line_is_no_result(tmp_path: Path) -> None:
    plan = BalancePlan(load(), 5, ("held",), 1, "broker")
    measure(plan, RunOptions(journals=tmp_path))
    journal = tmp_path / "held.jsonl"
    journal.write_bytes(journal.read_bytes().replace(b'"epic"', b'["epic"]', 1))
    with pytest.raises(JournalError, match="line 2: this is no game"):
        measure(plan, RunOptions(journals=tmp_path))


# Ray keeps threads and signal handlers, so it gets a process of its own.
SCRIPT = """
import json
from stockpile.content import load
from stockpile.lab.balance import BalancePlan, RunOptions, measure
plan = BalancePlan(load(), 5, {parts}, 1, "broker")
print(json.dumps(measure(plan, RunOptions(jobs=2, on="ray")).to_json()))
"""


@pytest.mark.long
def test_the_same_result_on_ray() -> None:
    parts = ("purchases",)
    alone = measure(BalancePlan(load(), 5, parts, 1, "broker"), RunOptions())
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(parts=parts)], env=environment, capture_output=True, text=True, timeout=300
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == text(alone) + "\n"


def test_there_is_a_size_for_every_part() -> None:
    plan, quick = BalancePlan(load(), 1), BalancePlan(load(), 1, quick=True)
    for part in PARTS:
        assert 0 < quick.deals_of(part) < plan.deals_of(part)
        assert quick.bot_of(part) == "broker"
    assert plan.bot_of("played") == "shark@400"
