"""The rules for players, as the server gives them: of all games, or of the one on the table with its figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpile.content import load
from stockpile.i18n.manual import SUMMARY, manual
from stockpile.rules.config import Config, preset
from tests.support.running import Person

Come = Callable[..., Person]


def numbers(rules: dict[str, Any]) -> tuple[str, ...]:
    blocks = (block for section in rules["sections"] for block in section.get("blocks", []))
    return tuple(block["number"] for block in blocks if "number" in block)


def test_the_rules_of_all_games_and_of_one_are_served_in_every_language(somebody: Come) -> None:
    person = somebody("")
    for language in person.get("/api/choices")["languages"]:
        whole = person.get(f"/api/rules/{language}")
        assert (whole["language"], whole["summary"]) == (language, SUMMARY)
        assert numbers(whole) == manual(language, load()).numbers
        base = person.get(f"/api/rules/{language}?players=3")
        assert numbers(base) == manual(language, load(), Config(players=3)).numbers
    epic = preset("epic", players=2)
    asked = f"players=2&modules={','.join(epic.modules)}&sets={','.join(epic.investor_sets)}&figures={load().version}"
    assert numbers(person.get(f"/api/rules/en?{asked}")) == manual("en", load(), epic).numbers


def test_a_table_keeps_the_figures_it_was_begun_with(somebody: Come) -> None:
    """Those of the first release are still known: they were ruled otherwise (R-DEM-7)."""
    told = str(somebody("").get("/api/rules/en?players=4&figures=5255aedceaeb"))
    assert "begun when another ruling held" in told and "'example'" not in told


def test_what_makes_no_sense_is_refused(somebody: Come) -> None:
    http = somebody("").http
    assert http.get("/api/rules/xx").status_code == 404
    for asked in (
        "players=6",
        "players=4&modules=chess",
        "players=4&figures=nobody",
        "players=4&modules=investor_bidding",
    ):
        answer = http.get(f"/api/rules/en?{asked}")
        assert (answer.status_code, answer.json()["code"]) == (400, "server-bad-request"), asked
