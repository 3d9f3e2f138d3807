"""Every rule of docs/rules.md is shown by a test, and every rule a test names is there."""

from pathlib import Path

import pytest

from tools.check_rules import ROOT, RULE, faults, main

RULES = ROOT / "docs" / "rules.md"
BASE = (
    {f"R-SET-{n}" for n in range(1, 8)}
    | {f"R-INF-{n}" for n in range(1, 4)}
    | {f"R-SUP-{n}" for n in range(1, 4)}
    | {f"R-DEM-{n}" for n in range(1, 10)}
    | {f"R-MOV-{n}" for n in range(1, 7)}
    | {f"R-END-{n}" for n in range(1, 5)}
    | {f"R-INFO-{n}" for n in range(1, 6)}
    | {"R-ACT-1", "R-SEL-1", "R-ADV-1", "W-1", "W-2", "W-3"}
)


def test_every_rule_is_shown_and_every_rule_shown_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert (main(), capsys.readouterr().out) == (0, "")


def test_the_players_document_has_every_rule_of_the_base_game() -> None:
    assert set(RULE.findall(RULES.read_text(encoding="utf-8"))) >= BASE


def found(folder: Path, tests: str, rules: str = "**R-A-1** One.\n\nText **R-A-9**.\n\n**S-B-C** Two.\n") -> list[str]:
    """What the check says of a small rulebook and its tests."""
    (folder / "rules.md").write_text(rules, encoding="utf-8")
    (folder / "tests").mkdir()
    (folder / "tests" / "test_it.py").write_text(tests, encoding="utf-8")
    return faults(folder / "rules.md", folder / "tests")


GOOD = '@shows("R-A-1", "S-B-C")\ndef test_both() -> None: ...\n'


@pytest.mark.parametrize(
    ("tests", "said"),
    [
        (GOOD, []),
        ('@shows("R-A-1")\n@mark.slow\ndef test_one(): ...', ["S-B-C: no test shows it"]),
        ("def test_none(): ...", ["R-A-1: no test shows it", "S-B-C: no test shows it"]),
        (GOOD + '@shows("R-A-9")\ndef test_more(): ...', ["tests/test_it.py:3: no rule R-A-9 in rules.md"]),
        (GOOD + '@shows("R-A-1")\ndef helper(): ...', ["tests/test_it.py:3: R-A-1 is not shown by a test"]),
        (GOOD + "@shows(NAME)\ndef test_more(): ...", ["tests/test_it.py:3: no rule NAME in rules.md"]),
        (
            GOOD.replace("test_both", "both"),
            [
                "tests/test_it.py:1: R-A-1 is not shown by a test",
                "tests/test_it.py:1: S-B-C is not shown by a test",
                "R-A-1: no test shows it",
                "S-B-C: no test shows it",
            ],
        ),
    ],
)
def test_the_check_finds_what_is_amiss(tmp_path: Path, tests: str, said: list[str]) -> None:
    assert found(tmp_path, tests) == said


def test_a_rule_that_stands_twice_or_no_rule_at_all_is_amiss(tmp_path: Path) -> None:
    twice = "**R-A-1** One.\n\n**S-B-C** Two.\n\n**R-A-1** Three.\n"
    assert found(tmp_path, GOOD, twice) == ["R-A-1: more than once in rules.md"]
    (tmp_path / "rules.md").write_text("Nothing.", encoding="utf-8")
    assert "rules.md has no rule" in faults(tmp_path / "rules.md", tmp_path / "tests")


def test_the_command_ends_with_1_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "rules.md").write_text("**R-A-1** One.\n", encoding="utf-8")
    (tmp_path / "tests").mkdir()
    monkeypatch.setattr("tools.check_rules.ROOT", tmp_path)
    assert main() == 1
    assert capsys.readouterr().out == "R-A-1: no test shows it\n"
