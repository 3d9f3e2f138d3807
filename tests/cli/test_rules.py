"""The rules in the terminal: the round on one page, a topic, a rule, what has some words in it."""

from io import StringIO
from pathlib import Path

import pytest

from stockpile.cli.terminal.rulebook import show_topic
from stockpile.content import load
from stockpile.display.console import WrappingConsole
from stockpile.i18n import languages
from stockpile.i18n.manual import manual
from stockpile.i18n.markdown import as_markdown
from tests.support.terminal import Terminal, letters, run


def shown(folder: Path, *arguments: str) -> str:
    result = run(folder, "rules", *arguments)
    assert (result.returncode, result.stderr) == (0, ""), arguments
    return " ".join(result.stdout.split())


def test_without_a_topic_the_round_on_one_page_and_the_topics(tmp_path: Path) -> None:
    said = shown(tmp_path)
    assert "The round on one page" in said and "1. Information" in said and "investor-bidding" in said
    said = shown(tmp_path, "--players", "3")
    assert "The rules for 3 players, base game." in said and "two lie face-down" in said
    assert "investor-bidding" not in said


def test_a_rule_by_its_number_and_a_topic_by_its_name(tmp_path: Path) -> None:
    assert "R-DEM-4 The last space, 25, is the end of a track." in shown(tmp_path, "r-dem-4")
    assert "R-INV-TALAL" in shown(tmp_path, "--preset", "epic", "tactical", "talal")
    topic = shown(tmp_path, "demand")
    assert "R-DEM-1" in topic and "R-DEM-8" in topic and "R-ACT-1" not in topic


def test_words_are_looked_for_in_the_rules_of_the_game(tmp_path: Path) -> None:
    assert "S-TAX-SHELTER Pay 3° and send" in shown(tmp_path, "--search", "tax box")
    result = run(tmp_path, "rules", "--players", "4", "--search", "tax box")
    assert result.returncode != 0 and "nothing with all of these words" in result.stderr
    result = run(tmp_path, "rules", "--players", "4", "R-DEM-9")
    assert result.returncode != 0 and "nothing about R-DEM-9" in result.stderr


@pytest.mark.parametrize("language", languages())
def test_narrow_terminals_lose_no_letter_of_the_rules(language: str, long: bool) -> None:
    """Lines of wide characters end between two columns."""
    rules = manual(language, load())
    chapters = [section.key for section in rules.sections if section.level == 1]

    def printed(columns: int) -> str:
        out = WrappingConsole(file=StringIO(), width=columns)
        for chapter in chapters:
            assert show_topic(out, rules, chapter)
        assert isinstance(out.file, StringIO)
        return out.file.getvalue()

    whole = printed(500)
    assert len(chapters) > 1 and whole.count("…") == as_markdown(rules.sections).count("…")
    assert all(letters(printed(columns)) == letters(whole) for columns in ((60, 80) if long else (60,)))


def test_a_player_asks_for_a_rule_of_the_game_in_play(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "play", "--seed", "3", "--players", "3", "--bots", "random")
    prompt = person.wait()
    assert person.type("? R-INF-1") == prompt
    assert "The two pairs that are left stay face-down." in " ".join(person.shown.split())
    assert person.type("? R-DEM-9") == prompt
    assert "nothing about R-DEM-9" in person.shown
